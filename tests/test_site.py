"""What is published: complete, compiled, signed, and served as GitHub Pages serves it."""

from __future__ import annotations

import ast
import base64
import gzip
import hashlib
import inspect
import json
import marshal
import pkgutil
import re
import shutil
import struct
import subprocess
import sys
import threading
import tomllib
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from maze.places import PLACES
from tools import ahead, bench_boot, parts, release, sandbox, sheets, site
from tools.imports import Sources
from tools.pages import BASE, PagesHandler
from tools.serve import Handler, Server

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


def tables(folder: Path) -> dict[str, dict]:
    home = release.home(folder) / "parts"
    return {name: marshal.loads(gzip.decompress((home / f"{name}.bin").read_bytes()))
            for name in parts.NAMES}


def test_each_module_of_the_page_is_in_one_part_with_its_byte_code(folder):
    modules = [(name, entry) for table in tables(folder).values()
               for name, entry in table["modules"].items()]
    assert len(modules) == len(dict(modules))
    wanted = {path.relative_to(ROOT).as_posix() for path in (ROOT / "maze").rglob("*.py")
              if "cli" not in path.parts and path.name not in ("__main__.py", "api.py")}
    wanted -= {f"maze/render/{name}.py" for name in ("png", "raster", "smooth")}   # browsers paint
    wanted -= {"maze/languages/__init__.py"}               # the page has their tables
    assert {file for _, (file, _) in modules} == wanted
    assert all(type(code) is bytes for _, (_, code) in modules)        # vendor.mjs has compiled it
    assert "maze/render/tokens.json" in tables(folder)["first"]["files"]
    assert set(tables(folder)["sources"]["files"]) == wanted


def test_every_place_has_its_own_part(folder):
    found = tables(folder)
    assert "maze.web.mazes.workshop" in found["first"]["modules"]
    assert "maze.web.tilings.workshop" in found["pentomino"]["modules"]
    assert "maze.visitors.program" in found["writing"]["modules"]
    assert "maze.exports.stl" in found["making"]["modules"]
    assert found["first"]["elsewhere"] == {module: part for part in parts.NAMES[1:]
                                           for module in found[part]["modules"]}


def test_the_first_screen_is_light(folder):
    """Whatever is added comes in a part of its own: the first had 740 kB when there were none."""
    assert (release.home(folder) / "parts" / "first.bin").stat().st_size < 800_000


