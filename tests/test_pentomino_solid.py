"""Solid pentominoes: boxes of cubes, as boards whose layers lie side by side."""

from itertools import permutations, product

import pytest

from maze.cli import main
from maze.errors import RecipeError
from maze.pentomino.board import Board, box, impossible
from maze.pentomino.board_text import parse_board
from maze.pentomino.boards import BOXES
from maze.pentomino.engines import compact
from maze.pentomino.engines.choice import costs_little, estimate, solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.symmetry import classes, tables
from maze.pentomino.parity import parity_proof
from maze.pentomino.pieces import NAMES, parse_pieces
from maze.pentomino.play.aspect import Aspect, fitting
from maze.pentomino.play.game import Game
from maze.pentomino.play.turning import lie_of, standing, tipped, turned
from maze.pentomino.polyominoes import orientations
from maze.pentomino.position import format_position, parse_position
from maze.pentomino.space import ways
from maze.pentomino.tiling import Tiling, shifts
from maze.progress import finish
from maze.render.layers import Label, Layer
from maze.render.position import position_layers
from maze.render.theme import LIGHT
from maze.share import decode, encode

WAYS = {"I": 3, "X": 3, "T": 12, "U": 12, "V": 12, "W": 12, "Z": 12}     # all others have 24


def plain(layers, rows, columns, letters):
    """Another way to count, of its own: cubes as triples, and the first free cube is filled."""
    cubes = list(product(range(layers), range(rows), range(columns)))
    lies = {}                                              # by letter and first cube
    for letter in letters:
        shape = [(0, y, x) for x, y in orientations(letter)[0]]
        found = set()
        for axes, signs in product(permutations(range(3)), product((1, -1), repeat=3)):
            image = [tuple(sign * cube[axis] for axis, sign in zip(axes, signs)) for cube in shape]
            first = min(image)
            found.add(frozenset(tuple(a - b for a, b in zip(cube, first)) for cube in image))
        for at in cubes:
            moved = [frozenset(tuple(a + b for a, b in zip(at, cube)) for cube in lie)
                     for lie in found]
            lies[letter, at] = [lie for lie in moved if lie <= set(cubes)]

    def count(free, left):
        if not free:
            return 1
        at, total = min(free), 0
        for letter in left:
            for lie in lies[letter, at]:
                if lie <= free:
                    total += count(free - lie, left - {letter})
        return total

    return count(frozenset(cubes), frozenset(letters))


def puzzle(board, letters="all"):
    return Puzzle(parse_board(board), parse_pieces(letters))


def counted(board):
    """All tilings, and how many of them are different."""
    found = finish(solve(puzzle(board)))
    assert found.engine == "compact"
    return found.count, len(finish(classes(found.puzzle, found.all())))


@pytest.mark.parametrize(("board", "letters"), [
    ("2x3x5", "FLNPUY"), pytest.param("2x3x5", "LNPUVY", marks=pytest.mark.prove),
    pytest.param("3x3x5", "FILNPTUVW", marks=pytest.mark.prove),
    pytest.param("2x5x5", "FILNPTUVWY", marks=pytest.mark.prove)])
def test_another_program_counts_the_same(board, letters):
    found = finish(solve(puzzle(board, letters)))
    assert found.count == plain(*map(int, board.split("x")), letters) > 0
    for solution in found.all():
        squares = [square for spot in solution for square in found.puzzle.squares(spot)]
        assert sorted(squares) == found.puzzle.board.squares()


@pytest.mark.prove
@pytest.mark.parametrize("board", [*BOXES, "3x10x2"])
def test_the_boxes_have_as_many_tilings_as_is_known(board):
    different = BOXES.get(board, 12)                       # however the box stands
    assert counted(board) == (8 * different, different)


def test_each_piece_has_its_ways_to_lie_in_space():
    for name in NAMES:
        every = ways(name, True)
        assert len(every) == WAYS.get(name, 24)
        flat = [way for way in every if not max(layer for _, _, layer in way)]
        assert [tuple((x, y) for x, y, _ in way) for way in flat] == list(orientations(name))
        seen, new = set(), [0]
        while new:                                         # turning and tipping reach all of them
            lie = new.pop()
            if lie not in seen:
                seen.add(lie)
                new += [turned(name, lie, 1, True), tipped(name, lie)]
        assert seen == set(range(len(every)))
        lie = 0
        for _ in range(4):
            lie = tipped(name, lie)
        assert lie == 0


