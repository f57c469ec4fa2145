"""Serve the page from this folder:  python3 tools/serve.py [--port 8000] [--host 127.0.0.1]

The page is static and any web server will do for what `make site` builds.  This one serves the
sources: it makes the parts of maze/ anew for each visitor, takes the next free port when 8000 is
taken, knows the types of the files, and lets the browser ask each time whether a file has changed.
"""

from __future__ import annotations

import argparse
import io
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import licences, parts, site  # noqa: E402
from tools.learn import pages as articles  # noqa: E402

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".toml": "application/toml",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".zip": "application/zip",
    ".bin": "application/octet-stream",
}


class Handler(SimpleHTTPRequestHandler):
    """Files below a folder, seen below `base` ("/" or a sub-path); hidden files are not there."""

    protocol_version = "HTTP/1.1"              # keep the connection for the next of the many files
    disable_nagle_algorithm = True             # head and body at once, not forty milliseconds apart
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *args, base: str = "/", quiet: bool = True, **kwargs) -> None:
        self.base, self.quiet = base, quiet
        super().__init__(*args, **kwargs)

    def send_head(self):
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.base) or "/." in path:
            self.send_error(404)
            return None
        self.path = self.path[len(self.base) - 1:]
        part = path.removeprefix(f"{self.base}{parts.FOLDER}/").removesuffix(".bin")
        if part in parts.NAMES and not Path(self.directory, parts.FOLDER).exists():
            return self.send_bytes(parts.build(Path(self.directory))[part], TYPES[".bin"])
        if self.path[1:] in site.words(Path(self.directory)):
            return self.send_bytes(site.table(Path(self.directory), self.path[1:]), TYPES[".json"])
        if self.path == f"/{licences.PAGE}" and not Path(self.directory, licences.PAGE).exists():
            return self.send_bytes(licences.page(Path(self.directory)), TYPES[".html"])
        if self.path[1:] in articles.names() and not Path(self.directory, articles.FOLDER).exists():
            return self.send_bytes(articles.content(self.path[1:]), TYPES[".html"])
        try:
            return super().send_head()
        except ValueError:                     # no file can have such a name: %00, half a character
            self.send_error(404)
            return None

    def send_bytes(self, content: bytes, kind: str) -> io.BytesIO:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *args) -> None:
        if not self.quiet:
            super().log_message(*args)


class Server(ThreadingHTTPServer):
    """A server whose address is `url`, on the first of the ports that is free (0: any)."""

    daemon_threads = True

    def __init__(self, root: Path, ports: list[int], host: str = "127.0.0.1",
                 handler: type[Handler] = Handler, **options) -> None:
        self.base = options.get("base", "/")
        answers = partial(handler, directory=str(root), **options)
        for port in ports:
            try:
                super().__init__((host, port), answers)
                return
            except OSError as error:
                taken = error
        raise taken

    @property
    def url(self) -> str:
        host, port = self.server_address[:2]
        return f"http://{host.replace('0.0.0.0', '127.0.0.1')}:{port}{self.base}"

    def handle_error(self, request, client_address) -> None:
        """A browser that hangs up halfway is no news."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the page from this folder.")
    parser.add_argument("--port", type=int, help="this port and no other (default: 8000 if free)")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in")
    parser.add_argument("--verbose", action="store_true", help="print every request")
    wish = parser.parse_args()
    if not (ROOT / "static" / "vendor" / "stamp.txt").exists():
        sys.exit("static/vendor/ is missing: run `make serve`, which fetches it first.")
    ports = [wish.port] if wish.port is not None else [8000, 0]
    try:
        server = Server(ROOT, ports, wish.host, quiet=not wish.verbose)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or "ports are numbers from 0 to 65535"
        sys.exit(f"Port {wish.port} cannot be used: {reason}.")
    print(f"Meander is served at {server.url} (Ctrl+C stops it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
