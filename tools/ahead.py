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
LATER = {"_colorize", "compression.zstd", "ipaddress"}  # imported by many, used by nobody here
ModuleSpec = type(sys.__spec__)


class Ahead:
    """A finder and loader for the modules that the table of an archive has."""

    def __init__(self, archive):
        self.archive = archive
        self.codes = marshal.loads(zipimporter(archive).get_data(TABLE))
        self.files = {name: f"{archive}/{file}" for name, (file, _) in self.codes.items()}

    def find_spec(self, name, path=None, target=None):
        if name not in self.codes:
            return None
        loader = self
        if name in LATER:
            from importlib.util import LazyLoader

            loader = LazyLoader(self)
        file = self.files[name]
        spec = ModuleSpec(name, loader, origin=file, is_package=file.endswith("/__init__.py"))
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(file.rpartition("/")[0])
        return spec

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        _, code = self.codes.pop(module.__name__)
        exec(marshal.loads(code), module.__dict__)

    def get_source(self, name):
        return zipimporter(self.files[name].rpartition("/")[0]).get_source(name)

    def get_data(self, file):
        return zipimporter(self.archive).get_data(file)


def add(archive):
    """Import from an archive's table, if it has one; returns the modules that it has."""
    try:
        finder = Ahead(archive)
    except OSError:
        return []
    sys.meta_path.insert(0, finder)
    return list(finder.codes)


add(__file__.rpartition("/")[0])
