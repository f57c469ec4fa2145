"""What the page has kept in the browser, by name: record, version and entry."""

from __future__ import annotations

from playwright.sync_api import Page

KEPT = """() => { const start = location.pathname.replace(/[^/]*$/, "") + " meander ";
    return Object.fromEntries(Object.entries(localStorage)
        .filter(([key]) => key.startsWith(start))
        .map(([key, text]) => [key.slice(start.length), text])); }"""
KEEP = """([name, text]) => localStorage.setItem(
    location.pathname.replace(/[^/]*$/, "") + " meander " + name, text)"""


def kept(page: Page) -> dict[str, str]:
    """Such as {"settings 1 theme": "dark"}."""
    return page.evaluate(KEPT)


def keep(page: Page, name: str, text: str) -> None:
    page.evaluate(KEEP, [name, text])
