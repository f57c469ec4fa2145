"""The log of a run: a list of steps that takes little room."""

from __future__ import annotations

from array import array
from itertools import islice

import pytest

import maze.log
from maze.log import PART, PLAIN, SIZE, Log, packed, unpacked
from maze.player import Player
from maze.recipe import Recipe
from maze.rng import Rng
from maze.scene import MazeScene
from maze.steps import BREATH


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of eight steps, all but the last two packed."""
    monkeypatch.setattr(maze.log, "PART", 8)
    monkeypatch.setattr(maze.log, "PLAIN", 2)


def test_it_is_the_list_of_its_steps(small: None) -> None:
    rng = Rng("log", "steps")
    steps = [rng.below(1 << 31) for _ in range(100)]
    for count in (0, 1, 7, 8, 9, 16, 17, 24, 25, 100):
        log = Log()
        for first in range(0, count, 11):
            log.extend(array("i", steps[first:min(first + 11, count)]))
        known = steps[:count]
        assert len(log) == count and list(log) == known and log == Log(known)
        assert log[:].tolist() == known and [log[at] for at in range(-count, count)] == known * 2
        for part in (slice(3, 30), slice(-5, None), slice(90, 20), slice(0, 99, 7),
                     slice(None, None, -1)):
            assert log[part].tolist() == known[part]
        with pytest.raises(IndexError):
            log[count]
    assert log != Log(steps[:99]) and log != Log([*steps[:99], 1]) and log != steps


def test_another_log_goes_on_from_its_beginning(small: None) -> None:
    log = Log(range(60))
    for end in (0, 5, 8, 16, 33, 48, 59, 60):
        other = log.upto(end)
        assert list(other) == list(range(end))
        other.extend(array("i", [7] * 30))
        assert list(other) == [*range(end), *[7] * 30] and list(log) == list(range(60))


def test_steps_are_packed_to_two_bytes_and_less() -> None:
    run = Recipe(size=(150, 150), by="wilson", seed="log", solve="a_star").begin()[1]
    steps = array("i", islice(filter(BREATH.__ne__, run), 8 * PART))
    for first in range(0, len(steps), PART):
        part = steps[first:first + PART]
        assert unpacked(packed(part)) == part and len(packed(part)) < 2 * len(part)
    log = Log()
    for _ in range(PLAIN // 8 + 3):
        log.extend(steps)
    assert len(log) == (PLAIN + 24) * PART
    assert log.bytes <= PLAIN * PART * SIZE + 24 * PART * 2
    assert log[5 * PART - 9:5 * PART + 9] == steps[5 * PART - 9:5 * PART + 9]


def test_a_long_run_goes_back_over_what_is_packed(small: None) -> None:
    maze_, steps = Recipe(size=(9, 8), by="wilson", solve="breadth_first", seed="log").begin()
    player = Player(steps, MazeScene(maze_), spacing=50)
    player.to_end()
    assert len(player.log._packed) > 20
    end = player.scene.save()
    for at in (0, 20, player.known // 2, player.known):
        player.seek(at)
        assert player.position == at
    assert player.scene.save() == end
    branch = player.branch(40, iter([*player.log[40:]]), MazeScene(maze_))
    assert branch.log[:40] == player.log[:40]


def test_there_are_no_steps_after_the_last() -> None:
    assert list(Log(range(20)).upto(21)) == list(range(20))
