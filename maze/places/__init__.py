"""The places of the page: one file, one place, which is its ``PLACE``."""

import pkgutil
from importlib import import_module

from maze.place import Places


def discover() -> Places:
    """All places that have a file here."""
    names = [info.name for info in pkgutil.iter_modules(__path__)]
    return Places(import_module(f"{__name__}.{name}").PLACE for name in names)


PLACES = discover()
