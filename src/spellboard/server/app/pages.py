"""The page that people see: what was built in web/, or an honest word that it is not there."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Response

from ..errors import Problem

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
ICON = "/icon.svg"
UNNAMED = "/favicon.ico"
"""Where a browser looks for an icon that nothing names: when somebody opens a picture by itself."""
BARE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Spellboard</title>
<h1>Spellboard</h1>
<p>This server runs, but the page that belongs to it has not been built.</p>
<p>Programs can play all the same: <a href="/api/openapi.json">the open API</a>,
<a href="/api/channel.json">the live channel</a>.</p>
</html>
"""


class Pages:
    """The built files, read once at start: nothing that a request says is ever a path on this machine."""

    def __init__(self, folder: Path | None) -> None:
        self._files: dict[str, tuple[bytes, str]] = {}
        for path in sorted(folder.rglob("*")) if folder is not None else []:
            if path.is_file() and path.suffix in TYPES:
                name = "/" + path.relative_to(folder).as_posix() if folder is not None else ""
                self._files[name] = path.read_bytes(), TYPES[path.suffix]
        if ICON in self._files:
            self._files.setdefault(UNNAMED, self._files[ICON])

    @property
    def built(self) -> bool:
        return "/index.html" in self._files

    def page(self, path: str) -> Response[bytes]:
        """A file of the page; every other address is one of the page's own, and gets its first file."""
        if path.startswith("/api/") or path == "/api":
            raise Problem("error-nothing", 404)
        found = self._files.get(path)
        if found is None and "." in path.rpartition("/")[2]:
            raise Problem("error-nothing", 404)
        if found is None:
            found = self._files.get("/index.html", (BARE.encode(), TYPES[".html"]))
        body, kind = found
        lasting = path.startswith("/assets/")  # their names hold a hash of what is in them
        keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return Response(body, media_type=kind, headers={"cache-control": keep})


def bundle(chosen: Path | None) -> Path | None:
    """Where the built page lies: where we are told, in the package, or in the checkout."""
    inside = Path(str(files("spellboard"))) / "web"
    checkout = Path(__file__).resolve().parents[4] / "web" / "dist" / "app"
    places = [chosen] if chosen is not None else [inside, checkout]
    return next((place for place in places if (place / "index.html").is_file()), None)
