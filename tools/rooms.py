"""Draw the rooms of maze/ into ARCHITECTURE.md, from the imports: `make rooms`.

An arrow leads from a room to one that it imports. An arrow is left out where others lead there as
well, and modules that are no room are looked through. What is discovered by its file name, such as
a generator, is imported by nobody.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tools.imports import ROOT, Sources

PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- rooms: written by `make rooms` -->\n", "<!-- end of rooms -->\n"
MODULES = ("grid", "passages", "steps", "registry", "scene", "player", "pipeline", "recipe",
           "share", "jobs")                                # that are worth a box of their own

Graph = Mapping[str, set[str]]


def imports() -> dict[str, set[str]]:
    """Each part of maze/ (a package, or a module beside them) with the parts it imports."""
    sources = Sources("maze")
    found: dict[str, set[str]] = {}
    for name in sources.paths:
        if part := part_of(name):
            others = {part_of(other) for other in sources.imports(name) & sources.paths.keys()}
            found.setdefault(part, set()).update(others - {"", part})
    return found


def part_of(module: str) -> str:
    """``maze.grids.rows`` -> ``grids``; "" for ``maze`` itself."""
    return module.split(".")[1] if "." in module else ""


def rooms() -> set[str]:
    """The packages of maze/, and the modules of ``MODULES``."""
    return {path.parent.name for path in (ROOT / "maze").glob("*/__init__.py")} | {*MODULES}


def reached(start: str, graph: Graph, stops: set[str]) -> set[str]:
    """The stops that are reached from a part by imports; nothing behind a stop is looked at."""
    found, seen, left = set(), {start}, [*graph.get(start, ())]
    while left:
        part = left.pop()
        if part in stops:
            found.add(part)
        elif part not in seen:
            seen.add(part)
            left += graph.get(part, ())
    return found


def reduced(graph: Graph) -> dict[str, set[str]]:
    """The fewest arrows that lead from everywhere to wherever one came before."""
    beyond = {room: reached_all(room, graph) for room in graph}
    return {room: {other for other in others
                   if not any(other in beyond[between] for between in others - {other})}
            for room, others in graph.items()}


def reached_all(start: str, graph: Graph) -> set[str]:
    """Every room that is reached from one."""
    found: set[str] = set()
    left = [*graph[start]]
    while left:
        room = left.pop()
        if room not in found:
            found.add(room)
            left += graph[room]
    return found


def picture() -> str:
    """The rooms and their arrows as a Mermaid chart, which GitHub draws."""
    graph, found = imports(), rooms()
    arrows = reduced({room: reached(room, graph, found) for room in sorted(found)})
    boxes = [f'  {room}["{room}/"]' for room in sorted(found - {*MODULES})]
    boxes += [f'  {room}(["{room}"])' for room in MODULES]
    lines = [f"  {room} --> {other}" for room in arrows for other in sorted(arrows[room])]
    return "\n".join(["```mermaid", "graph TD", *boxes, *lines, "```"]) + "\n"


def written(text: str) -> str:
    """The page with the picture of today in it."""
    return re.sub(f"{BEGIN}.*?{END}", lambda _: BEGIN + picture() + END, text, flags=re.DOTALL)


def main(page: Path = PAGE) -> None:
    page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{page.name}: {len(rooms())} rooms.")


if __name__ == "__main__":
    main()
