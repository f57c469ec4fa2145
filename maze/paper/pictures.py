"""Pictures of a sheet, as a parameter: names of ours, or pictures in pixels, with dots between."""

from __future__ import annotations

from dataclasses import dataclass

from maze.errors import RecipeError
from maze.message import Message
from maze.params import shown
from maze.pictures.own import OWN
from maze.pictures.stencil import parse_stencil
from maze.textual import Textual

OURS = ("heart", "star", "cat", "fish", "tree", "house", "moon", "key", "mushroom", "butterfly")
MOST = 12                                                  # pictures of a sheet


@dataclass(frozen=True)
class Pictures(Textual):
    """A parameter: pictures with dots between; what is none is left out."""

    name: str
    title: str
    default: str = ""
    help: str = ""

    def repair(self, text: str) -> tuple[str, Message | None]:
        names = [name for name in text.split(".") if name]
        good = [name for name in names if _is_picture(name)]
        said = ".".join(good[:MOST])
        wrong = [name for name in names if name not in good]
        if wrong:
            return said, Message("Pictures are {ours}, or such as 24x20-BITS, not {text}; left "
                                 "out.", ours=", ".join(OURS), text=shown(wrong[0]))
        if len(good) > MOST:
            return said, Message("A sheet has at most {most} pictures; the rest was left out.",
                                 most=MOST)
        return said, None


def _is_picture(name: str) -> bool:
    try:
        return name in OWN or bool(parse_stencil(name))
    except RecipeError:
        return False
