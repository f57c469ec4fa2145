"""Recordings: what a sandbox has told of the runs of a visitor's program.

Such a program is a text that never runs here.  Its entry stands in a catalog like any other; the
entry's ``run`` repeats what was told of a run, so everything that is done with steps (playing,
going back, what comes after) is done as with algorithms of ours.  On the page, ``maze.web.writing``
has programs run and feeds the recordings; elsewhere a program in a link is refused, for nobody can
know what it does.  ``maze.written`` has those for mazes, ``maze.pentomino.written`` searches.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakKeyDictionary

from maze.errors import MazeError
from maze.message import Message
from maze.registry import Entry
from maze.steps import BREATH, Steps
from maze.texts import title_of

ID = "mine"                                                # in links
KEPT = 6                                                   # runs on one board
PATIENCE = 10_000                                          # looks for a step before giving up
ABOUT = Message("A program that somebody has written on this page.")
NOT_HERE = Message("A program in a link runs only on the page, where it can do no harm.")
UNFINISHED = Message("The program has not come to its end.")


class Recording:
    """What a sandbox has told of a run: ``steps``, the line that made each, and how it ended.

    ``board`` is a grid, or for searches a tiling.
    """

    def __init__(self, order: Mapping[str, Any], board: Any) -> None:
        self.order, self.board = order, board
        self.steps, self.lines = array("i"), array("i")
        self.over, self.starved, self.begun = False, False, False
        self.error: MazeError | None = None
        self.path: list[int] | str = ""

    def feed(self, steps: array[int], lines: array[int]) -> None:
        self.steps += steps
        self.lines += lines
        self.starved = False

    def end(self, path: list[int] | str = "", error: MazeError | None = None) -> None:
        self.path, self.error, self.over, self.starved = path, error, True, False

    def __iter__(self) -> Steps[None]:
        """The steps; BREATH where there is none yet."""
        at = looked = 0
        while not self.over or at < len(self.steps):
            if at < len(self.steps):
                yield self.steps[at]
                at, looked = at + 1, 0
            elif (looked := looked + 1) > PATIENCE:
                raise MazeError(UNFINISHED)
            else:
                self.starved = True
                yield BREATH
        if self.error is not None:
            raise self.error


Ask = Callable[[Recording], None]


class Recorded:
    """The program with a text, for a room of the catalog.

    run     the function of its entry
    unfit   why it cannot be run on a board of which nothing was said beforehand
    """

    unfit = NOT_HERE

    def __init__(self, room: str, text: str, run: Callable[..., Any],
                 gives: frozenset[str] = frozenset()) -> None:
        self.room, self.text = room, text
        self._ask: Ask | None = None
        self._boards: WeakKeyDictionary[Any, dict[str, Any]] = WeakKeyDictionary()
        self._kept: WeakKeyDictionary[Any, dict[object, Recording]] = WeakKeyDictionary()
        self._made: WeakKeyDictionary[Any, Recording] = WeakKeyDictionary()
        self.entry = Entry(ID, title_of(text), ABOUT.text, "", frozenset(), gives, (), run,
                           idea=ABOUT.text)

    @property
    def allowed(self) -> bool:
        """Whether the visitor has said that it may run."""
        return self._ask is not None

    def allow(self, ask: Ask) -> None:
        """It may run: ``ask`` has a recording made, now and whenever one is missing."""
        self._ask = ask
        for recordings in list(self._kept.values()):
            for recording in list(recordings.values()):
                self._begin(recording)

    def about(self, board: Any, shape: Mapping[str, Any]) -> None:
        """It is going to be run on a board; ``shape`` says how a sandbox lays out the same."""
        self._boards[board] = dict(shape)

    def shape(self, board: Any) -> Mapping[str, Any]:
        """What was said about a board; nothing if it was not."""
        return self._boards.get(board, {})

    def forget(self, board: Any) -> None:
        """The runs on a board are to be made anew."""
        self._kept.pop(board, None)

    def expect(self, board: Any, recording: Recording) -> None:
        """The next run that is missing on a board is one that was made before."""
        recording.begun = True
        self._made[board] = recording

    def starves(self, board: Any) -> bool:
        """Whether a step is wanted that has not arrived."""
        return any(one.starved for one in self._kept.get(board, {}).values())

    def latest(self, board: Any) -> Recording | None:
        """The run that was begun last on a board."""
        return next(reversed(self._kept.get(board, {}).values()), None)

    def _begin(self, recording: Recording) -> None:
        if self._ask is not None and not recording.begun:
            recording.begun = True
            self._ask(recording)

    def recording(self, board: Any, key: object, more: Mapping[str, Any]) -> Recording:
        """What is known of a run; the run is begun if nothing is.  Raises MazeError."""
        if board not in self._boards:
            raise MazeError(self.unfit if self._boards else NOT_HERE)
        kept = self._kept.setdefault(board, {})
        if key not in kept:
            order = {"room": self.room, "text": self.text, **self._boards[board], **more}
            kept[key] = self._made.pop(board, Recording(order, board))
            while len(kept) > KEPT:
                del kept[next(iter(kept))]
        self._begin(kept[key])
        return kept[key]


def recorded_in(entry: Entry | None) -> Recorded | None:
    """The program of an entry, if it is a visitor's."""
    found = getattr(entry.run, "__self__", None) if entry else None
    return found if isinstance(found, Recorded) else None
