"""Kept: reading what a device has kept as JSON, which may be damaged or hostile."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import Any

DEEPEST = 8                                                # brackets within brackets
_STEP = {"[": 1, "{": 1, "]": -1, "}": -1}


def parse_object(text: str, longest: int, deepest: int = DEEPEST) -> dict[Any, Any]:
    """The JSON object in the first ``longest`` characters of a text, or {}. Never fails.

    Deep nesting is refused before the parser sees it: inside Pyodide it would overflow the stack
    of the browser, which no ``except`` can catch.
    """
    depths = accumulate(map(_STEP.__getitem__, re.findall(r"[][{}]", text[:longest])))
    if max(depths, default=0) > deepest:
        return {}
    try:
        found = json.loads(text[:longest] or "{}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
