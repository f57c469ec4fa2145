"""Kinds of questions, one a file: ``ask(told, at, rng) -> Question | None``."""
