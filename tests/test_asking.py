"""Questions from the true run: one answer is right on it, and each other one is proved wrong."""

from __future__ import annotations

from itertools import pairwise

import pytest

from maze.asking.moments import KINDS, questions
from maze.asking.question import Question
from maze.asking.told import MOST, Told
from maze.catalog import DEFAULT
from maze.errors import MazeError
from maze.members import members
from maze.message import Message
from maze.recipe import Recipe
from maze.steps import BACKTRACK, BUILD, CARVE, FILL, FRONTIER, MASK, SHIFT, VISIT
from maze.words import place

SHAPES = [("square", (7, 6)), ("hexagon", (7, 6)), ("polar", (4,)), ("triangle", (9, 6)),
          ("torus", (6, 6)), ("cube", (3,)), ("penrose", (3,)), ("diamond", (4,))]
CHOSEN = [("recursive_backtracker", "depth_first"), ("kruskal", "dijkstra"), ("prim", "a_star"),
          ("wilson", "breadth_first"), ("mole", "tremaux"), ("division", "greedy_best_first")]


def told_of(shape: str, size: tuple[int, ...], by: str, solve: str = "") -> Told:
    try:
        recipe = Recipe(shape=shape, size=size, by=by, solve=solve)
        return Told(recipe)
    except MazeError:
        pytest.skip("not on this grid")


def prove(told: Told, asked: Question) -> None:
    """That the right answer is what happens, and no other one is."""
    assert sum(answer.right for answer in asked.answers) == 1 < len(asked.answers) <= 4
    assert len({str(answer.said) for answer in asked.answers}) == len(asked.answers)
    step = told.log[asked.at] if asked.at < len(told.log) else 0
    held, right = told.held(asked.at), asked.answers[asked.right]
    wrong = [answer for answer in asked.answers if not answer.right]
    if asked.kind == "queue":
        assert right.cell == step & MASK == held["queue"][0]
        assert all(answer.cell in held["queue"][1:] for answer in wrong)
    elif asked.kind == "stack":
        assert right.cell == held["stack"][-1]
        assert all(answer.cell in held["stack"][:-1] for answer in wrong)
    elif asked.kind == "growth":
        inside = told.carved(asked.at)
        (old,) = set(told.ends(step & MASK)) & inside
        assert set(told.ends(step & MASK)) - inside == {right.cell}
        for answer in wrong:
            near = set(told.grid.neighbors[answer.cell])
            assert answer.cell in inside or inside.isdisjoint(near) or (
                old not in near and "stack" in told.entry(asked.at).shows)
    elif asked.kind == "wall" and "spared" in told.entry(asked.at).shows:
        edge = max((weight, edge) for edge, weight in enumerate(held["weights"])
                   if weight >= 0)[1]
        stays = bool(told.open(len(told.log))[edge])
        assert told.open(asked.at)[edge] and (step == BUILD + edge) != stays
        assert str(right.said).startswith("It stays open" if stays else "A wall goes up")
    elif asked.kind == "wall" and "lightest" in told.entry(asked.at).shows:
        prove_beside(told, asked)
    elif asked.kind == "wall":
        opened = told.open(asked.at)
        edge = min((weight, edge) for edge, weight in enumerate(held["weights"])
                   if weight >= 0)[1]
        parts = members(held["sets"]).values()
        together = any({*told.ends(edge)} <= {*cells} for cells in parts)
        assert not opened[edge] and told.open(len(told.log))[edge] == (not together)
        assert str(right.said).startswith("It stays" if together else "It falls")
    elif asked.kind == "dead_ends":
        done = told.dead_ends(told.end(asked.at))
        assert str(right.said) == str(done) and str(done) not in map(str, wrong)
    elif asked.kind == "pictures":
        assert right.steps == (step,) and len(wrong) == 3
        for answer in wrong:
            assert breaks_a_rule(told, asked.at, answer.steps[0])
    elif asked.kind == "ways":
        prove_ways(told, asked)
    elif asked.kind == "routes":
        prove_routes(told, asked)
    else:
        assert asked.kind == "texture" and str(right.said) == told.recipe.generator.title
        for answer in wrong:
            other = next(entry for entry in DEFAULT.room("generators").values()
                         if entry.title == str(answer.said))
            maze = told.recipe.but(by=other.id, opt=()).picture().maze
            assert bytes(maze.open) != bytes(told.open(len(told.log)))


def near(told: Told, opened: bytearray, cell: int) -> set[int]:
    return {other for other, edge in zip(told.grid.neighbors[cell], told.grid.borders[cell],
                                         strict=True) if opened[edge]}


def reached(told: Told, opened: bytearray, first: int) -> set[int]:
    found, todo = {first}, [first]
    for cell in todo:
        todo += near(told, opened, cell) - found
        found |= near(told, opened, cell)
    return found


