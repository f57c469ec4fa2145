"""Report: what a proof has found, as data; the sentences are messages."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from maze.fields import encode_fields
from maze.grid import Cell, Edge
from maze.message import Message, Said, counted
from maze.recipe import Recipe

PROVED, REFUTED, TOLD = "proved", "refuted", "told"
TITLES: Mapping[str, Message] = {
    "runs": Message("It ends, and its steps are steps"),
    "true": Message("The steps tell the truth"),
    "tree": Message("A spanning tree"),
    "same": Message("Same seed, same result"),
    "source": Message("No randomness but rng"),
    "way": Message("Its path is a path"),
    "finds": Message("It reaches the goal"),
    "shortest": Message("Its path is a shortest one"),
    "kinds": Message("Where it fails"),
    "legal": Message("No piece lies on another"),
    "tiles": Message("It finds a tiling"),
    "every": Message("It finds each tiling once"),
    "laid": Message("How many pieces it lays"),
    "moves": Message("Moves, against the shortest path"),
    "cost": Message("Cost"),
    "placed": Message("Among ours"),
    "even": Message("The 192 mazes of 3 × 3"),
    "task": Message("The task"),
}


@dataclass(frozen=True)
class Counter:
    """A counter-example, as small as it can be: draw the recipe's grid and replay the steps.

    filled   whether the grid begins with all walls; for a solver, the recipe has the maze
    answer   the path of a solver
    cells    what to point at: cells that are cut off, or the two of the edge
    edges    the edge that closes a loop, or where the maze is not what the steps say
    kind     of the maze to solve, "" for a generator
    """

    recipe: Recipe
    steps: array[int]
    filled: bool = True
    answer: tuple[Cell, ...] = ()
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    kind: str = ""

    def data(self) -> dict[str, Any]:
        """As JSON can have it: the keys of a link and the steps."""
        return {"maze": encode_fields(self.recipe), "steps": self.steps.tolist(),
                "filled": self.filled, "answer": list(self.answer), "cells": list(self.cells),
                "edges": list(self.edges), "kind": self.kind}


@dataclass(frozen=True)
class Verdict:
    """One claim: a key of TITLES; proved, refuted or only told; a sentence; a counter-example.

    line      of the program, where there is one
    numbers   what a chart may show
    """

    claim: str
    state: str
    words: Said
    counter: Counter | None = None
    line: int | None = None
    numbers: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Report:
    """All verdicts, in the order of TITLES."""

    title: str
    verdicts: tuple[Verdict, ...]

    @property
    def refuted(self) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.state == REFUTED]

    @property
    def summary(self) -> Message:
        """In one sentence."""
        if not self.refuted:
            return Message("Nothing speaks against {title}.", title=self.title)
        return counted("{title}: {n} claim is refuted.", "{title}: {n} claims are refuted.",
                       n=len(self.refuted), title=self.title)

    def data(self) -> dict[str, Any]:
        """As JSON can have it; sentences are English here."""
        return {"title": self.title, "summary": str(self.summary), "verdicts": [
            {"claim": verdict.claim, "title": str(TITLES[verdict.claim]), "state": verdict.state,
             "words": str(verdict.words), "line": verdict.line, "numbers": dict(verdict.numbers),
             "counter": verdict.counter and verdict.counter.data()} for verdict in self.verdicts]}

    def __getitem__(self, claim: str) -> Verdict:
        return next(verdict for verdict in self.verdicts if verdict.claim == claim)

    def __contains__(self, claim: object) -> bool:
        return any(verdict.claim == claim for verdict in self.verdicts)
