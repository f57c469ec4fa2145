"""Append what has none yet to tests/golden/mazes.txt; a line that stands is never changed.

    python -m tests.golden_mazes

Each line is the digest of all the steps of a link, and the link: every generator on every shape it
fits, and with every bound and word of its options. A link may name a step, so the steps are pinned,
not the maze alone.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from hashlib import shake_128
from pathlib import Path

from maze.recipe import Recipe
from maze.share import decode, encode
from tests.boards import options, pairs, small

MAZES = Path(__file__).with_name("golden") / "mazes.txt"


def recipes() -> Iterator[Recipe]:
    for by, shape in pairs():
        yield Recipe(shape=shape, size=small(shape), by=by)
        if shape == "square":
            yield Recipe(size=(20, 15), by=by, seed="7QK2MD")
    for by, given in options():
        if (by, "square") in pairs():
            yield Recipe(size=small("square"), by=by, opt=given)


def digest(link: str) -> str:
    """Of all steps, each as four bytes, little end first."""
    steps = array("i", decode(link).recipe.begin()[1])
    if sys.byteorder == "big":
        steps.byteswap()
    return shake_128(steps.tobytes()).hexdigest(8)


def lines() -> list[list[str]]:
    return [line.split() for line in MAZES.read_text().splitlines()] if MAZES.exists() else []


def missing() -> list[str]:
    """The links that should stand in the file and do not, in its order."""
    known = {link for _, link in lines()}
    return [link for link in dict.fromkeys(map(encode, recipes())) if link not in known]


def changed(links: list[list[str]]) -> str:
    """What to do about lines whose links have other steps now; "" if there are none."""
    others = [link for known, link in links if digest(link) != known]
    return "" if not others else (
        f"{len(others)} links have other steps than tests/golden/mazes.txt says, the first of them "
        f"{others[0]}. A line that is on main can never change: mend the algorithm. If it is "
        "new on your branch, delete the lines in tests/golden/ that name your entry and run "
        "`make golden` again.")


def main() -> None:
    new = missing()
    with MAZES.open("a") as file:
        file.writelines(f"{digest(link)} {link}\n" for link in new)
    print(f"{len(new)} links added to tests/golden/mazes.txt")


if __name__ == "__main__":
    main()
