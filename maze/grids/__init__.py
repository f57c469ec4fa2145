"""Ways to lay out a grid, and what can be asked of one."""
