"""Fences: the referee against another flood, the known fields, gaps, pictures, links, commands."""

from __future__ import annotations

import io
import json

import pytest

from maze.cli import main
from maze.errors import MisfitError, RecipeError
from maze.pentomino.fence import (
    AROUND,
    CORNERS,
    KNOWN,
    NEAR,
    PLANES,
    SIDES,
    fields_of,
    joined_to,
    judge,
    plane,
)
from maze.pentomino.fence_text import laid_of_picture
from maze.pentomino.fence_words import known_area, report_words
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.play.game import Game
from maze.pentomino.position import format_laid, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.rng import Rng
from maze.share import decode, encode

TWELVE = parse_pieces("all")
BY_SIDES, BY_CORNERS = plane("fence"), plane("fence-corners")


def other_fields(fence, side, *, through_corners):
    """The sizes of the parts that nobody leaves, by union-find over a frame of free squares."""
    free = [(x, y) for x in range(-1, side + 1) for y in range(-1, side + 1) if (x, y) not in fence]
    chief = {square: square for square in free}

    def find(square):
        while chief[square] != square:
            chief[square] = chief[chief[square]]
            square = chief[square]
        return square

    for x, y in free:
        for near in [(x + 1, y), (x, y + 1)] + [(x + 1, y + 1), (x + 1, y - 1)] * through_corners:
            if near in chief:
                chief[find((x, y))] = find(near)
    sizes = {}
    for square in free:
        sizes[find(square)] = sizes.get(find(square), 0) + 1
    sizes.pop(find((-1, -1)))
    return sorted(sizes.values(), reverse=True)


@pytest.mark.parametrize("name, area, size", [("fence", 128, (16, 16)),
                                              ("fence-corners", 161, (19, 17))])
def test_the_known_fences_are_fences(name, area, size):
    board = plane(name)
    laid = parse_position(KNOWN[board.rule], board, TWELVE)
    squares = [square for _, of_it in laid for square in of_it]
    assert sorted(piece for piece, _ in laid) == list(range(12)) and len(set(squares)) == 60
    assert tuple(max(one[axis] for one in squares) - min(one[axis] for one in squares) + 1
                 for axis in (0, 1)) == size
    assert other_fields(set(squares), 20, through_corners=board.rule == SIDES) == [area]
    assert judge(board, laid).area == known_area(board) == area
    assert [len(others) for others in joined_to(board, laid)] == [2] * 12
    for at in range(12):                                   # not one piece too many
        report = judge(board, laid[:at] + laid[at + 1:])
        assert not report.fields and report.gap and report.gap.missing > 0


def test_a_fence_by_corners_leaks_where_sides_must_join():
    laid = parse_position(KNOWN[CORNERS], BY_CORNERS, TWELVE)
    assert judge(BY_CORNERS, laid).area == 161
    report = judge(BY_SIDES, laid)
    assert not report.fields and report.gap and report.gap.missing == 1


@pytest.mark.parametrize("rule", [SIDES, CORNERS])
def test_the_referee_agrees_with_another_flood(rule):
    board = next(plane(name) for name in PLANES if PLANES[name] == rule)
    rng = Rng("fences", rule)
    found = 0
    for density in range(20, 60, 2):
        fence = {(x, y) for x in range(20) for y in range(20) if rng.below(100) < density}
        fields = fields_of(board, fence)
        sizes = sorted(map(len, fields), reverse=True)
        assert sizes == other_fields(fence, 20, through_corners=rule == SIDES)
        ways = AROUND if rule == SIDES else NEAR
        for field in fields:                               # nobody steps out of it
            assert all((x + right, y + up) in field | fence for x, y in field for right, up in ways)
        found += len(fields)
    assert found > 5


def test_the_edge_of_the_plane_is_no_fence():
    assert fields_of(BY_SIDES, {(0, y) for y in range(20)} | {(x, 2) for x in range(20)}) == ()


@pytest.mark.parametrize("board, gap", [
    (BY_SIDES, "The fence is open: between I and L, 3 squares to go."),
    (BY_CORNERS, "The fence is open: between I and L, 2 squares to go.")])
def test_a_gap_is_between_the_nearest_loose_ends(board, gap):
    laid = laid_of_picture("IIIII...\n.......L\n.......L\n.......L\n......LL", board, TWELVE)
    assert judge(board, laid).gap.missing == int(gap.split()[-4])
    assert str(report_words(board, TWELVE, 2, judge(board, laid))) == gap
    touching = laid_of_picture("IIIIIL\n.....L\n.....L\n....LL", board, TWELVE)
    assert judge(board, touching).gap is None              # one end each, but they join


