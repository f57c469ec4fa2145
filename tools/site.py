"""Copy what is published, and nothing else, to _site/ (`make site`).

There the page gets maze/ as one archive: nearly two hundred small files one after the other take
longer to arrive than all of Python.  `make serve` keeps the files, so that an edit is seen at the
next reload.
"""

from __future__ import annotations

import io
import shutil
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools import files

ROOT = Path(__file__).resolve().parent.parent
PUBLISHED = ["index.html", "pyscript.toml", "LICENSE", "static", "maze"]
SKIPPED = shutil.ignore_patterns("__pycache__", "*.pyc", ".*", "stamp.txt")


def build(target: Path, root: Path = ROOT) -> Path:
    """Fill the folder `target`, whatever it held before."""
    if not (root / "static" / "vendor" / "stamp.txt").exists():
        sys.exit("static/vendor/ is missing: run `make site`, which fetches it first.")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in PUBLISHED:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=SKIPPED)
        elif source.exists():
            shutil.copy2(source, target / name)
    (target / "maze.zip").write_bytes(bundle(root))
    (target / "pyscript.toml").write_text(files.HEAD + '"./maze.zip" = "./*"\n', encoding="utf-8")
    return target


def bundle(root: Path = ROOT, instead: Mapping[str, bytes] | None = None) -> bytes:
    """All modules in an archive, the same bytes anywhere; ``instead`` replaces some, for tests."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as zipped:
        for name in files.modules(root):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, (instead or {}).get(name) or (root / name).read_bytes())
    return archive.getvalue()


if __name__ == "__main__":
    site = build(ROOT / "_site")
    sizes = [path.stat().st_size for path in site.rglob("*") if path.is_file()]
    print(f"_site/ holds {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB.")
