"""Packing: results as bytes that travel between workers, processes and a page."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from typing import Any

LENGTH = 4                   # bytes that tell how long the head is


def pack(head: Mapping[str, Any], *blobs: bytes) -> bytes:
    """A head that JSON can tell, and some bytes after it."""
    sizes = list(map(len, blobs))
    text = json.dumps({"head": head, "sizes": sizes}, separators=(",", ":")).encode()
    return b"".join([len(text).to_bytes(LENGTH, "little"), text, *blobs])


def unpack(packed: bytes) -> tuple[dict[str, Any], Sequence[bytes]]:
    """The head and the bytes."""
    at = LENGTH + int.from_bytes(packed[:LENGTH], "little")
    told = json.loads(packed[LENGTH:at])
    blobs = []
    for size in told["sizes"]:
        blobs.append(packed[at:at + size])
        at += size
    return told["head"], blobs


def ints(blob: bytes) -> array[int]:
    """The bytes of an ``array("i")`` as one."""
    found = array("i")
    found.frombytes(blob)
    return found
