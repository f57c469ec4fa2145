"""Asking: the card with a question from a run, and what is drawn of its answers."""
