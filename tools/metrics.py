"""What Chromium counts of a page: seconds of the processor, objects, listeners."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page


class Metrics:
    """``TaskDuration`` and ``ThreadTime`` are seconds of the processor, so that it does not matter
    how busy the machine is with other things; other names are those of the protocol of Chromium's
    developer tools, Performance.getMetrics.
    """

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def now(self) -> dict[str, float]:
        """Everything, since the page was opened."""
        found = self.session.send("Performance.getMetrics")["metrics"]
        return {one["name"]: float(one["value"]) for one in found}
