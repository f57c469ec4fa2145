"""The recording that plays before Python has started is what Python will draw, step by step."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from maze.marks import FLOOD, LOOKS, ONCE, TONES, VISITED
from maze.message import Message, joined, message_of
from maze.places import PLACES
from maze.player import Player
from maze.render.theme import LIGHT
from maze.scene import MazeScene
from maze.web.mazes.lens import Lens
from maze.web.mazes.runs import begun
from tools import shell, trace

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "static"

OPENING = PLACES.first.start()


@pytest.fixture(scope="module")
def record():
    text = shell.RECORDED.read_text(encoding="utf-8")
    return json.loads(text[text.index("{"):text.rindex(";")])


def test_the_recording_is_of_today():
    text = shell.RECORDED.read_text(encoding="utf-8")
    assert text == trace.module(OPENING), "stale: run `python3 tools/shell.py`"


def test_it_is_of_the_maze_that_the_page_opens_with(record):
    assert record["digest"] == OPENING.picture().digest
    page = shell.TARGET.read_text(encoding="utf-8").replace("&amp;", "&")
    assert f'data-openings="{record["link"]} ' in page


def tone_of(look: int) -> int:
    toned = FLOOD < look < trace.BARE
    return (look - FLOOD - 1) % TONES + 1 if toned else 0


def mark_of(look: int) -> int:
    if tone_of(look):
        return ONCE if look >= LOOKS else VISITED
    return look % trace.BARE


def test_its_changes_add_up_to_the_scene_after_every_step(record):
    maze, steps = OPENING.begin()
    scene = MazeScene(maze)
    player = Player(steps, scene)
    player.to_end()
    player.to_start()
    size, across = record["cells"], record["columns"]
    looks, opened, head, path = bytearray(size), set(), -1, []
    for _, _, *changes in record["steps"]:
        for kind, cell in (divmod(code, size) for code in changes):
            if kind < trace.RIGHT:
                looks[cell] = kind
            elif kind in (trace.RIGHT, trace.DOWN):
                opened.add(maze.grid.between(cell, cell + (1 if kind == trace.RIGHT else across)))
            elif kind == trace.PATH:
                path.append(cell)
            else:
                head = -1 if kind == trace.HEADLESS else cell
        player.step()
        assert bytes(map(mark_of, looks)) == bytes(scene.marks)
        assert all(tone_of(look) in (0, tone) for look, tone in zip(looks, scene.tones))
        assert opened == {edge for edge, is_open in enumerate(scene.open) if is_open}
        assert (head, path) == (scene.head, scene.path)
    assert player.at_end and record["landmark"] == player.landmarks[0]


def test_its_sentences_are_those_of_the_run(record):
    run = begun(OPENING, lambda: LIGHT, Lens())            # with the solver's own words
    for number, cell, *_ in record["steps"]:
        run.player.step()
        row, column = divmod(cell, record["columns"])
        where = Message(record["place"], row=row + 1, column=column + 1)
        words = message(json.loads(record["sentences"][number]), where)
        assert str(words) == str(run.sentence)


def message(data, where):
    """A sentence of the recording; static/message.mjs reads it in the same way."""
    if isinstance(data, list):
        return joined([message(part, where) for part in data])
    if isinstance(data, dict):
        values = data.get("values", {})
        return message_of(data["text"], tuple((gap, message(inner, where)) for gap, inner
                                              in values.items()), data.get("one", ""), "")
    return where if data is None else data


def small(*names: str) -> int:
    return sum(len(gzip.compress((STATIC / name).read_bytes(), mtime=0)) for name in names)


def test_it_is_small():
    """The goals of the product: a player of a few kilobytes, a shell under 100 kB."""
    assert small("recorded.mjs", "painted.mjs", "message.mjs") < 5800
    shell_of_the_page = small("early.js", "boot.mjs", "runtime.mjs", "arriving.mjs",
                              "recorded.mjs", "painted.mjs", "message.mjs", "words.mjs",
                              "trace.mjs", "../index.html",
                              *(path.name for path in STATIC.glob("*.css")))
    assert shell_of_the_page < 100_000
