"""Makers: files for other tools, whose modules are fetched first and which are made in slices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maze.progress import Work
from maze.saving import Form, Millimetres
from maze.web.fetching import is_here
from maze.web.page import Field, Page
from maze.web.parts import Parts
from maze.web.work.scheduler import Scheduler

MAKING = "making"                                          # a part of the page: tools/parts.py
WRITING = "The file is being written."


class Makers:
    """What the dialog asks for a kind of file, and the work of making it."""

    def __init__(self, page: Page, parts: Parts, scheduler: Scheduler) -> None:
        self.page, self.parts, self.scheduler = page, parts, scheduler
        self._asked: dict[str, str] = {}                   # what was written, by measure
        self._shown: Sequence[Millimetres] = ()

    def show(self, form: Form | None) -> None:
        """The measures of a kind of file; none of the page's own."""
        measures = form.measures if form else ()
        self._keep()
        self.page.attribute("export-measures", "hidden", None if measures else "")
        self.page.fields("export-measures", [
            Field(one.name, one.title, "text", self._asked.get(one.name, one.format(one.default)),
                  one.help) for one in measures])
        self._shown = measures

    def _keep(self) -> None:
        """Remember what was written until now."""
        for one in self._shown:
            self._asked[one.name] = self.page.read(f"export-measures-{one.name}")

    def measures(self, form: Form) -> dict[str, float]:
        """What is written there.  Raises RecipeError."""
        return {one.name: one.parse(self.page.read(f"export-measures-{one.name}").strip())
                for one in form.measures}

    def begin(self, work: Callable[[], Work[bytes]], done: Callable[[bytes], None],
              failed: Callable[[Exception], None]) -> None:
        """Make a file as soon as its modules are here; another one takes its place."""
        if not is_here(self.parts, MAKING, self.page, "export-said",
                       lambda: self.begin(work, done, failed)):
            return
        self.page.write("export-said", WRITING)
        self.scheduler.begin("export", _begun(work), done, failed=failed)


def _begun(work: Callable[[], Work[bytes]]) -> Work[bytes]:
    """The same; what is wrong from the beginning is found in the first slice."""
    return (yield from work())
