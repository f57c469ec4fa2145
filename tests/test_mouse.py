"""Programs that drive a micromouse: what they see, where they come, when they are stopped."""

from __future__ import annotations

import subprocess
import sys

import pytest

from maze.bits import pack
from maze.errors import MazeError
from maze.exports.contest import contest_numbers, contest_parts
from maze.passages import Maze
from maze.recipe import Recipe
from maze.steps import ONCE, SHIFT, TWICE
from maze.visitors import driving
from maze.visitors.arena import contest_board
from maze.visitors.errors import ProgramError
from maze.visitors.mice import FLOOD_FILL, MICE
from maze.visitors.mouse import CALLS, LEASH, REST
from maze.visitors.program import SOLVERS, compiled
from maze.web.writing.desk import mouse

LEFT = "import API\n\nwhile True:\n    if not API.wallLeft():\n        API.turnLeft()\n" \
       "    while API.wallFront():\n        API.turnRight()\n    API.moveForward()\n"


def driven(text: str, recipe: Recipe):
    """The picture of a mouse's run, and the program."""
    program = compiled(text)
    return recipe.but(catalog=program.own, solve=program.entry.id).picture(), program


def corridor() -> Recipe:
    """Three cells beside each other, all open; the mouse begins at the right end."""
    recipe = Recipe(size=(3, 2))
    maze = Maze(recipe.grid())
    for edge in (maze.grid.between(0, 1), maze.grid.between(1, 2), maze.grid.between(2, 5),
                 maze.grid.between(5, 4), maze.grid.between(4, 3)):
        maze.open[edge] = 1
    return recipe.but(walls=pack(maze.open), start=2, goal=3)


@pytest.mark.parametrize("seed", ["a", "c", "d"])
def test_flood_fill_finds_a_shortest_path_on_contest_boards(seed):
    board = contest_board(seed)
    shortest = board.but(solve="breadth_first").picture().path
    picture, _ = driven(FLOOD_FILL, board)
    assert len(picture.path) == len(shortest) and picture.path[0] == 240
    assert picture.path[-1] == 8 * 16 + 8


def test_following_the_wall_need_not_lead_to_the_middle():
    picture, program = driven(mouse("mouse-wall"), contest_board("b"))
    assert picture.path == [] and "not at the goal" in str(picture.reason)
    assert len(program.track.lines) == LEASH * 256 + 1


def test_a_contest_board_is_one():
    for seed in "abcdefgh":
        maze = contest_board(seed).picture().maze
        opened = [sum(map(maze.open.__getitem__, edges)) for edges in maze.grid.borders]
        middle = {119, 120, 135, 136}
        assert opened[240] == 1 and maze.open[maze.grid.between(240, 224)]
        into = [edge for edge, ends in enumerate(maze.grid.joins)
                if maze.open[edge] and len(middle & {*ends}) == 1]
        assert len(into) == 1 and sum(opened) // 2 > 256


@pytest.mark.parametrize("start", [0, 5, 24, 29])
def test_any_corner_is_the_lower_left_one_for_the_mouse(start):
    recipe = Recipe(size=(6, 5), start=start, goal=14)
    picture, program = driven(LEFT, recipe)
    assert picture.path[0] == start and picture.path[-1] == 14
    assert len(program.track.lines) <= LEASH * 30 + 1


def test_a_mouse_does_not_begin_elsewhere_nor_on_hexagons():
    with pytest.raises(MazeError, match="begins in a corner"):
        driven(LEFT, Recipe(size=(6, 5), start=8))
    with pytest.raises(MazeError, match="needs"):
        driven(LEFT, Recipe(shape="hexagon", size=(6, 5)))


def test_what_the_mouse_sees_is_what_is_beside_it():
    """At the upper right corner of the corridor it looks down: that is its north."""
    text = "import API\nseen = []\ndef look():\n" \
           "    seen.append((API.wallFront(), API.wallRight(), API.wallLeft(), API.wallBack()))\n" \
           "look()\nAPI.turnRight()\nlook()\nAPI.moveForward(2)\nlook()\n" \
           "assert (API.mazeWidth(), API.mazeHeight()) == (3, 2)\n" \
           "assert seen == [(False, False, True, True), (False, True, False, True),\n" \
           "                (True, True, True, False)], seen\n"
    picture, program = driven(text, corridor())
    assert list(program.track.lines) == [0, 6, 8, 8] and picture.path == []


def test_its_moves_and_turns_are_steps():
    recipe = corridor()
    program = compiled("import API\nAPI.turnRight()\nAPI.moveForward()\nAPI.ackReset()\n")
    made = recipe.but(catalog=program.own, solve=program.entry.id).begin()[1]
    tracks = [step for step in made if step >> SHIFT in (ONCE >> SHIFT, TWICE >> SHIFT)]
    assert tracks == [ONCE + 2, ONCE + 2, ONCE + 1, TWICE + 2]


def test_a_crash_is_told_at_its_line_after_the_steps_before():
    program = compiled("import API\nfor _ in range(5):\n    API.moveForward()\n")
    with pytest.raises(ProgramError, match="ran into a wall from x = 0, y = 1, n") as caught:
        corridor().but(catalog=program.own, solve=program.entry.id).picture()
    assert caught.value.line == 3 and len(program.track.lines) == 2


def test_a_crash_may_be_expected():
    text = "import API\ntry:\n    API.moveForward(9)\nexcept API.MouseCrashedError:\n" \
           "    API.ackReset()\nAPI.turnRight()\nAPI.moveForward(2)\n"
    _, program = driven(text, corridor())
    assert list(program.track.lines) == [0, 3, 5, 6, 7, 7]


