"""The player: every transition of its table, and any position by any way."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator

import pytest

import maze.player
import maze.snapshots
from maze.pipeline import solved
from maze.player import Player
from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.sources import StreamSource
from maze.steps import BREATH, PHASE, SOLVING, VISIT


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


ACTS = {
    "play": Player.play, "pause": Player.pause, "toggle": Player.toggle, "step": Player.step,
    "back": Player.back, "seek": lambda p: p.seek(3), "seek 0": lambda p: p.seek(0),
    "seek end": lambda p: p.seek(99), "to_start": Player.to_start, "to_end": Player.to_end,
    "advance": lambda p: p.advance(0.1), "runs out": lambda p: p.advance(99),
}


def table(first: str = "state") -> list[tuple[str, str, str]]:
    """What the docstring of the player says: (state, act, state after it).

    ``first`` is the first head of its lines.
    """
    found, heads = [], []
    for line in maze.player.__doc__.splitlines():
        cells = [cell.strip() for cell in re.split(r"  +", line.strip())]
        if cells[0] in ("state", "nothing yet"):
            heads = cells[1:] if cells[0] == first else []
        elif heads and len(cells) == len(heads) + 1:
            found += [(cells[0], head, cell) for head, cell in zip(heads, cells[1:])
                      if head != "position"]
    return found


def at(state: str) -> Player:
    """A run of ten steps in a state; between the ends it is at step 5."""
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


def test_the_table_is_whole() -> None:
    states = ("ready", "playing", "paused", "finished")
    assert sorted((state, act) for state, act, _ in table()) == sorted(
        (state, act) for state in states for act in ACTS)


@pytest.mark.parametrize("state, act, after", table())
def test_every_transition_of_the_table(state: str, act: str, after: str) -> None:
    p = at(state)
    ACTS[act](p)
    assert p.state == after
    assert p.scene.seen == list(range(p.position))


def starved(state: str) -> tuple[Player, StreamSource[int]]:
    """A run in a state whose source has given all it has; five of ten steps unless it is ready."""
    source: StreamSource[int] = StreamSource()
    p = Player(source, Tape(), speed=10, spacing=4)
    if state != "ready":
        source.feed(array("i", range(5)))
        p.seek(5)
    if state == "playing":
        p.play()
    assert p.state == state and p.starved
    return p, source


def test_the_table_of_a_source_that_has_nothing_yet_is_whole() -> None:
    states = ("ready", "playing", "paused")
    assert sorted((state, act) for state, act, _ in table("nothing yet")) == sorted(
        (state, act) for state in states for act in ACTS if act != "runs out")


@pytest.mark.parametrize("state, act, after", table("nothing yet"))
def test_every_transition_while_a_source_has_nothing_yet(state: str, act: str, after: str) -> None:
    p, source = starved(state)
    ACTS[act](p)
    now, _, later = after.partition(" ")
    assert p.state == now and p.scene.seen == list(range(p.position))
    assert not p.has_work() or not p.starved
    source.feed(array("i", range(p.known, 10)))
    source.end(10)
    p.work(lambda: True)
    assert p.state == (later or now) and p.scene.seen == list(range(p.position))
    assert p.complete and p.known == 10 and p.result == 10 and not p.has_work()


@pytest.mark.parametrize("forget", [Player.pause, Player.play, lambda p: p.seek(2)])
def test_any_other_call_forgets_the_goal(forget) -> None:
    p, source = starved("paused")
    p.to_end()
    forget(p)
    source.feed(array("i", range(5, 10)))
    p.work(lambda: True)
    assert p.known == 10 and p.position <= 5


def test_the_goal_is_come_to_in_short_hops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maze.player, "HOP", 2)
    p, source = starved("paused")
    p.seek(9)
    source.feed(array("i", range(5, 10)))
    turns = iter([True, False])
    p.work(lambda: next(turns))
    assert p.position == 7 and p.has_work()
    p.work(lambda: True)
    assert p.position == 9 and p.state == "paused"


def test_the_result_is_known_when_all_steps_are() -> None:
    p, source = starved("paused")
    source.feed(array("i", range(5, 10)))
    source.end(10)
    assert p.result is None and not p.complete
    p.to_end()
    assert p.result == 10


def test_a_stream_that_fails_ends_its_timeline_after_the_steps_it_had() -> None:
    p, source = starved("paused")
    source.feed(array("i", range(5, 8)))
    source.fail(RuntimeError("broken"))
    assert p.error is None
    p.to_end()
    assert p.position == p.known == 8 and p.state == "finished" and str(p.error) == "broken"


@pytest.mark.parametrize("most", [1, 2, 3, 4, 7, 100])
def test_a_stream_is_handed_out_as_it_was_fed(most: int) -> None:
    heard: list[int] = []
    source: StreamSource[int] = StreamSource(lambda: heard.append(1))
    assert source.waiting and not source.take(most)
    for part in (range(3), range(0), range(3, 4), range(4, 11)):
        source.feed(array("i", part))
    taken: list[int] = []
    while not source.waiting:
        some = source.take(most)
        assert 0 < len(some) <= most
        taken += some
    assert taken == list(range(11)) and not source.over
    source.end(11)
    assert source.over and not source.waiting and source.result == 11 and len(heard) == 5


def test_a_step_to_an_end_finishes_or_is_ready_again() -> None:
    for state in ("playing", "paused"):
        p = at(state)
        p.seek(9)
        p.step()
        assert p.state == "finished"
        p = at(state)
        p.seek(1)
        p.back()
        assert p.state == "ready"


@pytest.mark.parametrize("state, forward, back", [
    ("ready", 1, 0), ("playing", 6, 4), ("paused", 6, 4), ("finished", 10, 9)])
def test_steps_go_by_one(state: str, forward: int, back: int) -> None:
    p, q = at(state), at(state)
    p.step()
    q.back()
    assert (p.position, q.position) == (forward, back)


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


def breathing(n: int) -> Iterator[int]:
    for number in range(n):
        if number % 5 == 3:
            yield from (BREATH, BREATH)
        yield number
    yield BREATH
    return n


def test_who_plays_does_not_wait_while_an_algorithm_pauses_for_breath() -> None:
    p = Player(breathing(10), Tape(), speed=10, spacing=4)
    p.play()
    assert p.advance(0.5) == 3 and p.position == p.known == 3      # not one breath more
    assert p.advance(0.1) == 0 and p.state == "playing"
    turns = iter([True, False])
    p.work(lambda: next(turns))
    assert p.known == 8 and p.position == 3
    p.work(lambda: True)
    assert list(p.log) == list(range(10)) and p.result == 10
    p.advance(9)
    assert p.state == "finished" and p.scene.seen == list(range(10))


def test_who_asks_for_a_step_gets_it_whatever_breath_it_takes() -> None:
    p = Player(breathing(10), Tape(), speed=10, spacing=4)
    p.seek(3)
    p.step()
    assert p.position == 4 and p.scene.seen == [0, 1, 2, 3]
    p.to_end()
    assert p.position == 10 and p.result == 10 and p.error is None


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
    monkeypatch.setattr(maze.snapshots, "MEMORY", 5000)
    recipe = Recipe(size=(20, 15), by="prim", solve="breadth_first")
    grid, steps = recipe.begin()
    player = Player(steps, MazeScene(grid), spacing=10)
    player.to_end()
    end = player.scene.save()
    assert sum(map(len, player.snapshots.saved.values())) <= 5000 + len(end)
    for _ in range(30):
        player.back()
    for _ in range(30):
        player.step()
    assert player.scene.save() == end


@pytest.mark.parametrize("state", ["ready", "playing", "paused"])
def test_a_branch_goes_on_as_its_player_did(state: str) -> None:
    branch = at(state).branch(4, count_to(10), Tape())
    assert branch.state == state
    assert branch.speed == at(state).speed and branch.position == min(4, at(state).position)
    before = branch.position
    assert (branch.advance(10 / branch.speed) > 0) == (state == "playing")
    assert (branch.position > before) == (state == "playing")


def test_a_branch_has_done_the_same_so_far_and_then_something_else():
    recipe = Recipe("square", (9, 7), solve="breadth_first")
    other = recipe.but(start=30, goal=5)
    maze, steps = recipe.begin()
    player = Player(steps, MazeScene(maze), spacing=50)
    player.to_end()
    at = player.landmarks[0] - 1                           # before solving begins
    scene = MazeScene(other.begin()[0])
    branch = player.branch(at, solved(other, player.result.maze, (30, 5)), scene)
    assert branch.position == at and branch.log[:at] == player.log[:at]
    branch.to_end()
    assert branch.result.digest == other.picture().digest
    whole = Player(other.begin()[1], MazeScene(other.begin()[0]))
    whole.to_end()
    assert list(branch.log) == list(whole.log) and branch.landmarks == whole.landmarks
    assert scene.save() == whole.scene.save()
    branch.seek(10)
    whole.seek(10)
    assert scene.save() == whole.scene.save()
