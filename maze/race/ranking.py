"""Ranking: what came of a race, in words: who was first, and in what else they differ."""

from __future__ import annotations

from typing import NamedTuple

from maze.message import Fixed, Grouped, Message, Said, both, counted
from maze.pentomino.scene import TilingScene
from maze.race.standings import Standings, path_words
from maze.scene import MazeScene


class Ranked(NamedTuple):
    """The place of an entrant, counted from 1; equals share one.  ``solved`` is False for a solver
    without a path and a search without a tiling: they come last."""

    number: int
    place: int
    steps: int
    solved: bool


def ranked(standings: Standings) -> list[Ranked]:
    """The entrants of a race that is over, by the steps they took; in their own order if equal."""
    found = []
    for number in range(len(standings.recipe.entrants)):
        finish = standings.finish(number)
        assert finish is not None
        found.append((not _solved(standings, number), finish, number))
    found.sort()
    keys = [one[:2] for one in found]
    return [Ranked(number, 1 + keys.index((unsolved, finish)), finish, not unsolved)
            for unsolved, finish, number in found]


def _solved(standings: Standings, number: int) -> bool:
    result = standings.result(number)
    if standings.recipe.kind == "solvers":
        return bool(result.path)
    return standings.recipe.kind == "generators" or result.found > 0


def title_of(standings: Standings, number: int) -> Message:
    return Message(standings.recipe.entries[number].title)


def lines(standings: Standings) -> list[Said]:
    """One line for each, from the first to the last."""
    return [Message("{place}. {title}: {figures}", place=one.place,
                    title=title_of(standings, one.number), figures=_line(standings, one))
            for one in ranked(standings)]


def _line(standings: Standings, one: Ranked) -> Said:
    steps = counted("{n} step", "{n} steps", n=Grouped(one.steps))
    if standings.recipe.kind == "solvers":
        cells = len(standings.result(one.number).path)
        path = path_words(cells, standings.made(one.number).shortest)
        return Message("{steps}; {path}", steps=steps, path=path)
    if not one.solved:
        return Message("{steps}, and no tiling", steps=steps)
    return steps


def summary(standings: Standings) -> Message:
    """Who was first and who was last, in a sentence."""
    order = ranked(standings)
    first, last = order[0], order[-1]
    ahead = [one for one in order if one.place == 1]
    if len(ahead) == len(order):
        return counted("All were done at the same moment, after {n} step.",
                       "All were done at the same moment, after {n} steps.",
                       n=Grouped(first.steps))
    winners = both(title_of(standings, one.number) for one in ahead)
    if not last.solved:
        return Message("First: {first} ({steps}). Without an answer: {last}.",
                       first=winners, steps=_steps(first), last=title_of(standings, last.number))
    return Message("First: {first} ({steps}). Last: {last} ({more}).", first=winners,
                   steps=_steps(first), last=title_of(standings, last.number), more=_steps(last))


def _steps(one: Ranked) -> Message:
    return counted("{n} step", "{n} steps", n=Grouped(one.steps))


def findings(standings: Standings) -> list[Said]:
    """In what else they differ: a sentence or two."""
    kind = standings.recipe.kind
    if kind == "generators":
        return _of_generators(standings)
    return _of_solvers(standings) if kind == "solvers" else _of_searches(standings)


def _of_generators(standings: Standings) -> list[Said]:
    made = [(number, standings.made(number)) for number in range(len(standings.recipe.entrants))]
    shares = sorted((one.dead_ends, number) for number, one in made if one.dead_ends is not None)
    paths = sorted((one.shortest, number) for number, one in made)
    found: list[Said] = []
    if shares and shares[0][0] < shares[-1][0]:
        found.append(Message(
            "Most dead ends: {most}, {high} % of the cells; fewest: {fewest}, {low} %.",
            most=title_of(standings, shares[-1][1]), high=Fixed(shares[-1][0], 1),
            fewest=title_of(standings, shares[0][1]), low=Fixed(shares[0][0], 1)))
    if paths[0][0] < paths[-1][0]:
        found.append(Message(
            "Longest path from start to goal: {long} ({high}); shortest: {short} ({low}).",
            long=title_of(standings, paths[-1][1]), high=_cells(paths[-1][0]),
            short=title_of(standings, paths[0][1]), low=_cells(paths[0][0])))
    return found


def _cells(count: int) -> Message:
    return counted("{n} cell", "{n} cells", n=Grouped(count))


def _of_solvers(standings: Standings) -> list[Said]:
    found: list[Said] = []
    looked = []
    for number, scene in enumerate(standings.together.scenes):
        assert isinstance(scene, MazeScene)
        looked.append((scene.looked, number))
    looked.sort()
    if looked[0][0] < looked[-1][0]:
        found.append(Message(
            "Fewest cells looked at: {fewest}, {low}; most: {most}, {high}.",
            fewest=title_of(standings, looked[0][1]), low=Grouped(looked[0][0]),
            most=title_of(standings, looked[-1][1]), high=Grouped(looked[-1][0])))
    longer = [number for number in range(len(standings.recipe.entrants))
              if len(standings.result(number).path) > standings.made(number).shortest]
    if longer:
        found.append(Message("Not a shortest path: {titles}.",
                             titles=both(title_of(standings, number) for number in longer)))
    elif all(one.solved for one in ranked(standings)):
        found.append("All found a shortest path.")
    return found


def _of_searches(standings: Standings) -> list[Said]:
    laid = []
    for number, scene in enumerate(standings.together.scenes):
        assert isinstance(scene, TilingScene)
        laid.append((scene.nodes, number))
    laid.sort()
    if laid[0][0] == laid[-1][0]:
        return []
    return [Message("Fewest pieces laid: {fewest}, {low}; most: {most}, {high}.",
                    fewest=title_of(standings, laid[0][1]), low=Grouped(laid[0][0]),
                    most=title_of(standings, laid[-1][1]), high=Grouped(laid[-1][0]))]