def test_a_program_without_an_end_is_stopped_some_time_after_the_goal():
    picture, program = driven(LEFT, contest_board("a"))
    assert picture.path[-1] == 136
    first = len(driven(MICE["mouse-wall"][1], contest_board("a"))[1].track.lines)
    assert REST * 256 < len(program.track.lines) <= first + REST * 256 + 2


def test_marks_are_told_with_the_variables_of_the_program():
    text = "import API\nplace = 0\nAPI.setWall(0, 0, 'S')\nAPI.setWall(0, 0, 'n')\n" \
           "API.setColor(1, 1, 'g')\nAPI.setText(0, 1, 'a\\tbcdefghijkl')\nAPI.setText(9, 9, 1)\n" \
           "API.setWall(0, 0, '')\nAPI.setColor(0, 0, '?')\nAPI.moveForward()\n" \
           "API.clearWall(0, 0, 'n')\nAPI.clearAllText()\nAPI.clearColor(1, 1)\nAPI.turnLeft()\n"
    program, told = compiled(text), []
    program.track.note = lambda step, frames, marks: told.append((frames[:1], marks))
    recipe = corridor()
    recipe.but(catalog=program.own, solve=program.entry.id).picture()
    (_, first), (frames, marks), (_, last) = told
    assert set(first) == {"mouse", "mouse_way"} == set(last)
    assert last["mouse"].text == "x = 0, y = 1, w" and last["mouse_way"].places == (1,)
    assert len(marks["mouse_walls"].places) == 1 and len(marks["mouse_color_g"].places) == 1
    assert bytes(marks["mouse_texts"].places[2:]) == b"a?bcdefghi"
    assert frames[0]["place"] == 0


def test_an_error_of_a_mouse_is_told_at_its_line():
    with pytest.raises(ProgramError, match="Line 3: ZeroDivisionError") as caught:
        driven("import API\nAPI.turnLeft()\n1 / 0\n", corridor())
    assert caught.value.line == 3
    with pytest.raises(ProgramError, match="Line 2: SyntaxError"):
        compiled("import API\nfor\n")


def test_every_call_of_the_simulator_is_there():
    known = """mazeWidth mazeHeight wallFront wallRight wallLeft moveForward turnRight turnLeft
        setWall clearWall setColor clearColor clearAllColor setText clearText clearAllText
        wasReset ackReset"""
    assert {*known.split()} <= {*CALLS}
    assert compiled("from API import *\n").room == SOLVERS


def test_a_contest_board_goes_through_a_file():
    board = contest_board("a")
    parts = contest_parts(contest_numbers(board.picture()))
    assert Recipe(**parts) == board


SWALLOWS = "import API\nn = 0\nwhile n < 3000:\n    try:\n        API.turnLeft()\n" \
           "    except:\n        n += 1\n"


def test_a_mouse_is_off_the_board_even_if_its_program_catches_everything():
    program, looked = compiled(SWALLOWS), []
    program.track.alive = looked.append
    made = corridor().but(catalog=program.own, solve=program.entry.id).begin()[1]
    tracks = [step for step in made if step >> SHIFT in (ONCE >> SHIFT, TWICE >> SHIFT)]
    assert len(tracks) == len(program.track.lines) == len(looked) == LEASH * 6 + 1


def test_a_program_that_never_lets_go_is_told_of(monkeypatch):
    monkeypatch.setattr(driving, "PATIENCE", 50)
    program = compiled(SWALLOWS)
    heard = []
    program.track.stuck = lambda: heard.append(len(program.track.lines))
    corridor().but(catalog=program.own, solve=program.entry.id).picture()
    assert len(heard) == 3000 - 51 and {*heard} == {LEASH * 6 + 1}


def test_draw_ends_a_program_that_never_lets_go(tmp_path):
    file = tmp_path / "deaf.py"
    file.write_text(SWALLOWS.replace("n < 3000", "True"))
    ended = subprocess.run([sys.executable, "-m", "maze", "draw", "--size", "3x3", "--solve",
                            str(file)], capture_output=True, text=True, check=False)
    assert ended.returncode == 2 and not ended.stdout
    assert ended.stderr.endswith("off the board, but its program does not end.\n")


@pytest.mark.parametrize(("text", "said"), [
    ('class Halt(BaseException): pass\nraise Halt("hello")\n', "Line 3: Halt: hello."),
    ("raise GeneratorExit\n", "Line 2: GeneratorExit."),
    ("class Odd(BaseException):\n    def __str__(self): raise self\nraise Odd\n", "Line 4: Odd."),
    ('del __import__("sys").modules["API"]\n1 / 0\n', "Line 3: ZeroDivisionError"),
    ("API.turnLeft.__self__.runs.append([0])\n", "Line 2: AttributeError"),
])
def test_whatever_a_mouse_raises_is_a_sentence_with_its_line(text, said):
    with pytest.raises(ProgramError, match=said):
        driven("import API\n" + text, corridor())
    assert "API" not in sys.modules


def test_a_mouse_may_forget_its_module():
    picture, _ = driven('import API, sys\nAPI.turnRight()\ndel sys.modules["API"]\n', corridor())
    assert picture.path == []


def test_who_stops_the_command_stops_a_mouse():
    with pytest.raises(KeyboardInterrupt):
        driven("import API\nraise KeyboardInterrupt\n", corridor())


def test_no_call_hands_out_the_mouse():
    text = "import API\nfor name, call in vars(API).items():\n" \
           "    assert name[:1] == '_' or not hasattr(call, '__self__'), name\n"
    assert driven(text, corridor())[0].path == []
