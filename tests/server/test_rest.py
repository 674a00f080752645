"""REST as a browser and a program use it, against the real command."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from foxfire.core import records
from foxfire.core.registry import game_ids
from foxfire.server import shuffle
from tests.server.houses import PATIENCE, Json
from tests.server.serving import Serving, Visitor, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def finished_game(server: Serving, players: int = 2) -> tuple[str, list[Visitor]]:
    """A whole game by POST alone, with what GET of the record shows."""
    guest = server.guest()
    wish = {"game": "fox", "options": {"target": 5}, "seats": [{"kind": "me"}] * players}
    table = guest.post("/api/tables", wish)["table"]
    feed = Feed(guest, table)
    while (ask := feed.ask()) is not None:
        actions: list[str] = []
        legal = ask["legal"]
        while True:
            actions.append(legal[0])
            explored = command(guest, table, ask, "explore", prefix=actions)
            if explored["complete"]:
                break
            legal = explored["legal"]
        assert command(guest, table, ask, "commit", actions=actions)["type"] == "ack"
    feed.close()
    return table, [guest]


def command(guest: Visitor, table: str, ask: Json, kind: str, **more: object) -> Json:
    body = {"type": kind, "id": f"{kind}{ask['decision']}{len(str(more))}", "table": table}
    where = {"view": ask["view"], "decision": ask["decision"]}
    found: Json = guest.post(f"/api/tables/{table}/commands", {**body, **where, **more})
    return found


class Feed:
    """Server-sent events of one table, read as they come."""

    def __init__(self, guest: Visitor, table: str, last_id: str = "") -> None:
        self._socket = socket.create_connection(("127.0.0.1", guest.server.port), 20)
        head = [
            f"GET /api/tables/{table}/stream HTTP/1.1",
            f"Host: 127.0.0.1:{guest.server.port}",
            f"Cookie: {guest.cookie}",
            *([f"Last-Event-ID: {last_id}"] if last_id else []),
        ]
        self._socket.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        self._file = self._socket.makefile("rb")
        self.status = int(self._file.readline().split()[1])
        while self._file.readline().strip():
            pass
        self.over = False
        self.id = ""
        self.heard: list[Json] = []
        self.decision = -1

    def next(self) -> Json:
        while True:
            line = self._file.readline().decode().strip()
            if line.startswith("id: "):
                self.id = line[4:]
            if line.startswith("data: "):
                said: Json = json.loads(line[6:])
                self.heard.append(said)
                self.over = self.over or said.get("status") == "over"
                return said

    def ask(self) -> Json | None:
        """The next question that is new; none when the game is over."""
        while not self.over:
            said = self.next()
            if said["type"] == "ask" and said["decision"] > self.decision:
                self.decision = said["decision"]
                return said
        return None

    def close(self) -> None:
        self._file.close()
        self._socket.close()


def test_the_twin_of_the_socket_resumes_where_it_was(server: Serving) -> None:
    guest = server.guest()
    wish = {"game": "fox", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = guest.post("/api/tables", wish)["table"]
    feed = Feed(guest, table)
    ask = feed.ask()
    assert ask is not None
    mark = feed.id
    feed.close()
    card = next(c for c in ask["legal"] if c[1:] not in ("3", "5"))
    command(guest, table, ask, "commit", actions=[card])
    again = Feed(guest, table, mark)
    told = again.next()
    assert told["type"] == "event"
    assert told["events"][0]["card"] == card
    assert {part.partition(".")[0] for part in again.id.split("_")} == {"0", "1"}
    again.close()
    for visitor, mark, status in ((server.guest("Ben"), "", 404), (guest, "rubbish", 400)):
        refused = Feed(visitor, table, mark)
        assert refused.status == status
        refused.close()


def test_a_guest_is_a_cookie_that_pages_cannot_read(server: Serving) -> None:
    answer, _ = server.raw("POST", "/api/me", {"name": "Anna"})
    cookie = answer.getheader("set-cookie") or ""
    assert re.match(r"foxfire=[\w-]{32}; ", cookie)
    assert {"httponly", "path=/", "samesite=lax"} <= set(cookie.lower().split("; "))
    assert "secure" not in cookie.lower()
    assert server.guest("Ben").get("/api/me")["name"] == "Ben"


def test_behind_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    with serving(tmp_path, FOXFIRE_SECURE="true") as secured:
        answer, _ = secured.raw("POST", "/api/me", {"name": "Anna"})
        assert "secure" in (answer.getheader("set-cookie") or "").lower()


def test_a_code_moves_a_person_to_another_device_once(server: Serving) -> None:
    guest = server.guest("Anna")
    code = guest.post("/api/me/transfer")["code"]
    assert re.fullmatch(r"([A-Z2-9]{5}-){3}[A-Z2-9]{5}", code)
    status, found = server.ask("POST", "/api/me/redeem", {"code": code.lower()})
    assert (status, found["id"]) == (200, guest.id)
    status, found = server.ask("POST", "/api/me/redeem", {"code": code})
    assert (status, found["code"]) == (404, "not-found")


def test_a_recovery_code_works_again_until_there_is_another(server: Serving) -> None:
    guest = server.guest("Anna")
    first = guest.post("/api/me/recovery")["code"]
    for _ in range(2):
        assert server.ask("POST", "/api/me/redeem", {"code": first})[1]["id"] == guest.id
    second = guest.post("/api/me/recovery")["code"]
    assert server.ask("POST", "/api/me/redeem", {"code": first})[0] == 404
    assert server.ask("POST", "/api/me/redeem", {"code": second})[0] == 200


def test_tokens_do_what_their_scopes_say_and_no_more(server: Serving) -> None:
    guest = server.guest()
    made = guest.post("/api/me/tokens", {"label": "robot", "scopes": ["read"]})
    bearer: Json = {"authorization": f"Bearer {made['token']}"}
    assert server.ask("GET", "/api/me", **bearer)[1]["id"] == guest.id
    status, refused = server.ask("POST", "/api/tables", {"game": "fox"}, **bearer)
    assert (status, refused["code"]) == (403, "not-allowed")
    player = guest.post("/api/me/tokens", {"scopes": ["play", "read"]})
    bearer = {"authorization": f"Bearer {player['token']}"}
    assert server.ask("POST", "/api/tables", {"game": "fox"}, **bearer)[0] == 201
    assert server.ask("POST", "/api/me/tokens", {"scopes": ["play"]}, **bearer)[0] == 403
    listed = guest.get("/api/me/tokens")
    assert {token["label"] for token in listed} == {"robot", ""}
    assert made["token"] not in str(listed)
    assert server.guest("Eve").ask("DELETE", f"/api/me/tokens/{made['id']}")[0] == 404
    assert guest.ask("DELETE", f"/api/me/tokens/{made['id']}")[0] == 204
    ended: Json = {"authorization": f"Bearer {made['token']}"}
    assert server.ask("GET", "/api/me", **ended)[0] == 401


def test_no_secret_is_stored(server: Serving) -> None:
    guest = server.guest("Secretive")
    token = guest.post("/api/me/tokens", {"scopes": ["play"]})["token"]
    code = guest.post("/api/me/recovery")["code"]
    invite = guest.post("/api/tables", {"game": "fox"})["invite"]
    kept = b"".join(path.read_bytes() for path in Path(server.db).parent.glob("tables.db*"))
    assert b"Secretive" in kept
    for secret in (guest.cookie.partition("=")[2], token, code, invite):
        assert secret.encode() not in kept


def test_games_options_and_bots_are_listed(server: Serving) -> None:
    status, games = server.ask("GET", "/api/games")
    assert status == 200
    assert [each["id"] for each in games] == list(game_ids())
    assert all("random" in each["bots"] for each in games)
    assert {o["name"] for o in games[0]["options"]} == {"target", "dealer", "show_tricks"}


def test_a_record_is_a_seats_view_until_the_end_and_open_afterwards(server: Serving) -> None:
    guest = server.guest()
    wish = {"game": "fox", "options": {"dealer": 0}, "public": True}
    running = guest.post("/api/tables", wish)["table"]
    other = server.guest("Ben")
    sit = {"type": "sit", "id": "1", "table": running, "seat": 1}
    other.post(f"/api/tables/{running}/commands", sit)
    seen = guest.get(f"/api/tables/{running}/view")
    assert seen["show"]["hands"][0]["cards"] and seen["show"]["hands"][1]["cards"] is None
    assert server.ask("GET", f"/api/tables/{running}/view")[0] == 401
    assert server.guest("Eve").ask("GET", f"/api/tables/{running}/view")[0] == 404
    assert guest.ask("GET", f"/api/tables/{running}/record")[0] == 409
    table, (player,) = finished_game(server)
    for form in ("text", "json"):
        status, text = server.ask("GET", f"/api/tables/{table}/record?form={form}")
        assert status == 200
        record = records.parse(text)
        assert records.replay(record).is_over
        assert shuffle.verify(record) >= 1
        assert record.notes["seat-0"] == "Anna"
    assert [game["status"] for game in player.get("/api/me/games")] == ["over"]
    assert guest.ask("GET", f"/api/tables/{running}/replay")[0] == 409
    opened = server.ask("GET", f"/api/tables/{table}/replay")[1]
    seen = server.ask("GET", f"/api/tables/{table}/replay?view=1")[1]
    assert len(opened["steps"]) == len(seen["steps"]) == len(record.entries)
    assert all(hand["cards"] for hand in opened["steps"][0]["show"]["hands"])
    assert seen["steps"][0]["show"]["hands"][0]["cards"] is None
    assert opened["steps"][0]["player"] is None and opened["outcome"]["scores"]
    assert server.ask("GET", f"/api/tables/{table}/replay?view=7")[0] == 400


def test_advice_is_for_finished_games(server: Serving) -> None:
    table, (guest, *_) = finished_game(server)
    status, found = guest.ask("GET", f"/api/tables/{table}/advice?moment=2")
    assert status == 200 and found["action"] and found["bot"]
    for wrong in ("", "?moment=x", "?moment=-1", "?moment=99999999", "?moment=100000"):
        assert guest.ask("GET", f"/api/tables/{table}/advice{wrong}")[0] == 400
    running = guest.post("/api/tables", {"game": "fox"})["table"]
    assert guest.ask("GET", f"/api/tables/{running}/advice?moment=1")[0] == 409
    assert server.ask("GET", f"/api/tables/{table}/advice?moment=2")[0] == 401


def test_my_data_can_be_taken_along_and_deleted(server: Serving) -> None:
    table, (guest,) = finished_game(server)
    export = guest.get("/api/me/export")
    assert export["me"]["name"] == "Anna"
    (game,) = export["games"]
    assert game["record"].startswith("[foxfire 1]")
    assert guest.ask("DELETE", "/api/me")[0] == 204
    assert guest.ask("GET", "/api/me")[0] == 401
    text = server.ask("GET", f"/api/tables/{table}/record")[1]
    assert "Anna" not in text
    assert records.replay(records.parse(text)).is_over


def test_the_lobby_shows_public_tables_only(server: Serving) -> None:
    guest = server.guest("Host")
    shown = guest.post("/api/tables", {"game": "tatsu", "public": True})["table"]
    hidden = guest.post("/api/tables", {"game": "tatsu"})
    listed = [table["id"] for table in server.ask("GET", "/api/tables")[1]]
    assert shown in listed and hidden["table"] not in listed
    friend = server.guest("Friend")
    path = f"/api/tables/{hidden['table']}"
    assert friend.ask("GET", path)[0] == 404
    assert friend.ask("GET", f"{path}?invite={hidden['invite']}")[0] == 200


def test_the_lobby_is_told_when_it_changes(server: Serving) -> None:
    guest, friend = server.guest("Anna"), server.guest("Ben")
    http = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    http.request("GET", "/api/lobby/stream")
    answer = http.getresponse()
    assert (answer.getheader("content-type") or "").startswith("text/event-stream")

    def seats_of(table: str) -> list[str] | None:
        """From the next list that there is."""
        while not (line := answer.readline()).startswith(b"data: "):
            assert line
        listed = {one["id"]: one for one in json.loads(line[6:])}
        return [seat["kind"] for seat in listed[table]["seats"]] if table in listed else None

    first = json.loads(answer.readline()[6:])
    wish = {"game": "tatsu", "options": {"players": 3}, "public": True}
    table = guest.post("/api/tables", wish)["table"]
    assert table not in {one["id"] for one in first}
    assert seats_of(table) == ["person", "open", "open"]
    sit = {"type": "sit", "id": "s", "table": table, "seat": 1}
    friend.post(f"/api/tables/{table}/commands", sit)
    assert seats_of(table) == ["person", "person", "open"]
    http.close()
    assert "server-phrase-hello" in guest.get("/api/phrases")


def test_health_and_metrics(server: Serving) -> None:
    status, health = server.ask("GET", "/healthz")
    assert (status, health["status"], health["database"]) == (200, "ok", None)
    finished_game(server)
    text = server.ask("GET", "/metrics")[1]
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) .+|\w+(\{le="[^"]+"\})? [\d.e+-]+', line), line
    assert int(re.findall(r"^foxfire_turns_total (\d+)$", text, re.MULTILINE)[0]) >= 20


def test_logs_hold_no_cards_and_no_secrets(server: Serving) -> None:
    table, (guest,) = finished_game(server)
    server.ask("GET", "/api/nowhere?invite=secret-code")
    log = server.log.read_text()
    for word in (table, guest.cookie, "secret-code", "Anna"):
        assert word not in log
    assert not re.search(r"\b[BKM]\d+\b", log)


def test_every_answer_protects_its_reader(server: Serving) -> None:
    for path in ("/api/games", "/healthz", "/nowhere"):
        answer, _ = server.raw("GET", path)
        assert answer.getheader("x-content-type-options") == "nosniff"
        assert answer.getheader("x-frame-options") == "DENY"
        assert answer.getheader("server") is None
