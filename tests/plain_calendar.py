"""A plain program that counts every date of our calendar at once: no engine, nothing of maze/.

It fills the squares column by column; a square may stay open once as a month and once as a day.
"""

from __future__ import annotations

from collections import Counter

ROWS, COLUMNS = 4, 11
DRAWINGS = (".##/##./.#.", "#####", "###/.#./.#.", "#.#/###", "#../##./.##", ".#../####",
            "##./.#./.##", "###", "#./##")                 # F I T U W Y Z, and both trominoes


def plain_counts() -> Counter[tuple[int, int]]:
    """Tilings by month and day."""
    months = {x * ROWS + row: 3 * row + x + 1 for row in range(4) for x in range(3)}
    days = {(3 + x) * ROWS + row: 8 * row + x + 1 for row in range(4) for x in range(8)
            if 8 * row + x < 31}
    board = sum(1 << square for square in (*months, *days))
    lies = [_lies(drawing, board) for drawing in DRAWINGS]
    counts: Counter[tuple[int, int]] = Counter()
    stack = [(board, (1 << len(lies)) - 1, 0, 0)]
    while stack:
        free, left, month, day = stack.pop()
        if not free:
            counts[month, day] += 1
            continue
        low = free & -free
        square = low.bit_length() - 1
        if not month and square in months:
            stack.append((free ^ low, left, months[square], day))
        if not day and square in days:
            stack.append((free ^ low, left, month, days[square]))
        for piece, places in enumerate(lies):
            if left >> piece & 1:
                stack += [(free ^ mask, left ^ 1 << piece, month, day)
                          for mask in places.get(square, ()) if mask & free == mask]
    return counts


def _lies(drawing: str, board: int) -> dict[int, list[int]]:
    """Where a piece may lie, by its first square."""
    squares = [(x, y) for y, row in enumerate(drawing.split("/"))
               for x, mark in enumerate(row) if mark == "#"]
    found = set()
    for turn in range(8):
        squares = [(y, -x) for x, y in squares]
        if turn == 4:
            squares = [(-x, y) for x, y in squares]
        left, top = (min(place[axis] for place in squares) for axis in (0, 1))
        for right in range(COLUMNS):
            for down in range(ROWS):
                moved = [(x - left + right, y - top + down) for x, y in squares]
                if all(x < COLUMNS and y < ROWS for x, y in moved):
                    found.add(sum(1 << x * ROWS + y for x, y in moved))
    places: dict[int, list[int]] = {}
    for mask in sorted(found):
        if mask & board == mask:
            places.setdefault((mask & -mask).bit_length() - 1, []).append(mask)
    return places
