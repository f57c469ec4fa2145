"""A server that answers as GitHub Pages does: `python3 -m tools.pages FOLDER`, below /some-repo/.

For tests and for `make bench-boot`: a sub-path, gzip for what it is worth, an ETag, ten minutes of
cache, 404.html, its types (mime-db's), and no headers of isolation.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import sys
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.serve import Handler, Server

BASE = "/some-repo/"
PACKED = {".html", ".css", ".js", ".mjs", ".wasm", ".json", ".svg", ".toml", ".py", ".txt",
          ".webmanifest"}
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "application/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".zip": "application/zip",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}


@cache
def packed(file: Path, changed: float) -> tuple[bytes, bytes, str]:
    """A file as it is, packed, and its ETag."""
    content = file.read_bytes()
    smaller = gzip.compress(content, 6, mtime=0) if file.suffix in PACKED else b""
    return content, smaller, f'"{hashlib.sha256(content).hexdigest()[:16]}"'


class PagesHandler(Handler):
    """Only ever reads files of its folder."""

    def do_GET(self) -> None:
        self.answer(body=True)

    def do_HEAD(self) -> None:
        self.answer(body=False)

    def answer(self, *, body: bool) -> None:
        file, status = self.find(), 200
        if file is None:
            file, status = Path(self.directory, "404.html"), 404
        known = file.exists()
        content, smaller, tag = packed(file, file.stat().st_mtime) if known else (b"", b"", "")
        if status == 200 and self.headers.get("If-None-Match") == tag:
            status, content, smaller = 304, b"", b""
        wanted = "gzip" in self.headers.get("Accept-Encoding", "")
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        if smaller and wanted:
            self.send_header("Content-Encoding", "gzip")
            content = smaller
        self.send_header("Content-Length", str(len(content)))
        super(Handler, self).end_headers()
        if body:
            self.wfile.write(content)

    def send_response(self, code: int, message: str | None = None) -> None:
        super().send_response(code, message)
        self.send_header("Cache-Control", "max-age=600")
        self.send_header("Access-Control-Allow-Origin", "*")

    def find(self) -> Path | None:
        path = unquote(urlsplit(self.path).path)
        root = Path(self.directory).resolve()
        try:
            file = (root / path.removeprefix(self.base)).resolve()
            if file.is_dir():
                file /= "index.html"
            inside = path.startswith(self.base) and file.is_relative_to(root)
            return file if inside and file.is_file() else None
        except (OSError, ValueError):          # no file can have such a name: too long, %00
            return None


def main(arguments: list[str]) -> None:
    """Serve a folder until somebody stops it."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.pages", allow_abbrev=False,
                                     description="Serve a folder as GitHub Pages would.")
    parser.add_argument("folder", type=Path, help="what `make site` has built: _site")
    folder = parser.parse_args(arguments).folder
    if not (folder / "index.html").is_file():
        parser.error(f"{folder} has no index.html: run `make site`, which builds _site.")
    server = Server(folder, [0], handler=PagesHandler, base=BASE)
    print(server.url, flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
