"""Runs inside Pyodide before anything else, as `sitecustomize`: modules from a table.

An archive is asked anew for each module: a path to search, names to look up, a file to open, a
piece to unpack.  The modules of the first screen are hundreds, so they lie in one table, unpacked
at once: module -> (file, code).  That halves what importing costs beside running them.  The
archive's own importer answers for all the rest.
"""

import marshal
import sys
from zipimport import zipimporter

TABLE = "ahead.bin"
ModuleSpec, Module = type(sys.__spec__), type(sys)
# Imported by others, used by nobody while the page starts:
LATER = {"_colorize", "asyncio.sslproto", "bz2", "compression.zstd", "ipaddress", "locale", "lzma",
         "signal"}


class Later(Module):
    """A module that runs when something of it is asked for.

    (`importlib.util.LazyLoader` runs it as soon as a second module imports it.)
    """

    def __getattr__(self, name):
        if name.startswith("__") and name != "__all__":    # importlib looks whether they are there
            raise AttributeError(name)
        loader = self.__spec__.loader
        self.__class__ = Module
        loader.run(self)
        return getattr(self, name)


class Ahead:
    """A finder and loader for the modules that the table of an archive has."""

    def __init__(self, archive, table=""):
        self.archive = archive
        self.codes = marshal.loads(unpacked(table) or self.get_data(TABLE))
        self.files = {name: f"{archive}/{file}" for name, (file, _) in self.codes.items()}

    def find_spec(self, name, path=None, target=None):
        if name not in self.codes:
            return None
        file = self.files[name]
        spec = ModuleSpec(name, self, origin=file, is_package=file.endswith("/__init__.py"))
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(file.rpartition("/")[0])
        return spec

    def create_module(self, spec):
        return Later(spec.name) if spec.name in LATER else None

    def exec_module(self, module):
        if type(module) is not Later:
            self.run(module)

    def run(self, module):
        _, code = self.codes.pop(module.__name__)
        exec(marshal.loads(code), module.__dict__)

    def get_source(self, name):
        return zipimporter(self.files[name].rpartition("/")[0]).get_source(name)

    def get_data(self, file):
        return zipimporter(self.archive).get_data(file)


def unpacked(table):
    """The table, if the page has unpacked it (static/arriving.mjs) before Python was up."""
    try:
        with open(table, "rb") as file:
            return file.read()
    except OSError:
        return b""


def add(archive, table=""):
    """Import from an archive's table, if it has one; returns the modules that it has."""
    try:
        finder = Ahead(archive, table)
    except OSError:
        return []
    sys.meta_path.insert(0, finder)
    return list(finder.codes)


add(__file__.rpartition("/")[0], "/ahead/stdlib")
