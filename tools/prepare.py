"""Fetch and build what a fresh clone lacks:  python3 tools/prepare.py runtime | tests | bench

    runtime    what the page needs: npm's packages, static/vendor/
    tests      that, and .venv/ with the pinned tools, the wheels for Pyodide, and a browser
    bench      that, and the peers that speed is measured against

``clean`` removes all of it, and what was built with it. Each part is skipped when it is up to
date. Needs nothing but Python, Node and npm; what cannot be had ends in one sentence.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
PINS = ROOT / "requirements-dev.txt"
SHELL = "chromium-headless-shell"                          # without it, tests run in Chromium
OTHERS = (SHELL, "firefox-esr", "WebKitWebDriver", "Xvfb")           # tests skip the last three
PEERS = ROOT / "requirements-bench.txt"
BUILT = ("_site", "_tour", "_wheel", ".venv", "node_modules", "static/vendor", ".flaky.json",
         "build", "meander.egg-info", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis")
IN_PYODIDE = ["pytest", "iniconfig", "packaging", "pluggy", "pygments",
              "hypothesis", "sortedcontainers"]


def attempt(*command: object) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's folder and keep what it says to itself."""
    words = [str(word) for word in command]
    words[0] = shutil.which(words[0]) or words[0]            # npm is npm.cmd on Windows
    return subprocess.run(words, cwd=ROOT, stdin=subprocess.DEVNULL, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def run(*command: object, sentence: str) -> None:
    """Run a command; if it fails, show what it said and stop with the sentence."""
    done = attempt(*command)
    if done.returncode:
        sys.exit(f"{done.stdout.strip()}\n{sentence}".strip())


def digest(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def is_fresh(stamp: Path, text: str) -> bool:
    return stamp.exists() and stamp.read_text() == text


def check_node() -> None:
    for name in ("node", "npm"):
        if shutil.which(name) is None:
            sys.exit(f"{name} is missing: install Node 20 or newer, which brings npm.")
    version = attempt("node", "--version").stdout.strip()
    number = re.match(r"v(\d+)", version)
    if not number or int(number[1]) < 20:
        sys.exit(f"Node 20 or newer is needed, and this is {version}.")


def install_packages(*, for_tests: bool) -> None:
    """npm's packages, exactly as locked; the page itself needs few of them."""
    lock, stamp = digest(ROOT / "package-lock.json"), ROOT / "node_modules" / "meander-stamp.txt"
    whole = f"{lock} with tests"
    if is_fresh(stamp, whole) or (not for_tests and is_fresh(stamp, lock)):
        return
    print("Fetching the packages of package-lock.json ...", flush=True)
    run("npm", "ci", *([] if for_tests else ["--omit=dev"]), "--ignore-scripts",
        "--loglevel=error", "--no-update-notifier",
        sentence="npm could not fetch the packages: is the network there?")
    stamp.write_text(whole if for_tests else lock)


def prepare_runtime(*, for_tests: bool = False) -> None:
    check_node()
    install_packages(for_tests=for_tests)
    built = attempt("node", "tools/vendor.mjs")
    print(built.stdout, end="")
    if built.returncode:
        sys.exit("static/vendor/ could not be built.")


def is_root_on_debian() -> bool:
    release = Path("/etc/os-release")
    return (release.exists() and "\nID=debian\n" in "\n" + release.read_text()
            and os.geteuid() == 0 and shutil.which("apt-get") is not None)


def install_debian(*packages: str) -> None:
    print(f"Installing {' '.join(packages)} ...", flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    for words in (["update", "-q"], ["install", "-qy", "--no-install-recommends", *packages]):
        run("apt-get", *words, sentence=f"apt-get could not install {packages[0]}.")


def make_venv() -> None:
    """.venv/ with the tools of requirements-dev.txt, and the wheels that Pyodide unpacks."""
    wanted, stamp = digest(PINS) + " ".join(IN_PYODIDE) + sys.version, VENV / "stamp.txt"
    if is_fresh(stamp, wanted):
        return
    print("Preparing .venv ...", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    make = [getattr(sys, "_base_executable", sys.executable), "-m", "venv", VENV]
    if attempt(*make).returncode and is_root_on_debian():
        install_debian("python3-venv")
    run(*make, sentence="Python could not make .venv: is its venv module installed?")
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "-q"]
    run(*pip, "install", "--require-hashes", "-r", PINS,
        sentence="pip could not install the pinned tools: is the network there?")
    pins = VENV / "pyodide.txt"
    pins.write_text(pins_of(IN_PYODIDE, PINS.read_text()))
    run(*pip, "download", "--no-deps", "--require-hashes", "-r", pins, "-d", VENV / "wheels",
        *"--only-binary :all: --platform any --implementation py --python-version 3.14".split(),
        "--abi", "none", sentence="pip could not fetch the wheels for Pyodide.")
    stamp.write_text(wanted)


def pins_of(names: list[str], pins: str) -> str:
    """The lines of some packages, hashes included, out of a requirements file."""
    entries = re.findall(r"^([\w.-]+)(==.*(?:\n +--hash.*)*)", pins, re.MULTILINE)
    return "".join(f"{name}{rest}\n" for name, rest in entries if name in names)


def check_browser() -> None:
    look = [PYTHON, "-m", "tools.browser"]
    if attempt(*look).returncode and is_root_on_debian():
        install_debian("chromium", SHELL, "fonts-dejavu-core")
    found = attempt(*look)
    if found.returncode:
        sys.exit(found.stdout.strip())
    if os.environ.get("CI") and is_root_on_debian() and not all(map(shutil.which, OTHERS)):
        install_debian(SHELL, "firefox-esr", "webkit2gtk-driver", "xvfb")


def prepare_tests() -> None:
    prepare_runtime(for_tests=True)
    make_venv()
    check_browser()


def prepare_bench() -> None:
    """The peers go into .venv as well; exact-cover compiles its C, which needs setuptools first."""
    prepare_tests()
    stamp = VENV / "bench.txt"
    if is_fresh(stamp, digest(PEERS)):
        return
    print("Fetching the peers ...", flush=True)
    run(PYTHON, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--require-hashes",
        "-r", PEERS, sentence="pip could not install the peers: is the network there?")
    stamp.write_text(digest(PEERS))


def clean() -> None:
    """Remove what was fetched or built; a link is removed, not what it leads to."""
    for path in map(ROOT.joinpath, BUILT):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


PARTS = {"runtime": prepare_runtime, "tests": prepare_tests, "bench": prepare_bench,
         "clean": clean}

if __name__ == "__main__":
    if sys.version_info < (3, 11):             # noqa: UP036 (older ones get a sentence)
        sys.exit(f"Python 3.11 or newer is needed, and this is {sys.version.split()[0]}.")
    if len(sys.argv) != 2 or sys.argv[1] not in PARTS:
        sys.exit(f"Say what to prepare: {', '.join(PARTS)}.")
    PARTS[sys.argv[1]]()
