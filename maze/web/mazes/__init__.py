"""The maze workshop."""