def breaks_a_rule(told: Told, at: int, step: int) -> bool:
    """Whether a step cannot come next, by what is open and known just now."""
    opened, verb, number = told.open(at), step >> SHIFT << SHIFT, step & MASK
    if verb == CARVE:
        a, b = told.ends(number)
        inside = told.carved(at)
        top = {*told.ends(told.log[at] & MASK)} & inside   # where it goes on from
        return (b in reached(told, opened, a) or not inside & {a, b}
                or told.entry(at).group == "grow" and not top & {a, b})
    if verb == BUILD:
        a, b = told.ends(number)
        opened[number] = 0
        return bool(told.open(told.end(at))[number]) or b not in reached(told, opened, a)
    held = told.held(at)
    verbs = (VISIT,) if "queue" in held else (VISIT, FRONTIER)
    known = {one & MASK for one in told.log[told.begun(at):at] if one >> SHIFT << SHIFT in verbs}
    if verb == VISIT:
        return (number in held.get("queue", ())[1:] or number not in known and (
            not near(told, opened, number) & known
            or "stack" in held and held["stack"][-1] not in near(told, opened, number)))
    if verb == BACKTRACK:
        return bool(near(told, opened, number) - known)
    filled = {one & MASK for one in told.log[:at] if one >> SHIFT << SHIFT == FILL}
    return number in told.ends_at(at) or len(near(told, opened, number) - filled) > 1


def prove_ways(told: Told, asked: Question) -> None:
    """Both paths lead through passages, and the right one is followed; on squares by its sum."""
    opened, (start, goal) = told.open(asked.at), told.ends_at(asked.at)
    right, (wrong,) = asked.answers[asked.right], [one for one in asked.answers if not one.right]
    assert right.cell == told.log[asked.at] & MASK
    been = {one & MASK for one in told.log[told.begun(asked.at):asked.at]
            if one >> SHIFT << SHIFT == VISIT}
    sums = []
    for answer in (right, wrong):
        assert answer.path[0] == start and answer.path[-1] == answer.cell not in been
        assert all(b in near(told, opened, a) for a, b in zip(answer.path, answer.path[1:],
                                                              strict=False))
        (x, y), (far, low) = map(told.grid.center, (answer.cell, goal))
        walked, left = len(answer.path) - 1, abs(x - far) + abs(y - low)
        sums.append({"a_star": walked + left, "dijkstra": walked,
                     "greedy_best_first": left}[told.recipe.solve])
    assert told.recipe.shape != "square" or sums[0] < sums[1]


def prove_beside(told: Told, asked: Question) -> None:
    """The lightest wall with a side in the maze that has not fallen: by the weights alone."""
    inside, opened = told.carved(asked.at), told.open(asked.at)
    weights = [max(weight, ~weight) for weight in told.held(asked.at)["weights"]]
    opens, done = told.log[asked.at] & MASK, bytes(told.open(len(told.log)))
    right = asked.answers[asked.right]
    if str(right.said).startswith("It falls"):
        free = [edge for edge, way in enumerate(opened)
                if not way and len({*told.ends(edge)} & inside) == 1]
        assert opens == min(free, key=weights.__getitem__)
        edge = opens
    else:
        assert str(right.said).startswith("It stays")
        edge = next(one for one, way in enumerate(opened) if not way and str(
            asked.text).count(str(place(told.grid, told.ends(one)[0]))) and {
            str(place(told.grid, cell)) for cell in told.ends(one)} == named(asked.text))
        assert {*told.ends(edge)} <= inside and not done[edge] and weights[edge] < weights[opens]
    assert {str(place(told.grid, cell)) for cell in told.ends(edge)} == named(asked.text)


def named(text: Message) -> set[str]:
    return {str(value) for name, value in text.values if name in ("one", "other")}


def prove_routes(told: Told, asked: Question) -> None:
    """Both are whole paths, and the run ends with the right one; shortest is said truly."""
    opened, (start, goal) = told.open(asked.at), told.ends_at(asked.at)
    right, (wrong,) = asked.answers[asked.right], [one for one in asked.answers if not one.right]
    for answer in (right, wrong):
        assert (answer.path[0], answer.path[-1]) == (start, goal) and answer.cell in answer.path
        assert len({*answer.path}) == len(answer.path)
        assert all(b in near(told, opened, a) for a, b in pairwise(answer.path))
    assert list(right.path) == told.recipe.picture().path
    shorter = len(right.path) < len(wrong.path)
    assert len(right.path) != len(wrong.path)
    assert shorter == bool({"shortest", "least"} & {*told.recipe.solver.claims})
    assert right.cell != wrong.cell


@pytest.mark.parametrize("by, solve", CHOSEN)
@pytest.mark.parametrize("shape, size", SHAPES[:3])
def test_each_wrong_answer_is_wrong_on_this_run(shape: str, size: tuple[int, ...], by: str,
                                                solve: str) -> None:
    told = told_of(shape, size, by, solve)
    found = questions(told)
    assert found
    for asked in found:
        prove(told, asked)


