"""The small bugs that can be put into a source text: each changes one node of its syntax tree.

The kinds are those that people make: a bound that is off by one, a condition turned round, a copy
forgotten, two neighbors in a table exchanged, a statement left out.  A change replaces a stretch of
the text, so that its difference is what a reader would have written.  Types, docstrings, prose and
what only a type checker reads are left alone: to change them breaks nothing.

The idea: Richard DeMillo, Richard Lipton, Frederick Sayward, "Hints on test data selection", 1978.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from tools.imports import is_for_types

COMPARED = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
            ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in"}
COMPUTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Div: "*",
            ast.Mod: "//", ast.BitAnd: "|", ast.BitOr: "&", ast.BitXor: "|", ast.LShift: ">>",
            ast.RShift: "<<"}
OTHER = {"min": "max", "max": "min", "any": "all", "all": "any", "floor": "ceil", "ceil": "floor"}
NEEDLESS = {"list", "sorted", "set", "tuple", "abs", "frozenset", "dict", "reversed", "round"}
NEEDLESS_METHODS = {"copy", "lower", "upper", "strip", "rstrip", "lstrip", "casefold"}
COUNTED = 64                                   # greater numbers are measures, not counts
PROSE = {"Message", "counted"}                 # their texts are words, which no behavior hangs on


@dataclass(frozen=True)
class Change:
    """Put `new` for the characters `start` to `end` of a source; `line` is where, from 1."""

    line: int
    start: int
    end: int
    new: str
    kind: str

    def applied(self, text: str) -> str:
        return text[:self.start] + self.new + text[self.end:]


def changes(text: str) -> list[Change]:
    """Every change of a source, in the order of the text; a few of them cannot be compiled."""
    return sorted(set(_Finder(text).all()), key=lambda one: (one.start, one.end, one.new))


def differs(text: str, change: Change) -> bool:
    """Whether what a change leaves is a program, and another one than before."""
    try:
        changed = ast.parse(change.applied(text))
    except SyntaxError:
        return False
    return ast.dump(changed) != ast.dump(ast.parse(text))


class _Finder:
    """Walks the syntax tree of one source."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.lines = [0]                       # where each line begins, in characters
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.rows = text.splitlines(keepends=True)

    def all(self) -> Iterator[Change]:
        nodes: list[ast.AST] = [self.tree]
        for node in nodes:
            if is_for_types(node) or _is_prose(node):
                continue
            nodes.extend(_children(node))
            for start, end, new, kind in self.of(node):
                yield Change(node.lineno, start, end, new, kind)     # type: ignore[attr-defined]

    def at(self, line: int, column: int) -> int:
        """The place in the text of a column, which is counted in bytes."""
        row = self.rows[line - 1]
        if not row.isascii():
            column = len(row.encode()[:column].decode())
        return self.lines[line - 1] + column

    def span(self, node: ast.AST) -> tuple[int, int]:
        start = self.at(node.lineno, node.col_offset)                # type: ignore[attr-defined]
        return start, self.at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def source(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def of(self, node: ast.AST) -> Iterator[tuple[int, int, str, str]]:
        """The changes of one node: start, end, new text, kind."""
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
            for op, left, right in zip(node.ops, parts, parts[1:]):
                yield *self.between(left, right), f" {COMPARED[type(op)]} ", "comparison"
        elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
            if not isinstance(node.left, ast.JoinedStr | ast.Constant) or _is_number(node.left):
                new = f" {COMPUTED[type(node.op)]} "
                yield *self.between(node.left, node.right), new, "arithmetic"
        elif isinstance(node, ast.BoolOp):
            new = " or " if isinstance(node.op, ast.And) else " and "
            for left, right in zip(node.values, node.values[1:]):
                yield *self.between(left, right), new, "condition"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            yield *self.span(node), self.source(node.operand), "sign"
        elif isinstance(node, ast.IfExp):
            yield (*self.span(node), f"{self.source(node.orelse)} if {self.source(node.test)} "
                   f"else {self.source(node.body)}", "branches exchanged")
        elif isinstance(node, ast.Constant):
            yield from self.constants(node)
        elif isinstance(node, ast.Call):
            yield from self.calls(node)
        elif isinstance(node, ast.Slice):
            yield from self.slices(node)
        elif isinstance(node, ast.Dict | ast.Tuple | ast.List):
            yield from self.neighbors(node)
        elif isinstance(node, ast.stmt):
            yield from self.statements(node)

    def between(self, left: ast.expr, right: ast.expr) -> tuple[int, int]:
        """The stretch of the operator between two operands, without their brackets."""
        start, end = self.span(left)[1], self.span(right)[0]
        while self.text[start] in ") \n" and self.text[start:end].count(")"):
            start += 1
        stretch = self.text[start:end]
        return start, start + stretch.index("(") if "(" in stretch else end

    def constants(self, node: ast.Constant) -> Iterator[tuple[int, int, str, str]]:
        value, span = node.value, self.span(node)
        if isinstance(value, bool):
            yield *span, str(not value), "constant"
        elif isinstance(value, int) and value > COUNTED:
            yield *span, str(value * 2), "constant"
        elif isinstance(value, int):
            yield *span, str(value + 1), "off by one"
            if value:
                yield *span, str(value - 1), "off by one"
        elif isinstance(value, float):
            yield *span, repr(value * 2 or 1.0), "constant"
        elif isinstance(value, str) and value and " " not in value.strip():
            yield *span, repr(f"{value}x"), "constant"

    def calls(self, node: ast.Call) -> Iterator[tuple[int, int, str, str]]:
        function, arguments = node.func, node.args
        name = function.id if isinstance(function, ast.Name) else ""
        if name in OTHER:
            yield *self.span(function), OTHER[name], "function"
        if name in NEEDLESS and len(arguments) == 1 and not node.keywords:
            yield *self.span(node), self.source(arguments[0]), "call left out"
        if isinstance(function, ast.Attribute) and function.attr in NEEDLESS_METHODS:
            yield *self.span(node), self.source(function.value), "call left out"
        for first, second in zip(arguments, arguments[1:]):
            if isinstance(first, ast.Name) and isinstance(second, ast.Name):
                yield from self.exchanged(first, second)
        for before, word in zip([*arguments, *node.keywords], [*arguments, *node.keywords][1:]):
            if isinstance(word, ast.keyword) and word.arg:
                yield self.span(before)[1], self.span(word)[1], "", "argument left out"

    def slices(self, node: ast.Slice) -> Iterator[tuple[int, int, str, str]]:
        """The other end: `[1:]` for `[:-1]`, and the other way round."""
        text = self.source(node)
        for one, other in ((":-1", "1:"), ("1:", ":-1")):
            if text == one:
                yield *self.span(node), other, "slice"

    def neighbors(self, node: ast.Dict | ast.Tuple | ast.List) -> Iterator[
            tuple[int, int, str, str]]:
        parts = node.values if isinstance(node, ast.Dict) else node.elts
        if not isinstance(getattr(node, "ctx", None), ast.Store):
            for first, second in zip(parts, parts[1:]):
                yield from self.exchanged(first, second)

    def exchanged(self, first: ast.expr, second: ast.expr) -> Iterator[tuple[int, int, str, str]]:
        start, inner = self.span(first)
        outer, end = self.span(second)
        new = self.source(second) + self.text[inner:outer] + self.source(first)
        if "\n" not in new and len(new) < 100:
            yield start, end, new, "exchanged"

    def statements(self, node: ast.stmt) -> Iterator[tuple[int, int, str, str]]:
        span = self.span(node)
        if isinstance(node, ast.If):
            test = self.source(node.test)
            yield *self.span(node.test), f"not ({test})", "condition turned round"
        elif isinstance(node, ast.AugAssign | ast.Continue | ast.Break) or (
                isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)) or (
                isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name)) or (
                isinstance(node, ast.Return) and node.value is None):
            yield *span, "pass", "statement left out"
        if isinstance(node, ast.Continue):
            yield *span, "break", "statement"
        if isinstance(node, ast.Break):
            yield *span, "continue", "statement"


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What of a node may be changed: not its types, nor the conversions in a text."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment", "conversion", "format_spec"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not (
                    isinstance(node, ast.JoinedStr) and isinstance(part, ast.Constant)):
                yield part


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def _is_prose(node: ast.AST) -> bool:
    """Docstrings, messages, errors, `__all__`, imports, and what says a thing for people only."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.keyword):
        return node.arg in ("words", "title", "help", "description")
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        return name in PROSE or name in ("TypeVar", "NewType", "cast", "dataclass")
    return isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in (
        "__all__", "IDEA", "__doc__")
