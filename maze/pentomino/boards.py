"""The boards one can choose by name, each with what is known of it.

Counts of the rectangles up to symmetry: Dana S. Scott, "Programming a combinatorial puzzle",
1958, and C. Brian and Jenifer Haselgrove, "A computer program for pentominoes", Eureka 23, 1960.
"""

from __future__ import annotations

from typing import Any

# tilings with all twelve pieces, up to symmetry
KNOWN = {"3x20": 2, "4x15": 368, "5x12": 1010, "6x10": 2339}


def boards() -> list[dict[str, Any]]:
    """Id, title and summary of each board, for menus and lists."""
    named = [(size, "all twelve pieces", f"{count} tilings up to symmetry")
             for size, count in KNOWN.items()]
    named += [(f"5x{n}", f"Katamino with {n} of the twelve pieces", "which pieces, you choose")
              for n in range(3, 12)]
    return [{"id": size, "title": size.replace("x", " × "), "summary": f"{what}: {known}.",
             "needs": [], "parameters": []} for size, what, known in named]
