"""What the documents say of the program is so: keys, defaults, ids, commands, targets, pictures."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from maze.catalog import DEFAULT
from maze.cli import main
from maze.cli.listing import KINDS
from maze.fields import encode_fields, keys
from maze.ingredients import changes
from maze.lab import fields as lab
from maze.language import LANGUAGES
from maze.learning import fields as learning
from maze.lessons.taken import MOMENT
from maze.overlays import HIDE
from maze.paper import fields as paper
from maze.paper.keys import OWN
from maze.params import Choice
from maze.pentomino import fields as tilings
from maze.pentomino.engines.choice import TITLES
from maze.pentomino.named import named_boards
from maze.pentomino.recipe import OF, SIDES, SOL, SOLVE, USE, TilingRecipe
from maze.places import PLACES
from maze.recipe import Recipe
from maze.share import VIEW, decode
from maze.visitors.program import exported
from maze.visitors.templates import TEMPLATES
from maze.written import ROOMS
from tools import gallery, rooms
from tools.imports import Sources

pytestmark = pytest.mark.native
MADE = re.compile(r"static/(vendor/|words/|all\.css)")   # by make
ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
NUMBERS = ("no one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
           "fifteen sixteen seventeen eighteen nineteen twenty").split()
NONE = {"none", "the shape's own", "the maze's own",
        "the article's own"}                             # said of what has no default


def number(word: str) -> int:
    """What ``twenty-two`` is."""
    tens, _, ones = word.lower().partition("-")
    return NUMBERS.index(tens) + (NUMBERS.index(ones) if ones else 0)


def spans(text: str) -> list[str]:
    """What stands in the lines of a text as code."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def table(heading: str) -> list[list[str]]:
    """The rows of the README's table whose head has a word, as lists of cells."""
    lines = README.splitlines()
    head = next(at for at, line in enumerate(lines) if line.startswith(f"| key | {heading} |"))
    rows = iter(lines[head + 2:])
    found = []
    for line in rows:
        if not line.startswith("|"):
            return found
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def defaults(rows: list[list[str]]) -> Iterator[tuple[str, str]]:
    """Each key with its default as the table says it, "" for none; one may serve for all."""
    for names, _, said in rows:
        given = [""] if said in NONE else spans(said)
        own = spans(names)
        assert given, f"{own}: the table does not say the default"
        yield from zip(own, given if len(given) == len(own) else given * len(own))


def test_the_table_of_mazes_names_every_key_and_its_default():
    plain = {key: param.format(param.default) for key, param in changes().items()}
    plain |= dict.fromkeys(("opt", "sopt", "from", "to", "walls", "mask", "cut", "hide", "quest",
                            "arrows"), "")
    plain |= dict.fromkeys(ROOMS, "")
    plain |= encode_fields(Recipe()) | {"solve": ""}
    rows = dict(defaults(table("maze")))
    assert rows.keys() == set(keys())
    rows["opt"] = ""                                       # each generator has its own
    assert rows | {"keys": rows["keys"] or "none"} == plain | {"keys": plain["keys"] or "none"}


def test_the_table_of_pentominoes_names_every_key_and_its_default():
    plain = TilingRecipe()
    rows = dict(defaults(table("pentominoes")))
    assert rows.keys() == set(tilings.KEYS)
    assert rows == {"board": str(plain.board), "pieces": "all", "sides": SIDES.default,
                    "use": USE.default, "order": plain.order, "solve": SOLVE.default, "place": "",
                    "sol": "" if SOL.default == 0 else SOL.default, "of": OF.default,
                    "challenge": "", "calendar": "", "date": "", "code": ""}


@pytest.mark.parametrize(("fields", "board"), [
    ("", "6x10"), ("pieces=all", "6x10"), ("pieces=LTWVY", "5x5"), ("sides=1", "5x18"),
    ("pieces=4ILOTZ", "5x4")])
def test_the_board_has_five_rows_if_only_other_pieces_are_named(fields, board):
    assert str(decode(f"#pentomino?v=1&{fields}").recipe.board) == board


def test_the_table_of_sheets_names_every_key_and_its_default():
    rows = dict(defaults(table("sheets of puzzles")))
    like = {"by", "opt", "mask", *changes()}               # named together
    assert rows.keys() == set(paper.keys()) - set(changes())
    assert {key: text for key, text in rows.items() if key not in like} == {
        "shapes": "square", "from": "", "to": ""} | {
        key: param.format(param.default) for key, param in OWN.items()}


def test_the_table_of_learning_names_every_key_and_its_default():
    rows = dict(defaults(table("learning")))
    assert rows == dict.fromkeys({*learning.keys()} - {"mode"}, "") | {
        "moment": MOMENT.format(MOMENT.default)}
    for id_ in ("wilson", "braid"):
        assert decode(f"#learn?v=1&id={id_}").recipe.id == id_
    assert decode("#learn?v=1&mode=lesson&lesson=spanning_tree").recipe.lesson


