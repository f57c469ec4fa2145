"""Every phrase that can be read on the page, from its sources: `python -m tools.phrases`.

Tells which of them have no name in maze/languages/en.json, and which names lack a translation.
With `--add`, new texts get names, and an English text that was mended keeps the name it had.
A phrase is the text of a message in maze/ (see `maze/message.py`), or a text of index.html or of a
script.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from html.parser import HTMLParser
from pathlib import Path

from maze.catalog import ROOMS, transforms
from maze.language import LANGUAGES, Form
from maze.languages import BY_NAME, FOLDER, named, text_of
from maze.message import GAP
from maze.pentomino.recipe import orders
from maze.recipe import generators, shapes, solvers

ROOT = Path(__file__).resolve().parents[1]
SKIPPED = {"cli", "visitors", "render", "rng.py", "language.py", "languages", "dom.py",
           "browser.py", "canvas.py", "own"}              # our lessons have files of their own
MESSAGES = {"cli", "visitors", "own"}                       # of which messages alone are phrases
COUNTED = "counted"                                         # call: a text for one, and for many
SAYS = {"Message", "MazeError", "RecipeError", "MisfitError", "ProgramError"}  # calls: text first
WORDS_OF_A_NAME = (6, 8, 10, 14, 20, 40)                   # as few as make it the only one
SENTENCE = re.compile(r"[^\W\d_]{2}.*[.!?…]$|^[A-Z][a-z]+ .*\{")
LIKE = 0.6                                                 # from here on a text was mended
UNSAID = {"needs", "gives", "claims"}                      # keywords that are for the program
FIRST_TOO = {"register", "Progress"}                       # calls whose first argument is said
SAID_ALONE = FIRST_TOO | {"Choice", "Whole", "Lean", "Mix", "Option", "Field", "Part"}
TABLES = {"LEVELS", "_PICTURES", "NAMES", "STAIRS", "PLAY", "GROUPS", "PRESETS", "STATES", "WORDS",
          "TITLES", "DATES", "SHORT_MONTHS", "SHORT_WEEK"}  # of words
LOOSE = {"Undone.", "Transform", "Ideas", "Parity"}        # words that code chooses from
SIGNS = {"; "}                                             # between parts
ATTRIBUTES = ("aria-label", "title", "placeholder", "alt", "aria-roledescription")
ID = re.compile(r"[a-z0-9_.~-]+")
WORD = re.compile(r"[^\W\d_]{2}")
NO_PHRASE = re.compile(r"^[\W\d]*$|^\W?[a-z0-9_]+(-[a-z0-9_]+)*$|[<>]|^\(|^#|^data-|^aria-|://|:not\(|^M[\d{]")


def phrases() -> dict[str, Form]:
    """All of them: the English text -> the same, or its plural forms."""
    found: dict[str, Form] = {text: text for text in
                              {*_of_page(), *_of_scripts(), *_of_entries(), *LOOSE, *SIGNS}}
    for path in sorted((ROOT / "maze").rglob("*.py")):
        skipped = SKIPPED & set(path.relative_to(ROOT).parts)
        if skipped <= MESSAGES:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {text: text for text in _of_module(tree) if not skipped}
            found |= {text_of(form): form for form in of_messages(tree)}
    return {text: form for text, form in found.items()
            if text in SIGNS or WORD.search(GAP.sub("", text))}


def prose() -> set[str]:
    """The phrases of entries and their files, and the titles of boards: what a newcomer adds.

    They stay English until somebody names them.
    """
    found = {*_of_entries()}
    for package in ROOMS.values():
        for path in (ROOT / package.replace(".", "/")).glob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {*_of_module(tree), *map(text_of, of_messages(tree))}
    return found


def of_messages(tree: ast.Module) -> Iterator[Form]:
    """The texts that calls of ``Message``, of ``counted`` and of errors begin with."""
    for node in ast.walk(tree):
        texts = node.args if isinstance(node, ast.Call) else []
        if _called(node) == COUNTED and len(texts) >= 2:
            yield {"one": ast.literal_eval(texts[0]), "other": ast.literal_eval(texts[1])}
        elif _called(node) in SAYS and texts:
            yield from (part.value for part in _constants(texts[0]))


def made_with(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """The texts of messages and the names of the values that each is made with."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args or _called(node) not in {*SAYS, COUNTED}:
            continue
        names = {keyword.arg or "" for keyword in node.keywords}
        if "" in names:                                    # **values: not known here
            continue
        texts = node.args[:2] if _called(node) == COUNTED else node.args[:1]
        for part in (part for text in texts for part in _constants(text)):
            yield part.value, names


def _called(node: ast.AST) -> str:
    return ast.unparse(node.func).rpartition(".")[2] if isinstance(node, ast.Call) else ""


