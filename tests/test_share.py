"""Links: every recipe comes back from its link, and no text, however damaged, is a crash."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maze.aliases import ALGORITHM, ALIASES, SHAPE, SOLVER, named
from maze.bits import pack
from maze.catalog import DEFAULT
from maze.errors import RecipeError
from maze.pentomino.recipe import TilingRecipe
from maze.recipe import Recipe
from maze.rng import Rng
from maze.share import decode, encode

EXAMPLE = "#maze?v=1&shape=square&size=20x15&by=prim&seed=amber-7&solve=breadth_first"
GOLDEN = Path(__file__).with_name("golden")
LINKS = GOLDEN / "links.txt"
FROZEN = [                                                 # lines of the first release, and digest
    ("links.txt", 257, "d3241d79f1d84410"),
    ("mazes.txt", 502, "0280684f0d0b3d70"),
    ("tilings.txt", 28, "23a2213982ba0192"),
]

sizes = st.tuples(st.integers(2, 12), st.integers(2, 12))
seeds = st.text(max_size=40).map(lambda text: text.encode("utf-8", "replace").decode())


@st.composite
def recipes(draw: st.DrawFn) -> Recipe:
    width, height = draw(sizes)
    cell = st.none() | st.integers(0, width * height - 1)
    walls = draw(st.booleans())
    edges = 2 * width * height - width - height
    bits = draw(st.lists(st.integers(0, 1), min_size=edges, max_size=edges)) if walls else []
    grown = draw(st.sampled_from(["growing_passages", "prim", "recursive_backtracker"]))
    solve = draw(st.sampled_from(["", "breadth_first", *([] if walls else ["carve_order"])]))
    return Recipe(size=(width, height), by=grown, seed=draw(seeds), solve=solve,
                  start=draw(cell), goal=draw(cell), walls=pack(bytes(bits)))


@given(recipes())
@settings(max_examples=150)
def test_a_recipe_comes_back_from_its_link(recipe: Recipe) -> None:
    link = encode(recipe)
    decoded = decode(link)
    assert decoded.recipe == recipe and decoded.notes == []
    assert encode(decoded.recipe) == link
    assert link.isascii() and (link[-1].isalnum() or link[-1] == "=")


def test_the_example_is_canonical() -> None:
    decoded = decode(EXAMPLE)
    assert encode(decoded.recipe) == EXAMPLE and decoded.notes == []
    assert decoded.recipe == Recipe(by="prim", solve="breadth_first")


@pytest.mark.parametrize("link", [
    EXAMPLE[1:], "https://example.org/some-repo/" + EXAMPLE, EXAMPLE.replace("#maze?", "?"),
    "https://example.org/x/index.html" + EXAMPLE.replace("#maze", ""), "  " + EXAMPLE + "\n",
    EXAMPLE.replace("prim", "PRIM"), EXAMPLE.replace("breadth_first", "bfs"),
    EXAMPLE.replace("amber-7", "amber%2D7"), EXAMPLE + "&", EXAMPLE.replace("v=1&", ""),
])
def test_other_spellings_of_a_link(link: str) -> None:
    decoded = decode(link)
    assert encode(decoded.recipe) == EXAMPLE and decoded.notes == []


@pytest.mark.parametrize("link", ["", "#", "#maze", "#maze?", "https://example.org/", "#maze?v=1",
                                  "https://example.org/index.html", "https://example.org/repo/#"])
def test_no_recipe_at_all_is_the_default_one(link: str) -> None:
    decoded = decode(link)
    assert decoded.recipe == Recipe() and decoded.notes == []


@pytest.mark.parametrize(("change", "note", "wanted"), [
    ("&foo=1", "Ignored: foo", {}),
    ("&foo=1&<b>=2", "Ignored: foo, <b>", {}),
    ("&size=2000x15", "Width 2000 is too large; using 1000.", {"size": (1000, 15)}),
    ("&size=20x1", "Height 1 is too small; using 2.", {"size": (20, 2)}),
    ("&size=20x-5", "Height -5 is too small; using 2.", {"size": (20, 2)}),
    ("&size=ax15", "Width should be a number from 2 to 1000, not 'a'; using 20.", {}),
    ("&size=20", "Size should be width × height, not '20'; using 20x15.", {}),
    ("&size=" + "9" * 5000 + "x15", "Width should be a number", {}),
    ("&shape=sqare", "No shape 'sqare'. Did you mean Square", {}),
    ("&solve=brth_first", "No solver 'brth_first'. Did you mean Breadth-first", {"solve": ""}),
    ("&from=300", "Start 300 is too large; using 299.", {"start": 299}),
    ("&to=-1", "Goal -1 is too small; using 0.", {"goal": 0}),
    ("&walls=AAAA", "The drawing in this link is damaged.", {}),
    ("&seed=" + "x" * 41, "A seed has at most 40 characters; the rest was cut off.",
     {"seed": "x" * 40}),
    ("&opt=speed.9", "Prim (two sets) has no option 'speed'.", {}),
    ("&v=2", "This link comes from a newer version. Some of it may be missing.", {}),
    ("&v=one", "Version should be 1, not 'one'.", {}),
    ("&at=x", "Step should be a number from 0 to 1000000000, not 'x'; using 0.", {}),
])
def test_each_bad_value_is_repaired_with_a_sentence(change: str, note: str, wanted: dict) -> None:
    decoded = decode(EXAMPLE + change)
    assert len(decoded.notes) == 1 and str(decoded.notes[0]).startswith(note), decoded.notes
    assert decoded.recipe == decode(EXAMPLE).recipe.but(**wanted)


def test_unknown_algorithm_names_the_nearest() -> None:
    note, = map(str, decode(EXAMPLE.replace("by=prim", "by=recursiv_backtraker")).notes)
    assert note.startswith("No algorithm 'recursiv_backtraker'. Did you mean Recursive backtracker")


def test_unknown_keys_stay_in_the_address() -> None:
    decoded = decode(EXAMPLE + "&future=1.2_3")
    assert encode(decoded.recipe, decoded.view, decoded.ignored) == EXAMPLE + "&future=1.2_3"


def test_the_last_of_two_equal_keys_wins() -> None:
    assert decode(EXAMPLE + "&size=9x9").recipe.size == (9, 9)


def test_a_very_long_link_is_read_to_a_limit() -> None:
    decoded = decode(EXAMPLE + "&x=" + "y" * 9000)
    assert decoded.recipe == decode(EXAMPLE).recipe
    assert str(decoded.notes[0]) == (
        "This link is longer than 8192 characters; the rest was ignored.")


def test_what_is_cut_in_the_middle_is_left_out() -> None:
    link = EXAMPLE + "&x=" + "y" * (8192 - len(EXAMPLE) - 6) + "&seed=abc"
    decoded = decode(link)
    assert decoded.recipe == decode(EXAMPLE).recipe and list(decoded.ignored) == ["x"]


def test_a_slash_in_a_query_is_part_of_its_value() -> None:
    decoded = decode("https://example.org/repo/?seed=a/b&size=8x8")
    assert decoded.recipe == Recipe(size=(8, 8), seed="a/b") and decoded.notes == []


def test_half_a_character_is_no_crash() -> None:
    decoded = decode("#maze?foo\udcff=1&seed=\ud800")
    again = decode(encode(decoded.recipe, decoded.view, decoded.ignored))
    assert again.recipe == decoded.recipe


def test_walls_too_long_for_a_link_are_refused() -> None:
    with pytest.raises(RecipeError, match="expected a drawing of at most 8000 characters"):
        Recipe(size=(200, 200), walls=pack(bytes(79600)))


def test_view_keys_are_kept_apart() -> None:
    decoded = decode(EXAMPLE + "&at=412&speed=30")
    assert decoded.view == {"at": 412, "speed": 30} and decoded.recipe == decode(EXAMPLE).recipe
    assert encode(decoded.recipe, decoded.view) == EXAMPLE + "&at=412&speed=30"


def test_a_solver_that_cannot_read_a_drawn_maze_is_replaced() -> None:
    walls = pack(Recipe(size=(3, 3)).picture().maze.open)
    decoded = decode(f"#maze?v=1&size=3x3&walls={walls}&solve=carve_order")
    assert decoded.recipe.solve == "breadth_first"
    assert "grew from one cell" in str(decoded.notes[0])


def test_a_plus_is_a_piece_not_a_blank() -> None:
    decoded = decode("#pentomino?v=1&board=5x9&pieces=ltwkyrz+p")
    assert isinstance(decoded.recipe, TilingRecipe) and len(decoded.recipe.pieces) == 9
    assert decode(encode(decoded.recipe)).recipe == decoded.recipe


def fuzz(number: int) -> str:
    """One of many damaged links, always the same ones."""
    rng = Rng(str(number), "fuzz")
    text = rng.pick([EXAMPLE, "#pentomino?v=1&board=5x9&pieces=ltwkyrzcp&place=F1.0.0", "?a=b"])
    alphabet = "#?&=%+._~-xX0123456789abcFILN\u0000é🙂\udcff<\"'\\/ "
    for _ in range(rng.below(12)):
        at = rng.below(len(text) + 1)
        middle = "".join(rng.pick(alphabet) for _ in range(rng.below(6)))
        text = text[:at] + middle + text[at + rng.below(4):]
    return text


@pytest.mark.parametrize("numbers", [
    range(2000), pytest.param(range(2000, 10_000), marks=pytest.mark.prove)])
def test_thousands_of_damaged_links(numbers: range) -> None:
    for number in numbers:
        text = fuzz(number)
        decoded = decode(text)
        link = encode(decoded.recipe, decoded.view, decoded.ignored)
        assert decode(link).recipe == decoded.recipe, text
        assert all(note == note.strip() and note for note in map(str, decoded.notes))


@given(st.text(max_size=200))
@settings(max_examples=300)
def test_no_text_is_a_crash(text: str) -> None:
    for link in ("#" + text, text,
                 "#maze?v=1&seed=" + quote(text, errors="replace") + "&size=" + text):
        decoded = decode(link)
        assert decode(encode(decoded.recipe)).recipe == decoded.recipe


def golden_links() -> list[list[str]]:
    return [line.split() for line in LINKS.read_text().splitlines() if line and line[0] != ";"]


@pytest.mark.parametrize("value", ["loop=x", "loop=0-0", "loop=9-3", "loop=-3-5", "at=x",
                                   "speed=fast", "mode=x", "theme=x", "lang=x", "embed=x"])
def test_what_a_link_is_repaired_to_is_not_refused_again(value: str) -> None:
    decoded = decode(f"#maze?v=1&{value}")
    assert decoded.notes
    again = decode(encode(decoded.recipe, decoded.view))
    assert again.notes == [] and again.view == decoded.view


@pytest.mark.parametrize(("digest", "link"), golden_links())
def test_links_mean_the_same_for_ever(digest: str, link: str) -> None:
    """The file only grows.  A changed line means that somebody's link shows another picture."""
    decoded = decode(link)
    assert decoded.notes == [] and encode(decoded.recipe) == link
    assert decoded.recipe.picture().digest == digest