def test_a_box_is_a_board_of_layers():
    board = parse_board(" 3X4x5 ")
    assert (board.rows, board.columns, board.layers, board.across) == (4, 17, 3, 5)
    assert board.area == 60 and str(board) == "3x4x5" and len(board.parts()) == 1
    assert board == box(3, 4, 5) and parse_board("1x6x10") == Board(6, 10)
    for square in board.squares():
        assert board.square_of(board.cube_of(square)) == square and board.holds(
            board.cube_of(square))
    assert not board.holds((5, 0, 0)) and not board.holds((0, 0, 3))
    cut = board.without(square for square in board.squares() if board.cube_of(square)[2] == 1)
    assert sorted(map(len, cut.parts())) == [20, 20]


@pytest.mark.parametrize(("text", "sentence"), [
    ("9x4x5", "Layers must be 1 to 6, not 9"), ("3x0x5", "Rows must be 1 to 20, not 0"),
    ("3x4xa", "Columns must be 1 to 20, not a"), ("3x4x5x6", "Width must be 1 to 60, not 4x5x6")])
def test_bad_boxes_are_refused_in_a_sentence(text, sentence):
    with pytest.raises(RecipeError) as error:
        parse_board(text)
    assert sentence in str(error.value)


def test_links_of_boxes_are_read_and_repaired():
    found = decode("#pentomino?v=1&board=3x4x5&pieces=all&order=algorithm_x")
    assert not found.notes and found.recipe.board == box(3, 4, 5)
    assert decode(encode(found.recipe)).recipe == found.recipe
    repaired = decode("#pentomino?v=1&board=30x4x5&pieces=all")
    assert str(repaired.recipe.board) == "6x4x5" and len(repaired.notes) == 1
    sided = decode("#pentomino?v=1&board=3x4x5&pieces=all&sides=1")
    assert "turned over" in str(sided.notes[0]) and len(sided.recipe.pieces) == 12
    with pytest.raises(RecipeError, match="turned over"):
        sided.recipe.but(pieces=parse_pieces("all", one_sided=True))


def test_positions_have_a_layer():
    board, pieces = parse_board("3x4x5"), parse_pieces("all")
    tiling = Tiling(board, pieces)
    for number in range(0, len(tiling.placements), 7):
        lie, text = tiling.placements[number], format_position(tiling, [number])
        assert parse_position(text, board, pieces) == [(lie.piece, lie.squares)]
    for text in ("I0.0.0", "I0.0.0.3", "I9.0.0.0", "I0.1.0.0", "I0.4.0.0", "I0.0.0.0.0"):
        with pytest.raises(RecipeError, match="laying none"):
            parse_position(text, board, pieces)
    with pytest.raises(RecipeError, match="laying none"):
        parse_position("I0.0.0.0", Board(6, 10), pieces)


def test_no_placement_goes_around_the_end_of_a_layer():
    board = parse_board("2x3x10")
    for lie in Tiling(board, parse_pieces("all")).placements[::5]:
        cubes = list(map(board.cube_of, lie.squares))
        assert all(map(board.holds, cubes))
        assert len(Board(3, 21, board.holes | (set(board.squares()) - {*lie.squares}), 2)
                   .parts()) == 1


def test_symmetries_map_tilings_onto_tilings():
    some = puzzle("2x3x5", "FLNPUY")
    turns = finish(tables(some))
    assert len(turns) == 7 and len(finish(tables(puzzle("2x2x5", "ILPU")))) == 15
    every = {frozenset(solution) for solution in finish(solve(some)).all()}
    assert every and all(frozenset(turn[spot] for spot in one) in every
                         for turn in turns for one in every)


def test_what_a_box_costs_is_known_before():
    assert estimate(puzzle("3x4x5")).engine == "compact" and not costs_little(puzzle("3x4x5"))
    tries = compact.nodes(puzzle("2x3x10"))
    assert 20_000 < tries < 500_000                        # the search makes some 100 000
    assert estimate(Puzzle(parse_board("2x2x5"), parse_pieces("IILP"))).engine == "algorithm_x"


