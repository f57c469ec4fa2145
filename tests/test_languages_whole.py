"""Nothing that happens stays English: sentences of whole runs, of every shape, in a language.

One language stands for all, since test_phrases.py proves that their tables have the same phrases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from maze.catalog import DEFAULT
from maze.errors import MazeError
from maze.language import LANGUAGES, Language
from maze.languages import named, table, text_of
from maze.measures.stats import stats
from maze.message import Joined, Message, Value
from maze.pentomino.recipe import orders
from maze.pentomino.scene import TilingScene
from maze.player import Player
from maze.playing import telling
from maze.playing.game import Game
from maze.playing.hints import Hints
from maze.recipe import Recipe, generators, shapes, solvers
from maze.scene import MazeScene
from maze.share import MOST_NOTES, decode
from maze.steps import GENERATING, SOLVING
from maze.web.explaining.ideas import idea_now
from tests.hostile import KNOWN
from tools.phrases import prose

PHRASES = {text_of(form) for form in named("en").values()}
pytestmark = pytest.mark.native                            # Pyodide's copy has no tables
UNTRANSLATED = prose() - PHRASES                           # of entries that are new


@pytest.fixture(scope="module")
def language():
    return Language("de", table("de"))


def say_all(language: Language, texts) -> None:
    """Each is said by the tables, and no gap holds a phrase of ours as if it were data."""
    language.missed.clear()
    for text in texts:
        language.say(text)
        assert not PHRASES & set(data_in(text)), text
    assert not language.missed - UNTRANSLATED


def data_in(value: Value) -> Iterator[str]:
    """The texts in gaps, which nobody translates."""
    for inner in (value.parts if isinstance(value, Joined) else
                  [held for _, held in value.values] if isinstance(value, Message) else ()):
        if isinstance(inner, str):
            yield inner
        yield from data_in(inner)


def sentences(recipe: Recipe):
    maze, steps = recipe.begin()
    scene = MazeScene(maze, recipe.words)
    player = Player(steps, scene)
    player.to_end()
    player.to_start()
    for step in player.log:
        player.step()
        yield scene.sentence(step)


@pytest.mark.parametrize("by", generators())
def test_while_a_maze_is_made(language, by):
    say_all(language, sentences(Recipe(by=by, size=(6, 6), seed="words")))


@pytest.mark.parametrize("solve", solvers())
def test_while_a_maze_is_solved(language, solve):
    say_all(language, sentences(Recipe(size=(6, 5), seed="words", solve=solve)))


@pytest.mark.parametrize("shape", shapes())
def test_on_every_shape(language, shape):
    link = f"#maze?v=1&shape={shape}&by=recursive_backtracker&seed=words&solve=dijkstra"
    say_all(language, sentences(decode(link).recipe))


@pytest.mark.parametrize("link", [
    "keys=3&solve=breadth_first", "keys=halves&solve=breadth_first", "keys=points.3&solve=a_star",
    "braid=50&solve=pledge_left", "sparse=40", "unicursal=1", "river=50", "run=40",
    "symmetry=mirror", "oneway=30&solve=breadth_first", "entr=hardest&solve=growth"])
def test_with_every_change(language, link):
    say_all(language, sentences(decode(f"#maze?v=1&size=8x6&by=wilson&seed=words&{link}").recipe))


def test_what_is_wrong_with_a_link(language):
    links = ["#maze?v=1&by=wilsn&shape=nosuch&foo='1'&size=8x900", "#maze?v=9&seed=" + "x" * 99,
             "#maze?v=1&walls=xx&mask=zz&keys=77&braid=1000", "#maze?v=1&by=eller&shape=hexagon",
             "#nowhere?v=1", "#pentomino?v=1&board=6x99&pieces=ltwkyqq", "#maze?v=1&lang=xx",
             "#pentomino?v=1&board=9x9&pieces=all&place=zzz", "#maze?v=1&from=99,99&to=x&at=-1"]
    say_all(language, [decode(link).note for link in links])
    say_all(language, filter(None, (decode(link).recipe.problem() for link in links
                                    if link.startswith("#pent"))))


@pytest.mark.parametrize("tag", sorted(LANGUAGES))
@pytest.mark.parametrize("link", KNOWN, ids=range(len(KNOWN)))
def test_a_hostile_link_is_answered_with_few_words_and_little_work(link, tag):
    """A phrase is looked up once for each message, and what a link holds is not looked at."""
    decoded = decode(link)
    looks = Counter()

    class Table(dict):
        def get(self, text, instead=None):
            looks[text] += 1
            return super().get(text, instead)

    said = Language(tag, Table({} if tag == "en" else table(tag))).say(decoded.note)
    assert len(decoded.notes) <= MOST_NOTES + 1 and 0 < len(said) < 1200
    assert looks.total() <= 60 and max(map(len, looks)) < 120


def test_why_something_does_not_fit(language):
    texts = []
    for shape in shapes():
        for by in generators():
            try:
                decode(f"#maze?v=1&shape={shape}&by=prim").recipe.but(by=by, opt=()).checked_grid()
            except MazeError as problem:
                texts.append(problem.message)
    assert texts
    say_all(language, texts)


@pytest.mark.parametrize("order", orders())
def test_while_a_board_is_filled(language, order):
    recipe = decode(f"#pentomino?v=1&board=5x5&pieces=FILNP&order={order}").recipe
    tiling, steps = recipe.begin()
    scene = TilingScene(tiling)
    player = Player(steps, scene)
    player.to_end()
    player.to_start()
    said = []
    for step in player.log:
        player.step()
        said.append(scene.sentence(step))
    say_all(language, said)


def test_how_hard_it_is(language):
    picture = Recipe(size=(12, 9), seed="words").picture()
    found = stats(picture.maze, picture.start, picture.goal)
    say_all(language, [part.words for part in found.parts])


def test_what_the_page_tells_about_algorithms(language):
    said = []
    for by in generators():
        said.append(idea_now(Recipe(by=by), GENERATING))
    for solve in solvers():
        said.append(idea_now(Recipe(solve=solve), SOLVING))
    for phase in range(len(DEFAULT.phases)):
        said.append(idea_now(Recipe(), phase))
    say_all(language, [text for idea in said for text in (idea.title, idea.text)])


@pytest.mark.parametrize("link", [
    "", "shape=hexagon", "shape=floors&size=4x4x2", "keys=2", "keys=points.2", "shape=polar",
    "oneway=40&braid=50", "shape=weave", "shape=voronoi"])
def test_a_game(language, link):
    """A whole game along the shortest path, with every rung of a hint on the way."""
    picture = decode(f"#maze?v=1&size=6x5&by=wilson&seed=words&{link}").recipe.picture()
    game = Game(picture)
    said = [leg.words for leg in picture.legs]
    for _ in range(400):
        stops = game.stops
        said += [telling.here(game), telling.aim(game), telling.held(game)]
        said += [telling.refusal(game, exit_) for exit_ in (*game.exits(), None)]
        if game.won:
            break
        hints = Hints(game)
        said += [hints.next().words for _ in range(4)]
        said.append(telling.event(game, stops))
    assert game.won
    say_all(language, filter(None, said))
