"""What a device kept may be anything: hostile, cut off, too deep."""

from __future__ import annotations

import pytest

from maze.kept import parse_object


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", "7", '"x"', "NaN", "\ud800", "[" * 100_000, '{"a":' * 50_000,
    '{"a":' * 20 + "1" + "}" * 20, "]" * 1000, '{"a": 1}x'])
def test_what_is_no_object_is_empty(text):
    assert parse_object(text, 200_000) == {}


def test_objects_are_read_and_cut_ones_are_not():
    text = '{"a": [1, 2, [3]], "b": {"c": null}}'
    assert parse_object(text, 100) == {"a": [1, 2, [3]], "b": {"c": None}}
    assert parse_object(text, len(text) - 1) == {}


def test_nesting_stops_where_pyodides_stack_would_not():
    def nested(deep: int) -> str:
        return '{"a":' * deep + "1" + "}" * deep

    assert parse_object(nested(8), 1000) and not parse_object(nested(9), 1000)
