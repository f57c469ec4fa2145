"""Pages of HTML that tools write: their head, and the digests by which a policy lets text run."""

from __future__ import annotations

import base64
import hashlib

PAGE = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
{head}</head>
<body>
{body}</body>
</html>
"""


def page(title: str, body: str, *, policy: str, head: str = "", language: str = "en") -> str:
    """A page; ``head`` and ``body`` are markup whose lines are ended."""
    return PAGE.format(title=title, body=body, policy=policy, head=head, language=language)


def sha256(content: bytes) -> str:
    """The SHA-256 of a file in base64."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def allowed(text: str) -> str:
    """What a policy writes to allow a script or a style: the digest of its text."""
    return f"sha256-{sha256(text.encode())}"
