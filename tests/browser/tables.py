"""Tables of tests: all rows in `make prove`, a fixed sample of them in `make test`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest


def diagonal(*columns: Sequence[Any]) -> list[Any]:
    """The rows of a table of columns, for `parametrize`.

    The diagonal, which has every value of every column, is the sample; the rest is marked `prove`.
    """
    longest = max(map(len, columns))
    sample = {tuple(at % len(column) for column in columns) for at in range(longest)}
    return [pytest.param(*(column[at] for column, at in zip(columns, row, strict=True)),
                         marks=() if row in sample else pytest.mark.prove,
                         id="-".join(named(column[at])
                                     for column, at in zip(columns, row, strict=True)))
            for row in product(*(range(len(column)) for column in columns))]


def named(value: Any) -> str:
    """A short name: a link by its place, a window by its size."""
    if isinstance(value, tuple):
        return "x".join(map(str, value))
    return str(value).partition("?")[0].lstrip("#") or "none"
