"""Five engines, tested against each other and against mathematics."""

from __future__ import annotations

from itertools import combinations
from math import prod
from random import Random

import pytest

from maze.catalog import DEFAULT
from maze.pentomino.board import Board, board_of
from maze.pentomino.board_text import board_of_picture, parse_board
from maze.pentomino.boards import KNOWN, more_boards
from maze.pentomino.engines.answers import Listed, below
from maze.pentomino.engines.choice import TITLES, can, estimate, rounded, solve
from maze.pentomino.engines.columns import DEAD, NOTHING, Columns, runs
from maze.pentomino.engines.flip import Flip
from maze.pentomino.engines.graph import Graph, TooLargeError
from maze.pentomino.engines.katamino import choices, every_choice
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.searched import first_tiling
from maze.pentomino.engines.strip import strip_of
from maze.pentomino.engines.symmetry import classes, images, symmetries
from maze.pentomino.engines.usage import Usage
from maze.pentomino.parity import parity_proof
from maze.pentomino.pieces import NAMES, all_letters, parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.solvers.algorithm_x import algorithm_x
from maze.pentomino.solvers.source import source
from maze.pentomino.tiling import Tiling
from maze.progress import Progress, finish
from maze.rng import WORD, Rng
from maze.steps import FOUND, describe, run, verb

ENGINES = list(TITLES)


def puzzle(board: str, pieces: str = "all", *, spare=False, one_sided=False) -> Puzzle:
    return Puzzle(parse_board(board), parse_pieces(pieces, one_sided=one_sided), spare=spare)


def counts(some: Puzzle, engine: str = "") -> tuple[int, int]:
    """Raw and distinct."""
    answers = finish(solve(some, engine))
    return answers.count, len(finish(classes(some, answers.all())))


# --- the counts of mathematics ---------------------------------------------------------------


@pytest.mark.parametrize("board", KNOWN)
def test_rectangles(board):
    assert counts(puzzle(board)) == (4 * KNOWN[board], KNOWN[board])


@pytest.mark.parametrize("board, distinct", [("3x5", 7), ("5x4", 50), ("5x5", 107), ("5x6", 541),
                                             ("5x7", 1396), ("5x8", 3408), ("5x9", 5902),
                                             ("5x10", 6951)])
def test_all_choices_of_distinct_pieces(board, distinct):
    assert counts(puzzle(board, spare=True))[1] == distinct


def listed_boards():
    """Every board of the list; all but one of each kind are for ``make prove``."""
    sample = {"8x8-d4.4", "8x8-c3.c6.f3.f6", "together-5x6.5x6", "octagon-4x16", "double-P",
              "triple-X", "tetrominoes-4x5", "tetrominoes-4x10", "small-4x7", "hexominoes-14x15"}
    return [pytest.param(entry, id=entry["id"],
                         marks=[] if entry["id"] in sample else [pytest.mark.prove])
            for entry in more_boards() if entry["distinct"] is not None]


@pytest.mark.parametrize("entry", listed_boards())
def test_a_listed_board_has_as_many_tilings_as_it_says(entry):
    """Whoever adds a board enters its count; it is not believed."""
    found = counts(puzzle(entry["board"], entry["pieces"], spare=entry["use"] == "some",
                          one_sided=entry["sides"] == "1"))[1]
    assert found == entry["distinct"], (
        f"maze/pentomino/boards.py: {entry['id']} has {found} tilings up to symmetry, "
        f"not {entry['distinct']}")


@pytest.mark.parametrize("board, raw", [
    ("8x8-d4.4", 520),
    pytest.param("8x8-a1.a8.h1.h8", 17360, marks=[pytest.mark.slow, pytest.mark.prove])])
def test_chess_boards_with_turned_and_mirrored_tilings(board, raw):
    assert finish(solve(puzzle(board))).count == raw


def test_colors_tell_before_any_search():
    all_hexominoes = "6ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi"
    none = finish(solve(puzzle("14x15", all_hexominoes)))
    assert (none.engine, none.count) == ("parity", 0)
    problem = TilingRecipe(parse_board("14x15"), parse_pieces(all_hexominoes)).problem()
    assert problem is not None and "105 squares of one color" in str(problem)
    assert TilingRecipe(parse_board("4x5"), parse_pieces("4ILOTZ"), use="some").problem() is None


