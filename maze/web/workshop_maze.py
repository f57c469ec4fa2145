"""The maze workshop: its controls to a Recipe and back, its menus, and its numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from maze.errors import MazeError
from maze.grid import Grid
from maze.params import Param
from maze.pipeline import asked, changes
from maze.player import Player
from maze.recipe import Recipe, generators, shapes, solvers
from maze.registry import CLAIMS, Entry, misfit
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.stats import Stats, stats
from maze.web.maze_drawing import MazeDrawing
from maze.web.page import Area, Option, Page
from maze.web.run import Run

PRESETS = {                                                # title: what it changes
    "Small and easy": {"shape": "square", "size": (10, 10), "by": "prim"},
    "Classroom, 20 × 20": {"shape": "square", "size": (20, 20), "by": "recursive_backtracker"},
    "Winding and wide": {"shape": "square", "size": (32, 24), "by": "recursive_backtracker"},
    "Hexagons": {"shape": "hexagon", "size": (16, 13), "by": "wilson"},
    "Rings": {"shape": "polar", "size": (9,), "by": "hunt_and_kill"},
    "Bridges and tunnels": {"shape": "weave", "size": (18, 13, 30), "by": "kruskal"},
    "Two keys": {"shape": "square", "size": (16, 12), "by": "recursive_backtracker", "keys": "2"},
    "Full of loops": {"shape": "square", "size": (20, 15), "by": "prim", "braid": 100},
    "A word": {"shape": "word", "size": (3,), "by": "recursive_backtracker", "mask": "HELLO"},
    "Big, 100 × 100": {"shape": "square", "size": (100, 100), "by": "growing_passages"},
}

NUMBERS = ("n-dead-ends", "n-junctions", "n-solution", "n-longest", "n-difficulty")
COUNTED = 2500                                             # cells of a maze that is counted at once
DRAWING_HELP = ("A picture in characters: # is a cell, a point is none",
                "A word of up to twelve letters and digits")


class MazeWorkshop:
    place = "maze"
    title = "Meander: mazes"

    def __init__(self, page: Page, theme: Callable[[], Theme]) -> None:
        self.page = page
        self.theme = theme
        self._shown = Recipe()                             # what the controls were last set to
        self._drawing = ""                                 # what was written into its field
        self._told: Run | None = None                      # whose numbers stand there
        page.menu("preset", [Option("", "Choose …"), *[Option(title, title) for title in PRESETS]])
        page.on("preset", "change", self._take_preset)
        page.on("shape", "change", lambda: self._fit("shape"))
        page.on("by", "change", lambda: self._fit("by"))

    # --- controls -----------------------------------------------------------------------------

    def write(self, recipe: Recipe) -> None:
        self._shown = recipe
        self.page.menu("shape", [Option(id_, entry.title) for id_, entry in shapes().items()])
        self.page.write("shape", recipe.shape)
        self._write_size(recipe.shape, recipe.size)
        self._write_menus(recipe)
        self.page.write("by", recipe.by)
        self.page.write("solve", recipe.solve)
        self._write_options(recipe.by, dict(recipe.opt))
        self._write_drawing(recipe.shape, recipe.mask)
        texts = {key: param.format(getattr(recipe, key)) for key, param in changes().items()}
        self.page.fields("changes", list(changes().values()), texts)
        if asked(recipe):
            self.page.attribute("more-options", "open", "")
        self.page.write("seed", recipe.seed)
        entry = generators()[recipe.by]
        drawn = "A maze drawn by hand." if recipe.walls else entry.summary
        self.page.write("about", drawn + (_about(solvers()[recipe.solve]) if recipe.solve else ""))

    def read(self) -> Recipe:
        """The recipe the controls say; start, goal and walls belong to another maze."""
        shape = shapes()[self.page.read("shape")]
        by = generators()[self.page.read("by")]
        size = tuple(param.parse(self.page.read(f"size-{param.name}")) for param in shape.params)
        given = [(param, param.parse(self.page.read(f"options-{param.name}")))
                 for param in by.params]
        opt = tuple((param.name, param.format(value)) for param, value in given
                    if value != param.default)
        done = {key: param.parse(self.page.read(f"changes-{key}").strip())
                    for key, param in changes().items()}
        recipe = Recipe(shape.id, size, by.id, opt, self.page.read("seed"),
                        self.page.read("solve"), **done)
        if shape.mask:
            recipe = recipe.but(**self._drawn(shape, size))
        recipe.grid()                                      # raises if something does not fit
        return recipe

    def _drawn(self, shape: Entry, size: tuple[int, ...]) -> dict[str, Any]:
        """The drawing as it was if nobody has touched it, else what is written there now."""
        text = self.page.read("drawing-mask")
        if text == self._drawing:
            return {"mask": self._shown.mask if self._shown.size == size else ""}
        if not text.strip():
            return {"mask": ""}
        assert shape.mask
        mask, own = shape.mask.read(text)
        return {"mask": mask, "size": own or size}

    def _write_drawing(self, shape: str, mask: str) -> None:
        """A field for the word or the picture, if the shape is drawn."""
        reader = shapes()[shape].mask
        lines = 8 if reader and reader.title == "Drawing" else 1
        self._drawing = mask if lines == 1 else ""
        fields = [Area("mask", reader.title, lines, DRAWING_HELP[lines == 1])] if reader else []
        self.page.fields("drawing", fields, {"mask": self._drawing})
        self.page.attribute("drawing", "hidden", None if reader else "")

    @property
    def typed_seed(self) -> bool:
        """Whether somebody has written a seed into its field since the controls were set."""
        return self.page.read("seed") != self._shown.seed

    def _write_size(self, shape: str, size: tuple[int, ...]) -> None:
        params = shapes()[shape].params
        self.page.fields("size", params, _texts(params, size))

    def _write_options(self, by: str, given: dict[str, str]) -> None:
        params = generators()[by].params
        texts = _texts(params, [param.default for param in params]) | given
        self.page.fields("options", params, texts)
        self.page.attribute("options", "hidden", None if params else "")

    def _write_menus(self, recipe: Recipe) -> None:
        """Generators and solvers; what does not fit is there, with the sentence that says why."""
        fit = _Fit(recipe)
        self.page.menu("by", [Option(id_, entry.title, fit.problem(entry))
                              for id_, entry in generators().items()])
        self.page.menu("solve", [Option("", "Not solved"),
                                 *[Option(id_, entry.title, _refusal(recipe, entry))
                                   for id_, entry in solvers().items()]])

    def _fit(self, changed: str) -> None:
        """Another shape or generator was chosen: other fields, other refusals."""
        shape, by = shapes()[self.page.read("shape")], self.page.read("by")
        size = tuple(param.default for param in shape.params)
        if changed == "shape":
            self._write_size(shape.id, size)
            self._write_drawing(shape.id, "")
        else:
            self._write_options(by, {})
        chosen = self.page.read("solve")
        self._write_menus(Recipe(shape.id, size, by))
        if chosen and _refusal(Recipe(shape.id, size, by), solvers()[chosen]):
            chosen = "breadth_first"
        self.page.write("by", by)
        self.page.write("solve", chosen)

    def _take_preset(self) -> None:
        """Fill the controls; the maze is made when it is asked for."""
        changes = PRESETS.get(self.page.read("preset"))
        if changes:
            seed, shown = self.page.read("seed"), self._shown
            self.write(Recipe(**changes, seed=seed, solve=self.page.read("solve")))
            self._shown = shown

    # --- runs ---------------------------------------------------------------------------------

    def begin(self, recipe: Recipe) -> Run:
        maze, steps = recipe.begin()
        scene = MazeScene(maze)
        player = Player(steps, scene)
        drawing = MazeDrawing(scene, *recipe.ends(maze.grid), self.theme,
                              lambda: player.result.quest if player.result else None)
        for number in NUMBERS:
            self.page.write(number, "–")
        self.page.write("n-cells", f"{len(maze.grid)}")
        return Run(recipe, player, drawing, self._name(recipe), scene.sentence)

    def _name(self, recipe: Recipe) -> str:
        size = " by ".join(map(str, recipe.size))
        how = "drawn by hand" if recipe.walls else generators()[recipe.by].title
        solver = f", solved by {solvers()[recipe.solve].title}" if recipe.solve else ""
        return f"{shapes()[recipe.shape].title} maze, {size}: {how}{solver}."

    def tell(self, run: Run) -> None:
        picture = run.player.result
        if picture is None or not run.player.at_end or self._told is run:
            return
        self._told = run
        ends, cells = len(picture.maze.dead_ends()), len(picture.maze.grid)
        self.page.write("n-dead-ends", f"{ends} · {ends / cells:.0%}")
        path = picture.path
        self.page.write("n-solution", "–" if path is None else f"{len(path)} cells")
        if cells <= COUNTED:
            self._tell_more(stats(picture.maze, picture.start, picture.goal, count_trees=False))

    def _tell_more(self, numbers: Stats) -> None:
        self.page.write("n-junctions", f"{numbers.junctions + numbers.crossroads}")
        at_least = "" if numbers.longest_exact else "at least "
        self.page.write("n-longest", f"{at_least}{numbers.longest} steps")
        if numbers.difficulty is not None:
            self.page.write("n-difficulty", f"{numbers.difficulty} of 100")
            reasons = " ".join(part.words for part in numbers.parts)
            self.page.attribute("n-difficulty", "title", reasons)

    def outcome(self, run: Run) -> str:
        picture = run.player.result
        if picture.path is None:
            return f"The maze is complete: {len(picture.maze.grid)} cells."
        if not picture.path:
            return picture.reason or "There is no way from S to G."
        return f"Solved: the path from S to G has {len(picture.path)} cells."


def _about(solver: Entry) -> str:
    """What it does, and what it guarantees."""
    return f" {solver.summary} It {'; '.join(CLAIMS[claim] for claim in solver.claims)}."


class _Fit:
    """Which generators a shape is for; its grid is built only if one of them asks."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe

    @cached_property
    def grid(self) -> Grid:
        return self.recipe.board()

    def problem(self, generator: Entry) -> str:
        return misfit(generator, self.grid) or "" if generator.needs else ""


def _texts(params: tuple[Param, ...], values: object) -> dict[str, str]:
    return {param.name: param.format(value)
            for param, value in zip(params, values, strict=True)}


def _refusal(recipe: Recipe, solver: Entry) -> str:
    try:
        recipe.but(solve=solver.id)
    except MazeError as problem:
        return str(problem)
    return ""
