"""The numbers of a finished maze, and what can be said about its algorithms."""

from __future__ import annotations

from maze.recipe import Recipe, generators, solvers
from maze.registry import CLAIMS, Entry
from maze.stats import Stats, stats
from maze.web.page import Page
from maze.web.run import Run

NUMBERS = ("n-dead-ends", "n-junctions", "n-solution", "n-longest", "n-difficulty")
COUNTED = 2500                                             # cells of a maze that is counted at once


def wipe(page: Page, cells: int) -> None:
    """Nothing is known of a maze that is not there yet."""
    for number in NUMBERS:
        page.write(number, "–")
    page.write("n-cells", f"{cells}")


def tell(page: Page, run: Run) -> None:
    picture = run.player.result
    ends, cells = len(picture.maze.dead_ends()), len(picture.maze.grid)
    page.write("n-dead-ends", f"{ends} · {ends / cells:.0%}")
    path = picture.path
    page.write("n-solution", "–" if path is None else f"{len(path)} cells")
    if cells <= COUNTED:
        _tell_more(page, stats(picture.maze, picture.start, picture.goal, count_trees=False))


def _tell_more(page: Page, numbers: Stats) -> None:
    page.write("n-junctions", f"{numbers.junctions + numbers.crossroads}")
    at_least = "" if numbers.longest_exact else "at least "
    page.write("n-longest", f"{at_least}{numbers.longest} steps")
    if numbers.difficulty is not None:
        page.write("n-difficulty", f"{numbers.difficulty} of 100")
        page.attribute("n-difficulty", "title", " ".join(part.words for part in numbers.parts))


def about(recipe: Recipe) -> str:
    """What its algorithms do, and what the solver guarantees."""
    drawn = "A maze drawn by hand." if recipe.walls else generators()[recipe.by].summary
    return drawn + (_about_solver(solvers()[recipe.solve]) if recipe.solve else "")


def _about_solver(solver: Entry) -> str:
    return f" {solver.summary} It {'; '.join(CLAIMS[claim] for claim in solver.claims)}."
