"""Pointing at the maze on the page: with a finger, a mouse or the keyboard."""
