"""Exact mazes in links: the open edges as bits, in base64url without padding (RFC 4648).

Edge 0 is the highest bit of the first byte.  The last byte is filled up with zeros.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode

from maze.errors import RecipeError


def pack(opened: bytes | bytearray) -> str:
    """One byte an edge, 0 or 1, to text."""
    if not opened:
        return ""
    digits = bytes(opened).translate(bytes.maketrans(b"\0\1", b"01")) + b"0" * (-len(opened) % 8)
    return urlsafe_b64encode(int(digits, 2).to_bytes(len(digits) // 8)).decode().rstrip("=")


def unpack(text: str, edges: int) -> bytes:
    """Text to one byte an edge.  Raises RecipeError if it is not the walls of that many edges."""
    size = -(-edges // 8)
    try:
        raw = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raw = b""
    if len(raw) != size or pack(bits := _bits(raw, edges)) != text:
        raise RecipeError("The drawing in this link is damaged.")
    return bits


def _bits(raw: bytes, edges: int) -> bytes:
    digits = format(int.from_bytes(raw), f"0{8 * len(raw)}b")[:edges].encode()
    return digits.translate(bytes.maketrans(b"01", b"\0\1"))
