"""Links that ask most of the page: `python -m tools.worst_links`.

Tries links at the limits of all shapes, with generators, changes and solvers drawn from a seed, and
measures natively, in the processor's time, the longest piece of work that nothing interrupts: of
reading the link, laying out its board, beginning a run, painting it, and making its first steps.
With `--keep`, the thirty worst are written to tests/worst_links.txt, one a line, at most three of a
shape; `make prove` opens them in Chromium.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from maze.errors import MazeError
from maze.ingredients import changes
from maze.params import Choice, Param, Whole
from maze.player import Player
from maze.recipe import Recipe, generators, shapes, solvers
from maze.render.theme import LIGHT
from maze.rng import Rng
from maze.share import Decoded, decoding, encode
from maze.web.mazes.lens import Lens
from maze.web.mazes.runs import begun
from maze.web.mazes.streams import is_heavy
from maze.web.view import View

FILE = Path(__file__).resolve().parents[1] / "tests" / "worst_links.txt"
KEPT, OF_A_SHAPE = 30, 3
STEPS = 200                                                # chunks of steps that are made
WINDOW = (900, 700)
SLOW = {"aldous_broder", "random_mouse"}                   # whose length nobody knows


def links(seed: str) -> Iterator[str]:
    """Links without end: shape after shape, each time with other options."""
    rng = Rng(seed, "links")
    while True:
        for shape in shapes().values():
            yield _link(shape.id, rng)


def _link(shape: str, rng: Rng) -> str:
    params = shapes()[shape].params
    size = tuple(param.high if isinstance(param, Whole) else param.default for param in params)
    recipe = Recipe(shape=shape, size=size, seed=f"worst-{rng.below(1000)}",
                    mask="W" * 12 if shape == "word" else "")
    by = rng.pick([name for name in generators() if name not in SLOW])
    solve = rng.pick(["", *(name for name in solvers() if name not in SLOW)])
    fields = [encode(recipe).replace(f"by={Recipe.by}", f"by={by}"), f"solve={solve}"]
    for key, param in changes().items():
        if rng.below(4) == 0:
            fields.append(f"{key}={_some(param, rng)}")
    if rng.below(2):
        fields += ["from=3", "to=1000"]
    return "&".join(fields)


def _some(param: Param, rng: Rng) -> str:
    if isinstance(param, Choice):
        return rng.pick(list(param.options))
    return str(rng.pick([param.low, param.high])) if isinstance(param, Whole) else param.format(
        param.default)


def pieces(link: str) -> Iterator[tuple[str, float]]:
    """What is done for a link, and how many milliseconds each piece takes."""
    decoded: list[Decoded] = []

    def reading() -> Iterator[None]:
        decoded.append((yield from decoding(link)))
        yield from decoded[0].recipe.laying()

    yield from _timed("laying out", reading())
    clock = time.process_time()
    run = begun(decoded[0].recipe, lambda: LIGHT, Lens())
    yield "beginning", 1000 * (time.process_time() - clock)
    view = View()
    view.fit(run.drawing.box, WINDOW)
    yield from _timed("painting", run.drawing.layers(view, whole=True))
    if not is_heavy(decoded[0].recipe, run.drawing.scene.grid):    # else a worker makes them
        yield from _timed("steps", _steps(run.player))
    yield from _timed("painting again", run.drawing.layers(view, whole=True))


def _steps(player: Player[Any]) -> Iterator[None]:
    for _ in range(STEPS):
        if player.complete:
            return
        player.seek(player.position + 256, patient=False)
        yield


def _timed(name: str, work: Iterator[object]) -> Iterator[tuple[str, float]]:
    while True:
        clock = time.process_time()
        over = next(work, work) is work
        yield name, 1000 * (time.process_time() - clock)
        if over:
            return


def worst(link: str) -> tuple[float, str]:
    """The longest piece of a link in milliseconds, and what it was."""
    try:
        return max((taken, name) for name, taken in pieces(link))
    except MazeError as problem:                           # it is said, and nothing is done
        return 0.0, str(problem)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--keep", action="store_true")
    wishes = parser.parse_args()
    found: list[tuple[float, str, str]] = []
    for link in islice(links(wishes.seed), wishes.count):
        taken, name = worst(link)
        found.append((taken, name, link))
        print(f"{taken:7.1f} ms {name:16} {link}", flush=True)
    found.sort(reverse=True)
    if wishes.keep:
        shown = Counter[str]()
        kept = [link for *_, link in found if not shown.update([link.partition("&size")[0]])
                and shown[link.partition("&size")[0]] <= OF_A_SHAPE]
        FILE.write_text("".join(f"{link}\n" for link in kept[:KEPT]), encoding="utf-8")


if __name__ == "__main__":
    main()
