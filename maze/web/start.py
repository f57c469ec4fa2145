"""What PyScript runs: the page, which is compiled already and lies in the archive."""

import maze.web.main  # noqa: F401
