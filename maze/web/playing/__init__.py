"""Playing the maze that is shown: by keys, by taps, by a finger that follows the corridors."""
