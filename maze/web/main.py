"""The page: the site in this window.  The only module with effects when it is imported."""

from __future__ import annotations

import asyncio

from maze.web.browser import Window
from maze.web.site import Site

site = Site(Window()).start()
loop = asyncio.ensure_future(site.stage.run())
