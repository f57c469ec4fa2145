"""Squeezed: a text as it stands in a link: zlib, then base64url without padding."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode


def squeeze(text: str) -> str:
    """A text as a link can hold it."""
    return urlsafe_b64encode(zlib.compress(text.encode("utf-8", "replace"), 9)).decode().rstrip("=")


def unsqueeze(text_of_link: str, most: int) -> str:
    """The text again.  Raises ValueError if it is damaged, or has more than so many bytes: no more
    than these are ever unpacked."""
    try:
        raw = urlsafe_b64decode(text_of_link + "=" * (-len(text_of_link) % 4))
        reader = zlib.decompressobj()
        text = reader.decompress(raw, most).decode()
    except zlib.error as problem:
        raise ValueError(str(problem)) from None
    if not reader.eof or reader.unused_data:
        raise ValueError("cut off, or too long")
    return text
