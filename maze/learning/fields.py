"""The keys of the place's links: ``mode``, which no link to an article has, and the screen's own.

    #learn?v=1&id=wilson          #learn?v=1&mode=lesson&...
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maze.catalog import DEFAULT, Catalog
from maze.learning.screens import FIRST, SCREENS
from maze.message import Message, Said, some
from maze.params import shown
from maze.progress import Work, finish


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys of all screens."""
    return ("mode", *dict.fromkeys(key for screen in SCREENS.values()
                                   for key in screen.links.keys(catalog)))


def encode_fields(recipe: Any) -> dict[str, str]:
    """Keys and texts in their order; the first mode is left out."""
    mode = {} if recipe.mode == FIRST else {"mode": recipe.mode}
    return mode | SCREENS[recipe.mode].links.encode_fields(recipe)


def decode_fields(fields: Mapping[str, str], catalog: Catalog = DEFAULT) -> tuple[Any, list[Said]]:
    """A recipe, and a sentence for each field that had to be repaired."""
    return finish(decoding(fields, catalog))


def decoding(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
             ) -> Work[tuple[Any, list[Said]]]:
    """The same in slices of work."""
    rest = dict(fields)
    mode = rest.get("mode", FIRST)
    if mode in SCREENS:
        rest.pop("mode", None)
    links = SCREENS.get(mode, SCREENS[FIRST]).links
    known = links.keys(catalog)
    notes: list[Said] = []
    if strange := [key for key in rest if key not in known]:
        notes.append(Message("Ignored: {keys}.", keys=some([shown(key, "") for key in strange])))
    own = {key: text for key, text in rest.items() if key in known}
    slices = getattr(links, "decoding", None)
    recipe, repairs = (yield from slices(own, catalog)) if slices else \
        links.decode_fields(own, catalog)
    return recipe, notes + repairs
