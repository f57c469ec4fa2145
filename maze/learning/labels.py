"""What is said around the text of every article, on its page and in the app."""

from __future__ import annotations

from collections.abc import Mapping

from maze.message import Fixed, Grouped, Message

SECTIONS: Mapping[str, Message] = {                        # in their order
    "idea": Message("The idea"),
    "bias": Message("Where it is biased"),
    "cost": Message("What it costs"),
    "proof": Message("Why it is true"),
    "history": Message("Where it comes from"),
}
OPEN, RACE, EDIT = Message("Open in the workshop"), Message("Race it"), Message("Edit a copy")
RELATED = Message("Related")
CONTENTS = Message("Contents")
MAP = Message("A map of the field")
MAP_TOLD = Message("Lines join what is related. Each name is a link; point at it, and its lines "
                   "stand out. Below, the same stands as a list.")


def still(title: str) -> Message:
    """Below the picture of a board."""
    return Message("{title}, when it is done.", title=Message(title))


def at_work(title: str) -> Message:
    """Below the picture of an algorithm in the middle of its work."""
    return Message("{title} at work, with what it holds.", title=Message(title))


def average(mazes: int) -> Message:
    """Below mazes that are laid on each other."""
    return Message("{n} mazes laid on each other: the stronger a line, the more often that wall "
                   "stands.", n=mazes)


def curve(first: tuple[int, int], last: tuple[int, int], power: float) -> Message:
    """Below steps and cells: ``first`` and ``last`` are cells and steps of what was measured."""
    return Message("Measured here: {few} steps on {small} cells, {many} steps on {large} cells. "
                   "The steps grow like n to the power of {power}.",
                   small=Grouped(first[0]), few=Grouped(first[1]), large=Grouped(last[0]),
                   many=Grouped(last[1]), power=Fixed(power, 2))