def test_the_table_of_the_view_names_every_key_and_its_default():
    rows = dict(defaults(table("view")))
    assert rows.keys() == VIEW.keys()
    assert rows == {key: param.format(param.default) if param.default != (0, 0) else ""
                    for key, param in VIEW.items()}


def test_the_table_of_the_view_names_every_value():
    said = {key: spans(cells[1]) for cells in table("view") for key in spans(cells[0])}
    modes = {mode for place in PLACES for mode in place.modes}
    assert set(said["mode"]) == modes and set(said["lang"]) == set(LANGUAGES)
    assert {*said["theme"], "auto"} == set(VIEW["theme"].options)
    for key in ("show", "exercise"):
        assert {*said[key], "none"} == set(VIEW[key].options)


@pytest.mark.parametrize(("heading", "choices"), [
    ("maze", {**changes(), "hide": HIDE}),
    ("pentominoes", {"sides": SIDES, "use": USE, "solve": SOLVE, "of": OF}),
    ("sheets of puzzles", OWN)])
def test_a_table_names_every_value_that_can_be_chosen(heading, choices):
    said = {key: spans(" ".join(cells[1:])) for cells in table(heading) for key in spans(cells[0])}
    for row, words in (("hide", "as in the link of a maze"), ("board", "(as above)")):
        if heading == "sheets of puzzles":                 # told once, in the other tables
            assert words in next(told for names, told, _ in table(heading) if row in spans(names))
            said[row] += spans(" ".join(map("|".join, table("maze") + table("pentominoes"))))
    missing = {key: {*param.options} - {*said[key], ""} for key, param in choices.items()
               if isinstance(param, Choice) and key != "keys"}           # "`1` to `6`"
    assert not {key: options for key, options in missing.items() if options}
    if heading == "pentominoes":
        assert {*said["order"]} == {*DEFAULT.room("searches")}


def test_the_keys_that_only_the_lab_has_are_told_below_its_table():
    told = README.partition("With `mode=measure`")[2].partition("\n\n")[0]
    assert {*lab.OWN, "mode=searches", "mode=thesis", "ms", "steps"} <= {*spans(told)}


@pytest.mark.parametrize(("place", "key", "example"), [
    ("pentomino", "board", 1), ("pentomino", "pieces", 3), ("pentomino", "place", 0),
    ("pentomino", "order", 1), ("pentomino", "use", 0), ("pentomino", "challenge", 0),
    ("maze", "entr", 2), ("maze", "keys", 1), ("maze", "symmetry", 2), ("maze", "bias", 1)])
def test_a_value_in_a_table_is_understood(place, key, example):
    rows = table("maze" if place == "maze" else "pentominoes")
    value = next(spans(told) for names, told, _ in rows if key in spans(names))[example]
    decoded = decode(f"#{place}?v=1&{key}={value}&board=6x10" if key == "place" else
                     f"#{place}?v=1&{key}={value}")
    assert not decoded.notes
    assert decoded.recipe != decode(f"#{place}?v=1").recipe


def test_a_board_with_holes_in_the_readme_has_sixty_squares():
    boards = [text for text in spans(README) if re.match(r"\dx\d-", text)]
    assert len(boards) == 2
    assert all(decode(f"#pentomino?board={text}").recipe.problem() is None for text in boards)


def test_the_numbers_of_the_readme_are_those_of_the_catalog():
    told = {kind: number(re.search(rf"([a-z-]+) {words}", README)[1]) for kind, words in {
        "shapes": "kinds of boards", "generators": "ways to make a maze",
        "solvers": "to solve it"}.items()}
    assert told == {kind: len(DEFAULT.room(kind)) for kind in told}
    engines = README.partition("| engine | for |")[2].partition("\n\n")[0].strip().splitlines()[1:]
    assert len(engines) == number(re.search(r"(\w+) engines", README)[1])
    assert len(engines) == len(TITLES)


def commands() -> list[str]:
    """The command lines of the README."""
    block = README.partition("## Command line")[2].partition("```sh\n")[2].partition("```")[0]
    return [line.partition("python3 -m maze ")[2].rstrip() for line in block.splitlines()
            if line.startswith("python3 -m maze ")]


def test_every_command_is_in_the_readme():
    assert {line.split()[0] for line in commands()} == {"draw", "tile", "count", "lab", "list",
                                                      "link", "prove", "sheet", "order", "fence"}
    named = next(line for line in commands() if line.startswith("list solvers "))
    assert {"solvers", *re.findall(r"[a-z]+", named.partition("# or ")[2].partition(";")[0])
            } - {"or"} == set(KINDS)


@pytest.mark.parametrize("line", [
    pytest.param(line, marks=[pytest.mark.prove] if re.search(
        "--count|--nth|--random|^count|^lab difficulty|^prove", line) else [])
    for line in commands()])
