"""Reader: the keys of a link to the lab, one by one, and a sentence for each repair.

What a key does not say is as in ``maze.lab.recipe.usual``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

from maze.aliases import ALGORITHM, SHAPE, SOLVER, named
from maze.catalog import Catalog
from maze.ingredients import changes
from maze.lab.census import CELLS
from maze.lab.experiment import MOST_CELLS
from maze.lab.measures import MEASURES, OF_SEARCHES
from maze.lab.recipe import (
    MOST_BY,
    MOST_SOLVERS,
    STUDIES,
    LabRecipe,
    mazes_of,
    usual,
)
from maze.lab.searches import NODES
from maze.lab.thesis import UNITS
from maze.message import Message, Said
from maze.params import Param, shown
from maze.pentomino import fields as tiling_fields
from maze.recipe import SEED_LENGTH
from maze.recordings import ID
from maze.written import CODE, with_programs, without_programs, written_in

OF_BOARDS = ("board", "calendar", "date", "pieces", "sides", "use", "place")
KINDS = {"shapes": SHAPE, "generators": ALGORITHM, "solvers": SOLVER, "searches": ""}
MOST_SHAPES = MOST_SIZES = MOST_BRAIDS = 8
LOOKS = {"thesis": UNITS, "solvers": {one.id for one in OF_SEARCHES}}      # the others: MEASURES


class Reader:
    """``recipe`` reads; ``notes`` are the sentences, ``usual`` is what there is without a key."""

    def __init__(self, fields: Mapping[str, str], catalog: Catalog) -> None:
        mode = fields.get("mode", "")
        self.fields, self.mode = fields, mode if mode in STUDIES else STUDIES[0]
        self.notes: list[Said] = []
        self.catalog = without_programs(catalog)           # they are known by their texts
        self.usual = usual(self.mode, self.catalog)

    def recipe(self) -> LabRecipe:
        """Raises MazeError for parts that do not go together."""
        parts = {"mazes": self._number("mazes", mazes_of(self.mode), self.usual.mazes),
                 "seed": self.fields.get("seed", "")[:SEED_LENGTH] or self.usual.seed}
        of: dict[str, Any] = {"thesis": self._thesis, "searches": self._searches}
        return self.usual.but(**parts, **of.get(self.mode, self._mazes)())

    # --- by mode --------------------------------------------------------------------------------

    def _thesis(self) -> dict[str, Any]:
        return {"x": self._look("x")}

    def _searches(self) -> dict[str, Any]:
        return {"by": self._ids("searches", "order", MOST_BY) or self.usual.by,
                "nodes": self._number("nodes", NODES, self.usual.nodes), **self._tiling()}

    def _mazes(self) -> dict[str, Any]:
        usual, mode = self.usual, self.mode
        code = self._code() if mode == "census" else ""
        shapes = self._ids("shapes", "shape", MOST_SHAPES) or usual.shapes
        by = self._ids("generators", "by", MOST_BY) or usual.by
        searched = mode in ("measure", "solvers")
        return {"by": by, "opt": self._options(by), "shapes": shapes,
                "sizes": self._sizes() or usual.sizes, "code": code, "catalog": self.catalog,
                "braids": self._braids() if mode == "solvers" else (),
                "changed": () if mode == "census" else self._changed(),
                "solve": self._ids("solvers", "solve", MOST_SOLVERS) or usual.solve
                if searched else (), "x": self._look("x"),
                "y": self._look("y") if mode == "measure" else usual.y}

    # --- by key ---------------------------------------------------------------------------------

    def _code(self) -> str:
        """The text of a visitor's generator, which the catalog has from now on."""
        given = {CODE: self.fields[CODE]} if CODE in self.fields else {}
        self.catalog, notes = with_programs(given, self.catalog)
        self.notes += notes
        program = written_in(self.catalog.room("generators").get(ID))
        return program.text if program else ""

    def _tiling(self) -> dict[str, Any]:
        """The board and its pieces; the usual ones if they cannot be searched."""
        given = {key: self.fields[key] for key in OF_BOARDS if key in self.fields}
        if not given:
            return {}
        found, notes = tiling_fields.decode_fields(given, self.catalog)
        self.notes += notes
        if problem := found.problem():
            self.notes.append(problem)
            return {}
        return {"tiling": found}

    def _number(self, key: str, param: Param, usual: int) -> Any:
        return self._repaired(param, self.fields[key]) if key in self.fields else usual

    def _repaired(self, param: Param, text: str) -> Any:
        value, note = param.repair(text)
        self.notes += [note] if note else []
        return value

    def _ids(self, room: str, key: str, most: int) -> tuple[str, ...]:
        known, found = self.catalog.room(room), []
        for text in self._items(key):
            name = named(KINDS[room], text, known) if KINDS[room] else text.lower()
            if name in known:
                found.append(name)
            else:
                self.notes.append(Message("No algorithm is called {name}.", name=shown(text))
                                  if room != "shapes" else
                                  Message("No shape {name}.", name=shown(text)))
        if len(unique := tuple(dict.fromkeys(found))) > most:
            self.notes.append(Message("Only the first {most} are compared.", most=most))
        return unique[:most]

    def _items(self, key: str) -> Iterable[str]:
        """What stands between the points of a list."""
        return filter(None, (part.strip() for part in self.fields.get(key, "").split(".")))

    def _options(self, by: Iterable[str]) -> tuple[tuple[str, str], ...]:
        found = []
        room = self.catalog.room("generators")
        for item in filter(None, self.fields.get("opt", "").split("_")):
            name, _, text = item.partition(".")
            param = next((param for one in by if (param := room[one].param(name))), None)
            if param is None:
                self.notes.append(Message("No algorithm here has an option {name}.",
                                          name=shown(name)))
            else:
                value = self._repaired(param, text)
                found.append((name, param.format(value)))
        return tuple(found)

    def _sizes(self) -> tuple[tuple[int, ...], ...]:
        found = filter(None, map(self._size, self._items("size")))
        return tuple(dict.fromkeys(found))[:MOST_SIZES]

    def _size(self, text: str) -> tuple[int, ...]:
        """One size; () if there are no such boards here."""
        parts = text.lower().replace("×", "x").split("x")
        good = all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts)
        size = tuple(map(int, parts)) if good else ()
        most = CELLS if self.mode == "census" else MOST_CELLS
        if size and 0 < prod(size) <= most:
            return size
        self.notes.append(Message("Boards have at most {most} cells here, not {size}.",
                                  most=most if good else MOST_CELLS, size=shown(text)))
        return ()

    def _braids(self) -> tuple[int, ...]:
        """Of how many dead ends in a hundred are opened in each kind of maze."""
        param = changes(self.catalog)["braid"]
        found = dict.fromkeys(self._repaired(param, text) for text in self._items("braid"))
        return tuple(found)[:MOST_BRAIDS] or self.usual.braids

    def _changed(self) -> tuple[tuple[str, Any], ...]:
        known = changes(self.catalog)
        lists = ("braid",) if self.mode == "solvers" else ()
        values = {key: self._repaired(known[key], self.fields[key])
                  for key in known if key in self.fields and key not in lists}
        return tuple((key, value) for key, value in values.items() if value != known[key].default)

    def _look(self, axis: str) -> str:
        """A number to look at."""
        usual: str = getattr(self.usual, axis)
        text = self.fields.get(axis, usual)
        if text in LOOKS.get(self.mode, MEASURES):
            return text
        self.notes.append(Message("The lab has no number {name}.", name=shown(text)))
        return usual
