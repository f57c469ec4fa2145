"""Look: what a game adds to the picture: keys that are taken, trail, walker, fog, numbers of exits.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from math import dist

from maze.grid import Cell, Edge, Grid, Line, Point
from maze.grids.lattice import rectangle
from maze.marks import BLANK, VISITED
from maze.playing.exits import Exit
from maze.playing.game import Game
from maze.quest.quest import LETTERS
from maze.render import layers, paths
from maze.render.dug import apart
from maze.render.layers import Label, Layer
from maze.render.quest import DOOR, SIZE, door_layers, mark
from maze.render.squares import Part, Rows, fills
from maze.render.theme import QUEST, Theme, negative
from maze.solving.board import NOBODY, doors
from maze.web.playing.session import Session
from maze.web.pointing.board import HALO, MazeBoard, Spot
from maze.web.pointing.watch import ring

TRAIL = 0.18                                               # cells: the width of the trail
WALKER = 0.27                                              # cells: the radius of the walker, ...
LEAST = 7                                                  # ... and CSS pixels
NUMBERED = 26                                              # CSS pixels a cell that has numbers
NUMBER, PAD = 8, 16                                        # CSS pixels of a number: drawn, and felt
BESIDE = 0.46                                              # cells from the middle to a number
REMEMBERED = 2000                                          # moves of the trail that are drawn
POST = 0.16                                                # of a door that stays when it is open
WIPE = 0.28                                                # wider than the bar of a door


def seen(session: Session, *, foggy: bool) -> Iterator[str]:
    """The marks that it adds, as the legend calls them."""
    game = session.game
    yield "you"
    if session.company.fellow:
        yield "ghost"
    if len(game.trail) > 1:
        yield "track"
    if foggy and not game.won:
        yield "fog"


def layers_of(session: Session, board: MazeBoard, theme: Theme,
              foggy: bool) -> Iterator[Layer | Label]:
    """All of it, from below."""
    game = session.game
    theme = negative(theme) if game.picture.dug else theme
    edges = range(game.picture.maze.grid.edges)
    yield from opened(game, edges, theme)
    if foggy and not game.won:
        yield from fog(game, session.fog.known, theme)
        yield from seen_through(game, session.fog.known, theme)
    yield from trail(game, theme)
    yield from passed(game, theme)
    if session.marked != NOBODY:
        yield from ring(board, session.marked, theme)
    yield from session.layers(theme)
    yield from walker(game, board, theme)
    if not game.won:
        yield from numbers(game, board, theme)


def fog(game: Game, known: set[Cell], theme: Theme) -> Iterator[Layer]:
    """Everything that has not been seen yet; doors reach over the rim, where no fog lies."""
    grid, quest = game.picture.maze.grid, game.picture.quest
    doors = [edge for edge in (quest.doors if quest else ()) if known.isdisjoint(grid.joined(edge))]
    if doors:
        yield Layer(paths.edges(grid, doors), stroke=theme.paper, width=WIPE)
    hidden = _hidden(grid, known)
    yield Layer(hidden, fill=theme.pruned, stroke=theme.pruned, width=0.12)


def seen_through(game: Game, known: set[Cell], theme: Theme) -> Iterator[Layer]:
    """The walls and doors of the cells that are seen, whole: the fog beside them covers half."""
    picture, quest = game.picture, game.picture.quest
    maze, grid, dug = picture.maze, picture.maze.grid, picture.dug
    edges = {edge for cell in known for edge in grid.borders[cell]}
    edges |= {edge for edge, over in grid.geometry.tunnels.items() if over in known}
    gates = () if dug else paths.gates(grid, picture.start, picture.goal)
    rim = () if dug else (line for cell, line in grid.geometry.rim()
                          if cell in known and line not in gates)
    inner = (apart if dug else paths.some_walls)(grid, edges, maze.open)
    yield Layer(inner + paths.lines(rim), stroke=theme.wall, width=theme.wall_width)
    if quest:
        yield from door_layers(grid, quest, edges, theme)
        yield from opened(game, edges, theme)


def _hidden(grid: Grid, known: set[Cell]) -> str:
    drawn = rectangle(grid)
    if drawn is None:
        return paths.outline(grid, (cell for cell in range(len(grid)) if cell not in known))
    marks = bytearray([BLANK]) * len(grid)                 # by rows: a move must not take long
    for cell in known:
        marks[cell] = VISITED
    rows = Rows(drawn.width, drawn.height, b"", marks)
    return fills(rows, Part(0, 0, drawn.width, drawn.height), BLANK)


def opened(game: Game, among: Container[Edge], theme: Theme) -> Iterator[Layer]:
    """Doors whose key is held stand open: those among some edges."""
    grid, quest = game.picture.maze.grid, game.picture.quest
    for (shape, _), edge in zip(QUEST, quest.doors[:game.stops] if quest else ()):
        if edge not in among:
            continue
        opening = paths.lines(map(_between_posts, grid.geometry.lines(edge)))
        yield Layer(opening, stroke=theme.blank, width=WIPE)
        for at in doors(grid, edge):
            yield Layer(mark(shape, *at, DOOR), fill=theme.blank, stroke=theme.blank, width=0.1)


def passed(game: Game, theme: Theme) -> Iterator[Layer | Label]:
    """What the trail would hide: the start; keys taken and points passed, which are hollow."""
    grid, quest = game.picture.maze.grid, game.picture.quest
    yield from layers.ends(grid, game.picture.start, game.picture.goal, theme)[:2]
    stops = quest.stops[:game.stops] if quest else ()
    for (shape, _), letter, cell in zip(QUEST, LETTERS, stops):
        x, y = grid.center(cell)
        yield Layer(mark(shape, x, y, SIZE), fill=theme.blank, stroke=theme.ink, width=0.06)
        yield Label(letter, x, y, 0.4, theme.ink)


def _between_posts(line: Line) -> Line:
    (ax, ay), (bx, by) = line[:2]
    dx, dy = (bx - ax) * POST, (by - ay) * POST
    return ((ax + dx, ay + dy), (bx - dx, by - dy))


def trail(game: Game, theme: Theme) -> Iterator[Layer]:
    """The way walked so far."""
    grid = game.picture.maze.grid
    cells = [node % len(grid) for node in game.trail[-REMEMBERED:]]
    if len(cells) > 1:
        size = min(1.0, layers.elbow_room(grid, cells))
        yield Layer(paths.trail(grid, cells), stroke=theme.paper, width=2 * TRAIL * size)
        yield Layer(paths.trail(grid, cells), stroke=theme.path, width=TRAIL * size)


def walker(game: Game, board: MazeBoard, theme: Theme) -> Iterator[Layer]:
    """A disc of ink with a ring of paper: seen on every color."""
    grid = game.picture.maze.grid
    x, y = grid.center(game.cell)
    size = max(WALKER * min(1.0, layers.room(grid, game.cell)), LEAST / board.view.scale)
    yield Layer(layers.circle(x, y, size * 1.3), fill=theme.paper)
    yield Layer(layers.circle(x, y, size), fill=theme.path, stroke=theme.ink, width=size / 4)


def numbers(game: Game, board: MazeBoard, theme: Theme) -> Iterator[Layer | Label]:
    """The number of each exit, beside it, where cells are large enough."""
    if board.view.scale < NUMBERED:
        return
    pixel = 1 / board.view.scale
    for exit_ in game.exits():
        x, y = _beside(game, exit_)
        shade = theme.pruned if game.barred(exit_) else theme.paper
        yield Layer(layers.circle(x, y, NUMBER * pixel), fill=shade, stroke=theme.ink, width=pixel)
        yield Label(str(exit_.number), x, y, 12 * pixel, theme.ink)


def exit_at(game: Game, board: MazeBoard, spot: Spot) -> Exit | None:
    """The exit whose number is pointed at: all of it, the half beside the walker too."""
    scale = board.view.scale
    if scale < NUMBERED or game.won:
        return None
    middle = dist(spot.at, game.picture.maze.grid.center(game.cell))
    reach = min(middle, (PAD if spot.touch else NUMBER) / scale)
    away = {exit_: dist(spot.at, _beside(game, exit_)) for exit_ in game.exits()}
    return min((exit_ for exit_ in away if away[exit_] <= reach), key=away.__getitem__,
               default=None)


def holds(game: Game, board: MazeBoard, spot: Spot) -> bool:
    """Whether a finger is on the walker."""
    away = dist(spot.at, game.picture.maze.grid.center(game.cell))
    return spot.cell == game.cell or away * board.view.scale <= HALO


def _beside(game: Game, exit_: Exit) -> Point:
    """In the opening, where the walker does not hide it."""
    grid = game.picture.maze.grid
    (x, y), far = grid.center(game.cell), BESIDE * layers.room(grid, game.cell) / 1000
    return (x + exit_.heading[0] * far, y + exit_.heading[1] * far)
