"""STL: a plate with the walls of a maze on it, for 3D printers.

A binary file: 80 bytes of title, the number of triangles, and for each its normal and three points
in millimetres (3D Systems, "StereoLithography interface specification", 1988).  Walls have the
thickness that was asked for wherever there is room for it; start and goal are openings.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from struct import pack

from maze.errors import MisfitError
from maze.exports.floorplan import Border, Corners, middle, plan_of, regions
from maze.exports.relief import TOO_THICK, Triangle, relief
from maze.exports.walls import blocks
from maze.laying import in_parts, progress
from maze.picture import Picture
from maze.progress import Work
from maze.recipe import Recipe
from maze.render import paths
from maze.saving import Asked
from maze.share import encode

TITLE = 80                                                 # bytes
ROOMY = 0.6                                                # of a cell: the thickest walls


def made(recipe: Recipe, picture: Picture, asked: Asked) -> Work[bytes]:
    """The file.  Raises MisfitError if the walls are too thick."""
    if asked.measures["wall"] > ROOMY * asked.measures["cell"]:
        raise MisfitError(TOO_THICK)
    triangles = yield from surface(picture, asked)
    parts = [("Meander " + encode(recipe)).encode()[:TITLE].ljust(TITLE),
             pack("<I", len(triangles))]
    for some in in_parts(triangles, 500):
        parts += [pack("<12fH", *_normal(one), *one[0], *one[1], *one[2], 0) for one in some]
        yield progress(len(parts))
    return b"".join(parts)


def surface(picture: Picture, asked: Asked) -> Work[list[Triangle]]:
    """The closed surface in millimetres, its least corner at the origin."""
    grid, solid = picture.maze.grid, blocks(picture)
    cell, wall, height, plate = (asked.measures[name]
                                 for name in ("cell", "wall", "height", "plate"))
    gates = set(map(middle, paths.gates(grid, picture.start, picture.goal)))

    def stands(border: Border) -> bool:
        return (border.line not in gates if border.edge is None
                else not picture.maze.open[border.edge])

    plan = yield from plan_of(grid)
    corners = Corners(plan, wall / cell)
    parts = yield from regions(plan, corners, plate, plate + height, stands, solid.__contains__)
    left, low = (min(point[k] for point in corners.points) for k in (0, 1))
    points = [((x - left) * cell, (y - low) * cell) for x, y in corners.points]
    return (yield from relief(points, parts))


def _normal(triangle: Triangle) -> Sequence[float]:
    """The direction to the outside, of length 1."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangle
    ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = sqrt(x * x + y * y + z * z) or 1.0
    return x / length, y / length, z / length