def test_proofs_are_those_of_space():
    assert parity_proof(parse_board("3x4x5"), parse_pieces("all")) is None
    assert "Piece F needs 3 squares" in str(impossible(parse_board("2x2x15"), parse_pieces("all")))


def test_layers_are_seen_so_that_squares_are_large():
    board = parse_board("3x4x5")
    assert fitting(board, 700, 300).abreast == 3 and fitting(board, 330, 330).abreast == 2
    for abreast in (1, 2, 3):
        view = Aspect(board, abreast=abreast)
        shown = view.shown
        assert len(shown.squares()) == 60
        for x, y in product(range(shown.columns), range(shown.rows)):
            assert view.out(view.back((x, y))) == (x, y)
            assert shown.has((x, y)) == board.has(view.back((x, y)))
    assert str(view.words((0, 3))) == "layer 1, row 1, column 1"
    assert str(view.words((14, 0))) == "layer 3, row 4, column 3"


def test_a_box_is_filled_by_hand():
    board, pieces = parse_board("2x3x5"), parse_pieces("FLNPUY")
    found = finish(solve(Puzzle(board, pieces)))
    tiling = Tiling(board, pieces)
    wanted = [tiling.placements[number] for number in
              found.puzzle.placements_of(tiling, found.first())]
    game = Game(board, pieces)
    for lie in wanted:
        assert game.choose(lie.piece)
        name = game.name(lie.piece)
        for before, tips, after in product(range(4), repeat=3):    # by turning and tipping alone
            if game.lies[lie.piece] != lie.orientation:
                game.lies[lie.piece] = standing(name, True)
                assert game.turn(before) and all(game.tip() for _ in range(tips))
                assert game.turn(after)
        cubes = map(board.cube_of, lie.squares)
        assert game.lies[lie.piece] == lie.orientation == lie_of(name, cubes, True)
        at = next(square for square in board.squares() if game.ghost(square) == lie.squares)
        assert game.place(at)
    assert game.solved and game.undo() and not game.solved
    assert parse_position(game.position(), board, pieces) == list(game.laid)


def test_the_command_draws_and_counts_boxes(capsys):
    assert main(["tile", "--board", "2x3x5", "--pieces", "FLNPUY", "--atlas"]) == 2
    assert "Expected a flat board" in capsys.readouterr().err
    assert main(["tile", "--board", "2x3x5", "--pieces", "FLNPUY", "--count"]) == 0
    assert "16 raw" in capsys.readouterr().out
    assert main(["tile", "--board", "solid-3x4x5", "--order", "algorithm_x"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 4 and all(row[5] == row[11] == " " for row in rows)
    assert sorted("".join(rows).replace(" ", "")) == sorted(NAMES * 5)


def test_pieces_are_seen_through_the_layers():
    board, pieces = parse_board("3x4x5"), parse_pieces("all")
    view = Aspect(board, abreast=3)
    flat, standing_up = parse_position("I1.0.0.1", board, pieces), "W8.0.0.0"
    lying = position_layers(view, pieces, flat, LIGHT)
    patches = [layer for layer in lying if isinstance(layer, Layer)][-2:]
    assert patches[0].fill and not patches[1].fill         # seen from above, and from below
    assert patches[0].path.startswith("M12") and patches[1].path.startswith("M0")
    high = parse_position(standing_up, board, pieces)
    assert len({board.cube_of(square)[2] for square in high[0][1]}) > 1
    labels = [one for one in position_layers(view, pieces, high, LIGHT) if isinstance(one, Label)]
    assert len(labels) == len({board.cube_of(square)[2] for square in high[0][1]})


def test_the_places_of_equal_pieces_are_looked_for_once(monkeypatch):
    asked = []

    def counted(board, way):
        asked.append(way)
        return shifts(board, way)

    monkeypatch.setattr("maze.pentomino.tiling.shifts", counted)
    tiling = Tiling(box(3, 4, 5), parse_pieces("FILN" * 3))
    assert len(asked) == len(set(asked))
    lies = [[lie[1:] for lie in tiling.placements if lie.piece == index] for index in range(12)]
    assert lies[:4] == lies[4:8] == lies[8:] and all(lies)
