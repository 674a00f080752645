"""What people send who mean no good: refused in one shape, nothing changed, the process unmoved."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from tests.server.houses import PATIENCE, Json, in_loop
from tests.server.serving import Serving, serving

SHAPE = {"type", "code", "message", "clause", "id"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found
        assert found.process.poll() is None  # it stands
        assert "Traceback" not in found.log.read_text()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the limits it has at home."""
    home = {
        "FOXFIRE_MESSAGE_RATE": "20",
        "FOXFIRE_MESSAGE_BURST": "60",
        "FOXFIRE_REQUEST_RATE": "5",
        "FOXFIRE_REQUEST_BURST": "20",
        "FOXFIRE_READ_RATE": "2",
        "FOXFIRE_READ_BURST": "30",
        "FOXFIRE_GUEST_RATE": "0.01",
        "FOXFIRE_GUEST_BURST": "8",
        "FOXFIRE_CONNECTIONS": "3",
        "FOXFIRE_DEAD_AFTER": "5",
        "FOXFIRE_OUTBOX_BYTES": "65536",
    }
    with serving(tmp_path_factory.mktemp("strict"), **home) as found:
        yield found
        assert found.process.poll() is None


def is_refused(answer: tuple[int, object], status: int, code: str) -> None:
    assert answer[0] == status, answer
    assert isinstance(answer[1], dict)
    assert set(answer[1]) == SHAPE
    assert answer[1]["code"] == code


RUBBISH = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"hello"',
    b"\xff\xfe\x00",
    b'{"game": 7}',
    b'{"game": "fox", "more": 1}',
    b'{"game": "chess"}',
    b'{"game": "fox", "options": {"target": 1e400}}',
    b'{"game": "fox", "options": {"nope": 1}}',
    b'{"game": "fox", "seats": [{"kind": "me"}]}',
    b'{"game": "fox", "seats": [{"kind": "open"}, {"kind": "open"}]}',
    b'{"game": "fox", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "; rm -rf /"}]}',
    b'{"game": "fox", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:3600s"}]}',
    b'{"game": "fox", "tempo": {"seconds": -5}}',
    b'{"game": "../../etc/passwd"}',
    b"[" * 5_000 + b"]" * 5_000,
]


@pytest.mark.parametrize("raw", RUBBISH, ids=range(len(RUBBISH)))
def test_rubbish_makes_no_table(server: Serving, raw: bytes) -> None:
    guest = server.guest("Vandal")
    answer = server.ask("POST", "/api/tables", raw=raw, cookie=guest.cookie)
    assert 400 <= answer[0] < 500
    assert isinstance(answer[1], dict) and set(answer[1]) == SHAPE
    assert guest.get("/api/me/games") == []


@pytest.mark.parametrize(
    "path",
    ["/api/tables/../../etc/passwd", "/api/tables/%2e%2e%2f%2e%2e", "/api//tables/x", "/%00",
     "/api/tables/a' OR '1'='1", "/api/tables/x/record?form=../..", "/static/../../pyproject.toml"],
)  # fmt: skip
def test_tricks_with_paths_lead_nowhere(server: Serving, path: str) -> None:
    answer = server.guest("Vandal").ask("GET", path.replace(" ", "%20"))
    is_refused(answer, 404, "not-found")


def test_unknown_methods_and_sizes_are_refused(server: Serving) -> None:
    is_refused(server.ask("DELETE", "/api/games"), 405, "wrong-method")
    guest = server.guest("Vandal")
    huge = json.dumps({"name": "x" * 100_000}).encode()
    answer = server.ask("PATCH", "/api/me", raw=huge, cookie=guest.cookie)
    is_refused(answer, 413, "too-large")


@pytest.mark.parametrize(
    "name", ["'; DROP TABLE people; --", "<b onclick=x>Al</b>", "{{7*7}}", "Ж" * 24]
)
def test_a_name_is_only_a_name(server: Serving, name: str) -> None:
    assert server.guest(name).get("/api/me")["name"] == name


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "\u202e\u200b", "\n\t"])
def test_a_name_must_be_seen(server: Serving, name: str) -> None:
    status, answer = server.ask("POST", "/api/me", {"name": name})
    assert status == 400 and set(answer) == SHAPE


def test_names_are_one_line_without_tricks_of_direction(server: Serving) -> None:
    assert server.guest("a\u202eb\n c").get("/api/me")["name"] == "ab c"


def test_pages_of_other_sites_are_refused(server: Serving) -> None:
    guest = server.guest("Victim")
    evil = guest.ask("POST", "/api/tables", {"game": "fox"}, origin="https://evil.example")
    is_refused(evil, 403, "wrong-origin")
    own = guest.ask("POST", "/api/tables", {"game": "fox"}, origin=server.url)
    assert own[0] == 201
    null = guest.ask("DELETE", "/api/me", origin="null")
    is_refused(null, 403, "wrong-origin")
    assert guest.get("/api/me")["name"] == "Victim"


@in_loop
async def test_a_socket_of_another_site_is_refused(server: Serving) -> None:
    guest = server.guest("Victim")
    with pytest.raises(ConnectionError, match="403"):
        async with guest.socket(Origin="https://evil.example"):
            pass
    guest.cookie = "foxfire=forged"
    with pytest.raises(ConnectionError, match="401"):
        async with guest.socket():
            pass


