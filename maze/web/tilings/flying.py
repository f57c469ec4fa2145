"""Flying: the piece that is dragged, drawn above everything: it is seen beside the board, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from js import document

from maze.web.tilings.carried import Carried

if TYPE_CHECKING:
    from js import PointerEvent

SVG = "http://www.w3.org/2000/svg"


class Flying:
    """Moves with the pointer, not from square to square; where it would lie the board shows."""

    def __init__(self) -> None:
        self.picture = document.createElementNS(SVG, "svg")
        self.line = document.createElementNS(SVG, "path")
        self.picture.setAttribute("class", "flying")
        self.picture.setAttribute("aria-hidden", "true")
        self.picture.append(self.line)
        document.body.append(self.picture)
        self._shown: tuple[Carried, float] | None = None

    def follow(self, event: PointerEvent, piece: Carried | None, scale: float) -> None:
        """Hold a piece at the pointer; a square has ``scale`` CSS pixels."""
        if piece is None:
            return
        if self._shown != (piece, scale):
            self._shown = piece, scale
            self.picture.setAttribute("viewBox", f"0 0 {piece.columns} {piece.rows}")
            self.line.setAttribute("d", piece.path)
            self.line.setAttribute("class", f"p-{piece.style}")
            self.picture.style.width = f"{piece.columns * scale}px"
            self.picture.style.height = f"{piece.rows * scale}px"
        up = piece.above if str(event.pointerType) == "touch" else 0
        left, top = event.clientX - piece.x * scale, event.clientY - (piece.y + up) * scale
        self.picture.style.transform = f"translate({left}px, {top}px)"
        self.picture.style.display = "block"

    def land(self) -> None:
        """It is laid, or back where it came from."""
        self.picture.style.display = "none"
