"""Runs inside Pyodide (see vendor.mjs): the wanted modules of maze/ as byte code.

`wanted` maps a module's path to the file that its byte code goes to.  The byte code is unchecked:
Python takes it as it is, so whoever bundles it (tools/site.py) must know that it fits its source.

/compiled/order.txt gets the modules of the first screen, in the order in which they are imported,
so that static/runtime.mjs can import them one by one with the page alive in between; below an empty
line those of the places that come later.
"""

import ast
import importlib
import sys
from collections.abc import Iterable, Iterator
from importlib import _bootstrap_external as importer
from importlib.util import source_hash
from pathlib import Path

SITE = Path("/site")
HOME = "/home/pyodide"  # where static/parts.mjs says that it is
# What is asked for by name, when it is needed, and not through an import of the module itself:
FIRST = ("maze.web.pointing.events", "maze.web.zooming.events")
LATER = ("maze.playing.daily",)

# The page reads the docstrings of these alone (maze/registry.py):
TELLING = ("maze/generators/", "maze/shapes/", "maze/solvers/", "maze/transforms/",
           "maze/pentomino/solvers/")
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def lean(name: str, source: bytes) -> ast.Module:
    """A module without docstrings and without the annotations of its functions, which nobody reads
    at run time: without all this the first part of the page is a sixth smaller.  The docstring of a
    class becomes a blank, for a dataclass without one makes itself one when the page starts.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not name.startswith(TELLING):
            silence(node)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
    return tree


def silence(node: ast.AST) -> None:
    """Take away the docstring of a node, if it has one."""
    if not isinstance(node, DOCUMENTED) or not ast.get_docstring(node):
        return
    said, *others = node.body
    if isinstance(node, ast.ClassDef):
        node.body = [ast.copy_location(ast.Expr(ast.copy_location(ast.Constant(" "), said)), said),
                     *others]
    else:
        node.body = others or [ast.copy_location(ast.Pass(), said)]


for name, target in wanted.items():                        # noqa: F821 (given by vendor.mjs)
    source = (SITE / name).read_bytes()
    code = compile(lean(name, source), f"{HOME}/{name}", "exec", dont_inherit=True)
    Path(target).write_bytes(importer._code_to_hash_pyc(code, source_hash(source), False))


def named(node: ast.AST) -> list[str]:
    """The modules of ours that a statement imports."""
    if not isinstance(node, ast.ImportFrom) or not node.module.startswith("maze"):
        return []
    inner = [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in [node.module, *inner] if is_module(name)]


def is_module(name: str) -> bool:
    path = SITE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def modules(nodes: Iterable[ast.AST], known: set[str]) -> list[str]:
    """What these statements import, in order, each after what it imports itself."""
    late: list[str] = []

    def visit(nodes: Iterable[ast.AST]) -> None:
        for name in [name for node in nodes for name in named(node)]:
            try:
                importlib.import_module(name)
            except ImportError:                            # it needs a page
                if name not in late:
                    visit(body(name))
                    late.append(name)

    visit(nodes)
    kept = sys.stdlib_module_names | {"maze"}
    return [name for name in sys.modules if name not in known and name.split(".")[0] in kept
            and not name.startswith("_")] + [name for name in late if name not in sys.modules]


def body(name: str) -> list[ast.stmt]:
    """The statements of a module that are run when it is imported."""
    path = SITE.joinpath(*name.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8")).body


def screens() -> Iterator[list[str]]:
    """What the page imports for its opening maze; then what the other places import.
    The page itself is imported by PyScript, which has it run."""
    main, known = "maze.web.main", set(sys.modules)
    from maze.places import PLACES
    from maze.recipe import generators, shapes, solvers

    opening, *others = [place.workshop.partition(":")[0] for place in PLACES]
    others += [place.document.partition(":")[0] for place in PLACES if place.document]
    for entries in (shapes, generators, solvers, PLACES.first.start().picture):
        entries()
    first = modules([*body(main), *imports([opening, *FIRST])], known)
    yield first
    for place in PLACES:
        place.start().picture()
    yield [name for name in modules(imports([*others, *LATER]), known) if name not in first]


def imports(names: Iterable[str]) -> list[ast.AST]:
    return [ast.ImportFrom(name, [], 0) for name in names]


sys.path.insert(0, str(SITE))
sys.dont_write_bytecode = True
Path("/compiled/order.txt").write_text("\n\n".join(map("\n".join, screens())))
