"""A Chromium that Playwright can drive: found on this machine, opened at our page.

For the tests in tests/browser/ and for tools/screenshots.py. Run as a program it prints which
browser that is, or says what to install.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
         "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
         "/Applications/Chromium.app/Contents/MacOS/Chromium"]
# The same engine without the windows around it: the tests of the page take a seventh less of the
# processor's time in it (156 seconds for 117 of them, 182 in Chromium).
SHELL = "chromium-headless-shell"
FLAGS = ["--no-sandbox",                       # root in a container has none; we open our page only
         "--disable-dev-shm-usage", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",   # no other origin answers
         "--disable-background-networking", "--disable-component-update", "--disable-sync"]
FUNCTION = re.compile(r"\s*(async\s*)?(\([^()]*\)|\w+)\s*=>|\s*(async\s+)?function\b")
SETTLED = """() => document.documentElement.dataset.state !== 'loading'
                   || document.querySelector('.py-error')"""


def find(playwright: Playwright) -> str | None:
    """The path of MEANDER_CHROMIUM, else of the system's browser, else of Playwright's own."""
    path = installed() or playwright.chromium.executable_path
    return path if Path(path).exists() else None


def installed() -> str | None:
    """The path of MEANDER_CHROMIUM, else of the system's browser."""
    wish = os.environ.get("MEANDER_CHROMIUM")
    return wish or next(filter(None, map(shutil.which, NAMES)), None)


def respect_policy(kind: type[Page]) -> None:
    """Let `wait_for_function` take expressions on a page that forbids eval.

    Playwright evaluates an expression anew at each look, as the page would; of a function it does
    so once.
    """
    wait = kind.wait_for_function
    if wait.__name__ == "wait_for_function":
        def patient(page: Page, expression: str, **options: Any) -> Any:
            text = expression if FUNCTION.match(expression) else f"() => ({expression})"
            return wait(page, text, **options)

        kind.wait_for_function = patient  # type: ignore[method-assign]


def shell() -> str | None:
    """The path of MEANDER_CHROMIUM, else of the shell, if it is installed."""
    return os.environ.get("MEANDER_CHROMIUM") or shutil.which(SHELL)


@contextmanager
def chromium(path: str | None = None) -> Iterator[Browser]:
    """A running browser: the one at ``path``, else what ``find`` finds."""
    from playwright.sync_api import Page, sync_playwright

    respect_policy(Page)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path or find(playwright), args=FLAGS)
        yield browser
        browser.close()


def wait_until_settled(page: Page, errors: list[str], seconds: float = 60) -> None:
    """Until Python has taken over the page; AssertionError at once when it cannot."""
    page.wait_for_function(SETTLED, timeout=seconds * 1000)
    state = page.evaluate("document.documentElement.dataset.state")
    banner = page.evaluate("document.querySelector('.py-error')?.textContent ?? ''")
    reason = page.evaluate("globalThis.meanderFailed && JSON.stringify(globalThis.meanderFailed)")
    assert not banner, f"Python raised an error:\n{banner}"
    assert state not in ("loading", "failed"), f"The page is {state}: {reason}, {errors}"


def main() -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = find(playwright)
    if not path:
        sys.exit("The browser tests need Chromium: install Chromium or Chrome, or run "
                 "`.venv/bin/playwright install chromium`.")
    print(path)


if __name__ == "__main__":
    main()
