"""Turning: what another mode of the lab can keep of what is shown."""

from __future__ import annotations

from maze.catalog import Catalog
from maze.lab import fields as lab_fields
from maze.lab.reader import OF_BOARDS
from maze.lab.recipe import LabRecipe
from maze.race import fields as race_fields
from maze.race.links import Compared, encode_fields
from maze.race.recipe import MOST, RaceRecipe
from maze.written import without_programs

KEPT = ("by", "opt", "seed")                               # by all
BOARD = ("shape", "size", "braid")                         # by those with boards of any size
ANY = ("measure", "average", "solvers")


def turned(recipe: Compared, mode: str) -> Compared:
    """A recipe of another mode: the same algorithms, and the same board where that makes sense."""
    fields = encode_fields(recipe)
    searches = recipe.kind == "searches" if isinstance(recipe, RaceRecipe) \
        else recipe.mode == "searches"
    if mode == "searches" or (mode == "race" and searches):
        return _of_boards(recipe, fields if searches else {}, mode)
    if searches:
        fields = {}
    was = recipe.mode if isinstance(recipe, LabRecipe) else "race"
    kept = [*KEPT, *(BOARD if {was, mode} <= {*ANY, "race"} else ())]
    if "census" in (was, mode):
        kept = [name for name in kept if name not in ("by", "opt")]
    if mode in ("measure", "solvers") and "solve" in fields:
        kept.append("solve")                               # the same searches, in many mazes
    found = {name: fields[name] for name in kept if name in fields}
    if was == "solvers" and "braid" in found:
        found["braid"] = found["braid"].split(".")[0]
    if mode != "race":
        return lab_fields.decode_fields(found | {"mode": mode}, _catalog(recipe))[0]
    for name, most in (("by", MOST), ("shape", 1), ("size", 1)):
        if name in found:
            found[name] = ".".join(found[name].split(".")[:most])
    if mode == "race" and "solve" in fields:               # many solvers, in one maze
        found |= {"solve": ".".join(fields["solve"].split(".")[:MOST]),
                  "by": fields["by"].split(".")[0]}
    return race_fields.decode_fields(found, _catalog(recipe))[0]


def _of_boards(recipe: Compared, fields: dict[str, str], mode: str) -> Compared:
    """The same searches on the same board."""
    kept = {key: fields[key] for key in (*OF_BOARDS, "order") if key in fields}
    if mode == "searches":
        return lab_fields.decode_fields(kept | {"mode": mode}, _catalog(recipe))[0]
    kept["order"] = ".".join(kept["order"].split(".")[:MOST])
    return race_fields.decode_fields(kept, _catalog(recipe))[0]


def _catalog(recipe: Compared) -> Catalog:
    """Without programs of visitors: a census alone has one."""
    return without_programs(recipe.catalog if isinstance(recipe, LabRecipe) else recipe.offered)
