"""Draw mutants from the sources: the same seed draws the same ones from the same sources.

Rooms take turns, so that each has as many as any other, however large it is.  In a room a file is
drawn by its length, in the file a line that can be changed, on the line one of its changes.
"""

from __future__ import annotations

import difflib
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, islice
from pathlib import Path

from maze.rng import Rng
from tools.mutants.changes import Change, changes, differs

WEB = "maze/web"
PATIENCE = 1000                # draws without a new mutant, after which there are no more


@dataclass(frozen=True)
class Mutant:
    """One change of one file, named from the root."""

    file: str
    change: Change

    def diff(self, root: Path) -> str:
        """The lines that differ, with their place."""
        text = (root / self.file).read_text(encoding="utf-8")
        before, after = text.splitlines(), self.change.applied(text).splitlines()
        lines = [line for line in difflib.unified_diff(before, after, lineterm="", n=0)
                 if not line.startswith(("---", "+++", "@@"))]
        return "\n".join([f"{self.file}:{self.change.line}  ({self.change.kind})", *lines])


def draw(root: Path, count: int, seed: str, *, web: bool) -> list[Mutant]:
    """Some mutants of `maze/` without `web/`, or of `web/` alone, evenly from the rooms."""
    return list(islice(_turns(root, rooms(root, web=web), Rng(seed, "mutants")), count))


def rooms(root: Path, *, web: bool) -> list[list[Path]]:
    """The files of each package directly below `maze/`, or `web/`; those beside them are one."""
    top = root / WEB if web else root / "maze"
    found: dict[str, list[Path]] = {}
    for path in sorted(top.rglob("*.py")):
        parts = path.relative_to(top).parts
        if web or parts[0] != "web":
            found.setdefault(parts[0] if len(parts) > 1 else "", []).append(path)
    return [files for files in found.values() if any(_lines(path) for path in files)]


def _turns(root: Path, rooms: list[list[Path]], rng: Rng) -> Iterator[Mutant]:
    """One mutant of each room in shuffled order, and again, as long as there are new ones."""
    drawn: set[Mutant] = set()
    misses = 0                                 # since the last one that was new
    while misses < PATIENCE:
        rng.shuffle(rooms)
        for files in rooms:
            path = _by_length(files, rng)
            line = rng.pick(_lines(path))
            change = rng.pick(line)
            mutant = Mutant(path.relative_to(root).as_posix(), change)
            misses += 1
            if mutant not in drawn and differs(path.read_text(encoding="utf-8"), change):
                misses = 0
                drawn.add(mutant)
                yield mutant


def _by_length(files: list[Path], rng: Rng) -> Path:
    """One of some files; each line that can be changed is a lot in the draw."""
    ends = list(accumulate(len(_lines(path)) for path in files))
    return files[bisect_right(ends, rng.below(ends[-1]))]


@cache
def _lines(path: Path) -> list[list[Change]]:
    """The changes of a file, those of one line together."""
    found: dict[int, list[Change]] = {}
    for change in changes(path.read_text(encoding="utf-8")):
        found.setdefault(change.line, []).append(change)
    return list(found.values())
