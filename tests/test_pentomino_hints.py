"""Remaining solutions, hints, heat; challenges."""

from __future__ import annotations

from random import Random

import pytest

from maze.errors import RecipeError
from maze.pentomino.board_text import parse_board
from maze.pentomino.challenges import ladders, ranked, recipe_of
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.hints import dead_parts, hint, last_solvable
from maze.pentomino.engines.index import index
from maze.pentomino.engines.katamino import every_choice
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.help import sentence
from maze.progress import finish

PUZZLE = Puzzle(parse_board("5x6"), parse_pieces("FILNPV"))
ANSWERS = finish(solve(PUZZLE))
EVERY = ANSWERS.all()
INDEX = finish(index(PUZZLE, EVERY))
COUNTS = finish(every_choice())


def said(found, rung) -> str:
    letters = {name: name.lower() for name in PUZZLE.kinds}
    return str(sentence(found, rung, Aspect(PUZZLE.board), letters))


def having(placed) -> list:
    return [solution for solution in EVERY if set(placed) <= set(solution)]


def positions():
    random = Random("positions")
    for _ in range(60):
        solution = random.choice(EVERY)
        yield random.sample(solution, random.randint(0, len(solution)))
    for _ in range(20):
        yield random.sample(range(len(PUZZLE.spots)), 2)


def test_remaining_is_what_counting_gives():
    for placed in positions():
        expected = having(placed)
        assert INDEX.remaining(placed) == ANSWERS.remaining(placed) == len(expected)
        assert [EVERY[number] for number in INDEX.numbers(placed)] == expected
        some = INDEX.some(placed)
        assert some is None if not expected else EVERY[some] == expected[0]


def test_the_hint_table_and_the_heat_map():
    for placed in positions():
        expected = having(placed)
        table = {spot: sum(spot in each for each in expected)
                 for each in expected for spot in each if spot not in placed}
        assert INDEX.hints(placed) == table
        heat = INDEX.heat(placed)
        assert set(heat) == {PUZZLE.kinds[PUZZLE.spots[spot][0]] for spot in table}
        for squares in heat.values():
            assert sum(squares.values()) == 5 * len(expected)


def test_four_rungs_lead_to_a_solution():
    for placed in positions():
        lying = list(placed)
        found = hint(INDEX, lying)
        while found.spot is not None:
            assert found.square in PUZZLE.squares(found.spot)
            assert said(found, 1) == "It can still be solved."
            assert said(found, 2).startswith("Look at row ")
            assert f"piece {found.piece.lower()} at" in said(found, 3)
            assert said(found, 4).endswith("goes there.")
            lying.append(found.spot)
            found = hint(INDEX, lying)
        if having(placed):
            assert tuple(sorted(lying)) in {tuple(sorted(each)) for each in EVERY}
        else:
            assert "No solution is left" in said(found, 1)


def test_the_last_solvable_position():
    solution = EVERY[0]
    wrong = next(spot for spot in range(len(PUZZLE.spots)) if not having([*solution[:2], spot]))
    assert last_solvable(INDEX, solution) == len(solution)
    assert last_solvable(INDEX, [*solution[:2], wrong, solution[2]]) == 2
    assert last_solvable(INDEX, []) == 0


def test_dead_parts():
    board = parse_board("5x6")
    filled = [(1, 0), (1, 1), (0, 2), (1, 2), (1, 3)]
    assert dead_parts(board, filled, parse_pieces("FILNP")) == [{(0, 0), (0, 1)},
                                                                set(board.squares()) - {*filled}
                                                                - {(0, 0), (0, 1)}]
    assert dead_parts(board, [], parse_pieces("FILNPV")) == []


def test_challenges_are_ranked_and_climb():
    rank = ranked(COUNTS, 5)
    assert [one.tilings for one in rank] == sorted((one.tilings for one in rank), reverse=True)
    for ladder in ladders(COUNTS):
        assert [len(one.letters) for one in ladder] == list(range(3, 13))
        assert all(set(low.letters) < set(high.letters) for low, high in zip(ladder, ladder[1:]))
        assert all(one in ranked(COUNTS, len(one.letters)) for one in ladder)


def test_a_challenge_is_a_recipe():
    one = ranked(COUNTS, 6)[0]
    assert one.recipe.challenge == one.id and one.recipe.problem() is None
    assert recipe_of("penta3-LNV").board == parse_board("5x3")
    for wrong in ("penta3-LN", "penta2-LL", "penta3-LNk", "", "penta99999-L"):
        with pytest.raises(RecipeError, match="such as penta5-LNPVY"):
            recipe_of(wrong)
