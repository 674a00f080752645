"""The page: files that were built before, served as they are.

Names under `assets/` change with their content and are kept for good; everything else is asked for
anew. A path that is no file is a place inside the page, which finds out by itself what to show.
"""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from foxfire.core.errors import SetupError

BUILT = Path(__file__).with_name("page")
INDEX = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
API = ("api", "healthz", "metrics")


def page_folder(wanted: str) -> Path | None:
    """The folder that was asked for, else the built page if there is one."""
    folder = Path(wanted) if wanted else BUILT
    if (folder / INDEX).is_file():
        return folder
    if wanted:
        raise SetupError(f"web = {wanted!r}: there is no {INDEX} in it")
    return None


class Page(StaticFiles):
    """Files with their compressed forms, and the page itself for every other path."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if ".." in Path(scope["path"]).parts or "\0" in path:
            raise HTTPException(404)
        name = path if path != "." and self._is_file(path) else self._place(path)
        if name is None:
            return await super().get_response(path, scope)  # says that there is no such file
        return await self._file(name, scope)

    def _place(self, path: str) -> str | None:
        """Paths without a suffix are places in the page."""
        first, *_ = Path(path).parts or ("",)
        return None if first in API or Path(path).suffix else INDEX

    def _is_file(self, path: str) -> bool:
        return Path(self.lookup_path(path)[0]).is_file() if path else False

    async def _file(self, name: str, scope: Scope) -> Response:
        headers = dict(scope["headers"])
        packed = f"{name}.gz"
        if b"gzip" in headers.get(b"accept-encoding", b"") and self._is_file(packed):
            response = await super().get_response(packed, scope)
            response.headers["content-encoding"] = "gzip"
            response.headers["content-type"] = _media_type(self._folder / name)
        else:
            response = await super().get_response(name, scope)
        response.headers["vary"] = "Accept-Encoding"
        response.headers["cache-control"] = FOR_GOOD if name.startswith("assets/") else ASK_AGAIN
        return response


def _media_type(path: Path) -> str:
    return FileResponse(path).headers["content-type"]
