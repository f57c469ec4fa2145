"""All of it, interleaved, and the ratios:  python -m tools.bench [--rounds 3] [--width 200]

Peers: mazelib (PyPI, native, with numpy) and maze-builder (npm, Node), pinned in
requirements-bench.txt and package.json. Each figure is the median of the rounds; a ratio compares
figures of the same run, because this machine may be slow today. mazelib's Kruskal takes minutes
and its Eller fails at this size; codebox/mazes is not published on npm. Solvers race against npm
pathfinding, on larger mazes: see solving.py.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from math import exp, log
from pathlib import Path
from statistics import median

from maze.recipe import generators
from tools.bench.solving import race

ROOT = Path(__file__).resolve().parent.parent.parent
MAZELIB = {
    "recursive_backtracker": "BacktrackingGenerator", "prim": "Prims", "wilson": "Wilsons",
    "aldous_broder": "AldousBroder", "hunt_and_kill": "HuntAndKill",
    "growing_tree": "GrowingTree", "sidewinder": "Sidewinder", "binary_tree": "BinaryTree",
    "division": "Division",
}
BUILDER = {
    "recursive_backtracker": "DFS", "prim": "PRIMS", "kruskal": "KRUSKALS", "wilson": "WILSONS",
    "aldous_broder": "ALDOUS_BRODER", "hunt_and_kill": "HUNT_AND_KILL",
    "growing_tree": "GROWING_TREE", "eller": "ELLERS", "sidewinder": "SIDEWINDER",
    "binary_tree": "BINARY_TREE", "division": "RECURSIVE_DIVISION",
}
SOLVED = 1000                                   # cells across, of mazes that are solved
WHOLE: set[str] = set()                         # ours that were made at once, without steps
Figures = dict[tuple[str, str], list[float]]


def collect(figures: Figures, who: str, command: list[str]) -> None:
    """Run a part and keep its figures; a part that fails is named and left out."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no word"])[-1][:200]
        print(f"{who} could not be measured: {last}", file=sys.stderr)
    for line in done.stdout.splitlines():
        if line.startswith("{"):
            figure = json.loads(line)
            figures[who, figure["name"]].append(figure["ns"])
            if figure.get("whole"):
                WHOLE.add(figure["name"])


def one_round(figures: Figures, width: int, names: list[str]) -> None:
    python = [sys.executable, "-m"]
    collect(figures, "native", [*python, "tools.bench.ours", str(width), *names])
    collect(figures, "mazelib", [*python, "tools.bench.mazelib_peer", str(width),
                                 *(MAZELIB[name] for name in names if name in MAZELIB)])
    collect(figures, "pyodide", ["node", "tools/in_pyodide.mjs", "tools.bench.ours", str(width),
                                 *names])
    for name in names:
        if name in BUILDER:
            collect(figures, "maze-builder", ["node", "tools/bench/builder.mjs", str(width),
                                              BUILDER[name]])


def table(figures: Figures, names: list[str]) -> None:
    """A line an algorithm: thousand cells a second, and how many times faster than each peer."""
    print(f"{'':31}{'native':>8}{'Pyodide':>9}{'mazelib':>9}{'x':>7}{'builder':>9}{'x':>7}")
    means: dict[str, list[float]] = defaultdict(list)
    steps = [f"{name}, in steps" for name in names if name in WHOLE]
    for name in [*names, *steps, "grid", "walls by table", "walls one by one"]:
        native, inside = figures.get(("native", name)), figures.get(("pyodide", name))
        if not native or not inside:
            continue
        row = f"{name + '*' * (name in WHOLE):31}"
        row += f"{1e6 / median(native):8.0f}{1e6 / median(inside):9.0f}"
        for who, names_there in (("mazelib", MAZELIB), ("maze-builder", BUILDER)):
            theirs = figures.get((who, names_there.get(name, "")))
            if theirs:
                ratio = median(theirs) / median(inside)
                means[who].append(ratio)
                row += f"{1e6 / median(theirs):9.0f}{ratio:7.2f}"
            else:
                row += " " * 16
        print(row)
    for who, ratios in means.items():
        mean = exp(sum(map(log, ratios)) / len(ratios))
        print(f"Pyodide against {who}: {mean:.2f} times as fast, geometric mean of {len(ratios)}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--width", type=int, default=200)
    parser.add_argument("names", nargs="*", metavar="NAME", help="generators, by their ids")
    options = parser.parse_args()
    known = options.names or sorted(set(generators()) - {"mole"})
    figures: Figures = defaultdict(list)
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds} at {options.width} x {options.width}",
              file=sys.stderr)
        one_round(figures, options.width, known)
    print("thousand cells a second of CPU time; x: Pyodide against that peer; *: at once, "
          "without steps")
    table(figures, known)
    if not options.names:
        race(options.rounds, SOLVED)


if __name__ == "__main__":
    main()
