"""Fresh seeds: six characters that can be read aloud in class (Crockford's base 32: no I, L, O,
U).
"""

from __future__ import annotations

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def fresh_seed(chance: bytes) -> str:
    """A seed from six random bytes."""
    return "".join(ALPHABET[byte % 32] for byte in chance)
