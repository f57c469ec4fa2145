"""The atlas: every filter's count, recounted from the drawings of the tilings, by brute force."""

from __future__ import annotations

from itertools import combinations

import pytest

from maze.pentomino.board_text import parse_board
from maze.pentomino.engines.atlas import COUNTED, TOUCH, Atlas, atlas, members
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.symmetry import class_of, classes
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.tiling import Tiling, rows_of
from maze.playing.album import format_album, parse_album
from maze.progress import finish


def sorted_out(board: str, pieces: str, *, one_sided: bool = False) -> tuple[Atlas, list[str]]:
    """An atlas, and its tilings as drawings: rows of letters, from the top."""
    puzzle = Puzzle(parse_board(board), parse_pieces(pieces, one_sided=one_sided))
    answers = finish(solve(puzzle))
    every = answers.all()
    found = finish(atlas(puzzle, [every[at] for at in finish(classes(puzzle, every))]))
    tiling = Tiling(puzzle.board, puzzle.pieces)
    return found, ["\n".join(rows_of(tiling, puzzle.placements_of(tiling, each)))
                   for each in found.tilings]


# --- the recount: nothing of the engines is used from here on -----------------------------------


def cells(drawing: str) -> dict[tuple[int, int], str]:
    return {(row, column): letter for row, line in enumerate(drawing.split("\n"))
            for column, letter in enumerate(line) if letter != " "}


def on_the_edge(drawing: str) -> str:
    at = cells(drawing)
    return str(len({at[r, c] for r, c in at
                    if not {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} <= at.keys()}))


def crossroads(drawing: str) -> str:
    at = cells(drawing)
    return str(sum(len({at.get((r, c)), at.get((r, c + 1)), at.get((r + 1, c)),
                        at.get((r + 1, c + 1))} - {None}) == 4 for r, c in at))


def fault_lines(drawing: str) -> str:
    rows = drawing.split("\n")
    columns = ["".join(column) for column in zip(*rows)]
    return str(sum(all(a != b or a == " " for a, b in zip(one, other))
                   for lines in (rows, columns) for one, other in zip(lines, lines[1:])))


def turned_over(drawing: str, mirrors: bool = True) -> str:
    """Pairs of touching pieces: cut both out, turn the clipping, and see whether it fits again."""
    found = 0
    for one, other in touching(drawing):
        clipping = [[letter if letter in (one, other) else "." for letter in line]
                    for line in drawing.split("\n")]
        clipping = trim(clipping)
        shapes, picture = [], clipping
        for _ in range(4):
            picture = [list(row) for row in zip(*picture[::-1])]
            shapes.append(picture)
            if mirrors:
                shapes.append([row[::-1] for row in picture])
        here = {frozenset((r, c) for r, row in enumerate(clipping) for c, letter in enumerate(row)
                          if letter == name) for name in (one, other)}
        for shape in shapes:
            there = {frozenset((r, c) for r, row in enumerate(shape) for c, letter in enumerate(row)
                               if letter == name) for name in (one, other)}
            if frozenset().union(*there) == frozenset().union(*here) and there != here:
                found += 1
                break
    return str(found)


def trim(picture: list[list[str]]) -> list[list[str]]:
    for _ in range(4):
        while all(letter == "." for letter in picture[0]):
            picture = picture[1:]
        picture = [list(row) for row in zip(*picture[::-1])]
    return picture


def touching(drawing: str) -> set[tuple[str, str]]:
    at = cells(drawing)
    return {tuple(sorted((at[r, c], at[near]))) for r, c in at
            for near in ((r, c + 1), (r + 1, c)) if near in at and at[near] != at[r, c]}


def where_x_lies(drawing: str) -> str:
    """The only X square with four others of X around it, folded onto the upper left quarter."""
    at = cells(drawing)
    middles = [(r, c) for r, c in at if all(at.get(near) == "X" for near in (
        (r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)))]
    if not middles:
        return ""
    (r, c), rows = middles[0], drawing.split("\n")
    down, across = min(r, len(rows) - 1 - r), min(c, len(rows[0]) - 1 - c)
    if len(rows) == len(rows[0]):
        down, across = sorted((down, across))
    return f"{down}.{across}" if len(rows) <= len(rows[0]) else f"{across}.{down}"


RECOUNT = {"lies": where_x_lies, "edge": on_the_edge, "cross": crossroads, "fault": fault_lines,
           "parts": turned_over}


