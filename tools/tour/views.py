"""The windows that the tour looks through."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class View:
    """A window; ``options`` are those of Playwright's new_context, ``large`` is text at 200 %."""

    name: str
    size: tuple[int, int]
    colors: str = "light"
    options: tuple[tuple[str, Any], ...] = ()
    large: bool = False
    pseudo: bool = False

    def but(self, name: str, **changes: Any) -> View:
        return replace(self, name=f"{self.name}-{name}", **changes)


DESK = View("desktop-light", (1280, 800))
TOUCH = (("has_touch", True),)
HAND = View("phone-light", (360, 640), options=TOUCH)
DARK_DESK = View("desktop-dark", (1280, 800), "dark")
DARK_HAND = View("phone-dark", (360, 640), "dark", TOUCH)
USUAL = (DESK, DARK_DESK, HAND, DARK_HAND)
FEW = (DESK, DARK_HAND)                                    # for what takes long


def four(name: str, **options: Any) -> tuple[View, ...]:
    """The usual ones with further options of the browser."""
    return tuple(view.but(name, options=(*view.options, *options.items())) for view in USUAL)


def two(name: str, **changes: Any) -> tuple[View, ...]:
    return DESK.but(name, **changes), HAND.but(name, **changes)


SIZES = tuple(View(f"{width}x{height}", (width, height), colors,
                   TOUCH if width < 1000 else ())
              for width, height, colors in ((320, 568, "light"), (640, 360, "dark"),
                                            (768, 1024, "light"), (360, 640, "dark"),
                                            (1280, 800, "light")))


@dataclass(frozen=True)
class Stop:
    """What is looked at: a line's number, words for it, where it is, and what is done there.

    ``act`` gets the guide; what it returns is what is shown instead of the window.
    """

    line: int
    name: str
    words: str
    link: str
    act: Any = None
    views: tuple[View, ...] = field(default=USUAL)
