"""FenceSurface: the open plane on which a fence is laid, with the field or the gap in it."""

from __future__ import annotations

from maze.message import Message, Said
from maze.pentomino.fence import Plane, Report, judge
from maze.pentomino.pieces import Square
from maze.pentomino.position import Laid
from maze.render.fence import area_layers, field_layers, gap_layers
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.web.tilings.playing import GameSurface


class FenceSurface(GameSurface):
    """A game whose board is a ``Plane``."""

    _judged: tuple[tuple[Laid, ...], Report] | None = None

    @property
    def plane(self) -> Plane:
        assert isinstance(self.board, Plane)
        return self.board

    @property
    def report(self) -> Report:
        """What the referee says of what lies there; made once for each position."""
        if self._judged is None or self._judged[0] != self.game.laid:
            self._judged = self.game.laid, judge(self.plane, self.game.laid)
        return self._judged[1]

    def layers(self, theme: Theme) -> list[Layer | Label]:
        layers = super().layers(theme)
        aspect, report = self.aspect, self.report
        layers[1:1] = field_layers(aspect, report, theme)
        return [*layers, *area_layers(aspect, report, theme),
                *gap_layers(aspect, report.gap, theme)]

    def state_of(self, square: Square) -> Said:
        if self.game.hand is None and any(square in field for field in self.report.fields):
            return Message("fenced in")
        return super().state_of(square)
