"""``tile --atlas``: the distinct tilings of a board, counted by what can be said of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping

from maze.cli.output import VOICE, write
from maze.cli.watching import watched
from maze.errors import RecipeError
from maze.message import Message
from maze.pentomino.engines.answers import Answers
from maze.pentomino.engines.atlas import COUNTED, TOUCH, atlas
from maze.pentomino.engines.symmetry import classes
from maze.pentomino.pieces import letters_by_name
from maze.progress import Progress

MOST = 500_000               # tilings that are compared with each other
TITLES = {"lies": "X lies in",
          "edge": "Pieces on the edge", "cross": "Crossroads, where four pieces meet",
          "fault": "Fault lines, which cut no piece",
          "parts": "Pairs that can be turned over in place", TOUCH: "Two pieces that touch"}


def sorted_out(options: argparse.Namespace, answers: Answers,
               show: Callable[[Progress], None] | None) -> int:
    """Write each trait with its values and their counts; exit code 1 if there is no tiling."""
    if answers.puzzle.board.solid:
        raise RecipeError("expected a flat board: the atlas does not know what lies where in space")
    if answers.count > MOST:
        raise RecipeError("expected at most {most} tilings to list: {count}", most=MOST,
                          count=answers.count)
    every = answers.all()
    numbers = watched(classes(answers.puzzle, every), show)
    found = watched(atlas(answers.puzzle, [every[number] for number in numbers]), show)
    counts = {trait: found.counts(trait, {}) for trait in (*COUNTED, TOUCH)}
    if options.json:
        write(json.dumps({"distinct": len(numbers), **counts}), options.output)
        return 0 if numbers else 1
    lines = [VOICE.say(Message("{n} distinct: turned and mirrored tilings count as the same.",
                               n=len(numbers)))]
    letters = letters_by_name(answers.puzzle.pieces)
    for trait, values in counts.items():
        if values:
            lines.append(f"{VOICE.say(Message(TITLES[trait]))}:")
            lines += [f"  {_place(value) if trait == 'lies' else _pieces(value, letters)}: {count}"
                      for value, count in values.items()]
    write("\n".join(lines), options.output)
    return 0 if numbers else 1


def _pieces(value: str, letters: Mapping[str, str]) -> str:
    """What pieces are called whose names are joined by dots; a number as it is."""
    return " ".join(letters.get(name, name) for name in value.split("."))


def _place(value: str) -> str:
    """Row and column, counted from 1 from the nearer sides."""
    return ", ".join(str(int(number) + 1) for number in value.split("."))
