"""Tasks: the kinds of work that a job may be, one file each: see ``maze.jobs``."""
