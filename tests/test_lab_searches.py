"""Searches for tilings: their nodes are counted again in another way, and so are the tilings."""

from __future__ import annotations

import json
from array import array
from collections import Counter

import pytest

from maze.cli import main
from maze.lab.searches import ALL, CUT, OVER, Searching, Trials
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.fields import decode_fields
from maze.progress import finish
from maze.share import decode, encode
from maze.steps import describe

ORDERS = ("source", "algorithm_x", "dancing_links")


def searching(order: str = "source", trials: int = 2, board: str = "5x5", pieces: str = "PUVWL",
              **more) -> Searching:
    return Searching(decode_fields({"board": board, "pieces": pieces, "order": order,
                                    **more})[0], trials)


def measured(one: Searching, *some: tuple[int, int]) -> Trials:
    trials = Trials(one)
    for first, last in some or ((0, one.trials + 1),):
        for part in one.measured(first, last):
            if isinstance(part, array):
                trials.feed(part)
    return trials


def recounted(recipe) -> tuple[Counter, int, int]:
    """Nodes by depth, tilings, and nodes until the first: from the words of the steps."""
    tiling, steps = recipe.begin()
    lying, each, found, first = len(tiling.placed), Counter(), 0, 0
    for step in steps:
        what = describe(step).split()[0]
        if what == "place":
            each[len(tiling.placed) - lying] += 1
        elif what == "found":
            found += 1
            first = first or sum(each.values())
    return each, found, first


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("more", [{}, {"place": "P0.0.0"}, {"pieces": "PUVWLY", "use": "some"}],
                         ids=["plain", "a piece lies there", "a piece is left over"])
def test_nodes_and_tilings_are_those_of_the_steps(order, more):
    one = searching(order, **more)
    trials = measured(one)
    assert sorted(trials.rows) == [ALL, 1, 2]
    for number, row in trials.rows.items():
        each, found, first = recounted(one.trial(number))
        assert [nodes for nodes in row.each if nodes] == [each[depth] for depth in sorted(each)]
        assert (row.found, row.first, row.state) == (found, first, OVER)
    recipe = one.recipe
    if not recipe.place:
        count = finish(solve(Puzzle(recipe.board, recipe.pieces, spare=recipe.spare))).count
        assert trials.all.found == count > 0


def test_every_search_is_given_the_same_orders_of_the_pieces():
    orders = {order: [searching(order, 20).trial(number).pieces for number in range(21)]
              for order in ORDERS}
    assert orders["source"] == orders["algorithm_x"] == orders["dancing_links"]
    assert len(set(orders["source"])) > 10
    assert orders["source"][ALL] == searching().recipe.pieces


def test_parts_of_the_work_are_the_whole():
    one = searching("algorithm_x", 5)
    assert measured(one).rows == measured(one, (4, 6), (0, 1), (1, 4)).rows


def test_too_many_nodes_are_cut_off_and_what_is_impossible_is_over():
    one = Searching(decode_fields({"board": "6x10", "pieces": "all"})[0], 1, nodes=200)
    trials = measured(one)
    assert [row.state for row in trials.rows.values()] == [CUT, CUT]
    assert trials.all.nodes == 200 and trials.cut == 1 and not trials.firsts
    none = measured(searching(board="5x2", pieces="FX"))   # two pieces that do not go together
    assert none.all.state == OVER and none.all.found == 0 and none.cut == 2


@pytest.mark.parametrize(("keys", "words"), [
    ("board=5x400&pieces=QQ", "Q"), ("board=&pieces=", "rows x columns"), ("order=.x..y", "'x'"),
    ("board=6x10&pieces=LP", ""), ("board=5x4&pieces=LPNY&nodes=1e9&mazes=-3", "-3"),
    ("board=5x4&pieces=LPNY&nodes=%F0%9F%A7%A9", "nodes"), ("place=F9.9.9", "lace"),
    ("board=5x4&pieces=LPNY&solve=all&size=3x3&at=9", "Ignored: solve, size"),
    ("board=3x3x3x3&pieces=LPNY&seed=" + "x" * 5000, "")])
def test_a_damaged_link_is_repaired_in_a_sentence(keys, words):
    found = decode("#lab?v=1&mode=searches&" + keys)
    recipe = found.recipe
    assert words.lower() in " ".join(map(str, found.notes)).lower()
    again = decode(encode(recipe))
    assert again.recipe == recipe and not again.notes
    assert recipe.tiling.problem() is None and recipe.searches


def test_the_command_tells_counts_and_links(capsys):
    words = ["lab", "searches", "--board", "5x5", "--pieces", "PUVWL", "--orders", "2"]
    assert main(words) == 0
    assert "Nodes until the first tiling" in (told := capsys.readouterr().out)
    assert "Algorithm X finds all" in told and "| Depth 5 |" in told
    assert main([*words, "--format", "csv", "--processes", "1"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6 and head.endswith(",depth_5,link")
    for line in lines:
        fields = dict(zip(head.split(","), line.split(","), strict=True))
        each, found, first = recounted(decode(fields["link"]).recipe)
        assert (sum(each.values()), found, first) == tuple(
            int(fields[name]) for name in ("nodes", "tilings", "first"))
    assert main([*words, "--format", "json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["trials"]) == 6
    assert main(["lab", "searches", "--board", "5x4", "--pieces", "LPNY", "--orders", "1"]) == 0
    assert "knows after 129 nodes that there is no tiling" in capsys.readouterr().out
    assert main(["lab", "searches", "--board", "5x4", "--pieces", "LP"]) == 2
    capsys.readouterr()
    for bad in (["--board", "0x0"], ["--board", "5x3", "--pieces", ""], ["--use", "few"]):
        assert main(["lab", "searches", *bad]) == 2        # an option is not repaired
        assert "using" not in capsys.readouterr().err
    assert main(["lab", "searches", "--by", "nobody"]) == 2
