"""The place where people learn: its screens, and the articles that can be read."""
