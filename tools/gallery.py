"""Draw docs/gallery.md: every generator, every shape, every change (`make gallery`)."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from maze.ingredients import changes
from maze.recipe import Recipe, generators, shapes
from maze.render.layers import bounds, maze_layers
from maze.render.svg import svg
from maze.render.theme import LIGHT
from maze.share import encode

DOCS = Path(__file__).resolve().parent.parent / "docs"
ACROSS = 3                                                 # pictures in a row
PIXELS = 240                                               # width of a picture
SMALL = {"square": (16, 12), "polar": (7,), "word": (2,), "mask": (21, 19), "cube": (5,),
         "floors": (5, 5, 3), "tesseract": (3, 3, 3, 3), "penrose": (6,)}
CHANGES = [("braid", 100), ("sparse", 45), ("bias", 80), ("run", 100), ("river", 100),
           ("symmetry", "mirror"), ("unicursal", 1), ("oneway", 40), ("entr", "hardest"),
           ("keys", "2"), ("keys", "halves"), ("keys", "points.3")]


def draw(name: str, recipe: Recipe) -> str:
    """Write a picture; returns its cell of a table."""
    picture = recipe.picture()
    box = bounds(picture.maze.grid)
    file = DOCS / "gallery" / f"{name}.svg"
    file.write_text(svg(maze_layers(picture, LIGHT), box, title=encode(recipe),
                        unit=PIXELS / box[2]), encoding="utf-8")
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
    yield "\n## Shapes\n"
    yield from table((entry.title, draw(f"shape-{id_}", of_shape(id_)))
                     for id_, entry in shapes().items())
    yield "\n## What may be done to a maze\n"
    yield from table((f"{changes()[key].title}: {changes()[key].format(value)}",
                      draw(f"{key}-{value}", changed(key, value))) for key, value in CHANGES)


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
