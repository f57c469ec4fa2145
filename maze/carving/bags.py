"""Bags: lists from which any item can be taken at once, because their order does not matter."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def take(bag: list[T], index: int) -> T:
    """Take an item out; the last one takes its place."""
    bag[index], bag[-1] = bag[-1], bag[index]
    return bag.pop()
