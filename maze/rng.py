"""Random numbers that mean the same for ever, in any version and any language.

The seed is a text.  Stream number s, opened for the use u, is the endless run of bytes

    SHAKE-128("u.s.0:seed")  SHAKE-128("u.s.1:seed")  SHAKE-128("u.s.2:seed")  ...

4096 bytes each, the texts in UTF-8. A draw from 0 to n-1 takes one byte if n <= 256, two if n <=
65536, otherwise four (little end first), skips values from the greatest multiple of n on, and is
the value modulo n: exact, without bias. ``tests/js`` repeats this in twenty lines of JavaScript.

SHAKE-128 is fixed by FIPS 202 (NIST, "SHA-3 Standard", 2015).  A stream is an iterator that runs in
C from end to end, a third of the cost of ``random.random()``; see ``orders`` for how loops use it.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from functools import cache, cached_property
from hashlib import shake_128
from itertools import chain, count, permutations
from typing import TypeVar

T = TypeVar("T")
Order = Sequence[int]

BLOCK = 4096                 # bytes drawn from SHAKE-128 at a time
WORD = 1 << 32
SPAN = 1 << 30               # for choices in hot loops: Python is quick with numbers below this
FEW, MANY = 5, 6             # up to these degrees one byte, or two, choose among all orders


class Rng:
    """Streams of draws from one seed text for one use ("carve", "place keys", ...)."""

    def __init__(self, seed: str, use: str = "carve") -> None:
        self._name = seed.encode("utf-8", "replace")
        self._use = use
        self._opened = 0

    @property
    def seed(self) -> str:
        """The text that all draws come from."""
        return self._name.decode()

    def _bytes(self) -> Iterator[bytes]:
        """Open the next stream: its blocks, endless."""
        head = f"{self._use}.{self._opened}.".encode()
        self._opened += 1
        return (shake_128(b"%s%d:%s" % (head, i, self._name)).digest(BLOCK) for i in count())

    def stream(self, n: int) -> Iterator[int]:
        """An endless run of draws from 0 to n-1 (1 <= n <= 2**32)."""
        if n <= 256:
            return self.among(bytes(range(n)))
        width, code = (2, "H") if n <= 65536 else (4, "I")
        span = 1 << 8 * width
        if span % n == 0 and n > span >> 8:                # nothing to skip: clear the top bits
            return _numbers(_below_power(self._bytes(), width, n), code)
        fits = filter((span - span % n).__gt__, _numbers(self._bytes(), code))
        return map(n.__rmod__, fits)

    def among(self, items: bytes) -> Iterator[int]:
        """The same as ``map(items.__getitem__, self.stream(len(items)))``, at no cost a draw."""
        return chain.from_iterable(self._translated(items))

    def _translated(self, items: bytes) -> Iterator[bytes]:
        """The next stream as draws from up to 256 items, in blocks."""
        n = len(items)
        keep = 256 - 256 % n
        values, skip = bytes(items[i % n] for i in range(256)), bytes(range(keep, 256))
        return (block.translate(values, skip) for block in self._bytes())

    def bulk(self, n: int, count: int) -> bytes:
        """The first ``count`` draws of ``stream(n)`` at once, for work on whole rows (n <= 256)."""
        found = bytearray()
        for block in self._translated(bytes(range(n))):
            found += block
            if len(found) >= count:
                return bytes(found[:count])
        raise AssertionError("the blocks never end")

    def chooser(self) -> Callable[[int], int]:
        """A function that draws from 0 to n-1 (1 <= n <= 2**30), from a stream of its own.

        A draw takes a number below SPAN, whatever n is.  The very few numbers that would not be
        even are not used; ``below`` draws instead.
        """
        next_word = self.stream(SPAN).__next__

        def choose(n: int) -> int:
            word = next_word()
            return word % n if word < SPAN - SPAN % n else self.below(n)

        return choose

    def below(self, n: int) -> int:
        """One draw from 0 to n-1 (1 <= n <= 2**32), always four bytes of the shared stream."""
        word = self._draw()
        if word < WORD - n:                                # nearly always: no need to look closer
            return word % n
        while word >= WORD - WORD % n:
            word = self._draw()
        return word % n

    @cached_property
    def _draw(self) -> Callable[[], int]:
        """The next word of the shared stream, which is opened when it is first needed."""
        return self.stream(WORD).__next__

    def pick(self, items: Sequence[T]) -> T:
        """One item, each as likely as the next."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place (Durstenfeld, "Algorithm 235", 1964)."""
        if len(items) < 2:
            return
        draw = self._draw
        for last in range(len(items) - 1, 0, -1):
            word = draw()
            if word >= WORD - last - 1:                    # as in ``below``, without the calls
                while word >= WORD - WORD % (last + 1):
                    word = draw()
            other = word % (last + 1)
            items[last], items[other] = items[other], items[last]

    def orders(self, degree: int) -> Iterator[Sequence[Order]]:
        """Endless rows; ``row[k]`` is a random order of 0..k-1, for any k up to ``degree``.

        For loops that try the neighbors of a cell in random order: taking the first that is free
        is an even choice among the free ones, and costs no call.
        """
        if degree <= MANY:
            rows = _all_orders(max(FEW, degree))           # lists: in Pyodide a map is slower
            return chain.from_iterable([rows[draw] for draw in block]
                                       for block in self._drawn(len(rows)))
        return iter(lambda: _Shuffled(self), None)

    def _drawn(self, n: int) -> Iterator[Iterable[int]]:
        """The same as ``stream(n)``, in blocks (n <= 65536)."""
        if n <= 256:
            return self._translated(bytes(range(n)))
        top = (1 << 16) - (1 << 16) % n
        return ([word % n for word in _words(block, "H") if word < top]
                for block in self._bytes())


class _Shuffled(Sequence[Order]):
    """A row whose orders are shuffled when asked for: for cells with many neighbors."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def __getitem__(self, k):  # type: ignore[no-untyped-def]
        order = list(range(k))
        self._rng.shuffle(order)
        return order

    def __len__(self) -> int:
        return WORD


@cache
def _all_orders(most: int = FEW) -> list[tuple[Order, ...]]:
    """Rows in which every order of 0..k-1 stands equally often, for each k up to ``most``."""
    table = [list(permutations(range(k))) for k in range(most + 1)]
    rows = len(table[most])
    return [tuple(orders[row % len(orders)] for orders in table) for row in range(rows)]


def _below_power(blocks: Iterator[bytes], width: int, n: int) -> Iterator[bytes]:
    """The blocks with each number of ``width`` bytes taken modulo n, a power of 2."""
    low = bytes(byte % (n >> 8 * width - 8) for byte in range(256))
    for block in blocks:
        words = bytearray(block)
        words[width - 1::width] = words[width - 1::width].translate(low)
        yield bytes(words)


def _numbers(blocks: Iterator[bytes], code: str) -> Iterator[int]:
    """The blocks read as whole numbers, little end first, whatever machine this is."""
    return chain.from_iterable(_words(block, code) for block in blocks)


def _words(block: bytes, code: str) -> array[int]:
    numbers = array(code, block)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