def test_forged_cookies_and_tokens_are_nobody(server: Serving) -> None:
    forged: list[Json] = [{"cookie": "foxfire=x"}, {"authorization": "Bearer x"}, {}]
    for headers in forged:
        is_refused(server.ask("GET", "/api/me", **headers), 401, "not-known")
    guest = server.guest("Victim")
    secret = guest.cookie.partition("=")[2]
    # A cookie is no token, and a code is no cookie.
    assert server.ask("GET", "/api/me", authorization=f"Bearer {secret}")[0] == 401
    code = guest.post("/api/me/recovery")["code"]
    assert server.ask("GET", "/api/me", cookie=f"foxfire={code}")[0] == 401


BAD_MESSAGES = [
    "not json",
    "{}",
    "[]",
    '{"type": "commit"}',
    '{"type": "launch", "id": "x"}',
    '{"type": "ping", "n": -1}',
    '{"type": "ping", "n": 1, "x": 1}',
    '{"type": "hello", "table": "x", "view": 99}',
    '{"type": "hello", "table": "x y"}',
    '{"type": "commit", "id": "x", "table": "t", "view": 0, "decision": 1, "actions": []}',
    '{"type": "talk", "id": "x", "table": "t", "view": 0, "phrase": "server-phrase-curse"}',
    '{"type": "ack", "id": "x", "table": "t"}',
]


@in_loop
async def test_bad_messages_are_answered_and_the_socket_lives_on(server: Serving) -> None:
    async with server.guest("Vandal").socket() as line:
        await line.hears("welcome")
        assert line.client is not None
        for raw in BAD_MESSAGES:
            line.client._frame(1, raw.encode())
            said = await line.hears("error")
            assert set(said) == SHAPE
            assert said["code"] in ("invalid-message", "not-found"), raw
            assert said["id"] == ("x" if '"id": "x"' in raw else None)
        line.client._frame(2, b"\x00\xff")
        assert (await line.hears("error"))["code"] == "invalid-message"
        line.say(type="ping", n=7)
        assert (await line.hears("pong"))["n"] == 7


@in_loop
async def test_a_message_that_is_too_large_ends_the_connection_only(server: Serving) -> None:
    async with server.guest("Vandal").socket() as line:
        await line.hears("welcome")
        line.say(type="ping", x="y" * 100_000)
        assert line.client is not None
        await line.client.closed
    assert server.ask("GET", "/healthz")[0] == 200


@in_loop
async def test_a_flood_of_messages_is_refused_and_ended(strict: Serving) -> None:
    async with strict.guest("Vandal").socket() as line:
        await line.hears("welcome")
        for n in range(60 + 100 + 50):
            line.say(type="ping", n=n)
        refusal = await line.hears("error")
        assert refusal["code"] == "too-many"
        assert line.client is not None
        await line.client.closed
    assert strict.ask("GET", "/healthz")[0] == 200


@in_loop
async def test_silence_is_noticed_within_ten_seconds(strict: Serving) -> None:
    """With `dead_after` at five here; the default is nine."""
    async with strict.guest("Silent").socket() as line:
        await line.hears("welcome")
        assert line.client is not None
        await line.client.closed


@in_loop
async def test_one_person_has_so_many_connections(strict: Serving) -> None:
    guest = strict.guest("Octopus")
    async with guest.socket(), guest.socket(), guest.socket():
        with pytest.raises(ConnectionError, match="429"):
            async with guest.socket():
                pass
    assert guest.get("/api/me")["name"] == "Octopus"


@in_loop
async def test_a_reader_who_does_not_read_is_let_go(server: Serving) -> None:
    """It asks again and again for more than fits, and takes nothing off the line."""
    guest = server.guest("Sloth")
    wish = {"game": "fox", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = guest.post("/api/tables", wish)["table"]
    before = _count(server, "slow_readers_total")
    async with guest.socket() as line:
        await line.hears("welcome")
        assert line.client is not None and line.client._transport is not None
        line.client._transport.pause_reading()
        async with asyncio.timeout(2 * PATIENCE):
            while await asyncio.to_thread(_count, server, "slow_readers_total") == before:
                for _ in range(50):
                    line.say(type="hello", table=table)


def _count(server: Serving, name: str) -> int:
    text = server.ask("GET", "/metrics")[1]
    return int(text.partition(f"\nfoxfire_{name} ")[2].partition("\n")[0])


def test_floods_of_reading_are_refused_but_health_is_free(strict: Serving) -> None:
    answers = [strict.ask("GET", "/api/games")[0] for _ in range(60)]
    assert answers[0] == 200 and answers[-1] == 429
    assert {strict.ask("GET", "/healthz")[0] for _ in range(60)} == {200}


def test_floods_of_requests_and_of_guests_are_refused(strict: Serving) -> None:
    answers = [strict.ask("POST", "/api/me", {"name": "Clone"})[0] for _ in range(40)]
    assert answers[-1] == 429
    refused: Json = strict.ask("POST", "/api/me", {"name": "Clone"})[1]
    assert set(refused) == SHAPE and refused["code"] == "too-many"
    assert strict.ask("GET", "/healthz")[0] == 200
