"""Write static/sandbox.html, in which programs of visitors run: `python3 -m tools.sandbox`.

Its script stands in the page, allowed by its digest: in a frame without an origin, ``'self'``
matches nothing in WebKit.  The page is committed, as all of static/ but vendor/ is, so that what
keeps strangers in can be read, and its changes reviewed, as it is served.  A test fails when it is
stale.
"""

from __future__ import annotations

from pathlib import Path

from tools import markup

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "static" / "frame.js"
TARGET = ROOT / "static" / "sandbox.html"
POLICY = ("default-src 'none'; script-src '{script}' blob: 'wasm-unsafe-eval'; "
          "worker-src blob:; connect-src blob:; base-uri 'none'; form-action 'none'")


def page(script: str) -> str:
    """The frame's page with its script."""
    return markup.page("Sandbox", f"<script>{script}</script>\n",
                       policy=POLICY.format(script=markup.allowed(script)))


if __name__ == "__main__":
    TARGET.write_text(page(SCRIPT.read_text(encoding="utf-8")), encoding="utf-8")
