"""Every solver on random recipes, here and inside Pyodide, with what each claims checked.

    python -m tools.prove_solving [--recipes 200] [--seed proof] [--only-here]

Prints figures. Exit code 1 if a claim does not hold, or if the two worlds do not agree to the step.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from tests.proof import Tally, prove
from tests.random_recipes import recipes

ROOT = Path(__file__).resolve().parent.parent
INSIDE = ["node", "tools/in_pyodide.mjs", "tools.prove_solving", "--json"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--recipes", type=int, default=200)
    parser.add_argument("--seed", default="proof")
    parser.add_argument("--only-here", action="store_true", help="leave Pyodide out")
    parser.add_argument("--json", action="store_true", help="the digests, for the other world")
    options = parser.parse_args()
    tally, seconds, wrong = proved(options.recipes, options.seed)
    if options.json:
        print(json.dumps({"digests": tally.digests, "seconds": seconds, "wrong": wrong}))
        return len(wrong) > 0
    report(tally, seconds)
    print(*wrong, sep="\n", end="\n" * bool(wrong))
    agree = options.only_here or compare(tally.digests, options)
    return 0 if agree and not wrong else 1


def proved(count: int, seed: str) -> tuple[Tally, float, list[str]]:
    """The figures, how long it took, and a line for each claim that does not hold."""
    tally, wrong, begun = Tally(), [], perf_counter()
    for recipe in recipes(count, seed):
        try:
            prove(recipe, tally)
        except AssertionError as error:
            wrong.append(f"WRONG {error}")
    return tally, perf_counter() - begun, wrong


def report(tally: Tally, seconds: float) -> None:
    print(f"{tally.recipes} recipes, {tally.runs} runs of solvers, {tally.steps} steps, "
          f"{tally.claims} claims checked, {seconds:.0f} s")
    print(f"{tally.ways} ways, {sum(tally.sentences.values())} sentences:")
    lines(tally.sentences)
    print("Mazes that are ...")
    lines(tally.boards)
    print("Runs refused, for solver and maze do not go together:")
    lines(tally.refused)


def lines(counter: Counter[str]) -> None:
    for word, count in counter.most_common():
        print(f"{count:7}  {word}")


def compare(here: dict[str, str], options: argparse.Namespace) -> bool:
    """Whether the same happens inside Pyodide, step by step."""
    command = [*INSIDE, "--recipes", str(options.recipes), "--seed", options.seed]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if not done.stdout.startswith("{"):
        print(f"Pyodide failed: {done.stderr[-500:]}", file=sys.stderr)
        return False
    found = json.loads(done.stdout)
    differ = [link for link in here.keys() | found["digests"].keys()
              if here.get(link) != found["digests"].get(link)]
    print(f"Pyodide: {len(found['digests'])} runs, {found['seconds']:.0f} s; "
          f"{len(differ)} runs differ in a step, a way or a sentence.")
    print(*found["wrong"], *differ[:10], sep="\n", end="\n" * bool(found["wrong"] or differ))
    return not differ and not found["wrong"]


if __name__ == "__main__":
    raise SystemExit(main())
