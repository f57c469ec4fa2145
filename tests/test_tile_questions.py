"""``python -m maze tile`` with --count, --all, --nth, --random, --remaining."""

from __future__ import annotations

import io
import json

import pytest

from maze.cli import main, tilings, watching
from maze.render.theme import PIECES


def tile(capsys, *arguments: str) -> tuple[int, str, str]:
    code = main(["tile", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("arguments, raw, distinct, engine", [
    ("--board 3x20", 8, 2, "halves"),
    ("--board 20x3 --engine strip", 8, 2, "strip"),
    ("--board 5x5 --some", 856, 107, "strip"),
    ("--board 5x5 --pieces LNPVY --engine source", 24, 3, "source"),
    ("--board 5x5 --pieces LNPVY --engine algorithm_x", 24, 3, "algorithm_x"),
    ("--board 4x4-a1.4 --pieces 3LLLL", 54, None, "region"),
    ("--board 2x10 --pieces FGIPQ --one-sided --some", None, None, "strip"),
])
def test_counts_for_programs(capsys, arguments, raw, distinct, engine):
    code, out, err = tile(capsys, *arguments.split(), "--count", "--json")
    data = json.loads(out)
    assert code == 0 and err == "" and list(data)[:4] == ["raw", "distinct", "engine", "seconds"]
    assert data["engine"] == engine and data["seconds"] >= 0
    assert distinct is None or (data["raw"], data["distinct"]) == (raw, distinct)


def test_counts_in_words_are_both_labelled(capsys):
    assert tile(capsys, "--board", "4x15", "--count") == (
        0, "1472 raw: turned and mirrored tilings count as different.\n"
           "368 distinct: turned and mirrored tilings count as the same.\n", "")


def test_one_rule_for_distinct_and_both_numbers_where_they_differ(capsys):
    assert tile(capsys, "--board", "3x30", "--one-sided", "--count")[1].splitlines()[1:] == [
        "46 distinct: turned and mirrored tilings count as the same.",
        "92 if turned tilings count as the same, and mirrored ones as different."]
    data = json.loads(tile(capsys, "--board", "3x30", "--one-sided", "--count", "--json")[1])
    assert (data["raw"], data["distinct"], data["turned"]) == (184, 46, 92)
    out = tile(capsys, "--board", "5x4", "--pieces", "FLPY", "--one-sided", "--count")[1]
    assert "in a mirror they need other pieces" in out and "turned and mirrored ones" not in out
    assert "turned" not in json.loads(
        tile(capsys, "--board", "5x6", "--pieces", "ITTUUV", "--one-sided", "--count", "--json")[1])


def test_too_many_to_compare_is_a_sentence(capsys, monkeypatch):
    monkeypatch.setattr(tilings, "MOST", 5)
    assert tile(capsys, "--board", "3x20", "--count")[1].splitlines()[1] == (
        "They are too many to compare, so the distinct ones are not counted.")


def test_a_link_says_which_solution_and_which_pieces_lie_there(capsys):
    link = "#pentomino?v=1&board=5x3&pieces=PUV"
    third = tile(capsys, "--board", "5x3", "--pieces", "PUV", "--nth", "3")
    assert tile(capsys, f"{link}&sol=3") == third and third[0] == 0
    _, every, _ = tile(capsys, "--board", "3x20", "--all", "--distinct")
    second = every.strip().split("\n\n")[1]
    link = "#pentomino?v=1&board=3x20&pieces=all&sol=2&of=different"
    assert tile(capsys, link)[1].strip() == second
    assert tile(capsys, link, "--board", "6x10")[1] == tile(capsys, "--board", "6x10")[1]
    lying = "#pentomino?v=1&board=5x3&pieces=PUV&place=P2.0.1"
    assert tile(capsys, lying, "--count")[1].splitlines()[-1] == (
        "1 raw: so many tilings have these pieces in them.")
    assert json.loads(tile(capsys, lying, "--count", "--json")[1])["remaining"] == 1
    out = tile(capsys, lying, "--all")[1]
    assert "UPU" in out and "\n\n" not in out
    assert tile(capsys, lying.replace("P2.0.1", "P0.0.0"), "--all") == (
        1, "", "No tiling: these pieces cannot cover the board around those that lie there.\n")


def test_no_tiling_by_parity_is_proved(capsys):
    code, out, _ = tile(capsys, "--board", "4x5", "--pieces", "4ILOTZ", "--count")
    assert code == 0 and out.startswith("0 raw") and "chess board" in out
    data = json.loads(tile(capsys, "--board", "4x5", "--pieces", "4ILOTZ", "--count", "--json")[1])
    assert tile(capsys, "--board", "4x5", "--pieces", "4ILOTZ")[2].startswith(
        "No tiling. Color the board like a chess board: ")
    assert data["raw"] == data["distinct"] == 0 and "T covers 3 and 1" in data["proof"]


def test_all_and_nth_agree(capsys):
    _, out, _ = tile(capsys, "--board", "3x20", "--all")
    blocks = out.strip().split("\n\n")
    assert len(set(blocks)) == 8
    for number, block in enumerate(blocks, 1):
        assert tile(capsys, "--board", "3x20", "--nth", str(number))[1].strip() == block
    first = tile(capsys, "--board", "3x20")[1].strip()
    assert first == blocks[0]
    _, out, _ = tile(capsys, "--board", "3x20", "--all", "--distinct")
    assert set(out.strip().split("\n\n")) < set(blocks)
    assert out.strip().split("\n\n")[1] == tile(
        capsys, "--board", "3x20", "--nth", "2", "--distinct")[1].strip()
    data = json.loads(tile(capsys, "--board", "3x20", "--all", "--json")[1])
    assert ["\n".join(rows) for rows in data["tilings"]] == blocks and data["raw"] == 8


def test_the_atlas_in_words_and_for_programs(capsys):
    asked = "--board", "5x8", "--pieces", "FILNPUVY", "--atlas"
    code, out, _ = tile(capsys, *asked)
    assert code == 0 and out.startswith("84 distinct: ")
    assert "Crossroads, where four pieces meet:\n  0: 20\n  1: 49\n  2: 15\n" in out
    data = json.loads(tile(capsys, *asked, "--json")[1])
    assert data["distinct"] == 84 and data["cross"] == {"0": 20, "1": 49, "2": 15}
    assert data["lies"] == {} and data["touch"]["F.I"] == 30


def test_random_tilings_follow_the_seed(capsys):
    drawn = {tile(capsys, "--board", "4x15", "--random", "--seed", seed)[1] for seed in "abcab"}
    assert len(drawn) == 3


def test_a_tiling_is_drawn_in_any_format(capsys, tmp_path):
    question = ["--board", "5x5", "--pieces", "LNPVY", "--nth", "7"]
    rows = tile(capsys, *question)[1].split()
    drawn = json.loads(tile(capsys, *question, "--format", "json")[1])
    assert drawn["rows"] == rows and "place=" in drawn["link"]
    assert tile(capsys, drawn["link"])[1].split() == rows
    picture = tile(capsys, *question, "--format", "svg", "--theme", "print")[1]
    plain = tile(capsys, "--board", "5x5", "--pieces", "LNPVY", "--format", "svg")[1]
    assert picture.startswith("<svg") and PIECES["L"][0] in plain and PIECES["L"][0] not in picture
    file = tmp_path / "tiling.png"
    assert tile(capsys, *question, "--format", "png", "-o", str(file))[0] == 0
    assert file.read_bytes().startswith(b"\x89PNG")
    assert tile(capsys, "--board", "3x20", "--all", "--format", "svg")[0::2] == (
        2, "Expected --nth or --random with --format svg, which shows one tiling; --all gives "
           "text, or JSON with --json\n")


def test_remaining(capsys):
    question = ["--board", "5x5", "--pieces", "LNPVY"]
    rows = tile(capsys, *question, "--format", "json")[1]
    lie = json.loads(rows)["placements"][0]
    left = min(x for x, _ in lie["squares"]), min(y for _, y in lie["squares"])
    item = f"{lie['piece']}{lie['orientation']}.{left[0]}.{left[1]}"
    data = json.loads(tile(capsys, *question, "--remaining", item, "--json")[1])
    assert 0 < data["remaining"] < 24
    assert tile(capsys, *question, "--remaining", "")[1].startswith("24 raw")
    assert tile(capsys, *question, "--remaining", "X0.0.0") == (
        2, "", "Expected placements such as F1.0.0_I1.0.5: 'X0.0.0'\n")


def test_boards_from_pictures(capsys, tmp_path, monkeypatch):
    picture = tmp_path / "ring.txt"
    picture.write_text("###\n#.#\n###\n", encoding="utf-8")
    code, out, _ = tile(capsys, "--board", f"@{picture}", "--pieces", "4LL", "--count", "--json")
    assert code == 0 and json.loads(out)["raw"] == 4
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"#####\n")))
    assert tile(capsys, "--board", "@-", "--pieces", "I") == (0, "IIIII\n", "")
    assert tile(capsys, "--board", f"@{tmp_path}/none.txt")[0] == 2


