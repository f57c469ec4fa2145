"""The licences of everything that is published, as one page: licences.html.

Its texts are those that the installed packages carry; of what carries none the page says whose it
is and where its terms are.  A file below static/vendor/ that belongs to nothing on the list is
refused, so nothing can be published without its licence.
"""

from __future__ import annotations

import html
import json
import re
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from pathlib import Path

from tools import markup

ROOT = Path(__file__).resolve().parent.parent
PAGE = "licences.html"
VENDOR = "static/vendor/"
INSIDE = f"{VENDOR}inside.json"            # by tools/inside.py
FONTS = "dejavu-fonts-ttf"
LIBRARIES = f"{VENDOR}libraries/about.json"                # by tools/libraries.mjs
STYLE = ("body{max-width:44rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}"
         "pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}"
         "summary{min-height:1.5rem;cursor:pointer}a{overflow-wrap:anywhere}")
PACKAGE = re.compile(r".*node_modules/((?:@[^/]+/)?[^/]+)/")
TEXT = re.compile(r"(licen[cs]e|copying)", re.IGNORECASE)
ALSO = {                                   # licence, source; Pyodide's package has no texts
    "Emscripten, with musl": ("MIT", "https://github.com/emscripten-core/emscripten"),
    "LLVM's runtime libraries": ("Apache-2.0 WITH LLVM-exception", "https://llvm.org/"),
    "stackframe, error-stack-parser": ("MIT", "https://github.com/stacktracejs"),
    "bzip2": ("bzip2-1.0.6", "https://sourceware.org/bzip2/"),
    "Expat": ("MIT", "https://libexpat.github.io/"),
    "libffi": ("MIT", "https://github.com/libffi/libffi"),
    "libmpdec": ("BSD-2-Clause", "https://www.bytereef.org/mpdecimal/"),
    "SQLite": ("public domain", "https://sqlite.org/copyright.html"),
    "XZ Utils": ("0BSD", "https://tukaani.org/xz/"),
    "zlib": ("Zlib", "https://zlib.net/"),
    "Zstandard": ("BSD-3-Clause", "https://facebook.github.io/zstd/"),
}


@dataclass(frozen=True)
class Work:
    """Something that is published: whose it is, its terms, and which files it is in.

    `files` are patterns of paths relative to the page; `inside` are works that come within it.
    """

    name: str
    licence: str
    source: str
    text: str = ""
    version: str = ""
    changed: str = ""
    files: tuple[str, ...] = ()
    inside: tuple[Work, ...] = ()


# --- what there is --------------------------------------------------------------------------------


def works(root: Path = ROOT) -> list[Work]:
    """All that is published, Meander first."""
    return [meander(root), pyodide(root), pyscript(root), *libraries(root), fonts(root)]


def meander(root: Path) -> Work:
    own = tuple(VENDOR + name for name in ("about.mjs", "ahead.py", "libraries/about.json"))
    return Work("Meander", "MIT", "", (root / "LICENSE").read_text(encoding="utf-8"), files=own)


def pyodide(root: Path) -> Work:
    about = manifest(root, "pyodide")
    inside = json.loads((root / INSIDE).read_text(encoding="utf-8"))
    found = {**dict.fromkeys(list(ALSO)[:3], ""), **inside["libraries"]}
    within = [Work(name, *ALSO[name], version=version) for name, version in found.items()]
    source = "https://github.com/pyodide/pyodide"
    return Work(
        "Pyodide", about["license"], f"{source}/tree/{about['version']}", version=about["version"],
        text=("Pyodide's package carries no text of its licence. This Source Code Form is subject "
              "to the terms of the Mozilla Public License, v. 2.0; you can obtain a copy of it at "
              f"https://mozilla.org/MPL/2.0/, and all of Pyodide's source code at {source}."),
        changed=("stdlib.zip holds its Python modules as byte code, and only those that this page "
                 "needs. Its other files are as published."),
        files=(f"{VENDOR}pyodide/*",), inside=(cpython(inside), *within))


def cpython(inside: dict[str, str]) -> Work:
    text, where = python_licence(), "https://docs.python.org/3/license.html"
    known = (f"{inside['copyright']}\n\nThe text below came with Python {sys.version.split()[0]}, "
             f"which built this page; that of Python {inside['python']} is at {where}.\n\n{text}")
    return Work("CPython", "PSF-2.0", "https://github.com/python/cpython",
                known if text else f"{inside['copyright']}\n\nThe text is at {where}.",
                inside["python"],
                changed=("Pyodide's project built it for WebAssembly, with the patches in its "
                         "source code. For this page its standard library was compiled to byte "
                         "code and trimmed to the modules that are used."))


def python_licence() -> str:
    """The text that came with the Python that runs this, wherever its maker has put it."""
    base, library = Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))
    places = (library / "LICENSE.txt", base / "LICENSE.txt", base / "LICENSE")
    return next((one.read_text(encoding="utf-8") for one in places if one.exists()), "")


