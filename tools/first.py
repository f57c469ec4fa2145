"""A plugin of pytest: the tests that are parametrized with a name come before all others.

    python -m pytest -p tools.first --first prim,rhombille tests

Of the many tests of "every generator on every shape", these judge the one that was touched.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--first", default="", help="names, a comma between two")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put them in front; otherwise the order stays, and it is the same in all workers of xdist."""
    names = {name for name in config.getoption("first").split(",") if name}
    items.sort(key=lambda item: names.isdisjoint(words_of(item.name)))


def words_of(name: str) -> list[str]:
    """The words of a test's parameters: ``test_a_maze[prim-square]`` has prim and square."""
    return name.partition("[")[2].removesuffix("]").split("-")
