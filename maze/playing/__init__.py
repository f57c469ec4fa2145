"""Playing: a maze walked by hand, its exits, hints, fog, and the maze of the day."""
