"""Append what has none yet to tests/golden/shapes.txt; a line that stands is never changed.

    python -m tests.golden_shapes

Each line is a shape at its default size: its id, its cells, its edges, the least and the greatest
number of neighbors of a cell. All are counted on the grid.
"""

from __future__ import annotations

from pathlib import Path

from maze.recipe import Recipe, shapes

SHAPES = Path(__file__).with_name("golden") / "shapes.txt"


def line_of(shape: str) -> str:
    size = tuple(param.default for param in shapes()[shape].params)
    grid = Recipe(shape, size).grid()
    degrees = [*map(len, grid.neighbors)]
    return f"{shape} {len(grid)} {grid.edges} {min(degrees)} {max(degrees)}"


def lines() -> list[str]:
    return SHAPES.read_text().splitlines() if SHAPES.exists() else []


def missing() -> list[str]:
    """The shapes that have no line."""
    return sorted(shapes().keys() - {line.split()[0] for line in lines()})


def main() -> None:
    new = missing()
    with SHAPES.open("a") as file:
        file.writelines(f"{line_of(shape)}\n" for shape in new)
    print(f"{len(new)} lines added to tests/golden/shapes.txt")


if __name__ == "__main__":
    main()
