"""Searches: how many nodes a search for tilings goes through, at each depth, until its first tiling
and until it has found all.

A node is a piece that is laid, and its depth is how many the search has laid by then. The search
for all tilings takes the pieces in the order of the recipe. That for the first tiling is done many
times, each with the pieces in an order drawn by the seed, since the first tiling is a matter of
luck.

A row is whole numbers: the number of the trial (0 is the search for all tilings), how it ended, the
tilings it found, the nodes until the first of them (0 if there was none), and the nodes at each
depth from 1. A trial that takes long sends rows while it works: the last one counts.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from maze.catalog import DEFAULT, Catalog
from maze.errors import RecipeError
from maze.params import Whole
from maze.pentomino.fields import decode_fields, encode_fields
from maze.pentomino.pieces import Piece
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Progress
from maze.rng import Rng
from maze.steps import FOUND, PLACE, REMOVE

ALL = 0                                                    # the trial that finds all tilings
UNDER_WAY, OVER, CUT = range(3)                            # how a trial ended; CUT: too many nodes
HEAD = 4                                                   # numbers of a row before those of depths
NODES = Whole("nodes", "Nodes at most", 100, 20_000_000, 100_000, "of each search")
SLICE, TOLD = 64, 1 << 14                                  # steps between two breaths, and two rows

Part = array | Progress                                    # type: ignore[type-arg]


class Row(NamedTuple):
    """A trial: see above; ``each`` are the nodes at depth 1, 2, …"""

    trial: int
    state: int
    found: int
    first: int
    each: tuple[int, ...]

    @property
    def nodes(self) -> int:
        return sum(self.each)


@dataclass(frozen=True)
class Searching:
    """What one search is measured in: ``recipe`` names the search, the board and the pieces.

    ``trials`` orders of the pieces are tried. Raises RecipeError for numbers out of range.
    """

    recipe: TilingRecipe
    trials: int
    nodes: int = NODES.default
    seed: str = "lab"

    def __post_init__(self) -> None:
        NODES.parse(str(self.nodes))

    @property
    def width(self) -> int:
        """The numbers of a row."""
        return HEAD + len(self.recipe.pieces)

    def trial(self, number: int) -> TilingRecipe:
        """The recipe of a trial; each search is given the same orders of the pieces."""
        plain = self.recipe.but(sol=0, challenge="", of="all")
        if number == ALL:
            return plain.but(solve="all")
        return plain.but(solve="first", pieces=self._order(number))

    def _order(self, number: int) -> tuple[Piece, ...]:
        pieces = list(self.recipe.pieces)
        Rng(f"{self.seed}-{number}", "pieces").shuffle(pieces)
        return tuple(pieces)

    def measured(self, first: int = 0, last: int | None = None) -> Generator[Part, None, bytes]:
        """The rows of some trials; that for all tilings comes last. Between them comes progress.

        The result is the last row of each. Raises MisfitError if the board cannot be searched.
        """
        end = self.trials + 1 if last is None else min(last, self.trials + 1)
        found = array("i")
        for index in range(first, end):
            yield Progress("Measuring", index - first, end - first)
            row = yield from self._row(ALL if index == self.trials else index + 1)
            found.extend(row)
            yield row
        yield Progress("Measuring", end - first, end - first)
        return found.tobytes()

    def _row(self, number: int) -> Generator[Part, None, array[int]]:
        tiling, steps = self.trial(number).begin()
        yield Progress("Measuring")                        # a long board has 80 000 placements
        lying = depth = len(tiling.placed)
        each = [0] * (len(self.recipe.pieces) - lying + 1)     # the last one stays 0
        nodes = tilings = first = 0

        def row(state: int) -> array[int]:
            depths = (each + [0] * lying)[:len(self.recipe.pieces)]
            return array("i", [number, state, tilings, first, *depths])

        for at, step in enumerate(steps, 1):
            if PLACE <= step < REMOVE:
                each[depth - lying] += 1
                depth += 1
                nodes += 1
            elif REMOVE <= step < FOUND:
                depth -= 1
            elif step >= FOUND:
                tilings += 1
                first = first or nodes
            if nodes >= self.nodes and not (number and tilings):
                return row(CUT)
            if at % SLICE == 0:
                yield row(UNDER_WAY) if at % TOLD == 0 else Progress("Measuring")
        return row(OVER)

    def as_fields(self) -> dict[str, Any]:
        """For the arguments of a job."""
        return {"search": encode_fields(self.recipe), "trials": self.trials, "nodes": self.nodes,
                "seed": self.seed}

    @staticmethod
    def of_fields(fields: Mapping[str, Any], catalog: Catalog = DEFAULT) -> Searching:
        """Raises RecipeError if the search is none."""
        recipe, notes = decode_fields(fields["search"], catalog)
        if notes:
            raise RecipeError(notes[0])
        return Searching(recipe, fields["trials"], fields["nodes"], fields["seed"])


@dataclass
class Trials:
    """The rows of one search as they come.  ``feed`` takes the arrays of a job's parts."""

    searching: Searching
    rows: dict[int, Row] = field(default_factory=dict)

    def feed(self, numbers: Sequence[int]) -> None:
        width = self.searching.width
        for at in range(0, len(numbers), width):
            trial, state, found, first, *each = numbers[at:at + width]
            self.rows[trial] = Row(trial, state, found, first, tuple(each))

    @property
    def all(self) -> Row | None:
        """The search for all tilings, as far as it is."""
        return self.rows.get(ALL)

    @property
    def firsts(self) -> list[Row]:
        """The searches that found a tiling, in the order of their numbers."""
        return [row for number, row in sorted(self.rows.items()) if number and row.first]

    @property
    def cut(self) -> int:
        """How many searches for a first tiling were cut off, and how many found that there is
        none."""
        return sum(1 for number, row in self.rows.items()
                   if number and row.state != UNDER_WAY and not row.first)
