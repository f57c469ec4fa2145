"""Solvers against npm pathfinding on the same mazes:  python -m tools.bench.solving [--rounds 3]

Each round carves a new maze of either kind, all solve it, and the ratios are taken; the table has
their medians. The peer's own grid is built before its clock starts; ours makes its tables inside.
Goals: breadth-first 2.5 times as fast as theirs; our fastest solver 10 times as fast as their best
finder of shortest paths on Kruskal mazes, 2.5 times on mazes of the recursive backtracker. Their
best-first finders promise no shortest path and are lucky or not; they have a line of their own.
Left out are their finders that do the same work with a dearer queue, and IDA*, which takes minutes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tools.bench.ours_solving import FILL, FLOOD

ROOT = Path(__file__).resolve().parent.parent.parent
KINDS = {"kruskal": 10.0, "recursive_backtracker": 2.5}    # the goal for the fastest solver
FLOOD_GOAL = 2.5
THEIR_FLOOD = "BreadthFirstFinder"
SHORTEST = (THEIR_FLOOD, "AStarFinder", "JumpPointFinder", "BiBreadthFirstFinder")
LUCKY = ("BestFirstFinder", "BiBestFirstFinder")
FINDERS = SHORTEST + LUCKY
Times = dict[str, float]


def timed(command: list[str]) -> tuple[Times, set[int]]:
    """Milliseconds by name, and how long the ways are.  Raises RuntimeError if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["no word"])[-1][:200])
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {item["name"]: item["ms"] for item in found}, {item["steps"] for item in found}


def one_maze(width: int, by: str, seed: str) -> dict[str, Times]:
    """Everybody's times for one maze; all must find the same way, for there is only one."""
    maze = [str(width), by, seed]
    native = [sys.executable, "-m", "tools.bench.ours_solving", *maze]
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "places")
        subprocess.run([*native, file], cwd=ROOT, check=True)
        commands = {
            "native": native,
            "Pyodide": ["node", "tools/in_pyodide.mjs", "tools.bench.ours_solving", *maze],
            "pathfinding": ["node", "tools/bench/pathfinder.mjs", file, str(width), *FINDERS]}
        found = {who: timed(command) for who, command in commands.items()}
    steps = set().union(*(lengths for _, lengths in found.values()))
    if len(steps) != 1:
        raise RuntimeError(f"the ways are not of the same length: {sorted(steps)}")
    return {who: times for who, (times, _) in found.items()}


def report(by: str, mazes: list[dict[str, Times]]) -> None:
    """Medians, ratios and whether the goals are met, for one kind of maze."""
    print(f"\n{by}, milliseconds of CPU time, medians of {len(mazes)} mazes")
    for who in mazes[0]:
        for name in mazes[0][who]:
            print(f"  {who:12}{name:22}{median(maze[who][name] for maze in mazes):9.0f}")
    ratio("breadth-first against theirs", [against(maze, (THEIR_FLOOD,), (FLOOD,))
                                           for maze in mazes], FLOOD_GOAL)
    ratio("our fastest solver against their best finder of shortest paths",
          [against(maze, SHORTEST, (FLOOD, FILL)) for maze in mazes], KINDS[by])
    ratio("our fastest solver against the luckiest of all their finders",
          [against(maze, FINDERS, (FLOOD, FILL)) for maze in mazes])


def against(maze: dict[str, Times], theirs: tuple[str, ...], ours: tuple[str, ...]) -> float:
    """How many times as fast as their best our best is, inside Pyodide."""
    return min(maze["pathfinding"][name] for name in theirs) / min(maze["Pyodide"][name]
                                                                   for name in ours)


def ratio(words: str, ratios: list[float], goal: float = 0.0) -> None:
    verdict = f"; goal {goal}: {'met' if median(ratios) >= goal else 'NOT met'}" if goal else ""
    print(f"  Pyodide, {words}: {median(ratios):.1f} times as fast "
          f"({min(ratios):.1f} to {max(ratios):.1f}){verdict}")


def race(rounds: int, width: int) -> None:
    """All rounds, kinds of maze in turn, then the tables."""
    found: dict[str, list[dict[str, Times]]] = {by: [] for by in KINDS}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}: solving at {width} x {width}", file=sys.stderr)
        for by, mazes in found.items():
            try:
                mazes.append(one_maze(width, by, f"bench {number}"))
            except RuntimeError as problem:
                print(f"solving could not be measured: {problem}", file=sys.stderr)
    for by, mazes in found.items():
        if mazes:
            report(by, mazes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--width", type=int, default=1000)
    options = parser.parse_args()
    race(options.rounds, options.width)


if __name__ == "__main__":
    main()
