"""StudyForm: what the lab measures, as controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maze.errors import MisfitError, RecipeError
from maze.lab.fields import decode_fields, encode_fields
from maze.lab.measures import MEASURES, OF_MAZES, OF_SEARCHES, Measure
from maze.lab.reader import OF_BOARDS
from maze.lab.recipe import LabRecipe, mazes_of
from maze.lab.searches import NODES
from maze.lab.studies.measure import label
from maze.lab.thesis import UNITS
from maze.message import Message, Said, joined
from maze.pentomino.fields import decode_fields as decode_tiling
from maze.pentomino.fields import encode_fields as encode_tiling
from maze.recordings import ID
from maze.registry import Entry
from maze.texts import packed
from maze.web import forms
from maze.web.lab.boards import board_of, board_options, chosen_board
from maze.web.lab.own import OwnGenerator
from maze.web.page import Field, Option, Page
from maze.written import CODE

LISTS = {"generators": "lab-gens", "searches": "lab-gens", "shapes": "lab-shapes",
         "solvers": "lab-solver"}
KEYS = {"generators": "by", "searches": "order", "shapes": "shape", "solvers": "solve"}
SHOWN = {"measure": ("shapes", "solvers"), "growth": ("shapes",),
         "solvers": ("shapes", "solvers"), "census": (), "average": (), "searches": (),
         "thesis": ()}
COUNTS = {"census": "Draws of each", "thesis": "Trials of each",
          "searches": "Orders of the pieces"}
BOXES = ("lab-gens", "lab-shapes", "lab-solver", "lab-study-form", "lab-x", "lab-y",
         "lab-tiling")


class StudyForm:
    """``own`` has a visitor's generator, for a census; ``changed`` is called after each change."""

    def __init__(self, page: Page, own: OwnGenerator, changed: Callable[[], None]) -> None:
        self.page, self.own = page, own
        for box in BOXES:
            page.on(box, "change", changed)

    def write(self, recipe: LabRecipe) -> None:
        """Set the controls to a recipe."""
        page, mode = self.page, recipe.mode
        for room, chosen in ((_room(mode), recipe.by), ("shapes", recipe.shapes),
                             ("solvers", recipe.solve)):
            self._write_list(recipe, room, chosen)
        for room in ("shapes", "solvers"):
            page.attribute(f"{LISTS[room]}-box", "hidden",
                           None if room in SHOWN[mode] else "")
        fields = encode_fields(recipe)
        page.attribute("lab-choice", "hidden", "" if mode == "thesis" else None)
        size = Field("size", "Sizes, such as 20x20 30x30" if SHOWN[mode]
                     else "Size, such as 20x20", "text", fields.get("size", "").replace(".", " "))
        seed = Field("seed", "Seed", "text", recipe.seed)
        count = forms.field(mazes_of(mode), recipe.mazes, helped=False)._replace(
            title=COUNTS.get(mode, "Mazes of each"))
        braid = Field("braid", "Dead ends opened (%), such as 0 50", "text",
                      " ".join(map(str, recipe.braids)))
        pieces = Field("pieces", "Pieces", "text", fields.get("pieces", ""))
        nodes = forms.field(NODES, recipe.nodes, helped=False)
        page.fields("lab-study-form", {
            "searches": [pieces, count, nodes, seed], "thesis": [count, seed],
            "solvers": [size, braid, count, seed]}.get(mode, [size, count, seed]))
        self._write_looks(recipe)
        self.own.write(recipe)

    def _write_list(self, recipe: LabRecipe, room: str, chosen: Sequence[str]) -> None:
        if room == _room(recipe.mode):
            self.page.write("lab-chosen", joined([Message(recipe.catalog.get(room, id_).title)
                                                  for id_ in chosen], ", "))
        entries: Sequence[Entry] = list(recipe.catalog.room(room).values())
        self.page.fields(LISTS[room], [Field(one.id, one.title, "check", str(int(one.id in chosen)))
                                       for one in entries])

    def _write_looks(self, recipe: LabRecipe) -> None:
        page = self.page
        measures: Sequence[Measure] = OF_SEARCHES if recipe.mode == "solvers" else \
            list(MEASURES.values()) if recipe.solve else OF_MAZES
        looks = ("measure", "solvers", "searches", "thesis")
        page.attribute("lab-looks", "hidden", None if recipe.mode in looks else "")
        for box, seen in (("lab-x-box", recipe.mode != "searches"),
                          ("lab-tiling-box", recipe.mode == "searches")):
            page.attribute(box, "hidden", None if seen else "")
        page.attribute("lab-y-box", "hidden", None if recipe.mode == "measure" else "")
        if recipe.mode == "searches":
            page.menu("lab-tiling", board_options())
            page.write("lab-tiling", board_of(recipe.tiling))
            return
        if recipe.mode == "thesis":
            page.menu("lab-x", [Option(unit, title) for unit, title in UNITS.items()])
            page.write("lab-x", recipe.x)
            return
        for axis in ("x", "y"):
            page.menu(f"lab-{axis}", [Option(one.id, label(one)) for one in measures])  # type: ignore[arg-type]
            page.write(f"lab-{axis}", recipe.look(axis).id)

    def read(self, recipe: LabRecipe) -> tuple[LabRecipe, list[Said]]:
        """What the controls say, the rest as in a recipe, and what had to be repaired.

        Raises RecipeError.
        """
        page, fields = self.page, encode_fields(recipe)
        fields |= {"mazes": page.read("lab-study-form-mazes").strip(),
                   "seed": page.read("lab-study-form-seed").strip()}
        if recipe.mode == "thesis":
            return decode_fields(fields | {"x": page.read("lab-x")}, recipe.catalog)
        for room in (_room(recipe.mode), *SHOWN[recipe.mode]):
            fields[KEYS[room]] = ".".join(self._chosen(recipe, room))
        if recipe.mode == "census":
            self._read_own(recipe, fields)
        if not fields[KEYS[_room(recipe.mode)]]:
            raise RecipeError("Choose one algorithm at least.")
        if recipe.mode == "searches":
            return self._read_searches(recipe, fields)
        sizes = page.read("lab-study-form-size").replace(",", " ").replace(" x ", "x")
        fields["size"] = ".".join(sizes.split())
        if recipe.mode == "solvers":
            fields["braid"] = ".".join(
                page.read("lab-study-form-braid").replace(",", " ").replace("%", "").split())
        if recipe.mode in ("measure", "solvers"):
            fields |= {"x": page.read("lab-x"), "y": page.read("lab-y")}
        found, notes = decode_fields(fields, recipe.catalog)
        return found, notes

    def _read_own(self, recipe: LabRecipe, fields: dict[str, str]) -> None:
        """A visitor's generator: one that was chosen just now is compared at once."""
        code = self.own.read()
        new = code != recipe.code
        by = [id_ for id_ in fields["by"].split(".") if id_ and not (new and id_ == ID)]
        fields |= {"by": ".".join([*by, *([ID] if new and code else [])]), CODE: packed(code)}
        if not code:
            del fields[CODE]

    def _read_searches(self, recipe: LabRecipe, fields: dict[str, str],
                       ) -> tuple[LabRecipe, list[Said]]:
        """A board that was chosen brings its pieces."""
        page, id_ = self.page, self.page.read("lab-tiling")
        fields |= {"nodes": page.read("lab-study-form-nodes").strip()}
        if id_ in ("", board_of(recipe.tiling)):
            fields |= {"pieces": page.read("lab-study-form-pieces").strip()}
        else:
            tiling = encode_tiling(chosen_board(id_, recipe.tiling))
            fields = {key: text for key, text in fields.items() if key not in OF_BOARDS} | {
                key: tiling[key] for key in OF_BOARDS if key in tiling}
        if problem := decode_tiling(fields, recipe.catalog)[0].problem():
            raise MisfitError(problem)
        return decode_fields(fields, recipe.catalog)

    def _chosen(self, recipe: LabRecipe, room: str) -> list[str]:
        """Those that were chosen before come first, in their order."""
        before = {"shapes": recipe.shapes, "solvers": recipe.solve}.get(room, recipe.by)
        return [id_ for id_ in dict.fromkeys((*before, *recipe.catalog.room(room)))
                if self.page.read(f"{LISTS[room]}-{id_}") == "1"]


def _room(mode: str) -> str:
    """What is compared."""
    return "searches" if mode == "searches" else "generators"
