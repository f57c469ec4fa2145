"""Searches: ``(tiling) -> Steps[int]``, one a file; they return the count of tilings."""
