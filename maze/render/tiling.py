"""Tilings as layers: paper, the grid of the free squares, and the pieces (see ``piece``)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from maze.pentomino.fence import Plane, judge
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.tiling import Placement, Tiling
from maze.render.boards import board_layers
from maze.render.fence import area_layers, field_layers
from maze.render.layers import Label, Layer
from maze.render.piece import owners, piece_layers
from maze.render.space import space_layers
from maze.render.theme import Theme


def tiling_layers(tiling: Tiling, placed: Sequence[Placement], theme: Theme, *,
                  young: Collection[Placement] = (), labels: bool = True,
                  aspect: Aspect | None = None) -> list[Layer | Label]:
    """Paper, the grid of the free squares, and the pieces; ``young`` ones as tinted outlines."""
    lies = [tiling.placements[number] for number in placed]
    seen = [(lie.piece, aspect.all(lie.squares) if aspect else lie.squares) for lie in lies]
    board = aspect.shown if aspect else tiling.board
    layers = board_layers(board, owners(seen), theme)
    for number, (piece, squares) in zip(placed, seen, strict=True):
        layers += piece_layers(board, tiling.pieces[piece], squares, theme, young=number in young,
                               labels=labels)
    if isinstance(tiling.board, Plane):
        report = judge(tiling.board, [(lie.piece, lie.squares) for lie in lies])
        seen_so = aspect or Aspect(tiling.board)
        layers[1:1] = field_layers(seen_so, report, theme)
        layers += area_layers(seen_so, report, theme)
    if tiling.board.solid:
        old = [(lie.piece, lie.squares) for number, lie in zip(placed, lies, strict=True)
               if number not in young]
        layers += space_layers(aspect or Aspect(tiling.board, abreast=tiling.board.layers),
                               tiling.pieces, old, owners((lie.piece, lie.squares)
                                                          for lie in lies), theme)
    return layers
