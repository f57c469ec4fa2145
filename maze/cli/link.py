"""``python -m maze link``: the canonical form of a link, and what had to be repaired."""

from __future__ import annotations

import argparse
from typing import Any

from maze.cli.output import VOICE, write
from maze.share import decode, encode


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "link", help="the canonical form of a link", allow_abbrev=False)
    parser.add_argument("link", metavar="LINK", help="a link of the page, in quotes")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the link on stdout and a sentence for each repair on stderr."""
    decoded = decode(options.link)
    write(encode(decoded.recipe, decoded.view, decoded.ignored))
    for note in decoded.notes:
        VOICE.tell(note)
    return 0
