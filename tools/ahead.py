"""Runs inside Pyodide before anything else, as `sitecustomize`: modules from tables.

An archive is asked anew for each module: a path to search, names to look up, a file to open, a
piece to unpack.  The modules of a start are hundreds, so they lie in tables, unpacked at once:
module -> (file, code).  That halves what importing costs beside running them.

The standard library is an archive with one table in it.  Of maze/ there are only tables, its
*parts* (tools/parts.py), and whatever has not been fetched yet cannot be imported: that says which
part to fetch first.
"""

import marshal
import sys
from zipimport import zipimporter

TABLE = "ahead.bin"
PACKED = b"\x1f\x8b"                                       # how gzip begins
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
    """A finder and loader for the modules of a table, below a folder or an archive."""

    def __init__(self, home, codes):
        self.home = home
        self.codes = codes
        self.files = {name: f"{home}/{file}" for name, (file, _) in codes.items()}

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
        name = module.__name__
        code = self.codes[name][1]
        exec(compile(code, self.files[name], "exec", dont_inherit=True) if type(code) is str
             else marshal.loads(code), module.__dict__)
        del self.codes[name]                               # a module that raised can be tried again

    def get_source(self, name):
        return zipimporter(self.files[name].rpartition("/")[0]).get_source(name)

    def get_data(self, file):
        return zipimporter(self.home).get_data(file)


class Parts(Ahead):
    """The same for a package that comes in parts, with the files that it reads."""

    def __init__(self, home):
        super().__init__(home, {})
        self.data = {}
        self.elsewhere = {}

    def add(self, file):
        """Import from a part as well; returns the modules that it is best to import now."""
        part = marshal.loads(unpacked(file))
        self.codes |= part["modules"]
        self.files |= {name: f"{self.home}/{path}" for name, (path, _) in part["modules"].items()}
        self.data |= {f"{self.home}/{path}": data for path, data in part["files"].items()}
        for name in part["modules"]:
            self.elsewhere.pop(name, None)
        self.elsewhere |= part.get("elsewhere", {})
        return part["order"]

    def find_spec(self, name, path=None, target=None):
        found = super().find_spec(name)
        if found is None and name in self.elsewhere:
            part = self.elsewhere[name]
            raise ModuleNotFoundError(f"{name} is in the part {part!r} of the page, which must be "
                                      "fetched first", name=name)
        return found

    def get_source(self, name):
        data = self.data.get(self.files[name])             # None: see the part of sources
        return data and data.decode()

    def get_data(self, file):
        try:
            return self.data[file]
        except KeyError:
            raise FileNotFoundError(f"{file} is in no part of the page that is here") from None

    def listing(self, folder):
        """For `sys.path_hooks`: what `pkgutil` asks which modules a package has."""
        if not f"{folder}/".startswith(f"{self.home}/"):
            raise ImportError(folder)
        return Listing(self, folder)


class Listing:
    """The modules of one folder of a package that comes in parts."""

    def __init__(self, parts, folder):
        self.parts = parts
        self.folder = folder

    def find_spec(self, name, target=None):
        return None                                        # `Parts` was asked first

    def iter_modules(self, prefix=""):
        """All of them, for half a list would be a wrong one: what is not here yet cannot be
        imported, and says so."""
        package = self.folder.removeprefix(f"{self.parts.home}/").replace("/", ".")
        every = {*self.parts.files, *self.parts.elsewhere}
        for module in sorted(every):
            folder, _, name = module.rpartition(".")
            if folder == package:
                yield prefix + name, any(other.startswith(f"{module}.") for other in every)


def unpacked(file):
    """A table, which the page unpacks where the browser can (static/parts.mjs)."""
    with open(file, "rb") as opened:
        data = opened.read()
    if data.startswith(PACKED):
        import zlib

        return zlib.decompress(data, 31)                   # 31: with gzip's head
    return data


def library(archive, file):
    """The table of the standard library: unpacked by the page, or still in its archive."""
    try:
        table = unpacked(file)
    except OSError:
        table = zipimporter(archive).get_data(TABLE)
    sys.meta_path.insert(0, Ahead(archive, marshal.loads(table)))


def package(home):
    """Import a package from parts, which are still to be added."""
    parts = Parts(home)
    sys.meta_path.insert(0, parts)
    sys.path_hooks.insert(0, parts.listing)
    return parts


if __name__ == "sitecustomize":
    try:
        library(__file__.rpartition("/")[0], "/ahead/stdlib")
    except OSError:
        pass                                               # an archive without a table
