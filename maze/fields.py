"""The keys of a maze's link, and the recipe they stand for.

``encode_fields`` and ``decode_fields`` are a pair: decoding what was encoded gives the recipe
back. Decoding never fails: every value it has to repair is named in one sentence, and a default
stands in its place. What a missing key means is fixed for each version of the format: the defaults
of ``Recipe`` may not change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from maze.aliases import ALGORITHM, SHAPE, SOLVER, named
from maze.catalog import DEFAULT, Catalog
from maze.conflicts import problem, ungenerated
from maze.errors import MisfitError
from maze.grid import Cell
from maze.ingredients import changes
from maze.message import Message, Said, joined, sizes, some
from maze.nearest import nearest
from maze.overlays import left_out, with_overlays
from maze.params import Param, Whole, shown
from maze.progress import Work, finish
from maze.quest.drawn import repaired
from maze.recipe import OF_DRAWN, SEED_LENGTH, Recipe
from maze.registry import Entry
from maze.written import ROOMS, program_fields, with_programs


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys of a maze's link, in their order."""
    return ("shape", "size", "by", "opt", "seed", *changes(catalog), "solve", "sopt", "from", "to",
            "walls", "mask", "cut", "hide", "quest", "arrows", *ROOMS)


def encode_fields(recipe: Recipe) -> dict[str, str]:
    """Keys and texts in their order; shape, size, by and seed always, others if not default."""
    fields = {"shape": recipe.shape, "size": "x".join(map(str, recipe.size))}
    if not recipe.walls:
        fields["by"] = recipe.by
        if recipe.opt:
            fields["opt"] = _items(recipe.opt)
    if not recipe.walls or "seed" in recipe.shape_entry.needs:
        fields["seed"] = recipe.seed
    for key, value in recipe.asked().items():
        fields[key] = changes(recipe.catalog)[key].format(value)
    if recipe.solve:
        fields["solve"] = recipe.solve
        if recipe.sopt:
            fields["sopt"] = _items(recipe.sopt)
    for key, cell in (("from", recipe.start), ("to", recipe.goal)):
        if cell is not None:
            fields[key] = str(cell)
    if recipe.walls:
        fields["walls"] = recipe.walls
    for key in ("mask", "cut", "hide", "quest", "arrows"):
        if text := getattr(recipe, key):
            fields[key] = text
    return fields | program_fields(recipe)


def _items(options: tuple[tuple[str, str], ...]) -> str:
    return "_".join(f"{name}.{text}" for name, text in options)


def decode_fields(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
                  ) -> tuple[Recipe, list[Said]]:
    """The recipe that some fields stand for, and a sentence for each that had to be repaired."""
    return finish(decoding(fields, catalog))


def decoding(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
             ) -> Work[tuple[Recipe, list[Said]]]:
    """The same in slices of work: some keys can be read only when the board is laid out."""
    reader = _Reader(fields, catalog)
    return (yield from reader.recipe()), reader.notes


def _using(entry: Entry) -> Message:
    return Message("Using {title}.", title=Message(entry.title))


