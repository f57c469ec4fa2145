"""DoorTool: tap a passage for a door, and its key comes with it; tap the door, and both are gone.
Keys and doors are dragged, or a key is taken up with one tap and put down with the next."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import NamedTuple

from maze.grid import Edge
from maze.grids.headings import Side
from maze.message import Message, Said, joined
from maze.quest.quest import LETTERS, Quest, stop_name
from maze.render import paths
from maze.render.layers import Label, Layer
from maze.render.quest import SIZE, mark
from maze.render.theme import QUEST, Theme
from maze.web.pointing import laid
from maze.web.pointing.board import MazeBoard, Spot
from maze.web.pointing.edit import FAR, NEAR
from maze.web.pointing.edits import Edited
from maze.web.pointing.live import Live
from maze.web.pointing.watch import ring
from maze.words import place

IN_ORDER = "Keys are fetched in the order of their letters."


class Thing(NamedTuple):
    """A key (or a point), or a door, by its number."""

    kind: str
    number: int


class DoorTool:
    """``hand`` is the number of the key that was taken up, or None."""

    def __init__(self, live: Live, board: MazeBoard) -> None:
        self.live = live
        self.board = board
        self.hand: int | None = None
        self._grip: Thing | None = None
        self._over: int | None = None                      # the cell, or edge, that it is over

    @property
    def quest(self) -> Quest:
        picture = self.live.picture
        return picture.quest if picture and picture.quest else Quest(())

    # --- pointers -------------------------------------------------------------------------------

    def press(self, spot: Spot) -> None:
        self._grip, self._over = self._thing(spot), None

    def _thing(self, spot: Spot) -> Thing | None:
        """The key or the door that one points at."""
        quest = self.quest
        if spot.cell in quest.stops and dist(spot.at, self.board.grid.center(spot.cell)) <= SIZE:
            return Thing("key", quest.stops.index(spot.cell))
        edge = self._edge(spot)
        return Thing("door", quest.doors.index(edge)) if edge in quest.doors else None

    def _edge(self, spot: Spot) -> Edge | None:
        return self.board.pointer.edge(spot.at, max(NEAR, min(spot.reach, FAR)))

    def drag(self, spot: Spot) -> None:
        if self._grip:
            over = spot.cell if self._grip.kind == "key" else self.board.pointer.edge(spot.at, FAR)
            self._over = self._over if over is None else over

    def release(self, spot: Spot) -> Said:
        grip, over = self._grip, self._over
        self.cancel()
        if grip is None or over is None:
            return ""
        if grip.kind == "key":
            return self._put_down(grip.number, over)
        return self._change("door", grip.number, laid.with_door_at(*self._shown, grip.number, over))

    def tap(self, spot: Spot) -> Said:
        if self.hand is not None:
            return "" if spot.cell is None else self._at(spot.cell, None)
        grip = self._grip or self._thing(spot)
        self.cancel()
        if grip and grip.kind == "key":
            return self._take_up(grip.number)
        edge = self._edge(spot)
        return "" if edge is None else self._toggle(edge)

    def cancel(self) -> bool:
        had = self.hand is not None or self._grip is not None
        self.hand = self._grip = self._over = None
        return had

    # --- keys -----------------------------------------------------------------------------------

    def enter(self, side: Side | None) -> Said:
        return self._at(self.board.cursor, side)

    def act(self, side: Side) -> Said:
        return self._toggle(side.edge)

    def clear(self, side: Side | None) -> Said:
        quest, cell = self.quest, self.board.cursor
        if cell in quest.stops:
            return self._take_away(quest.stops.index(cell))
        if side and side.edge in quest.doors:
            return self._take_away(quest.doors.index(side.edge))
        return ""

    def _at(self, cell: int, side: Side | None) -> Said:
        """What a tap on a cell does, or Enter before a side of it."""
        hand, stops = self.hand, self.quest.stops
        if hand is not None:
            self.cancel()
            if hand < len(stops) and stops[hand] == cell and not self.quest.doors:
                return self._take_away(hand)
            return self._put_down(hand, cell)
        if cell in stops:
            return self._take_up(stops.index(cell))
        return self._toggle(side.edge) if side else ""

    # --- what is done ---------------------------------------------------------------------------

    def _take_up(self, number: int) -> Said:
        self.hand = number
        return Message("{thing}: tap its new cell, or go there by keys and press Enter.",
                       thing=stop_name(self.quest, number).capital())

    def _put_down(self, number: int, cell: int) -> Said:
        return self._change("key", number, laid.with_key_at(*self._shown, number, cell))

    def _toggle(self, edge: Edge) -> Said:
        if edge in self.quest.doors:
            return self._take_away(self.quest.doors.index(edge))
        edited = laid.with_door(*self._shown, edge)
        quest = laid.quest_of(edited[0], self.board.grid)
        assert quest
        return self._change("both", quest.doors.index(edge), edited)

    def _take_away(self, number: int) -> Said:
        letter, doors = LETTERS[number], self.quest.doors
        self._apply(laid.without(*self._shown, number))
        return Message("Door {letter} and its key are gone." if doors
                       else "Point {letter} is gone.", letter=letter)

    @property
    def _shown(self) -> laid.Original:
        assert self.live.picture
        return self.live.recipe, self.live.picture

    def _change(self, kind: str, number: int, edited: Edited) -> Said:
        """Show it, and say where a thing is now."""
        self._apply(edited)
        grid, quest = self.board.grid, laid.quest_of(edited[0], self.board.grid)
        assert quest
        key = place(grid, quest.stops[number])
        if kind == "key":
            return Message("{thing}: {cell}.", thing=stop_name(quest, number).capital(), cell=key)
        here, there = (place(grid, cell) for cell in grid.joined(quest.doors[number]))
        door = Message("Door {letter}: between {here} and {there}.", letter=LETTERS[number],
                       here=here.lower(), there=there.lower())
        if kind == "door":
            return door
        return joined([Message("{door} Its key: {cell}.", door=door, cell=key.lower()),
                       IN_ORDER if len(quest.doors) > 1 else ""])

    def _apply(self, edited: Edited) -> None:
        self.live.begin()
        self.live.change(*edited)
        self.live.commit()

    # --- what is drawn --------------------------------------------------------------------------

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        grid = self.board.grid
        if self.hand is not None and self.hand < len(self.quest.stops):
            yield from ring(self.board, self.quest.stops[self.hand], theme)
        if self._grip is None or self._over is None:
            return
        shape, color = QUEST[self._grip.number]
        if self._grip.kind == "key":
            yield Layer(mark(shape, *grid.center(self._over), SIZE), fill=color, stroke=theme.ink,
                        width=0.06)
        else:
            bar = paths.edges(grid, [self._over])
            yield Layer(bar, stroke=theme.ink, width=0.24)
            yield Layer(bar, stroke=color, width=0.14)


def tool(live: Live, board: MazeBoard) -> DoorTool:
    """See ``tools.py``."""
    return DoorTool(live, board)
