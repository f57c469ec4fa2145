"""Everything that is published has its licence on one page, which is compared with what is shipped.

What is third-party is told by where it lies, static/vendor/; all else is a source of ours, or made
of them by `make site`.
"""

from __future__ import annotations

import html
import json
import re
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tools import licences, release, site

pytestmark = pytest.mark.native
ROOT = Path(__file__).resolve().parents[1]
MADE = ("404.html", "sw.js", "manifest.webmanifest", "preview.png", "icon-*.png", "licences.html",
        "index.html", "static/all.css", "parts/*.bin", "static/words/*.json", "learn/*")
TERMS = {"Pyodide": ("MPL-2.0", "Mozilla Public License"),
         "PyScript": ("Apache-2.0", "Apache License"),
         "CPython": ("PSF-2.0", "Python Software Foundation"), "lean-qr": ("MIT", "MIT License")}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return site.build(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def works() -> dict[str, licences.Work]:
    """Every work by its name, those within others too."""
    def all_in(work):
        return [work, *(one for each in work.inside for one in all_in(each))]
    return {one.name: one for work in licences.works() for one in all_in(work)}


def shipped(folder: Path) -> list[str]:
    home = release.home(folder).name
    return sorted(file.relative_to(folder).as_posix().removeprefix(f"{home}/")
                  for file in folder.rglob("*") if file.is_file())


def test_every_file_that_is_shipped_is_ours_or_belongs_to_one_work(folder):
    known = licences.works()
    for path in shipped(folder):
        if path.startswith(licences.VENDOR):
            licences.owner(path, known)
        else:
            assert (ROOT / path).exists() or any(fnmatch(path, name) for name in MADE), path


def test_every_work_of_the_list_is_shipped(folder):
    there = shipped(folder)
    for work in licences.works():
        for pattern in work.files:
            assert [path for path in there if fnmatch(path, pattern)], (work.name, pattern)


def test_a_file_that_is_nobodys_is_not_published(folder, tmp_path):
    stray = tmp_path / licences.VENDOR / "stray.mjs"
    stray.parent.mkdir(parents=True)
    stray.write_text("")
    with pytest.raises(ValueError, match="static/vendor/stray.mjs belongs to 0 works"):
        licences.write(tmp_path)
    twice = [replace(work, files=("static/vendor/*",)) for work in licences.works()[:2]]
    with pytest.raises(ValueError, match="belongs to 2 works"):
        licences.owner("static/vendor/stray.mjs", twice)


def test_all_that_is_bundled_is_named(works):
    """By the source maps of PyScript, the list of libraries, and Pyodide's own Python."""
    maps = json.loads(next((ROOT / "node_modules/@pyscript/core/dist").glob("core-*.js.map"))
                      .read_text(encoding="utf-8"))["sources"]
    packages = {re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/", one)[0]
                for one in maps if "node_modules/" in one}
    assert len(packages) > 5 and packages <= {*works}
    bundled = {one["name"] for library in json.loads((ROOT / licences.LIBRARIES).read_text())
               for one in library["packages"]}
    assert bundled <= {*works}
    inside = json.loads((ROOT / licences.INSIDE).read_text())
    assert "zlib" in inside["libraries"] and {*inside["libraries"]} <= {*works}
    assert works["CPython"].version == inside["python"]


@pytest.mark.parametrize("name", TERMS)
def test_the_terms_are_told_with_their_text(name, works):
    licence, words = TERMS[name]
    work = works[name]
    assert work.licence == licence and re.search(words, work.text) and work.source
    assert name == "CPython" or work.files


def test_what_was_changed_is_said_to_be(works, folder):
    assert all(works[name].changed for name in ("PyScript", "Pyodide", "CPython", "lean-qr"))
    shipped = release.home(folder) / licences.VENDOR / "pyscript"
    core = next(shipped.glob("core-*.js")).read_text(encoding="utf-8")
    assert core.startswith("/* Part of PyScript (Apache-2.0), changed for Meander")


def test_the_page_says_it_all_and_asks_for_nothing(folder, works):
    text = (folder / licences.PAGE).read_text(encoding="utf-8")
    assert "src=" not in text and "default-src 'none'" in text
    for work in works.values():
        assert html.escape(work.name) in text and html.escape(work.text.strip()) in text
        assert work.text or work.source, work.name
    levels = [int(level) for level in re.findall(r"<h(\d)>", text)]
    assert levels[0] == 1 and all(b - a <= 1 for a, b in zip(levels, levels[1:], strict=False))


def test_the_page_is_linked_and_kept(folder):
    assert f'href="{licences.PAGE}"' in (folder / "index.html").read_text(encoding="utf-8")
    assert licences.PAGE in release.digests(folder)


@pytest.mark.parametrize("repository, address", [
    ({"repository": {"url": "git+https://github.com/a/b.git"}}, "https://github.com/a/b"),
    ({"repository": {"url": "git://github.com/a/b.git"}}, "https://github.com/a/b"),
    ({"repository": "https://github.com/a/b"}, "https://github.com/a/b"),
    ({"homepage": "https://example.org/a"}, "https://example.org/a"),
    ({}, ""),
])
def test_where_a_package_comes_from(repository, address):
    assert licences.home_of(repository) == address
