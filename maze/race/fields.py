"""The keys of a link to the lab, and the race they stand for.

They are the keys of a maze's link, or of a tiling's, with a list where algorithms compete:

    #lab?v=1&shape=square&size=20x15&by=prim.wilson.kruskal&seed=amber-7
    #lab?v=1&shape=square&size=20x15&by=prim&seed=amber-7&braid=30&solve=breadth_first.a_star
    #lab?v=1&board=6x10&pieces=all&order=source.algorithm_x

So the link of a maze or of a tiling becomes a race by another first word: one that names a single
algorithm lets it race against the usual ones.  An option goes to every algorithm that has it.
Decoding never fails: what it has to repair is named in one sentence each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from maze import fields as maze_fields
from maze.aliases import ALGORITHM, SOLVER, named
from maze.catalog import DEFAULT, Catalog
from maze.message import Message, Said
from maze.pentomino import fields as tiling_fields
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Work, finish
from maze.race.recipe import CELLS, FEWEST, FIELDS, MOST, RaceRecipe, too_large
from maze.recordings import ID

RIVALS = {                                                 # frozen with the version of the format
    "generators": ("recursive_backtracker", "prim", "wilson", "kruskal", "growing_tree",
                   "aldous_broder"),
    "solvers": ("breadth_first", "a_star", "depth_first", "dead_end_filler", "dijkstra",
                "wall_follower_left"),
    "searches": ("source", "algorithm_x"),
}
COMPANY = 4                                                # in the race of one that came alone
TILING = frozenset(tiling_fields.KEYS) - {"solve", "code"}           # those of no maze
ALIASED = {"generators": ALGORITHM, "solvers": SOLVER}
PROGRAMS = ("code", "scode")                               # of visitors
DRAWING = ("size", "mask", "walls", "from", "to")          # what belongs to a board of one size


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys, those of mazes first."""
    return tuple(dict.fromkeys((*maze_fields.keys(catalog), *tiling_fields.keys(catalog))))


def encode_fields(recipe: RaceRecipe) -> dict[str, str]:
    """Those of the first entrant, with all algorithms and their options."""
    module = tiling_fields if recipe.kind == "searches" else maze_fields
    key = FIELDS[recipe.kind]
    found: dict[str, str] = {}
    options: dict[str, str] = {}
    for entrant in recipe.entrants:
        one = module.encode_fields(entrant)
        options |= _options(one.get(_option_key(key), ""))
        found = found or one
    fields = {name: text for name, text in found.items() if name != _option_key(key)}
    if key not in fields:                                  # the first search is not written
        fields |= {key: ""}
    fields[key] = ".".join(recipe.names)
    if options:
        fields[_option_key(key)] = "_".join(f"{name}.{text}" for name, text in options.items())
    order = keys(recipe.offered)
    return dict(sorted(fields.items(), key=lambda item: order.index(item[0])))


def _option_key(key: str) -> str:
    return {"by": "opt", "solve": "sopt"}.get(key, "")


def _options(text: str) -> dict[str, str]:
    return {name: value for name, _, value in
            (item.partition(".") for item in filter(None, text.split("_")))}


def decode_fields(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
                  ) -> tuple[RaceRecipe, list[Said]]:
    """The race, and a sentence for each repair."""
    return finish(decoding(fields, catalog))


def decoding(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
             ) -> Work[tuple[RaceRecipe, list[Said]]]:
    """The same in slices of work."""
    reader = _Reader(dict(fields), catalog)
    return (yield from reader.race()), list(dict.fromkeys(reader.notes))


def kind_of(fields: Mapping[str, str]) -> str:
    """What competes: searches if there is a board, solvers if one is named."""
    if fields.keys() & TILING:
        return "searches"
    return "solvers" if fields.get("solve") else "generators"


