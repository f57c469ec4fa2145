"""Unfinished: games that were left before their end, for as long as the page lives.

Who looks at something else, or makes another maze by a key pressed too early, finds the game again
where it was.
"""

from __future__ import annotations

from maze.picture import Picture
from maze.web.playing.session import Session

MANY = 8                                                   # games that are remembered
CELLS = 100_000                                            # of all their boards but the latest


class Unfinished:
    def __init__(self) -> None:
        self._sessions: dict[str, Session] = {}

    def leave(self, session: Session) -> None:
        """Remember a game if it has begun and is not over."""
        session.stop()
        if session.game.moves and not session.game.won:
            self._sessions[session.game.picture.digest] = session
        while len(self._sessions) > MANY or self._cells > CELLS:
            del self._sessions[next(iter(self._sessions))]

    @property
    def _cells(self) -> int:
        """Of the boards of all games but the latest, which is always remembered."""
        return sum(len(session.game.picture.maze.grid)
                   for session in list(self._sessions.values())[:-1])

    def resume(self, picture: Picture) -> Session | None:
        """The game that was left in this maze."""
        session = self._sessions.pop(picture.digest, None) if self._sessions else None
        if session is not None:
            session.tell("Your game goes on.")
        return session
