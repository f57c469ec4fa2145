"""Visitors: algorithms that are not files of ours, such as one that was typed into the page."""