def test_docstrings_that_nobody_reads_stay_at_home(folder):
    """Of modules and functions, but for entries, whose first lines are sentences of menus."""
    modules = {name: code for part in ("first", "pentomino")
               for name, (_, code) in tables(folder)[part]["modules"].items()}
    for name, stays in (("maze.web.app", False), ("maze.web.tilings.tally", False),
                        ("maze.generators.prim", True)):
        tree = ast.parse((site.ROOT / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8"))
        owners = [node for node in ast.walk(tree)
                  if isinstance(node, ast.Module | ast.FunctionDef)]
        said = [text for text in map(ast.get_docstring, owners) if text]
        assert said and [text for text in said
                         if (text.split("\n")[0].encode() in modules[name]) != stays] == []


def test_the_first_paint_waits_for_little(folder):
    """For the page, its styles and one script, packed as a server sends them."""
    text = (folder / "index.html").read_text(encoding="utf-8").partition("<noscript>")[0]
    tags = re.findall(r"<link [^>]*rel=\"stylesheet\"[^>]*>|<script [^>]*src=[^>]*>", text)
    waits = [re.search(r"(?:href|src)=\"([^\"?]*)", tag)[1] for tag in tags
             if not re.search(r"media=\"print\"|type=\"module\"| async| defer", tag)]
    assert f"{release.home(folder).name}/static/early.js" in waits
    assert 1 < len(waits) <= 12
    assert sum(len(gzip.compress((folder / name).read_bytes()))
               for name in ("index.html", *waits)) <= 40_000


def test_the_first_screen_is_imported_in_an_order_that_exists(folder):
    found = tables(folder)
    first, later = found["first"]["order"], found["pentomino"]["order"]
    assert first[0] == "maze" and "maze.web.app" in first and len(first) > 100
    assert "maze.web.main" not in first                    # PyScript runs it, when all is there
    assert len(first) == len(set(first)) and not {*first} & {*later}
    assert {name for name in first if name.startswith("maze")} <= {*found["first"]["modules"]}
    assert {*later} <= {*found["pentomino"]["modules"]}


def test_no_part_imports_from_another_that_it_does_not_name(folder):
    """Else a module might be asked for that has not been fetched."""
    part = {module: name for name, table in tables(folder).items() for module in table["modules"]}
    sources = Sources("maze")
    wrong = {(name, other) for name in {*part} & {*sources.paths}
             for other in sources.imports(name) & {*part}
             if part[other] not in ("first", part[name])
             and part[other] not in parts.NAMED.get(part[name], ())
             and part[other] not in parts.USES.get(part[name], ())
             and not (part[name] in PLACES and part[other] in PLACES[part[name]].parts)}
    assert not wrong


def test_the_page_of_the_sandbox_is_not_stale():
    script = sandbox.SCRIPT.read_text(encoding="utf-8")
    assert sandbox.TARGET.read_text(encoding="utf-8") == sandbox.page(script)


@pytest.fixture
def room(tmp_path) -> Iterator[ahead.Parts]:
    """A package in two parts, in a Python that has its first."""
    texts = {"some/__init__.py": "'A room.'", "some/inner.py": "def act():\n    return 1\n",
             "some/rest.py": "from some import inner", "some/deep/__init__.py": "",
             "some/deep/one.py": "", "some/deep/late.py": "from some.inner import act"}
    late = {"some/deep/late.py"}
    for part, files in {"first": texts.keys() - late, "late": late}.items():
        write_part(tmp_path / part, {name: texts[name] for name in files},
                   {"some.deep.late": "late"} if part == "first" else {})
    write_part(tmp_path / "sources", {}, {}, {name: text.encode() for name, text in texts.items()})
    found = ahead.package(str(tmp_path / "home"))
    found.add(tmp_path / "first")
    yield found
    sys.meta_path.remove(found)
    sys.path_hooks.remove(found.listing)
    for name in [name for name in sys.modules if name.split(".")[0] == "some"]:
        del sys.modules[name]


def write_part(file: Path, texts: dict[str, str], elsewhere: dict[str, str],
               files: dict[str, bytes] | None = None) -> None:
    """The part as the browser unpacks it; one module as byte code, the others as text."""
    modules = {parts.module_of(name): [name, text] for name, text in texts.items()}
    if "some.inner" in modules:
        name, text = modules["some.inner"]
        modules["some.inner"] = [name, marshal.dumps(compile(text, name, "exec"))]
    file.write_bytes(marshal.dumps({"modules": modules, "files": files or {}, "order": [],
                                    "elsewhere": elsewhere}, 2))


def test_modules_are_imported_from_a_part(room):
    rest = import_module("some.rest")
    assert rest.inner.act() == 1 and import_module("some").__doc__ == "A room."
    assert {type(module.__loader__) for module in (rest, rest.inner)} == {ahead.Parts}
    assert [tuple(one)[1:] for one in pkgutil.iter_modules(import_module("some").__path__)] == [
        ("deep", True), ("inner", False), ("rest", False)]


def test_a_module_of_a_part_that_is_not_here_names_the_part(room, tmp_path):
    with pytest.raises(ModuleNotFoundError, match="some.deep.late is in the part 'late'"):
        import_module("some.deep.late")
    listed = [one.name for one in pkgutil.iter_modules(import_module("some.deep").__path__)]
    assert listed == ["late", "one"]
    with pytest.raises(ModuleNotFoundError, match="No module named 'some.nothing'"):
        import_module("some.nothing")
    room.add(tmp_path / "late")
    assert import_module("some.deep.late").act() == 1
    assert listed == [one.name for one in pkgutil.iter_modules(import_module("some.deep").__path__)]


def test_the_sources_are_read_when_they_are_here(room, tmp_path):
    inner = import_module("some.inner")
    assert inner.__loader__.get_source("some.inner") is None
    with pytest.raises(FileNotFoundError, match="in no part of the page that is here"):
        pkgutil.get_data("some", "inner.py")
    room.add(tmp_path / "sources")
    assert pkgutil.get_data("some", "inner.py").startswith(b"def act")
    assert inspect.getsource(inner.act).startswith("def act")


def test_a_packed_table_is_unpacked(tmp_path):
    for data in (b"as it is", gzip.compress(b"as it is")):
        (tmp_path / "table").write_bytes(data)
        assert ahead.unpacked(tmp_path / "table") == b"as it is"


def test_the_plain_page_that_ours_is_measured_beside_is_plain(folder, tmp_path):
    plain = bench_boot.plain(folder, tmp_path / "plain")
    page = (plain / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"runtime\.mjs|recorded\.mjs|modulepreload|data-release", page)
    assert 'config="./pyscript.toml"' in page and (plain / "pyscript.toml").exists()
    core = next((plain / "static" / "vendor" / "pyscript").glob("core-*.js"))
    assert core.read_bytes() == next((ROOT / "node_modules/@pyscript/core/dist").glob(
        "core-*.js")).read_bytes()
    assert "maze/web/main.py" in zipfile.ZipFile(plain / "maze.zip").namelist()


def test_the_plain_page_fetches_nothing_early(folder, tmp_path):
    plain = bench_boot.plain(folder, tmp_path / "plain")
    early = (plain / "static" / "early.js").read_text(encoding="utf-8")
    assert early.count("fetch(") == 1 and early.index("if (false") < early.index("fetch(")
    assert len([*(plain / "static" / "vendor" / "pyscript").glob("py-editor-*.js")]) == 1


def test_the_sheets_are_one_in_their_order(folder):
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'^<link rel="stylesheet" href="([^"]+)"', page, re.MULTILINE)
    texts = [sheets.plain((ROOT / name).read_text(encoding="utf-8")) for name in names]
    home = release.home(folder)
    whole = (home / sheets.SHEET).read_text(encoding="utf-8")
    places = [whole.index(text) for text in texts]
    assert len(names) > 8 and places == sorted(places) and "/*" not in whole
    assert not any(re.search(r"[\"'][^\"'\n]*/\*", text) for text in texts)
    print_ = names.index("static/print.css")
    assert whole[:places[print_]].endswith("@media print {\n")
    assert whole.count("{") == whole.count("}") and not [
        name for name in names if (home / name).exists()]
    published = (folder / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', published) == [
        f"{home.name}/{sheets.SHEET}", f"{home.name}/static/noscript.css"]


def test_pyscript_is_told_its_interpreter_and_has_nowhere_else_to_go(folder):
    """What pyscript.toml says stands in the page, so that no file of a configuration can be missing
    or damaged; without any, PyScript as we publish it takes the same interpreter."""
    page, home = (folder / "index.html").read_text(encoding="utf-8"), release.home(folder)
    configs = [json.loads(one) for one in re.findall(r"config='([^']*)'", page)]
    source = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    assert source == {"interpreter": "static/runtime.mjs"}
    assert configs == [{"interpreter": f"{home.name}/{source['interpreter']}"}]
    assert "py-config" not in page and not [*folder.rglob("*.toml")]
    core = next((home / "static" / "vendor" / "pyscript").glob("core-*.js")).read_text("utf-8")
    others = re.findall(r'type:"pyodide",module:[^`]*`([^`]*)', core)
    assert others and all(one.startswith("${import.meta.url.replace(") for one in others)


def test_all_addresses_of_a_release_carry_its_digest(folder):
    page, home = (folder / "index.html").read_text(encoding="utf-8"), release.home(folder)
    assert home.name == "release-" + re.search(r'data-release="(.*?)"', page)[1]
    asked = re.findall(r'(?:src|href)="([^"#?]+)"|"interpreter": "([^"]+)"', page)
    local = {one for one in map("".join, asked) if "//" not in one}
    stays = {one for one in local if not one.startswith(f"{home.name}/")}
    assert stays == {"manifest.webmanifest", "icon-192.png", "licences.html", "./"}
    assert all((folder / one).exists() for one in local)


@pytest.mark.parametrize("file", sorted((ROOT / "static").glob("*.*js")), ids=lambda one: one.name)
def test_no_script_asks_for_files_beside_the_page(file):
    """They would be those of any release; a script knows where it lies itself."""
    code = re.sub(r"//.*|/\*[\s\S]*?\*/", "", file.read_text(encoding="utf-8"))
    asks = r"""(fetch|import|href:|src =|Worker)\(? ?["'`](\./)?(static|parts|maze)/"""
    assert not re.search(asks, code)


def test_the_page_may_run_what_it_carries_and_no_other_script_in_it(folder):
    page = (folder / "index.html").read_text(encoding="utf-8")
    inline = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(one.encode()).digest()).decode() for one in inline]
    policy = re.search(r"script-src ([^;]*);", page)[1].split()
    assert policy == ["'self'", f"'sha256-{digests[0]}'", "'wasm-unsafe-eval'"]
    assert len(inline) == 1 and page.index("<script>") < page.index("<link")


