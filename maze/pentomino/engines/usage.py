"""Usage: which pieces have been used, as one bit of a large int, so that one int is a set of sets.

After k pieces it is enough to know how many of every kind *but the last* are used: the rest are of
the last kind.  Those numbers, side by side, are the number u of a bit.  To use one more of kind p
in every set at once is one step, ``(sets & gates[k][p]) << strides[p]``, where the gate keeps the
sets that have one of that kind left.  (Twelve different pieces need 2**11 bits.)
"""

from __future__ import annotations

from collections.abc import Sequence


class Usage:
    """Digits and gates for kinds with so many copies each.

    strides[p]    what using kind p adds to u           size    numbers u are smaller
    tops[p]       (bits of u that count kind p, what they are when none is left)
    gates[k][p]   the sets of k pieces that have a piece of kind p left
    """

    def __init__(self, copies: Sequence[int], levels: int) -> None:
        self.copies = tuple(copies)
        self.strides, self.tops, bit = [], [], 0
        for count in copies[:-1]:
            bits = count.bit_length()
            self.strides.append(1 << bit)
            self.tops.append(((1 << bits) - 1 << bit, count << bit))
            bit += bits
        self.size = 1 << bit
        self.strides.append(0)
        self.tops.append((0, -1))
        lower = [lacking(stride, count, self.size)
                 for stride, count in zip(self.strides, copies[:-1], strict=False)]
        by_sum = self._by_sum()
        self.gates = [[*lower, self._last(by_sum, level)] for level in range(levels + 1)]

    def _by_sum(self) -> list[int]:
        """For each number of pieces, the sets that have so many of the kinds but the last."""
        sums = [1]
        for stride, count in zip(self.strides, self.copies[:-1], strict=False):
            sums += [0] * count
            before = sums[:]
            for used in range(1, count + 1):
                for total in range(used, len(sums)):
                    sums[total] |= before[total - used] << stride * used
        return sums

    def _last(self, by_sum: Sequence[int], level: int) -> int:
        """The sets of so many pieces that have one of the last kind left."""
        gate = 0
        for used in range(min(self.copies[-1], level + 1)):
            if level - used < len(by_sum):
                gate |= by_sum[level - used]
        return gate


def lacking(stride: int, count: int, size: int) -> int:
    """The numbers below ``size`` that count fewer than so many at ``stride``."""
    mask, length = (1 << stride * count) - 1, stride << count.bit_length()
    while length < size:
        mask |= mask << length
        length *= 2
    return mask


def members(sets: int) -> list[int]:
    """The numbers of the bits that are set."""
    found = []
    while sets:
        low = sets & -sets
        found.append(low.bit_length() - 1)
        sets ^= low
    return found
