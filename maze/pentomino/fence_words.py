"""What is said of a fence: how large its field is, or where it is open, and what is known."""

from __future__ import annotations

from functools import cache

from maze.message import Message, Said, counted, joined
from maze.pentomino.counted import counted_squares
from maze.pentomino.fence import CORNERS, KNOWN, Gap, Plane, Report, is_whole_set, judge
from maze.pentomino.pieces import Piece, parse_pieces
from maze.pentomino.position import Laid, parse_position

RULES = {False: Message("Pieces join where sides of squares meet; corners do not close the fence."),
         True: Message("Pieces join where squares share a side or a corner.")}


def rule_words(board: Plane) -> Said:
    """When pieces join."""
    return RULES[board.rule == CORNERS]


def known_laid(board: Plane, pieces: tuple[Piece, ...]) -> list[Laid]:
    """The fence around the largest field that is known to us, with the twelve in any order."""
    return parse_position(KNOWN[board.rule], board, pieces)


@cache
def known_area(board: Plane) -> int:
    """The squares of that field."""
    return judge(board, known_laid(board, parse_pieces("all"))).area


def report_words(board: Plane, pieces: tuple[Piece, ...], laid: int, report: Report) -> Said:
    """The referee's report; ``laid`` is how many pieces there are on the plane."""
    if not laid:
        return joined([rule_words(board), _goal(board, pieces)])
    if not report.fields:
        return gap_words(pieces, report.gap) if report.gap else Message("Nothing is fenced in yet.")
    said: list[Said] = [counted("{n} square is fenced in.", "{n} squares are fenced in.",
                                n=report.area)]
    if len(report.fields) > 1:
        said.append(counted("The fence has {n} field; the largest counts.",
                            "The fence has {n} fields; the largest counts.",
                            n=len(report.fields)))
    if laid == len(pieces) and is_whole_set(pieces):
        said.append(_compared(report.area, known_area(board)))
    return joined(said)


def gap_words(pieces: tuple[Piece, ...], gap: Gap) -> Message:
    """Which two ends are nearest to each other."""
    first, second = (pieces[piece].letter for piece in gap.pieces)
    return Message("The fence is open: between {first} and {second}, {squares} to go.",
                   first=first, second=second, squares=counted_squares(gap.missing))


def _goal(board: Plane, pieces: tuple[Piece, ...]) -> Said:
    return _compared(0, known_area(board)) if is_whole_set(pieces) else ""


def _compared(area: int, known: int) -> Message:
    if area > known:
        return Message("That is more than any fence we know of, which has {known}.", known=known)
    if area == known:
        return Message("No larger field is known to us.")
    return Message("The largest field known to us has {known}.", known=known)
