"""Pentominoes: pieces, boards, and searches that fill a board with pieces."""
