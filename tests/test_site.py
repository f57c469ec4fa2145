"""What is published: complete, compiled, signed, and served as GitHub Pages serves it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import struct
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tools import release, site
from tools.pages import BASE, PagesHandler
from tools.serve import Server

pytestmark = pytest.mark.native
ROOT = Path(__file__).resolve().parents[1]
URL = "https://someone.github.io/some-repo/"


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return site.build(tmp_path_factory.mktemp("site"), url=URL)


@pytest.fixture(scope="module")
def served(folder) -> Iterator[str]:
    server = Server(folder, [0], handler=PagesHandler, base=BASE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()


def bundled(folder: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO((folder / "maze.zip").read_bytes()))


def test_the_bundle_has_every_module_with_its_byte_code(folder):
    names = set(bundled(folder).namelist())
    wanted = {path.relative_to(ROOT).as_posix() for path in (ROOT / "maze").rglob("*.py")}
    assert wanted <= names
    assert {name + "c" for name in wanted} <= names        # tools/vendor.mjs has compiled them
    assert "maze/render/tokens.json" in names


def test_the_sources_in_the_bundle_can_be_read(folder, tmp_path):
    """`inspect.getsource`, which the page shows code with; here without byte code of its own."""
    plain = tmp_path / "maze.zip"
    with zipfile.ZipFile(plain, "w") as some, bundled(folder) as whole:
        for name in whole.namelist():
            if not name.endswith(".pyc"):
                some.writestr(name, whole.read(name))
    code = ("import inspect, sys; sys.path.insert(0, sys.argv[1]);"
            "from maze.generators.wilson import wilson; import maze;"
            "assert 'maze.zip' in maze.__file__; print(inspect.getsource(wilson))")
    done = subprocess.run([sys.executable, "-c", code, str(plain)], capture_output=True, text=True,
                          cwd=tmp_path, check=True)
    assert done.stdout.startswith("@register(")


def test_the_first_screen_is_imported_in_an_order_that_exists(folder):
    names = bundled(folder).read("maze/first.txt").decode().split("\n")
    assert names[0] == "maze" and len(names) == len(set(names)) > 100
    assert not [name for name in names if name.startswith("maze.cli")]


def test_the_worker_keeps_exactly_what_is_there(folder):
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    files = json.loads(re.search(r"^const FILES = (\{.*\});$", worker, re.MULTILINE)[1])
    for name, digest in files.items():
        known = base64.b64encode(hashlib.sha256((folder / name).read_bytes()).digest()).decode()
        assert known == digest
    left = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert left - set(files) == {*release.LEFT, release.WHOLE}


def test_another_byte_is_another_release(folder, tmp_path):
    def name() -> str:
        page = (copy / "index.html").read_text(encoding="utf-8")
        return re.search(r'data-release="(\w+)"', page)[1]

    copy = site.build(tmp_path / "copy", url=URL)
    first = name()
    release.sign(copy, ROOT)
    assert name() == first
    (copy / "static" / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    release.sign(copy, ROOT)
    assert name() != first


def test_the_head_says_where_the_page_is(folder):
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert f'<link rel="canonical" href="{URL}">' in page
    assert f'content="{URL}preview.png"' in page and 'name="description"' in page
    assert 'href="/some-repo/"' in (folder / "404.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("environment, url", [
    ({}, ""),
    ({"GITHUB_REPOSITORY": "Ada/mazes"}, "https://ada.github.io/mazes/"),
    ({"GITHUB_REPOSITORY": "Ada/ada.github.io"}, "https://ada.github.io/"),
    ({"MEANDER_URL": "https://example.org/x", "GITHUB_REPOSITORY": "a/b"}, "https://example.org/x/"),
])
def test_where_it_will_be_published(environment, url):
    assert release.url_of(environment) == url


def test_the_manifest_and_its_icons(folder):
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    for icon in manifest["icons"]:
        head = (folder / icon["src"]).read_bytes()[:24]
        width, height = struct.unpack(">II", head[16:])
        assert icon["sizes"] == f"{width}x{height}" and head[1:4] == b"PNG"
    assert struct.unpack(">II", (folder / "preview.png").read_bytes()[16:24]) == (1200, 630)


def test_nothing_of_it_needs_another_origin(folder):
    for name in ("index.html", "sw.js"):
        text = (folder / name).read_text(encoding="utf-8").replace(URL, "")
        assert not re.search(r"""(src|href)=["']?(https?:)?//""", text), name


# --- as GitHub Pages serves it --------------------------------------------------------------------


def ask(url: str, **headers: str):
    return urlopen(Request(url, headers={key.replace("_", "-"): value
                                         for key, value in headers.items()}))


@pytest.mark.parametrize("name, kind", [
    ("", "text/html; charset=utf-8"), ("static/boot.mjs", "text/javascript; charset=utf-8"),
    ("static/vendor/pyodide/pyodide.asm.wasm", "application/wasm"), ("maze.zip", "application/zip"),
    ("manifest.webmanifest", "application/manifest+json")])
def test_types_and_headers(name, kind, served):
    answer = ask(served + name)
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Cache-Control"] == "max-age=600"
    assert not [key for key in answer.headers if key.startswith("Cross-Origin-")]
    with pytest.raises(HTTPError, match="304"):
        ask(served + name, If_None_Match=answer.headers["ETag"])


def test_what_packs_is_packed(served, folder):
    answer = ask(served + "static/boot.mjs", Accept_Encoding="gzip")
    assert gzip.decompress(answer.read()) == (folder / "static" / "boot.mjs").read_bytes()
    assert ask(served + "maze.zip", Accept_Encoding="gzip").headers["Content-Encoding"] is None


@pytest.mark.parametrize("path", ["nothing", "../etc/passwd", "%2e%2e/%2e%2e/etc/passwd"])
def test_what_is_not_there_is_the_404_page(path, served):
    with pytest.raises(HTTPError) as caught:
        ask(served + path)
    assert caught.value.code == 404 and b"does not exist" in caught.value.read()


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_cannot_be_is_a_sentence(port):
    done = subprocess.run([sys.executable, "tools/serve.py", "--port", port], cwd=ROOT,
                          capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.strip() == (f"Port {port} cannot be used: "
                                   "ports are numbers from 0 to 65535.")
