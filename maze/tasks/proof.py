"""The proof of an algorithm of the catalog: see ``maze.visitors.proving``.

Arguments are ``{"room": "generators", "by": "kruskal"}``, and "seeds" if they are fewer than usual.
A visitor's program is proved where it may run, by a job whose catalog has it. The result is the
report as JSON, with English sentences; parts are progress.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from maze.catalog import Catalog
from maze.errors import RecipeError
from maze.jobs import Allowance, Doing
from maze.message import Message, either
from maze.params import shown
from maze.progress import Progress
from maze.visitors.cases import SEEDS
from maze.visitors.facts import Facts
from maze.visitors.program import SHAPES, Program
from maze.visitors.proving_solvers import proof_of
from maze.visitors.running import ran

ROOMS = tuple(SHAPES)


def run(arguments: Mapping[str, Any], allowance: Allowance, catalog: Catalog) -> Doing:
    """Raises RecipeError if there is no such algorithm."""
    room, by, seeds = (arguments.get(key) for key in ("room", "by", "seeds"))
    if room not in ROOMS or by not in catalog.room(room):
        raise RecipeError("expected a {kind} ({names}): {name}", kind=Message("algorithm"),
                          names=either(ROOMS if room not in ROOMS else catalog.room(room)),
                          name=shown(str(by)))
    entry = catalog.get(room, str(by))
    program = Program("", room, entry, entry.run.__code__.co_filename)
    facts = Facts(room, entry.title, entry.needs, entry.gives, frozenset(entry.claims))
    proof = proof_of(facts, seeds if type(seeds) is int and 0 < seeds < SEEDS else SEEDS)
    done, asked = 0, next(proof)
    while True:
        found = []
        for case in asked:
            found.append(ran(program, case))
            done += 1
            yield Progress("Proving", done)
        if not asked:                                      # it has worked itself
            yield Progress("Proving", done)
        try:
            asked = proof.send(found)
        except StopIteration as stop:
            return json.dumps(stop.value.data()).encode()
