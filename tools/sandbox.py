"""Write static/sandbox.html, in which programs of visitors run: `python3 tools/sandbox.py`.

Its script stands in the page, allowed by its digest: in a frame without an origin, ``'self'``
matches nothing in WebKit.  A test fails when the page is stale.
"""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "static" / "frame.js"
TARGET = ROOT / "static" / "sandbox.html"
POLICY = ("default-src 'none'; script-src 'sha256-{digest}' blob: 'wasm-unsafe-eval'; "
          "worker-src blob:; connect-src blob:; base-uri 'none'; form-action 'none'")
PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>Sandbox</title>
</head>
<body><script>{script}</script></body>
</html>
"""


def page(script: str) -> str:
    """The frame's page with its script."""
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return PAGE.format(policy=POLICY.format(digest=digest), script=script)


if __name__ == "__main__":
    TARGET.write_text(page(SCRIPT.read_text(encoding="utf-8")), encoding="utf-8")
