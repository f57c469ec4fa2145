"""Every phrase that can be read on the page, from its sources: `python -m tools.phrases`.

Writes static/words/phrases.json, the list that each language's table must translate. A phrase is a
text of maze/ (gaps {0}, {1} ... where it takes values), of index.html, or of a script: see
`maze/language.py`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from maze.catalog import transforms
from maze.pentomino.recipe import orders
from maze.recipe import generators, shapes, solvers

ROOT = Path(__file__).resolve().parents[1]
PHRASES = ROOT / "static" / "words" / "phrases.json"
SKIPPED = {"cli", "render", "rng.py", "language.py", "dom.py", "browser.py", "canvas.py"}
UNSAID = {"needs", "gives", "claims"}                      # keywords that are for the program
FIRST_TOO = {"register", "Progress"}                       # calls whose first argument is said
SAID_ALONE = FIRST_TOO | {"Choice", "Whole", "Lean", "Mix", "Option", "Field", "Part"}
TABLES = {"LEVELS", "_PICTURES", "NAMES", "STAIRS", "PLAY", "GROUPS", "PRESETS", "STATES", "WORDS",
          "TITLES"}                                        # of words
LOOSE = {"empty", "hole", "fits", "lifted", "high", "wide", "Undone.", "key", "point", "door",
         "twelve", "eighteen", "Transform", "Entrances"}   # words that code puts into sentences
SIGNS = {"; ", "."}                                        # between parts; of decimals
ATTRIBUTES = ("aria-label", "title", "placeholder", "alt", "aria-roledescription")
ID = re.compile(r"[a-z0-9_.~-]+")
WORD = re.compile(r"[^\W\d_]{2}")
NO_PHRASE = re.compile(r"^[\W\d]*$|^\W?[a-z0-9_]+(-[a-z0-9_]+)*$|[<>]|^\(|^#|^data-|^aria-|://|^M[\d{]")


def phrases() -> list[str]:
    """All of them, in the order of the alphabet."""
    found = set(_of_page()) | set(_of_scripts()) | set(_of_entries()) | LOOSE
    for path in sorted((ROOT / "maze").rglob("*.py")):
        if not SKIPPED & set(path.relative_to(ROOT).parts):
            found |= set(_of_module(ast.parse(path.read_text(encoding="utf-8"))))
    found = {text for text in found if WORD.search(re.sub(r"\{\w*\}", "", text))}
    return sorted(found | SIGNS)


def _of_entries() -> Iterator[str]:
    """What the registries tell in words."""
    for entries in (shapes(), generators(), solvers(), orders(), transforms()):
        for entry in entries.values():
            yield entry.title
            yield entry.summary
            yield from getattr(entry, "words", {}).values()


def _of_module(tree: ast.Module) -> Iterator[str]:
    skipped = _unsaid(tree)
    alone = _said_alone(tree)
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            text = _with_gaps(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = _one_line(node.value)
        else:
            continue
        sentence = " " in text.strip() and not NO_PHRASE.search(text)
        if sentence or (id(node) in alone and WORD.search(text)):
            yield text.strip()
            if text.startswith("1: "):                     # of a check box: see maze/web/forms.py
                yield text.removeprefix("1: ")


def _one_line(text: str) -> str:
    """A text of several lines, as it is said."""
    return " ".join(text.split()) if "\n" in text else text


def _with_gaps(node: ast.JoinedStr) -> str:
    parts, gap = [], 0
    for part in node.values:
        if isinstance(part, ast.Constant):
            parts.append(str(part.value))
        else:
            parts.append(f"{{{gap}}}")
            gap += 1
    return _alone("".join(parts))


def _alone(text: str) -> str:
    """``"{0} Using {1}."`` is two sentences, of which the first is known by itself; so is the last
    of ``"You take key {0}. {1}"``."""
    text = re.sub(r"([.!?]) \{\d\}$", r"\1", text)
    if not re.match(r"\{0\} [A-Z]", text):
        return text
    return re.sub(r"\{(\d)\}", lambda gap: f"{{{int(gap[1]) - 1}}}", text[4:])


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
        name in text for name in ("AssertionError", "LookupError", "TypeError", "ValueError"))


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
    return {id(node)} if isinstance(node, ast.Constant | ast.JoinedStr) else set()


class _Reader(HTMLParser):
    """Texts and spoken attributes of a page, but for what is marked translate="no"."""

    VOID = frozenset({"meta", "link", "input", "img", "br", "use", "path", "hr"})

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._open: list[bool] = []                        # for each open element: is it skipped?

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        named = given.get("translate") != "no" and not (self._open and self._open[-1])
        told_apart = given.get("data-phrase")              # the same word means something else
        skip = tag in ("script", "style", "svg", "code") or not named or told_apart is not None
        if named:
            self.found += [told_apart] if told_apart else []
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


def _of_page() -> Iterator[str]:
    reader = _Reader()
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    reader.feed(re.sub(r"(<(?:path|use|input|img|meta|link)\b[^>]*?)/>", r"\1>", text))
    return filter(WORD.search, reader.found)


def _of_scripts() -> Iterator[str]:
    """Texts given to say("...") in the scripts; and reasons why Python did not start."""
    for path in sorted((ROOT / "static").glob("*.*js")):
        script = path.read_text(encoding="utf-8")
        yield from re.findall(r'\bsay\("([^"]*)"', script)
        yield from re.findall(r'\b(?:return|failed\(|:|\?) ?"([a-z]+ [a-z][^"]*)"', script)


if __name__ == "__main__":
    PHRASES.parent.mkdir(exist_ok=True)
    found = phrases()
    PHRASES.write_text(json.dumps(found, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
    print(f"{len(found)} phrases, {sum(map(len, found))} characters")
