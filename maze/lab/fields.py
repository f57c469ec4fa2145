"""The keys of a link to the lab, except those of races: what is measured.

    #lab?v=1&mode=measure&shape=square.hexagon&size=20x20&by=prim.wilson&mazes=50&seed=amber-7
    #lab?v=1&mode=census&shape=square&size=3x3&by=wilson.with_walls&mazes=2000&seed=amber-7
    #lab?v=1&mode=solvers&shape=square&size=20x20&by=prim.wilson&seed=amber-7&braid=0.50
        &solve=breadth_first.a_star&mazes=20&x=effort
    #lab?v=1&mode=searches&board=5x7&pieces=LPNYUVT&order=source.algorithm_x&seed=amber-7&mazes=20

They are the keys of the link of a maze or of a tiling, with lists where several are compared, so
that the link of a maze or of a race becomes an experiment by another mode. Decoding never fails:
what it has to repair is named in one sentence each.
"""

from __future__ import annotations

from collections.abc import Mapping

from maze.catalog import DEFAULT, Catalog
from maze.errors import MazeError
from maze.ingredients import changes
from maze.lab.reader import OF_BOARDS, Reader
from maze.lab.recipe import LabRecipe
from maze.message import Said
from maze.pentomino import fields as tiling_fields
from maze.recordings import ID
from maze.texts import packed
from maze.written import CODE

OWN = ("mazes", "x", "y", "nodes")                         # that races have not
OF_THESIS = ("mode", "seed", "mazes", "x")                 # all else is fixed
OF_SEARCHES = ("mode", *OF_BOARDS, "order", "seed", "mazes", "nodes")


def keys(catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """All keys, in their order."""
    return ("mode", "shape", "size", "by", "opt", *OF_BOARDS, "order", "seed", *changes(catalog),
            "solve", *OWN, CODE)


def read_by(fields: Mapping[str, str], catalog: Catalog = DEFAULT) -> tuple[str, ...]:
    """The keys that mean something in the mode of these fields."""
    mode = fields.get("mode", "")
    some = {"thesis": OF_THESIS, "searches": OF_SEARCHES}.get(mode)
    idle = (*OF_BOARDS, "order", "nodes", *(() if mode == "census" else (CODE,)))
    return some or tuple(key for key in keys(catalog) if key not in idle)


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
    if recipe.solve:
        fields["solve"] = ".".join(recipe.solve)
    if recipe.mode == "measure":
        fields |= {"x": recipe.x, "y": recipe.y}
    if recipe.mode == "solvers":
        fields |= {"braid": ".".join(map(str, recipe.braids)), "x": recipe.x}
    if ID in recipe.by:
        fields[CODE] = packed(recipe.code)
    order = keys(recipe.catalog)
    return dict(sorted(fields.items(), key=lambda item: order.index(item[0])))


def decode_fields(fields: Mapping[str, str], catalog: Catalog = DEFAULT,
                  ) -> tuple[LabRecipe, list[Said]]:
    """The experiment of a link with ``mode``, and a sentence for each repair."""
    reader = Reader(fields, catalog)
    try:
        recipe = reader.recipe()
        if recipe.mode == "census":
            assert recipe.censuses()[0].grid               # refuses boards with too many mazes
        return recipe, reader.notes
    except MazeError as problem:                           # of parts that do not go together
        return reader.usual, [*reader.notes, problem.message]
