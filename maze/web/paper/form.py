"""Form: a sheet's recipe as controls."""

from __future__ import annotations

from collections.abc import Callable

from maze.catalog import generators, shapes
from maze.errors import RecipeError
from maze.message import Message, Said
from maze.paper.fields import decode_fields, encode_fields
from maze.paper.keys import OWN, Words
from maze.paper.pictures import OURS
from maze.paper.recipe import MOST_SHAPES, PLAIN, SheetRecipe
from maze.params import Choice
from maze.pictures.own import OWN as OWN_PICTURES
from maze.web.forms import fields, read
from maze.web.page import Field, Page

ON_PAPER = ("flat", "outline")                               # shapes of one piece of paper
FIRST = ("what", "make", "per", "mm", "order", "key", "paper")   # what is seen at once
BOOK, TILES = ("trim", "chapters"), ("board", "ways", "cut")
ARTS = ("spell", "ends", "hide")
LATER = ("set", "dv", "pict")                                # not made of parameters, or not seen
YOURS = Message("Your picture")
HIDDEN = {"per": 1, "mm": 3}
SIZE = Words("to", "Largest size (empty: as fits)", 20)
REST = tuple(key for key in OWN if key not in (*FIRST, *BOOK, *TILES, *ARTS, *LATER))
BOXES = {"print-form": FIRST, "print-book": BOOK, "print-tiles": TILES, "print-arts": ARTS,
         "print-more": REST}


class Form:
    """``changed`` is called after each change."""

    def __init__(self, page: Page, changed: Callable[[], None]) -> None:
        self.page = page
        self._offered: list[str] = []                      # the shapes that can be chosen
        self._pictures: list[str] = []
        for box in (*BOXES, "print-shapes", "print-by", "print-pict", "print-set"):
            page.on(box, "change", changed)

    def write(self, recipe: SheetRecipe) -> None:
        """Set the controls to a recipe."""
        values = {key: getattr(recipe, key) for key in OWN}
        size = fields([SIZE], {"to": encode_fields(recipe).get("to", "")})
        for box, keys in BOXES.items():
            made = fields([OWN[key] for key in keys], values)
            self.page.fields(box, made + size if box == "print-more" else made)
        self.page.attribute("print-boards", "hidden", "" if recipe.what == "mazes" else None)
        self.page.attribute("print-mazes", "hidden", "" if recipe.what == "pentominoes" else None)
        chosen = {model.shape for model in recipe.models}
        self._offered = [id_ for id_, entry in shapes().items()
                         if entry.group in ON_PAPER or id_ in chosen]
        self.page.fields("print-shapes", [
            Field(id_, shapes()[id_].title, "check", str(int(id_ in chosen)))
            for id_ in self._offered])
        self._pictures = [*dict.fromkeys((*OURS, *recipe.pictures))]
        self.page.fields("print-pict", [
            Field(str(at), OWN_PICTURES[id_][0] if id_ in OWN_PICTURES else YOURS, "check",
                  str(int(id_ in recipe.pictures))) for at, id_ in enumerate(self._pictures)])
        self.page.fields("print-by", fields([by()], {"by": recipe.models[0].by}))
        self.page.write("print-set", recipe.set)

    def read(self, recipe: SheetRecipe) -> tuple[SheetRecipe, list[Said]]:
        """What the controls say, the rest as in a recipe, and what had to be repaired.

        Raises RecipeError.
        """
        said = encode_fields(recipe)
        for name, keys in BOXES.items():
            said |= {key: OWN[key].format(read(self.page, name, OWN[key])) for key in keys}
        chosen = [id_ for id_ in self._offered if self.page.read(f"print-shapes-{id_}") == "1"]
        if not 1 <= len(chosen) <= MOST_SHAPES:
            raise RecipeError("Choose one to {most} shapes.", most=MOST_SHAPES)
        pictures = [id_ for at, id_ in enumerate(self._pictures)
                    if self.page.read(f"print-pict-{at}") == "1"]
        maker = read(self.page, "print-by", by())
        if maker != recipe.models[0].by:
            said.pop("opt", None)
        said |= {"shapes": ".".join(chosen), "by": maker, "pict": ".".join(pictures),
                 "to": read(self.page, "print-more", SIZE), "set": self.page.read("print-set")}
        made, notes = decode_fields(said)
        if made.is_book and not recipe.is_book and made.per == recipe.per:
            made = made.but(per=1)                         # what books are like; it can be changed
        if made.hide and not recipe.hide and (made.per, made.mm) == (recipe.per, recipe.mm):
            made = made.but(**HIDDEN)                      # or hardly anything can be seen
        return made, notes


def by() -> Choice:
    """The generators."""
    titles = {id_: entry.title for id_, entry in generators().items()}
    return Choice("by", "Algorithm", titles, PLAIN.by)