@pytest.mark.parametrize("arguments, code, sentence", [
    ("--board 6x10 --pieces FIL --count", 2, "3 pieces cover 15 squares; the board has 60."),
    ("--board 1x12-f1.g1 --pieces II --count", 0, ""),
    ("--board 1x11-g1 --pieces II --count", 1, "No tiling: a part of the board has 6 squares, and "
                                               "no pieces cover just that many."),
    ("--board 3x20 --nth 9", 2, "Expected a number from 1 to 8: 9"),
    ("--board 3x20 --nth 0", 2, "Number must be 1 to 1000000000000, not 0"),
    ("--board 3x20 --nth=", 2, "Number must be 1 to 1000000000000, not ''"),
    ("--board 6x10 --pieces= --count", 2, "Expected pieces such as FILNP or ltwky, or all: ''"),
    ("--board 8x8-d4.4 --engine strip --count", 2,
     "Strip engine cannot do this board with these pieces; without --engine, one that can "
     "is chosen."),
    ("--board 9x10 --pieces IIIIIIIIIIIIIIIIII --engine strip --count", 2,
     "Strip engine cannot do this board with these pieces; without --engine, one that can "
     "is chosen."),
    ("--board 5x5 --some --engine halves --count", 2,
     "Two halves cannot do this board with these pieces; without --engine, one that can is "
     "chosen."),
    ("--board 5x5 --pieces ltwky --all", 1, "No tiling: these pieces cannot cover the board."),
])
def test_bad_questions(capsys, arguments, code, sentence):
    got, _, err = tile(capsys, *arguments.split())
    assert (got, err.strip()) == (code, sentence)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_on_a_terminal_is_wiped_in_the_end(capsys, monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(watching, "OFTEN", 0)
    assert main(["tile", "--board", "4x15", "--count"]) == 0
    text = terminal.getvalue()
    assert "Method: Two halves (about " in text and "Filling: level 6 of 6, " in text
    assert text.endswith("\r\033[K")


def test_a_break_leaves_one_sentence(monkeypatch):
    terminal = Terminal()

    def stopped(*_):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(tilings, "solve", stopped)
    assert main(["tile", "--board", "4x15", "--count"]) == 130
    assert terminal.getvalue() == "\r\033[KStopped.\n"
