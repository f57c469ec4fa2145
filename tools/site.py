"""Copy what is published, and nothing else, to _site/ (`make site`).

The page gets maze/ as byte code in a few parts (tools/parts.py): hundreds of small files one after
the other take longer to arrive than all of Python, and compiling them longer than running them.
`make serve` makes the parts anew for each visitor, so that an edit is seen at the next reload.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools import parts, release

ROOT = Path(__file__).resolve().parent.parent
PUBLISHED = ["index.html", "pyscript.toml", "LICENSE", "static"]
MAIN = "maze/web/start.py"  # PyScript asks for it by itself
SKIPPED = shutil.ignore_patterns("__pycache__", "*.pyc", ".*", "stamp.txt", "compiled", "drawn",
                                 "phrases.json")


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
    (target / parts.FOLDER).mkdir()
    for name, content in parts.build(root).items():
        (target / parts.FOLDER / f"{name}.bin").write_bytes(content)
    release.finish(target, root, url)
    return target


if __name__ == "__main__":
    site = build(ROOT / "_site", url=sys.argv[1] if sys.argv[1:] else "")
    sizes = [path.stat().st_size for path in site.rglob("*") if path.is_file()]
    print(f"_site/ holds {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB.")
