"""What Pyodide was built from, as its own Python tells it (for tools/licences.py).

Runs inside Pyodide: see tools/vendor.mjs.
"""

import json
import sys
from importlib import import_module

TELLS = {                                  # of a library in C: module, and where its version is
    "bzip2": ("_bz2", ""),
    "Expat": ("pyexpat", "EXPAT_VERSION"),
    "libffi": ("_ctypes", ""),
    "libmpdec": ("_decimal", "__libmpdec_version__"),
    "SQLite": ("_sqlite3", "sqlite_version"),
    "XZ Utils": ("_lzma", ""),
    "zlib": ("zlib", "ZLIB_RUNTIME_VERSION"),
    "Zstandard": ("_zstd", "zstd_version"),
}


def version(module: str, name: str) -> str:
    """As it calls itself, "" if it does not: "expat_2.7.3" is 2.7.3."""
    return str(getattr(import_module(module), name, "")).rpartition("_")[2]


json.dumps({"python": sys.version.split()[0], "copyright": sys.copyright,
            "libraries": {library: version(*where) for library, where in TELLS.items()
                          if where[0] in sys.builtin_module_names}})