@dataclass
class _Reader:
    """Reads one field after the other and collects sentences."""

    fields: Mapping[str, str]
    catalog: Catalog
    notes: list[Said] = field(default_factory=list)

    def recipe(self) -> Work[Recipe]:
        self.catalog, notes = with_programs(self.fields, self.catalog)
        self.notes += notes
        shape = self.catalog.get("shapes", self._id("shape", SHAPE, "shapes", Recipe.shape))
        size = self._size(shape)
        by = self.catalog.get("generators", self._id("by", ALGORITHM, "generators", Recipe.by))
        opt = self._options("opt", by)
        solve = self._id("solve", SOLVER, "solvers", "") if self.fields.get("solve") else ""
        recipe = Recipe(shape=shape.id, size=size, by=by.id, opt=opt, seed=self._seed(),
                        mask=self._mask(shape, size), catalog=self.catalog)
        recipe = yield from with_overlays(recipe, self.fields, self.notes)
        recipe = yield from self._fitting(recipe)
        recipe = yield from self._ends_and_walls(recipe)
        recipe = yield from self._changed(recipe)
        return (yield from self._solved(recipe, solve))

    def _id(self, key: str, kind: str, room: str, default: str) -> str:
        """The id a field names, or the default one."""
        entries = self.catalog.room(room)
        text = self.fields.get(key, default)
        name = named(kind, text, entries)
        if name not in entries:
            titles = {id_: entry.title for id_, entry in entries.items()}
            wrong = Message("No {kind} {name}. Did you mean {guess}?", kind=Message(kind),
                            name=shown(text), guess=nearest(text, titles))
            self.notes.append(joined([wrong, _using(entries[default])]) if default else wrong)
            return default
        return name

    def _whole(self, param: Param, text: str) -> int:
        value, note = param.repair(text.strip())
        if note:
            self.notes.append(note)
        return int(value)

    def _size(self, shape: Entry) -> tuple[int, ...]:
        default = tuple(param.default for param in shape.params)
        if "size" not in self.fields:
            return default
        parts = self.fields["size"].lower().replace("×", "x").split("x")
        if len(parts) != len(shape.params):
            self.notes.append(Message(
                "Size should be {form}, not {text}; using {size}.",
                form=sizes(Message(param.title).lower() for param in shape.params),
                text=shown(self.fields["size"]), size="x".join(map(str, default))))
            return default
        return tuple(map(self._whole, shape.params, parts))

    def _options(self, key: str, by: Entry) -> tuple[tuple[str, str], ...]:
        """Options in the algorithm's own order, those with their default value left out."""
        given: dict[str, str] = {}
        unknown: list[str] = []
        for item in filter(None, self.fields.get(key, "").split("_")):
            name, _, text = item.partition(".")
            param = by.param(name)
            if param is None:
                unknown.append(shown(name))
                continue
            value, note = param.repair(text)
            if note:
                self.notes.append(note)
            if value != param.default:
                given[name] = param.format(value)
        if unknown:
            self.notes.append(Message("{title} has no option {name}.", title=Message(by.title),
                                      name=some(unknown)))
        return tuple((param.name, given[param.name]) for param in by.params if param.name in given)

    def _seed(self) -> str:
        seed = self.fields.get("seed", Recipe.seed)
        if len(seed) > SEED_LENGTH:
            self.notes.append(Message("A seed has at most {most} characters; the rest was cut off.",
                                      most=SEED_LENGTH))
        return seed[:SEED_LENGTH]

    def _mask(self, shape: Entry, size: tuple[int, ...]) -> str:
        text = self.fields.get("mask", "")
        if not text or shape.mask is None:
            return ""
        text, note = shape.mask.repair(text, size)
        self.notes += [note] if note else []
        return text

    def _fitting(self, recipe: Recipe) -> Work[Recipe]:
        """An impossible pair keeps the shape and changes the algorithm."""
        if not recipe.generator.needs and not recipe.hide:
            return recipe
        grid = yield from recipe.laying()
        problem = ungenerated(recipe, grid)
        if problem is None:
            return recipe
        self.notes.append(joined([problem, _using(self.catalog.get("generators", Recipe.by))]))
        return recipe.but(by=Recipe.by, opt=())

    def _ends_and_walls(self, recipe: Recipe) -> Work[Recipe]:
        if not self.fields.keys() & {"from", "to", "walls", "quest", "arrows"}:
            return recipe
        if recipe.hide and self.fields.keys() & {"from", "to"}:
            self.notes.append(Message("A hidden picture has a start and a goal of its own."))
        grid = yield from recipe.laying()
        last = len(grid) - 1
        start = self._cell("from", "Start", last, grid.ends[0])
        goal = self._cell("to", "Goal", last, grid.ends[1])
        drawn, notes = repaired(self.fields, grid)
        self.notes += notes
        return recipe.but(start=start, goal=goal, **drawn)

    def _changed(self, recipe: Recipe) -> Work[Recipe]:
        """What is done to the maze; what does not go together with the rest is left out."""
        params = changes(self.catalog)
        known = params.keys() & self.fields.keys()
        if recipe.walls and known - OF_DRAWN:
            self.notes.append(Message("A drawn maze stays as it is drawn."))
            known &= OF_DRAWN
        values = {key: self._repaired(param) for key, param in params.items() if key in known}
        recipe = recipe.but(**values)
        grid = (yield from recipe.laying()) if recipe.asked() else None
        while grid and (found := problem(recipe, grid)):
            key, sentence = found
            self.notes.append(left_out(sentence, key))
            recipe = recipe.but(**{key: params[key].default})
        return recipe

    def _repaired(self, param: Param) -> Any:
        value, note = param.repair(self.fields[param.name].strip())
        if note:
            self.notes.append(note)
        return value

    def _cell(self, key: str, title: str, last: Cell, default: Cell) -> Cell | None:
        if key not in self.fields:
            return None
        return self._whole(Whole(key, title, 0, last, default), self.fields[key])

    def _solved(self, recipe: Recipe, solver: str) -> Work[Recipe]:
        if not solver:
            return recipe
        entry = self.catalog.get("solvers", solver)
        try:
            recipe = recipe.but(solve=solver, sopt=self._options("sopt", entry))
            if entry.needs - {"growth"}:
                yield from recipe.laying()
                recipe.checked_grid()
            return recipe
        except MisfitError as problem:
            instead = self.catalog.get("solvers", "breadth_first")
            self.notes.append(joined([problem.message, _using(instead)]))
            return recipe.but(solve=instead.id, sopt=())
