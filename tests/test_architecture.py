"""The rules of ARCHITECTURE.md that a program can check, read off the imports."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec

import pytest

from tools.imports import ROOT, Sources, tree_of

MAZE = Sources("maze")
ONLY_WEB = {"js", "pyodide", "pyodide_js", "pyscript", "_pyodide", "asyncio", "time"}
HASHING = {"maze.rng", "maze.picture", "maze.pentomino.picture"}   # random numbers; digests
LONGEST = 250


def each_module(find: Callable[[str], Iterable[object]]) -> Callable[[], None]:
    """A test that asks `find` what is wrong with each module, and expects nothing."""
    def test() -> None:
        found = {name: list(find(name)) for name in MAZE.paths}
        assert {name: wrong for name, wrong in found.items() if wrong} == {}
    test.__doc__ = find.__doc__
    return test


def roots(name: str) -> set[str]:
    """The first words of the modules that one imports."""
    return {module.split(".")[0] for module in MAZE.imports(name)}


def layers() -> dict[str, int]:
    """The arrow of ARCHITECTURE.md: the part of maze/ -> how far right it stands."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("<!-- end of rooms")[2]
    arrow = next(span for span in re.findall(r"`([^`]+)`", text) if span.count("←") > 3)
    return {part.strip(): place for place, layer in enumerate(arrow.split("←"))
            for part in layer.split(",")}


def part_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def test_the_arrow_names_every_part():
    parts = {part_of(name) for name in MAZE.paths} - {"", "__main__"}
    assert parts == set(layers())


@each_module
def test_imports_follow_the_arrow(name):
    places, part = layers(), part_of(name)
    if part in ("", "__main__"):               # the public list of the package; its program
        return []
    return [other for other in MAZE.imports(name) if other.startswith("maze")
            and part_of(other) != part and places.get(part_of(other), 99) > places[part]]


def test_no_imports_in_a_circle():
    """Imports for types count: whoever reads one of two such files has to read the other."""
    done: set[str] = set()

    def visit(name: str, trail: list[str]) -> None:
        assert name not in trail, " -> ".join([*trail, name])
        if name not in done:
            for other in sorted(MAZE.imports_with_types(name) & MAZE.paths.keys() - {"maze"}):
                visit(other, [*trail, name])
            done.add(name)

    for name in MAZE.paths:
        visit(name, [])


@each_module
def test_only_the_standard_library(name):
    allowed = sys.stdlib_module_names | {"maze"}
    if part_of(name) == "web":
        allowed |= ONLY_WEB
    return roots(name) - allowed


@each_module
def test_the_browser_and_the_clock_stay_in_web(name):
    if part_of(name) == "web":
        return set()
    timed = part_of(name) == "cli"                         # it tells how long it took
    return roots(name) & ONLY_WEB - ({"time"} if timed else set())


@each_module
def test_random_numbers_come_from_rng_alone(name):
    hashing = {"hashlib"} if name in HASHING else set()
    return roots(name) & {"random", "secrets", "numpy", "hashlib"} - hashing


@each_module
def test_a_module_says_what_it_is(name):
    tree = tree_of(MAZE.paths[name])
    return [] if ast.get_docstring(tree) or not tree.body else ["no docstring"]


@each_module
def test_a_module_is_short(name):
    lines = MAZE.paths[name].read_text(encoding="utf-8").count("\n")
    return [lines] if lines > LONGEST else []


@pytest.mark.parametrize("folder", ["shapes", "generators", "solvers", "transforms",
                                    "pentomino/solvers"])
def test_entries_do_not_import_each_other(folder):
    package = "maze." + folder.replace("/", ".")
    inside = [name for name in MAZE.paths if f"{name}.".startswith(f"{package}.")]
    assert len(inside) > 1
    for name in inside:
        assert not MAZE.imports(name) & set(inside) - {package}, name


def test_every_room_is_named_on_the_page_about_the_house():
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = {path.parent.relative_to(ROOT / "maze").as_posix()
             for path in (ROOT / "maze").rglob("__init__.py")} - {".", "lessons/own/de"}
    assert {room for room in rooms if f"{room}/" not in text and f"{room}`" not in text} == set()


def test_the_square_lattice_has_one_home():
    """Which grid is a rectangle of squares, and how its edges are numbered, is told there alone."""
    kinds = re.compile(r"isinstance\([^()]*, Squares\)|type\([^()]*\) is (not )?Squares")
    own = {"maze.grids.lattice": 2, "maze.shapes.hexagon": 1}     # hexagons have numbers of theirs
    found = {name: len(kinds.findall(text)) + text.count("2 * width - 1")
             for name in MAZE.paths if (text := MAZE.paths[name].read_text(encoding="utf-8"))}
    assert {name: times for name, times in found.items() if times} == own


def test_the_page_has_what_maze_imports_of_the_standard_library():
    """Imports inside functions too, which `tools/vendor.mjs --prove` does not reach."""
    text = (ROOT / "tools" / "stdlib-modules.txt").read_text(encoding="utf-8")
    kept = {line.split("#")[0].strip() for line in text.splitlines()}
    needed = {module for name in MAZE.paths for module in MAZE.imports(name)
              if module.split(".")[0] in sys.stdlib_module_names}
    missing = {module for module in needed - kept
               if module.split(".")[0] + ".*" not in kept and is_python(module)}
    assert not missing, "a line of tools/stdlib-modules.txt is missing"


def is_python(module: str) -> bool:
    spec = find_spec(module)
    return bool(spec and spec.origin and spec.origin.endswith(".py"))
