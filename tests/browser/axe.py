"""axe-core, asked about a page from a world of its own: nothing of it is left on the page."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Error, Page

AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Links to other places of the page begin with "#", too, and lead to no element.
SKIP_LINK = """;axe.configure({ rules: [{ id: "skip-link", selector: "a.skip" }] });"""
ROOT = Path(__file__).resolve().parents[2]
_worlds: WeakKeyDictionary[Page, tuple[CDPSession, int]] = WeakKeyDictionary()


@cache
def source() -> str:
    return (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def ask_axe(page: Page, act: str, *arguments: Any) -> Any:
    """What a function returns that sees `axe` and the document of the page.

    As with `page.evaluate`, the page's security policy does not apply.
    """
    try:
        return _ask(*_worlds[page], act, arguments)
    except (KeyError, Error):                              # a new page, or another document
        _worlds[page] = _new_world(page)
        return _ask(*_worlds[page], act, arguments)


def _new_world(page: Page) -> tuple[CDPSession, int]:
    session = page.context.new_cdp_session(page)
    frame = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = session.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})
    number = world["executionContextId"]
    session.send("Runtime.evaluate", {"expression": source() + SKIP_LINK, "contextId": number})
    return session, number


def _ask(session: CDPSession, number: int, act: str, arguments: tuple[Any, ...]) -> Any:
    answer = session.send("Runtime.evaluate", {
        "expression": f"({act})(...{json.dumps(arguments)})", "contextId": number,
        "awaitPromise": True, "returnByValue": True})
    assert "exceptionDetails" not in answer, answer["exceptionDetails"]
    return answer["result"]["value"]
