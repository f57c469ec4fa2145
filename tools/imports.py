"""Who imports whom, read off the sources: for the rules of architecture, and for `make quick`."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Sources:
    """The Python files below some folders of `root`; `paths` has them by module name."""

    def __init__(self, *folders: str, root: Path = ROOT) -> None:
        self.root = root
        files = sorted(path for folder in folders for path in (root / folder).rglob("*.py"))
        self.paths = {self.name_of(path): path for path in files}
        self._imports: dict[str, frozenset[str]] = {}

    def name_of(self, path: Path) -> str:
        parts = path.relative_to(self.root).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def module(self, file: str) -> str:
        """The module of a file, named from the root; some name that no module has for others."""
        return self.name_of(self.root / file) if file.endswith(".py") else file

    def imports(self, name: str) -> frozenset[str]:
        """Every module that one imports, in whatever function; types only for mypy do not count."""
        if name not in self._imports:
            path = self.paths[name]
            self._imports[name] = frozenset(self._read(path, nodes_that_run(path)))
        return self._imports[name]

    def imports_with_types(self, name: str) -> set[str]:
        """The same, and what is imported only for a type checker."""
        path = self.paths[name]
        return self._read(path, ast.walk(tree_of(path)))

    def _read(self, path: Path, nodes: Iterable[ast.AST]) -> set[str]:
        package = path.relative_to(self.root).parts[:-1]
        found: set[str] = set()
        for node in nodes:
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                module = resolve(package, node)
                inner = {f"{module}.{alias.name}" for alias in node.names}
                found |= {one if one in self.paths else module for one in inner}
        return found

    def leans_on(self, name: str) -> set[str]:
        """The modules among these that one cannot do without.

        Beside its imports: their packages, and modules whose full name stands in a string, alone or
        before that of a function (``"maze.exports.laser:made"``); of a package that is named so
        every module counts, for that is how entries are discovered.  (Not of a folder, which is
        named in many strings.)
        """
        named = {node.value.partition(":")[0] for node in nodes_that_run(self.paths[name])
                 if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        named = {one for one in named & self.paths.keys() if "." in one}
        found = self.imports(name) | named
        found |= {one for one in self.paths if one.rpartition(".")[0] in named}
        found |= {one.rpartition(".")[0] for one in found}
        return found & self.paths.keys() - {name}

    @cached_property
    def users(self) -> dict[str, set[str]]:
        """Which modules lean on each."""
        found: dict[str, set[str]] = {name: set() for name in self.paths}
        for name in self.paths:
            for other in self.leans_on(name):
                found[other].add(name)
        return found

    def distances(self, touched: Iterable[str]) -> dict[str, int]:
        """How many imports away from the nearest touched module each module is that reaches one."""
        found = {name: 0 for name in touched if name in self.paths}
        queue = list(found)
        for name in queue:
            for user in sorted(self.users[name] - found.keys()):
                found[user] = found[name] + 1
                queue.append(user)
        return found


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_that_run(path: Path) -> list[ast.AST]:
    """All nodes of a file but those that only a type checker reads."""
    nodes: list[ast.AST] = [tree_of(path)]
    for node in nodes:
        if not is_for_types(node):
            nodes.extend(ast.iter_child_nodes(node))
    return nodes


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and any(
        "TYPE_CHECKING" in (getattr(part, "id", ""), getattr(part, "attr", ""))
        for part in ast.walk(node.test))


def resolve(package: tuple[str, ...], node: ast.ImportFrom) -> str:
    """The absolute name of the module that a `from ... import` in a package names."""
    if not node.level:
        return node.module or ""
    return ".".join([*package[:len(package) - node.level + 1], *filter(None, [node.module])])
