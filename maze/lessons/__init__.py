"""Lessons: moments of runs in an order, each with a text and perhaps a question, in one link."""