class _Reader:
    """Reads one entrant after the other and collects sentences."""

    def __init__(self, fields: dict[str, str], catalog: Catalog) -> None:
        self.catalog, self.kind = catalog, kind_of(fields)
        self.fields, self.key = fields, FIELDS[self.kind]
        self.notes: list[Said] = []
        self.found: dict[str, Any] = {}                    # entrants by id

    def race(self) -> Work[RaceRecipe]:
        self._leave_programs_out()
        names = list(dict.fromkeys(self._names()))
        if len(names) > MOST:
            self.notes.append(Message("A race has {most} algorithms at most; the first {most} are "
                                      "taken.", most=MOST))
        self._plain()
        for name in names[:MOST]:
            yield from self._enter(name)
        yield from self._fill(COMPANY if len(names) < FEWEST else FEWEST)
        return RaceRecipe(self.kind, tuple(self.found.values()))

    def _names(self) -> Iterator[str]:
        known = self.catalog.room(self.kind)
        for text in self.fields.get(self.key, "").split("."):
            if text.strip():
                kind = ALIASED.get(self.kind)
                yield named(kind, text, known) if kind else text.strip().lower()

    def _leave_programs_out(self) -> None:
        """A race runs here, where a program of a visitor may not."""
        if not [key for key in PROGRAMS if self.fields.pop(key, "")]:
            return
        self.notes.append("A program of your own runs in a sandbox, and cannot race.")
        for key in ("by", "solve", "order"):
            names = [name for name in self.fields.get(key, "").split(".") if name != ID]
            self.fields |= {key: ".".join(names)} if key in self.fields else {}

    def _plain(self) -> None:
        """Leave out what has no meaning in a race."""
        if self.kind == "generators" and self.fields.pop("walls", ""):
            self.notes.append("Generators cannot race in a maze that was drawn.")
        if self.kind == "searches":
            for key in ("challenge", "sol", "of"):
                self.fields.pop(key, None)
            if self.fields.pop("solve", "first") == "all":
                self.notes.append("A race of searches ends with the first tiling.")

    def _fill(self, count: int) -> Work[None]:
        """As many as a race needs: the usual ones join in where they can, without a word."""
        for name in RIVALS[self.kind]:
            if len(self.found) < count and name not in self.found:
                told, first = len(self.notes), not self.found
                yield from self._enter(name, alone=False)
                if not first:                              # what is common was said once
                    del self.notes[told:]

    def _enter(self, name: str, *, alone: bool = True) -> Work[None]:
        """One entrant; who cannot do it is replaced, in a sentence, or stays away."""
        recipe = yield from self._read(name)
        id_ = getattr(recipe, self.key)
        if id_ and (alone or id_ == name):                 # a note says it if there is none
            self.found.setdefault(id_, recipe)

    def _read(self, name: str) -> Work[Any]:
        fields = {**self.fields, self.key: name}
        if self.kind == "searches":
            return self._of_tiling(fields)
        option, room = _option_key(self.key), self.catalog.room(self.kind)
        if name in room and option in fields:
            fields[option] = "_".join(self._own(option, name))
        recipe = yield from self._of_maze(fields)
        if (cells := len(recipe.grid())) > CELLS:
            self.notes.append(too_large(cells))
            for key in DRAWING:
                self.fields.pop(key, None)
                fields.pop(key, None)
            recipe = yield from self._of_maze(fields)
        return recipe

    def _own(self, option: str, name: str) -> Iterator[str]:
        """The options that an algorithm has, and those that none of the race has: it will say so.
        """
        room = self.catalog.room(self.kind)
        others = [room[one] for one in self._names() if one in room]
        for key, value in _options(self.fields[option]).items():
            mine = room[name].param(key) is not None
            if mine or not any(entry.param(key) for entry in others):
                yield f"{key}.{value}"

    def _of_maze(self, fields: Mapping[str, str]) -> Work[Any]:
        recipe, notes = yield from maze_fields.decoding(fields, self.catalog)
        self.notes += notes
        return recipe

    def _of_tiling(self, fields: Mapping[str, str]) -> TilingRecipe:
        recipe, notes = tiling_fields.decode_fields(fields, self.catalog)
        self.notes += notes
        if problem := recipe.problem():
            self.notes.append(problem)
            return TilingRecipe(order=recipe.order, catalog=self.catalog)
        return recipe
