"""Presets: settings worth a first look, by name."""

from __future__ import annotations

from typing import Any

from maze.catalog import DEFAULT, Catalog
from maze.ingredients import changes
from maze.recipe import Recipe

PRESETS: dict[str, dict[str, Any]] = {                     # what differs from the default maze
    "Small and easy": {"size": (10, 10), "by": "prim"},
    "Classroom, 20 × 20": {"size": (20, 20)},
    "Winding and wide": {"size": (32, 24), "by": "hunt_and_kill"},
    "Hexagons": {"shape": "hexagon", "size": (16, 13), "by": "wilson"},
    "Rings": {"shape": "polar", "size": (9,)},
    "Weave: bridges and tunnels": {"shape": "weave", "size": (18, 13, 25), "by": "kruskal"},
    "Word": {"shape": "word", "size": (3,), "mask": "HELLO"},
    "Torus: no edge at all": {"shape": "torus", "size": (18, 14), "by": "wilson"},
    "Floors with stairs": {"shape": "floors", "size": (8, 8, 3), "by": "wilson"},
    "Braided: no dead ends": {"by": "prim", "braid": 100},
    "Key and door, made of walls": {"by": "with_walls", "keys": "halves"},
    "Key and door, grown as a tree": {"by": "with_tree", "keys": "halves"},
    "Two keys, two doors": {"size": (16, 12), "keys": "2"},
    "One-way passages": {"size": (16, 12), "braid": 60, "oneway": 30},
    "Labyrinth: a single path": {"size": (20, 14), "by": "wilson", "unicursal": 1},
    "Mirror image": {"size": (21, 15), "by": "kruskal", "symmetry": "mirror"},
    "Big, 100 × 100": {"size": (100, 100), "by": "growing_passages"},
}


TODAY = "Today’s maze"                                     # is a game, not settings


def titles() -> list[str]:
    """The lines of the menu."""
    return [TODAY, *PRESETS]


def recipe_of(title: str, seed: str, solve: str, catalog: Catalog = DEFAULT) -> Recipe:
    return Recipe(catalog=catalog).but(**PRESETS[title], seed=seed, solve=solve)


def title_of(recipe: Recipe) -> str:
    """The preset that a recipe is, "" if it is none."""
    settings = {"shape": recipe.shape, "size": recipe.size, "by": recipe.by, "mask": recipe.mask,
                **{key: recipe.value(key) for key in changes(recipe.catalog)}}
    own = not recipe.opt and not recipe.walls and recipe.start is recipe.goal is None
    return next((title for title in PRESETS
                 if own and settings == _settings(title, recipe.catalog)), "")


def _settings(title: str, catalog: Catalog) -> dict[str, Any]:
    given = PRESETS[title]
    shape = given.get("shape", Recipe.shape)
    size = tuple(param.default for param in catalog.get("shapes", shape).params)
    plain = {"shape": shape, "size": size, "by": Recipe.by, "mask": ""}
    return plain | {key: param.default for key, param in changes(catalog).items()} | given
