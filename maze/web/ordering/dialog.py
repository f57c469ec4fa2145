"""OrderDialog: wishes, a search that can be stopped, and the best maze so far."""

from __future__ import annotations

from typing import cast

from maze.errors import MazeError, RecipeError
from maze.grids.reflection import SYMMETRIES
from maze.message import Message, Said
from maze.recipe import Recipe
from maze.web.app import App
from maze.web.forms import field
from maze.web.work.scheduler import Scheduler
from maze.wishing.search import Order, search
from maze.wishing.wishes import PARAMS, Wishes, short_of

WORK = "order"
FIELDS = "order-wishes"
NO_WISH = "Write at least one wish."


class OrderDialog:
    """Its controls; the maze that is shown says the grid, the ends and the seed."""

    def __init__(self, app: App, scheduler: Scheduler) -> None:
        self.app, self.page, self.scheduler = app, app.page, scheduler
        self._wishes = Wishes()
        self._best: Order | None = None
        self._made = False
        self._solver: dict[str, object] = {}
        self.page.on("order-search", "click", self.begin)
        self.page.on("order-stop", "click", self.stop)
        self.page.on("order-show", "click", self.show)
        self.page.on("order-dialog", "close", self.stop)
        self._rest()

    def open(self) -> None:
        """The controls, with what was written before."""
        recipe = self._recipe
        kept = [self.page.read(f"{FIELDS}-{param.name}") if self._made else "" for param in PARAMS]
        self._made = True                                  # before that there is nothing to read
        symmetry = recipe.catalog.keys["symmetry"]
        self.page.fields(FIELDS, [
            *(field(param, param.default)._replace(value=text or param.format(param.default))
              for param, text in zip(PARAMS, kept, strict=True)),
            field(symmetry, recipe.value("symmetry"))])

    @property
    def _recipe(self) -> Recipe:
        assert self.app.run
        return cast(Recipe, self.app.run.recipe)

    def begin(self) -> None:
        """Search; what was searched for before is dropped."""
        recipe = self._recipe
        self._best, self._solver = None, {"solve": recipe.solve, "sopt": recipe.sopt}
        try:
            self._wishes = Wishes(**{
                param.name: param.parse(self.page.read(f"{FIELDS}-{param.name}").strip() or "0")
                for param in PARAMS})
            symmetry = self.page.read(f"{FIELDS}-symmetry")
            if not self._wishes and symmetry not in SYMMETRIES:
                raise RecipeError(NO_WISH)
            wished = recipe.but(walls="").but(symmetry=symmetry)
        except MazeError as problem:
            self._say(problem.message)
            return
        self.page.attribute("order-stop", "disabled", None)
        self._say("The search begins.")
        self.scheduler.begin(WORK, search(wished, self._wishes), self._done, self._tell,
                             self._fail)

    def stop(self) -> None:
        """Stop the search; the best maze so far can still be shown."""
        if self.scheduler.busy(WORK):
            self.scheduler.cancel(WORK)
            self._rest()
            self._say("Stopped.")

    def show(self) -> None:
        """Show the best maze, as a maze that stands in the link wall by wall."""
        if self._best:
            self.stop()
            self.page.close("order-dialog")
            self.app.visit(self._best.recipe.but(**self._solver))

    def _rest(self) -> None:
        self.page.attribute("order-stop", "disabled", "")
        self.page.attribute("order-show", "disabled", None if self._best else "")

    def _tell(self, order: Order) -> None:
        self._best = order
        self.page.attribute("order-show", "disabled", None)
        self._say(Message("{n} of {every} exchanges tried. The best so far:", n=order.tries,
                          every=order.of))
        self.page.listed("order-found", [*order.found.words, *short_of(self._wishes, order.found)])

    def _done(self, order: Order) -> None:
        self._tell(order)
        self._rest()
        self._say(Message("No maze has fulfilled every wish in {n} tries; this is the nearest.",
                          n=order.of) if order.lack else "This maze is as you wish it.")

    def _fail(self, problem: Exception) -> None:
        self._rest()
        if not isinstance(problem, MazeError):
            raise problem
        self._say(problem.message)

    def _say(self, said: Said) -> None:
        self.page.write("order-said", said)
        if not self._best:
            self.page.listed("order-found", [])
