"""Copy what is published, and nothing else, to _site/ (`make site`)."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

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
    return target


if __name__ == "__main__":
    site = build(ROOT / "_site")
    sizes = [path.stat().st_size for path in site.rglob("*") if path.is_file()]
    print(f"_site/ holds {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB.")
