"""WebKitGTK, driven by the WebDriver protocol (W3C, 2018) with the standard library alone.

Needs Debian's packages webkit2gtk-driver and xvfb: without a display the driver hangs, so it gets
one of its own.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

BROWSER = Path("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")
SCREEN = "1280x900x24"


def missing() -> str:
    """What must be installed first, as a sentence; "" if nothing."""
    have = shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and BROWSER.exists()
    return "" if have else "WebKitGTK needs Debian's packages webkit2gtk-driver and xvfb."


class WebKitTab:
    """One window; ``js`` evaluates an expression in its page."""

    def __init__(self, port: int) -> None:
        self.home = f"http://127.0.0.1:{port}"
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.home += "/session/" + self.ask("POST", "/session", wish)["sessionId"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = Request(self.home + path, data, {"Content-Type": "application/json"},
                          method=method)
        try:
            with urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from error

    def goto(self, url: str) -> None:
        self.ask("POST", "/url", {"url": url})

    def js(self, expression: str) -> Any:
        return self.ask("POST", "/execute/sync", {"script": f"return {expression}", "args": []})

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))

    def close(self) -> None:
        self.ask("DELETE", "")


@contextmanager
def display() -> Iterator[str]:
    """A screen that nobody sees; Xvfb picks a free number and tells it."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN,
                               "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL)
    try:
        yield ":" + os.read(reading, 16).decode().strip()
    finally:
        server.terminate()
        server.wait()


@contextmanager
def webkit() -> Iterator[WebKitTab]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with display() as screen:
        driver = subprocess.Popen(["WebKitWebDriver", f"--port={port}"],
                                  env={**os.environ, "DISPLAY": screen},
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            tab = _patiently(port)
            yield tab
            tab.close()
        finally:
            driver.terminate()
            driver.wait()


def _patiently(port: int) -> WebKitTab:
    """The driver needs a moment until it listens."""
    for _ in range(100):
        try:
            return WebKitTab(port)
        except URLError:
            time.sleep(0.1)
    raise RuntimeError("WebKitWebDriver does not answer.")
