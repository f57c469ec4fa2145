"""Build the Python package in _wheel/, and try it where nothing else is: `make wheel`.

pip fetches setuptools to build it, so this needs the network; so `make test` does not run it, and
`make prove` does. The wheel is built from a copy, for setuptools writes beside its sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "_wheel"
SOURCES = ("maze", "pyproject.toml", "README.md", "LICENSE")
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
TRIALS = (                                                 # arguments; what the output holds
    ("draw --size 5x4 --by prim --seed amber-7 --solve breadth_first", "S"),
    ("draw --shape hexagon --size 5x4 --format svg", "<svg "),
    ("tile --height 5 --pieces l,t,w,k,y,r,z,c,p", "tttwwrrcc"),
    ("list solvers --lang de", "Breitensuche"),
    ("count 3x20 --json", '"distinct": 2'))
SCRIPT = """
from maze.api import Recipe
picture = Recipe(size=(5, 4), by="prim", solve="a_star").picture()
assert picture.path and picture._repr_svg_().startswith("<svg ")
"""


def build(target: Path = TARGET) -> Path:
    """The wheel, built by pip from a copy of the sources."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for source in SOURCES:
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, copy / source,
                                ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / source, copy)
        shutil.rmtree(target, ignore_errors=True)
        run(sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "wheel", "--no-deps",
            "-w", target, copy, sentence="pip could not build the package: is the network there?")
    wheel, = target.glob("*.whl")
    return wheel


def attempt(wheel: Path) -> None:
    """Install a wheel in an empty environment; run its command and a script in another folder."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        run(sys.executable, "-m", "venv", home / "venv", sentence="Python could not make a venv.")
        scripts = home / "venv" / SCRIPTS
        run(scripts / "python", "-m", "pip", "--disable-pip-version-check", "-q", "install",
            "--no-index", wheel, sentence="The wheel could not be installed.")
        for arguments, expected in TRIALS:
            told = run(scripts / "meander", *arguments.split(), folder=home,
                       sentence=f"meander {arguments} failed.")
            if expected not in told:
                sys.exit(f"meander {arguments} was to say {expected!r}, and said:\n{told}")
        run(scripts / "python", "-c", SCRIPT, folder=home, sentence="The library failed.")


def run(*command: object, sentence: str, folder: Path = ROOT) -> str:
    """What a command writes; if it fails, what it said, and the sentence."""
    alone = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(list(map(str, command)), cwd=folder, env=alone, text=True,
                          encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{done.stdout.strip()}\n{sentence}")
    return done.stdout


if __name__ == "__main__":
    made = build()
    attempt(made)
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e3:.0f} kB, and its command works.")
