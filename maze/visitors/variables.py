"""Variables: what the names in a function hold after a step, as short texts and lists of places.

Nothing of a value runs when it is read: only values of Python's own types are looked into, and only
as far as they are shown.  So a huge value, or one that is written to be awkward, costs no more than
a small one.  Values are kept as numbers, so that ``maze.recent`` and ``maze.visitors.changes`` can
keep and send what differs from step to step: see ``spread``.

Places are cells, or walls if the name says so: see ``of_walls``.
"""

from __future__ import annotations

from array import array
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from types import FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any, NamedTuple, TypeAlias

Numbers: TypeAlias = tuple[int, ...]

NAMES = 12                                                 # that are shown of one step
LONGEST_NAME = 40                                          # characters
LONGEST = 80                                               # characters of a text
MANY = 1500                                                # items: longer lists are not lit
HEAD, TAIL = 8, 3                                          # items of a long list that are shown
BIG = 1 << 60
DEEPEST = 2                                                # lists within lists
BITS = 240                                                 # of a number that is written in full
CUT = "…"
ROWS: dict[type, str] = {list: "[]", tuple: "()", deque: "[]", array: "[]", range: "[]"}
SETS = (set, frozenset)
BAGS = (dict, defaultdict, OrderedDict, Counter)
FLAGS = (bytearray, bytes)
PLAIN = (type(None), bool, int, float, str)
SILENT = (ModuleType, FunctionType, MethodType, GeneratorType, type, type(len))
OF_WALLS = ("edge", "wall", "border", "passage", "open")
INNER = ("builtins", "itertools")                          # whose other values say nothing


class Value(NamedTuple):
    """What a name holds: a text, and the places that can be lit on the board."""

    text: str
    places: Numbers = ()


def spread(values: Mapping[str, Value]) -> dict[str, Numbers]:
    """Values as numbers: of ``name`` the text as code points, ``=name``, and the places, ``@name``.
    """
    found: dict[str, Numbers] = {}
    for name, value in values.items():
        found[f"={name}"] = tuple(map(ord, value.text))
        if value.places:
            found[f"@{name}"] = value.places
    return found


def gathered(state: Mapping[str, Sequence[int]]) -> dict[str, Value]:
    """The values that ``spread`` has made numbers; other keys are left alone."""
    return {key[1:]: Value("".join(map(chr, numbers)), tuple(state.get(f"@{key[1:]}", ())))
            for key, numbers in state.items() if key[0] == "="}


def of_walls(name: str) -> bool:
    """Whether the numbers of a variable are taken for walls: its name says so."""
    return any(word in name.lower() for word in OF_WALLS)


def pictured(frames: Iterable[Mapping[str, Any]], cells: int, edges: int, *,
             tables: bool = True) -> dict[str, Value]:
    """The variables of some functions, the innermost first, on a board of so many cells and edges.

    Names of inner functions hide those of outer ones.  ``tables`` says whether to show also lists
    with a row of numbers for each cell, which in algorithms of ours never change.
    """
    return named(frames, lambda name, value: places_of(value, edges if of_walls(name) else cells),
                 lambda value: tables or not _is_table(value, cells))


def named(frames: Iterable[Mapping[str, Any]], places: Callable[[str, Any], Numbers],
          wanted: Callable[[Any], bool] = lambda value: True) -> dict[str, Value]:
    """The same where ``places`` says which places a value of a name has."""
    found: dict[str, Value] = {}
    for frame in frames:
        for name, value in frame.items():
            if len(found) == NAMES:
                return found
            if name not in found and is_shown(name, value) and wanted(value):
                found[name] = Value(text_of(value), places(name, value))
    return found


def is_shown(name: str, value: Any) -> bool:
    """Not what is the same in every step: functions, modules, the maze, the board and the like."""
    kind = type(value)
    known = kind in ROWS or kind in SETS or kind in BAGS or kind in FLAGS or kind in PLAIN
    if not known and (issubclass(kind, SILENT) or kind.__module__ in INNER
                      or kind.__module__.partition(".")[0] == "maze"):
        return False
    return len(name) <= LONGEST_NAME and name.isidentifier() and name[:2] != "__" and name != "_"


