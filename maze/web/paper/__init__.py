"""The place where puzzles are printed: its form, its preview and its work."""
