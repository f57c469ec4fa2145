"""The keys of all links to the lab: those of a race, and those of what is measured.

The mode says which: a link without one is a race.
"""

from __future__ import annotations

from collections.abc import Mapping

from maze.catalog import DEFAULT, Catalog
from maze.lab import fields as lab_fields
from maze.lab.recipe import STUDIES, LabRecipe
from maze.message import Said
from maze.progress import Work, finish
from maze.race import fields as race_fields
from maze.race.recipe import RaceRecipe
from maze.share import unused

Compared = RaceRecipe | LabRecipe


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys; the mode is one of the view."""
    found = dict.fromkeys((*race_fields.keys(catalog), *lab_fields.keys(catalog)))
    return tuple(key for key in found if key != "mode")


def encode_fields(recipe: Compared) -> dict[str, str]:
    if isinstance(recipe, LabRecipe):
        return lab_fields.encode_fields(recipe)
    return race_fields.encode_fields(recipe)


def decode_fields(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
                  ) -> tuple[Compared, list[Said]]:
    """The recipe, and a sentence for each repair."""
    return finish(decoding(fields, catalog))


def decoding(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
             ) -> Work[tuple[Compared, list[Said]]]:
    """The same in slices of work."""
    studied = fields.get("mode") in STUDIES
    known = lab_fields.read_by(fields, catalog) if studied else race_fields.keys(catalog)
    idle = [key for key in fields if key not in known and key != "mode"]
    notes: list[Said] = [unused(idle)] if idle else []
    if studied:
        made, repairs = lab_fields.decode_fields(fields, catalog)
        return made, [*notes, *repairs]
    race, repairs = yield from race_fields.decoding(
        {key: text for key, text in fields.items() if key in known}, catalog)
    return race, [*notes, *repairs]
