"""What `make site` adds to the copied files: service worker, head of the page, manifest, 404.html.

A release is named by a digest of every file in it.  If the address of the page is known (`--url`,
or what GitHub tells its workflows), the head also has a canonical link and a picture for previews,
and 404.html a plain link to the page.  Otherwise a script in 404.html looks for the page in the
folders above the address that was not found, for a relative link would be wrong at all depths but
one.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from tools import icons, sheets

NAME = "Meander"
ABOUT = "Mazes and pentominoes, step by step, made by Python in your browser."
LEFT = {"404.html", "sw.js", "LICENSE", "preview.png"}     # not needed without a network
WHOLE = "static/vendor/pyodide/python_stdlib.zip"          # only for emergencies
HEAD = "<!-- site -->"
LOOK = Path(__file__).with_name("lost.js")                 # looks for the page from 404.html
LOST = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width">
<title>Meander: not found</title>
</head>
<body>
<h1>This page does not exist</h1>
<p><a href="{home}">To the mazes and pentominoes</a></p>
{script}</body>
</html>
"""


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
    (target / "index.html").write_text(page.replace(HEAD, head(url)), encoding="utf-8")
    sheets.merge(target)
    sign(target, root)


def sign(target: Path, root: Path) -> None:
    """Name the release in index.html, and write the service worker that keeps these files."""
    page = (target / "index.html").read_text(encoding="utf-8")
    page = re.sub(r' data-release="\w*"', "", page)
    (target / "index.html").write_text(page, encoding="utf-8")
    name = hashlib.sha256(json.dumps(digests(target)).encode()).hexdigest()[:12]
    (target / "index.html").write_text(page.replace("<html", f'<html data-release="{name}"', 1),
                                       encoding="utf-8")
    worker = (root / "tools" / "sw.js").read_text(encoding="utf-8")
    (target / "sw.js").write_text(worker.replace(
        "const FILES = {};", f"const FILES = {json.dumps(digests(target))};"), encoding="utf-8")


def digests(target: Path) -> dict[str, str]:
    """Every file that is kept for visits without a network, with its SHA-256 in base64."""
    names = sorted(path.relative_to(target).as_posix() for path in target.rglob("*")
                   if path.is_file())
    return {name: base64.b64encode(hashlib.sha256((target / name).read_bytes()).digest()).decode()
            for name in names if name not in LEFT and name != WHOLE}


def lost(url: str) -> str:
    """404.html, which is shown at any address; ``url`` is that of the page, "" if nobody knows."""
    if url:
        return LOST.format(home=html.escape(urlsplit(url).path or "/"), script="",
                           policy="default-src 'none'")
    script = LOOK.read_text(encoding="utf-8")
    known = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; connect-src 'self'; script-src 'sha256-{known}'"
    return LOST.format(home="/", policy=policy, script=f"<script>{script}</script>\n")


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