@pytest.mark.prove
@pytest.mark.parametrize("by", list(DEFAULT.room("generators")))
@pytest.mark.parametrize("shape, size", SHAPES)
def test_of_every_generator_on_many_shapes(shape: str, size: tuple[int, ...], by: str) -> None:
    solvers = list(DEFAULT.room("solvers"))
    solve = solvers[sum(map(ord, shape + by)) % len(solvers)]
    for told in (told_of(shape, size, by), told_of(shape, size, by, solve)):
        for asked in questions(told):
            prove(told, asked)


def test_all_kinds_are_asked_on_three_shapes() -> None:
    for shape, size in SHAPES[:3]:
        kinds = {asked.kind for by, solve in [*CHOSEN[:4], ("prim", ""), ("kruskal", "")]
                 for asked in questions(told_of(shape, size, by, solve))}
        assert kinds == {*KINDS} - {"routes"}, shape


@pytest.mark.parametrize("shape, size", SHAPES[:3])
@pytest.mark.parametrize("solve", ["breadth_first", "a_star", "depth_first", "greedy_best_first"])
def test_of_two_whole_paths_in_a_maze_with_loops_one_is_found(shape: str, size: tuple[int, ...],
                                                              solve: str) -> None:
    asked = []
    for seed in "abcdefgh":
        told = Told(Recipe(shape=shape, size=size, by="wilson", seed=seed, solve=solve, braid=70))
        asked += [(told, one) for one in questions(told, kinds=["routes"])]
    assert asked, "no maze had two paths"
    for told, one in asked:
        prove(told, one)
    assert questions(told_of(shape, size, "wilson", solve), kinds=["routes"]) == []  # only one path


@pytest.mark.parametrize("shape, size, solve", [
    ("polar", (4,), "carve_order"), ("cube", (3,), "blind_alley_filler"),
    ("penrose", (3,), "chain")])
def test_mistakes_of_searches_that_come_back_are_mistakes(shape: str, size: tuple[int, ...],
                                                          solve: str) -> None:
    for by in ("binary_tree", "kruskal", "simplified_prim"):
        told = told_of(shape, size, by, solve)
        for seed in "abcd":
            for one in questions(told, seed, kinds=["pictures"]):
                prove(told, one)


ASKED_OF = {                                               # each kind, of three algorithms
    "growth": ["prim", "recursive_backtracker", "growing_tree"],
    "stack": ["recursive_backtracker", "depth_first", "tremaux"],
    "wall": ["kruskal", "reverse_delete", "true_prim"],
    "queue": ["breadth_first", "dijkstra", "a_star"],
    "dead_ends": ["kruskal", "prim", "wilson"], "texture": ["kruskal", "prim", "wilson"],
    "pictures": ["kruskal", "recursive_backtracker", "breadth_first"],
    "ways": ["a_star", "dijkstra", "greedy_best_first"],
    "routes": ["breadth_first", "a_star", "depth_first"]}


@pytest.mark.prove
@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("shape, size", SHAPES[:3])
def test_each_kind_of_three_algorithms_on_three_shapes(shape: str, size: tuple[int, ...],
                                                       kind: str) -> None:
    for name in ASKED_OF[kind]:
        made = {"by": name} if name in DEFAULT.room("generators") else {
            "by": "kruskal", "solve": name, "braid": 60 if kind == "routes" else 0}
        count = 0
        for seed in "abcdefghijkl":
            told = Told(Recipe(shape=shape, size=size, seed=seed, **made))
            for one in questions(told, seed, kinds=[kind]):
                prove(told, one)
                count += 1
        assert count, f"{kind} is never asked of {name} on {shape}"


def test_the_same_seed_asks_the_same_in_order_and_another_seed_asks_something_else() -> None:
    told = told_of("square", (9, 7), "kruskal", "a_star")
    first = questions(told, "1")
    assert first == questions(Told(told.recipe), "1") != questions(told, "2")
    assert [asked.at for asked in first] == sorted({asked.at for asked in first})
    assert all(asked.at <= asked.seen <= len(told.log) for asked in first)


def test_large_boards_and_mazes_by_hand_are_not_asked_about() -> None:
    assert questions(told_of("square", (40, 30), "prim")) == [] and MOST < 1200
    assert [asked.kind for asked in questions(Told(Recipe(walls="6bTWTPHPgA", size=(6, 5))))] == []


def test_a_kind_can_be_left_out() -> None:
    told = told_of("square", (9, 7), "kruskal")
    assert {asked.kind for asked in questions(told, kinds=["wall"])} == {"wall"}


def test_walls_are_asked_about_where_they_go_up_too() -> None:
    """Both answers come up: walls that are built, and gaps that are left."""
    for shape, size in SHAPES[:3]:
        told = told_of(shape, size, "reverse_delete")
        said = set()
        for seed in "abcdef":
            found = questions(told, seed, kinds=["wall"])
            for asked in found:
                prove(told, asked)
                said.add(str(asked.answers[asked.right].said)[:6])
        assert said == {"A wall", "It sta"}, shape
