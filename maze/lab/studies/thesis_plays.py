"""Plays beside the model of difficulty: those of this device, and those of files."""

from __future__ import annotations

from collections.abc import Sequence

from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.plays import Judged, Plays, recipe_of
from maze.lab.studies.study import DOTS
from maze.lab.summary import spread
from maze.measures.human import BAND
from maze.message import Fixed, Joined, Message, Value, counted, joined
from maze.playing.plays import Play

OWN, FILES = Message("this device"), Message("files")
Known = Sequence[tuple[Play, Judged]]


def charts(plays: Plays) -> list[Chart]:
    """One, if there are plays that can be compared."""
    groups = [(title, plays.unaided(some)) for title, some in ((OWN, plays.own),
                                                              (FILES, plays.files))]
    groups = [(title, known) for title, known in groups if known]
    if not groups:
        return []
    every = [one for _, known in groups for one in known]
    return [Chart("plays", "scatter", Message("Plays beside the model"), _told(plays, every),
                  _table(every), Axis(Message("seconds by the model"), log=True),
                  Axis(Message("seconds needed"), log=True),
                  tuple(_series(title, known) for title, known in groups))]


def _seconds(one: tuple[Play, Judged]) -> tuple[float, float]:
    """By the model, and needed: neither is less than a tenth, for the axes are logarithmic."""
    play, judged = one
    return max(0.1, judged.ms / 1000), max(1.0, float(play.result.seconds))


def _series(title: Value, known: Known) -> Series:
    pairs = [_seconds(one) for one in known]
    spreads = [spread(values) for values in zip(*pairs, strict=True)]
    middle = tuple((one.low, one.median, one.high) for one in spreads if one)
    points = [(at, *pair) for at, pair in enumerate(pairs[:DOTS], 1)]
    return Series(title, points, middle, link=("#", ""),
                  links=tuple(play.link[1:] for play, _ in known[:DOTS]))


def _told(plays: Plays, every: Known) -> Joined:
    """How many lie in the band, and how the visitor compares with the model."""
    pairs = [_seconds(one) for one in every]
    inside = sum(said / BAND <= needed <= said * BAND for said, needed in pairs)
    ratio = spread(needed / said for said, needed in pairs)
    assert ratio
    parts: list[Value] = [
        counted("{n} play, {inside} of them in the band of the model.",
                "{n} plays, {inside} of them in the band of the model.", n=len(every),
                inside=inside),
        Message("In the middle they took {times} times as long as the model says.",
                times=Fixed(ratio.median, 2))]
    if left := len(plays.every()) - len(every):
        parts.append(counted("{n} play with hints, or in a maze that is too large, is left out.",
                             "{n} plays with hints, or in mazes that are too large, are left out.",
                             n=left))
    return joined(parts)


def _table(every: Known) -> Table:
    heads = (Message("Maze"), Message("Seconds"), Message("Model (s)"),
             Message("Difficulty for people (version 2)"), Message("Moves"))
    rows = []
    for play, judged in every:
        low, high = judged.ms / 1000 / BAND, judged.ms / 1000 * BAND
        rows.append((Cell(_name(play), None, play.link),
                     Cell(f"{play.result.seconds}", play.result.seconds),
                     Cell(f"{low:.0f}–{high:.0f}", judged.ms),
                     Cell(f"{judged.points}", judged.points),
                     Cell(f"{play.result.moves}", play.result.moves)))
    return Table(heads, tuple(rows))


def _name(play: Play) -> Value:
    recipe = recipe_of(play.link)
    if recipe is None:
        return ""
    return Message("{title}, {size}", title=Message(recipe.generator.title),
                   size=" × ".join(map(str, recipe.size)))
