"""A tour of the page: every line of what it should be, seen (`make tour`)."""