def pyscript(root: Path) -> Work:
    name = "@pyscript/core"
    about, shipped = manifest(root, name), root / VENDOR / "pyscript"
    maps = [root / "node_modules" / name / "dist" / f"{file.name}.map"
            for file in sorted(shipped.glob("*.js"))]
    packages = sorted({found[1] for file in maps if file.exists()
                       for source in json.loads(file.read_text(encoding="utf-8"))["sources"]
                       if (found := PACKAGE.match(source))})
    assert packages, "PyScript's package no longer tells what is inside: see tools/licences.py"
    return Work(
        "PyScript", spdx(about["license"]), "https://github.com/pyscript/pyscript",
        text_of(root, name), about["version"],
        changed=("Changed for this page: parts that it does not use are left out, and "
                 "core-*.js is altered in a few places, each told with its reason in "
                 "tools/pyscript.mjs of Meander."),
        files=(f"{VENDOR}pyscript/*",), inside=tuple(within(root, one) for one in packages))


def within(root: Path, name: str) -> Work:
    """A package that another has bundled: it does not say in which version."""
    about, text = manifest(root, name), text_of(root, name)
    where = home_of(about)
    return Work(name, spdx(about["license"]), where, text or (
        f"The package {name} names its licence, {about['license']}, and carries no text of it. "
        f"It is published by {author_of(about)}."))


def libraries(root: Path) -> list[Work]:
    """Those of tools/libraries.mjs, each with the packages that are bundled in it."""
    found = []
    for one in json.loads((root / LIBRARIES).read_text(encoding="utf-8")):
        included = [replace(within(root, each["name"]), version=each["version"])
                    for each in one["packages"]]
        named = next((each for each in included if each.name == one["name"]), included[0])
        files = tuple(f"{VENDOR}libraries/{one['name']}.{end}" for end in ("mjs", "licence.txt"))
        found.append(Work(named.name, named.licence, named.source, named.text, named.version,
                          "Bundled into one file, with what the page does not use left out.",
                          files, tuple(each for each in included if each is not named)))
    return found


def fonts(root: Path) -> Work:
    """The fonts of PDF files."""
    about, text = manifest(root, FONTS), text_of(root, FONTS)
    return Work("DejaVu fonts", "Bitstream-Vera", "https://dejavu-fonts.github.io", text,
                about["version"], files=(f"{VENDOR}fonts/*",))


# --- what a package of npm's tells ----------------------------------------------------------------


def manifest(root: Path, name: str) -> dict:
    file = root / "node_modules" / name / "package.json"
    return json.loads(file.read_text(encoding="utf-8"))


def text_of(root: Path, name: str) -> str:
    folder = root / "node_modules" / name
    files = sorted(file for file in folder.iterdir() if TEXT.match(file.name))
    return files[0].read_text(encoding="utf-8") if files else ""


def home_of(about: dict) -> str:
    """Where its source is, as an address that a browser opens."""
    given = about.get("repository", about.get("homepage", ""))
    address = given["url"] if isinstance(given, dict) else given
    return address and re.sub(r"^(git\+)?(\w+://)?", "https://", address).removesuffix(".git")


def author_of(about: dict) -> str:
    given = about.get("author", "its authors")
    return given["name"] if isinstance(given, dict) else given


def spdx(licence: str) -> str:
    return licence.replace("APACHE", "Apache")


# --- the page -------------------------------------------------------------------------------------


def owner(path: str, known: Iterable[Work]) -> Work:
    """Whose a file below static/vendor/ is; ValueError if nobody's."""
    found = [work for work in known if any(fnmatch(path, pattern) for pattern in work.files)]
    if len(found) != 1:
        raise ValueError(f"{path} belongs to {len(found)} works of tools/licences.py, expected 1.")
    return found[0]


def write(target: Path, root: Path = ROOT) -> None:
    """Put the page into the folder that is published; ValueError for a file that it lacks."""
    known = works(root)
    for file in (target / VENDOR).rglob("*"):
        if file.is_file():
            owner(file.relative_to(target).as_posix(), known)
    (target / PAGE).write_bytes(page(root))


def page(root: Path = ROOT) -> bytes:
    body = "\n".join(section(work, 2) for work in works(root))
    head = f'<meta name="color-scheme" content="light dark">\n<style>{STYLE}</style>\n'
    return markup.page("Meander: licences", f"""\
<main>
<h1>Licences</h1>
<p>Meander is free software. It is published with the works below, each under its own licence.</p>
{body}
<p><a href="./">Back to the mazes and pentominoes</a></p>
</main>
""", policy=f"default-src 'none'; style-src '{markup.allowed(STYLE)}'", head=head).encode()


def section(work: Work, level: int) -> str:
    """A heading, what is to be said, and the text, which is opened by who wants it."""
    lines = [f"<h{level}>{html.escape(f'{work.name} {work.version}'.strip())}</h{level}>",
             f"<p>Licence: {html.escape(work.licence)}. {link(work.source)}</p>"]
    if work.files and work.source:
        names = ", ".join(name.removeprefix(VENDOR) for name in work.files)
        lines.append(f"<p>Files: {html.escape(names)}</p>")
    if work.changed:
        lines.append(f"<p>{html.escape(work.changed)}</p>")
    if work.text:
        lines.append(f"<details><summary>Text of the licence of {html.escape(work.name)}</summary>"
                     f"<pre>{html.escape(work.text.strip())}</pre></details>")
    elif work.source:
        lines.append("<p>It comes within Pyodide, whose package carries no text of this licence. "
                     "It is with the source.</p>")
    if work.inside:
        lines.append(f"<p>Within {html.escape(work.name)}:</p>")
    return "\n".join([*lines, *(section(one, level + 1) for one in work.inside)])


def link(address: str) -> str:
    known = html.escape(address)
    return f'Source: <a href="{known}">{known}</a>' if address else ""
