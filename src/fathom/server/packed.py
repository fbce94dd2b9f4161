"""The files of the page as its build packed them: smaller than gzip makes them, and packed only once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .addresses import header

__all__ = ["Packed"]

TYPES = {".js": b"text/javascript; charset=utf-8", ".css": b"text/css; charset=utf-8"}
SUFFIX = ".br"


class Packed:
    """Wraps the application: answers for files that lie packed beside themselves, where a browser can read them."""

    def __init__(self, app: Any, folder: Path) -> None:
        self.app = app
        packed = (folder / "assets").glob(f"*{SUFFIX}")
        self._files = {f"/assets/{path.stem}": path for path in packed if Path(path.stem).suffix in TYPES}

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        path = self._files.get(scope.get("path", "")) if scope["type"] == "http" else None
        if path is None or scope["method"] not in ("GET", "HEAD") or not _reads_brotli(scope):
            await self.app(scope, receive, send)
            return
        body = path.read_bytes()
        headers = [
            (b"content-type", TYPES[Path(path.stem).suffix]),
            (b"content-length", str(len(body)).encode()),
            (b"content-encoding", b"br"),
            (b"vary", b"accept-encoding"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def _reads_brotli(scope: dict[str, Any]) -> bool:
    wishes = (wish.partition(";") for wish in header(scope, b"accept-encoding").split(","))
    return any(name.strip() == "br" and weight.replace(" ", "") != "q=0" for name, _, weight in wishes)
