"""Rows of searches: one for each search that was done, as names and values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from maze.lab.searches import ALL, OVER, UNDER_WAY, Trials
from maze.pentomino.pieces import format_pieces
from maze.share import encode


def columns(every: Sequence[Trials]) -> tuple[str, ...]:
    """Their names: as many depths as there are pieces."""
    most = max((len(one.searching.recipe.pieces) for one in every), default=0)
    return ("algorithm", "board", "pieces", "trial", "until", "done", "tilings", "first", "nodes",
            *(f"depth_{depth}" for depth in range(1, most + 1)), "link")


def records(every: Iterable[Trials]) -> Iterator[dict[str, Any]]:
    """Each search that was done, as names and values."""
    for one in every:
        for number, row in sorted(one.rows.items()):
            recipe = one.searching.trial(number)
            if row.state != UNDER_WAY:
                yield {"algorithm": recipe.order, "board": str(recipe.board),
                       "pieces": format_pieces(recipe.pieces), "trial": number,
                       "until": "all" if number == ALL else "first", "done": int(row.state == OVER),
                       "tilings": row.found, "first": row.first or None, "nodes": row.nodes,
                       "link": encode(recipe),
                       **{f"depth_{at}": nodes for at, nodes in enumerate(row.each, 1)}}