def test_gathered_a_release_lies_as_the_sources_do(folder, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy)
    release.gather(copy)
    page = (copy / "index.html").read_text(encoding="utf-8")
    assert "release-" not in page and (copy / "static" / "early.js").exists()
    release.sign(copy, ROOT)
    assert (copy / "index.html").read_bytes() == (folder / "index.html").read_bytes()
    assert (copy / "sw.js").read_bytes() == (folder / "sw.js").read_bytes()


def test_the_worker_keeps_exactly_what_is_there(folder):
    worker, home = (folder / "sw.js").read_text(encoding="utf-8"), release.home(folder)
    files = json.loads(re.search(r"^const FILES = (\{.*\});$", worker, re.MULTILINE)[1])
    for name, digest in files.items():
        file = home / name if (home / name).exists() else folder / name
        known = base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()
        assert known == digest
    left = {path.relative_to(folder).as_posix().removeprefix(f"{home.name}/")
            for path in folder.rglob("*") if path.is_file()}
    assert f'const FOLDER = "{home.name}/";' in worker
    moved = json.loads(re.search(r"^const MOVED = (\[.*\]);", worker, re.MULTILINE)[1])
    assert sorted(moved) == sorted(f"{one.name}/" for one in home.iterdir())
    assert left - set(files) == {*release.LEFT, release.WHOLE}


