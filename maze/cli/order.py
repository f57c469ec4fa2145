"""``python -m maze order``: a maze made to order, as an exact link."""

from __future__ import annotations

import argparse
from collections.abc import Generator
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.cli.recipes import add_recipe, recipe_of
from maze.errors import RecipeError
from maze.message import Message
from maze.params import Whole
from maze.share import encode
from maze.wishing.search import TRIES, Order, search
from maze.wishing.wishes import PARAMS, Wishes, short_of

MOST_TRIES = Whole("tries", "Tries", 1, 1_000_000, TRIES)


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "order", help="search for a maze as you wish it", allow_abbrev=False,
        description="Search for a perfect maze with the given properties, and write its exact "
                    "link.  Same recipe and wishes, same maze.")
    add_recipe(parser)
    for param in PARAMS:
        parser.add_argument(f"--{param.name.replace('_', '-')}", metavar="N", default="0",
                            dest=f"wish.{param.name}", help=" ".join([f"{param.title}:",
                                                                      param.help]))
    parser.add_argument("--tries", metavar="N", default=str(TRIES),
                        help="how many exchanges of a wall are tried")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Search; exit code 1 if some wish is not fulfilled by the maze that is found."""
    wishes = Wishes(**{param.name: param.parse(getattr(options, f"wish.{param.name}"))
                       for param in PARAMS})
    if not wishes:
        raise RecipeError("expected a wish, such as --junctions 12: none")
    recipe, _ = recipe_of(options)
    best = _last(search(recipe, wishes, MOST_TRIES.parse(options.tries)))
    write(encode(best.recipe.but(solve=recipe.solve, sopt=recipe.sopt)), options.output)
    for sentence in best.found.words:
        VOICE.tell(sentence)
    for sentence in short_of(wishes, best.found):
        VOICE.tell(sentence)
    if best.lack:
        VOICE.tell(Message("No maze has fulfilled every wish in {n} tries; this is the nearest.",
                           n=best.of))
    return int(best.lack > 0)


def _last(orders: Generator[Order, None, Order]) -> Order:
    """What a search returns."""
    while True:
        try:
            next(orders)
        except StopIteration as stop:
            result: Order = stop.value
            return result
