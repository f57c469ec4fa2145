"""Album: which of the different solutions of a puzzle somebody has found, as text for a device.

    format_album({4, 5, 1003})  ->  '4.1.rq'

Numbers grow, and each is written as its distance from the one before, in base 36.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import accumulate, pairwise

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
FORM = re.compile(r"[0-9a-z]{1,4}(\.[0-9a-z]{1,4}){0,4999}", re.ASCII)


def parse_album(text: str) -> set[int]:
    """The numbers in a text, which may be anything; none if it is no album."""
    if not FORM.fullmatch(text):
        return set()
    return set(accumulate(int(step, 36) for step in text.split(".")))


def format_album(numbers: Iterable[int]) -> str:
    """The text of some numbers from 0; "" for none."""
    ordered = sorted(set(numbers))
    steps = ordered[:1] + [after - before for before, after in pairwise(ordered)]
    return ".".join(map(_digits, steps))


def _digits(number: int) -> str:
    found = DIGITS[number % 36]
    while number := number // 36:
        found = DIGITS[number % 36] + found
    return found
