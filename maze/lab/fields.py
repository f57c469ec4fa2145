"""The keys of a link to the lab, but for races: what is measured.

    #lab?v=1&mode=measure&shape=square.hexagon&size=20x20&by=prim.wilson&mazes=50&seed=amber-7
    #lab?v=1&mode=census&shape=square&size=3x3&by=wilson.with_walls&mazes=2000&seed=amber-7
    #lab?v=1&mode=searches&board=5x7&pieces=LPNYUVT&order=source.algorithm_x&seed=amber-7&mazes=20

They are the keys of the link of a maze or of a tiling, with lists where several are compared, so
that the link of a maze or of a race becomes an experiment by another mode. Decoding never fails:
what it has to repair is named in one sentence each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

from maze.aliases import ALGORITHM, SHAPE, SOLVER, named
from maze.catalog import DEFAULT, Catalog
from maze.errors import MazeError
from maze.ingredients import changes
from maze.lab.census import CELLS
from maze.lab.experiment import MOST_CELLS
from maze.lab.measures import MEASURES
from maze.lab.recipe import (
    BY,
    MOST_BY,
    MOST_SOLVERS,
    SIZES,
    STUDIES,
    TILING,
    LabRecipe,
    X,
    Y,
    mazes_of,
)
from maze.lab.searches import NODES
from maze.lab.thesis import UNITS
from maze.message import Message, Said
from maze.params import shown
from maze.pentomino import fields as tiling_fields
from maze.pentomino.recipe import TilingRecipe
from maze.recipe import SEED_LENGTH

OWN = ("mazes", "x", "y", "nodes")                         # that races have not
OF_THESIS = ("mode", "seed", "mazes", "x")                 # all else is fixed
OF_BOARDS = ("board", "calendar", "date", "pieces", "sides", "use", "place")
OF_SEARCHES = ("mode", *OF_BOARDS, "order", "seed", "mazes", "nodes")
KINDS = {"shapes": SHAPE, "generators": ALGORITHM, "solvers": SOLVER, "searches": ""}


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys, in their order."""
    return ("mode", "shape", "size", "by", "opt", *OF_BOARDS, "order", "seed", *changes(catalog),
            "solve", *OWN)


