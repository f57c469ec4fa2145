"""Draw docs/gallery.md: every generator, solver, shape and change (`make gallery`)."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from maze.grid import Cell
from maze.ingredients import changes
from maze.marks import BLANK
from maze.player import Player
from maze.recipe import Recipe, generators, shapes, solvers
from maze.render.layers import Label, Layer, bounds, maze_layers
from maze.render.paths import outline
from maze.render.svg import svg
from maze.render.theme import LIGHT
from maze.scene import MazeScene
from maze.share import encode
from maze.web.mazes import marks
from tools.samples import changing

DOCS = Path(__file__).resolve().parent.parent / "docs"
ACROSS = 3                                                 # pictures in a row
PIXELS = 240                                               # width of a picture
SMALL = {"square": (16, 12), "polar": (7,), "word": (2,), "mask": (21, 19), "cube": (5,),
         "floors": (5, 5, 3), "tesseract": (3, 3, 3, 3), "penrose": (6,)}
CHANGES: list[tuple[str, Any]] = [                         # values that show what a key does
    ("braid", 100), ("sparse", 45), ("bias", 80), ("run", 100), ("river", 100),
    ("symmetry", "mirror"), ("unicursal", 1), ("oneway", 40), ("entr", "hardest"),
    ("keys", "2"), ("keys", "halves"), ("keys", "points.3")]


def draw(name: str, recipe: Recipe, seen: Iterable[Layer | Label] = ()) -> str:
    """Write a picture, with what is seen beneath its walls; returns its cell of a table."""
    picture = recipe.picture()
    box = bounds(picture.maze.grid)
    layers = maze_layers(picture, LIGHT)
    layers[1:1] = seen
    file = DOCS / "gallery" / f"{name}.svg"
    file.write_text(svg(layers, box, title=encode(recipe), unit=PIXELS / box[2]), encoding="utf-8")
    return f"![{name}](gallery/{name}.svg)"


def table(cells: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Rows of pictures with a title above each."""
    pairs = list(cells)
    yield "|" + " |" * ACROSS + "\n|" + "---|" * ACROSS
    for at in range(0, len(pairs), ACROSS):
        yield "| " + " | ".join(f"**{title}**<br>{cell}" for title, cell in pairs[at:at + ACROSS]) \
            + " |"


def page() -> Iterator[str]:
    yield "# Gallery\n"
    yield "Made by `make gallery` from the package itself; the title of each picture is its link."
    yield "\n## Generators\n"
    yield from table((entry.title, draw(id_, Recipe(size=SMALL["square"], by=id_)))
                     for id_, entry in generators().items())
    yield "\n## Solvers\n"
    yield "What each has seen by the time it knows the way, in the same maze with loops.\n"
    yield from table((entry.title, draw(f"solver-{id_}", recipe, marks_of(recipe)))
                     for id_, entry in solvers().items() for recipe in [solved(id_)])
    yield "\n## Shapes\n"
    yield from table((entry.title, draw(f"shape-{id_}", of_shape(id_)))
                     for id_, entry in shapes().items())
    yield "\n## What may be done to a maze\n"
    yield from table((f"{changes()[key].title}: {changes()[key].format(value)}",
                      draw(f"{key}-{value}", changed(key, value)))
                     for key, value in (*CHANGES, *others()))


def marks_of(recipe: Recipe) -> Iterator[Layer | Label]:
    """The marks that a solver has left on the cells by the time it knows the way."""
    maze, steps = recipe.begin()
    player = Player(steps, MazeScene(maze, recipe.words))
    player.to_end()
    cells: dict[int, list[Cell]] = {}
    for cell, mark in enumerate(player.scene.marks):
        if mark != BLANK:
            cells.setdefault(mark, []).append(cell)
    for mark, some in cells.items():
        yield Layer(outline(maze.grid, some), fill=marks.fill(mark, LIGHT))
    yield from filter(lambda layer: layer.path, marks.shapes(maze.grid, cells, LIGHT, earth=False))


def solved(solver: str) -> Recipe:
    """A maze with loops and its solution; without loops for a solver that fails in them."""
    perfect = Recipe(size=SMALL["square"], by="prim", seed="7QK2MD", solve=solver)
    braided = perfect.but(braid=40)
    return braided if braided.picture().path else perfect


def others() -> Iterator[tuple[str, Any]]:
    """Keys that are not in the list: with their largest or last value."""
    for key, param in changes().items():
        if key not in dict(CHANGES):
            yield key, param.parse(changing(param)[-1])


def of_shape(shape: str) -> Recipe:
    size = tuple(max(param.low, param.default * 2 // 3) for param in shapes()[shape].params)
    return Recipe(shape=shape, size=SMALL.get(shape, size), solve="breadth_first")


def changed(key: str, value: object) -> Recipe:
    size = (17, 12) if key == "symmetry" or value == "halves" else SMALL["square"]
    return Recipe(size=size, by="prim", solve="breadth_first").but(**{key: value})


def main() -> None:
    shutil.rmtree(DOCS / "gallery", ignore_errors=True)
    (DOCS / "gallery").mkdir(parents=True)
    (DOCS / "gallery.md").write_text("\n".join(page()) + "\n", encoding="utf-8")
    files = list((DOCS / "gallery").iterdir())
    size = sum(file.stat().st_size for file in files)
    print(f"docs/gallery.md: {len(files)} pictures, {size / 1e3:.0f} kB.")


if __name__ == "__main__":
    main()
