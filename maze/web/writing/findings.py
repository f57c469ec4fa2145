"""Findings: what a proof has found, sentence by sentence, each with its example.

Each claim of ``maze.visitors.report.TITLES`` has a line of its own: ``proof-<claim>``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from maze.message import Message, counted
from maze.texts import packed
from maze.visitors.report import PROVED, REFUTED, TITLES, TOLD, Counter, Report
from maze.web.page import Page
from maze.web.writing.charts import CHARTS
from maze.web.writing.proofs import Proofs

STATES = {PROVED: Message("proved"), REFUTED: Message("refuted"), TOLD: Message("measured")}
SHOW = Message("Show on the board")
LAB = Message("Count more of them in the lab")
CENSUS = "#lab?v=1&mode=census&shape=square&size=3x3&by=mine.wilson&seed=amber-7&mazes=2000&code={}"


def _line(claim: str) -> str:
    name = f"proof-{claim}"
    chart = f'<div id="{name}-chart" hidden=""/>' if claim in CHARTS else ""
    lab = '<a id="proof-lab" href="#lab" class="onward"/>' if claim == "even" else ""
    return (f'<li id="{name}" hidden=""><h3 id="{name}-title"/><p><b id="{name}-state" '
            f'class="state"/> <span id="{name}-words"/></p>{chart}<button id="{name}-show" '
            f'type="button" hidden="" aria-describedby="{name}-title"/>{lab}</li>')


LINES = f'<ul xmlns="http://www.w3.org/1999/xhtml">{"".join(map(_line, TITLES))}</ul>'


class Findings:
    """``show`` puts a counter-example on the board."""

    def __init__(self, page: Page, proofs: Proofs, show: Callable[[Counter], None]) -> None:
        self.page, self.proofs, self.show = page, proofs, show
        self._report: Report | None = None
        page.draw("proof-list", LINES)
        page.write("proof-lab", LAB)
        for claim in TITLES:
            page.write(f"proof-{claim}-title", TITLES[claim])
            page.write(f"proof-{claim}-show", SHOW)
            page.on(f"proof-{claim}-show", "click", partial(self._show, claim))

    def refresh(self) -> None:
        """Tell what is known now."""
        report = self.proofs.report
        if report is self._report:
            return
        self._report = report
        self.page.attribute("proof", "hidden", None if report else "")
        if report is None:
            return
        self.page.write("proof-summary", report.summary)
        self.page.write("proof-told", counted(
            "{n} run was judged, step by step. Other boards and seeds were not tried.",
            "{n} runs were judged, step by step. Other boards and seeds were not tried.",
            n=self.proofs.runs))
        self.page.attribute("proof-lab", "href", CENSUS.format(packed(self.proofs.text)))
        for claim in TITLES:
            self._tell(claim)

    def put_away(self) -> None:
        """They are of another program than the one that is written."""
        self.page.attribute("proof", "hidden", "")

    def _tell(self, claim: str) -> None:
        page, verdict = self.page, self.proofs.verdict(claim)
        page.attribute(f"proof-{claim}", "hidden", None if verdict else "")
        if verdict is None:
            return
        page.attribute(f"proof-{claim}", "data-state", verdict.state)
        page.write(f"proof-{claim}-state", STATES[verdict.state].capital())
        page.write(f"proof-{claim}-words", verdict.words)
        page.attribute(f"proof-{claim}-show", "hidden", None if verdict.counter else "")
        if claim in CHARTS:
            svg = CHARTS[claim](verdict.numbers)
            page.attribute(f"proof-{claim}-chart", "hidden", None if svg else "")
            if svg:
                page.draw(f"proof-{claim}-chart", svg)

    def _show(self, claim: str) -> None:
        verdict = self.proofs.verdict(claim)
        if verdict and verdict.counter:
            self.show(verdict.counter)
