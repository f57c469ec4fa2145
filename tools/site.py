"""Copy what is published, and nothing else, to _site/ (`make site`).

The page gets maze/ as byte code in a few parts (tools/parts.py): hundreds of small files one after
the other take longer to arrive than all of Python, and compiling them longer than running them.
`make serve` makes the parts anew for each visitor, so that an edit is seen at the next reload.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from maze.languages import joined
from tools import licences, parts, release
from tools.learn import pages as articles

ROOT = Path(__file__).resolve().parent.parent
PUBLISHED = ["index.html", "LICENSE", "static"]            # pyscript.toml stands in the page
MAIN = "maze/web/start.py"  # PyScript asks for it by itself
WORDS = "static/words"
SKIPPED = shutil.ignore_patterns("__pycache__", "*.pyc", ".*", "stamp.txt", "inside.json",
                                 "compiled", "drawn", "toml-*.js")     # which nothing reads


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
    (target / WORDS).mkdir(exist_ok=True)
    for name in words(root):
        (target / name).write_bytes(table(root, name))
    licences.write(target, root)
    articles.write(target, url or release.url_of(os.environ))
    release.finish(target, root, url)
    return target


def words(root: Path = ROOT) -> list[str]:
    """The tables of the languages, as paths relative to the page: ``static/words/de.json``."""
    return sorted(f"{WORDS}/{path.name}" for path in (root / parts.LANGUAGES).glob("*.json")
                  if path.stem != "en")


def table(root: Path, name: str) -> bytes:
    """What one of ``words`` holds: from English texts to those of its language."""
    folder = root / parts.LANGUAGES
    english, other = (json.loads((folder / f"{tag}.json").read_text(encoding="utf-8"))
                      for tag in ("en", Path(name).stem))
    return json.dumps(joined(english, other), ensure_ascii=False, separators=(",", ":")).encode()


if __name__ == "__main__":
    wish = argparse.ArgumentParser(description="Build what is published, in _site/.")
    wish.add_argument("--url", default="", help="where it will be published, for links to itself; "
                      "GitHub tells its workflows, elsewhere MEANDER_URL may say it")
    site = build(ROOT / "_site", url=wish.parse_args().url)
    sizes = [path.stat().st_size for path in site.rglob("*") if path.is_file()]
    print(f"_site/ holds {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB.")
