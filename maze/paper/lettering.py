"""Lettering: a word on the path of a maze, a letter here and there, and other letters elsewhere.

Whoever walks the path reads the word.  Letters lie as close off the path as on it, so that neither
where they are nor how many there are tells the path.  Everything follows from the maze's seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maze.grid import Cell, Grid
from maze.paper.spelling import alphabet
from maze.render.layer import Label, Layer, circle
from maze.render.room import room
from maze.render.theme import PRINT
from maze.rng import Rng

SIZE = 0.66                                                # of a letter in a unit square
MOST = 8                                                   # times as many decoys as letters


def off_the_path(links: Sequence[Sequence[Cell]], path: Sequence[Cell]) -> list[Cell] | None:
    """The other cells that can be reached, in order; None if the path is not the only one.

    It is the only one if no two of its cells are joined but as it passes them: neither by a passage
    nor through other cells.
    """
    place = {cell: at for at, cell in enumerate(path)}
    if len(place) < len(path):                             # it passes a cell twice
        return None
    others: dict[Cell, Cell] = {}                          # where each leaves the path
    for root in path:
        branch = [root]
        for cell in branch:
            for near in links[cell]:
                if near not in place:
                    if near not in others:
                        others[near] = root
                        branch.append(near)
                elif near != root and (cell != root or abs(place[near] - place[root]) != 1):
                    return None
    return sorted(others)


def holds(path: Sequence[Cell], length: int) -> bool:
    """Whether a path has room for so many letters, with a free cell before each, and at the end."""
    return len(path) > 2 * length + 1


def lettered(links: Sequence[Sequence[Cell]], path: Sequence[Cell], word: str,
             seed: str) -> dict[Cell, str]:
    """A letter for some cells, in the order of the cells.  The path must be the only one, and hold
    the word: see ``holds``."""
    others, inner = off_the_path(links, path), path[1:-1]
    assert others is not None and holds(path, len(word))
    rng, found = Rng(seed, "letters"), dict[Cell, str]()
    for at, letter in enumerate(word):
        first, last = (each * len(inner) // len(word) for each in (at, at + 1))
        found[rng.pick(inner[first + 1:last])] = letter
    count = round(len(word) * len(others) / len(inner))
    count = min(len(others), max(len(word), min(count, MOST * len(word))))
    rng.shuffle(others)
    signs = word + alphabet(word)                          # its own letters are twice as likely
    found |= {cell: rng.pick(signs) for cell in others[:count]}
    return dict(sorted(found.items()))


def letter_layers(grid: Grid, letters: Mapping[Cell, str], *, clear: bool) -> list[Layer | Label]:
    """The letters in their cells; ``clear`` puts paper beneath them, on the line of a path."""
    drawn: list[Layer | Label] = []
    for cell, letter in letters.items():
        (x, y), size = grid.center(cell), min(1.0, room(grid, cell))
        if clear:
            drawn.append(Layer(circle(x, y, 0.36 * size), fill=PRINT.paper))
        drawn.append(Label(letter, x, y, SIZE * size, PRINT.ink))
    return drawn
