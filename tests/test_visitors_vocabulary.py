"""The vocabulary of programs is a promise: what is listed here stays, in code and in the documents.

A line may be added to a list of this file; none may be changed or taken away while API is 1.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from maze.passages import Maze
from maze.pentomino.board import Board
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import Tiling
from maze.recipe import Recipe
from maze.rng import Rng
from maze.solving.board import board_of
from maze.visitors.program import compiled
from maze.visitors.templates import TEMPLATES
from maze.visitors.vocabulary import API, GIVEN, IMPORTS, SECTIONS, STANDARD, WORDS

ROOT = Path(__file__).resolve().parents[1]
NAMES = """Answer BACKTRACK BREATH BUILD Board CARVE CLEAR Choice FILL FOUND FRONTIER Maze NOBODY
    NO_WAY ONCE PLACE REMOVE Rng Steps TWICE VISIT WALK Whole register way_back
    without_loops""".split()
WRITTEN = """
def generate(maze, rng)|def solve(board, start, goal)|def search(tiling)|
CARVE + edge|BUILD + edge|VISIT + cell|
WALK + cell|FRONTIER + cell|BACKTRACK + cell|CLEAR + cell|ONCE + cell|TWICE + cell|
FILL + cell|BREATH|PLACE + number|REMOVE + number|FOUND + count|
maze.grid|maze.open[edge]|maze.carve(a, b)|maze.build(a, b)|len(maze.grid)|
maze.grid.neighbors[cell]|maze.grid.borders[cell]|maze.grid.joins[edge]|maze.grid.edges|
maze.grid.between(a, b)|maze.grid.degree|maze.grid.rows|maze.grid.center(cell)|rng.below(n)|
rng.pick(items)|rng.shuffle(items)|rng.stream(n)|rng.orders(degree)|board.links[cell]|
board.backs[cell]|len(board)|board.center(cell)|board.cost(cell, new)|board.side(cell, new)|
board.turn(cell, side, way)|board.rng|board.grid|NO_WAY|NOBODY|
way_back(came_from, start, goal)|without_loops(walk)|@register(title)|
Whole(name, title, low, high, default)|Choice(name, title, options, default)|
tiling.hole|tiling.fitting(square)|tiling.place(number)|tiling.remove(number)|
tiling.is_complete|tiling.placed|tiling.used|tiling.filled|len(tiling.placements)|
tiling.placements[number]|tiling.pieces[piece].letter|tiling.board.squares()|
tiling.board.number(square)|tiling.spare|
import API|API.wallFront()|API.wallRight()|API.wallLeft()|API.wallBack()|API.moveForward()|
API.turnLeft()|API.turnRight()|API.mazeWidth()|API.mazeHeight()|API.setWall(x, y, d)|
API.clearWall(x, y, d)|API.setColor(x, y, color)|API.clearColor(x, y)|API.setText(x, y, text)|
API.clearText(x, y)|API.wasReset()|API.ackReset()"""
PINNED = [one.strip() for one in WRITTEN.split("|")]
MODULES = """
maze.carving.bags take; maze.carving.clearing cleared; maze.carving.lightest lightest_tree;
maze.carving.sets find; maze.carving.walks FREE first_entries first_entries_unseen
loop_erased loop_erased_unseen scattered; maze.carving.weights HEAVIEST weigh; maze.connected
Links; maze.grid Cell Edge Grid Point; maze.grids.posts Post posts; maze.grids.rows Ways beside
downward framed is_lattice opened within; maze.message counted; maze.params Choice Mix Whole
shares; maze.passages Maze;
maze.pentomino.board Board sums; maze.pentomino.pieces Piece; maze.pentomino.tiling Placement
Tiling; maze.registry register; maze.rng Order Rng SPAN WORD;
maze.solving.board Answer Board NOBODY NO_WAY distance walk_the_rest way_back without_loops;
maze.solving.filling fill_dead_ends; maze.solving.hands LEFT RIGHT SEALED STUCK follow;
maze.solving.norms HEURISTIC guess_of look_of norm_of; maze.solving.pledging pledge;
maze.solving.swift fill flood;
maze.steps BACKTRACK BUILD CLEAR FILL FOUND FRONTIER ONCE PLACE REMOVE Steps TWICE VISIT
WALK run"""


def test_the_promise_of_version_1_is_kept():
    assert API == 1
    assert sorted(NAMES) == sorted(GIVEN)
    assert [word.written for word in WORDS] == PINNED
    promised = {module: set(names) for module, *names in map(str.split, MODULES.split(";"))}
    assert promised == {module: set(names.split()) for module, names in IMPORTS.items()}


def test_each_word_has_a_section_and_a_sentence():
    assert {word.section for word in WORDS} == SECTIONS.keys()
    assert all(str(word.meaning).endswith(".") for word in WORDS)


@pytest.mark.parametrize("written", [one for one in PINNED
                                     if not one.startswith(("def ", "@")) and "API" not in one])
def test_a_word_is_understood(written):
    """Written as it stands in the table, with names for numbers."""
    maze = Maze(Recipe(size=(4, 3)).grid())
    maze.carve(0, 1), maze.carve(1, 5)
    board = board_of(maze, Rng("amber-7"))
    names = {"maze": maze, "rng": Rng("amber-7"), "board": board, "cell": 1, "edge": 2, "a": 0,
             "b": 1, "n": 6, "items": [3, 1, 2], "degree": 4, "new": 0, "side": 0, "way": 1,
             "start": 0, "goal": 5, "came_from": {1: 0, 5: 1}, "walk": [0, 1, 0], "name": "gap",
             "title": "Gap", "low": 1, "high": 9, "default": 1, "options": {"one": "One"}}
    tiling = Tiling(Board(5, 3), parse_pieces("PUV"))
    names |= {"tiling": tiling, "square": (0, 0), "number": 0, "count": 1, "piece": 0}
    if "remove" in written:
        tiling.place(0)
    value = eval(written, dict(GIVEN), names)
    if written == "way_back(came_from, start, goal)":
        assert value == [0, 1, 5]
    elif written.startswith("rng.shuffle"):
        assert value is None and sorted(names["items"]) == [1, 2, 3]
    else:
        assert value is not None


def test_the_words_for_a_mouse_are_understood():
    """All of them in one program: in the corner of two open cells, looking to the right."""
    words = [one for one in PINNED if one.startswith("API.")]
    lines = ["import API", "x, y, d, color, text = 0, 0, 'n', 'g', 'a'", *words]
    program = compiled("\n".join(lines))
    recipe = Recipe(size=(2, 2), by="binary_tree", goal=1)
    picture = recipe.but(catalog=program.own, solve=program.entry.id).picture()
    assert list(picture.path) == [0, 1] and len(words) == 17


def imported(path: Path) -> set[tuple[str, str]]:
    """What a file imports by name."""
    return {(node.module or "", name.name)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom) for name in node.names}


def test_the_promise_covers_all_that_our_own_algorithms_import():
    promised = {(module, name) for module, names in IMPORTS.items() for name in names.split()}
    standard = set(STANDARD.split())
    for room in ("generators", "solvers", "pentomino/solvers"):
        for path in (ROOT / "maze" / room).glob("*.py"):
            found = {(module, name) for module, name in imported(path)
                     if module not in standard | {"__future__"}}
            assert found <= promised, f"maze/visitors/vocabulary.py lacks an import of {path.name}"


@pytest.mark.parametrize("module", IMPORTS)
def test_what_is_promised_can_be_imported(module):
    names: dict[str, object] = {}
    exec(f"from {module} import {', '.join(IMPORTS[module].split())}", names)
    assert names.keys() > set(IMPORTS[module].split())


@pytest.mark.native
def test_the_document_lists_the_vocabulary():
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(.+?)` \| (.+) \|$", text, re.MULTILINE)
    words = [(word.written, str(word.meaning)) for word in WORDS]
    modules = [(module, ", ".join(f"`{name}`" for name in names.split()))
               for module, names in IMPORTS.items()]
    assert rows == words + modules
    titles = [*map(str, SECTIONS.values()), "Imports"]
    vocabulary = text.partition("## Version 1")[2]
    assert re.findall(r"^### (.+)$", vocabulary, re.MULTILINE) == titles
    assert f"api={API}" in text


@pytest.mark.native
def test_the_document_begins_with_the_templates():
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    *programs, mouse = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert programs == list(TEMPLATES.values())
    assert compiled(mouse).track is not None


@pytest.mark.parametrize("room", TEMPLATES)
def test_a_template_of_few_lines_works(room):
    text = TEMPLATES[room]
    assert text.count("\n") <= 9
    program = compiled(text)
    if room == "searches":
        recipe = TilingRecipe(catalog=program.catalog(), order=program.entry.id)
        mine, ours = recipe.picture(), TilingRecipe().picture()
        assert (mine.digest, mine.steps) == (ours.digest, ours.steps)    # as in source order
        return
    recipe = Recipe(size=(7, 5), catalog=program.catalog(), solve="breadth_first")
    key = "by" if room == "generators" else "solve"
    picture = recipe.but(**{key: program.entry.id}).picture()
    assert picture.maze.is_perfect() and picture.path
    assert list(picture.path) == picture.way

