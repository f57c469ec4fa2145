"""Collections of puzzles: their counts, counted again by another program, and how they follow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maze.pentomino.board import Board
from maze.pentomino.boards import side_by_side
from maze.pentomino.challenges import is_of, recipe_of
from maze.pentomino.collections import after, collected, collections
from maze.pentomino.difficulty import Difficulty, difficulties
from maze.pentomino.pieces import NAMES
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.solvers import algorithm_x as search
from maze.share import decode, encode
from maze.steps import run
from tests.links import count_covers
from tests.test_pentomino_engines import counts, puzzle
from tests.test_pentomino_hints import COUNTS

QUICK = 1500                                               # tries that a test can afford


def some(most: int) -> list[object]:
    """The ids of challenges; those whose search is longer are for ``make prove``, or left out."""
    return [pytest.param(id_, marks=[] if known.nodes <= QUICK else pytest.mark.prove)
            for id_, known in difficulties().items() if known.nodes <= most]


def measured(recipe: TilingRecipe, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int, int]:
    """Tilings, nodes and forced ones, from the choices that the search meets."""
    sizes: list[int] = []

    class Counting(search._Cover):
        def branch(self, still_open: int) -> tuple[int, int]:
            item, options = super().branch(still_open)
            sizes.append(options.bit_count())
            return item, options

    monkeypatch.setattr(search, "_Cover", Counting)
    found = recipe.but(solve="all", order="algorithm_x").begin()[1]
    return run(found).found, sum(sizes), sizes.count(1)


@pytest.mark.parametrize("id_", some(60_000))
def test_the_difficulty_of_a_challenge_is_what_a_search_comes_to(id_, monkeypatch):
    known = difficulties()[id_]
    assert measured(recipe_of(id_), monkeypatch) == known[1:]


@pytest.mark.parametrize("id_", some(300_000))
def test_linked_lists_count_as_many_tilings(id_):
    """A program of another kind: Knuth's dancing links, with nothing of ours but the squares."""
    recipe = recipe_of(id_)
    assert count_covers(recipe.board.squares(), [piece.name for piece in recipe.pieces],
                        spare=recipe.spare) == difficulties()[id_].tilings


@pytest.mark.prove
@pytest.mark.parametrize("id_", [id_ for id_, one in collected().items()
                                 if one.group in ("letters", "pictures", "twelve")])
def test_different_tilings_of_pictures_are_counted_by_the_engines(id_):
    one = collected()[id_]
    assert counts(puzzle(str(one.board), one.pieces)) == (
        difficulties()[id_].tilings, difficulties()[id_].different)


def test_all_ten_places_of_a_hole_are_there():
    """No two of them are the same board, turned or mirrored."""
    boards = [one.board for one in collections()["holed"]]
    assert len(boards) == 10 and sum(difficulties()[one.id].different
                                     for one in collections()["holed"]) == 16146
    places = {min(_turned(board)) for board in boards}
    assert len(places) == 10 and all(board.holes == _block(min(board.holes)) for board in boards)


def _block(corner: tuple[int, int]) -> frozenset[tuple[int, int]]:
    return frozenset((corner[0] + x, corner[1] + y) for x in (0, 1) for y in (0, 1))


def _turned(board: Board) -> Iterator[tuple[tuple[int, int], ...]]:
    for x, y, swap in ((a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)):
        holes = ((7 - i if x else i, 7 - j if y else j) for i, j in board.holes)
        yield tuple(sorted((j, i) if swap else (i, j) for i, j in holes))


def test_every_puzzle_of_a_collection_is_a_challenge_with_a_link():
    for id_, one in collected().items():
        recipe = recipe_of(id_)
        assert is_of(recipe) and recipe.problem() is None
        assert decode(encode(recipe)).recipe == recipe
        alone = decode(f"#pentomino?v=1&challenge={id_}")
        assert alone.recipe == recipe and not alone.notes
        assert difficulties()[id_].different >= 1 and one.board == recipe.board


def test_collections_begin_with_the_easiest_and_end():
    for found in collections().values():
        tries = [difficulties()[one.id].tries for one in found]
        assert tries == sorted(tries)
        ids = [one.id for one in found]
        assert [after(id_) for id_ in ids] == [*ids[1:], ""]
    assert Difficulty(65, 520, 286380, 32956).tries == 551
    assert Difficulty(65, 520, 286380, 32956).forced_percent == 12


def test_other_rectangles_cannot_be_filled_at_once():
    """Which is why 4 x 5 beside 5 x 8 is in no collection: no choice of eight pieces fills 5 x 8
    while the other four fill 4 x 5."""
    every = (1 << len(NAMES)) - 1
    pairs = {columns: sum(COUNTS[columns][chosen] * COUNTS[12 - columns][every ^ chosen]
                          for chosen in range(every + 1)) for columns in (3, 4, 5, 6)}
    assert pairs == {3: 16, 4: 0, 5: 32, 6: 64}
    assert [difficulties()[f"together-{sizes}"].tilings for sizes in (
        "5x3.5x9", "5x5.5x7", "5x6.5x6")] == [16, 32, 64]
    assert side_by_side(["5x3", "5x9"]).area == 60