def test_the_commands_of_the_readme_do_what_they_say(line, tmp_path, monkeypatch, capsysbinary):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(exported(TEMPLATES["generators"]))
    (tmp_path / "heart.txt").write_text(named_boards()["picture-heart"].board.picture())
    words = shlex.split(line, comments=True)
    assert main(words) == 0
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).stat().st_size > 1000
    else:
        assert capsysbinary.readouterr().out.strip()


def test_the_tiling_of_the_readme_is_the_one_that_is_found(capsys):
    shown = re.search(r"\n\$ python3 -m maze (.*)\n((?:[a-z]+\n)+)", README)
    assert main(shown[1].split()) == 0
    assert capsys.readouterr().out == shown[2]


def test_make_help_names_every_target():
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", text, re.MULTILINE))
    phony = set(text.partition(".PHONY:")[2].partition("\n\n")[0].replace("\\", " ").split())
    helped = set(re.findall(r"make ([a-z-]+) ", text.partition("help:\n")[2].partition("\n\n")[0]))
    parts = {"prove-unit", "prove-pyodide", "prove-solving", "prove-browser"}
    assert phony == targets
    assert helped | parts >= targets - {"help", "runtime", "tools"}
    named = {word for name in ("README", "CONTRIBUTING", "ARCHITECTURE", "docs/worker",
                               "docs/accessibility")
             for word in re.findall(r"`make ([a-z-]+)", (ROOT / f"{name}.md").read_text("utf-8"))}
    assert named <= targets | {"files"}


def test_the_gallery_is_what_make_gallery_draws(tmp_path, monkeypatch):
    """All of it takes a second; whoever changes a picture runs `make gallery`."""
    monkeypatch.setattr(gallery, "DOCS", tmp_path)
    gallery.main()
    made = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.*")}
    kept = {path: (ROOT / "docs" / path).read_bytes() for path in made
            if (ROOT / "docs" / path).exists()}
    stale = sorted(str(path) for path in made if made[path] != kept.get(path))
    assert not stale, "run `make gallery`"
    assert len(list((ROOT / "docs" / "gallery").iterdir())) == len(made) - 1


def test_the_picture_of_the_rooms_is_that_of_the_imports():
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert rooms.written(text) == text, "run `make rooms`"
    arrows = re.findall(r"^  (\w+) --> (\w+)$", text, re.MULTILINE)
    assert {room for arrow in arrows for room in arrow} == rooms.rooms() and len(arrows) < 70
    lone = {"generators", "solvers", "tasks"}              # as the page says below the picture
    assert not lone & {other for _, other in arrows}


def test_an_arrow_is_drawn_if_no_other_way_leads_there():
    graph = {"web": {"render", "grid", "maze"}, "render": {"maze"}, "maze": {"grid"}, "grid": set()}
    assert rooms.reduced(graph) == {"web": {"render"}, "render": {"maze"}, "maze": {"grid"},
                                    "grid": set()}
    assert rooms.reached("web", graph, {"maze", "grid"}) == {"maze", "grid"}
    assert rooms.imports()["recipe"] >= {"pipeline"} and "maze.recipe" in Sources("maze").paths


def test_documents_call_python_by_the_name_that_it_has_everywhere():
    """Debian has no ``python``."""
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r"(?<![\w.-])python -m \S+", text), path.name


def test_every_file_that_a_document_names_is_there():
    tracked = set(subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True,
                                 check=True).stdout.split())
    folders = {"/".join(name.split("/")[:depth]) for name in tracked for depth in range(1, 6)}
    for name in sorted(name for name in tracked if re.fullmatch(r"(docs/)?\w+\.md", name)):
        text = (ROOT / name).read_text(encoding="utf-8")
        files = [span for span in spans(text) if re.fullmatch(r"(?:maze|tools|tests|static|docs)/"
                                                              r"[\w./-]+", span)]
        links = [str(Path(name).parent / link) for link in re.findall(r"\]\(([\w./-]+)\)", text)]
        missing = {path for path in (*files, *links) if path.rstrip("/") not in tracked | folders}
        assert not {path for path in missing if not MADE.match(path)}, name


@pytest.mark.parametrize(("system", "python"), [("Windows_NT", ".venv/Scripts/python"),
                                                ("", ".venv/bin/python")])
def test_make_finds_the_python_of_the_system(system, python):
    """What make would do; on a Windows machine nothing was tried."""
    words = ["make", "-n", "PREPARED=1", "PYTHON=some-python", f"OS={system}", "unit", "clean"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"{python} -m tools.once_more" in told
    assert "some-python tools/prepare.py clean" in told and "rm " not in told


def test_a_checkout_has_the_same_line_ends_everywhere():
    """Else golden files and digests would differ where git writes CR LF."""
    told = subprocess.run(["git", "check-attr", "eol", "text", "--", "tests/golden/links.txt",
                           ".ci/run", "docs/maze-phone-dark.png"],
                          cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.count("eol: lf") == 3 and "maze-phone-dark.png: text: unset" in told
