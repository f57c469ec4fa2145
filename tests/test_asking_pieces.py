"""Questions about searches for tilings: one answer is right on the run, the others are wrong."""

from __future__ import annotations

from itertools import islice

import pytest

from maze.asking.pieces.moments import KINDS, one_by_one
from maze.asking.pieces.told import Laid
from maze.asking.question import Question
from maze.pentomino.play.aspect import Aspect
from maze.rng import Rng
from maze.share import decode
from maze.steps import MASK, PLACE, REMOVE, SHIFT

BOARDS = ["board=5x6&pieces=FILPUY", "board=6x10", "board=8x8-d4.4"]
ORDERS = ["source", "algorithm_x", "dancing_links"]


def laid_of(board: str, order: str, steps: int = 300, *, upright: bool = False) -> Laid:
    recipe = decode(f"#pentomino?v=1&{board}&order={order}").recipe
    log = [step for step in islice(recipe.begin()[1], steps) if step >= 0]
    return Laid(recipe, log, Aspect(recipe.board, upright))


def ways(laid: Laid, at: int, square: tuple[int, int]) -> set[tuple[str, int]]:
    """By name and squares, all that can cover a square: counted anew, from the steps alone."""
    tiling = laid.recipe.tiling()
    for step in laid.log[:at]:
        verb = step >> SHIFT << SHIFT
        if verb == PLACE:
            tiling.placed.append(step & MASK)
        elif verb == REMOVE:
            tiling.placed.remove(step & MASK)
    used = {tiling.pieces[piece].name for piece in tiling.used}
    named = [(tiling.pieces[lie.piece].name, lie) for lie in tiling.placements]
    return {(name, lie.mask) for name, lie in named
            if square in lie.squares and not lie.mask & tiling.filled and name not in used}


def prove(laid: Laid, asked: Question) -> None:
    """That the right answer is what happens, and that no other one is."""
    assert sum(one.right for one in asked.answers) == 1 < len(asked.answers) <= 4
    assert len({str(one.said) for one in asked.answers}) == len(asked.answers)
    right, wrong = asked.answers[asked.right], [one for one in asked.answers if not one.right]
    square = laid.board.square(asked.marked) if asked.marked is not None else (0, 0)
    fits = ways(laid, asked.at, square)
    verb, lie = laid.verb(asked.at), laid.lie(asked.at)
    if asked.kind == "forced":
        assert {name for name, _ in fits} == {right.piece}
    elif asked.kind == "number":
        assert str(right.said) == str(len(fits)) not in {str(one.said) for one in wrong}
    elif asked.kind == "piece":
        assert verb == PLACE and square in lie.squares
        assert laid.tiling.pieces[lie.piece].name == right.piece
    elif asked.kind == "back":
        assert str(right.said).startswith("It lays" if verb == PLACE else "It takes")
    else:
        assert asked.kind == "square" and verb == PLACE
        assert laid.board.square(right.cell) in lie.squares
        count = len(ways(laid, asked.at, laid.board.square(right.cell)))
        for one in wrong:
            other = laid.board.square(one.cell)
            assert (one.cell > right.cell if laid.recipe.order == "source"
                    else len(ways(laid, asked.at, other)) > count)


@pytest.mark.parametrize("order", ORDERS)
def test_each_wrong_answer_is_wrong_on_this_run(order: str) -> None:
    laid = laid_of(BOARDS[0], order, upright=order == "source")
    found = [asked for asked in one_by_one(laid) if asked]
    assert len({asked.kind for asked in found}) >= 3
    assert [asked.at for asked in found] == sorted(asked.at for asked in found)
    for asked in found:
        prove(laid, asked)


@pytest.mark.prove
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("board", BOARDS)
def test_every_kind_at_many_steps(board: str, order: str) -> None:
    laid, kinds = laid_of(board, order, 600), set()
    for kind, ask in KINDS.items():
        for at in range(1, len(laid.log)):
            if asked := ask(laid, at, Rng(str(at))):
                kinds.add(kind)
                prove(laid, asked)
    assert kinds == {*KINDS} - ({"piece"} if order != "source" else set())


def test_the_same_seed_asks_the_same_and_places_are_named_as_they_are_seen() -> None:
    flat, upright = (laid_of(BOARDS[0], "source", upright=turned) for turned in (False, True))
    assert [*one_by_one(flat)] == [*one_by_one(laid_of(BOARDS[0], "source"))]
    said = [{str(one.why) for asked in one_by_one(laid) if asked for one in asked.answers}
            for laid in (flat, upright)]
    assert any("from the left" in one for one in said[0])
    assert any("from the top" in one for one in said[1])
