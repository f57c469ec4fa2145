"""Controls of the player: time line, speed, and what the buttons look like in each state."""

from __future__ import annotations

from math import log10

from maze.message import Fixed, Grouped, Message, counted
from maze.web.page import Page
from maze.web.run import Shown

STOPS = 40  # the slider's last stop: 10 ** (40 / 10) a second
MOST = 24  # landmarks shown; more would hide the line
LASTS = 12  # seconds a whole run lasts, at the speed we choose
PLAY = {"ready": "Play", "playing": "Pause", "paused": "Play", "finished": "Replay"}
NARROW_SPACE = "\u202f"


def speed_of(stop: int) -> float:
    """Steps a second at a stop of the slider."""
    return float(10 ** (stop / 10))


def stop_of(speed: float) -> int:
    """The stop nearest to a speed."""
    return min(max(round(10 * log10(max(speed, 1))), 0), STOPS)


def fitting_stop(steps: int) -> int:
    """The stop at which so many steps last about twelve seconds."""
    return stop_of(steps / LASTS)


def shown_speed(stop: int) -> Message:
    """A speed in short."""
    return Message("{n}/s", n=_number(stop))


def _number(stop: int) -> Fixed | Grouped:
    speed = speed_of(stop)
    return Fixed(speed, 1) if speed < 10 and stop else Grouped(round(speed))


class Controls:
    """Shows where a run stands."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def show(self, run: Shown, state: str, *, waits: bool) -> None:
        """Bring everything that belongs to the player up to date; ``waits`` if it can be paused."""
        player, page = run.player, self.page
        more = "" if player.complete else "…"
        page.attribute("", "data-state", state)
        page.attribute("timeline", "max", str(player.known))
        page.write("timeline", str(player.position))
        page.attribute("timeline", "aria-valuetext",
                       Message("Step {position} of {known}{more}", position=player.position,
                               known=player.known, more=more))
        page.write("count", f"{Grouped(player.position)} / {Grouped(player.known)}{more}")
        page.write("play-name", PLAY["playing" if waits else state])
        page.write("sentence", run.sentence)
        self._allow(run, state)
        marks = player.landmarks[:MOST]
        page.marks("landmarks", [at / player.known for at in marks])

    def _allow(self, run: Shown, state: str) -> None:
        """Buttons that would do nothing say so, and keep the focus (``disabled`` would lose it)."""
        at_start, at_end = run.player.position == 0, run.player.at_end or bool(run.problem)
        for name, off in (("to-start", at_start), ("back", at_start), ("forward", at_end),
                          ("to-end", at_end), ("play", bool(run.problem))):
            self.page.attribute(name, "aria-disabled", "true" if off else None)

    def show_speed(self, stop: int) -> None:
        number = _number(stop)
        self.page.write("speed", str(stop))
        self.page.attribute("speed", "aria-valuetext", counted("{n} step per second",
                                                              "{n} steps per second", n=number))
        self.page.write("speed-value", shown_speed(stop))
