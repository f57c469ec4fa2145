"""Numbers about a maze."""