def recount(found: Atlas, drawings: list[str]) -> None:
    """Each value of each trait, tiling by tiling."""
    assert set(RECOUNT) == set(COUNTED)
    for trait, of in RECOUNT.items():
        values: dict[str, list[int]] = {}
        for number, drawing in enumerate(drawings):
            values.setdefault(of(drawing), []).append(number)
        values.pop("", None)
        assert {value: members(some) for value, some in found.having[trait].items()} == values
        assert found.counts(trait, {}) == {value: len(some) for value, some in values.items()}
    pairs: dict[str, list[int]] = {}
    for number, drawing in enumerate(drawings):
        for one, other in touching(drawing):
            pairs.setdefault(f"{one}.{other}", []).append(number)
    assert {value: members(some) for value, some in found.having[TOUCH].items() if some} == pairs


@pytest.mark.parametrize("board, pieces", [
    ("5x8", "FILNPUVY"), ("3x20", "all"), ("7x5", "FLNPUYX"), ("8x8-d4.4", "all")])
def test_every_filter_against_a_recount(board, pieces):
    found, drawings = sorted_out(board, pieces)
    assert drawings
    recount(found, drawings)


@pytest.mark.prove
@pytest.mark.parametrize("board, many", [("6x10", 2339), ("5x12", 1010), ("4x15", 368)])
def test_every_filter_over_all_tilings_of_the_rectangles(board, many):
    found, drawings = sorted_out(board, "all")
    assert len(drawings) == many
    recount(found, drawings)


def test_filters_narrow_each_other():
    found, drawings = sorted_out("5x8", "FILNPUVY")
    chosen = {"cross": "1", "edge": "7", TOUCH: "F.L"}
    fit = [number for number, drawing in enumerate(drawings)
           if crossroads(drawing) == "1" and on_the_edge(drawing) == "7"
           and ("F", "L") in touching(drawing)]
    assert members(found.fitting(chosen)) == fit and fit
    faults = [fault_lines(drawings[number]) for number in fit]
    assert found.counts("fault", chosen) == {value: faults.count(value)
                                             for value in found.having["fault"]}
    assert sum(found.counts("cross", chosen).values()) > len(fit)   # what else could be chosen


def test_what_is_laid_is_found_however_it_is_turned():
    found, drawings = sorted_out("5x8", "FILNPUVY")
    rows = drawings[10].split("\n")
    for image in (rows, rows[::-1], [row[::-1] for row in rows], [row[::-1] for row in rows[::-1]]):
        squares = [(x, len(image) - 1 - y) for y, row in enumerate(image)
                   for x, letter in enumerate(row) if letter == "F"]
        spot = found.puzzle.spot_at(sorted(squares))
        assert members(found.containing([spot])) == [
            number for number, drawing in enumerate(drawings)
            if set(squares) in places_of("F", drawing)]


def places_of(letter: str, drawing: str) -> list[set[tuple[int, int]]]:
    """Where a piece lies in the four images of a tiling, from the lower left."""
    rows = drawing.split("\n")
    images = (rows, rows[::-1], [row[::-1] for row in rows], [row[::-1] for row in rows[::-1]])
    return [{(x, len(image) - 1 - y) for y, row in enumerate(image)
             for x, there in enumerate(row) if there == letter} for image in images]


def test_the_rarest_come_first():
    found, _ = sorted_out("5x8", "FILNPUVY")
    shared = [1.0] * len(found.tilings)
    for trait in COUNTED:
        for some in found.having[trait].values():
            for number in members(some):
                shared[number] *= some.bit_count() / len(found.tilings)
    order = found.rarity()
    assert sorted(order) == list(range(len(shared)))
    assert all(shared[one] <= shared[other] * 1.000001 for one, other in zip(order, order[1:]))


def test_the_class_of_any_solution():
    puzzle = Puzzle(parse_board("5x5"), parse_pieces("LNPVY"))
    answers = finish(solve(puzzle))
    standing = finish(classes(puzzle, answers.all()))
    numbers = [finish(class_of(answers, standing, solution)) for solution in answers.all()]
    assert [numbers.count(number) for number in range(len(standing))] == [8] * len(standing)
    assert [numbers[at] for at in standing] == list(range(len(standing)))


@pytest.mark.parametrize("numbers", [[], [0], [7], [0, 1, 2, 2338], list(range(0, 2339, 3))])
def test_an_album_is_kept_as_text(numbers):
    assert parse_album(format_album(reversed(numbers))) == set(numbers)
    assert len(format_album(range(2339))) < 5000 and parse_album("1.-2") == set()


def test_one_sided_pieces_are_not_mirrored_in_place():
    found, drawings = sorted_out("3x10", "FGLJPQ", one_sided=True)
    for value, some in found.having["parts"].items():
        assert all(turned_over(drawings[number], mirrors=False) == value
                   for number in members(some))


def test_pairs_are_told_apart():
    assert len({frozenset(pair) for pair in combinations("FILNPTUVWXYZ", 2)}) == len(
        sorted_out("3x20", "all")[0].having[TOUCH])
