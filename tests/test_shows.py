"""What each algorithm shows of its variables: after every step it is what the steps say it is.

What a role holds is worked out here a second time, from the steps and the maze alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from maze.catalog import DEFAULT
from maze.holding import Holding
from maze.members import members
from maze.passages import Maze
from maze.recipe import Recipe
from maze.render.holding import DRAWINGS, holding_layers
from maze.render.theme import LIGHT
from maze.roles import HELPERS, READERS, drawn_as
from maze.steps import CARVE, CLEAR, FRONTIER, MASK, ONCE, PHASE, SHIFT, VISIT, WALK, Step
from tools.shown import FILE, text

SIZE = (7, 5)
ENTRIES = [(room, entry.id) for room in ("generators", "solvers")
           for entry in DEFAULT.room(room).values()]


class Moment:
    """What is held after a step, beside the maze as it is then."""

    def __init__(self, step: Step, maze: Maze, held: dict[str, Sequence[int]]) -> None:
        self.verb, self.number = step >> SHIFT << SHIFT, step & MASK
        self.maze = maze
        self.held = held
        self.open = bytes(maze.open)


def recipe_of(room: str, name: str, **more: object) -> Recipe:
    ours = {"by": name} if room == "generators" else {"by": "wilson", "solve": name, "braid": 40}
    return Recipe(**{"size": SIZE, **ours, **more})


def moments(room: str, name: str, **more: object) -> list[Moment]:
    """The steps of an algorithm alone, one after the other."""
    recipe = recipe_of(room, name, **more)
    log = array("i", recipe.begin()[1])
    holding = Holding(recipe, lambda: recipe.begin()[1], log)
    maze, steps = recipe.begin()
    found, generating = [], True
    for at, step in enumerate(steps, 1):
        generating &= step >> SHIFT != PHASE >> SHIFT
        holding.reach(at, lambda: True)
        if generating == (room == "generators") and holding.at(at):
            found.append(Moment(step, maze, dict(holding.at(at))))
    return found


def with_role(room: str, name: str, role: str, **more: object) -> list[Moment]:
    found = [moment for moment in moments(room, name, **more) if role in moment.held]
    assert found, f"{name} never holds {role}"
    return found


def parts_of(maze: Maze, opened: Sequence[int]) -> dict[int, int]:
    """For each cell the least one that it is joined with."""
    least = list(range(len(maze.grid)))
    for _ in least:
        for edge, (a, b) in enumerate(maze.grid.joins):
            if opened[edge]:
                least[a] = least[b] = min(least[a], least[b])
    return dict(enumerate(least))


def ends(maze: Maze, edge: int) -> set[int]:
    return set(maze.grid.joins[edge])


def pairs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    return zip(numbers[::2], numbers[1::2], strict=True)


# --- all of them ------------------------------------------------------------------------------


def test_every_algorithm_shows_something_and_every_role_is_used_and_drawn() -> None:
    shows = [DEFAULT.get(room, name).shows for room, name in ENTRIES]
    assert len(shows) == 46 and all(drawn_as(roles) for roles in shows)
    used = {role for roles in shows for role in roles}
    assert used == {*READERS, *HELPERS}
    told_only = {"turned", "count"}
    assert {role.drawn for role in READERS.values()} == {*DRAWINGS} | told_only


@pytest.mark.parametrize("room, name", ENTRIES)
def test_what_is_held_belongs_to_the_board_and_can_be_drawn(room: str, name: str) -> None:
    roles = drawn_as(DEFAULT.get(room, name).shows)
    found = moments(room, name, size=(5, 4))
    grid = recipe_of(room, name, size=(5, 4)).grid()
    seen: set[str] = set()
    for moment in found:
        for role, numbers in moment.held.items():
            if role in ("walls", "kept", "spared", "wall", "gap", "bars"):
                assert all(0 <= edge < grid.edges for edge in numbers), role
            elif role in ("stack", "bag", "queue", "trail", "track", "walk", "loop", "row", "run"):
                assert all(0 <= cell < len(grid) for cell in numbers), role
            seen |= {role} if numbers else set()
    list(holding_layers(grid, found[-1].held, LIGHT))
    assert seen <= {*roles} and seen, "never anything in its variables"


@pytest.mark.prove
@pytest.mark.parametrize("room, name", ENTRIES)
@pytest.mark.parametrize("shape, size", [("square", (7, 5)), ("hexagon", (6, 5)), ("polar", (4,)),
                                         ("torus", (6, 5)), ("cube", (3,))])
def test_back_is_as_forth_on_every_shape(room: str, name: str, shape: str,
                                         size: tuple[int, ...]) -> None:
    try:
        recipe = recipe_of(room, name, shape=shape, size=size)
        log = array("i", recipe.begin()[1])
    except ValueError:
        pytest.skip("not on this grid")
    holding = Holding(recipe, lambda: recipe.begin()[1], log)
    theme, forth = LIGHT, {}
    for at in range(1, len(log) + 1):
        assert holding.reach(at, lambda: True)
        forth[at] = dict(holding.at(at))
        list(holding_layers(recipe.grid(), forth[at], theme))
    for at in range(len(log), 0, -1):
        assert holding.reach(at, lambda: True)
        assert dict(holding.at(at)) == forth[at]


def test_how_much_is_held_is_noted_along_the_way() -> None:
    recipe = recipe_of("generators", "prim", size=(12, 9), solve="depth_first")
    log = array("i", recipe.begin()[1])
    holding = Holding(recipe, lambda: recipe.begin()[1], log)
    grown = log.index(PHASE + 1)
    assert holding.reach(grown, lambda: True)
    for at, size in holding.sizes(grown):
        assert holding.reach(at, lambda: True) and len(holding.at(at)["bag"]) == size
    holding.reach(len(log), lambda: True)
    solving = holding.sizes(len(log))
    assert len(solving) > 20 and all(at > grown for at, _ in solving), "of the solver alone"


# --- cells ------------------------------------------------------------------------------------


def test_bag_the_frontier_of_prim() -> None:
    frontier: set[int] = set()
    seen: set[int] = set()
    for moment in with_role("generators", "prim", "bag"):
        if moment.verb == FRONTIER:
            frontier.add(moment.number)
        elif moment.verb == CARVE:
            frontier -= ends(moment.maze, moment.number)
        seen |= frontier
        assert set(moment.held["bag"]) == frontier
    assert len(seen) == 34


@pytest.mark.parametrize("name", ["growing_tree", "growing_passages", "with_tree", "spiral"])
def test_bag_the_cells_that_may_grow_are_in_the_maze(name: str) -> None:
    for moment in with_role("generators", name, "bag"):
        carved = {cell for edge, way in enumerate(moment.open) if way
                  for cell in ends(moment.maze, edge)}
        assert set(moment.held["bag"]) <= carved or len(carved) == 0


def test_queue_the_waves_of_breadth_first() -> None:
    queue: list[int] = []
    for moment in with_role("solvers", "breadth_first", "queue"):
        if moment.verb == VISIT:
            assert not queue or queue.pop(0) == moment.number
        elif moment.verb == FRONTIER:
            queue.append(moment.number)
        assert list(moment.held["queue"]) == queue         # what was left stays, too


@pytest.mark.parametrize("name", ["dijkstra", "a_star", "greedy_best_first"])
def test_heap_the_first_is_the_next_to_be_visited(name: str) -> None:
    found = with_role("solvers", name, "queue")
    for now, then in pairwise(found):
        if then.verb == VISIT:
            assert now.held["queue"][0] == then.number


def test_queue_dead_ends_that_wait_are_not_filled_yet() -> None:
    filled: set[int] = set()
    found = [moment for moment in moments("solvers", "dead_end_filler") if "queue" in moment.held]
    for moment in found:
        filled.add(moment.number)
        assert filled.isdisjoint(moment.held["queue"])


def test_lengths_are_those_of_the_paths() -> None:
    *_, last = with_role("solvers", "dijkstra", "lengths")
    far, goal = {0: 0}, last.number
    for cell in (wave := [0]):
        for new, edge in zip(last.maze.grid.neighbors[cell], last.maze.grid.borders[cell],
                             strict=True):
            if last.open[edge] and new not in far:
                far[new] = far[cell] + 1
                wave.append(new)
    lengths = dict(pairs(last.held["lengths"]))
    assert lengths[goal] == 1000 * far[goal]
    assert all(far[cell] * 1000 <= length for cell, length in lengths.items())


def test_pointers_lead_back_through_passages_to_the_start() -> None:
    for moment in with_role("solvers", "breadth_first", "pointers"):
        before = moment.held["pointers"]
        for cell, old in enumerate(before):
            if old >= 0 and old != cell:
                assert moment.open[moment.maze.grid.between(cell, old)]
            while cell != before[cell] and before[cell] >= 0:
                cell = before[cell]
            assert before[cell] < 0 or cell == 0


def test_toward_every_arrow_leads_to_the_origin() -> None:
    for moment in with_role("generators", "origin_shift", "pointers", opt=(("shifts", "2"),)):
        pointers = moment.held["pointers"]
        if moment.verb != VISIT or pointers.count(-1) != 1:
            continue                                       # the first tree, or between two moves
        assert pointers[moment.number] == -1
        for cell in range(len(pointers)):
            for _ in pointers:
                if pointers[cell] >= 0:
                    assert moment.open[moment.maze.grid.between(cell, pointers[cell])]
                    cell = pointers[cell]
            assert cell == moment.number


def test_links_of_two_floods_begin_at_both_ends() -> None:
    *_, last = with_role("solvers", "bidirectional", "links")
    for role, end in (("links", 0), ("backs", 34)):
        before = dict(pairs(last.held[role]))
        for cell in before:
            while cell in before:
                cell = before[cell]
            assert cell == end


def test_row_is_where_the_passage_opens() -> None:
    for name in ("sidewinder", "eller", "binary_tree"):
        for moment in with_role("generators", name, "row"):
            if moment.verb == CARVE:
                assert ends(moment.maze, moment.number) & set(moment.held["row"])


def test_run_is_a_corridor_of_the_row() -> None:
    longest = 0
    for moment in with_role("generators", "sidewinder", "run"):
        run, row = moment.held["run"], moment.held["row"]
        assert not run or row[row.index(run[0]):][:len(run)] == run
        assert all(moment.open[moment.maze.grid.between(a, b)] for a, b in pairwise(run))
        longest = max(longest, len(run))
    assert longest > 1


def test_scan_what_the_hunt_has_passed_is_in_the_maze() -> None:
    left = None
    for moment in with_role("generators", "hunt_and_kill", "row"):
        assert moment.held["row"], "at least the cell itself"
        left = left or moment.held["count"][0]
        assert moment.held["count"][0] in (left, left - 1)
        left = moment.held["count"][0]
    assert left == 0


# --- sets and parts ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["kruskal", "boruvka", "eller"])
def test_sets_are_the_parts_of_the_maze(name: str) -> None:
    for moment in with_role("generators", name, "sets"):
        wanted = parts_of(moment.maze, moment.open)
        sets = {frozenset(cells) for cells in members(moment.held["sets"]).values()}
        assert sets == {frozenset(cell for cell in wanted if wanted[cell] == least)
                        for least in set(wanted.values())}


def test_parts_trees_that_met_are_one() -> None:
    for moment in with_role("generators", "growing_forest", "parts", opt=(("trees", "4"),)):
        wanted, parts = parts_of(moment.maze, moment.open), moment.held["parts"]
        grown = [cell for cell in wanted if parts[cell] >= 0]
        assert len(set(map(parts.__getitem__, grown))) == len({wanted[cell] for cell in grown})
        tops = [cell for cell, after in pairwise((*moment.held["stacks"], -1))
                if after < 0 and cell >= 0]
        assert set(tops) <= set(grown)


def test_parts_blobs_hang_together() -> None:
    for moment in with_role("generators", "blobby_division", "wall"):
        parts, grid = moment.held["parts"], moment.maze.grid
        inner = bytes(parts[a] == parts[b] for a, b in grid.joins)
        assert len(set(parts_of(moment.maze, inner).values())) == len(set(parts))


# --- walls ------------------------------------------------------------------------------------


def test_kept_the_lighter_walls_that_stand_are_within_a_set() -> None:
    found = with_role("generators", "kruskal", "kept")
    for now, then in pairwise(found):
        kept, root_of = set(now.held["kept"]), parts_of(now.maze, now.open)
        assert kept <= set(then.held["kept"]), "what stays, stays"
        assert all(root_of[a] == root_of[b] for a, b in map(now.maze.grid.joins.__getitem__, kept))
    weights = [max(weight, ~weight) for weight in found[0].held["weights"]]
    carved = [moment.number for moment in found]
    assert carved == sorted(carved, key=weights.__getitem__)
    lightest = {edge for edge in range(len(weights)) if weights[edge] < weights[carved[-1]]}
    assert lightest - set(carved) == set(found[-1].held["kept"])


def test_weights_are_negative_where_all_is_decided() -> None:
    for moment in with_role("generators", "kruskal", "weights"):
        decided = {edge for edge, weight in enumerate(moment.held["weights"]) if weight < 0}
        opened = {edge for edge, way in enumerate(moment.open) if way}
        assert decided == opened | set(moment.held["kept"])


def test_spared_the_heavier_passages_that_stay_are_needed() -> None:
    found = with_role("generators", "reverse_delete", "spared")
    for moment in found:
        assert all(found[-1].open[edge] for edge in moment.held["spared"])
    assert len(found[-1].held["spared"]) > 0


def out_of(moment: Moment) -> list[int]:
    """The walls that may be chosen and lead out of the maze."""
    inside = {cell for edge, way in enumerate(moment.open) if way
              for cell in ends(moment.maze, edge)}
    return [edge for edge in moment.held["walls"] if not ends(moment.maze, edge) <= inside]


@pytest.mark.parametrize("name", ["simplified_prim", "true_prim"])
def test_walls_the_next_is_one_of_those_on_the_rim(name: str) -> None:
    """Walls of the newest cell that lead to cells seen before join the rim without a step."""
    newest, firsts = {-1}, 0
    for now, then in pairwise(with_role("generators", name, "walls")):
        if now.verb == CARVE:
            newest = ends(now.maze, now.number)
        if then.verb == CARVE:
            out = out_of(now)
            assert then.number in out or ends(now.maze, then.number) & newest
            firsts += out[:1] == [then.number]
    assert name == "simplified_prim" or firsts > 15, "the lightest is the first"


def test_walls_each_tree_opens_its_lightest() -> None:
    for moment in with_role("generators", "boruvka", "walls"):
        assert moment.number in moment.held["walls"]


def test_sprouts_are_walls_that_do_not_stand_yet() -> None:
    found = with_role("generators", "with_walls", "walls")
    for moment in found:
        assert all(moment.open[edge] for edge in moment.held["walls"] if edge != moment.number)
    assert sum(then.number in now.held["walls"] for now, then in pairwise(found)) > 20


def test_walls_of_the_binary_tree_are_two_and_one_opens() -> None:
    for moment in with_role("generators", "binary_tree", "walls"):
        assert len(moment.held["walls"]) == 2
        if len(set(moment.held["row"]) & ends(moment.maze, moment.number)) == 1:
            continue                                       # the first cell of a row has no choice
        assert sum(moment.open[edge] for edge in moment.held["walls"]) >= 1


@pytest.mark.parametrize("name", ["division", "blobby_division"])
def test_wall_and_gap_all_of_a_wall_is_built_but_its_gap(name: str) -> None:
    found = with_role("generators", name, "wall")
    last = found[-1].open
    for moment in found:
        (gap,), wall = moment.held["gap"], moment.held["wall"]
        assert gap in wall and last[gap] and not any(last[edge] for edge in wall if edge != gap)


def test_rooms_that_wait_have_no_walls_yet() -> None:
    for name in ("division",):
        for moment in with_role("generators", name, "rooms"):
            numbers = moment.held["rooms"]
            for at in range(0, len(numbers), 4):
                left, top, right, bottom = numbers[at:at + 4]
                cells = {y * 7 + x for y in range(top, bottom) for x in range(left, right)}
                assert len(cells) > 1
                assert all(moment.open[edge] for edge in range(moment.maze.grid.edges)
                           if ends(moment.maze, edge) <= cells)


def test_rooms_of_the_curve_are_not_visited_yet() -> None:
    visited: set[int] = set()
    for moment in with_role("generators", "hilbert", "rooms"):
        visited |= {moment.number} if moment.verb == VISIT else ends(moment.maze, moment.number)
        numbers = moment.held["rooms"]
        waiting = [y * 7 + x for at in range(0, len(numbers), 4)
                   for y in range(numbers[at + 1], numbers[at + 3])
                   for x in range(numbers[at], numbers[at + 2])]
        assert len(waiting) == len(set(waiting)) and visited.isdisjoint(waiting)


def test_rooms_of_a_nested_maze_hold_the_passage() -> None:
    for moment in with_role("generators", "nested", "rooms"):
        left, top, right, bottom = moment.held["rooms"]
        for cell in ends(moment.maze, moment.number):
            assert left <= cell % 7 < right and top <= cell // 7 < bottom


def test_bars_lie_where_two_fronts_are_as_far() -> None:
    *_, last = with_role("solvers", "collision", "bars", seed="amber-9")
    assert all(last.open[edge] for moment in [last] for edge in moment.held["bars"])


def test_chalk_a_mark_for_every_move() -> None:
    moves = -1
    for moment in with_role("solvers", "tremaux", "chalk"):
        moves += moment.verb == ONCE
        marks = dict(pairs(moment.held["chalk"]))
        assert sum(marks.values()) == moves and set(marks.values()) <= {1, 2}


# --- walks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["wilson", "houston"])
def test_walk_and_loop_are_what_the_steps_say(name: str) -> None:
    walk: list[int] = []
    loops = 0
    for moment in with_role("generators", name, "walk"):
        if moment.verb == WALK:
            walk.append(moment.number)
        elif moment.verb == CLEAR:
            assert walk.pop() == moment.number
            loop = moment.held["loop"]
            assert loop[-1] == moment.number, "the last one that was erased"
            assert list(loop[:-1]) == walk[len(walk) - len(loop) + 1:]
            assert moment.maze.grid.between(loop[0], loop[1]) >= 0
            loops += 1
        else:
            walk.pop()
        assert list(moment.held["walk"]) == walk
        assert moment.verb == CLEAR or not moment.held.get("loop")
    assert loops


def test_stack_of_a_search_leads_from_the_start() -> None:
    for moment in with_role("solvers", "depth_first", "stack"):
        assert all(moment.open[moment.maze.grid.between(a, b)]
                   for a, b in pairwise(moment.held["stack"]))
        assert moment.verb != VISIT or moment.held["stack"][-1] == moment.number


@pytest.mark.parametrize("name, hand", [("wall_follower_left", 1), ("wall_follower_right", -1),
                                        ("pledge_left", 1), ("pledge_right", -1)])
def test_track_and_hand_of_a_walker(name: str, hand: int) -> None:
    for moment in with_role("solvers", name, "track"):
        assert moment.held["track"][-1] == moment.number and moment.held["hand"] == (hand,)
        assert moment.held.get("turned", (0,))[0] % 90 == 0


def test_trail_is_the_line_to_the_goal() -> None:
    found = with_role("solvers", "chain", "trail")
    assert all((moment.held["trail"][0], moment.held["trail"][-1]) == (0, 34) for moment in found)
    *_, last = with_role("solvers", "carve_order", "trail", braid=0)
    assert last.held["trail"][-1] == last.held["stack"][-1], "the two trails have met"


def test_stack_of_the_mole_is_where_it_may_go_on() -> None:
    dug: set[int] = set()
    for moment in moments("generators", "mole", size=(15, 11)):
        dug |= ends(moment.maze, moment.number) if moment.verb == CARVE else {moment.number}
        assert set(moment.held.get("stack", ())) <= dug


def test_count_is_how_many_cells_are_left() -> None:
    for moment in with_role("generators", "aldous_broder", "count"):
        assert moment.held["count"][0] in (34 - sum(moment.open), 35 - sum(moment.open))


def test_the_table_of_what_is_shown_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python3 -m tools.shown"
