"""The built page as the server hands it out."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from foxfire.core.errors import SetupError
from foxfire.server.static import FOR_GOOD, page_folder
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("site")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "a-1.js").write_text("let plain")
    (page / "assets" / "a-1.js.gz").write_bytes(b"packed")
    (folder / "secret.txt").write_text("not yours")
    serving = Serving(folder, FOXFIRE_WEB=str(page))
    yield serving
    serving.stop()


def get(server: Serving, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", server.port)
    try:
        wanted = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=wanted)
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


def test_places_of_the_page_are_the_page(server: Serving) -> None:
    for path in ("/", "/table/abc", "/record/x?view=0", "/new/fox"):
        status, headers, body = get(server, path)
        assert (status, b"the page" in body) == (200, True)
        assert headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in headers["content-security-policy"]


def test_files_with_a_hash_are_kept_for_good(server: Serving) -> None:
    status, headers, body = get(server, "/assets/a-1.js")
    assert (status, body) == (200, b"let plain")
    assert headers["cache-control"] == FOR_GOOD


def test_packed_files_go_to_those_who_can_unpack(server: Serving) -> None:
    _, headers, body = get(server, "/assets/a-1.js", accept_encoding="gzip, br")
    assert body == b"packed"
    assert headers["content-encoding"] == "gzip"
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "Accept-Encoding"


def test_what_is_no_file_and_no_place_is_refused_in_the_one_shape(server: Serving) -> None:
    for path in ("/assets/b-2.js", "/api/nothing", "/../secret.txt", "/..%2Fsecret.txt"):
        status, _, body = get(server, path)
        assert (status, b"not-found" in body) == (404, True), path


def test_a_folder_without_a_page_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"index\.html"):
        page_folder(str(tmp_path))
