"""Runs inside Pyodide (see vendor.mjs): /source.zip + /wanted.txt -> /compiled.zip.

Keeps the modules that /wanted.txt names, as byte code. Its header says "from a file of time 0",
and zipimport believes it, because no source lies beside it.  Those that `ahead` names are not
files of their own but in a table, and /ahead.py, which reads it, is `sitecustomize`.
"""

import marshal
import zipfile
from importlib import _bootstrap_external as importer
from types import CodeType

with open("/wanted.txt") as lines:
    wanted = {line.split("#")[0].strip() for line in lines} - {""}


def is_wanted(module: str) -> bool:
    parts = module.split(".")
    packages = [".".join(parts[:n]) + ".*" for n in range(1, len(parts) + 1)]
    return module in wanted or not wanted.isdisjoint(packages)


def write(name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))   # same bytes anywhere
    entry.compress_type = zipfile.ZIP_DEFLATED
    compiled.writestr(entry, content)


def compile_(source: bytes, name: str) -> CodeType:
    return compile(source, f"/lib/python314.zip/{name}", "exec", dont_inherit=True, optimize=2)


with (
    zipfile.ZipFile("/source.zip") as source,
    zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as compiled,
):
    table = {}
    for name in source.namelist():
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if name.endswith(".py") and is_wanted(module):
            code = compile_(source.read(name), name)
            if module in ahead:                            # noqa: F821 (given by vendor.mjs)
                table[module] = name, marshal.dumps(code)
            else:
                write(name + "c", bytes(importer._code_to_timestamp_pyc(code)))
    if table:
        with open("/ahead.py", "rb") as text:
            code = compile_(text.read(), "sitecustomize.py")
        write("sitecustomize.pyc", bytes(importer._code_to_timestamp_pyc(code)))
        write("ahead.bin", marshal.dumps(table, 2))
