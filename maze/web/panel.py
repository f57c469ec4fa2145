"""Panel: the one panel in which visitors write programs, which several places share."""

from __future__ import annotations

from typing import Any


class Panel:
    """``desk`` is the ``maze.web.writing.desk.Desk``, once somebody has wanted it."""

    def __init__(self) -> None:
        self.desk: Any = None
