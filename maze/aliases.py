"""Old and common names of shapes and algorithms: in links and on the command line they mean the
same for ever."""

from __future__ import annotations

from collections.abc import Mapping

from maze.registry import Entry

WORDS = SHAPE, ALGORITHM, SOLVER = "shape", "algorithm", "solver"
ALIASES = {                                                # old and common names; ids never change
    "dfs": "recursive_backtracker", "backtracker": "recursive_backtracker",
    "bfs": "breadth_first", "breadth": "breadth_first", "two_set_prim": "prim",
    "modified_prim": "prim",                               # as Pullen calls it
    "growing": "growing_passages", "rectangle": "square", "orthogonal": "square",
    "delta": "triangle", "sigma": "hexagon", "theta": "polar", "upsilon": "octagon",
    "crack": "voronoi", "ring": "torus", "disc": "circle", "round": "circle", "letters": "word",
    "astar": "a_star", "greedy": "greedy_best_first", "wall_follower": "wall_follower_right",
    "pledge": "pledge_right", "mouse": "random_mouse", "dead_end_filling": "dead_end_filler",
}
SOLVERS = dict.fromkeys(("dfs", "backtracker", "recursive_backtracker"), "depth_first")


def named(kind: str, text: str, entries: Mapping[str, Entry]) -> str:
    """The id that a word stands for; the word as it is if it stands for none."""
    name = text.strip().lower().replace("-", "_")
    if name not in entries:
        name = (SOLVERS if kind == SOLVER else ALIASES).get(name, ALIASES.get(name, name))
    return name if name in entries else text
