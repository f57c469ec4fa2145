"""Dares: a puzzle that somebody sends to a friend, with what it took and a ghost; and the days."""
