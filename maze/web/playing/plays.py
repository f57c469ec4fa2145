"""Plays: each walk to a goal has an entry on the device, because the best one alone says little
about how hard a maze is."""

from __future__ import annotations

from itertools import count

from maze.picture import digest_of
from maze.playing.plays import LONGEST, Play, format_play
from maze.playing.record import Result
from maze.recipe import Recipe
from maze.share import encode
from maze.web.device.known import PLAYS
from maze.web.device.records import Records

MANY = 2000                                                # plays; later ones are not kept


def keep(records: Records, recipe: Recipe, result: Result) -> None:
    """Keep one more play of a maze, if its link is not too long."""
    link = encode(recipe.but(solve="", sopt=()))
    kept, name = records.entries(PLAYS), digest_of(link)
    if len(link) <= LONGEST and len(kept) < MANY:
        entry = next(f"{name}-{at}" for at in count(1) if f"{name}-{at}" not in kept)
        records.write(PLAYS, entry, format_play(Play(link, result)))
