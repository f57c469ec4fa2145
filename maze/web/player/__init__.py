"""The player: the frame loop, its buttons, its time line."""
