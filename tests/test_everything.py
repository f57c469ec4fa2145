"""`make test` runs every part, whatever failed, and tells how long each took."""

from __future__ import annotations

import sys

import pytest

from tools import everything, yardstick
from tools.everything import (
    BESIDE,
    FIRST,
    LAST,
    PROOFS,
    Result,
    in_yardsticks,
    side_by_side,
    table,
)
from tools.imports import ROOT

pytestmark = pytest.mark.native


def python(text: str) -> list[str]:
    return [sys.executable, "-c", text]


def test_a_part_that_fails_keeps_no_other_from_running(capfd):
    results = side_by_side(("unit", python("print('first'); raise SystemExit(3)")),
                           [("check", python("import sys; print('no', file=sys.stderr); exit(1)")),
                            ("js", python("print('yes')"))])
    assert [(one.part, one.status) for one in results] == [("check", 1), ("js", 0), ("unit", 3)]
    said = capfd.readouterr().out
    assert "first\n" in said and said.index("\nno\n") < said.index("\nyes\n")


def test_the_table_has_a_line_for_each_part_and_one_for_all():
    assert table([Result("check", 0, 12.4, 11.6), Result("unit", 1, 70.0, 139.0)], 75.2) == (
        "part           seconds   processor\n"
        "check               12          12\n"
        "unit                70         139  failed\n"
        "whole               75         151")


def test_yardsticks_are_the_mean_of_before_and_after():
    told = "50 yardsticks of 8.0 s (7.0 before, 9.0 after)"
    assert in_yardsticks(400, 7, 9, prove=False).startswith(f"{told}; the aim is ")
    assert in_yardsticks(400, 7, 9, prove=True) == f"{told}."


@pytest.mark.parametrize(("arguments", "parts", "failing", "last"), [
    ([], [*BESIDE, FIRST, LAST], "", "Every part has passed."),
    ([], [*BESIDE, FIRST, LAST], "pyodide", "Failed: pyodide."),
    (["--prove"], PROOFS, "prove-unit", "Failed: prove-unit.")])
def test_the_end_names_what_failed(monkeypatch, capsys, arguments, parts, failing, last):
    def pretend(part: str, command: list[str], *, keep: bool = False) -> Result:
        assert command[-1] == part
        return Result(part, int(part == failing), 1.0, 1.0)

    monkeypatch.setattr(everything, "run", pretend)
    monkeypatch.setattr(yardstick, "measure", lambda: {"Python": 10.0})
    assert everything.main(arguments) == bool(failing)
    said = capsys.readouterr().out.rstrip().split("\n")
    assert said[-1] == last
    assert [line.split()[0] for line in said[2:2 + len(parts)]] == parts


def test_every_part_is_a_target_of_the_makefile():
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    for part in (*BESIDE, FIRST, LAST, *PROOFS):
        assert f"\n{part}: tools\n" in text


def test_every_target_is_told_by_make_help():
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = text[text.index(".PHONY:"):text.index("\n\n", text.index(".PHONY:"))]
    targets = set(phony.replace("\\", "").split()[1:]) - {"help", "tools", "runtime", *PROOFS}
    assert targets == {line.split('"make ')[1].split()[0].rstrip('"')
                       for line in text.split("\n") if '@echo "make ' in line}


def test_the_sums_of_the_yardstick_are_what_every_world_must_find():
    assert yardstick.sums() == yardstick.SUM
