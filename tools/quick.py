"""The quick judge: what every change must pass, and the tests nearest to what was touched.

Touched is what differs from where this branch left `main`, committed or not.  First come the gates
of every change: `make check`, GATES and `make js`; then, until the time is over, the tests that
reach a touched file, the nearest first: one that was touched itself, one that imports it, one that
imports what imports it.  A file that is not Python is judged by the tests that name it.  Before
all of these come the tests of an algorithm or a shape that was touched itself: those with its name
among their parameters.  At last the page is started in Chromium.  What was not run is told.

    python -m tools.quick
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

import pytest

from maze.catalog import ROOMS
from tools.imports import ROOT, Sources
from tools.once_more import Answers, file_of

GATES = ["tests/test_architecture.py", "tests/test_golden_mazes.py", "tests/test_phrases.py",
         "tests/test_language.py", "tests/test_gates.py", "tests/test_proof.py"]
SMOKE = "tests/browser/test_smoke.py"
BROWSER = "tests/browser/"
SECONDS = 60                   # for the tests nearest to what was touched
CLOSE = 1                      # imports between a browser test and what it is run for
PARALLEL = ["-n", "2", "--dist", "load", "--maxschedchunk", "4"]     # in the order they are given


def git(*words: str, root: Path = ROOT) -> list[str]:
    """The lines that git answers; none if it refuses."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def touched(root: Path = ROOT) -> list[str]:
    """The files that differ from where this branch left `main`; new ones too, if not ignored."""
    bases = (git("merge-base", "HEAD", name, root=root) for name in ("origin/main", "main"))
    base = next((found[0] for found in bases if found), "HEAD")
    found = git("diff", "--name-only", base, root=root)
    return sorted({*found, *git("ls-files", "--others", "--exclude-standard", root=root)})


def judges(files: Iterable[str], sources: Sources) -> dict[str, int]:
    """The test files that reach one of these files: how many imports away, the nearest first.

    After those that import one themselves come those that are named after it: `test_generators.py`
    for `maze/generators/prim.py`.
    """
    files = list(files)
    texts = {name: path.read_text(encoding="utf-8") for name, path in sources.paths.items()
             if path.name.startswith("test_")}
    away = sources.distances(sources.module(file) for file in files)
    for name, text in texts.items():
        if any(Path(file).name in text for file in files if not file.endswith(".py")):
            away[name] = min(away.get(name, 1), 1)
    parts = {word for file in files for word in words_of(file)}

    def rank(name: str) -> tuple[bool, bool, int, str]:
        return away[name] > 1, not parts & words_of(name.rpartition(".")[2]), away[name], name

    found = sorted(texts.keys() & away.keys(), key=rank)
    return {sources.paths[name].relative_to(sources.root).as_posix(): away[name] for name in found}


def words_of(name: str) -> set[str]:
    """The words of a file's or a module's name, without those that say nothing."""
    return set(re.findall(r"[a-z0-9]+", name.removesuffix(".py"))) - {"maze", "test", "tests"}


class Nearest(Answers):
    """Also hears how many tests there are; all processes of xdist collect the same."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.names = ids

    @property
    def left(self) -> list[str]:
        return [name for name in self.names if name not in self.ran]


def entries(files: Iterable[str]) -> list[str]:
    """The names of the algorithms and shapes among some files."""
    folders = {package.replace(".", "/") for package in ROOMS.values()}
    return [path.stem for path in map(Path, files)
            if path.parent.as_posix() in folders and not path.name.startswith("_")]


def nearest(files: list[str], seconds: float, names: Iterable[str] = ()) -> tuple[bool, str]:
    """Run these tests until the time is over: whether all was well, a sentence.

    The tests of these names come first; otherwise the order is that of the files.
    """
    if not files:
        return True, "No other test reaches what was touched."
    heard = Nearest()
    until = ["-p", "tools.deadline", "--until", str(monotonic() + seconds)]
    first = ["-p", "tools.first", "--first", ",".join(names)]
    status = pytest.main(["-q", *until, *first, "-m", "not prove", *PARALLEL, *files],
                         plugins=[heard])
    well = not heard.whys and (status == pytest.ExitCode.OK or bool(heard.ran and heard.left))
    return well, what_is_left(heard.left)


def what_is_left(names: list[str]) -> str:
    if not names:
        return "Every test that reaches what was touched was run."
    files = list(dict.fromkeys(map(file_of, names)))
    return (f"Not run for lack of time: {len(names)} of the tests that reach what was touched, "
            f"the nearest in {', '.join(files[:3])}.")


def main() -> int:
    """The gates, the nearest tests, the page; everything is run, whatever failed before."""
    files = touched()
    print(f"Touched since main: {', '.join(files) or 'nothing'}.", flush=True)
    found = judges(files, Sources("maze", "tools", "tests"))
    inside = [file for file in found if not file.startswith(BROWSER) and file not in GATES]
    pages = [file for file, away in found.items() if file.startswith(BROWSER) and away <= CLOSE]
    python = [sys.executable, "-m", "pytest", "-q", "-m", "not prove", "-n", "2"]
    gates = [["make", "--no-print-directory", "check"], [*python, *GATES],
             ["make", "--no-print-directory", "js"]]
    failed = [words for words in gates if subprocess.run(words, check=False).returncode]
    well, sentence = nearest(inside, SECONDS, entries(files))
    page = [*python, "--dist", "loadfile", SMOKE, *(file for file in pages if file != SMOKE)]
    failed += [words for words in [page] if subprocess.run(words, check=False).returncode]
    print(sentence, "Neither was anything run inside Pyodide: `make test` runs everything.")
    for words in failed:
        print(f"Failed: {' '.join(words)}")
    return 0 if well and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
