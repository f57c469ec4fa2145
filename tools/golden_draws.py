"""Write tests/golden/draws.json: the start of many draw streams, for tests/js/ to repeat.

`make golden` runs this. A difference in that file means that old links show other mazes.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from maze.rng import Rng

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEEDS = ["amber-7", "", "Ærø 🧭", "0"]
BOUNDS = [1, 2, 3, 6, 24, 120, 255, 256, 257, 1000, 40_000, 65_535, 65_536, 65_537, 10**6,
          3 * 2**30, 2**32]


def draws() -> str:
    """The start of many streams, and how they go on after some blocks, for tests/js/."""
    found = []
    for seed in SEEDS:
        rng = Rng(seed, "carve")
        for number, bound in enumerate(BOUNDS):
            start = list(islice(rng.stream(bound), 9000))
            found.append({"seed": seed, "use": "carve", "stream": number, "bound": bound,
                          "first": start[:12], "from8990": start[8990:]})
    return json.dumps(found, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (GOLDEN / "draws.json").write_text(draws(), encoding="utf-8")
    print("Written: tests/golden/draws.json")
