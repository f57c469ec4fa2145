"""The walls of a rectangle of squares as path data, eight cells at a time.

A row of walls is a row of bits; a byte of them is looked up in a table of 256 ready pieces of path
("draw three, skip five"). Pieces are relative, so a wall that crosses a byte stays one stroke.
Twenty times faster than a command a wall.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from maze.grids.lattice import edges_in_row

SHUT = bytes.maketrans(b"\0\1", b"10")     # open 0 or 1 to a digit: is there a wall?


def square_walls(width: int, height: int, opened: Sequence[int]) -> str:
    """The inner walls; ``opened`` has a byte an edge, in the order of ``maze.grids.lattice``."""
    shut = bytes(opened).translate(SHUT)
    step = edges_in_row(width)
    last = (height - 1) * step                             # where the last row begins
    upper, lowest = shut[:last], shut[last:]
    parts: list[str] = []
    table = _table("h")
    for y, at in enumerate(range(0, last, step), 1):
        parts.append(f"M0 {y}")
        parts += [table[byte] for byte in _packed(upper[at + 1:at + step - 1:2]
                                                  + upper[at + step - 1:at + step])]
    table = _table("v")                                    # a map would be slower in Pyodide
    for x in range(width - 1):
        parts.append(f"M{x + 1} 0")
        parts += [table[byte] for byte in _packed(upper[2 * x::step] + lowest[x:x + 1])]
    return "".join(parts)


def runs(digits: bytes, stroke: str) -> str:
    """Walls of one line, digits 0 and 1, as relative strokes (h or v) and moves."""
    table = _table(stroke)
    return "".join([table[byte] for byte in _packed(digits)])


def _packed(digits: bytes) -> bytes:
    """Walls of one line, digits 0 and 1, eight a byte."""
    size = -(-len(digits) // 8)
    return int(digits.ljust(8 * size, b"0"), 2).to_bytes(size)


@lru_cache(maxsize=2)
def _table(stroke: str) -> list[str]:
    """For each byte, its strokes and moves."""
    move = "m{} 0" if stroke == "h" else "m0 {}"
    return ["".join(_pieces(f"{byte:08b}", stroke, move)) for byte in range(256)]


def _pieces(bits: str, stroke: str, move: str) -> Iterable[str]:
    for bit, group in groupby(bits):
        length = len(list(group))
        yield f"{stroke}{length}" if bit == "1" else move.format(length)
