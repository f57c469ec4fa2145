"""The command line where standard streams are closed, full, or know few letters.

Each command runs in a process of its own, as a shell would start it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINK = "#maze?v=1&shape=square&size=6x4&by=prim&seed=amber-7"


def run(command: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """``maze`` is the command line; the rest is for the shell."""
    script = f'maze() {{ "{sys.executable}" -m maze "$@"; }}\n{command}'
    return subprocess.run(["sh", "-c", script], cwd=ROOT, capture_output=True, check=False,
                          stdin=subprocess.DEVNULL, env={**os.environ, **variables})


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_lists_are_utf_8_whatever_the_terminal_knows(encoding: str) -> None:
    done = run("maze list generators && maze list --json generators", PYTHONIOENCODING=encoding)
    assert done.returncode == 0 and not done.stderr
    text, _, data = done.stdout.decode().partition("\n[")
    assert "Borůvka" in text and "ů" in data and json.loads(f"[{data}")


@pytest.mark.parametrize("command", ["link '#maze'", "list boards", f"draw '{LINK}' --format png",
                                     "draw --help", "count 3x5 --pieces LVP"])
def test_a_closed_standard_output_is_a_sentence(command: str) -> None:
    done = run(f"maze {command} >&-")
    assert done.returncode == 2
    assert done.stderr == b"Standard output is closed, so the result cannot be written.\n"


def test_a_file_needs_no_standard_output(tmp_path: Path) -> None:
    file = tmp_path / "maze.png"
    done = run(f"maze draw '{LINK}' --format png -o {file} >&-")
    assert done.returncode == 0 and not done.stderr and file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("command", ["tile --board @-", "draw --shape mask --mask @-"])
def test_a_closed_standard_input_is_a_sentence(command: str) -> None:
    done = run(f"maze {command} <&-")
    assert done.returncode == 2
    assert done.stderr == b"Standard input is closed, so no picture can be read from it.\n"


@pytest.mark.parametrize(("command", "code"), [
    ("link '#maze?by=wilsn'", 0), ("draw --by wilsn", 2),
    ("tile --board 3x5 --pieces LVP --count", 0)])
def test_a_closed_standard_error_keeps_notes_out_of_results(command: str, code: int) -> None:
    done, usual = run(f"maze {command} 2>&-"), run(f"maze {command}")
    assert done.returncode == usual.returncode == code
    assert done.stdout == usual.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", ["list", f"draw '{LINK}'"])
def test_a_full_disk_is_a_sentence(command: str) -> None:
    done = run(f"maze {command} >/dev/full")
    assert done.returncode == 2 and done.stderr == b"No space left on device\n"


def test_the_help_of_draw_has_a_percent_sign() -> None:
    done = run("maze draw --help")
    assert done.returncode == 0 and b"%" in done.stdout and not done.stderr
