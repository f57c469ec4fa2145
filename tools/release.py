"""What `make site` adds to the copied files: service worker, head of the page, manifest, 404.html.

A release is named by a digest of every file in it, and everything it consists of is in a folder of
that name.  So no address is ever that of two releases, and a page cannot get files of two, whatever
a browser or a server keeps: files of another release are elsewhere or gone.  Only the page itself,
the service worker, and what browsers or people ask for by name keep their addresses.

If the address of the page is known (`--url`, or what GitHub tells its workflows), the head also has
a canonical link and a picture for previews, and 404.html a plain link to the page.  Otherwise a
script in 404.html looks for the page in the folders above the address that was not found, for a
relative link would be wrong at all depths but one.
"""

from __future__ import annotations

import hashlib
import html
import json
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from tools import icons, markup, sheets

NAME = "Meander"
ABOUT = "Mazes and pentominoes, step by step, made by Python in your browser."
LEFT = {"404.html", "sw.js", "LICENSE", "preview.png",     # not needed without a network
        "sitemap.xml"}
WHOLE = "static/vendor/pyodide/python_stdlib.zip"          # only for emergencies
HEAD = "<!-- site -->"
CONFIGURED = 'config="pyscript.toml"'
LOOK = Path(__file__).with_name("lost.js")                 # looks for the page from 404.html
FIRST = '<script type="module" async '                     # nothing can fail before it
MOVED = ("static", "parts", "maze")                        # into the folder of the release
FOLDER = "release-"                                        # and its digest
INSIDE = re.compile(rf"^{FOLDER}\w+/")
ADDRESS = re.compile(r"""((?:src|href)="|"interpreter": ")(?=(?:static|maze)/)""")
LOST = """\
<h1>This page does not exist</h1>
<p><a href="{home}">To the mazes and pentominoes</a></p>
{script}"""


def url_of(environment: Mapping[str, str]) -> str:
    """Where GitHub will publish the page, if this runs in one of its workflows."""
    if url := environment.get("MEANDER_URL"):
        return url.rstrip("/") + "/"
    owner, _, name = environment.get("GITHUB_REPOSITORY", "").partition("/")
    if not name:
        return ""
    host = f"https://{owner.lower()}.github.io/"
    return host if f"https://{name.lower()}/" == host else f"{host}{name}/"


def finish(target: Path, root: Path, url: str = "") -> None:
    """Add everything to the folder."""
    url = url or url_of(os.environ)
    for name, content in icons.files(root).items():
        (target / name).write_bytes(content)
    (target / "manifest.webmanifest").write_text(json.dumps(manifest(), indent=1), encoding="utf-8")
    (target / "404.html").write_text(lost(url), encoding="utf-8")
    page = (target / "index.html").read_text(encoding="utf-8")
    assert page.count(HEAD) == 1, f"index.html lacks {HEAD}"
    page = configured(guarded(page.replace(HEAD, head(url)), root), root)
    (target / "index.html").write_text(page, encoding="utf-8")
    sheets.merge(target)
    sign(target, root)


def configured(page: str, root: Path) -> str:
    """The page with the contents of pyscript.toml in it: a file could be missing or damaged."""
    settings = tomllib.loads((root / "pyscript.toml").read_text(encoding="utf-8"))
    assert page.count(CONFIGURED) == 1, f"index.html lacks {CONFIGURED}"
    return page.replace(CONFIGURED, f"config='{json.dumps(settings)}'")


def guarded(page: str, root: Path) -> str:
    """The page with tools/gone.js in it, which its policy lets run by its digest alone."""
    script = (root / "tools" / "gone.js").read_text(encoding="utf-8")
    for place, better in (("script-src 'self'", f"script-src 'self' '{markup.allowed(script)}'"),
                          (FIRST, f"<script>{script}</script>\n{FIRST}")):
        assert page.count(place) == 1, f"index.html lacks {place}"
        page = page.replace(place, better)
    return page