def _is_table(value: Any, cells: int) -> bool:
    return type(value) in (list, tuple) and len(value) >= max(cells, HEAD + TAIL) and (
        type(value[-1]) in (list, tuple))


def text_of(value: object, room: int = LONGEST, deep: int = 0) -> str:
    """A value in so many characters at most; what is ``deep`` inside others is not looked into."""
    kind = type(value)
    if kind is int:
        bits = int.bit_length(value)  # type: ignore[arg-type]
        text = str(value) if bits <= BITS else f"<int: {bits} bits>"
    elif kind is str:
        text = repr(value[:room + 1])  # type: ignore[index]
    elif kind in PLAIN:
        text = repr(value)
    elif kind in ROWS or kind in SETS or kind in BAGS or kind in FLAGS:
        text = _several(value, room, deep + 1) if deep < DEEPEST else CUT
    else:
        text = f"<{kind.__name__}>"
    return _plain(text if len(text) <= room else text[:max(0, room - 1)] + CUT)


def _several(value: Any, room: int, deep: int) -> str:
    """A list, a set, a dictionary: its first items and, of a list, its last; then how many."""
    kind, count = type(value), _length(value)
    brackets = ROWS.get(kind, "[]" if kind in FLAGS else "{}")
    told = "" if count <= HEAD + TAIL else f" ({count})"
    left = room - len(told) - 2
    if kind in BAGS:
        first = [f"{text_of(key, left, deep)}: {text_of(one, left, deep)}"
                 for key, one in islice(dict.items(value), HEAD)]
        last: list[str] = []
    else:
        whole = count <= HEAD + TAIL
        first = [text_of(one, left, deep) for one in islice(value, count if whole else HEAD)]
        last = [] if whole or kind in SETS else [
            text_of(value[at], left, deep) for at in range(count - TAIL, count)]
    fits = _fitting(first, last, left, cut=bool(told) or len(first) < count)
    return f"{brackets[0]}{fits}{brackets[1]}{told}"


def _length(value: Any) -> int:
    """How many items there are; no more than a machine can count."""
    return len(value) if type(value) is not range or -BIG < value.start < BIG > value.stop > -BIG \
        else 0


def _fitting(first: list[str], last: list[str], room: int, *, cut: bool) -> str:
    """As many items as there is room for; the last ones are left out after the first."""
    while True:
        text = ", ".join([*first, *([CUT] if cut else []), *last])
        if len(text) <= room or not (first or last):
            return text
        cut = True
        if len(first) > 1 or not last:
            first = first[:-1]
        else:
            last = last[1:]


def _plain(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


def places_of(value: object, span: int) -> Numbers:
    """The places that a value names, out of so many; none if it names something else as well.

    A list of flags, one for each place, names those whose flag is set; a dictionary its keys.
    """
    kind = type(value)
    if kind is int:
        return (value,) if 0 <= value < span else ()  # type: ignore[operator,return-value]
    if kind in BAGS or kind in SETS or kind in ROWS or kind in FLAGS:
        return _places(value, span)
    return ()


def _places(value: Any, span: int) -> Numbers:
    kind = type(value)
    if not 0 < _length(value) <= MANY:
        return ()
    items = list(dict.keys(value) if kind in BAGS else value)
    flags = len(items) == span > 2 and kind not in SETS and kind not in BAGS
    if kind in FLAGS or type(items[0]) is bool:
        return tuple([at for at, flag in enumerate(items) if flag]) if flags else ()
    try:
        array("I", items)                                  # as fast as looking at each is slow
        most = max(items)
    except (TypeError, OverflowError):                     # not numbers, or some below 0
        return ()
    if type(most) is not int or most >= span:
        return ()
    if flags and most <= 1:
        return tuple([at for at, flag in enumerate(items) if flag])
    return tuple(sorted(items) if kind in SETS else items)
