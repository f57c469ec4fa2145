"""``python -m maze tile``."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from maze.catalog import DEFAULT
from maze.cli import main
from maze.cli.boards import read_board
from maze.message import either
from maze.pentomino.named import named_boards
from maze.pentomino.pieces import parse_pieces
from maze.share import decode
from tests import katamino


def tile(capsys, *arguments: str) -> tuple[int, str, str]:
    code = main(["tile", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


FIRST = "tttwwrrcc\nltwwrrzzc\nltwkkrzcc\nlkkkyzzpp\nllyyyyppp\n"


@pytest.mark.parametrize("arguments", [
    ["--height", "5", "--pieces", "l,t,w,k,y,r,z,c,p", "--order", "source"],
    ["--board", "5x9", "--pieces", "ltwkyrzcp"],
    ["--pieces=l t w k y r z c p", "--board=5X9", "--format", "text"],
    ["#pentomino?v=1&board=5x9&pieces=ltwkyrzcp"],
    ["https://example.org/x/#pentomino?v=1&board=5x9&pieces=ltwkyrzcp&solve=all"],
    ["#pentomino?v=1&board=3x20&pieces=ltwkyrzcp", "--height", "5"],
    ["#pentomino?v=1&pieces=all&board=5x9", "--pieces", "ltwkyrzcp"],
])
def test_the_first_tiling_is_printed_from_the_top(capsys, arguments):
    assert tile(capsys, *arguments) == (0, FIRST, "")


@pytest.mark.parametrize("letters", ["+lik", "k+lpy", "plywz"])
@pytest.mark.parametrize("commas", ["", ","])
def test_any_order_is_the_oracles(capsys, letters, commas):
    expected = katamino.first_rows(5, letters)
    code, out, err = tile(capsys, "--height", "5", "--pieces", commas.join(letters))
    if expected:
        assert (code, out.split(), err) == (0, expected, "")
    else:
        assert (code, out) == (1, "") and err == "No tiling: these pieces cannot cover the board.\n"


@pytest.mark.parametrize("board", ["3x20", "4x15", "5x12", "6x10", "10x6", "12x5", "20x3"])
def test_the_rectangles_of_all_twelve(capsys, board):
    code, out, _ = tile(capsys, "--board", board)
    assert code == 0
    assert sorted(set(out)) == ["\n", *"FILNPTUVWXYZ"]
    assert f"{len(out.split())}x{len(out.split()[0])}" == board
    assert all(out.count(letter) == 5 for letter in "FILNPTUVWXYZ")


@pytest.mark.parametrize("arguments, sentence", [
    ("--height 7 --pieces FILNPTUVWX", "10 pieces cover 50 squares; a height of 7 does not divide "
                                       "that; heights that do: 1, 2, 5, 10, 25, 50."),
    ("--board 5x6 --pieces ltwky", "5 pieces cover 25 squares; the board has 30."),
    ("--board 5by9", "Expected a board as rows x columns, such as 5x9: '5by9'"),
    ("--board 5x61", "Width must be 1 to 60, not 61"),
    ("--height five", "Height must be 1 to 60, not five"),
    ("--height 0", "Height must be 1 to 60, not 0"),
    ("--height 5 --pieces fk", "Expected pieces out of FILNPTUVWXYZ or kpcwlyirvz+t: 'f'"),
    ("--height 5 --pieces kN", "Piece N is listed twice, as k and as N; there is one of each."),
    ("--height 5 --pieces ,", "Expected pieces such as FILNP or ltwky, or all: ','"),
    ("--height 5 --pieces ~5~A", "A piece has to hang together by the sides of its squares; this "
                                 "one is in 2 parts."),
    ("--height 5 --pieces ~7-5-7", "Expected a drawn piece such as ~7-5-7~A: '~7-5-7'"),
    ("--height 5 --order magic", f"Expected order {either(DEFAULT.room('searches'))}: 'magic'"),
    ("#maze?v=1", "Expected a link to pentominoes; for mazes use the command draw"),
    ("", "Expected --board such as 5x9, --height such as 5, or a link: none"),
])
def test_bad_input_is_one_sentence_and_code_2(capsys, arguments, sentence):
    assert tile(capsys, *arguments.split()) == (2, "", sentence + "\n")


@pytest.mark.parametrize("arguments", [
    "--board", "--board 5x9 --height 5", "--format gif --height 5", "--height 5 --pieces -x", "a b",
    "--heigh 5"])
def test_complaints_of_the_parser_are_one_sentence_too(capsys, arguments):
    code, out, err = tile(capsys, *arguments.split())
    assert code == 2 and out == "" and err.count("\n") == 1 and "usage" not in err


def test_no_tiling_is_a_sentence_and_code_1(capsys):
    assert tile(capsys, "--board", "5x5", "--pieces", "ltwky") == (
        1, "", "No tiling: these pieces cannot cover the board.\n")
    assert tile(capsys, "--height", "2", "--pieces", "all") == (
        1, "", "No tiling: piece F needs 3 squares each way; the board is only 2 high.\n")


def test_pieces_of_ones_own_are_tiled_and_counted(capsys, tmp_path):
    assert tile(capsys, *"--board 3x3 --pieces ~7-5-7~A1O".split())[1].splitlines()[:3] == [
        "AAA", "AOA", "AAA"]
    file = tmp_path / "pieces.txt"
    file.write_text("###\n# #\n###\n\n\n   \n  #\n\n###\n#.#\n###\n\n#\n")
    counted = tile(capsys, "--board", "3x6", "--pieces", f"@{file}", "--count", "--json")[1]
    assert counted.startswith('{"raw": 1, "distinct": 1')
    for text, sentence in (("#.#", "is in 2 parts."), ("", "has at least one square."),
                           ("#########", "at most 8 x 8 squares")):
        file.write_text(text)
        code, out, said = tile(capsys, "--height", "1", "--pieces", f"@{file}")
        assert (code, out) == (2, "") and said.endswith(f"{sentence}\n") and said.count(".") < 3


def test_json(capsys):
    code, out, _ = tile(capsys, "--height", "5", "--pieces", "ltwkyrzcp", "--format", "json")
    data = json.loads(out)
    assert code == 0
    assert list(data) == ["link", "digest", "board", "pieces", "rows", "placements", "steps"]
    assert (data["board"], data["pieces"], data["steps"]) == ("5x9", "ltwkyrzcp", 96)
    assert "\n".join(data["rows"]) + "\n" == FIRST
    assert data["placements"][0] == {"piece": "l", "name": "L", "orientation": 0,
                                     "squares": [[0, 0], [0, 1], [0, 2], [0, 3], [1, 0]]}
    assert decode(data["link"]).recipe.picture().digest == data["digest"]


def test_svg_into_a_file(capsys, tmp_path):
    file = tmp_path / "tiling.svg"
    assert tile(capsys, "--board", "3x20", "--format", "svg", "-o", str(file)) == (0, "", "")
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert len(root.findall("{*}text")) == 12


def test_repairs_of_a_link_are_said(capsys):
    code, out, err = tile(capsys, "#pentomino?v=1&board=5x9&pieces=ltwkyrzcpq")
    assert (code, out, err) == (0, FIRST, "No pieces are called 'q'; leaving them out.\n")


# --- boards by name --------------------------------------------------------------------------


def test_every_board_of_the_list_is_a_board_of_the_command(capsys):
    """By name alone, with the pieces that the list says; the search itself is other tests' work."""
    assert main(["list", "boards", "--json"]) == 0
    listed = {item["id"]: item for item in json.loads(capsys.readouterr().out)}
    assert [*listed] == [*named_boards()]
    for id_, one in named_boards().items():
        item, found = listed[id_], read_board(id_)
        assert (item["board"], item["pieces"], item["use"]) == (str(one.board), one.pieces, one.use)
        assert found.board == one.board
        if id_[0].isalpha():                               # a size says no pieces
            assert found == one and parse_pieces(found.pieces)