def _constants(node: ast.expr) -> Iterator[ast.Constant]:
    """The texts of a literal, or of a choice between two."""
    if isinstance(node, ast.IfExp):
        yield from (*_constants(node.body), *_constants(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node


# --- names ----------------------------------------------------------------------------------


def unnamed(found: Mapping[str, Form], english: Mapping[str, Form]) -> dict[str, Form]:
    """The phrases that have no name yet, or other plural forms than their name has."""
    known = {text_of(form): form for form in english.values()}
    return {text: form for text, form in found.items() if known.get(text) != form}


def unused(found: Mapping[str, Form], english: Mapping[str, Form]) -> dict[str, Form]:
    """The names whose English text is no longer in the sources."""
    asked = set(_by_name())
    return {name: form for name, form in english.items()
            if (name not in asked if BY_NAME in name else text_of(form) not in found)}


def lacking(tag: str, english: Mapping[str, Form]) -> list[str]:
    """The names that a language does not translate."""
    return sorted(english.keys() - named(tag).keys())


def named_anew(found: Mapping[str, Form], english: Mapping[str, Form]) -> dict[str, Form]:
    """The table with a name for each phrase: that of the text it was before, or a new one."""
    table, left = dict(english), {text_of(form): name
                                  for name, form in unused(found, english).items()}
    for text, form in sorted(unnamed(found, english).items()):
        near = get_close_matches(text, left, n=1, cutoff=LIKE)
        table[left.pop(near[0]) if near else new_name(text, table)] = form
    return dict(sorted((name, form) for name, form in table.items() if name not in left.values()))


def new_name(text: str, taken: Mapping[str, Form]) -> str:
    """The first words of a text, as many as it takes to be the only such name."""
    plain = unicodedata.normalize("NFKD", GAP.sub(" ", text)).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", plain.lower().replace("'", "")) or ["sign"]
    names = ["-".join(words[:count]) for count in WORDS_OF_A_NAME]
    names += [f"{names[0]}-{number}" for number in range(2, len(taken) + 3)]
    return next(name for name in names if name not in taken)


def write(tag: str, table: Mapping[str, Form]) -> None:
    """A line for each name, in the order of the alphabet."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(form, ensure_ascii=False)}"
                       for name, form in sorted(table.items()))
    (FOLDER / f"{tag}.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def report() -> Iterator[str]:
    """What is to be done, line by line."""
    found, english = phrases(), named("en")
    for text in sorted(unnamed(found, english)):
        yield f"No name in maze/languages/en.json (--add makes one): {text!r}"
    for name in sorted(unused(found, english)):
        yield f"Not in the sources (--add keeps it for a text that is like it): {name}"
    for tag in sorted(LANGUAGES.keys() - {"en"}):
        for name in lacking(tag, english):
            yield f"Said in English until maze/languages/{tag}.json has it: {name}"


def add() -> None:
    """Names for new texts; what is said no more leaves all tables."""
    table = named_anew(phrases(), named("en"))
    write("en", table)
    for tag in LANGUAGES.keys() - {"en"}:
        write(tag, {name: said for name, said in named(tag).items() if name in table})


# --- what is read ---------------------------------------------------------------------------


def _of_entries() -> Iterator[str]:
    """What the registries tell in words."""
    for entries in (shapes(), generators(), solvers(), orders(), transforms()):
        for entry in entries.values():
            yield entry.title
            yield entry.summary
            yield from getattr(entry, "words", {}).values()


def _of_module(tree: ast.Module) -> Iterator[str]:
    skipped = _unsaid(tree) | _counted(tree)
    alone = _said_alone(tree)
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text = _one_line(node.value)
        sentence = " " in text.strip() and not NO_PHRASE.search(text)
        if sentence or (id(node) in alone and WORD.search(text)):
            yield text.strip()
            if text.startswith("1: "):                     # of a check box: see maze/web/forms.py
                yield text.removeprefix("1: ")


def _counted(tree: ast.Module) -> set[int]:
    """The texts that have plural forms, which ``of_messages`` reads."""
    return {id(part) for node in ast.walk(tree) if _called(node) == COUNTED
            for part in node.args[:2]}


def _one_line(text: str) -> str:
    """A text of several lines, as it is said."""
    return " ".join(text.split()) if "\n" in text else text


def sentences_in_f_strings(tree: ast.Module) -> Iterator[str]:
    """What should be a message, for nobody could say it in another language."""
    skipped = _unsaid(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and id(node) not in skipped:
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}"
                           for part in node.values)
            if SENTENCE.search(text):
                yield text


def _unsaid(tree: ast.Module) -> set[int]:
    """The nodes that are not read by people: docstrings, parts of f-strings, traits, patterns."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr):
                found.add(id(first.value))
        elif isinstance(node, ast.JoinedStr):
            found |= {id(part) for part in node.values}
        elif isinstance(node, ast.keyword) and node.arg in UNSAID:
            found.add(id(node.value))
        elif isinstance(node, ast.Raise | ast.Assert) and "MazeError" not in ast.dump(node):
            found |= _inside(node) if _is_internal(node) else set()
        elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re."):
            found |= _inside(node)
        elif _sets_attribute(node):
            found |= _inside(node)
    return found


def _is_internal(node: ast.Raise | ast.Assert) -> bool:
    text = ast.unparse(node)
    return isinstance(node, ast.Assert) or any(
        name in text for name in ("AssertionError", "LookupError", "RuntimeError", "TypeError",
                                  "ValueError"))


def _sets_attribute(node: ast.AST) -> bool:
    """``page.attribute(name, key, value)`` of a key that nobody hears or sees."""
    return (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            and node.func.attr == "attribute" and len(node.args) == 3
            and isinstance(node.args[1], ast.Constant)
            and node.args[1].value not in (*ATTRIBUTES, "aria-valuetext"))


def _inside(node: ast.AST) -> set[int]:
    return {id(inner) for inner in ast.walk(node)}


def _said_alone(tree: ast.Module) -> set[int]:
    """Single words that are read: in tables of words, and in what makes controls."""
    found: set[int] = set()
    for node in tree.body:                                 # also those in small letters: "north"
        if isinstance(node, ast.Assign | ast.AnnAssign) and ast.unparse(
                node.targets[0] if isinstance(node, ast.Assign) else node.target) in TABLES:
            found |= {id(inner) for inner in _words_of(node.value)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in SAID_ALONE:
            for argument in node.args[0 if ast.unparse(node.func) in FIRST_TOO else 1:]:
                found |= _values(argument)
                if isinstance(argument, ast.Dict):         # the options of a menu
                    found |= set(map(id, argument.values))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "write" and len(node.args) == 2:
                found |= _values(node.args[1])
    return found


def _words_of(table: ast.AST | None) -> Iterator[ast.AST]:
    """The words of a table: values, and keys that are titles."""
    if isinstance(table, ast.Dict):
        yield from (key for key in table.keys if key and not ID.fullmatch(ast.unparse(key)[1:-1]))
        yield from (value for value in table.values if isinstance(value, ast.Constant))
    elif isinstance(table, ast.Tuple | ast.List):
        yield from table.elts


def _values(node: ast.AST | None) -> set[int]:
    """The texts of a literal: of a dict its values, for its keys are ids."""
    if isinstance(node, ast.Dict):
        return set().union(*map(_values, node.values))
    if isinstance(node, ast.Tuple | ast.List):
        return set().union(*map(_values, node.elts))
    if isinstance(node, ast.IfExp):
        return _values(node.body) | _values(node.orelse)
    if isinstance(node, ast.Constant) and ID.fullmatch(str(node.value)):
        return set()
    return {id(node)} if isinstance(node, ast.Constant) else set()


class _Reader(HTMLParser):
    """Texts and spoken attributes of a page, but for what is marked translate="no"."""

    VOID = frozenset({"meta", "link", "input", "img", "br", "use", "path", "hr"})

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.by_name: list[str] = []                       # data-phrase: one word, two meanings
        self._open: list[bool] = []                        # for each open element: is it skipped?

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        named = given.get("translate") != "no" and not (self._open and self._open[-1])
        told_apart = given.get("data-phrase")              # the same word means something else
        skip = tag in ("script", "style", "svg", "code") or not named or told_apart is not None
        if named:
            self.by_name += [told_apart] if told_apart else []
            self.found += [given[key] or "" for key in ATTRIBUTES if key in given]
        if not skip and given.get("name") == "description":
            self.found.append(given["content"] or "")
        if tag not in self.VOID:
            self._open.append(skip)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID and self._open:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if not (self._open and self._open[-1]):
            self.found.append(" ".join(data.split()))


def _read_page() -> _Reader:
    reader = _Reader()
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    reader.feed(re.sub(r"(<(?:path|use|input|img|meta|link)\b[^>]*?)/>", r"\1>", text))
    return reader


def _of_page() -> Iterator[str]:
    return filter(WORD.search, _read_page().found)


def _by_name() -> list[str]:
    """The names that the page asks for."""
    return _read_page().by_name


def _of_scripts() -> Iterator[str]:
    """Texts given to say("...") in the scripts; and reasons why Python did not start."""
    for path in sorted((ROOT / "static").glob("*.*js")):
        script = path.read_text(encoding="utf-8")
        yield from re.findall(r'\bsay\("([^"]*)"', script)
        yield from re.findall(r'\b(?:return|failed\(|:|\?) ?"([a-z]+ [a-z][^"]*)"', script)


if __name__ == "__main__":
    if sys.argv[1:] == ["--add"]:
        add()
    print("\n".join(report()) or "Every phrase has a name, and every language says it.")
