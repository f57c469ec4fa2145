"""Asking: questions from the true run of an algorithm, with wrong answers proved wrong on it."""
