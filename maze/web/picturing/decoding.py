"""Decoding: a file of a picture as shades of gray, by the browser's own decoder.

Nothing leaves the device.  A picture of any size is drawn small; whatever cannot be read becomes
one sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, window

from maze.errors import MazeError
from maze.message import Message
from maze.pictures.tracing import TOO_LONG, Gray, gray_of
from maze.web.tasks import Tasks

SIDE = 300                                                 # pixels of the longer side, at most
MOST = 60_000_000                                          # bytes of a file
NOT_READ = Message("This file is not a picture that the browser can read.")
TOO_LARGE = Message("This file is too large: {most} MB is the limit.", most=MOST // 1_000_000)


def watch(control: str, handler: Callable[[Callable[..., None]], Any],
          then: Callable[[Gray], None], failed: Callable[[MazeError], None],
          tasks: Tasks) -> None:
    """Hear of each file that is chosen in a control, or laid into it by static/dropping.mjs.

    One may be there already: it was dropped before this module was fetched.
    """
    element = document.getElementById(control)
    assert element

    def take(event: Any = None) -> None:
        files: Any = element.files
        if files.length:                                   # an empty file counts as false
            tasks.begin(_decode(files.item(0), then, failed))
            element.value = ""                             # the same file can be chosen once more

    element.addEventListener("change", handler(take))
    take()


async def _decode(file: Any, then: Callable[[Gray], None],
                  failed: Callable[[MazeError], None]) -> None:
    try:
        gray = await _gray(file)
    except MazeError as problem:
        failed(problem)
    else:
        then(gray)


async def _gray(file: Any) -> Gray:
    """Raises MazeError."""
    if file.size > MOST:
        raise MazeError(TOO_LARGE)
    try:
        bitmap = await window.createImageBitmap(file)
    except Exception:  # JsException
        raise MazeError(NOT_READ) from None
    scale = min(1.0, SIDE / max(bitmap.width, bitmap.height))
    width, height = round(bitmap.width * scale), round(bitmap.height * scale)
    if min(width, height) < 1:
        raise MazeError(TOO_LONG)
    canvas = document.createElement("canvas")
    canvas.width, canvas.height = width, height
    try:
        context = canvas.getContext("2d")
        context.fillStyle = "white"                        # below what can be seen through
        context.fillRect(0, 0, width, height)
        context.imageSmoothingQuality = "high"
        context.drawImage(bitmap, 0, 0, width, height)
        colors = context.getImageData(0, 0, width, height).data.to_bytes()
    except Exception:  # JsException: a browser may refuse the memory, or to read a canvas
        raise MazeError(NOT_READ) from None
    finally:
        bitmap.close()
    return gray_of(width, height, colors)
