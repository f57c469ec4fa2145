"""RaceControls: the controls of a race, to a recipe and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.errors import RecipeError
from maze.ingredients import changes
from maze.pentomino.recipe import TilingRecipe
from maze.race.fields import RIVALS, decode_fields
from maze.race.recipe import FEWEST, MOST, RaceRecipe, racing
from maze.recipe import Recipe
from maze.registry import Entry
from maze.web import forms
from maze.web.lab.boards import board_of, board_options, chosen_board
from maze.web.mazes.fit import Fit
from maze.web.mazes.workshop import lines_of
from maze.web.page import Option, Page

TITLES = {"generators": "Algorithms that make mazes", "solvers": "Solvers in one maze",
         "searches": "Searches on one board"}
LANE = "lab-lane-{}"
NOBODY = ""


class RaceControls:
    """Shows a recipe; ``read`` makes one of what was chosen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.shown: RaceRecipe | None = None
        page.menu("lab-kind", [Option(*item) for item in TITLES.items()])
        page.menu("lab-board", board_options())

    # --- from a recipe --------------------------------------------------------------------------

    def write(self, recipe: RaceRecipe) -> None:
        self.shown = recipe
        page, kind = self.page, recipe.kind
        page.write("lab-kind", kind)
        self._write_lanes(recipe)
        for name, seen in (("lab-maze", kind != "searches"), ("lab-by-box", kind == "solvers"),
                           ("lab-changes", kind == "solvers"),
                           ("lab-board-box", kind == "searches")):
            page.attribute(name, "hidden", None if seen else "")
        if isinstance(recipe.base, Recipe):
            self._write_maze(recipe.base)
        else:
            page.write("lab-board", board_of(recipe.base))

    def _write_lanes(self, recipe: RaceRecipe) -> None:
        """A menu for each entrant, and one more for another."""
        names, options = recipe.names, self._options(recipe)
        for number in range(MOST):
            box, lane = f"lab-lane-box-{number}", LANE.format(number)
            seen = number <= len(names)
            self.page.attribute(box, "hidden", None if seen else "")
            if seen:
                self.page.menu(lane, [Option(NOBODY, "Nobody"), *options])
                self.page.write(lane, names[number] if number < len(names) else NOBODY)

    def _options(self, recipe: RaceRecipe) -> list[Option]:
        room = recipe.offered.room(recipe.kind).values()
        if recipe.kind == "searches":
            return [Option(entry.id, entry.title) for entry in room]
        fit = Fit(recipe.base.but(solve="", sopt=()))
        return lines_of(room, fit.generator if recipe.kind == "generators" else fit.solver)

    def _write_maze(self, base: Recipe) -> None:
        page, catalog = self.page, base.catalog
        page.menu("lab-shape", lines_of(catalog.room("shapes").values()))
        page.write("lab-shape", base.shape)
        sizes = zip(base.shape_entry.params, base.size, strict=True)
        page.fields("lab-size", [forms.field(param, value, helped=False)
                                 for param, value in sizes])
        page.menu("lab-by", lines_of(catalog.room("generators").values(),
                                     Fit(base.but(solve="", sopt=())).generator))
        page.write("lab-by", base.by)
        page.fields("lab-changes", [forms.field(changes(catalog)["braid"], base.value("braid"))])
        page.write("lab-seed", base.seed)

    # --- to a recipe ----------------------------------------------------------------------------

    def read(self, **more: str) -> RaceRecipe:
        """The race of the controls; ``more`` are parts that are not theirs.  Raises MazeError."""
        assert self.shown is not None
        chosen = (self.page.read(LANE.format(number)) for number in range(MOST)
                  if number <= len(self.shown.names))
        names = list(dict.fromkeys(filter(None, chosen)))
        if len(names) < FEWEST:
            raise RecipeError("A race needs two algorithms at least.")
        kind = self.shown.kind
        base = self._board() if kind == "searches" else self._maze(**more)
        race = racing(base, kind, names, self._given())
        race.check()
        return race

    def _given(self) -> Mapping[str, str]:
        """The options that the race shown has, for those who have them still."""
        assert self.shown is not None
        field = {"generators": "opt", "solvers": "sopt"}.get(self.shown.kind, "")
        return {name: text for one in self.shown.entrants
                for name, text in getattr(one, field, ())}

    def _maze(self, **more: str) -> Recipe:
        assert self.shown is not None
        page, base = self.page, self.shown.base
        shape: Entry = base.catalog.get("shapes", page.read("lab-shape"))
        values: dict[str, Any] = {"seed": page.read("lab-seed"), **more}
        if shape.id == base.shape:
            values["size"] = tuple(forms.read(page, "lab-size", param) for param in shape.params)
        else:
            values["size"] = tuple(param.default for param in shape.params)
            values["mask"] = ""
        values["shape"] = shape.id
        moved = (values["shape"], values["size"]) != (base.shape, base.size)
        if moved:
            values |= {"start": None, "goal": None}
        if self.shown.kind == "solvers":
            values |= {"by": page.read("lab-by"), "opt": base.opt,
                       "braid": forms.read(page, "lab-changes", changes(base.catalog)["braid"])}
            if values["by"] != base.by:
                values["opt"] = ()
        fresh = moved or any(values[key] != base.value(key) if key == "braid"
                             else values[key] != getattr(base, key)
                             for key in ("seed", "by", "braid") if key in values)
        if fresh:
            values |= {"walls": ""}                        # the drawn maze was another one
        made: Recipe = base.but(solve="", sopt=(), **values)
        return made

    def _board(self) -> TilingRecipe:
        assert self.shown is not None
        return chosen_board(self.page.read("lab-board"), self.shown.base)

    def turn(self, kind: str) -> RaceRecipe:
        """A race of another kind, with what can be kept of this one."""
        assert self.shown is not None
        base = self.shown.base
        if kind == "searches" or not isinstance(base, Recipe):
            fields = {"searches": {"order": ".".join(RIVALS["searches"])},
                      "solvers": {"solve": ".".join(RIVALS["solvers"][:4]), "braid": "20"},
                      "generators": {}}[kind]
            return decode_fields(fields, base.catalog)[0]
        names = [name for name in RIVALS[kind] if self._can(base, kind, name)][:4]
        return racing(base.but(solve="", sopt=()), kind, names)

    def _can(self, base: Recipe, kind: str, name: str) -> bool:
        fit, entry = Fit(base.but(solve="", sopt=())), base.catalog.get(kind, name)
        return not (fit.generator(entry) if kind == "generators" else fit.solver(entry))
