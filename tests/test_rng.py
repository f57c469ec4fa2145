"""The draw stream: fixed by its definition, exact, and the same whatever is drawn beside it."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128
from itertools import islice, permutations

import pytest

from maze.rng import Rng


def stream_bytes(seed: str, use: str, number: int, length: int) -> bytes:
    """The definition, word for word."""
    blocks = (shake_128(f"{use}.{number}.{i}:{seed}".encode()).digest(4096) for i in range(99))
    return b"".join(islice(blocks, -(-length // 4096)))[:length]


@pytest.mark.parametrize(("n", "width"), [(1, 1), (2, 1), (6, 1), (120, 1), (255, 1), (256, 1),
                                          (257, 2), (65535, 2), (65536, 2), (65537, 4),
                                          (1 << 13, 2), (1 << 20, 4), (1 << 25, 4), (1 << 30, 4),
                                          (10**9, 4)])
def test_stream_is_its_definition(n: int, width: int) -> None:
    raw = stream_bytes("amber-7", "carve", 0, 40_000)
    words = [int.from_bytes(raw[i:i + width], "little") for i in range(0, len(raw), width)]
    span = 256 ** width
    wanted = [word % n for word in words if word < span - span % n][:4000]
    assert list(islice(Rng("amber-7").stream(n), 4000)) == wanted


def test_streams_are_numbered_in_the_order_they_are_opened() -> None:
    rng = Rng("x", "mask")
    first, second = rng.stream(256), rng.stream(256)
    assert bytes(islice(second, 10)) == stream_bytes("x", "mask", 1, 10)
    assert bytes(islice(first, 10)) == stream_bytes("x", "mask", 0, 10)


def test_uses_do_not_disturb_each_other() -> None:
    carve, keys = Rng("x", "carve").stream(99), Rng("x", "keys").stream(99)
    assert list(islice(carve, 20)) != list(islice(keys, 20))


def test_below_is_even() -> None:
    rng = Rng("even")
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    chi2 = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi2 < 22.5                                     # 6 degrees of freedom, 0.1 %


def test_shuffle_reaches_every_order_evenly() -> None:
    rng, counts = Rng("order"), Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 49.7      # 23 d.f., 0.1 %


@pytest.mark.parametrize("degree", range(1, 7))
def test_orders_hold_every_order_equally_often(degree: int) -> None:
    from maze.rng import _all_orders
    counts = Counter(row[degree] for row in _all_orders(max(5, degree)))
    assert set(counts) == set(permutations(range(degree)))
    assert len(set(counts.values())) == 1


def test_orders_of_many_sides_are_orders() -> None:
    row = next(Rng("x").orders(12))
    assert sorted(row[12]) == list(range(12)) and sorted(row[3]) == [0, 1, 2]


def test_any_text_is_a_seed() -> None:
    for seed in ("", "ő", "🙂", "a" * 40, "\ud800", "1:2.3"):
        assert next(Rng(seed).stream(6)) in range(6)
