"""Draw mutants anew and judge them: which the tests kill, and the text of each that survives.

    python -m tools.mutants --count 40 --seed 1 [--web] [--work 60] [--kept verdicts.jsonl]

`make mutants N=40` does so.  With --kept verdicts are kept in a file, and a run that was broken off
goes on where it was.  docs/mutants.md has figures, and the survivors that change nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from tools.imports import ROOT
from tools.mutants.changes import Change
from tools.mutants.judge import Judge, Verdict, copied
from tools.mutants.sample import Mutant, draw


def told(verdict: Verdict, root: Path) -> str:
    """A line for a mutant that is killed; one that lives with its text."""
    mutant = verdict.mutant
    where = f"{mutant.file}:{mutant.change.line} ({mutant.change.kind})"
    if verdict.killer:
        how = f", {verdict.how}" if verdict.how else ""
        return f"killed    {where} by {verdict.killer}{how}"
    return (f"SURVIVED  {verdict.ran} tests, {verdict.spent:.0f} s of the processor\n"
            f"{mutant.diff(root)}")


def summary(verdicts: Sequence[Verdict]) -> str:
    killed = sum(bool(one.killer) for one in verdicts)
    return f"{killed} of {len(verdicts)} killed, {100 * killed / max(1, len(verdicts)):.0f} %."


def kept(file: Path | None) -> dict[Mutant, Verdict]:
    """The verdicts of a run that was broken off, by their mutants."""
    if file is None or not file.exists():
        return {}
    verdicts = map(read, file.read_text(encoding="utf-8").splitlines())
    return {verdict.mutant: verdict for verdict in verdicts}


def read(line: str) -> Verdict:
    """A verdict from a line of the file; `written` is the other way."""
    fields = json.loads(line)
    mutant = fields.pop("mutant")
    return Verdict(Mutant(mutant["file"], Change(**mutant["change"])), **fields)


def written(verdict: Verdict) -> str:
    return json.dumps(asdict(verdict))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="How many small bugs the tests notice.")
    parser.add_argument("--count", type=int, default=40, help="how many mutants")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--web", action="store_true", help="of maze/web/; else of all the others")
    parser.add_argument("--work", type=float, default=60, help="processor seconds for a mutant")
    parser.add_argument("--kept", type=Path, help="a file for the verdicts, to go on later")
    chosen = parser.parse_args(arguments)
    before, verdicts = kept(chosen.kept), []
    with copied(ROOT) as copy:
        judge = Judge(copy, chosen.work)
        for mutant in draw(copy, chosen.count, chosen.seed, web=chosen.web):
            verdict = before.get(mutant) or judge.judge(mutant)
            verdicts.append(verdict)
            print(told(verdict, copy), flush=True)
            if chosen.kept and mutant not in before:
                with chosen.kept.open("a", encoding="utf-8") as file:
                    print(written(verdict), file=file)
    print(summary(verdicts))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
