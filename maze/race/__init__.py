"""Races: two to six algorithms on one clock, as data, and how they stand at a moment."""
