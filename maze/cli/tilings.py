"""All tilings of a board on the command line: counts, lists, numbers, chances, what remains.

``raw`` takes turned and mirrored tilings as different, ``distinct`` does not.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from maze.cli.atlas import sorted_out
from maze.cli.output import VOICE, write
from maze.cli.tile_formats import FORMATS
from maze.cli.watching import watched, watching
from maze.errors import MisfitError, RecipeError
from maze.message import Message
from maze.params import Whole, shown
from maze.pentomino.engines.answers import Answers, Listed
from maze.pentomino.engines.choice import LARGE_ROOM, TITLES, can, estimate, solve
from maze.pentomino.engines.puzzle import Puzzle, Solution, Spot
from maze.pentomino.engines.symmetry import classes, tells_hands_apart, turned_only
from maze.pentomino.parity import parity_proof
from maze.pentomino.picture import TilingPicture, no_tiling
from maze.pentomino.pieces import has_twins
from maze.pentomino.position import format_position, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import Placement, Tiling, rows_of
from maze.render.theme import FILES
from maze.rng import Rng

MOST = 500_000               # tilings that are compared with each other, or listed


def add_questions(parser: argparse.ArgumentParser) -> None:
    """The options that ask about all tilings."""
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--count", action="store_true", help="how many tilings there are, raw and "
                       "distinct (turned and mirrored ones being the same)")
    asked.add_argument("--all", action="store_true", help="every tiling")
    asked.add_argument("--nth", metavar="N", help="tiling number N, from 1")
    asked.add_argument("--random", action="store_true", help="a tiling, each as likely as the next")
    asked.add_argument("--remaining", metavar="F1.0.0_I1.0.5",
                       help="how many tilings have these pieces in them: letter, orientation, "
                            "column and row of the lower left corner, from 0")
    asked.add_argument("--atlas", action="store_true", help="the distinct tilings sorted out: how "
                       "many have each number of crossroads, fault lines, pieces on the edge ...")
    asked.add_argument("--every-date", action="store_true", help="of a calendar: how many tilings "
                       "each date has")
    parser.add_argument("--distinct", action="store_true",
                        help="with --all and --nth: one tiling of those that are turns and mirror "
                             "images of each other")
    parser.add_argument("--seed", default="", help="for --random")
    parser.add_argument("--engine", choices=sorted(TITLES), default="",
                        help="how to find them; by default what suits the board")
    parser.add_argument("--json", action="store_true", help="for programs")


def is_asked(options: argparse.Namespace) -> bool:
    """Whether one of them was used."""
    return bool(options.count or options.atlas or options.all or options.nth is not None
                or options.random or options.remaining is not None)


def answer(options: argparse.Namespace, recipe: TilingRecipe) -> int:
    """Find all tilings and write what was asked for; exit code 1 if there is none."""
    puzzle = Puzzle(recipe.board, recipe.pieces, spare=recipe.spare)
    if options.engine and not can(puzzle, options.engine):
        raise MisfitError("{title} cannot do this board with these pieces; without --engine, "
                          "one that can is chosen.", title=Message(TITLES[options.engine]))
    wanted = _placed(recipe.place if options.remaining is None else options.remaining, recipe,
                     puzzle)
    number = Whole("nth", "Number", 1, 10**12, 1).parse("1" if options.nth is None else options.nth)
    if options.all and options.format != "text":
        raise RecipeError("expected --nth or --random with --format {form}, which shows one "
                          "tiling; --all gives text, or JSON with --json", form=options.format)
    start = perf_counter()
    show = watching(VOICE.say(estimate(puzzle, LARGE_ROOM).words))
    answers = watched(solve(puzzle, options.engine, LARGE_ROOM), show)
    if options.count:
        return _count(options, recipe, answers, wanted, show, start)
    if options.remaining is not None:
        return _remaining(options, answers.remaining(wanted), answers.engine)
    if wanted:                                             # pieces of the link lie on the board
        answers = _having(answers, wanted)
    if options.atlas:
        return sorted_out(options, answers, show)
    if not answers.count:
        VOICE.tell(no_tiling(wanted))
        return 1
    found, tiling = _found(options, answers, number, show), recipe.but(place="").tiling()
    placed = [puzzle.placements_of(tiling, solution) for solution in found]
    if options.format != "text":
        write(_drawn(options, recipe, tiling, placed), options.output)
        return 0
    rows = [rows_of(tiling, each) for each in placed]
    write(json.dumps({"raw": answers.count, "tilings": rows}, separators=(",", ":"))
          if options.json else "\n\n".join("\n".join(each) for each in rows), options.output)
    return 0


def _drawn(options: argparse.Namespace, recipe: TilingRecipe, tiling: Tiling,
           placed: Sequence[Sequence[Placement]]) -> str | bytes:
    """The one tiling that was asked for in some format; its link shows it."""
    place = format_position(tiling, placed[0])
    picture = TilingPicture(tiling, tuple(placed[0]), 1, False, None)
    form, theme = FORMATS[options.format], FILES[options.theme]
    return form(recipe.but(place=place), picture, theme)


def _having(answers: Answers, wanted: Sequence[Spot]) -> Listed:
    """Those that have some pieces where they lie.  Raises RecipeError if all are too many."""
    if answers.count > MOST:
        raise RecipeError("expected at most {most} tilings to list: {count}", most=MOST,
                          count=answers.count)
    there = set(wanted)
    return Listed(answers.puzzle, answers.engine,
                  [solution for solution in answers.all() if there.issubset(solution)])


def _count(options: argparse.Namespace, recipe: TilingRecipe, answers: Answers,
           wanted: Sequence[Spot], show: Any, start: float) -> int:
    raw, distinct, turned = answers.count, None, None
    if raw <= MOST:
        every = answers.all()
        numbers = watched(classes(answers.puzzle, every), show)
        distinct = len(numbers)
        if tells_hands_apart(answers.puzzle):
            standing = [every[number] for number in numbers]
            turned = watched(turned_only(answers.puzzle, standing), show)
    proof = None if raw or recipe.spare else parity_proof(recipe.board, recipe.pieces)
    result: dict[str, Any] = {"raw": raw, "distinct": distinct, "engine": answers.engine,
                              "seconds": round(perf_counter() - start, 3)}
    if turned is not None:
        result["turned"] = turned
    if wanted:
        result["remaining"] = answers.remaining(wanted)
    if proof:
        result["proof"] = str(proof)
    lines = [Message("{n} raw: turned and mirrored tilings count as different.", n=raw),
             *_fewer(recipe, distinct, turned), *filter(None, [proof])]
    if wanted:
        lines.append(Message("{n} raw: so many tilings have these pieces in them.",
                             n=answers.remaining(wanted)))
    write(json.dumps(result) if options.json else "\n".join(map(VOICE.say, lines)),
          options.output)
    return 0


def _fewer(recipe: TilingRecipe, distinct: int | None, turned: int | None) -> list[Message]:
    """The counts of classes, each with what counts as the same."""
    if distinct is None:
        return [Message("They are too many to compare, so the distinct ones are not counted.")]
    if not has_twins(recipe.pieces):
        return [Message("{n} distinct: turned tilings count as the same; in a mirror they need "
                        "other pieces.", n=distinct)]
    lines = [Message("{n} distinct: turned and mirrored tilings count as the same.", n=distinct)]
    if turned is not None:
        lines.append(Message("{n} if turned tilings count as the same, and mirrored ones as "
                             "different.", n=turned))
    return lines


def _remaining(options: argparse.Namespace, remaining: int, engine: str) -> int:
    write(json.dumps({"remaining": remaining, "engine": engine}) if options.json else
          VOICE.say(Message("{n} raw: so many tilings have these pieces in them.", n=remaining)),
          options.output)
    return 0


def _found(options: argparse.Namespace, answers: Answers, number: int,
           show: Any) -> Sequence[Solution]:
    """The tilings that were asked for."""
    if options.random:
        return [answers.random(Rng(options.seed, "tiling"))]
    if (options.all or options.distinct) and answers.count > MOST:
        raise RecipeError("expected at most {most} tilings to list: {count}", most=MOST,
                          count=answers.count)
    if not options.distinct:
        return answers.all() if options.all else [answers.nth(_within(number, answers.count) - 1)]
    every = answers.all()
    numbers = watched(classes(answers.puzzle, every), show)
    if not options.all:
        numbers = [numbers[_within(number, len(numbers)) - 1]]
    return [every[each] for each in numbers]


def _within(number: int, count: int) -> int:
    if number > count:
        raise RecipeError("expected a number from 1 to {last}: {number}", last=count,
                          number=number)
    return number


def _placed(text: str, recipe: TilingRecipe, puzzle: Puzzle) -> list[int]:
    """Placements as spots.  Raises RecipeError."""
    try:
        laid = parse_position(text, recipe.board, recipe.pieces)
    except RecipeError:
        raise RecipeError("expected placements such as F1.0.0_I1.0.5: {text}",
                          text=shown(text)) from None
    tiling = Tiling(recipe.board, recipe.pieces, spare=recipe.spare)
    return puzzle.spots_of(tiling, [tiling.numbers[each] for each in laid])
