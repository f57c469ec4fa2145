"""Packing: results as bytes that travel between workers, processes and a page."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from maze.message import Fixed, Grouped, Joined, Message, Value, message_of

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


def told(value: Value | None) -> Any:
    """A message, or what stands in a gap of one, as JSON can tell it."""
    if isinstance(value, Message):
        values = [[name, told(inner)] for name, inner in value.values]
        return {"text": value.text, "values": values, "one": value.one, "case": value.case}
    if isinstance(value, Joined):
        return {"parts": list(map(told, value.parts)), "between": value.between}
    if isinstance(value, Fixed):
        return {"fixed": float(value), "digits": value.digits}
    return {"grouped": int(value)} if isinstance(value, Grouped) else value


def heard(told: Any) -> Any:
    """The message that was told."""
    if not isinstance(told, dict):
        return told
    if "grouped" in told:
        return Grouped(told["grouped"])
    if "fixed" in told:
        return Fixed(told["fixed"], told["digits"])
    if "parts" in told:
        return Joined(tuple(map(heard, told["parts"])), told["between"])
    values = tuple((name, heard(inner)) for name, inner in told["values"])
    return message_of(told["text"], values, told["one"], told["case"])
