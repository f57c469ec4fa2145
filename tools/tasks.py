"""How long the tasks of a page's main thread take, in the processor's time.

The clock tells how busy the machine is with other things; Chromium's own trace does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def tasks(page: Page, act: Callable[[], Any], sign: str) -> list[float]:
    """Milliseconds of each task while ``act`` runs; ``sign`` is a part of a file's address that
    only this page asks for, which tells its process from others."""
    browser = page.context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    done: list[Any] = []
    session.on("Tracing.dataCollected", lambda event: events.extend(event["value"]))
    session.on("Tracing.tracingComplete", lambda event: done.append(event))
    session.send("Tracing.start", {"transferMode": "ReportEvents",
                                   "traceConfig": {"includedCategories": CATEGORIES}})
    act()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    session.detach()
    thread = next((one["pid"], one["tid"]) for one in events
                  if one["name"] == "ResourceSendRequest" and sign in str(one["args"]))
    return [one.get("tdur", 0) / 1000 for one in events
            if one["name"] == "RunTask" and (one["pid"], one["tid"]) == thread]
