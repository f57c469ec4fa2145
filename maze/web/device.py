"""Device: what the browser keeps for this page between visits; it may be switched off, full, or
damaged by somebody else."""

from __future__ import annotations

from js import window

OURS = "meander"                                           # other pages of this origin have others


class Device:
    """Texts by name: see ``maze.web.store``."""

    def read(self, key: str) -> str:
        try:
            return str(window.localStorage.getItem(key) or "")
        except Exception:  # JsException
            return ""

    def write(self, key: str, text: str) -> None:
        try:
            if text:
                window.localStorage.setItem(key, text)
            else:
                window.localStorage.removeItem(key)
        except Exception as refused:  # JsException
            print(refused)

    def forget(self) -> None:
        try:
            names = [str(name) for name in window.Object.keys(window.localStorage)]
            for name in names:
                if name.startswith(OURS):
                    window.localStorage.removeItem(name)
        except Exception as refused:  # JsException
            print(refused)
