"""The pentomino workshop."""