def read_by(fields: Mapping[str, str], catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """The keys that mean something in the mode of these fields."""
    some = {"thesis": OF_THESIS, "searches": OF_SEARCHES}.get(fields.get("mode", ""))
    return some or tuple(key for key in keys(catalog) if key not in (*OF_BOARDS, "order", "nodes"))


def encode_fields(recipe: LabRecipe) -> dict[str, str]:
    """Keys and texts in their order: those of the mode."""
    known = changes(recipe.catalog)
    if recipe.mode == "thesis":                            # all else is fixed
        return {"mode": recipe.mode, "seed": recipe.seed, "mazes": str(recipe.mazes),
                "x": recipe.x}
    if recipe.mode == "searches":
        board = tiling_fields.encode_fields(recipe.tiling)
        return {"mode": recipe.mode, **{key: board[key] for key in OF_BOARDS if key in board},
                "order": ".".join(recipe.by), "seed": recipe.seed, "mazes": str(recipe.mazes),
                "nodes": str(recipe.nodes)}
    fields = {"mode": recipe.mode, "shape": ".".join(recipe.shapes),
              "size": ".".join("x".join(map(str, size)) for size in recipe.sizes),
              "by": ".".join(recipe.by), "seed": recipe.seed}
    if recipe.opt:
        fields["opt"] = "_".join(f"{name}.{text}" for name, text in recipe.opt)
    if recipe.mode != "census":                            # those are perfect
        fields |= {key: known[key].format(value) for key, value in recipe.changed}
    fields["mazes"] = str(recipe.mazes)
    if recipe.mode == "measure":
        fields |= {"solve": ".".join(recipe.solve)} if recipe.solve else {}
        fields |= {"x": recipe.x, "y": recipe.y}
    order = keys(recipe.catalog)
    return dict(sorted(fields.items(), key=lambda item: order.index(item[0])))


def decode_fields(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
                  ) -> tuple[LabRecipe, list[Said]]:
    """The experiment of a link with ``mode``, and a sentence for each repair."""
    reader = _Reader(fields, catalog)
    try:
        recipe = reader.recipe()
        if recipe.mode == "census":
            assert recipe.censuses()[0].grid               # refuses boards with too many mazes
        return recipe, reader.notes
    except MazeError as problem:                           # of parts that do not go together
        mode = reader.mode
        plain = LabRecipe(mode, by=BY[mode], sizes=SIZES[mode], mazes=mazes_of(mode).default,
                          catalog=catalog)
        return plain, [*reader.notes, problem.message]


class _Reader:
    """Reads key by key and collects sentences."""

    def __init__(self, fields: Mapping[str, str], catalog: Catalog) -> None:
        self.fields, self.catalog = fields, catalog
        mode = fields.get("mode", "")
        self.mode = mode if mode in STUDIES else STUDIES[0]
        self.notes: list[Said] = []

    def recipe(self) -> LabRecipe:
        mode, fields = self.mode, self.fields
        mazes = mazes_of(mode)
        count = self._repaired(mazes, fields["mazes"]) if "mazes" in fields else mazes.default
        if mode == "thesis":
            unit = fields.get("x", "ms")
            if unit not in UNITS:
                self.notes.append(Message("The lab has no number {name}.", name=shown(unit)))
            return LabRecipe(mode, BY[mode], sizes=SIZES[mode], mazes=count, seed=self._seed(),
                             x=unit if unit in UNITS else "ms", catalog=self.catalog)
        if mode == "searches":
            by = self._ids("searches", "order", MOST_BY) or BY[mode]
            nodes = self._repaired(NODES, fields["nodes"]) if "nodes" in fields else NODES.default
            return LabRecipe(mode, by, shapes=(), sizes=(), mazes=count, seed=self._seed(),
                             tiling=self._tiling(), nodes=nodes, catalog=self.catalog)
        shapes = self._ids("shapes", "shape", 8) or ("square",)
        by = self._ids("generators", "by", MOST_BY) or BY[mode]
        return LabRecipe(
            mode, by, self._options(by), shapes, self._sizes(shapes) or SIZES[mode],
            () if mode == "census" else self._changed(),
            self._ids("solvers", "solve", MOST_SOLVERS) if mode == "measure" else (), count,
            self._seed(), self._measure("x", X), self._measure("y", Y), catalog=self.catalog)

    def _tiling(self) -> TilingRecipe:
        """The board and its pieces; the usual ones if they cannot be searched."""
        given = {key: self.fields[key] for key in OF_BOARDS if key in self.fields}
        if not given:
            return TILING.but(catalog=self.catalog)
        found, notes = tiling_fields.decode_fields(given, self.catalog)
        self.notes += notes
        if problem := found.problem():
            self.notes.append(problem)
            return TILING.but(catalog=self.catalog)
        return found

    def _repaired(self, param: Any, text: str) -> Any:
        value, note = param.repair(text)
        self.notes += [note] if note else []
        return value

    def _ids(self, room: str, key: str, most: int) -> tuple[str, ...]:
        known, found = self.catalog.room(room), []
        for text in filter(None, (part.strip() for part in self.fields.get(key, "").split("."))):
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

    def _sizes(self, shapes: Iterable[str]) -> tuple[tuple[int, ...], ...]:
        found = [size for text in self.fields.get("size", "").split(".") if text.strip()
                 if (size := self._size(text, shapes))]
        return tuple(dict.fromkeys(found))[:8]

    def _size(self, text: str, shapes: Iterable[str]) -> tuple[int, ...]:
        parts = text.lower().replace("×", "x").split("x")
        if not all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts):
            self.notes.append(Message("Boards have at most {most} cells here, not {size}.",
                                      most=MOST_CELLS, size=shown(text)))
            return ()
        size = tuple(map(int, parts))
        most = CELLS if self.mode == "census" else MOST_CELLS
        if prod(size) > most or not prod(size):
            self.notes.append(Message("Boards have at most {most} cells here, not {size}.",
                                      most=most, size=shown(text)))
            return ()
        return size

    def _changed(self) -> tuple[tuple[str, Any], ...]:
        known = changes(self.catalog)
        values = {key: self._repaired(known[key], self.fields[key])
                  for key in known if key in self.fields}
        return tuple((key, value) for key, value in values.items() if value != known[key].default)

    def _seed(self) -> str:
        return self.fields.get("seed", "")[:SEED_LENGTH] or "amber-7"

    def _measure(self, key: str, usual: str) -> str:
        text = self.fields.get(key, usual)
        if text in MEASURES:
            return text
        self.notes.append(Message("The lab has no number {name}.", name=shown(text)))
        return usual
