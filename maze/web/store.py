"""Store: a few texts that a device keeps between visits, and may lose or refuse at any time."""

from __future__ import annotations

from typing import Protocol


class Store(Protocol):
    """``device.Device`` is the browser's; tests bring a dict."""

    def read(self, key: str) -> str:
        """The text that was kept, or ""."""

    def write(self, key: str, text: str) -> None:
        """Keep a text; "" forgets it."""

    def forget(self) -> None:
        """Everything this page has ever kept."""
