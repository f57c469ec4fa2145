"""The player: every transition of its table, and any position by any way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import maze.player
from maze.player import Player
from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.steps import PHASE, SOLVING, VISIT


class Tape:
    """A scene that remembers what was applied."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def apply(self, step: int) -> None:
        self.seen.append(step)

    def save(self) -> bytes:
        return bytes(self.seen)

    def load(self, saved: bytes) -> None:
        self.seen = list(saved)


def count_to(n: int) -> Iterator[int]:
    yield from range(n)
    return n


def player(n: int = 10, **more) -> Player:
    return Player(count_to(n), Tape(), speed=10, spacing=4, **more)


def test_ready_play_pause_finish_replay() -> None:
    p = player()
    assert p.state == "ready" and p.position == 0
    p.play()
    assert p.state == "playing"
    assert p.advance(0.35) == 3 and p.position == 3
    p.pause()
    assert p.state == "paused" and p.advance(9) == 0
    p.toggle()
    assert p.state == "playing"
    assert p.advance(99) == 7
    assert p.state == "finished" and p.result == 10
    p.toggle()
    assert p.state == "playing" and p.position == 0


def test_time_is_not_lost_between_frames() -> None:
    p = player(100)
    p.play()
    assert sum(p.advance(1 / 60) for _ in range(60)) in (9, 10)


@pytest.mark.parametrize("state", ["ready", "playing", "paused", "finished"])
def test_steps_and_seeks_from_every_state(state: str) -> None:
    def at(state: str) -> Player:
        p = player()
        if state != "ready":
            p.play()
            p.advance(0.5)
        if state == "paused":
            p.pause()
        if state == "finished":
            p.to_end()
        assert p.state == state
        return p

    p = at(state)
    before = p.position
    p.step()
    assert p.position == min(before + 1, 10)
    assert p.state == ("finished" if before == 10 else "paused")
    p = at(state)
    p.back()
    assert p.position == max(before - 1, 0)
    assert p.state == ("ready" if p.position == 0 else "paused")
    p = at(state)
    p.seek(2)
    assert p.position == 2 and p.state == ("playing" if state == "playing" else "paused")
    p = at(state)
    p.to_start()
    assert p.position == 0 and p.state == "ready"
    p = at(state)
    p.to_end()
    assert p.position == 10 and p.state == "finished"


@pytest.mark.parametrize("n", [0, 1, 3, 4, 5, 8, 9, 30])
def test_any_position_by_any_way_is_the_same(n: int) -> None:
    p = player(n)
    for position in (n, 0, n // 2, n - 1, 1, 99, -5, n // 3, n):
        p.seek(position)
        assert p.scene.seen == list(range(max(0, min(position, n))))


def test_an_empty_run_is_finished_once_it_is_known() -> None:
    p = player(0)
    p.play()
    p.advance(1)
    assert p.state == "finished" and p.at_end


def test_work_computes_ahead_and_stops_when_told() -> None:
    p = Player(count_to(1000), Tape(), spacing=100)
    turns = iter([True, False])
    p.work(lambda: next(turns))
    assert 0 < p.known < 1000 and p.position == 0 and not p.complete
    p.work(lambda: True)
    assert p.known == 1000 and p.complete and p.result == 1000


def test_landmarks() -> None:
    def steps() -> Iterator[int]:
        yield from (VISIT, PHASE + SOLVING, VISIT + 1, PHASE + 2, VISIT + 2)
    p: Player = Player(steps(), MazeScene(Recipe(size=(2, 2)).begin()[0]))
    p.to_end()
    assert p.landmarks == [2, 4]
    assert p.last_landmark() == 4
    p.seek(2)
    assert p.next_landmark() == 4 and p.last_landmark() == 0


def test_a_failing_algorithm_ends_its_timeline() -> None:
    def steps() -> Iterator[int]:
        yield 1
        raise RuntimeError("broken")
    p: Player = Player(steps(), Tape())
    p.to_end()
    assert p.known == 1 and p.complete and str(p.error) == "broken" and p.state == "finished"


@pytest.mark.parametrize("by", ["growing_passages", "prim", "recursive_backtracker"])
def test_going_back_in_a_maze_is_a_true_going_back(by: str) -> None:
    maze, steps = Recipe(size=(9, 7), by=by, solve="breadth_first").begin()
    p = Player(steps, MazeScene(maze), spacing=50)
    p.to_end()
    length, pictures = p.known, {}
    p.to_start()
    for at in range(length + 1):
        pictures[at] = p.scene.save()
        p.step()
    for at in [*range(length, 0, -7), *range(0, length, 13)]:
        p.seek(at)
        assert p.scene.save() == pictures[at]


def test_saved_scenes_of_large_mazes_stay_within_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maze.player, "MEMORY", 5000)
    recipe = Recipe(size=(20, 15), by="prim", solve="breadth_first")
    grid, steps = recipe.begin()
    player = Player(steps, MazeScene(grid), spacing=10)
    player.to_end()
    end = player.scene.save()
    assert sum(map(len, player._saved.values())) <= 5000 + len(end)
    for _ in range(30):
        player.back()
    for _ in range(30):
        player.step()
    assert player.scene.save() == end
