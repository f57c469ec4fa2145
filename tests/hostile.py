"""Links that are not meant well, on small boards: they are about words, not about work."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from maze.language import LANGUAGES
from maze.rng import Rng

KEYS = ("shape by opt seed braid sparse oneway keys entr symmetry unicursal bias run river solve "
        "sopt from to walls mask at speed play board pieces place order theme lang embed").split()
BAD = ["<img src=x onerror=alert(1)>", "javascript:alert(1)", "'\"><script>alert(1)</script>",
       "%3Cscript%3E", "%", "%ff%fe", "%00", "__proto__", "constructor", "-1", "1e999", "NaN",
       "{{7*7}}", "${alert(1)}", "../../etc/passwd", "_" * 99, "a" * 999, "\u202e\u2066", "💣",
       "&&==", "0x10", "9" * 40, "None", "[]", ""]
SENTENCES = ["The {n}. a, b", "{x} and {y}", "No shape {name}. Did you mean", ". ", "; ", ", "]
# Those that once kept the page from starting, in every language but English.
KNOWN = [
    "#maze?v=1&by=growing_tree&opt=" + "_".join(f"a{n}.b" for n in range(800)),
    "#maze?v=1&by=growing_tree&opt=" + "_".join(["rule.x"] * 800),
    "#maze?v=1&" + "&".join(f"The%20{n}.%20a,%20b=1" for n in range(330)),
    "#maze?v=1&" + "&".join(f"{key}={'. '.join('{x} and ' * 5)}" for key in (
        "shape", "size", "by", "seed", "solve", "braid", "bias", "run", "entr", "keys", "walls")),
    "#pentomino?v=1&board=8x8-" + ".".join(f"d{n}" for n in range(900)) + "&pieces=" + "qwxz" * 200,
]


def in_languages(links: list[str]) -> Iterator[tuple[str, str]]:
    """Each link with a language of the page, in turns."""
    for at, link in enumerate(links):
        yield list(LANGUAGES)[at % len(LANGUAGES)], link


def fragments(count: int, seed: str = "links") -> list[str]:
    """So many links; the same for the same seed."""
    return list(islice(_fragments(Rng("hostile", seed)), count))


def _fragments(rng: Rng) -> Iterator[str]:
    while True:
        place, size = ("maze", "size=5x4") if rng.below(3) else ("pentomino", "board=5x6")
        pairs = [f"{rng.pick(KEYS)}={rng.pick(BAD)}" for _ in range(1 + rng.below(4))]
        if rng.below(5) == 0:
            pairs.append(_long(rng))
        yield f"#{place}?v=1&{size}&{'&'.join(pairs)}" if rng.below(9) else "#" + pairs[0]


def _long(rng: Rng) -> str:
    """Hundreds of the same kind: options, keys nobody knows, or sentences of our own."""
    many, text = range(1 + rng.below(800)), rng.pick(SENTENCES)
    kind = rng.below(3)
    if kind == 0:
        return "opt=" + "_".join(f"a{n}.{n}" for n in many)
    if kind == 1:
        return "&".join(f"{text.replace('&', '')}{n}={n}" for n in many)
    return f"{rng.pick(KEYS)}={text * len(many)}"
