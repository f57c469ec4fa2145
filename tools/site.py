"""Copy what is published, and nothing else, to _site/ (`make site`).

The page gets maze/ as one archive, sources and byte code side by side: hundreds of small files one
after the other take longer to arrive than all of Python, and compiling them longer than running
them.  `make serve` makes the archive anew for each visitor, so that an edit is seen at the next
reload.
"""

from __future__ import annotations

import hashlib
import io
import json
import marshal
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from maze.languages import joined
from tools import release

ROOT = Path(__file__).resolve().parent.parent
PUBLISHED = ["index.html", "pyscript.toml", "LICENSE", "static"]
MAIN = "maze/web/start.py"  # PyScript asks for it by itself
APP = "maze/web/main.py"
HEADER = 16  # bytes of a .pyc file before its code
COMPILED = "static/vendor/compiled"  # by tools/vendor.mjs
FIRST = "first.txt"
WORDS = "static/words"
SKIPPED = shutil.ignore_patterns("__pycache__", "*.pyc", ".*", "stamp.txt", "compiled", "drawn")
LANGUAGES = "maze/languages/"  # the page gets their tables one by one, not in the archive


def build(target: Path, root: Path = ROOT, url: str = "") -> Path:
    """Fill the folder `target`, whatever it held before; ``url`` is where it will be published."""
    if not (root / "static" / "vendor" / "stamp.txt").exists():
        sys.exit("static/vendor/ is missing: run `make site`, which fetches it first.")
    subprocess.run(["node", "tools/vendor.mjs"], cwd=root, check=True)     # what was edited since
    shutil.rmtree(target, ignore_errors=True)
    (target / MAIN).parent.mkdir(parents=True)
    for name in [*PUBLISHED, MAIN]:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=SKIPPED)
        elif source.exists():
            shutil.copy2(source, target / name)
    (target / "maze.zip").write_bytes(bundle(root))
    (target / WORDS).mkdir(exist_ok=True)
    for name in words(root):
        (target / name).write_bytes(table(root, name))
    release.finish(target, root, url)
    return target


def files(root: Path = ROOT) -> list[str]:
    """Every module below maze/ and every table it reads, as a path relative to the page."""
    return sorted(path.relative_to(root).as_posix() for path in (root / "maze").rglob("*")
                  if path.suffix == ".py"
                  or path.suffix == ".json" and path.parent != root / LANGUAGES)


def words(root: Path = ROOT) -> list[str]:
    """The tables of the languages, as paths relative to the page: ``static/words/de.json``."""
    return sorted(f"{WORDS}/{path.name}" for path in (root / LANGUAGES).glob("*.json")
                  if path.stem != "en")


def table(root: Path, name: str) -> bytes:
    """What one of ``words`` holds: from English texts to those of its language."""
    english, other = (json.loads((root / LANGUAGES / f"{tag}.json").read_text(encoding="utf-8"))
                      for tag in ("en", Path(name).stem))
    return json.dumps(joined(english, other), ensure_ascii=False, indent=0).encode()


def bundle(root: Path = ROOT, instead: Mapping[str, bytes] | None = None) -> bytes:
    """All of maze/ in an archive, the same bytes anywhere; ``instead`` replaces some, for tests.

    Python imports from it as it is.  The sources are there to be read (`inspect.getsource`), and
    for a module that has no byte code yet.
    """
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for name, content in entries(root, instead or {}):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, content)
    return archive.getvalue()


def entries(root: Path, instead: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """The files, byte code that was made of exactly this text, and what to import first.

    The byte code of the first screen is in one table: see tools/ahead.py.
    """
    first = root / COMPILED / FIRST
    names = first.read_text(encoding="utf-8").split() if first.exists() else []
    table = {}
    for name in files(root):
        content = instead.get(name) or (root / name).read_bytes()
        code, module = compiled(root, name, content), module_of(name)
        if code and module in [*names, module_of(APP)]:
            table[module] = name, code[HEADER:]
        elif code:
            yield name + "c", code
        yield name, content
    if table:
        yield "ahead.bin", marshal.dumps(table, 2)         # 2: the same bytes anywhere
        yield f"maze/{FIRST}", first.read_bytes()


def compiled(root: Path, name: str, content: bytes) -> bytes:
    """The byte code of this very text, if there is any."""
    key = hashlib.sha256(name.encode() + b"\0" + content).hexdigest()[:32]
    code = root / COMPILED / f"{key}.pyc"
    return code.read_bytes() if code.exists() else b""


def module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


if __name__ == "__main__":
    site = build(ROOT / "_site", url=sys.argv[1] if sys.argv[1:] else "")
    sizes = [path.stat().st_size for path in site.rglob("*") if path.is_file()]
    print(f"_site/ holds {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB.")
