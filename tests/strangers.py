"""Programs that a page must survive: what they are called, their text, and how they end.

``ends`` is a word of the sentence that the page says, or "" for a program that comes to its end.
"""

from __future__ import annotations

from typing import NamedTuple


class Stranger(NamedTuple):
    name: str
    body: str                                              # of ``generate``, after a first step
    ends: str
    head: str = ""                                         # before the function


TOO_LONG, CANNOT = "no step for too long", "cannot be"
BROKEN = "broke down"
JS = "import js\n"
GC = """
import gc
bridge = [one for one in gc.get_objects() if type(one).__name__.startswith("Js")]
"""

STRANGERS = [
    # --- loops ----------------------------------------------------------------------------------
    Stranger("loop", "while True: pass", TOO_LONG),
    Stranger("loop-deaf",
             "while True:\n"
             "    try:\n"
             "        while True: pass\n"
             "    except BaseException: pass",
             TOO_LONG),
    Stranger("loop-at-once", "", TOO_LONG, "while True: pass"),
    Stranger("loop-in-import", "", TOO_LONG, "for _ in iter(int, 1): pass"),
    Stranger("loop-generator", "for _ in iter(int, 1): pass", TOO_LONG),
    Stranger("loop-finally",
             "try:\n    while True: pass\nfinally:\n    while True: pass",
             TOO_LONG),
    Stranger("loop-breath", "while True:\n    pass\n    [0] * 10", TOO_LONG),
    Stranger("loop-sum", "sum(iter(int, 1))", TOO_LONG),
    Stranger("loop-any", "any(iter(int, 1))", TOO_LONG),
    Stranger("sleep", "import time\ntime.sleep(1000)", TOO_LONG),
    Stranger("loop-close",
             "try:\n"
             "    yield CARVE + 1\n"
             "except GeneratorExit:\n"
             "    while True: pass\n"
             "while True: pass",
             TOO_LONG),
    # --- C calls that take for ever --------------------------------------------------------------
    Stranger("power", "10 ** 10 ** 8", TOO_LONG),
    Stranger("text-of-number",
             "import sys\nsys.set_int_max_str_digits(0)\nstr(7 ** 9_000_000)",
             TOO_LONG),
    Stranger("bad-pattern", "import re\nre.match(r'(a+)+$', 'a' * 60 + 'b')", TOO_LONG),
    Stranger("sort", "sorted(range(10**7), key=lambda x: -x % 1000003)", "*"),
    Stranger("factorial", "import math\nmath.factorial(3_000_000)", TOO_LONG),
    Stranger("permutations", "import itertools\nlist(itertools.permutations(range(13)))", "*"),
    # --- memory ----------------------------------------------------------------------------------
    Stranger("memory-list", "[0] * 10**9", "MemoryError"),
    Stranger("memory-grows",
             "kept = []\nwhile True:\n    kept.append(bytes(10**8))",
             "MemoryError"),
    Stranger("memory-dict",
             "kept = {}\nwhile True:\n    kept[len(kept)] = 'x' * 10**7 + str(len(kept))",
             "MemoryError"),
    Stranger("memory-text", "text = 'x'\nwhile True:\n    text += text", "*"),
    Stranger("memory-bytes", "bytearray(2**30)", "MemoryError"),
    # --- recursion and chains --------------------------------------------------------------------
    Stranger("recursion", "def deep(n): return deep(n + 1)\ndeep(0)", "RecursionError"),
    Stranger("recursion-limit",
             "import sys\n"
             "sys.setrecursionlimit(10**6)\n"
             "def deep(n): return deep(n + 1)\n"
             "deep(0)",
             "*"),
    Stranger("chain", "chain = None\nfor _ in range(200_000): chain = (chain,)\ndel chain", "*"),
    Stranger("chain-lists",
             "chain = []\nfor _ in range(200_000): chain = [chain]\nchain = None",
             "*"),
    Stranger("deep-brackets", "eval('(' * 5000 + ')' * 5000)", "*"),
    Stranger("deep-unary", "eval('-' * 100_000 + '1')", "*"),
    Stranger("deep-repr", "chain = []\nfor _ in range(100_000): chain = [chain]\nrepr(chain)", "*"),
    Stranger("deep-json", "import json\njson.loads('[' * 100_000)", "*"),
    # --- floods ----------------------------------------------------------------------------------
    Stranger("flood-steps", "while True: yield CARVE + 0", "2000000"),
    Stranger("flood-breath", "for _ in range(300_000): yield BREATH", ""),
    Stranger("flood-print", "for n in range(10**6): print(n)", "*"),
    Stranger("flood-long-line", "print('x' * 10**7)", ""),
    Stranger("flood-no-lines", "for _ in range(10**6): print('x' * 99, end='')", "*"),
    Stranger("flood-markup", "print('<script>parent.document.title = 1</script>')", ""),
    Stranger("flood-stderr", "import sys\nfor n in range(10**5): sys.stderr.write('x\\n')", "*"),
    # --- ways out --------------------------------------------------------------------------------
    Stranger("js", "import js", "Error"),
    Stranger("pyodide-js", "import pyodide_js", "Error"),
    Stranger("pyodide", "import pyodide\npyodide.code.run_js('1')", "Error"),
    Stranger("run-js", "from pyodide.code import run_js", "Error"),
    Stranger("sys-modules", "import sys\nsys.modules['js']", "KeyError"),
    Stranger("importlib", "import importlib\nimportlib.import_module('js')", "Error"),
    Stranger("ctypes", "import ctypes\nctypes.string_at(0, 10**9)", "*"),
    Stranger("subprocess", "import subprocess\nsubprocess.run(['ls'])", "*"),
    Stranger("socket", "import socket\nsocket.create_connection(('127.0.0.1', 80), 1)", "*"),
    Stranger("urllib", "import urllib.request\nurllib.request.urlopen('http://127.0.0.1/')", "*"),
    Stranger("micropip", "import micropip", "Error"),
    Stranger("bridge",
             "assert not bridge or bridge[0].constructor.constructor('return 1')()",
             "*",
             GC),
    Stranger("bridge-post", "[one('steps', 'x') for one in bridge if callable(one)]", "*", GC),
    Stranger("bridge-flood",
             "[[one('print', 'x' * 10**5) for _ in range(10**4)] for one in bridge i"
             "f callable(one)]",
             "*",
             GC),
    Stranger("frames",
             "import sys\n"
             "frame = sys._getframe()\n"
             "while frame.f_back: frame = frame.f_back\n"
             "[one.clear() for one in list(frame.f_globals.values()) if isinstance(one, dict)]",
             "*"),
    Stranger("exit", "import sys\nsys.exit(3)", "SystemExit"),
    Stranger("os-exit", "import os\nos._exit(3)", "*"),
    Stranger("abort", "import os\nos.abort()", "*"),
    Stranger("kill", "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)", "*"),
    Stranger("files", "open('/tmp/kept', 'w').write('x' * 10**6)", ""),
    Stranger("input", "input()", "*"),
    Stranger("thread", "import threading\nthreading.Thread(target=print).start()", "*"),
    Stranger("breakpoint", "breakpoint()", "*"),
    # --- forged and bad steps --------------------------------------------------------------------
    Stranger("giant", "yield 10**400", "no step"),
    Stranger("negative", "yield -5", "no step"),
    Stranger("text-step", "yield '<b>'", "no step"),
    Stranger("no-edge", "yield CARVE + 10**6", "edges"),
    Stranger("others-verb", "yield 9 << 26", "others"),
    Stranger("phase", "yield (8 << 26) + 1", "others"),
    Stranger("strange-int",
             "class Odd(int):\n    def __index__(self): raise KeyError\nyield Odd(3)",
             "no step"),
    Stranger("odd-repr",
             "class Odd:\n    def __repr__(self): return 'x' * 10**8\nyield Odd()",
             "no step"),
    Stranger("odd-error",
             "class Odd(Exception):\n    def __str__(self): raise self\nraise Odd",
             "*"),
    Stranger("long-error", "raise ValueError('x' * 10**7)", "ValueError"),
    # --- a library that is not itself any more ---------------------------------------------------
    Stranger("patched-steps", "import maze.steps\nmaze.steps.VERBS = ()\nmaze.steps.SHIFT = 0", "",
             "import maze.steps as steps\nsteps.SHIFT = 0\n"),
    Stranger("patched-checker",
             "yield CARVE + 10**6",
             "edges",
             "import maze.visitors.replay as replay\n"
             "replay.Checker.take = lambda self, steps: steps\n"),
    Stranger("patched-inside",
             "while True: yield CARVE",
             "*",
             "import maze.web.writing.inside as inside\n"
             "inside.MOST = 10**9\n"
             "inside.SPARED = -10**9\n"),
    Stranger("patched-credits", "for n in range(10**5): yield CARVE", "*",
             "import maze.web.writing.inside as inside\ninside.Inside.more = None\n"),
    Stranger("patched-print",
             "print(1)",
             "*",
             "import maze.web.writing.printed as printed\n"
             "printed.Printed.take = lambda self: '[' * 9999\n"),
    Stranger("patched-array", "for n in range(10**5): yield CARVE", "*",
             "import maze.web.writing.inside as inside\ninside.array = lambda *_: [1, 'x']\n"),
    Stranger("patched-json", "raise ValueError", "*",
             "import json\njson.dumps = lambda *_, **__: '{' * 9999\n"),
    Stranger("patched-builtins", "len(maze.grid)", "*", "import builtins\nbuiltins.len = None\n"),
]


def text_of(stranger: Stranger) -> str:
    """The program: it opens a wall first, so that there is something to see."""
    lines = "\n".join("    " + line for line in stranger.body.splitlines())
    return (f"# {stranger.name}\n{stranger.head}\ndef generate(maze, rng):\n    yield CARVE + 0\n"
            f"{lines or '    pass'}\n")
