"""Written: searches of visitors as everybody but a sandbox has them: see ``maze.recordings``."""

from __future__ import annotations

from functools import lru_cache

from maze.catalog import Catalog
from maze.message import Message
from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece
from maze.pentomino.tiling import Placement, Tiling
from maze.recordings import Recorded
from maze.steps import FOUND, MASK, PLACE, SHIFT, Steps

ROOM = "searches"
NONE_FOUND = Message("This search found no tiling.")


class WrittenSearch(Recorded):
    """The search with a text."""

    def __init__(self, text: str) -> None:
        super().__init__(ROOM, text, self.search)

    def search(self, tiling: Tiling) -> Steps[int]:
        """What a search of ours does, as a sandbox has told it."""
        found, known = 0, ground(tiling)
        for step in self.recording(known, self.shape(known).get("first"), {}):
            if step >= FOUND:
                found = step & MASK
            elif step >= 0 and step >> SHIFT == PLACE >> SHIFT:
                tiling.placed.append(step & MASK)
            elif step >= 0:
                tiling.placed.remove(step & MASK)
            yield step
        return found


def ground(tiling: Tiling) -> Tiling:
    """The same for all tilings that begin alike: runs are kept by it."""
    return _ground(tiling.board, tiling.pieces, tiling.spare, tuple(tiling.placed))


@lru_cache(maxsize=8)
def _ground(board: Board, pieces: tuple[Piece, ...], spare: bool,
            placed: tuple[Placement, ...]) -> Tiling:
    tiling = Tiling(board, pieces, spare=spare)
    tiling.placed += placed
    return tiling


@lru_cache(maxsize=32)
def with_search(catalog: Catalog, text: str) -> Catalog:
    """A catalog with a program in it, in place of one that was there before; the same each time."""
    return catalog.put(ROOM, WrittenSearch(text).entry)
