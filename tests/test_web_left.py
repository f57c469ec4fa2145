"""How many solutions are left, while that is counted, and where it is too much to count."""

from __future__ import annotations

from types import SimpleNamespace

from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.play.game import Game
from maze.pentomino.play.oracle import Left, Oracle
from maze.progress import finish
from maze.share import decode
from maze.web.tilings.advice import Advice
from maze.web.tilings.words import UNKNOWN, left_words


class OneSlice:
    """A scheduler that does a slice when it is asked to."""

    def begin(self, name, work, then, told) -> None:
        self.work, self.then, self.told = work, then, told

    def cancel(self, name) -> None:
        self.work = None


def test_what_a_search_has_found_is_told_while_it_goes_on():
    """A box said that it was counting until the search was given up."""
    recipe = decode("#pentomino?v=1&board=3x4x5&pieces=all").recipe
    oracle, slices = Oracle(Puzzle(recipe.board, recipe.pieces)), OneSlice()
    finish(oracle.work())
    heard = []
    advice = Advice(Game(recipe.board, recipe.pieces), oracle, SimpleNamespace(scheduler=slices),
                    lambda: heard.append(advice.left))
    advice.count()
    assert advice.left is None
    slices.then(finish(slices.work, slices.told))
    assert heard[0] == Left(1, False) and heard[-1] == Left(15, False)
    assert len(heard) > 9 and heard == sorted(heard)


def test_what_is_too_much_to_count_is_said():
    assert str(left_words(Left(0, False))) == UNKNOWN
    assert str(left_words(Left(1, False))) == "At least 1 solution remains."
