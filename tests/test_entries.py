"""Entries: every file of an algorithm or a shape has all that it needs, or a sentence names it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from maze.catalog import DEFAULT, ROOMS
from maze.params import Whole
from maze.registry import GROUPS
from tools.entries import GROUPED, faults, file_of, names, of_entry, of_file
from tools.reading import grade

FILES = [(room, package, name) for room, package in ROOMS.items() for name in names(package)]
AT, LOOPS = Whole("at", "At", 0, 9, 0, "where"), Whole("loops", "Loops", 0, 9, 0)
PRIM, BRAID = DEFAULT.get("generators", "prim"), DEFAULT.get("transforms", "braid")


@pytest.mark.parametrize(("room", "package", "name"), FILES,
                         ids=[f"{room}-{name}" for room, _, name in FILES])
def test_a_file_lacks_nothing(room: str, package: str, name: str) -> None:
    found = of_file(room, package, name)
    assert not found, "\n".join(f"{file_of(package, name)}: {fault}" for fault in found)


def test_nothing_is_reported_when_nothing_is_missing() -> None:
    assert faults() == []


@pytest.mark.parametrize(("room", "entry", "sentence"), [
    ("generators", replace(PRIM, group=""),
     'group="..." is missing; choose one of grow, sets, walks, rows, walls or curves'),
    ("generators", replace(PRIM, group="fill"), 'group="fill" is not known'),
    ("generators", replace(PRIM, idea=""), 'IDEA = """...""" is missing'),
    ("generators", replace(PRIM, idea="Short."), "IDEA should have 20 to 100 words: it has 1."),
    ("generators", replace(PRIM, idea="Algorithmic randomization considerably facilitates the "
                           "generation of statistically indistinguishable configurations. " * 3
                           + "Indeed."), "IDEA should be for grade 8 at most"),
    ("generators", replace(PRIM, summary=""), "its function has no docstring"),
    ("generators", replace(PRIM, summary="no full stop"), "with a full stop at the end"),
    ("generators", replace(PRIM, doc=""), "it has no docstring at the top"),
    ("generators", replace(PRIM, doc="Cost: linear. Bias: none."), "names no year"),
    ("generators", replace(PRIM, doc="1957. Cost: linear."), "says nothing of the bias"),
    ("generators", replace(PRIM, needs=frozenset({"square"})), 'needs="square" is not known here'),
    ("generators", replace(PRIM, gives=frozenset({"trees"})), "known are dug, growth, nested"),
    ("generators", replace(PRIM, words={"jump": "{cell}."}), '"jump": ...} is no verb of a step'),
    ("generators", replace(PRIM, words={"walk": "{edge}."}), "the gap {cell} and no other"),
    ("generators", replace(PRIM, shows={"stack": "stak"}),
     'shows={"stack": "stak"} names no variable'),
    ("generators", replace(PRIM, shows={"pile": "frontier"}),
     'shows={"pile": ...} is not known; known are stack, '),
    ("generators", replace(PRIM, shows={"loop": "frontier"}),
     'shows={"loop": ...} needs "meets" as well'),
    ("generators", replace(PRIM, id="Prim"), "its name should be lower_case"),
    ("solvers", replace(DEFAULT.get("solvers", "chain"), claims=()), 'claims="..." is missing'),
    ("shapes", replace(DEFAULT.get("shapes", "square"), params=()), "has one or more sizes"),
    ("shapes", replace(DEFAULT.get("shapes", "cairo"), gives=frozenset({"lean"})),
     'gives="lean" passes lean=True'),
    ("transforms", replace(BRAID, words={}), 'words={"phase": "..."} is missing'),
    ("transforms", replace(BRAID, order=0), "order=... is missing"),
    ("transforms", replace(BRAID, needs=frozenset({"ends"})),
     'needs="ends" passes start and goal to its function; give it these arguments.'),
    ("generators", replace(PRIM, params=(Whole("gap", "Gap", 1, 9, 1),)),
     'its function has no argument "gap", which params=[...] declares.'),
    ("transforms", replace(BRAID, params=()), "each parameter is a key of links"),
    ("transforms", replace(BRAID, params=(AT,), run=lambda maze, rng, twin, at: None),
     "the key at means something else in links"),
    ("transforms", replace(BRAID, params=(LOOPS,), run=lambda maze, rng, twin, loops: None),
     "the parameter loops has no help"),
    ("transforms", replace(BRAID, refuses={"loops": lambda grid, value: None}),
     'refuses={"loops": ...} names no parameter'),
])
def test_what_is_missing_is_one_sentence(room: str, entry, sentence: str) -> None:
    found = list(of_entry(room, entry))
    assert len(found) == 1 and sentence in found[0] and found[0].endswith((".", ").")), found


def test_a_file_that_cannot_be_imported_is_named(tmp_path, monkeypatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "wrong_syntax.py").write_text("x = 1\ndef f(:\n")
    (tmp_path / "no_entry.py").write_text("x = 1\n")
    (tmp_path / "room").mkdir()
    for name in ("wrong_syntax", "no_entry"):
        (tmp_path / f"{name}.py").rename(tmp_path / "room" / f"{name}.py")
    (tmp_path / "room" / "__init__.py").touch()
    assert names("room") == ["no_entry", "wrong_syntax"]
    syntax, = of_file("generators", "room", "wrong_syntax")
    assert syntax.startswith("it cannot be imported, line 2: SyntaxError")
    none, = of_file("generators", "room", "no_entry")
    assert "expected one function with @register: got 0" in none


@pytest.mark.parametrize("room", GROUPED)
def test_menus_have_a_few_families_and_none_is_empty(room: str) -> None:
    used = {entry.group for entry in DEFAULT.room(room).values()}
    assert used == set(GROUPED[room]) and 3 <= len(used) <= 6
    assert [group for group in GROUPS if group in GROUPED[room]] == [*GROUPED[room]]


def test_no_two_ideas_are_the_same() -> None:
    ideas = [entry.idea for room in ("generators", "solvers", "searches")
             for entry in DEFAULT.room(room).values()]
    assert len(set(ideas)) == len(ideas)


def test_the_measure_tells_easy_from_hard() -> None:
    assert grade("The cat sat on the mat. The dog ran off.") < 2
    assert grade("Algorithmic randomization considerably facilitates the generation of "
                 "statistically indistinguishable configurations.") > 15
