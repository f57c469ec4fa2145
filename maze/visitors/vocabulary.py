"""The vocabulary: what a program may use, as a promise.

A program carries the number of the vocabulary that it was written for, ``api=1`` in a comment; the
exported file and a link have it. What ``WORDS`` lists is there without an import and goes on to
mean the same in every later version with that number. The same is true of ``IMPORTS``, which lists
what our own algorithms import, so that an edited copy of one runs for ever, too. A change that
breaks either needs another number, and the old one stays. ``docs/api.md`` is the table for people;
``tests/test_visitors_vocabulary.py`` compares the two and pins both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from maze import steps
from maze.message import Message
from maze.params import Choice, Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, way_back, without_loops

API = 1                                                    # the number of this vocabulary

SECTIONS: dict[str, Message] = {
    "functions": Message("What you write"), "steps": Message("Steps to yield"),
    "maze": Message("The maze"), "grid": Message("The grid"),
    "rng": Message("Random numbers"), "board": Message("The board of a solver"),
    "answers": Message("Answers of a solver"), "options": Message("Title and options"),
    "tiling": Message("A board and its pieces"), "mouse": Message("A micromouse"),
}


class Word(NamedTuple):
    """Something that may be written: its section, how it is written, and what it means."""

    section: str
    written: str
    meaning: Message


WORDS = (
    Word("functions", "def generate(maze, rng)",
         Message("Makes a maze: begins with all walls, opens some, and yields each step.")),
    Word("functions", "def solve(board, start, goal)",
         Message("Finds a path and returns it as a list of cells, or a sentence if there is none."),
         ),
    Word("functions", "def search(tiling)",
         Message("Covers a board with pieces, finds each tiling once, and yields each step.")),
    Word("steps", "CARVE + edge", Message("The wall is gone. Change the maze first, then yield.")),
    Word("steps", "BUILD + edge", Message("There is a wall again.")),
    Word("steps", "VISIT + cell", Message("The cell belongs to the maze, or has been seen.")),
    Word("steps", "WALK + cell", Message("A walk or a search passes here.")),
    Word("steps", "FRONTIER + cell", Message("The cell is known, but not yet visited.")),
    Word("steps", "BACKTRACK + cell", Message("The cell is left again: there is nothing new.")),
    Word("steps", "CLEAR + cell", Message("The cell is as it was at the beginning.")),
    Word("steps", "ONCE + cell", Message("A walker's track, passed once.")),
    Word("steps", "TWICE + cell", Message("Passed again, or for the last time.")),
    Word("steps", "FILL + cell", Message("The cell is filled up, because it leads nowhere.")),
    Word("steps", "BREATH", Message("No step: much was done at once, and others may have a turn.")),
    Word("steps", "PLACE + number", Message("A piece lies on the board, as the placement says.")),
    Word("steps", "REMOVE + number", Message("It is taken back.")),
    Word("steps", "FOUND + count", Message("The board is covered; tilings count from 1.")),
    Word("maze", "maze.grid", Message("The grid, which never changes.")),
    Word("maze", "maze.open[edge]", Message("1 for a passage, 0 for a wall. Set it to change it.")),
    Word("maze", "maze.carve(a, b)",
         Message("Opens the wall between two neighbors and returns the edge, to be yielded.")),
    Word("maze", "maze.build(a, b)", Message("Closes it and returns the edge.")),
    Word("grid", "len(maze.grid)", Message("How many cells there are: 0, 1, 2 and so on.")),
    Word("grid", "maze.grid.neighbors[cell]", Message("The cells beside a cell, clockwise.")),
    Word("grid", "maze.grid.borders[cell]", Message("The edges around a cell, in the same order.")),
    Word("grid", "maze.grid.joins[edge]", Message("The two cells of an edge, the smaller first.")),
    Word("grid", "maze.grid.edges", Message("How many edges there are.")),
    Word("grid", "maze.grid.between(a, b)", Message("The edge between two neighbors.")),
    Word("grid", "maze.grid.degree", Message("The most neighbors that any cell has.")),
    Word("grid", "maze.grid.rows", Message("The cells in rows; empty if the grid has no rows.")),
    Word("grid", "maze.grid.center(cell)", Message("The middle of a cell, as x and y.")),
    Word("rng", "rng.below(n)", Message("A random number from 0 to n-1.")),
    Word("rng", "rng.pick(items)", Message("One of the items of a list, at random.")),
    Word("rng", "rng.shuffle(items)", Message("Puts a list in a random order.")),
    Word("rng", "rng.stream(n)", Message("Endless random numbers from 0 to n-1, for loops.")),
    Word("rng", "rng.orders(degree)",
         Message("Endless rows; row[k] is a random order of the numbers 0 to k-1.")),
    Word("board", "board.links[cell]", Message("The cells one passage away.")),
    Word("board", "board.backs[cell]", Message("The cells from which a passage leads here.")),
    Word("board", "len(board)", Message("How many cells there are; with keys, how many states.")),
    Word("board", "board.center(cell)", Message("The middle of a cell, as x and y.")),
    Word("board", "board.cost(cell, new)", Message("The length of a step, in millionths.")),
    Word("board", "board.side(cell, new)", Message("The number of the side that leads to a cell.")),
    Word("board", "board.turn(cell, side, way)",
         Message("The first passage after a side, clockwise for 1, against the clock for -1.")),
    Word("board", "board.rng", Message("Random numbers, for solvers that need them.")),
    Word("board", "board.grid", Message("The grid, which never changes.")),
    Word("answers", "NO_WAY", Message("The sentence that there is no path.")),
    Word("answers", "NOBODY", Message("A number that is no cell.")),
    Word("answers", "way_back(came_from, start, goal)",
         Message("The path, from a list that says from where each cell was reached.")),
    Word("answers", "without_loops(walk)", Message("A walk without its detours: a path.")),
    Word("options", "@register(title)",
         Message("Gives your function a title, what it needs, and options.")),
    Word("options", "Whole(name, title, low, high, default)", Message("An option: a number.")),
    Word("options", "Choice(name, title, options, default)",
         Message("An option: one of a few words.")),
    Word("tiling", "tiling.hole",
         Message("The free square farthest left, the lowest of those, as (x, y); else None.")),
    Word("tiling", "tiling.fitting(square)",
         Message("The placements that would cover a square now; of equal pieces only one counts.")),
    Word("tiling", "tiling.place(number)",
         Message("Lays a piece down and returns the number, to be yielded.")),
    Word("tiling", "tiling.remove(number)", Message("Lifts it and returns the number.")),
    Word("tiling", "tiling.is_complete", Message("Whether the board is covered.")),
    Word("tiling", "tiling.placed", Message("The placements on the board, oldest first.")),
    Word("tiling", "tiling.used", Message("The pieces on the board, by number.")),
    Word("tiling", "tiling.filled", Message("The squares that are covered, as bits.")),
    Word("tiling", "len(tiling.placements)",
         Message("In how many ways a piece may lie: placements are 0, 1, 2 and so on.")),
    Word("tiling", "tiling.placements[number]",
         Message("How it lies: .piece (a number), .squares, and .mask, the squares as bits.")),
    Word("tiling", "tiling.pieces[piece].letter", Message("What a piece is called.")),
    Word("tiling", "tiling.board.squares()", Message("The squares to cover, as (x, y).")),
    Word("tiling", "tiling.board.number(square)", Message("The bit of a square.")),
    Word("tiling", "tiling.spare", Message("Whether pieces may be left over.")),
    Word("mouse", "import API",
         Message("Makes the program one that drives a mouse, as for mms: no function, no yield.")),
    Word("mouse", "API.wallFront()", Message("Whether there is a wall in front of the mouse.")),
    Word("mouse", "API.wallRight()", Message("Whether there is a wall to its right.")),
    Word("mouse", "API.wallLeft()", Message("Whether there is a wall to its left.")),
    Word("mouse", "API.wallBack()", Message("Whether there is a wall behind it.")),
    Word("mouse", "API.moveForward()",
         Message("Moves it one cell; into a wall raises API.MouseCrashedError.")),
    Word("mouse", "API.turnLeft()", Message("Turns it to the left where it stands.")),
    Word("mouse", "API.turnRight()", Message("Turns it to the right where it stands.")),
    Word("mouse", "API.mazeWidth()",
         Message("How many columns there are; x = 0 is where the mouse begins.")),
    Word("mouse", "API.mazeHeight()",
         Message("How many rows there are; y = 0 is where the mouse begins, looking north.")),
    Word("mouse", "API.setWall(x, y, d)",
         Message("Marks the wall on a side of a cell: n, e, s or w.")),
    Word("mouse", "API.clearWall(x, y, d)", Message("Takes that mark away.")),
    Word("mouse", "API.setColor(x, y, color)",
         Message("Marks a cell with a color: one letter, as in mms.")),
    Word("mouse", "API.clearColor(x, y)", Message("Takes it away; clearAllColor() all of them.")),
    Word("mouse", "API.setText(x, y, text)",
         Message("Writes up to ten characters into a cell.")),
    Word("mouse", "API.clearText(x, y)", Message("Wipes them out; clearAllText() all of them.")),
    Word("mouse", "API.wasReset()", Message("Always False: nobody presses a button here.")),
    Word("mouse", "API.ackReset()", Message("Puts the mouse back to where it began.")),
)

GIVEN: Mapping[str, object] = {                            # without an import
    **{name: getattr(steps, name) for name in (
        "CARVE", "BUILD", "VISIT", "WALK", "FRONTIER", "BACKTRACK", "CLEAR", "ONCE", "TWICE",
        "FILL", "BREATH", "PLACE", "REMOVE", "FOUND")},
    "NO_WAY": NO_WAY, "NOBODY": NOBODY, "way_back": way_back, "without_loops": without_loops,
    "register": register, "Whole": Whole, "Choice": Choice,
    "Maze": Maze, "Rng": Rng, "Board": Board, "Answer": Answer, "Steps": steps.Steps,  # for types
}

# What our own algorithms import, by module, and modules of the standard library.
STANDARD = "array collections collections.abc functools heapq itertools math typing"
IMPORTS: Mapping[str, str] = {
    "maze.carving.bags": "take",
    "maze.carving.clearing": "cleared",
    "maze.carving.lightest": "lightest_tree",
    "maze.carving.sets": "find",
    "maze.carving.walks":
        "FREE first_entries first_entries_unseen loop_erased loop_erased_unseen scattered",
    "maze.carving.weights": "HEAVIEST weigh",
    "maze.connected": "Links",
    "maze.grid": "Cell Edge Grid Point",
    "maze.grids.posts": "Post posts",
    "maze.grids.rows": "Ways beside downward framed is_lattice opened within",
    "maze.message": "counted",
    "maze.params": "Choice Mix Whole shares",
    "maze.passages": "Maze",
    "maze.pentomino.board": "Board sums",
    "maze.pentomino.pieces": "Piece",
    "maze.pentomino.tiling": "Placement Tiling",
    "maze.registry": "register",
    "maze.rng": "Order Rng SPAN WORD",
    "maze.solving.board":
        "Answer Board NOBODY NO_WAY distance walk_the_rest way_back without_loops",
    "maze.solving.filling": "fill_dead_ends",
    "maze.solving.hands": "LEFT RIGHT SEALED STUCK follow",
    "maze.solving.norms": "HEURISTIC guess_of look_of norm_of",
    "maze.solving.pledging": "pledge",
    "maze.solving.swift": "fill flood",
    "maze.steps":
        "BACKTRACK BUILD CLEAR FILL FOUND FRONTIER ONCE PLACE REMOVE Steps TWICE VISIT WALK run",
}
