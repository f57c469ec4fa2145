"""Mice: programs for a micromouse to begin with.  They run unchanged in mms, too."""

from __future__ import annotations

from maze.message import Message

WALL_FOLLOWER = '''\
import API

def at_goal(x, y):
    return (x in (API.mazeWidth() // 2 - 1, API.mazeWidth() // 2)
            and y in (API.mazeHeight() // 2 - 1, API.mazeHeight() // 2))

def main():
    x = y = way = 0                         # way: 0 north, 1 east, 2 south, 3 west
    while not at_goal(x, y):
        if not API.wallLeft():
            API.turnLeft()
            way = (way - 1) % 4
        while API.wallFront():
            API.turnRight()
            way = (way + 1) % 4
        API.moveForward()
        x += (0, 1, 0, -1)[way]
        y += (1, 0, -1, 0)[way]
        API.setColor(x, y, "g")

main()
'''

FLOOD_FILL = '''\
import API

WIDTH, HEIGHT = API.mazeWidth(), API.mazeHeight()
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))   # north, east, south, west
MIDDLE = [(x, y) for x in (WIDTH // 2 - 1, WIDTH // 2) for y in (HEIGHT // 2 - 1, HEIGHT // 2)]
walls = set()                               # what the mouse has seen: (x, y, way)
place, way = (0, 0), 0

def look():
    for turn, wall in ((0, API.wallFront()), (1, API.wallRight()), (3, API.wallLeft())):
        if wall:
            side = (way + turn) % 4
            walls.add((*place, side))
            API.setWall(*place, "nesw"[side])

def flood(goals):
    """How far each cell is from the goals, as far as is known."""
    far, wave = dict.fromkeys(goals, 0), list(goals)
    for x, y in wave:
        for side, (dx, dy) in enumerate(WAYS):
            new = x + dx, y + dy
            if (new not in far and 0 <= new[0] < WIDTH and 0 <= new[1] < HEIGHT
                    and (x, y, side) not in walls and (*new, (side + 2) % 4) not in walls):
                far[new] = far[x, y] + 1
                wave.append(new)
    return far

def go(goals):
    global place, way
    while place not in goals:
        look()
        far = flood(goals)
        for cell in far:
            API.setText(*cell, far[cell])
        sides = [side for side, (dx, dy) in enumerate(WAYS) if (*place, side) not in walls
                 and far.get((place[0] + dx, place[1] + dy)) == far[place] - 1]
        side = way if way in sides else sides[0]
        if (side - way) % 4 == 3:
            API.turnLeft()
        else:
            for _ in range((side - way) % 4):
                API.turnRight()
        API.moveForward()
        place, way = (place[0] + WAYS[side][0], place[1] + WAYS[side][1]), side

go(MIDDLE)                                  # search
go([(0, 0)])                                # back to the start, which finds more walls
go(MIDDLE)                                  # the fast run
'''

MICE = {"mouse-wall": (Message("Micromouse: follow the wall"), WALL_FOLLOWER),
        "mouse-flood": (Message("Micromouse: flood fill"), FLOOD_FILL)}
