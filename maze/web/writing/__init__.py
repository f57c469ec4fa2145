"""Writing: programs of visitors, edited on the page and run in a sandbox."""
