"""``python -m maze sheet``: the pages of a link, as one HTML file or as an SVG file a page."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

from maze.cli.output import VOICE, add_output, write
from maze.errors import RecipeError
from maze.message import Message
from maze.paper.choosing import narrow
from maze.paper.html import html
from maze.paper.layout import laying_out
from maze.paper.puzzles import chosen
from maze.paper.recipe import SheetRecipe
from maze.paper.svg import Coder, Modules, Voice, svg_page
from maze.progress import finish
from maze.share import decode

LIBRARY = "zxingcpp"                                       # the extra ``qr`` of the package
NO_HOME = Message("Codes need the address of the page: add --home. The links stand there as text.")
NO_LIBRARY = Message("Codes need a library: pip install '.[qr]'. The links stand there as text.")


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "sheet", help="puzzles on paper", allow_abbrev=False,
        description="Write the pages of a link #print: one HTML file that prints right, or an "
                    "SVG file for each page.")
    parser.add_argument("link", help="a link of the page, in quotes")
    parser.add_argument("--home", metavar="URL", default="",
                        help="the address of the page, which the QR codes lead to")
    parser.add_argument("--format", choices=("html", "svg"), default="",
                        help="what to write; else the ending of the file says it")
    add_output(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the pages."""
    decoded = decode(options.link)
    for note in decoded.notes:
        VOICE.tell(note)
    recipe = decoded.recipe
    if not isinstance(recipe, SheetRecipe):
        raise RecipeError("expected a link to sheets, #print; for one maze use the command "
                          "draw")
    puzzles = chosen(recipe)
    if narrowed := narrow(recipe, puzzles):
        VOICE.tell(narrowed)
    pages = finish(laying_out(recipe, puzzles))
    voice = _voice(recipe, options.home or _home_in(options.link))
    file, form = options.output, options.format
    if form == "svg" or not form and file and file.endswith(".svg"):
        texts = [svg_page(page, voice) for page in pages]
        _write_each(texts, file)
    else:
        title = recipe.title or VOICE.say(recipe.named)
        write(html(pages, title, voice, VOICE.tag), file)
    return 0


def _home_in(link: str) -> str:
    """The address of the page, if the link is a whole one."""
    home = link.partition("#")[0]
    return home if "://" in home else ""


def _voice(recipe: SheetRecipe, home: str) -> Voice:
    coder = _coder() if recipe.qr and home else None
    if recipe.qr and not coder:
        VOICE.tell(NO_LIBRARY if home else NO_HOME)
    return Voice(VOICE.say, home, coder)


def _coder() -> Coder | None:
    """What draws codes, if the library is there, which is not one of Python's own."""
    try:
        library: Any = import_module(LIBRARY)
    except ImportError:
        return None

    def modules(text: str) -> Modules:
        code = library.create_barcode(text, library.BarcodeFormat.QRCode, ec_level="L")
        rows: Any = memoryview(code.to_image(scale=1, add_quiet_zones=False)).tolist()
        return [[dot == 0 for dot in row] for row in rows]

    return modules


def _write_each(texts: list[str], file: str | None) -> None:
    """A file for each page; several have a number before their ending.  Raises RecipeError."""
    if len(texts) == 1:
        write(texts[0], file)
        return
    if file is None or file == "-":
        raise RecipeError("expected -o FILE.svg: there are {pages} pages, and each is a file",
                          pages=len(texts))
    path = Path(file)
    for at, text in enumerate(texts, 1):
        write(text, str(path.with_name(f"{path.stem}-{at}{path.suffix}")))
