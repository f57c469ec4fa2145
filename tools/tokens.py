"""Write static/tokens.css from maze/render/tokens.json: `python3 tools/tokens.py`.

One table for the style sheets and for Python.  A test fails when the file is stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "maze" / "render" / "tokens.json"
TARGET = ROOT / "static" / "tokens.css"
HEAD = "/* Written by tools/tokens.py from maze/render/tokens.json: change it there. */\n"


def text(tokens: Mapping[str, Any]) -> str:
    """The style sheet: custom properties, then how the twelve pieces are filled."""
    themes, pieces = tokens["themes"], tokens["pieces"]
    themes = {name: theme | flood_of(tokens, name) for name, theme in themes.items()}
    high = both(themes["contrast-light"], themes["contrast-dark"])
    return HEAD + "\n".join([
        block(":root", ["color-scheme: light dark", *both(themes["light"], themes["dark"]),
                        *fixed(tokens), *colors(pieces), *scale(tokens),
                        *both(**tokens["charts"])]),
        ':root[data-theme="light"] { color-scheme: light; }',
        ':root[data-theme="dark"] { color-scheme: dark; }',
        block(':root[data-theme="ink"]',
              ["color-scheme: light", *both(themes["ink"], themes["dark"])]),
        block(':root[data-theme="blueprint"]', ["color-scheme: dark", *plain(themes["blueprint"])]),
        media("(prefers-contrast: more)", block(":root:root", high)),
        block(':root[data-theme="contrast"]', high),
        media("(forced-colors: active)", block(":root:root", plain(themes["forced"]))),
        media("print", block(":root:root", ["color-scheme: light", *plain(themes["print"])])),
        *(f".p-{name} {{ fill: var(--piece-{name}); }} text.l-{name} {{ fill: var(--on-{name}); }}"
          for name in pieces)]) + "\n"


def flood_of(tokens: Mapping[str, Any], name: str) -> dict[str, str]:
    """The tones of a search; where there are none, what it has reached has one color."""
    plain = ["var(--visited)"] * len(tokens["floods"]["light"])
    return {f"flood-{tone}": color
            for tone, color in enumerate(tokens["floods"].get(name, plain))}


def both(light: Mapping[str, str], dark: Mapping[str, str]) -> list[str]:
    """Colors of two themes as one property each."""
    return [f"--{name}: light-dark({color}, {dark[name]})" if color != dark[name]
            else f"--{name}: {color}" for name, color in light.items()]


def plain(theme: Mapping[str, str]) -> list[str]:
    return [f"--{name}: {color}" for name, color in theme.items()]


def fixed(tokens: Mapping[str, Any]) -> list[str]:
    """Type, space and the like: the same in all themes.  ``sans``, ``tap``, ... stand alone."""
    alone = {**tokens["shape"], "sans": tokens["type"]["sans"], "mono": tokens["type"]["mono"]}
    groups = {"type": {name: value for name, value in tokens["type"].items() if name not in alone},
              "space": tokens["space"], "motion": tokens["motion"]}
    return [*plain(alone), *(f"--{group}-{name}: {value}"
                             for group, values in groups.items() for name, value in values.items())]


def colors(pieces: Mapping[str, Mapping[str, str]]) -> list[str]:
    return [f"--{part}-{name}: {piece[key]}" for part, key in (("piece", "color"), ("on", "ink"))
            for name, piece in pieces.items()]


def scale(tokens: Mapping[str, Any]) -> list[str]:
    """The colors of distances, near to far."""
    return [f"--cividis-{at}: {color}" for at, color in enumerate(tokens["cividis"])]


def block(selector: str, lines: Iterable[str]) -> str:
    return f"{selector} {{\n" + "".join(f"  {line};\n" for line in lines) + "}"


def media(query: str, inside: str) -> str:
    return f"@media {query} {{\n{inside}\n}}"


if __name__ == "__main__":
    TARGET.write_text(text(json.loads(SOURCE.read_text(encoding="utf-8"))), encoding="utf-8")
