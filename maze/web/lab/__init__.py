"""The lab: algorithms compared, on boards of their own."""
