"""Mazes made to order: the dialog that asks for wishes and searches."""
