"""What is said around the text of every article, on its page and in the app."""

from __future__ import annotations

from collections.abc import Mapping

from maze.message import Fixed, Grouped, Message

SECTIONS: Mapping[str, Message] = {                        # in their order
    "idea": Message("The idea"),
    "bias": Message("Where it is biased"),
    "cost": Message("What it costs"),
    "proof": Message("Why it is true"),
    "history": Message("Where it comes from"),
}
OPEN, RACE, EDIT = Message("Open in the workshop"), Message("Race it"), Message("Edit a copy")
RELATED = Message("Related")
CONTENTS = Message("Contents")
MAP = Message("A map of the field")
MAP_TOLD = Message("Lines join what is related. Each name is a link.")
RELATIONS: tuple[tuple[str, ...], ...] = (                 # neighbors in a line are related
    ("spanning_tree", "uniform", "wilson", "houston", "aldous_broder", "origin_shift"),
    ("spanning_tree", "kruskal", "boruvka", "true_prim", "reverse_delete"),
    ("true_prim", "prim", "simplified_prim", "growing_tree", "recursive_backtracker",
     "hunt_and_kill"),
    ("bacterial_growth", "prim"), ("growing_passages", "growing_tree", "with_tree"),
    ("recursive_backtracker", "growing_forest", "kruskal", "eller", "sidewinder", "binary_tree",
     "bias"),
    ("mole", "recursive_backtracker", "nested"), ("river", "recursive_backtracker"),
    ("division", "blobby_division"), ("with_walls", "with_tree"), ("with_walls", "reverse_delete"),
    ("spiral", "hilbert"), ("aldous_broder", "random_mouse"), ("hilbert", "nested"),
    ("breadth_first", "dijkstra", "a_star", "greedy_best_first"),
    ("bidirectional", "breadth_first", "water", "collision", "dead_end_filler"),
    ("recursive_backtracker", "depth_first", "tremaux", "random_mouse"),
    ("carve_order", "depth_first"), ("braid", "wall_follower_left", "wall_follower_right"),
    ("wall_follower_left", "pledge_left", "chain"), ("wall_follower_right", "pledge_right"),
    ("pledge_left", "pledge_right"), ("braid", "dead_end_filler", "cul_de_sac_filler",
                                      "blind_alley_filler"),
    ("exact_cover", "parity"), ("exact_cover", "depth_first"),
    ("flat", "outline", "rolled", "deep"), ("flat", "spanning_tree"), ("rolled", "pledge_left"),
)


def still(title: str) -> Message:
    """Below the picture of a board."""
    return Message("{title}, when it is done.", title=Message(title))


def average(mazes: int) -> Message:
    """Below mazes that are laid on each other."""
    return Message("{n} mazes laid on each other: the stronger a line, the more often that wall "
                   "stands.", n=mazes)


def curve(first: tuple[int, int], last: tuple[int, int], power: float) -> Message:
    """Below steps and cells: ``first`` and ``last`` are cells and steps of what was measured."""
    return Message("Measured here: {few} steps on {small} cells, {many} steps on {large} cells. "
                   "The steps grow like n to the power of {power}.",
                   small=Grouped(first[0]), few=Grouped(first[1]), large=Grouped(last[0]),
                   many=Grouped(last[1]), power=Fixed(power, 2))


def related(id_: str) -> list[str]:
    """The subjects that are related to one, in the order of the table."""
    found = []
    for line in RELATIONS:
        for one, other in zip(line, line[1:], strict=False):
            if id_ in (one, other):
                found.append(other if id_ == one else one)
    return list(dict.fromkeys(found))
