"""What the largest board of each shape takes: `python -m tools.limits` writes docs/limits.md.

Each board is laid out in slices in a Pyodide of its own, under Node, as a page does it. Time is
that of the processor. Memory is how much WebAssembly's memory grew; it grows by leaps, so a figure
may be a third too large.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

from maze.params import Whole
from maze.recipe import Recipe, shapes
from maze.registry import Entry

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "docs" / "limits.md"
HEAD = "| shape | greatest size | cells | edges | seconds | longest slice | memory |\n"
MOST_MB = 64                                               # on a page, for one board
LONGEST_MS = 120                                           # of one slice, in Pyodide


def greatest(shape: Entry) -> tuple[int, ...]:
    """The greatest size of a shape; what is not a side has its usual value."""
    return tuple(param.high if isinstance(param, Whole) and param.name != "crossings"
                 else param.default for param in shape.params)


def measured(name: str) -> dict[str, Any]:
    """The row of a shape; to be run inside Pyodide."""
    node, module = import_module("js").process, import_module("pyodide_js")._module

    def spent() -> float:
        used = node.cpuUsage()
        return float(used.user + used.system) / 1e6

    shape = shapes()[name]
    recipe = Recipe(shape=name, size=greatest(shape), mask="W" * 12 if name == "word" else "")
    lean = {"lean": True} if "lean" in shape.gives else {}
    work = shape.run.slices(*recipe.size, **lean) if lean else recipe.laying()
    before, begun, longest = module.HEAP8.length, spent(), 0.0
    while True:
        clock = spent()
        try:
            next(work)
        except StopIteration as stop:
            grid = stop.value
            break
        longest = max(longest, spent() - clock)
    return {"cells": len(grid), "edges": grid.edges, "seconds": round(spent() - begun, 1),
            "longest": round(1000 * longest), "mb": round((module.HEAP8.length - before) / 1e6)}


def row(shape: Entry) -> str:
    found = subprocess.run(["node", "tools/in_pyodide.mjs", "tools.limits", "--inside", shape.id],
                           cwd=ROOT, capture_output=True, text=True, check=True).stdout
    told = json.loads(found.splitlines()[-1])
    size = "x".join(map(str, greatest(shape)))
    return (f"| {shape.id} | {size} | {told['cells']:,} | {told['edges']:,} | {told['seconds']} | "
            f"{told['longest']} ms | {told['mb']} MB |")


def known() -> dict[str, list[str]]:
    """The rows of docs/limits.md, by shape."""
    rows = re.findall(r"^\| (\w+) \| (.*) \|$", FILE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: cells.split(" | ") for name, cells in rows if name in shapes()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--inside", metavar="SHAPE")
    wishes = parser.parse_args()
    if wishes.inside:
        print(json.dumps(measured(wishes.inside)))
        return
    rows = []
    for shape in shapes().values():
        rows.append(row(shape))
        print(rows[-1], flush=True)
    text = FILE.read_text(encoding="utf-8")
    FILE.write_text(text.partition(HEAD)[0] + HEAD + "|---|---|---|---|---|---|---|\n"
                    + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