@pytest.mark.parametrize(("name", "count", "digest"), FROZEN)
def test_the_golden_files_only_grow(name: str, count: int, digest: str) -> None:
    lines = (GOLDEN / name).read_text(encoding="utf-8").splitlines()[:count]
    assert sha256("\n".join(lines).encode()).hexdigest()[:16] == digest


def test_every_entry_has_a_golden_link() -> None:
    found = [decode(link).recipe for _, link in golden_links() if link.startswith("#maze")]
    missing = {name for room, field in (("generators", "by"), ("solvers", "solve"),
                                        ("shapes", "shape"))
               for name in DEFAULT.room(room).keys() - {getattr(recipe, field) for recipe in found}}
    missing |= DEFAULT.keys.keys() - {key for recipe in found for key in recipe.asked()}
    assert not missing, f"run `make golden`: nothing pins {', '.join(sorted(missing))}"


OLD_NAMES = """
shape     disc=circle round=circle ring=torus letters=word crack=voronoi rectangle=square
shape     orthogonal=square delta=triangle sigma=hexagon theta=polar upsilon=octagon
algorithm dfs=recursive_backtracker backtracker=recursive_backtracker growing=growing_passages
algorithm two_set_prim=prim modified_prim=prim Modified-Prim=prim prim=prim nobody=nobody
solver    dfs=depth_first backtracker=depth_first recursive_backtracker=depth_first
solver    bfs=breadth_first breadth=breadth_first astar=a_star greedy=greedy_best_first
solver    wall_follower=wall_follower_right pledge=pledge_right mouse=random_mouse
solver    dead_end_filling=dead_end_filler A-Star=a_star
"""


def test_old_names_mean_the_same_for_ever() -> None:
    rooms = {SHAPE: "shapes", ALGORITHM: "generators", SOLVER: "solvers"}
    known = set()
    for line in OLD_NAMES.strip().splitlines():
        kind, *pairs = line.split()
        for text, id_ in (pair.split("=") for pair in pairs):
            assert named(kind, text, DEFAULT.room(rooms[kind])) == id_, text
            known.add(text)
    assert ALIASES.keys() <= known


def test_the_language_of_a_link_may_be_in_capitals() -> None:
    decoded = decode(EXAMPLE + "&lang=DE")
    assert decoded.view == {"lang": "de"} and not decoded.notes
