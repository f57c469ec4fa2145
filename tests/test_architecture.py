"""The rules of ARCHITECTURE.md that a program can check, read off the imports."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted((ROOT / "maze").rglob("*.py"))
ONLY_WEB = {"js", "pyodide", "pyodide_js", "pyscript", "_pyodide", "asyncio", "time"}
HASHING = {"maze.rng", "maze.picture", "maze.pentomino.picture"}   # random numbers; digests
LONGEST = 250


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {name_of(path): path for path in MODULES}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def resolve(path: Path, node: ast.ImportFrom) -> str:
    """The absolute name of the module that a `from ... import` names."""
    if not node.level:
        return node.module or ""
    package = path.relative_to(ROOT).parts[:-1]
    return ".".join([*package[:len(package) - node.level + 1], *filter(None, [node.module])])


@cache
def imports(path: Path) -> frozenset[str]:
    """Every module that a file imports, in whatever function; types only for mypy do not count."""
    found = set()
    skipped = {id(node) for block in ast.walk(tree_of(path)) if is_for_types(block)
               for node in ast.walk(block)}
    for node in ast.walk(tree_of(path)):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = resolve(path, node)
            found |= {f"{module}.{alias.name}" if f"{module}.{alias.name}" in NAMES else module
                      for alias in node.names}
    return frozenset(found)


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def each_module(*modules: Path):
    return pytest.mark.parametrize("path", modules or MODULES, ids=name_of)


def layers() -> dict[str, int]:
    """The arrow of ARCHITECTURE.md: the part of maze/ -> how far right it stands."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    arrow = next(span for span in re.findall(r"`([^`]+)`", text) if span.count("←") > 3)
    return {part.strip(): place for place, layer in enumerate(arrow.split("←"))
            for part in layer.split(",")}


def part_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def test_the_arrow_names_every_part():
    parts = {part_of(name) for name in NAMES} - {"", "__main__"}
    assert parts == set(layers())


@each_module()
def test_imports_follow_the_arrow(path):
    places, part = layers(), part_of(name_of(path))
    if part in ("", "__main__"):               # the public list of the package; its program
        return
    wrong = [other for other in imports(path) if other.startswith("maze")
             and part_of(other) != part and places.get(part_of(other), 99) > places[part]]
    assert not wrong, f"{name_of(path)} must not import {', '.join(wrong)}"


def test_no_imports_in_a_circle():
    done: set[str] = set()

    def visit(name: str, trail: list[str]) -> None:
        assert name not in trail, " -> ".join([*trail, name])
        if name not in done:
            for other in sorted(imports(NAMES[name]) & NAMES.keys() - {"maze"}):
                visit(other, [*trail, name])
            done.add(name)

    for name in NAMES:
        visit(name, [])


@each_module()
def test_only_the_standard_library(path):
    allowed = sys.stdlib_module_names | {"maze"}
    if part_of(name_of(path)) == "web":
        allowed |= ONLY_WEB
    outside = {module.split(".")[0] for module in imports(path)} - allowed
    assert not outside


@each_module()
def test_the_browser_and_the_clock_stay_in_web(path):
    if part_of(name_of(path)) != "web":
        timed = part_of(name_of(path)) == "cli"            # it tells how long it took
        allowed = {"time"} if timed else set()
        assert not {module.split(".")[0] for module in imports(path)} & ONLY_WEB - allowed


@each_module()
def test_random_numbers_come_from_rng_alone(path):
    modules = {module.split(".")[0] for module in imports(path)}
    assert not modules & {"random", "secrets", "numpy"}
    if name_of(path) not in HASHING:
        assert "hashlib" not in modules


@each_module()
def test_a_module_says_what_it_is(path):
    assert ast.get_docstring(tree_of(path)) or not tree_of(path).body


@each_module()
def test_a_module_is_short(path):
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST


@pytest.mark.parametrize("folder", ["shapes", "generators", "solvers", "transforms",
                                    "pentomino/solvers"])
def test_entries_do_not_import_each_other(folder):
    package = "maze." + folder.replace("/", ".")
    for path in (ROOT / "maze" / folder).glob("*.py"):
        assert not [other for other in imports(path) if other.startswith(package + ".")], path.name


def test_the_page_has_what_maze_imports_of_the_standard_library():
    """Imports inside functions too, which `tools/vendor.mjs --prove` does not reach."""
    text = (ROOT / "tools" / "stdlib-modules.txt").read_text(encoding="utf-8")
    kept = {line.split("#")[0].strip() for line in text.splitlines()}
    needed = {module for path in MODULES for module in imports(path)
              if module.split(".")[0] in sys.stdlib_module_names}
    missing = {module for module in needed - kept
               if module.split(".")[0] + ".*" not in kept and is_python(module)}
    assert not missing, "a line of tools/stdlib-modules.txt is missing"


def is_python(module: str) -> bool:
    spec = find_spec(module)
    return bool(spec and spec.origin and spec.origin.endswith(".py"))
