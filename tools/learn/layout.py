"""Where the names of the map stand: `python3 -m tools.learn.layout` finds it anew.

Families are blocks below one another in columns, a title and its names each in a row.  Which order
leaves the lines between related names short, and few of them crossing, is found by simulated
annealing (Scott Kirkpatrick, C. D. Gelatt and M. P. Vecchi, "Optimization by simulated annealing",
1983).  It takes some minutes, so what was found is kept in map.json beside this file.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from maze.learning.relations import relations
from maze.learning.subjects import subjects
from maze.rng import Rng

FILE = Path(__file__).with_name("map.json")
COLUMNS = (1, 3)                                           # on a telephone, and where there is room
TRIES = 40_000
HOT, COLD = 12.0, 0.05                                     # what a worse map may cost, in rows
ACROSS, SKIPPED, CROSSED, LONG = 1.5, 80.0, 2.0, 1.5       # costs, in rows
SPAN = 1 << 20                                             # of random numbers

Block = tuple[str, ...]                                    # ids of a family, in their order


class Spot(NamedTuple):
    """Of a name; columns and rows are counted from 0, and the title of a family takes a row."""

    column: int
    row: int


def families() -> list[Block]:
    """As the contents have them."""
    found: dict[str, list[str]] = {}
    for one in subjects().values():
        found.setdefault(one.group or one.kind, []).append(one.id)
    return [tuple(ids) for ids in found.values()]


@cache
def arranged(columns: int) -> list[Block]:
    """The families as map.json has them.  What is not in it yet stands where the contents have
    it."""
    kept = {id_: place for place, id_ in enumerate(
        id_ for block in json.loads(FILE.read_text(encoding="utf-8"))[str(columns)]
        for id_ in block)}
    order = [tuple(sorted(ids, key=lambda id_: kept.get(id_, len(kept)))) for ids in families()]
    return sorted(order, key=lambda ids: kept.get(ids[0], len(kept)))


def spots(blocks: list[Block], columns: int) -> dict[str, Spot]:
    """Where each name stands; columns are about equally long."""
    tall = sum(len(ids) + 1 for ids in blocks) / columns
    found, column, row, filled = {}, 0, 0, 0
    for ids in blocks:
        if row and column < columns - 1 and filled + (len(ids) + 1) / 2 > tall * (column + 1):
            column, row = column + 1, 0
        for place, id_ in enumerate(ids):
            found[id_] = Spot(column, row + 1 + place)
        row += len(ids) + 1
        filled += len(ids) + 1
    return found


def cost(found: dict[str, Spot], columns: int) -> float:
    """In rows: how long the lines are, and how many cross."""
    total = 0.0
    gutters: dict[int, list[tuple[int, int]]] = {}
    sides: list[tuple[int, int, int]] = []
    for _, one, other in relations():
        (c, r), (d, s) = sorted((found[one], found[other]))
        if c == d:
            total += abs(r - s) ** LONG / 4
            sides.append((c, *sorted((r, s))))
        elif d == c + 1:
            total += ACROSS + abs(r - s)
            gutters.setdefault(c, []).append((r, s))
        else:
            total += SKIPPED + abs(r - s)
    for lines in gutters.values():
        total += CROSSED * sum((r - u) * (s - v) < 0 for (r, s), (u, v) in combinations(lines, 2))
    for (c, r, s), (d, u, v) in combinations(sides, 2):
        if c == d and (r < u < s < v or u < r < v < s):
            total += CROSSED
    rows = [0] * columns
    for column, row in found.values():
        rows[column] = max(rows[column], row)
    return total + 3 * (max(rows) - min(rows))


def annealed(columns: int, tries: int = TRIES) -> list[Block]:
    """The best order that is found; the same each time."""
    numbers = Rng("map", "order").stream(SPAN)
    now = best = families()
    price = least = cost(spots(now, columns), columns)
    for step in range(tries):
        warmth = HOT * (COLD / HOT) ** (step / tries)
        new = _changed(now, numbers)
        asked = cost(spots(new, columns), columns)
        if asked < price or next(numbers) < SPAN * math.exp((price - asked) / warmth):
            now, price = new, asked
            if price < least:
                best, least = now, price
    return best


def _changed(blocks: list[Block], numbers: Iterator[int]) -> list[Block]:
    """Two families exchanged, one moved, one turned round, or two of its names exchanged."""
    new = list(blocks)
    one, other = next(numbers) % len(new), next(numbers) % len(new)
    kind = next(numbers) % 6
    if kind == 0:
        new[one], new[other] = new[other], new[one]
    elif kind == 1:
        new.insert(other, new.pop(one))
    elif kind == 2:
        new[one] = new[one][::-1]
    else:
        ids = list(new[one])
        a, b = next(numbers) % len(ids), next(numbers) % len(ids)
        ids.insert(b, ids.pop(a))
        new[one] = tuple(ids)
    return new


def main() -> None:
    found = {str(columns): annealed(columns) for columns in COLUMNS}
    FILE.write_text(json.dumps(found, separators=(",", ":")).replace("],[", "],\n[") + "\n",
                    encoding="utf-8")


if __name__ == "__main__":
    main()
