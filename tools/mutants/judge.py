"""Judge mutants: each is put into a copy of the tree, and the tests nearest to it are run.

Which tests those are, `tools.quick` knows: first the files that import the mutant's, of them those
that are named after it, then those that are further away.  They are run in groups, the nearest
first, until one fails or the work is over.  A test that fails without the mutant, too, counts for
nothing.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.imports import Sources
from tools.mutants.sample import Mutant
from tools.quick import BROWSER, entries, git, judges

GROUPS = (3, 8, 24)            # files of tests that are run at a time; later ones all together
LEAST = 3.0                    # processor seconds, below which no other group is begun
STILL = ["-m", "not prove", "-p", "no:cacheprovider", "-p", "no:xdist", "-q", "-x", "--tb=no"]
NO_START = "pytest does not begin"
FIRST = ["-p", "tools.first", "--first"]
WATCH = ["-p", "tools.mutants.watch", "--work"]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: the test that killed it ("" if it lives), and how it did.

    `ran` counts tests, `spent` processor seconds.
    """

    mutant: Mutant
    killer: str
    how: str
    ran: int
    spent: float


@dataclass(frozen=True)
class Told:
    """What `tools.mutants.watch` tells of one run of pytest."""

    ran: int
    failed: str
    how: str
    spent: float


class Judge:
    """Judges mutants of a tree in a copy of it, each for at most `work` processor seconds."""

    def __init__(self, copy: Path, work: float) -> None:
        self.copy, self.work = copy, work
        self.sources = Sources("maze", "tools", "tests", root=copy)
        self.sound: dict[str, bool] = {}       # tests that killed: whether they pass without

    def judge(self, mutant: Mutant) -> Verdict:
        ran, spent = 0, 0.0
        for group in groups(self.files(mutant)):
            while self.work - spent > LEAST:
                told = self.mutated(group, mutant, self.work - spent)
                ran, spent = ran + told.ran, spent + told.spent
                if not told.failed:
                    break
                if self.passes(told):
                    return Verdict(mutant, told.failed, told.how, ran, spent)
        return Verdict(mutant, "", "", ran, spent)

    def files(self, mutant: Mutant) -> list[str]:
        """The test files that reach a mutant without a browser, the nearest first."""
        found = judges([mutant.file], self.sources)
        return [file for file in found if not file.startswith(BROWSER)]

    def mutated(self, tests: list[str], mutant: Mutant, work: float) -> Told:
        """What tests say of a mutant; afterwards the tree is as it was."""
        path = self.copy / mutant.file
        text = path.read_text(encoding="utf-8")
        _write(path, mutant.change.applied(text))
        try:
            return self.run(tests, work, entries([mutant.file]))
        finally:
            _write(path, text)

    def run(self, tests: list[str], work: float, names: Sequence[str] = ()) -> Told:
        file = self.copy / "told.json"
        file.unlink(missing_ok=True)
        unsound = [word for name, well in self.sound.items() if not well
                   for word in ("--deselect", name)]
        done = subprocess.run([sys.executable, "-m", "pytest", *STILL, *unsound, *FIRST,
                               ",".join(names), *WATCH, str(work), "--told", str(file), *tests],
                              cwd=self.copy, capture_output=True, text=True, check=False)
        if not file.exists():                  # not even one test was begun
            said = (done.stdout + done.stderr).strip().rpartition("\n")[2]
            return Told(0, tests[0], f"{NO_START}: {said}", 0.0)
        return Told(*json.loads(file.read_text(encoding="utf-8")))

    def passes(self, told: Told) -> bool:
        """Whether the test that failed passes on the tree as it is; asked once of each."""
        test = told.failed
        if test not in self.sound:
            healthy = self.run([test], self.work)
            if healthy.how.startswith(NO_START):
                raise RuntimeError(f"{healthy.how}, even without a mutant")
            self.sound[test] = not healthy.failed
        return self.sound[test]


def groups(files: list[str]) -> Iterator[list[str]]:
    for size in GROUPS:
        yield files[:size]
        files = files[size:]
        if not files:
            return
    yield files


def _write(path: Path, text: str) -> None:
    """Byte code is told from its source by the second, so what was compiled is deleted."""
    for old in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        old.unlink()
    path.write_text(text, encoding="utf-8")


@contextmanager
def copied(root: Path) -> Iterator[Path]:
    """A copy of the tree as git knows it, new files too, and what set-up has fetched."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder)
        for name in git("ls-files", "--cached", "--others", "--exclude-standard", root=root):
            if (root / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(root / name, copy / name)
        for name in (".venv", "node_modules", "static/vendor"):
            if (root / name).exists() and not (copy / name).exists():
                (copy / name).symlink_to((root / name).resolve(), target_is_directory=True)
        yield copy
