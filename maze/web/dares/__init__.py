"""Dares on the page: the ghost of a friend, and what is sent after a win."""
