"""The maze workshop: its controls to a Recipe and back, its menus, and its runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from maze.catalog import Catalog
from maze.errors import MazeError
from maze.ingredients import changes
from maze.message import Joined, Message, Said, joined
from maze.recipe import Recipe
from maze.registry import GROUPS, Entry
from maze.render.theme import Theme
from maze.web import forms
from maze.web.mazes.cost import CostView
from maze.web.mazes.fit import Fit, board_of, fitting, generator_instead, next_on, solver_instead
from maze.web.mazes.lens import Lens
from maze.web.mazes.numbers import Later, Numbers, at_once
from maze.web.mazes.outline import OutlineField
from maze.web.mazes.overlaid import Overlaid
from maze.web.mazes.pending import PendingChanges
from maze.web.mazes.presets import TODAY, recipe_of, title_of, titles
from maze.web.mazes.runs import Elsewhere, MazeRun, again, at_hand, begun
from maze.web.page import Field, Option, Page

LIKED = ("braid", "sparse", "keys", "entr", "symmetry", "oneway", "unicursal", "bias", "run",
         "river")                                          # by newcomers: these come first


class MazeWorkshop:
    """``wished`` is called when a whole set of settings was chosen: the maze is to be made;
    ``noted`` with a sentence about a picture that could not be made as asked.  ``elsewhere`` makes
    the steps of large mazes.
    """

    def __init__(self, page: Page, theme: Callable[[], Theme],
                 wished: Callable[[], None] = lambda: None, later: Later = at_once,
                 noted: Callable[[Said], None] = lambda text: None,
                 elsewhere: Elsewhere = at_hand) -> None:
        self.page = page
        self.theme = theme
        self.wished = wished
        self.noted = noted
        self.elsewhere = elsewhere
        self._noted: MazeRun | None = None                     # whose note was shown
        self.outline, self.overlaid = OutlineField(page), Overlaid(page, self._refit)
        self._shown = Recipe()                             # what the controls were last set to
        self.lens = Lens()
        self.numbers, self.cost = Numbers(page, later), CostView(page)
        page.menu("preset", [Option("", "Presets…"), *[Option(title, title) for title in titles()]])
        page.on("preset", "change", self._take_preset)
        page.on("shape", "change", self._take_shape)
        page.on("by", "change", self._take_generator)
        page.on("solve", "change", self._take_solver)
        page.on("size", "change", self._refit)
        self.pending = PendingChanges(page, self.read)

    # --- controls -----------------------------------------------------------------------------

    @property
    def catalog(self) -> Catalog:
        """What can be chosen: that of the recipe that is shown."""
        return self._shown.catalog

    def _entry(self, room: str, name: str) -> Entry:
        """What a menu says."""
        return self.catalog.get(room, self.page.read(name))

    def write(self, recipe: Recipe) -> None:
        self._shown = recipe
        self._write(recipe)
        self.page.write("seed", recipe.seed)
        self.page.write("preset", title_of(recipe))
        self._tell_drawn(recipe)
        self.pending.settled()

    def _tell_drawn(self, recipe: Recipe) -> None:
        """The settings are those of the next maze, not of one whose walls were changed."""
        self.page.attribute("drawn", "hidden", None if recipe.walls else "")

    def _write(self, recipe: Recipe) -> None:
        """Everything but what is known of the maze that is shown."""
        page = self.page
        page.menu("shape", lines_of(recipe.catalog.room("shapes").values()))
        page.write("shape", recipe.shape)
        sizes = zip(recipe.shape_entry.params, recipe.size, strict=True)
        page.fields("size", [forms.field(param, value, helped=False) for param, value in sizes])
        self.outline.write(recipe)
        self.overlaid.write(recipe)
        self._write_menus(recipe)
        self._write_options("options", recipe.generator, recipe.opt)
        self._write_changes(recipe, Fit(recipe))
        self._write_solver(recipe)
        page.write("fit-maze", "")
        given = len(recipe.asked()) + len(recipe.opt) + len(recipe.sopt)
        page.write("more-count", Joined((" ", Message("· {n} set", n=given)), "") if given else "")

    def _write_menus(self, recipe: Recipe) -> None:
        """Generators and solvers; what does not fit is there, with the sentence that says why."""
        fit = Fit(recipe.but(solve=""))
        generators, solvers = map(recipe.catalog.room, ("generators", "solvers"))
        self.page.menu("by", lines_of(generators.values(), fit.generator))
        self.page.write("by", recipe.by)
        self.page.menu("solve", [Option("", "Not solved"), *lines_of(solvers.values(), fit.solver)])
        self.page.write("solve", recipe.solve)

    def _write_options(self, name: str, entry: Entry | None,
                       given: tuple[tuple[str, str], ...] = ()) -> None:
        params = entry.params if entry else ()
        self.page.fields(name, forms.fields(params, forms.chosen(params, given)))
        self.page.attribute(f"{name}-box", "hidden", None if params else "")
        self.page.write(f"{name}-title", entry.title if entry else "")

    def _write_changes(self, recipe: Recipe, fit: Fit) -> None:
        def field(key: str) -> Field:
            def problem(value: Any) -> Said:
                return fit.change(key, value)

            return forms.field(keys[key], recipe.value(key), problem=problem)

        keys = changes(recipe.catalog)
        self.page.fields("changes", [field(key) for key in dict.fromkeys((*LIKED, *keys))])

    def _write_solver(self, recipe: Recipe) -> None:
        self._write_options("sopt", recipe.solver, recipe.sopt)

    def read(self) -> Recipe:
        """The recipe the controls say; start, goal and walls belong to another maze."""
        return Recipe(seed=self.page.read("seed"), catalog=self.catalog).but(
            **self._shape_and_size(), **self._generator(), **self._changes(), **self.solver())

    def _shape_and_size(self) -> dict[str, Any]:
        shape = self._entry("shapes", "shape")
        size = tuple(forms.read(self.page, "size", param) for param in shape.params)
        return {"shape": shape.id, **self.outline.read(shape, size), **self.overlaid.keys}

    def _generator(self) -> dict[str, Any]:
        by = self._entry("generators", "by")
        return {"by": by.id, "opt": forms.options(self.page, "options", by.params)}

    def _changes(self) -> dict[str, Any]:
        return {key: forms.read(self.page, "changes", param)
                for key, param in changes(self.catalog).items()}

    def solver(self) -> dict[str, Any]:
        """The solver and its options, as a recipe has them."""
        solve = self.page.read("solve")
        params = self._entry("solvers", "solve").params if solve else ()
        return {"solve": solve, "sopt": forms.options(self.page, "sopt", params)}

    @property
    def is_changed(self) -> bool:
        """Whether the controls ask for another maze than the one they were set to."""
        return self.pending.is_due

    # --- something else was chosen --------------------------------------------------------------

    def _take_shape(self) -> None:
        """Another shape: its own size, and whatever does not fit it is replaced, in words."""
        shape, old = self._entry("shapes", "shape"), self._chosen()
        size = tuple(param.default for param in shape.params)
        recipe = self.overlaid.on(old.but(shape=shape.id, size=size, mask="", solve="", sopt=(),
                                          cut="", hide=""))
        by = generator_instead(recipe)
        words: Said = ""
        if by != recipe.by:
            title = Message(self.catalog.get("generators", by).title)
            words = joined([Fit(recipe).generator(recipe.generator),
                            Message("Using {title}.", title=title)])
            recipe = recipe.but(by=by, opt=())
        recipe = fitting(recipe)
        solve = solver_instead(recipe, old.solve)
        self._write(recipe.but(solve=solve, sopt=old.sopt if solve == old.solve else ()))
        self.page.write("fit-maze", words)

    def _take_generator(self) -> None:
        self.page.write("fit-maze", "")
        self._write_options("options", self._entry("generators", "by"))
        self._refit()

    def _take_solver(self) -> None:
        solve = self.page.read("solve")
        self._write_options("sopt", self._entry("solvers", "solve") if solve else None)

    def _refit(self) -> None:
        """What can be chosen may have changed: an odd width, say, or another generator."""
        recipe = self._try(self._chosen(), self._shape_and_size)
        self._write_menus(recipe)
        self._write_changes(recipe, Fit(recipe))

    def _chosen(self) -> Recipe:
        """What the controls say, but for shape and size; what makes no sense is as it was."""
        recipe = self._shown.but(walls="", start=None, goal=None, opt=(), solve="", sopt=())
        for read in (self._generator, self._changes, self.solver):
            recipe = self._try(recipe, read)
        return recipe

    def _try(self, recipe: Recipe, read: Callable[[], dict[str, Any]]) -> Recipe:
        try:
            return recipe.but(**read())
        except MazeError:                                  # New maze will say it
            return recipe

    def _take_preset(self) -> None:
        """Settings worth a look: shown at once."""
        if (title := self.page.read("preset")) == TODAY:
            self.page.press("play-today")
        elif title:
            self._write(recipe_of(title, self._shown.seed, "breadth_first", self.catalog))
            self.wished()

    # --- runs ---------------------------------------------------------------------------------

    def begin(self, recipe: Recipe) -> MazeRun:
        run = begun(recipe, self.theme, self.lens, self.elsewhere)
        self.numbers.wipe(len(run.drawing.scene.grid))
        return run

    def again(self, run: MazeRun, recipe: Recipe) -> MazeRun:
        """A run of a recipe that was edited, as far along as the run before.  Raises MazeError."""
        return again(run, recipe, self.theme, self.lens, self.elsewhere)

    def edited(self, recipe: Recipe) -> None:
        """The maze that is shown was edited; what was set and not yet asked for stays, if it can.
        """
        if board_of(recipe) != board_of(self._shown):
            self._write(next_on(recipe, self._chosen())) if recipe.walls else self.write(recipe)
        self._shown = recipe
        self.page.write("preset", title_of(recipe))
        self._tell_drawn(recipe)

    def refresh(self, run: MazeRun) -> None:
        self.numbers.refresh(run)
        self.cost.refresh(run.recipe, run.drawing.scene, rests=run.player.state != "playing")
        picture = run.player.result
        if picture is not None and run is not self._noted:
            self._noted = run
            if picture.note:
                self.noted(picture.note)


def lines_of(entries: Iterable[Entry], problem: Callable[[Entry], Said] = lambda entry: ""
           ) -> list[Option]:
    """Lines of a menu, family by family; those without one come last."""
    order = [*GROUPS, ""]
    return [Option(entry.id, entry.title, problem(entry), GROUPS.get(entry.group, ""))
            for entry in sorted(entries, key=lambda entry: order.index(entry.group))]
