"""The place where people learn, on the page."""
