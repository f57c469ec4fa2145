"""Write pyscript.toml: every module of maze/, because the browser cannot list a folder.

`make files` runs it; a test says when the list is stale. One line a module, no archive: an edit is
seen at the next reload, and static/runtime.mjs fetches them all while Python itself is on its way.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "pyscript.toml"
HEAD = """\
# Written by `make files`. The interpreter is Pyodide, started early (static/runtime.mjs).
interpreter = "./static/runtime.mjs"

[files]
"""


def modules(root: Path = ROOT) -> list[str]:
    """Every Python file below maze/, as a path relative to the page."""
    return sorted(path.relative_to(root).as_posix() for path in (root / "maze").rglob("*.py"))


def text(root: Path = ROOT) -> str:
    return HEAD + "".join(f'"./{name}" = "{name}"\n' for name in modules(root))


if __name__ == "__main__":
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text():
        TARGET.write_text(text(), encoding="utf-8")
        print(f"pyscript.toml lists {len(modules())} modules.")
