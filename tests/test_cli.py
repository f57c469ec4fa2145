"""The command line: results on stdout, sentences on stderr, exit codes 0, 1 and 2."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from maze import cli
from maze.catalog import DEFAULT
from maze.cli import main, pictures
from maze.cli.listing import KINDS
from maze.language import Language
from maze.languages import table
from maze.recipe import Recipe, generators, shapes, solvers
from maze.render.theme import FILES, Theme
from maze.share import decode
from tools.phrases import sentences_in_f_strings

LINK = "#maze?v=1&shape=square&size=6x4&by=prim&seed=amber-7&solve=breadth_first"


def test_draw_text(capsysbinary) -> None:
    assert main(["draw", "--size", "6x4", "--by", "prim", "--solve", "breadth_first"]) == 0
    by_options = capsysbinary.readouterr().out
    assert main(["draw", LINK]) == 0
    assert capsysbinary.readouterr().out == by_options
    assert by_options.count(b"\n") == 9 and b"S" in by_options and b"o" in by_options


def test_draw_json(capsysbinary) -> None:
    assert main(["draw", LINK, "--format", "json"]) == 0
    data = json.loads(capsysbinary.readouterr().out)
    picture = decode(LINK).recipe.picture()
    assert list(data) == ["link", "digest", "cells", "joins", "open", "start", "goal", "path",
                          "centers", "quest", "stats"]
    assert data["link"] == LINK and data["digest"] == picture.digest and data["cells"] == 24
    assert len(data["open"]) == 23 and data["start"] == 0 and data["goal"] == 23
    assert data["path"] == picture.path and data["centers"][7] == [1.5, 1.5]
    opened = {tuple(data["joins"][edge]) for edge in data["open"]}
    assert all(tuple(sorted(pair)) in opened
               for pair in zip(data["path"], data["path"][1:], strict=False))


def test_an_option_changes_a_link(capsysbinary) -> None:
    assert main(["draw", LINK, "--seed", "other", "--solve", "", "--format", "json"]) == 0
    data = json.loads(capsysbinary.readouterr().out)
    assert data["path"] is None and "seed=other" in data["link"]


@pytest.mark.parametrize(("form", "start"), [("svg", b"<svg "), ("png", b"\x89PNG"), ("json", b"{"),
                                             ("text", b"+---")])
def test_draw_to_a_file(form: str, start: bytes, tmp_path: Path) -> None:
    file = tmp_path / "maze"
    assert main(["draw", LINK, "--format", form, "-o", str(file)]) == 0
    assert file.read_bytes().startswith(start)


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["draw", "--size", "1e9x3"], "Expected a size such as 20x15: '1e9'"),
    (["draw", "--size", "5000x3"], "Width must be 2 to 1000, not 5000"),
    (["draw", "--size", "20"], "Expected a size with width and height: 20"),
    (["draw", "--size", "0x5"], "Width must be 2 to 1000, not 0"),
    (["draw", "--by", "wilsn"], "Expected a generator ("),
    (["draw", "--shape", "blob"], "Expected a shape ("),
    (["draw", "--solve", "magic"], "Expected a solver ("),
    (["draw", "--seed", "x" * 41], "Expected a seed of at most 40 characters"),
    (["draw", "--from", "300"], "Expected a cell from 0 to 299: 300"),
    (["draw", "--from", "-1"], "Expected a cell's number for --from: '-1'"),
    (["draw", "--opt", "speed.9"], "Recursive backtracker has no option 'speed'."),
    (["draw", "--format", "gif"], "Argument --format: invalid choice: 'gif'"),
    (["draw", "--colour"], "Unrecognized arguments: --colour"),
    (["draw", "#pentomino?v=1"], "Expected a link to a maze; for pentominoes use"),
    (["draw", "-o", "/no/such/folder/x"], "No such file or directory: '/no/such/folder/x'"),
    (["link"], "The following arguments are required: LINK"),
    (["list", "colors"], "Argument kind: invalid choice: 'colors'"),
    (["paint"],
     "Argument draw|order|prove|tile|fence|sheet|count|lab|list|link: invalid choice: 'paint'"),
    ([], "The following arguments are required: "
         "draw|order|prove|tile|fence|sheet|count|lab|list|link"),
])
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: list[str], sentence: str,
                                                   capsys) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(sentence), captured.err
    assert captured.err.count("\n") == 1 and captured.out == ""


@pytest.mark.parametrize(("alias", "id_"), [
    (["--by", "modified_prim"], ["--by", "prim"]), (["--by", "Hunt-and-Kill"],
                                                    ["--by", "hunt_and_kill"]),
    (["--shape", "theta", "--format", "svg"], ["--shape", "polar", "--format", "svg"]),
    (["--solve", "dfs"], ["--solve", "depth_first"]), (["--solve", ""], []),
])
def test_other_names_mean_what_they_mean_in_links(alias: list[str], id_: list[str],
                                                  capsysbinary) -> None:
    assert main(["draw", *alias]) == main(["draw", *id_]) == 0
    out = capsysbinary.readouterr().out
    assert out[:len(out) // 2] == out[len(out) // 2:]


def test_a_damaged_link_is_repaired_with_a_sentence(capsysbinary) -> None:
    assert main(["draw", LINK.replace("6x4", "6x1")]) == 0
    captured = capsysbinary.readouterr()
    assert captured.err == b"Height 1 is too small; using 2.\n" and captured.out.count(b"\n") == 5


def test_link(capsys) -> None:
    assert main(["link", "https://example.org/?size=9x900000&by=PRIM"]) == 0
    captured = capsys.readouterr()
    assert captured.out == "#maze?v=1&shape=square&size=9x1000&by=prim&seed=amber-7\n"
    assert captured.err == "Height 900000 is too large; using 1000.\n"


def test_list(capsys) -> None:
    assert main(["list"]) == 0
    plain = capsys.readouterr().out
    for entries in (shapes(), generators(), solvers()):
        for entry in entries.values():
            assert entry.id in plain and entry.summary in plain


@pytest.mark.parametrize("kind", KINDS)
def test_list_for_programs(kind: str, capsys) -> None:
    assert main(["list", kind, "--json"]) == 0
    items = json.loads(capsys.readouterr().out)
    assert items and all(list(item)[:5] == ["id", "title", "summary", "needs", "parameters"]
                         for item in items)


def test_solvers_of_mazes_and_searches_for_tilings_are_two_lists(capsys) -> None:
    found = {}
    for kind in ("solvers", "searches"):
        assert main(["list", kind, "--json"]) == 0
        found[kind] = [item["id"] for item in json.loads(capsys.readouterr().out)]
    assert found == {"solvers": list(solvers()), "searches": list(DEFAULT.room("searches"))}


def test_no_way_is_exit_code_1(capsysbinary) -> None:
    walls = "A" * 2                                        # four edges, all of them walls
    assert main(["draw", f"#maze?size=2x2&walls={walls}&solve=breadth_first"]) == 1
    assert b"There is no path" in capsysbinary.readouterr().err


@pytest.mark.prove
@pytest.mark.slow
def test_a_million_cells_do_not_recurse() -> None:
    picture = Recipe(size=(1000, 1000), solve="breadth_first").picture()
    assert picture.maze.open.count(1) == 999_999 and picture.path[-1] == 999_999


def test_a_picture_that_is_too_large_is_not_read(tmp_path: Path, capsys) -> None:
    huge = tmp_path / "huge.txt"
    huge.write_text("#" * (pictures.MOST + 1), encoding="utf-8")
    for wish in (["draw", "--shape", "mask", "--mask", f"@{huge}"],
                 ["tile", "--board", f"@{huge}"]):
        assert main(wish) == 2
        assert capsys.readouterr().err.startswith("Expected a picture of at most 100000 bytes: ")


# --- in another language -------------------------------------------------------------------------


ARGPARSE = "{}{} (see {} --help)."                         # Python's words, which are English
TITLES = {"Maze {}", "Pentominoes {}"}                     # of files: the second word is a link


@pytest.mark.parametrize("arguments", [["--lang", "de", "draw", "--size", "5000x3"],
                                       ["draw", "--size", "5000x3", "--lang=de"]])
def test_errors_are_said_in_the_language_that_is_asked_for(arguments, capsys) -> None:
    plain = ["draw", "--size", "5000x3"]
    assert main(plain) == 2
    english = capsys.readouterr().err
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert told.startswith("Breite") and "5000" in told and told != english
    assert main(plain) == 2                                # and no longer than for one command
    assert capsys.readouterr().err == english


def test_lists_and_notes_are_said_in_it_and_data_are_not(capsys) -> None:
    assert main(["list", "solvers", "--lang", "hu"]) == 0
    listed = capsys.readouterr().out
    hungarian = Language("hu", table("hu"))
    for entry in solvers().values():
        said = hungarian.say(entry.summary)                # in English until it is translated
        assert entry.id in listed and said in listed
        assert entry.summary not in listed or entry.summary == said
    assert main(["list", "solvers", "--json", "--lang", "hu"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["summary"] in {
        entry.summary for entry in solvers().values()}
    assert main(["link", "#maze?by=wilsn", "--lang", "el"]) == 0
    assert "Δεν υπάρχει αλγόριθμος" in capsys.readouterr().err


def test_the_environment_is_not_asked(capsys, monkeypatch) -> None:
    for name in ("LANG", "LANGUAGE", "LC_ALL"):
        monkeypatch.setenv(name, "de_DE.UTF-8")
    assert main(["draw", "--by", "wilsn"]) == 2
    assert capsys.readouterr().err.startswith("Expected a generator (")


def test_a_language_that_is_not_there_is_a_sentence(capsys) -> None:
    for arguments in (["list", "--lang", "xx"], ["list", "--lang"], ["--lang="]):
        assert main(arguments) == 2
        assert capsys.readouterr().err.startswith("Expected a language (en, de, el, et, hu or pl)")


def test_no_sentence_of_the_command_line_is_an_f_string() -> None:
    for path in sorted(Path(cli.__file__).parent.glob("*.py")):
        found = list(sentences_in_f_strings(ast.parse(path.read_text(encoding="utf-8"))))
        assert not {*found} - {ARGPARSE, *TITLES}, path


@pytest.mark.parametrize(("name", "theme"), FILES.items())
def test_a_picture_in_other_colors(name: str, theme: Theme, capsysbinary) -> None:
    arguments = ["draw", "--size", "5x4", "--solve", "a_star", "--format", "svg", "--theme", name]
    assert main(arguments) == 0
    drawn = capsysbinary.readouterr().out.decode()
    assert f'fill="{theme.paper}"' in drawn and f'stroke="{theme.path}"' in drawn


def test_pictures_on_the_command_line(tmp_path, capsys) -> None:
    file = tmp_path / "ring.txt"
    file.write_text("###\n#.#\n###\n", encoding="utf-8")
    assert main(["draw", "--cut", f"@{file}", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["cells"] == 8
    assert main(["draw", "--cut", "heart", "--hide", "bare", "--solve", "breadth_first",
                 "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert "&hide=bare" in data["link"] and len(data["path"]) == data["cells"]
    assert main(["draw", "--cut", "dragon"]) == 2
    assert "24x20-BITS" in capsys.readouterr().err
    assert main(["draw", "--hide", "rect", "--shape", "hexagon"]) == 2
    assert "squares in one plane" in capsys.readouterr().err
