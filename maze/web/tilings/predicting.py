"""Predicting: the switch *Predict* of a search for tilings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maze.web.explaining.predict import Predict
from maze.web.house import House
from maze.web.run import Shown
from maze.web.tilings.standing import TilingRun


def predicting(house: House, shown: Callable[[], Shown | None]) -> Predict:
    """Its questions; ``shown`` is what the page shows, which may be another place's."""
    def board() -> TilingRun | None:
        run = shown()
        return run if isinstance(run, TilingRun) else None

    def made(module: Any) -> Any:
        return module.TilingQuestions(house.browser, board, predict.tap)

    predict = Predict(house.browser, "tile-predict", "maze.web.asking.tilings", made,
                      house.stage.redraw, house.app.voice.note)
    predict.listen()
    return predict
