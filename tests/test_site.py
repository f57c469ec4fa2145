"""What is published: complete, compiled, signed, and served as GitHub Pages serves it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import marshal
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

from tools import bench_boot, release, sheets, site
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
    table = marshal.loads(bundled(folder).read("ahead.bin"))
    compiled = {file for file, _ in table.values()} | {name.removesuffix("c") for name in names
                                                       if name.endswith(".pyc")}
    assert wanted == compiled                              # tools/vendor.mjs has compiled them
    assert "maze/render/tokens.json" in names


def test_the_sources_in_the_bundle_can_be_read(folder, tmp_path):
    """`inspect.getsource`, which the page shows code with; here without byte code of its own."""
    plain = tmp_path / "maze.zip"
    with zipfile.ZipFile(plain, "w") as some, bundled(folder) as whole:
        for name in whole.namelist():
            if not name.endswith((".pyc", ".bin")):
                some.writestr(name, whole.read(name))
    code = ("import inspect, sys; sys.path.insert(0, sys.argv[1]);"
            "from maze.generators.wilson import wilson; import maze;"
            "assert 'maze.zip' in maze.__file__; print(inspect.getsource(wilson))")
    done = subprocess.run([sys.executable, "-c", code, str(plain)], capture_output=True, text=True,
                          cwd=tmp_path, check=True)
    assert done.stdout.startswith("@register(")


def test_the_first_screen_is_imported_in_an_order_that_exists(folder):
    first, later = (part.split("\n") for part in
                    bundled(folder).read("maze/first.txt").decode().split("\n\n"))
    assert first[0] == "maze" and len(first) == len(set(first)) > 100
    assert not [name for name in first + later if name.startswith("maze.cli")]
    assert "maze.web.mazes.workshop" in first and "maze.web.tilings.workshop" in later
    assert not {*first} & {*later}
    table = marshal.loads(bundled(folder).read("ahead.bin"))
    assert {name for name in first if name.startswith("maze")} <= {*table}


def test_the_modules_that_lie_in_a_table(tmp_path):
    """tools/ahead.py, which is `sitecustomize` in the page, here in a Python of this machine."""
    texts = {"some/__init__.py": "'A room.'", "some/inner.py": "def act():\n    return 1\n",
             "some/rest.py": "from some import inner\n"}
    table = {site.module_of(name): (name, marshal.dumps(compile(text, f"{tmp_path}/a.zip/{name}",
                                                                "exec")))
             for name, text in texts.items() if "rest" not in name}
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as zipped:
        for name, text in texts.items():
            zipped.writestr(name, text)
        zipped.writestr("ahead.bin", marshal.dumps(table, 2))
    code = (ROOT / "tools" / "ahead.py").read_text(encoding="utf-8") + """
sys.path.insert(0, sys.argv[1])
import inspect, pkgutil, some.rest
assert some.__doc__ == "A room." and some.inner.act() == 1
assert type(some.inner.__loader__).__name__ == "Ahead"
assert type(some.rest.__loader__).__name__ == "zipimporter"
assert inspect.getsource(some.inner.act).startswith("def act")
assert pkgutil.get_data("some", "inner.py").startswith(b"def act")
assert [one.name for one in pkgutil.iter_modules(some.__path__)] == ["inner", "rest"]
"""
    program = tmp_path / "program.py"
    program.write_text(f"__file__ = {str(tmp_path)!r} + '/a.zip/sitecustomize.py'\n{code}")
    subprocess.run([sys.executable, str(program), str(tmp_path / "a.zip")], check=True)


def test_the_plain_page_that_ours_is_measured_beside_is_plain(folder, tmp_path):
    plain = bench_boot.plain(folder, tmp_path / "plain")
    page = (plain / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"runtime\.mjs|recorded\.mjs|modulepreload|data-release", page)
    assert 'config="./pyscript.toml"' in page and (plain / "pyscript.toml").exists()
    core = next((plain / "static" / "vendor" / "pyscript").glob("core-*.js"))
    assert core.read_bytes() == next((ROOT / "node_modules/@pyscript/core/dist").glob(
        "core-*.js")).read_bytes()
    assert "ahead.bin" not in zipfile.ZipFile(plain / "maze.zip").namelist()


def test_the_plain_page_fetches_nothing_early(folder, tmp_path):
    plain = bench_boot.plain(folder, tmp_path / "plain")
    early = (plain / "static" / "early.js").read_text(encoding="utf-8")
    assert early.count("fetch(") == 1 and early.index("if (false") < early.index("fetch(")
    assert len([*(plain / "static" / "vendor" / "pyscript").glob("py-editor-*.js")]) == 1


def test_the_sheets_are_one_in_their_order(folder):
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'^<link rel="stylesheet" href="([^"]+)"', page, re.MULTILINE)
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in names]
    whole = (folder / sheets.SHEET).read_text(encoding="utf-8")
    places = [whole.index(text) for text in texts]
    assert len(names) > 8 and places == sorted(places)
    print_ = names.index("static/print.css")
    assert whole[:places[print_]].endswith("@media print {\n")
    assert whole.count("{") == whole.count("}") and not [
        name for name in names if (folder / name).exists()]
    published = (folder / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', published) == [
        sheets.SHEET, "static/noscript.css"]


def test_pyscript_reads_the_toml(folder):
    """It is the only configuration: the page that is published names it and has no other."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'config="([^"]*)"', page) == ["./pyscript.toml"]
    assert "py-config" not in page
    assert (folder / "pyscript.toml").read_bytes() == (ROOT / "pyscript.toml").read_bytes()


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
