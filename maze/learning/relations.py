"""Relations: how the subjects of articles hang together.  The map of the field is drawn from this.

A relation is a kind, and two subjects: in ``("builds", "a_star", "dijkstra")`` the first builds on
the second.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from maze.message import Message

SAME, BUILDS, KIN, SHOWS = "same", "builds", "kin", "shows"
SAID: Mapping[str, tuple[Message, Message]] = {            # of the first, and of the second
    SAME: (Message("The same mazes"), Message("The same mazes")),
    BUILDS: (Message("Builds on"), Message("Leads to")),
    KIN: (Message("Related to"), Message("Related to")),
    SHOWS: (Message("Seen in"), Message("The idea behind it")),
}
TABLE: Mapping[str, tuple[tuple[str, ...], ...]] = {       # the first of a line, and each other one
    SAME: (("kruskal", "boruvka", "true_prim", "reverse_delete"),),
    BUILDS: (
        ("uniform", "spanning_tree"), ("braid", "spanning_tree"),
        ("wilson", "aldous_broder"), ("houston", "aldous_broder", "wilson"),
        ("origin_shift", "aldous_broder"),
        ("prim", "true_prim"), ("simplified_prim", "true_prim"),
        ("growing_tree", "recursive_backtracker", "prim"), ("growing_forest", "growing_tree"),
        ("mole", "recursive_backtracker"), ("sidewinder", "binary_tree"),
        ("blobby_division", "division"),
        ("dijkstra", "breadth_first"), ("a_star", "dijkstra"), ("bidirectional", "breadth_first"),
        ("water", "breadth_first"), ("collision", "water"),
        ("depth_first", "tremaux"), ("pledge_left", "wall_follower_left"),
        ("pledge_right", "wall_follower_right"),
        ("chain", "wall_follower_left", "wall_follower_right"),
        ("cul_de_sac_filler", "dead_end_filler"), ("blind_alley_filler", "cul_de_sac_filler"),
    ),
    KIN: (
        ("bias", "uniform"), ("bias", "river"), ("exact_cover", "parity"),
        ("flat", "outline"), ("flat", "rolled"), ("flat", "deep"),
        ("hunt_and_kill", "recursive_backtracker"), ("with_tree", "growing_tree"),
        ("growing_passages", "growing_tree"), ("bacterial_growth", "prim"),
        ("spiral", "with_tree"), ("with_walls", "with_tree"), ("eller", "sidewinder"),
        ("eller", "kruskal"), ("growing_forest", "kruskal"), ("hilbert", "nested"),
        ("nested", "division"), ("greedy_best_first", "a_star"),
        ("collision", "dead_end_filler"), ("wall_follower_left", "wall_follower_right"),
        ("pledge_left", "pledge_right"), ("random_mouse", "tremaux"),
        ("depth_first", "recursive_backtracker"),
        ("depth_first", "exact_cover"), ("dijkstra", "true_prim"),
        ("carve_order", "growing_passages"), ("flat", "spanning_tree"),
        ("outline", "pledge_left"), ("rolled", "wall_follower_left"), ("deep", "kruskal"),
    ),
    SHOWS: (
        ("spanning_tree", "kruskal", "true_prim"),
        ("uniform", "aldous_broder", "wilson", "houston"),
        ("bias", "binary_tree", "sidewinder", "growing_passages"),
        ("river", "recursive_backtracker", "prim"),
        ("braid", "dead_end_filler", "cul_de_sac_filler", "wall_follower_left"),
    ),
}


class Relation(NamedTuple):
    """``kind`` is a key of ``SAID``; the others are ids of subjects."""

    kind: str
    one: str
    other: str


def relations() -> Iterator[Relation]:
    """All of them, in the order of the table."""
    for kind, lines in TABLE.items():
        for one, *others in lines:
            yield from (Relation(kind, one, other) for other in others)


def related(id_: str) -> dict[Message, list[str]]:
    """The subjects that are related to one, by what is said of them."""
    found: dict[Message, list[str]] = {}
    for kind, one, other in relations():
        if id_ in (one, other):
            said = SAID[kind][id_ == other]
            found.setdefault(said, []).append(other if id_ == one else one)
    return found