@pytest.mark.parametrize(("arguments", "letters"), [
    ("--board letter-c", "FILNPTUVWXYZ"), ("--board Picture-Ring", "FILNPTUVWXYZ"),
    ("--board triple-X", 9), ("--board letter-H --order algorithm_x", "FILNPTUVWXYZ")])
def test_a_name_says_the_pieces_too(capsys, arguments, letters):
    code, out, err = tile(capsys, *arguments.split())
    used = {*out} - {*" \n"}
    assert (code, err) == (0, "") and (len(used) == letters if isinstance(letters, int) else
                                       used == {*letters})


@pytest.mark.parametrize(("arguments", "sentence"), [
    ("--board hart", "No board is called 'hart'. Did you mean picture-heart"),
    ("--board letter-C --pieces LTW", "3 pieces cover 15 squares; the board has 60."),
    ("--board picture-tree --height 5", "Argument --height: not allowed with argument --board"),
])
def test_what_a_name_is_not_good_for_is_one_sentence(capsys, arguments, sentence):
    code, out, err = tile(capsys, *arguments.split())
    assert (code, out) == (2, "") and err.startswith(sentence)


def test_no_tiling_of_the_tetrominoes_is_proved(capsys):
    code, out, err = tile(capsys, "--board", "tetrominoes-4x5")
    assert (code, out) == (1, "") and "chess board" in err


def test_count_takes_names_with_their_own_pieces(capsys):
    assert main(["count", "triple-X", "5x4", "--json", "--processes", "1"]) == 2  # 12 on 5 x 4
    assert "the board has 20" in capsys.readouterr().err
    assert main(["count", "triple-X", "3x20", "--json", "--processes", "1"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["distinct"] for line in lines] == [15, 2]
