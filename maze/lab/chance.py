"""Chance: how likely it is that even draws are as uneven as those that were seen.

Karl Pearson, "On the criterion that a given system of deviations ...", 1900. The probability is the
regularized incomplete gamma function, by its series and its continued fraction (Abramowitz and
Stegun, "Handbook of Mathematical Functions", 1964, 6.5.29 and 6.5.31).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log

SMALL = 1e-15                                              # where a series ends
TINY = 1e-300                                              # instead of 0 in a fraction
LONGEST = 100_000                                          # terms


def at_most(chi: float, kinds: int) -> float:
    """No more than so likely are even draws that uneven, however few they are (the inequality of
    Pafnuty Chebyshev, 1867): χ² of even draws has the mean ``kinds`` - 1, and twice that is more
    than its variance."""
    beyond = chi - (kinds - 1)
    return min(1.0, 2 * (kinds - 1) / beyond ** 2) if beyond > 0 else 1.0


def chi_squared(counts: Sequence[int]) -> float:
    """The squares of the differences from an even count, divided by it."""
    each = sum(counts) / len(counts)
    return sum((count - each) ** 2 for count in counts) / each if each else 0.0


def as_uneven(chi: float, freedom: int) -> float:
    """The probability that even draws give at least this chi-squared; ``freedom`` is the number of
    kinds less one."""
    return upper_gamma(freedom / 2, chi / 2) if freedom else 1.0


def upper_gamma(a: float, x: float) -> float:
    """Q(a, x) = Gamma(a, x) / Gamma(a), from 1 at x = 0 down to 0; a > 0, x >= 0."""
    if x <= 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    return 1 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """The lower part, for small x."""
    term = total = 1 / a
    for k in range(1, LONGEST):
        term *= x / (a + k)
        total += term
        if term < total * SMALL:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """The upper part, for large x, by William Lentz's method (1976)."""
    b = x + 1 - a
    c, d = 1 / TINY, 1 / b
    found = d
    for k in range(1, LONGEST):
        factor = -k * (k - a)
        b += 2
        d = 1 / (factor * d + b or TINY)
        c = b + factor / c or TINY
        found *= d * c
        if abs(d * c - 1) < SMALL:
            break
    return found