def test_another_byte_is_another_release(folder, tmp_path):
    def name() -> str:
        page = (copy / "index.html").read_text(encoding="utf-8")
        return re.search(r'data-release="(\w+)"', page)[1]

    copy = site.build(tmp_path / "copy", url=URL)
    first = name()
    release.sign(copy, ROOT)
    assert name() == first
    (release.home(copy) / "static" / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    release.sign(copy, ROOT)
    assert name() != first and [one.name for one in copy.glob("release-*")] == [f"release-{name()}"]


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
    ("", "text/html; charset=utf-8"), ("{}/static/boot.mjs", "text/javascript; charset=utf-8"),
    ("{}/static/vendor/pyodide/pyodide.asm.wasm", "application/wasm"),
    ("{}/parts/first.bin", "application/octet-stream"),
    ("manifest.webmanifest", "application/manifest+json")])
def test_types_and_headers(name, kind, served, folder):
    name = name.format(release.home(folder).name)
    answer = ask(served + name)
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Cache-Control"] == "max-age=600"
    assert not [key for key in answer.headers if key.startswith("Cross-Origin-")]
    with pytest.raises(HTTPError, match="304"):
        ask(served + name, If_None_Match=answer.headers["ETag"])


def test_what_packs_is_packed(served, folder):
    home = release.home(folder)
    answer = ask(f"{served}{home.name}/static/boot.mjs", Accept_Encoding="gzip")
    assert gzip.decompress(answer.read()) == (home / "static" / "boot.mjs").read_bytes()
    part = ask(f"{served}{home.name}/parts/first.bin", Accept_Encoding="gzip")
    assert part.headers["Content-Encoding"] is None


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


@pytest.mark.parametrize("handler", [Handler, PagesHandler])
@pytest.mark.parametrize("name", ["%00", "a" * 5_000, "a/" * 3_000, "%ff", "%ed%a0%80"])
def test_a_name_that_no_file_can_have_is_not_found(name, handler, folder, capfd):
    server = Server(folder, [0], handler=handler, base=BASE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with pytest.raises(HTTPError) as caught:
        ask(server.url + name)
    server.shutdown()
    server.server_close()
    assert caught.value.code == 404 and "Traceback" not in capfd.readouterr().err
