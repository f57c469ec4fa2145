"""Links to give away: what is written into them, and the snippet that embeds one.

A plain link is the recipe.  Ticked in the dialog: the step that is shown, the pieces as they lie,
or the walls as they stand, which no later version can draw otherwise.
"""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

from maze.message import Message

SCANNED = 300  # characters from which on a QR code scans badly from paper
TOLD, TOO_LONG = 2000, 6000                                # characters of a link that is told of
FRAME = (480, 600)                                         # of a snippet, in CSS pixels
BARE = (480, 520)                                          # of one with a single button
LEAST, MOST = 160, 4000                                    # that a side of a frame may have
SPEEDS = (2, 5, 10, 30, 60, 200, 1000)                     # steps a second that are offered


class LinkOptions(NamedTuple):
    """What was ticked; ``loop`` is two steps, or (0, 0); ``theme`` and ``speed`` are "" and 0 where
    a frame follows the device and the length of the run."""

    step: int | None = None
    exact: bool = False
    embed: bool = False
    controls: bool = True
    loop: tuple[int, int] = (0, 0)
    theme: str = ""
    speed: int = 0
    present: bool = False


def length_told(length: int, *, written: bool) -> Message:
    """How long a link is, and what that means; ``written`` if it holds a program."""
    if length > TOO_LONG and written:
        return Message("The link has {length} characters, which is too long for many programs: "
                       "send the file instead (Save as .py).", length=length)
    if length > TOO_LONG:
        return Message("The link has {length} characters, which is too long for many programs.",
                       length=length)
    if length > TOLD:
        return Message("The link has {length} characters. Chat programs may cut it.",
                       length=length)
    return Message("The link has {length} characters.", length=length)


def view_of(wish: LinkOptions, *, of_moment: bool) -> dict[str, Any]:
    """The keys of the link that tell how the recipe is looked at.

    No step is named if the exact recipe is ``of_moment``: of the step that is shown.
    """
    view: dict[str, Any] = {}
    if wish.step and not (wish.exact and of_moment):
        view["at"] = wish.step
    if wish.present and not wish.embed:
        view["present"] = 1
    if wish.embed:
        view["embed"] = 1
        if not wish.controls:
            view["controls"] = 0
        if wish.loop[1] > wish.loop[0]:
            view["loop"] = wish.loop
        view |= {"theme": wish.theme} if wish.theme else {}
        view |= {"speed": wish.speed} if wish.speed else {}
    return view


def size_of(width: str, height: str, *, controls: bool) -> tuple[int, int]:
    """The size that two fields say, in CSS pixels; the usual one where they say nothing."""
    def side(text: str, usual: int) -> int:
        known = text.isascii() and text.isdigit() and len(text) < 6
        return min(max(int(text), LEAST), MOST) if known else usual

    usual = FRAME if controls else BARE
    return side(width, usual[0]), side(height, usual[1])


def snippet(address: str, title: str, *, controls: bool, size: tuple[int, int] = (0, 0)) -> str:
    """HTML that shows an address in a frame; without a size it has the usual one."""
    width, height = size if all(size) else FRAME if controls else BARE
    return (f'<iframe title="{escape(title)}" src="{escape(address)}" width="{width}" '
            f'height="{height}" loading="lazy"></iframe>')
