"""Exporting: what is seen, as a file or on paper."""
