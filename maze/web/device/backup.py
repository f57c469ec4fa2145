"""Backup: everything that is kept, as the text of a file, and back.

    {"program": "meander", "format": 1, "entries": {"settings 1 theme": "dark", ...}}
"""

from __future__ import annotations

import json
from typing import NamedTuple

from maze.errors import MazeError
from maze.kept import parse_object
from maze.web.device.known import PLAYS
from maze.web.device.merging import merged
from maze.web.device.numbered import Numbered
from maze.web.device.records import PROGRAM, Records
from maze.web.device.storage import LONGEST_FILE

FORMAT = 1
NO_BACKUP = "That file holds no records of Meander. Nothing was changed."


class Loaded(NamedTuple):
    """How many entries of a file were new or better, were here already, were not understood."""

    taken: int
    known: int
    left: int


def backup(records: Records) -> str:
    """The text of a file."""
    return json.dumps({"program": PROGRAM, "format": FORMAT, "entries": dict(records.all())},
                      ensure_ascii=False, indent=1)


def restore(records: Records, text: str) -> Loaded:
    """Add what a file holds to what is here; the better of two results stays.

    Raises MazeError if it is no such file.
    """
    found = parse_object(text, LONGEST_FILE)
    entries = found.get("entries")
    if len(text) > LONGEST_FILE or found.get("program") != PROGRAM or not isinstance(entries, dict):
        raise MazeError(NO_BACKUP)
    counts, plays, start = [0, 0, 0], Numbered(records), f"{PLAYS} "
    for name, new in entries.items():
        here = records.get(name)
        better = merged(name, here, new) if isinstance(new, str) else None
        if better is not None and name.startswith(start):
            counts[not plays.add(name.removeprefix(start), better)] += 1
            continue
        counts[2 if better is None else better == here] += 1
        if better is not None and better != here:
            records.set(name, better)
    records.changed()
    return Loaded(*counts)
