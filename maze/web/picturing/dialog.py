"""PictureDialog: a picture of ours or of the visitor's, how it is read, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from maze.errors import MazeError, RecipeError
from maze.message import Message, Said, counted, joined
from maze.overlays import HIDE
from maze.params import Choice, Whole
from maze.pictures.own import OWN, own_slices
from maze.pictures.stencil import LEAST, Stencil, format_stencil
from maze.pictures.tracing import Gray, Wanted, traced
from maze.progress import Work
from maze.recipe import Recipe
from maze.web.app import App
from maze.web.forms import field
from maze.web.work.scheduler import Scheduler

WORK = "picture"
FIELDS, USES = "picture-source", "picture-use"
SHOWN, FILE = "shown", "file"
FILLER = "dead_end_filler"                                 # what it leaves is the picture
SOURCE = Choice("what", "Picture", {
    **{id_: title for id_, (title, _) in OWN.items()},
    FILE: "A file of yours", SHOWN: "The shape that is shown"}, "cat")
ACROSS = Whole("across", "Pixels along the longer side", 8, 100, 28)
THRESHOLD = Whole("threshold", "Dark is below (% of white)", 1, 99, 50)
INVERT = Whole("invert", "Light is dark", 0, 1, 0)
SMALLEST = Whole("smallest", "Smallest part (pixels)", 1, 500, 4)
BECOMES = Choice("becomes", "What becomes of it", {
    "squares": "a board of squares in its outline", "board": "cut out of the shape that is shown",
    "rect": "hidden in a rectangle: the solution paints it",
    "band": "hidden, with a band around it", "bare": "a single path that fills it"}, "rect")
PARAMS = (ACROSS, THRESHOLD, INVERT, SMALLEST)
NO_FILE = "Choose a file with a picture, or drop one here."


class PictureDialog:
    """``pick`` is called once, with a function for files: see ``decoding.watch``."""

    def __init__(self, app: App, scheduler: Scheduler,
                 pick: Callable[[Callable[[Gray], None], Callable[[MazeError], None]], None]
                 ) -> None:
        self.app, self.page, self.scheduler = app, app.page, scheduler
        self._gray: Gray | None = None
        self._stencil: Stencil | None = None
        self._refused: Said = ""                           # what is wrong with the last file
        page = self.page
        page.fields(FIELDS, [field(SOURCE, SOURCE.default),
                             *(field(param, param.default) for param in PARAMS)])
        page.fields(USES, [field(BECOMES, BECOMES.default)])
        for name in (FIELDS, USES):
            page.on(name, "input", self.look)
        page.on("picture-file-open", "click", lambda: page.press("picture-file"))
        page.on("picture-make", "click", self.make)
        page.on("picture-dialog", "close", lambda: scheduler.cancel(WORK))
        pick(self._take, self._refuse)

    def open(self) -> None:
        """The picture as it was, or the first."""
        self.look()

    # --- what is written in the controls ----------------------------------------------------------

    @property
    def _recipe(self) -> Recipe:
        assert self.app.run
        return cast(Recipe, self.app.run.recipe)

    def _read(self, name: str, param: Any) -> Any:
        return param.parse(self.page.read(f"{name}-{param.name}").strip())

    def _wanted(self) -> Wanted:
        across, threshold, invert, smallest = (self._read(FIELDS, param) for param in PARAMS)
        return Wanted(across, threshold, bool(invert), smallest)

    def _take(self, gray: Gray) -> None:
        """A file was decoded: it is what is looked at from now on."""
        self._gray = gray
        self.page.write(f"{FIELDS}-what", FILE)
        self.look()

    def _refuse(self, problem: MazeError) -> None:
        """A file cannot be read; a look that has begun before goes on, and says so, too."""
        self._refused = problem.message
        self._say(problem.message)

    # --- the preview ------------------------------------------------------------------------------

    def look(self) -> None:
        """Show what the controls make of the picture; an older look is dropped."""
        self._stencil, self._refused = None, ""
        self.page.attribute("picture-make", "disabled", "")
        self.page.draw("picture-preview", _drawing(None))
        try:
            source, wanted = self._read(FIELDS, SOURCE), self._wanted()
            self._show_controls(source)
            if source == SHOWN:
                self._ready(Message("The board that is shown becomes the picture."))
                return
            if source == FILE and self._gray is None:
                self._say(NO_FILE)
                return
        except MazeError as problem:
            self._say(problem.message)
            return
        self.scheduler.begin(WORK, self._looking(source, wanted), self._seen, lambda part: None,
                             self._fail)

    def _show_controls(self, source: str) -> None:
        """Shades are asked for only of a file, and a size only of pixels."""
        for param, needed in ((ACROSS, source != SHOWN), (THRESHOLD, source == FILE),
                              (INVERT, source == FILE), (SMALLEST, source == FILE)):
            self.page.attribute(f"{FIELDS}-{param.name}", "disabled", None if needed else "")

    def _looking(self, source: str, wanted: Wanted) -> Work[Stencil]:
        if source != FILE:
            return own_slices(source, wanted.across)
        assert self._gray
        return traced(self._gray, wanted)

    def _seen(self, stencil: Stencil) -> None:
        self._stencil = stencil
        self.page.draw("picture-preview", _drawing(stencil))
        squares = counted("{n} pixel is dark.", "{n} pixels are dark.", n=len(stencil.dark))
        self._ready(joined([Message("{size} pixels.", size=f"{stencil.width}×{stencil.height}"),
                            squares]))

    def _ready(self, said: Said) -> None:
        self.page.attribute("picture-make", "disabled", None)
        self._say(joined([self._refused, said]))

    def _fail(self, problem: Exception) -> None:
        if not isinstance(problem, MazeError):
            raise problem
        self._say(problem.message)

    def _say(self, said: Said) -> None:
        self.page.write("picture-said", said)

    # --- the maze ---------------------------------------------------------------------------------

    def make(self) -> None:
        """Show the maze; what cannot be is said, and the dialog stays open."""
        try:
            recipe = self.recipe()
            recipe.checked_grid()
        except MazeError as problem:
            self._say(problem.message)
            return
        self.page.close("picture-dialog")
        self.app.visit(recipe)

    def recipe(self) -> Recipe:
        """What the controls ask for.  Raises MazeError."""
        becomes = self._read(USES, BECOMES)
        plain = self._recipe.but(walls="", start=None, goal=None, cut="", hide="")
        hides = becomes in HIDE.options
        if hides:                                          # nothing else can be done to it
            plain = Recipe(plain.shape, plain.size, plain.by, plain.opt, plain.seed,
                           mask=plain.mask, catalog=plain.catalog, solve=FILLER)
        if (stencil := self._stencil) is None:
            if not hides:
                raise RecipeError("Choose a picture to cut out of this board.")
            return _generated(plain.but(hide=becomes))
        cut = format_stencil(stencil)
        if becomes == "board":
            return _generated(plain.but(cut=cut))
        squares = plain.but(shape="square", size=(stencil.width, stencil.height), mask="", cut=cut)
        return _generated(squares.but(hide=becomes if hides else ""))


def _generated(recipe: Recipe) -> Recipe:
    """With the generator that goes anywhere, if the recipe's own cannot work there."""
    try:
        recipe.checked_grid()
    except MazeError:
        return recipe.but(by=Recipe.by, opt=())
    return recipe


def _drawing(stencil: Stencil | None) -> str:
    """A drawing of the dark pixels, in the color of the text."""
    width, height = stencil[:2] if stencil else (LEAST, LEAST)
    runs = "".join(f"M{x} {y}h1v1h-1z" for x, y in (stencil.dark if stencil else ()))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'aria-hidden="true"><path fill="currentColor" shape-rendering="crispEdges" '
            f'd="{runs}"/></svg>')
