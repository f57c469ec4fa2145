"""Questions about a board that is being filled, one kind a file: ``ask(told, at, rng)``."""
