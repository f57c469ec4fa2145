"""Append links to tests/golden/links.txt for what has none yet; a line that stands is never
changed.

Each line is the digest of a picture and its link.  `make golden` runs this.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from maze.bits import pack
from maze.catalog import DEFAULT
from maze.conflicts import problem
from maze.pentomino.board_text import parse_board
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.recipe import Recipe, generators, shapes, solvers
from maze.share import AnyRecipe, encode
from tools.samples import changing

LINKS = Path(__file__).resolve().parent.parent / "tests" / "golden" / "links.txt"
SEEDS = ("amber-7", "7QK2MD", "", "Ærø 🧭", "0")


def recipes() -> Iterator[AnyRecipe]:
    """One of each kind, and the corners of the format."""
    for by in sorted(generators()):
        for number, seed in enumerate(SEEDS):
            yield Recipe(size=(20 - 3 * number, 15 - 2 * number), by=by, seed=seed)
    for solver in sorted(solvers()):
        yield Recipe(by="prim", solve=solver)
        yield Recipe(by="growing_passages", solve=solver, start=17, goal=282)
    for name in ("euclid", "chebyshev", "none"):
        yield Recipe(by="prim", solve="a_star", sopt=(("heuristic", name),))
    for number, keys in enumerate(("1", "2", "3", "4", "5", "6", "halves", "points.1", "points.6")):
        yield Recipe(size=(18, 12), by="prim", seed=str(number), keys=keys, solve="dijkstra")
    walls = pack(Recipe(size=(6, 5)).picture().maze.open)
    yield Recipe(size=(6, 5), walls=walls, solve="breadth_first")
    yield Recipe(size=(100, 100), by="recursive_backtracker", seed="hundred")
    for shape in sorted(shapes()):
        size = tuple(param.default for param in shapes()[shape].params)
        yield Recipe(shape=shape, size=size, solve="breadth_first")
    mask, (width, height) = "_H8YxA", (5, 6)               # a window and a door
    yield Recipe(shape="mask", size=(width, height), mask=mask)
    yield Recipe(shape="word", size=(2,), mask="MAZE 2026", seed="0")
    yield from changed()
    for board, pieces in (("5x9", "ltwkyrzcp"), ("5x3", "UXP"), ("6x10", "all"), ("5x12", "all"),
                          ("3x5", "LVP"), ("5x5", "yptw+")):
        yield TilingRecipe(board=parse_board(board), pieces=parse_pieces(pieces))


def changed() -> Iterator[Recipe]:
    """Mazes with something done to them: each key alone, and together."""
    even, odd = (14, 10), (13, 10)
    for by in ("prim", "recursive_backtracker"):
        for bias, run, river in ((60, 0, 50), (-100, 0, 50), (0, 80, 50), (0, 0, 10), (0, 0, 90),
                                 (30, 30, 30)):
            yield Recipe(size=even, by=by).but(bias=bias, run=run, river=river)
        for size, symmetry in ((even, "mirror"), (odd, "mirror"), (even, "flip"), (odd, "turn")):
            yield Recipe(size=size, by=by).but(symmetry=symmetry)
        yield Recipe(size=even, by=by, solve="breadth_first").but(unicursal=1)
        for share in (30, 100):
            yield Recipe(size=even, by=by, solve="breadth_first").but(braid=share)
            yield Recipe(size=even, by=by, solve="breadth_first").but(sparse=share)
            yield Recipe(size=even, by=by, solve="breadth_first").but(oneway=share)
        for entr in ("border", "hardest"):
            yield Recipe(size=even, by=by, entr=entr, solve="breadth_first")
        yield Recipe(size=odd, by=by, entr="border", solve="breadth_first").but(
            bias=40, run=20, river=70, symmetry="turn", braid=30, sparse=20, oneway=10)


def added(known: set[str]) -> Iterator[Recipe]:
    """Mazes changed by the keys of transforms that no known link has."""
    for key, param in DEFAULT.keys.items():
        if not any(f"&{key}=" in link for link in known):
            for text in changing(param):
                recipe = Recipe(size=(14, 10), by="prim", solve="breadth_first").but(
                    **{key: param.parse(text)})
                if problem(recipe, recipe.grid()) is None:
                    yield recipe


def main() -> None:
    lines = LINKS.read_text().splitlines() if LINKS.exists() else []
    known = {line.split()[1] for line in lines}
    new = [f"{recipe.picture().digest} {link}" for recipe in chain(recipes(), added(known))
           if (link := encode(recipe)) not in known]
    LINKS.write_text("\n".join([*lines, *new]) + "\n")
    print(f"{len(new)} links added to tests/golden/links.txt")


if __name__ == "__main__":
    main()