@pytest.mark.parametrize("pieces", ["4ILOTZ", "4IOTLZ"])
def test_tetrominoes_on_4_by_5_have_a_proof(pieces):
    assert counts(puzzle("4x5", pieces)) == (0, 0)
    proof = str(parity_proof(Board(4, 5), parse_pieces(pieces)))
    assert "T covers 3 and 1" in proof and "10 of the other" in proof
    assert parity_proof(Board(6, 10), parse_pieces("all")) is None


def dominoes(rows: int, columns: int) -> int:
    """Pieter Kasteleyn, 1961: the product runs over cosines, so it is done with rounding."""
    from math import cos, pi
    return round(prod(4 * cos(pi * j / (rows + 1)) ** 2 + 4 * cos(pi * k / (columns + 1)) ** 2
                      for j in range(1, rows // 2 + 1)
                      for k in range(1, (columns + 1) // 2 + 1)))


@pytest.mark.parametrize("rows, columns", [(2, 3), (4, 4), (4, 6), (6, 6), (4, 9)])
@pytest.mark.parametrize("engine", ["strip", "region"])
def test_dominoes_are_counted_as_kasteleyn_counts_them(rows, columns, engine):
    pieces = "2" + "I" * (rows * columns // 2)
    answers = finish(solve(puzzle(f"{rows}x{columns}", pieces), engine))
    assert answers.count == dominoes(rows, columns)


def test_one_kind_of_piece_on_strips():
    fibonacci = [1, 1]
    for columns in range(2, 12):
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
        assert finish(solve(puzzle(f"2x{columns}", "2" + "I" * columns))).count == fibonacci[-1]
    lying = [finish(solve(puzzle(f"5x{columns}", "I" * columns))).count for columns in range(1, 11)]
    assert lying == [1, 1, 1, 1, 2, 3, 4, 5, 6, 8]       # f(n) = f(n-1) + f(n-5)
    assert finish(solve(puzzle("6x10", "L" * 12))).count == finish(
        solve(puzzle("6x10", "L" * 12), "region")).count > 0


# --- against each other ----------------------------------------------------------------------


def some_puzzle(random: Random) -> Puzzle:
    """A small one: holes, sizes, copies, sides and spare pieces as they come."""
    while True:
        rows, columns = random.randint(2, 6), random.randint(2, 6)
        holes = frozenset((random.randrange(columns), random.randrange(rows))
                          for _ in range(random.choice((0, 0, 2, 5))))
        if len(holes) > rows * columns - 5:
            continue
        board = Board(rows, columns, holes)
        if board.area > 22:
            continue
        one_sided = random.random() < .3
        letters = {1: "O", 2: "I", 3: "IL", 4: "ILOTZ", 5: NAMES}
        sizes = random.choice(([5], [5], [4], [3, 4], [1, 2, 3, 4, 5], [2, 5], [3]))
        text, area = "", 0
        while area < board.area + random.choice((0, 0, 6)):
            size = random.choice(sizes)
            text += f"{size}{random.choice(letters[size])}"
            area += size
        if area >= board.area:
            return Puzzle(board, parse_pieces(text, one_sided=one_sided),
                          spare=area > board.area or random.random() < .3)


def test_all_engines_list_the_same_tilings():
    random, seen = Random("engines"), 0
    while seen < 30:
        some = some_puzzle(random)
        listed = [finish(solve(some, engine)).all() for engine in ENGINES if can(some, engine)]
        assert all(other == listed[0] for other in listed), (str(some.board), some.pieces)
        assert listed[0] == sorted(set(listed[0]))
        seen += len(listed[0]) > 0


@pytest.mark.parametrize("board, pieces", [("5x6", "FILNPV"), ("4x10", "LLNPPVYP"), ("10x3", "all"),
                                           ("7x3-a1", "all"), ("3x10", "FPUGQLJ")])
def test_engines_answer_alike(board, pieces):
    some = puzzle(board, pieces, spare=len(pieces) != 6, one_sided="G" in pieces)
    answers = [finish(solve(some, engine)) for engine in ENGINES if can(some, engine)]
    every = answers[0].all()
    assert every
    for other in answers:
        assert other.count == len(every) and other.first() == every[0]
        assert [other.nth(number) for number in range(len(every))] == every
        assert other.random(Rng("x")) == answers[0].random(Rng("x"))
        for solution in every[::7]:
            placed = solution[::2]
            assert other.remaining(placed) == sum(set(placed) <= set(each) for each in every)
        assert other.remaining(()) == len(every)
        if isinstance(other, Graph):
            assert list(other.walk()) == every
            with pytest.raises(IndexError):
                other.nth(len(every))


@pytest.mark.parametrize("board", ["3x10", "5x6", "6x5"])
def test_solutions_come_in_source_order(board):
    pieces = parse_pieces("PUFNLV")
    tiling = Tiling(parse_board(board), pieces)
    met = [tuple(tiling.placed) for step in source(tiling) if step >= FOUND]
    some = Puzzle(tiling.board, pieces)
    found = [tuple(some.placements_of(tiling, solution)) for solution in finish(solve(some)).all()]
    assert sorted(map(sorted, met)) == sorted(map(sorted, found))
    if tiling.board.rows <= tiling.board.columns:
        assert met == found


def test_a_tiling_and_a_solution_are_a_pair():
    some = puzzle("6x5", "PUFNLV")
    tiling = Tiling(some.board, some.pieces)
    for solution in finish(solve(some)).all()[:20]:
        placed = some.placements_of(tiling, solution)
        assert some.in_order(some.spots_of(tiling, placed)) == solution


def test_random_tilings_are_even():
    answers = finish(solve(puzzle("5x5", "LNPVY")))
    rng, seen = Rng("even"), dict.fromkeys(answers.all(), 0)
    for _ in range(100 * answers.count):
        seen[answers.random(rng)] += 1
    chi = sum((count - 100) ** 2 / 100 for count in seen.values())
    assert chi < answers.count + 5 * (2 * answers.count) ** 0.5


def test_large_numbers_are_drawn_without_bias():
    rng = Rng("large")
    drawn = [below(rng, 3 * WORD) for _ in range(3000)]
    assert all(900 < sum(value // WORD == third for value in drawn) < 1100 for third in range(3))
    assert below(Rng("small"), 7) == Rng("small").below(7)


def test_parts_that_cannot_be_filled_end_the_search_at_once():
    for board, pieces in (("1x7", "II"), ("5x5", "4ILLOTZ3I")):
        none = finish(solve(puzzle(board, pieces, spare=True)))
        assert isinstance(none, Listed) and none.count == 0 and none.first() is None


def test_a_board_upside_down():
    flip = Flip(3)
    for text in ("110 100 001", "110 100 001 101 011 001 110", "000 001"):
        columns = text.split()[::-1]                         # the first column is the last bits
        assert flip(int("".join(columns), 2)) == int("".join(each[::-1] for each in columns), 2)


def ragged(random: Random, area: int) -> Board:
    """A board of so many squares that hang together."""
    there, near = {(5, 5)}, [(5, 5)]
    while len(there) < area:
        x, y = random.choice(near)
        square = random.choice(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
        if square not in there:
            there.add(square)
            near.append(square)
    return board_of(there)


@pytest.mark.parametrize("enough", [12, pytest.param(40, marks=pytest.mark.prove)])
def test_two_halves_are_the_whole(enough):
    """On boards that look the same upside down and on boards that do not, with an odd area too."""
    random, seen = Random("halves"), 0
    boards = [parse_board(text) for text in ("5x4", "5x5", "5x6", "7x5", "6x6-f6", "3x15", "2x10",
                                             "6x7-a1.g6", "5x7-c4.b1.d5.a4.e4")]
    while seen < enough:
        board = ragged(random, 25) if seen % 2 else random.choice(boards)
        one_sided = random.random() < .3
        letters = random.sample(all_letters(one_sided), board.area // 5)
        some = Puzzle(board, parse_pieces("".join(letters), one_sided=one_sided))
        found = finish(solve(some, "halves"))
        assert found.all() == finish(solve(some, "region")).all()
        seen += found.count > 0


@pytest.mark.parametrize("board, pieces, count", [
    ("##./###/#.#/###", "LU", 1),                            # the first hole is the other half's
    (".##/###/###/.##", "PL", 2),
    (".####./.####./.####./..###./.#####", "LIVP", 4),
    ("..######./..####.../.#####.../.####..../.####..../...##....", "LNVPZ", 2),
    ("...###./...###./#######/#######/..####./..#####/.....#.", "UVPFNY", 1),
])
def test_two_halves_of_a_drawn_board(board, pieces, count):
    """What the other half leaves open may come before any piece, and add up in several ways."""
    some = Puzzle(board_of_picture(board.replace("/", "\n")), parse_pieces(pieces))
    found = finish(solve(some, "halves")).all()
    assert found == finish(solve(some, "source")).all() and len(found) == count


# --- the searches ----------------------------------------------------------------------------


SEARCHES = DEFAULT.room("searches")
each_search = pytest.mark.parametrize("by", SEARCHES)


@each_search
def test_a_search_finds_what_source_order_finds(by):
    for letters in ("LNPVY", "FFLPP"):
        tilings = [Tiling(Board(5, 5), parse_pieces(letters)) for _ in range(2)]
        found, right = run(SEARCHES[by].run(tilings[0])), run(source(tilings[1]))
        assert found == right, (f"maze/pentomino/solvers/{by}.py: 5x5 with {letters} has {right} "
                                f"tilings: it returns {found}")


@each_search
def test_a_search_leaves_what_lies_there(by):
    tiling = Tiling(Board(5, 12), parse_pieces("all"))
    next(filter(FOUND.__le__, algorithm_x(tiling)))
    del tiling.placed[7:]
    before = tiling.placed[:]
    first = finish(first_tiling(tiling))
    assert first is not None and set(before) <= set(first) and tiling.placed == before
    assert sum(step >= FOUND for step in SEARCHES[by].run(tiling)) > 0
    assert tiling.placed == before, (f"maze/pentomino/solvers/{by}.py: it should lift only what it "
                                     "has placed itself")


@each_search
def test_the_tiling_is_true_after_every_step_of_a_search(by):
    tiling, mirror = Tiling(Board(5, 5), parse_pieces("FFLPP")), []
    for step in SEARCHES[by].run(tiling):
        kind, number = verb(step), step & (1 << 26) - 1
        if kind == "place":
            mirror.append(number)
        elif kind == "remove":
            assert mirror.pop() == number
        assert tiling.placed == mirror, (f"maze/pentomino/solvers/{by}.py: change tiling.placed "
                                         f"first, then yield what was done; {describe(step)} does "
                                         "not say it")


@pytest.mark.parametrize("board", ["3x20", "4x15", "5x12", "6x10", "10x6", "8x8-d4.4"])
def test_first_tilings_are_near(board):
    tiling = Tiling(parse_board(board), parse_pieces("all"))
    work, slices = first_tiling(tiling), 0
    try:
        while True:
            next(work)
            slices += 1
    except StopIteration as stop:
        tiling.placed = stop.value
    assert tiling.is_complete and slices < 20


# --- the parts -------------------------------------------------------------------------------


def test_work_tells_how_far_it_is_and_can_be_left():
    work = solve(puzzle("6x10"), "strip")
    said = [next(work) for _ in range(5)]
    assert all(isinstance(each, Progress) and each.of == 12 for each in said)
    assert str(Progress("Filling", 7, 12, 18204)) == "Filling: level 7 of 12, 18204 states so far"
    work.close()
    heard: list[Progress] = []
    finish(solve(puzzle("5x6", "FILNPV"), "strip"), heard.append)
    assert [each.doing for each in heard if each.done == each.of > 0
            and each.states] == ["Filling", "Weeding", "Joining"]
    heard.clear()
    finish(solve(puzzle("6x10")), heard.append)
    assert list(dict.fromkeys(each.doing for each in heard)) == ["Filling", "Meeting", "Joining",
                                                                "Tidying"]
    assert heard == sorted(heard, key=lambda each: ("FMJT".index(each.doing[0]), each.done))


def test_the_choice_of_an_engine():
    assert str(estimate(puzzle("6x10")).words).startswith("Method: Two halves (about ")
    assert estimate(puzzle("8x8-d4.4")).engine == "halves"
    assert estimate(puzzle("10x6", spare=True)).engine == "strip"
    assert estimate(puzzle("4x10", "LLNPPVYP")).engine == "strip"
    assert estimate(puzzle("7x3-a1", spare=True)).engine == "region"
    asked = puzzle("5x6", "FILNPV"), puzzle("5x5", spare=True)
    assert {str(estimate(one).why) for one in asked} == {
        "Two halves: all pieces are different and used, so the board is cut in two and each half "
        "is filled once, in about 1 200 states.",
        "Strip engine: the board is a low rectangle, so the same shapes of its filled part come "
        "up again and again, about 1 400 states in all."}
    assert estimate(puzzle("14x15", "6" + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi")).engine == (
        "algorithm_x")
    assert (rounded(28123), rounded(7), rounded(999)) == ("28 000", "7", "1 000")


def test_shapes_are_as_few_as_they_should_be():
    for rows, most in ((3, 100), (4, 800), (5, 1000)):
        finish(solve(puzzle(f"{rows}x{60 // rows}")))
        assert len(strip_of(rows, tuple(NAMES)).moves) <= most


def test_columns_against_flooding():
    random = Random("columns")
    for _ in range(300):
        rows, width = random.randint(1, 6), random.randint(1, 6)
        holes = frozenset((x, y) for x in range(width) for y in range(rows) if random.random() < .5)
        if len(holes) == rows * width:
            continue
        board = Board(rows, width, holes)
        columns, state = Columns(rows, 5, 1), NOTHING
        for x in range(width + 1):
            filled = sum(1 << y for y in range(rows) if not board.has((x, y)))
            state = columns.step(state, filled) if state != DEAD else DEAD
        assert (state != DEAD) == all(len(part) % 5 == 0 for part in board.parts())


def test_runs():
    assert runs(0b1101011) == [(0b11, 2), (0b1000, 1), (0b1100000, 2)]


@pytest.mark.parametrize("copies", [(1, 1, 1, 1), (3,), (2, 1, 3), (1, 0, 2, 2), (5, 4)])
def test_usage_counts_sets_of_pieces(copies):
    usage = Usage(copies, sum(copies))
    sets, each = 1, {(0,) * len(copies)}
    for level in range(sum(copies)):
        after = 0
        for kind in range(len(copies)):
            after |= (sets & usage.gates[level][kind]) << usage.strides[kind]
        each = {tuple(n + (kind == p) for p, n in enumerate(used)) for used in each
                for kind in range(len(copies)) if used[kind] < copies[kind]}
        numbers = {sum(n * stride for n, stride in zip(used, usage.strides)) for used in each}
        assert {bit for bit in range(usage.size) if after >> bit & 1} == numbers
        assert len(numbers) == len(each)
        sets = after


def test_symmetries():
    assert len(symmetries(Board(6, 10))) == 4 and len(symmetries(Board(8, 8))) == 8
    assert len(symmetries(Board(8, 8), mirrors=False)) == 4
    assert len(symmetries(parse_board("8x8-a1"))) == 2
    assert len(symmetries(board_of_picture("##.\n.##\n"))) == 2
    assert images(Board(2, 3), [(0, 0)], True, 1) == [(0, 0)]


def test_every_katamino_choice_at_once():
    found = finish(every_choice())
    assert [len(choices(found[n])) for n in range(1, 13)] == [
        1, 0, 7, 26, 45, 172, 245, 261, 175, 65, 12, 1]
    assert [sum(found[n]) // 4 for n in range(6, 11)] == [541, 1396, 3408, 5902, 6951]
    for letters in combinations("FILNPV", 5):
        expected = finish(solve(puzzle("5x5", "".join(letters)))).count
        assert choices(found[5]).get("".join(letters), 0) == expected
    random = Random("choices")
    for _ in range(12):
        letters = "".join(sorted(random.sample(NAMES, 9)))
        assert choices(found[9]).get(letters, 0) == finish(solve(puzzle("5x9", letters))).count
    assert choices(finish(every_choice(3, 20))[20]) == {NAMES: 8}


def test_too_many_positions_are_a_sentence(monkeypatch):
    monkeypatch.setattr("maze.pentomino.engines.graph.NODES", 1000)
    with pytest.raises(TooLargeError, match="more than a million positions"):
        finish(solve(puzzle("5x12"), "strip"))