def sign(target: Path, root: Path) -> None:
    """Name the release, move what it consists of, and write the service worker that keeps it."""
    gather(target)
    page = (target / "index.html").read_text(encoding="utf-8")
    name = hashlib.sha256(json.dumps(digests(target)).encode()).hexdigest()[:12]
    folder = target / f"{FOLDER}{name}"
    folder.mkdir()
    for moved in MOVED:
        (target / moved).rename(folder / moved)
    page = ADDRESS.sub(rf"\1{folder.name}/", page)
    (target / "index.html").write_text(page.replace("<html", f'<html data-release="{name}"', 1),
                                       encoding="utf-8")
    worker = (root / "tools" / "sw.js").read_text(encoding="utf-8")
    for known, value in (("FILES = {}", json.dumps(digests(target))),
                         ('FOLDER = ""', json.dumps(f"{folder.name}/")),
                         ("MOVED = []", json.dumps([f"{moved}/" for moved in MOVED]))):
        assert worker.count(f"const {known};") == 1, f"tools/sw.js lacks {known}"
        worker = worker.replace(f"const {known};", f"const {known.split()[0]} = {value};")
    (target / "sw.js").write_text(worker, encoding="utf-8")


def gather(target: Path) -> None:
    """Undo ``sign``, if it was done: the files lie where index.html of the sources has them."""
    file = target / "index.html"
    page = re.sub(r' data-release="\w*"', "", file.read_text(encoding="utf-8"))
    for folder in target.glob(f"{FOLDER}*"):
        for moved in folder.iterdir():
            moved.rename(target / moved.name)
        folder.rmdir()
        page = page.replace(f"{folder.name}/", "")
    file.write_text(page, encoding="utf-8")


def home(target: Path) -> Path:
    """The folder of what the release consists of."""
    return next(target.glob(f"{FOLDER}*"))


def digests(target: Path) -> dict[str, str]:
    """Every file that is kept for visits without a network, with its SHA-256 in base64: by its
    path in the sources, so that another release tells which files are the same."""
    files = {INSIDE.sub("", path.relative_to(target).as_posix()): path
             for path in target.rglob("*") if path.is_file()}
    return {name: markup.sha256(files[name].read_bytes())
            for name in sorted(files) if name not in LEFT and name != WHOLE}


def lost(url: str) -> str:
    """404.html, which is shown at any address; ``url`` is that of the page, "" if nobody knows."""
    home, script, policy = html.escape(urlsplit(url).path or "/"), "", "default-src 'none'"
    if not url:
        look = LOOK.read_text(encoding="utf-8")
        script = f"<script>{look}</script>\n"
        policy += f"; connect-src 'self'; script-src '{markup.allowed(look)}'"
    return markup.page("Meander: not found", LOST.format(home=home, script=script), policy=policy)


def manifest() -> dict[str, object]:
    return {
        "name": NAME, "short_name": NAME, "description": ABOUT, "id": "./", "start_url": "./",
        "scope": "./", "display": "standalone", "background_color": "#10151B",
        "theme_color": "#16191F", "categories": ["education", "games"],
        "icons": [{"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
                  for name, size, purpose in icons.ICONS],
    }


def head(url: str) -> str:
    lines = ['<link rel="manifest" href="manifest.webmanifest">',
             '<link rel="apple-touch-icon" href="icon-192.png">',
             f'<meta property="og:title" content="{NAME}">',
             f'<meta property="og:description" content="{ABOUT}">',
             '<meta property="og:type" content="website">']
    if url:
        lines += [f'<link rel="canonical" href="{html.escape(url)}">',
                  f'<meta property="og:url" content="{html.escape(url)}">',
                  f'<meta property="og:image" content="{html.escape(url)}preview.png">',
                  '<meta name="twitter:card" content="summary_large_image">']
    return "\n".join(lines)
