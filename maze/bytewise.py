"""Bytewise: two strings of bytes joined bit by bit, as large integers, which C does at once."""

from __future__ import annotations


def either(a: bytes | bytearray, b: bytes | bytearray) -> bytes:
    """The bits that are in one of two."""
    return (int.from_bytes(a, "little") | int.from_bytes(b, "little")).to_bytes(len(b), "little")


def both(a: bytes | bytearray, b: bytes | bytearray) -> bytes:
    """The bits that are in both of two."""
    return (int.from_bytes(a, "little") & int.from_bytes(b, "little")).to_bytes(len(b), "little")