def test_words_tell_of_several_fields_and_of_the_known_one():
    rows = "UUU.\nU.U.\n.III"
    with pytest.raises(RecipeError, match="The squares I of this picture are not the piece I"):
        laid_of_picture(rows, BY_SIDES, TWELVE)
    laid = laid_of_picture("..UUU\n..U.U\nIIIII", BY_SIDES, TWELVE)
    assert "1 square is fenced in." in str(report_words(BY_SIDES, TWELVE, 2,
                                                        judge(BY_SIDES, laid)))
    twelve = parse_position(KNOWN[SIDES], BY_SIDES, TWELVE)
    words = str(report_words(BY_SIDES, TWELVE, 12, judge(BY_SIDES, twelve)))
    assert words == "128 squares are fenced in. No larger field is known to us."
    assert "128" in str(report_words(BY_SIDES, TWELVE, 0, judge(BY_SIDES, [])))
    assert "128" not in str(report_words(BY_SIDES, TWELVE[:3], 0, judge(BY_SIDES, [])))


@pytest.mark.parametrize("text, sentence", [
    ("", "expected a picture with a letter"), ("...\n#", "expected a picture with a letter"),
    ("F" + "." * 20 + "F", "expected a picture of at most 20 x 20 squares: 1 x 22"),
    ("FF", "The squares F"), ("é" * 5, "The squares é"), ("LLLL\nL...\nL...", "The squares L")])
def test_what_is_no_picture_of_pieces_is_refused(text, sentence):
    with pytest.raises(RecipeError) as refused:
        laid_of_picture(text, BY_SIDES, TWELVE)
    assert str(refused.value.message).startswith(sentence)


@pytest.mark.parametrize("name", PLANES)
def test_links_keep_a_fence(name):
    board = plane(name)
    recipe = TilingRecipe(board, place=KNOWN[board.rule])
    link = encode(recipe)
    assert f"board={name}&" in link
    decoded = decode(link)
    assert decoded.recipe == recipe and not decoded.notes
    assert decode(link.replace("fence", "FENCE")).recipe == recipe
    with pytest.raises(MisfitError, match="A fence leaves its field open"):
        recipe.begin()


@pytest.mark.parametrize("place", ["F99.0.0", "F0.19.19", "I0.0.0_I0.5.5", "I0.0.0_L0.0.0", "x",
                                   "_"])
def test_a_damaged_fence_is_an_empty_plane(place):
    decoded = decode(f"#pentomino?v=1&board=fence&pieces=all&place={place}")
    assert decoded.recipe == TilingRecipe(BY_SIDES) and len(decoded.notes) == 1


def test_a_game_on_the_plane_is_never_solved_and_cuts_nothing_off():
    game = Game(BY_SIDES, TWELVE, parse_position(KNOWN[SIDES], BY_SIDES, TWELVE)[1:])
    assert not game.solved
    game.choose(0)
    assert game.judge(game.ghost((10, 10))).good
    assert not game.judge(game.ghost((15, 13))).possible   # where V lies


def test_the_command_line_is_a_referee(capsys, monkeypatch):
    for rule, area in ((SIDES, 128), (CORNERS, 161)):
        assert main(["fence", "--known", "--rule", rule]) == 0
        heard = capsys.readouterr()
        assert f"{area} squares are fenced in." in heard.err
        monkeypatch.setattr("sys.stdin", _Text(heard.out))
        assert main(["fence", "@-", "--rule", rule, "--format", "json"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert (data["area"], data["rule"], data["gap"]) == (area, rule, None)
        assert len(data["fields"][0]) == area
        assert main(["fence", data["link"]]) == 0
        assert f"{area} squares" in capsys.readouterr().err
        monkeypatch.setattr("sys.stdin", _Text(heard.out.replace("X", ".")))
        assert main(["fence", "@-", "--rule", rule]) == 1
        assert "The fence is open: between" in capsys.readouterr().err


class _Text:
    """Standard input with bytes."""

    def __init__(self, text):
        self.buffer = io.BytesIO(text.encode())


@pytest.mark.parametrize("arguments", [["fence"], ["fence", ""], ["fence", "#maze?v=1"],
                                       ["fence", "--known", "@-"],
                                       ["fence", "#pentomino?v=1&board=6x10"], ["fence", "@/none"],
                                       ["tile", "#pentomino?v=1&board=fence"],
                                       ["tile", "#pentomino?v=1&board=fence", "--count"]])
def test_what_is_no_fence_is_refused_in_a_sentence(arguments, capsys):
    assert main(arguments) == 2
    heard = capsys.readouterr()
    assert not heard.out and len(heard.err.splitlines()) == 1


def test_a_picture_may_begin_with_a_mark_of_its_coding(capsys, tmp_path):
    file = tmp_path / "fence.txt"
    file.write_text("LLLL\nL\n", "utf-8-sig")      # as some editors save it
    assert main(["fence", f"@{file}"]) == 1
    assert "LLLL" in capsys.readouterr().out


def test_svg_has_the_field_and_its_area(capsys):
    assert main(["fence", "--known", "--format", "svg"]) == 0
    assert ">128<" in capsys.readouterr().out
    assert format_laid(BY_SIDES, TWELVE, parse_position(KNOWN[SIDES], BY_SIDES, TWELVE)) == \
        KNOWN[SIDES]
