"""Challenges: puzzles with an id, above all Katamino boards ranked by how many tilings they have.

A ladder begins with three pieces and adds one at a time, up to all twelve; every rung has a tiling.
The id of a challenge is ``penta5-LNPVY``: five pieces on a board of 5 x 5. The puzzles of
``maze.pentomino.collections`` are challenges too, by the names of their boards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from maze.errors import RecipeError
from maze.params import shown
from maze.pentomino.board import Board
from maze.pentomino.collections import collected
from maze.pentomino.engines.katamino import choices
from maze.pentomino.pieces import NAMES, parse_pieces
from maze.pentomino.recipe import TilingRecipe

ID = re.compile(f"penta([0-9]{{1,2}})-([{NAMES}]+)")
SHORTEST, LONGEST = 3, len(NAMES)


class Challenge(NamedTuple):
    """Pieces, and how many tilings of 5 x n they have, turned and mirrored ones counted too."""

    letters: str
    tilings: int

    @property
    def id(self) -> str:
        return f"penta{len(self.letters)}-{self.letters}"

    @property
    def recipe(self) -> TilingRecipe:
        return recipe_of(self.id)


def recipe_of(text: str) -> TilingRecipe:
    """The board and pieces of a challenge's id.  Raises RecipeError."""
    if one := collected().get(text):
        return TilingRecipe(one.board, one.parsed(), use=one.use, challenge=text,
                            order="algorithm_x" if one.board.holes else "source")
    match = ID.fullmatch(text)
    if not match or int(match[1]) != len(match[2]) or len(set(match[2])) < len(match[2]):
        raise RecipeError("expected a challenge such as penta5-LNPVY: {text}", text=shown(text))
    return TilingRecipe(Board(5, len(match[2])), parse_pieces(match[2]), challenge=text)


def is_of(recipe: TilingRecipe) -> bool:
    """Whether a recipe is just the puzzle of the challenge that it names."""
    try:
        puzzle = recipe_of(recipe.challenge)
    except RecipeError:
        return False
    return (recipe.board == puzzle.board and recipe.use == puzzle.use
            and sorted(piece.name for piece in recipe.pieces)
            == sorted(piece.name for piece in puzzle.pieces))


def is_forged(recipe: TilingRecipe) -> bool:
    """Whether a recipe names a challenge that is another puzzle."""
    known = ID.fullmatch(recipe.challenge) or recipe.challenge in collected()
    return bool(known) and not is_of(recipe)


def ranked(counts: Mapping[int, list[int]], pieces: int) -> list[Challenge]:
    """All challenges with so many pieces, the easiest first: the one with the most tilings.

    ``counts`` is what ``every_choice`` returns.
    """
    found = [Challenge(letters, tilings) for letters, tilings in choices(counts[pieces]).items()]
    return sorted(found, key=lambda challenge: (-challenge.tilings, challenge.letters))


def ladders(counts: Mapping[int, list[int]]) -> list[list[Challenge]]:
    """For each first rung of three pieces, the gentlest way up to twelve; the easiest first."""
    known = {one.letters: one.tilings for pieces in range(SHORTEST, LONGEST + 1)
             for one in ranked(counts, pieces)}
    up: dict[str, list[Challenge]] = {}
    for letters in sorted(known, key=len, reverse=True):
        longer = ["".join(sorted(letters + name)) for name in NAMES if name not in letters]
        ways = [up[other] for other in longer if other in up]
        if ways or len(letters) == LONGEST:
            best = max(ways, key=lambda way: (way[0].tilings, way[0].letters), default=[])
            up[letters] = [Challenge(letters, known[letters]), *best]
    return [up[one.letters] for one in ranked(counts, SHORTEST) if one.letters in up]
