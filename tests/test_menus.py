"""Menus: every entry has its family, and every family its words."""

from __future__ import annotations

import pytest

from maze.recipe import generators, shapes, solvers
from maze.registry import GROUPS


@pytest.mark.parametrize("entries", [shapes(), generators(), solvers()],
                         ids=["shapes", "generators", "solvers"])
def test_every_entry_has_a_family(entries):
    assert {entry.group for entry in entries.values()} <= GROUPS.keys()
    assert len({entry.group for entry in entries.values()}) in range(3, 7)


def test_no_family_is_empty():
    used = {entry.group for some in (shapes(), generators(), solvers()) for entry in some.values()}
    assert used == GROUPS.keys()
