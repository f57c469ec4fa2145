"""Runs inside Pyodide (see vendor.mjs): import all of maze/ but maze/web with the trimmed library.

The value of the last line is what is wrong, in one sentence, or "".
"""

import importlib
import pathlib
import sys

sys.path.insert(0, "/site")
sys.dont_write_bytecode = True


def names() -> list[str]:
    files = pathlib.Path("/site/maze").rglob("*.py")
    parts = [file.relative_to("/site").with_suffix("").parts for file in files]
    wanted = [p for p in parts if p[:2] != ("maze", "web") and p[-1] != "__main__"]
    return sorted(".".join(p).removesuffix(".__init__") for p in wanted)


def complaint(name: str) -> str:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        missing = error.name or "?"
        if not missing.startswith("maze"):
            return f"{name} needs {missing}: add that line to tools/stdlib-modules.txt."
        return f"{name} does not import: {error}."
    except Exception as error:
        return f"{name} does not import: {type(error).__name__}: {error}."
    return ""


next(filter(None, map(complaint, names())), "")
