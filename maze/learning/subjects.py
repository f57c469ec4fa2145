"""Subjects: what there is an article about, and the board that plays in it.

Every generator and every solver of the catalog is one, each family of shapes, and some ideas.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from maze.catalog import DEFAULT, Catalog
from maze.registry import GROUPS, Entry

KINDS = {"ideas": "Ideas", "generators": "Algorithms that make mazes",
         "solvers": "Algorithms that solve them", "families": "Shapes of mazes"}
SEED = {"seed": "amber-7"}
PLAIN = {"shape": "square", "size": "16x12", **SEED}
TREE = {**PLAIN, "by": "recursive_backtracker"}


class Subject(NamedTuple):
    """
    id, title   the word in links; what it is called
    kind        an id of ``KINDS``                  group    its family, for the contents, or ""
    place       of the board that plays: "maze" or "pentomino"
    fields      the keys of that board's link, where they are not the default of the place
    sliders     what can be changed while reading: keys of links; options are "opt" or "sopt"
    rivals      who it is compared with in the lab: the keys of a link, or none
    entry       the algorithm, if it is one
    """

    id: str
    title: str
    kind: str
    group: str
    fields: Mapping[str, str]
    sliders: tuple[str, ...] = ("size",)
    rivals: Mapping[str, str] = {}
    entry: Entry | None = None
    place: str = "maze"


SIZES = {"hilbert": "16x16", "nested": "16x16", "mole": "41x31", "origin_shift": "12x9",
         "aldous_broder": "12x9"}
THIRD = {"grow": "river", "sets": "run", "walks": "braid", "rows": "bias", "walls": "run",
         "curves": "braid"}                                # a slider, where there are no options
BESIDE = {                                                 # whom each family is compared with
    "grow": ("recursive_backtracker", "prim"), "sets": ("kruskal", "boruvka"),
    "walks": ("wilson", "aldous_broder"), "rows": ("eller", "sidewinder"),
    "walls": ("division", "reverse_delete"), "curves": ("recursive_backtracker", "spiral"),
    "flood": ("breadth_first", "dijkstra"), "aim": ("a_star", "breadth_first"),
    "walk": ("depth_first", "tremaux"), "fill": ("dead_end_filler", "breadth_first"),
}
SLIDES = {"outline": ("size", "river", "braid"), "deep": ("size",)}
FAMILIES = {"flat": {"shape": "hexagon", "size": "12x10"},
            "outline": {"shape": "polar", "size": "8"},
            "rolled": {"shape": "torus", "size": "14x10"},
            "deep": {"shape": "weave", "size": "14x10x20"}}
ALL_SHAPES = "recursive_backtracker.prim.kruskal.wilson"     # they work on any shape
IDEAS = (
    Subject("spanning_tree", "Spanning tree", "ideas", "", {**PLAIN, "by": "kruskal"},
            ("size", "braid"), {"by": "kruskal.true_prim.boruvka.recursive_backtracker"}),
    Subject("bias", "Bias", "ideas", "", {**PLAIN, "by": "binary_tree"}, ("size", "bias"),
            {"by": "binary_tree.sidewinder.recursive_backtracker.wilson"}),
    Subject("uniform", "Uniform spanning tree", "ideas", "", {**PLAIN, "by": "wilson",
                                                               "size": "12x9"},
            ("size", "bias"), {"by": "wilson.aldous_broder.houston.prim"}),
    Subject("river", "River", "ideas", "", {**PLAIN, "by": "recursive_backtracker"},
            ("size", "river"), {"by": "recursive_backtracker.hunt_and_kill.prim.kruskal"}),
    Subject("braid", "Braid", "ideas", "", {**TREE, "braid": "100", "solve": "breadth_first"},
            ("size", "braid"),
            {"by": "recursive_backtracker", "solve": "wall_follower_left.breadth_first.tremaux",
             "braid": "100"}),
    Subject("exact_cover", "Exact cover", "ideas", "",
            {"board": "5x6", "pieces": "LNPVWY", "order": "algorithm_x"}, (), place="pentomino",
            rivals={"board": "5x6", "pieces": "LNPVWY", "order": "source.algorithm_x"}),
    Subject("parity", "Parity", "ideas", "", {"board": "5x10", "pieces": "FILNPTUVWY"}, (),
            place="pentomino"),
)


def subjects(catalog: Catalog = DEFAULT) -> dict[str, Subject]:
    """All of them by id, in the order of the contents."""
    found = [*IDEAS, *map(_generator, _sorted(catalog, "generators")),
             *map(_solver, _sorted(catalog, "solvers")),
             *(Subject(id_, GROUPS[id_], "families", "", {**TREE, **fields},
                       SLIDES.get(id_, ("size", "braid")), {**fields, "by": ALL_SHAPES})
               for id_, fields in FAMILIES.items())]
    return {one.id: one for one in found}


def _sorted(catalog: Catalog, room: str) -> list[Entry]:
    order = list(GROUPS)
    return sorted(catalog.room(room).values(), key=lambda entry: order.index(entry.group))


def _generator(entry: Entry) -> Subject:
    fields = {**PLAIN, "size": SIZES.get(entry.id, PLAIN["size"]), "by": entry.id}
    rivals = dict.fromkeys((entry.id, *BESIDE[entry.group], "wilson"))
    return Subject(entry.id, entry.title, "generators", entry.group, fields,
                   ("size", "opt" if entry.params else THIRD[entry.group]),
                   {"by": ".".join(rivals)}, entry)


def _solver(entry: Entry) -> Subject:
    braid = {} if "perfect" in entry.claims else {"braid": "30"}
    rivals = dict.fromkeys((entry.id, *BESIDE[entry.group], "a_star"))
    sliders = ("size", *(["braid"] if "growth" not in entry.needs else []),
               *(["sopt"] if entry.params else []))
    return Subject(entry.id, entry.title, "solvers", entry.group,
                   {**TREE, **braid, "solve": entry.id}, sliders,
                   {"by": TREE["by"], **braid, "solve": ".".join(rivals)}, entry)
