"""Cases: the boards and pieces on which a search is proved, the small ones first.

The first on which it fails is therefore its smallest counter-example among them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from maze.errors import MazeError
from maze.message import Message
from maze.pentomino.board import Board, box
from maze.pentomino.fields import decode_fields, encode_fields
from maze.pentomino.pieces import ALL, NAMES, format_pieces, parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import rows_of
from maze.visitors.replay import Checker
from maze.visitors.tilings.checking import TilingChecker

# Sets of pieces that cover a board; all others of three pieces cannot cover 5x3.
COVERS = {
    Board(5, 3): "FPU LNV LPV LTY NPU PUV PUY",
    Board(4, 5): "FIPU FLPU FLTY FLUV FLUY FPUY ILNV ILPV ILTY INPU IPUV IPUY LNPU LNVZ LPTV LPTY "
                 "LPUY LPVY LPVZ LPWY LPYZ LUVY NPUY NTVY PTVW PUVZ",
    Board(5, 5): "FILUY FLPUX FNPUV FNTVY ILPTY ILPVZ INTVY LNPTW LPTUX LPVYZ LTVWY PVWYZ",
    Board(5, 6): "FITUWY FNUVYZ LPTUVY",
}
CANNOT = "FIL FNT ILN ITX LPW NVZ PTX TUV UXY WYZ"         # of them some
ODD = (                                                    # board, pieces, use, what lies there
    (Board(1, 1), "1O", "all", ""), (Board(1, 5), "I", "all", ""), (Board(2, 2), "2II", "all", ""),
    (Board(2, 3), "2III", "all", ""), (Board(3, 3), "3LLL", "all", ""),
    (Board(4, 4), "4OOOO", "all", ""), (Board(2, 5), "YL", "all", ""),
    (Board(2, 4), "4LL", "all", ""), (Board(3, 4), "4ILOTZ", "some", ""),
    (Board(3, 5), "PUVWY", "some", ""), (Board(4, 4), "3LLLLL1O", "all", ""),
    (Board(3, 6, frozenset({(0, 0), (5, 2), (2, 1)})), "PUVLY", "some", ""),
    (Board(3, 3, frozenset({(1, 1)})), "3LL2I", "all", ""),
    (Board(5, 3), "PUV", "all", "U0.1.0"), (box(2, 2, 5), "LLLL", "all", ""),
)
LONG = ((Board(5, 9), "ltwkyrzcp"), (Board(6, 10), "all"))


@dataclass(frozen=True)
class TilingCase:
    """A run to its end, or of a long one (``solve`` of the recipe) to the first tiling.

    fresh   whether the program is compiled anew, so that nothing is left of earlier runs
    """

    recipe: TilingRecipe
    fresh: bool = False
    counts: bool = False                                   # lines are not counted
    kind: str = ""

    @property
    def most(self) -> int:
        """Steps after which a run is taken for endless: ours need 8 000 at most."""
        return 100_000

    @property
    def numbers(self) -> int:
        """How many numbers may tell of an answer: there is none."""
        return 0

    def checker(self, room: str) -> Checker:
        """What checks its steps."""
        return TilingChecker(self.recipe.tiling(), self.most)

    def data(self) -> dict[str, str | bool]:
        """For whoever runs it elsewhere: keys of a link, and whether it is fresh."""
        return {**encode_fields(self.recipe), "fresh": self.fresh}


def tiling_case_of(data: Mapping[str, object]) -> TilingCase:
    """The case of some data.  Raises MazeError."""
    recipe, notes = decode_fields({key: text for key, text in data.items()
                                   if isinstance(text, str)})
    if notes:
        raise MazeError(notes[0])
    return TilingCase(recipe, data.get("fresh") is True)


@lru_cache(maxsize=1)
def searching() -> tuple[TilingCase, ...]:
    """Every board, by its size: those of few squares to the last tiling, two long ones to the
    first."""
    found = [_recipe(board, order) for board, sets in COVERS.items() for pieces in sets.split()
             for order in (pieces, pieces[::-1])]
    found += [_recipe(Board(5, 3), pieces) for pieces in CANNOT.split()]
    found += [_recipe(board, pieces).but(use=use, place=place)
              for board, pieces, use, place in ODD]
    found.sort(key=lambda recipe: (recipe.board.area, len(recipe.pieces)))
    found += [_recipe(board, pieces).but(solve="first") for board, pieces in LONG]
    return tuple(TilingCase(recipe) for recipe in found)


def _recipe(board: Board, pieces: str) -> TilingRecipe:
    return TilingRecipe(board, parse_pieces(pieces), solve="all")


def board_of(recipe: TilingRecipe) -> Message:
    """A board and its pieces in words."""
    pieces = format_pieces(recipe.pieces)
    return Message("{board} with {pieces}", board=str(recipe.board),
                   pieces=NAMES if pieces == ALL else pieces)


def written(recipe: TilingRecipe, placed: list[int]) -> str:
    """The rows of a board from the top down, in one line."""
    return "/".join(rows_of(recipe.tiling(), placed))
