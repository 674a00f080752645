"""What can be asked for over REST, route by route."""

from __future__ import annotations

from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

import foxfire
from foxfire.bots.registry import bot_names, levels
from foxfire.core import records
from foxfire.core.errors import MessageError
from foxfire.core.options import OptionFact, describe
from foxfire.core.registry import game as find_game
from foxfire.core.registry import game_ids
from foxfire.engine.outside import PREFIX
from foxfire.server import messages as m
from foxfire.server import projection, replay
from foxfire.server.advising import moment, opinion
from foxfire.server.bots import Bots
from foxfire.server.clock import Millis
from foxfire.server.errors import ConflictError, NotAllowedError, NotFoundError
from foxfire.server.identity import COOKIE, Scope
from foxfire.server.lobby import Listed, Made
from foxfire.server.lobby_stream import lobby_stream
from foxfire.server.rest import Call, Endpoint
from foxfire.server.stream import stream
from foxfire.server.table import Table
from foxfire.server.visitor import drop_cookie, set_cookie

# --- bodies and answers --------------------------------------------------------------------------


class GivenName(Struct, frozen=True, forbid_unknown_fields=True):
    name: m.Name


class Me(Struct, frozen=True):
    id: str
    name: str | None


class Code(Struct, frozen=True):
    """A code to type in elsewhere; it is shown this once."""

    code: str
    expires_at: Millis | None = None


class GivenCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: m.Secret


class TokenWish(Struct, frozen=True, forbid_unknown_fields=True):
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]
    label: Annotated[str, Meta(max_length=40)] = ""


class NewToken(Struct, frozen=True):
    """The token itself is shown this once."""

    id: str
    token: str


class TokenInfo(Struct, frozen=True):
    id: str
    label: str
    scopes: list[str]
    created_at: Millis


class BlockWish(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(pattern="^(mute|block)$")]


class OptionInfo(Struct, frozen=True):
    name: str
    kind: str
    default: Any
    choices: list[Any]
    low: int | None
    high: int | None


class LevelInfo(Struct, frozen=True):
    """A level of play: the name of its bot, how long it thinks, and who may play at it.

    The words for an animal are under `bots-name-` and `bots-character-`.
    """

    number: int
    bot: str
    seconds: float
    searches: bool
    animals: list[str]


class GameInfo(Struct, frozen=True):
    """A game as a lobby offers it."""

    id: str
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    levels: list[LevelInfo]
    engines: list[str]


class Health(Struct, frozen=True):
    status: str
    version: str
    database: str | None


class SeenRecord(Struct, frozen=True):
    """A game that is not over, as one viewer sees it now."""

    table: str
    view: m.View
    setup: m.Setup
    seats: list[m.Sitter]
    show: dict[str, Any] | None


# --- the house -----------------------------------------------------------------------------------


async def health(call: Call) -> Response:
    """503 while nothing can be written; reading and watching go on."""
    trouble = call.house.store.trouble
    said = Health("ok" if trouble is None else "degraded", foxfire.__version__, trouble)
    status = 200 if trouble is None else 503
    return Response(msgspec.json.encode(said), status, media_type="application/json")


async def metrics(call: Call) -> Response:
    return Response(call.house.metrics.text(), media_type="text/plain; version=0.0.4")


async def games(call: Call) -> list[GameInfo]:
    return [
        GameInfo(
            id=game_id,
            rules=find_game(game_id).rules_version,
            options=[_option(fact) for fact in describe(find_game(game_id).options_type)],
            bots=list(bot_names(game_id)),
            levels=_levels(call.house.bots, game_id),
            engines=[PREFIX + name for name in call.house.settings.engines_of(game_id)],
        )
        for game_id in game_ids()
    ]


def _levels(bots: Bots, game_id: str) -> list[LevelInfo]:
    """Those that think no longer than this server lets bots think."""
    offered = [(level, bots.known(level.name, game_id)) for level in levels(game_id)]
    return [
        LevelInfo(level.number, level.name, bot.seconds, bot.compiled, list(level.animals))
        for level, bot in offered
        if bot is not None
    ]


def _option(fact: OptionFact) -> OptionInfo:
    return OptionInfo(fact.name, fact.kind, fact.default, list(fact.choices), fact.low, fact.high)


# --- people --------------------------------------------------------------------------------------


async def arrive(call: Call) -> Response:
    call.house.guests.check(call.request.client.host if call.request.client else "?")
    person, secret = await call.house.people.arrive(call.body.name)
    return _with_cookie(call, person, secret, 201)


async def redeem(call: Call) -> Response:
    call.house.guests.check(call.request.client.host if call.request.client else "?")
    person, secret = await call.house.people.redeem(call.body.code)
    return _with_cookie(call, person, secret, 200)


def _with_cookie(call: Call, person: str, secret: str, status: int) -> Response:
    me = Me(person, call.house.people.name(person))
    response = Response(msgspec.json.encode(me), status, media_type="application/json")
    set_cookie(response, secret, call.house.settings)
    return response


async def me(call: Call) -> Me:
    return Me(call.person.id, call.house.people.name(call.person.id))


async def rename(call: Call) -> Me:
    return Me(call.person.id, await call.house.people.rename(call.person.id, call.body.name))


async def leave_device(call: Call) -> Response:
    """This device forgets who it was; a recovery code brings it back."""
    cookie = call.request.cookies.get(COOKIE)
    if cookie:
        await call.house.people.forget_cookie(cookie)
    response = Response(status_code=204)
    drop_cookie(response)
    return response


async def delete_me(call: Call) -> Response:
    """Games stay, the name goes; seats of running games pass to bots."""
    for row in await call.house.store.tables_of(call.person.id):
        if row.status != "over":
            table = await call.house.lobby.find(row.id)
            await table.give_up(call.person.id)
    await call.house.lobby.forget_words(call.person.id)
    await call.house.people.delete(call.person.id)
    response = Response(status_code=204)
    drop_cookie(response)
    return response


async def recovery(call: Call) -> Code:
    return Code(await call.house.people.recovery_code(call.person.id))


async def transfer(call: Call) -> Code:
    code, expires = await call.house.people.transfer_code(call.person.id)
    return Code(code, expires)


async def my_games(call: Call) -> list[Listed]:
    return await call.house.lobby.mine(call.person.id)


async def export(call: Call) -> dict[str, Any]:
    """Everything that is kept about somebody."""
    house, person = call.house, call.person.id
    found = [await house.lobby.find(row.id) for row in await house.store.tables_of(person)]
    return {
        "me": {"id": person, "name": house.people.name(person)},
        "tokens": await house.people.tokens(person),
        "blocks": house.people.blocks(person),
        "games": [_exported(table, person) for table in found],
    }


def _exported(table: Table, person: str) -> dict[str, Any]:
    s = table.state
    over = records.to_text(table.record()) if s.status == "over" else None
    seats = sorted(s.held.get(person, set()))
    return {"table": s.id, "game": s.setup.game, "seats": seats, "record": over}


async def tokens(call: Call) -> list[dict[str, Any]]:
    return await call.house.people.tokens(call.person.id)


async def new_token(call: Call) -> NewToken:
    if call.request.headers.get("authorization"):
        raise NotAllowedError("a token makes no tokens")
    wish: TokenWish = call.body
    return NewToken(
        *await call.house.people.new_token(call.person.id, wish.label, sorted(set(wish.scopes)))
    )


async def end_token(call: Call) -> None:
    await call.house.people.end_token(call.person.id, call.path["token"])


async def blocks(call: Call) -> dict[str, str]:
    return call.house.people.blocks(call.person.id)


async def block(call: Call) -> None:
    other = call.path["person"]
    await call.house.people.meet(other)
    if call.house.people.name(other) is None or other == call.person.id:
        raise NotFoundError("there is no such person")
    await call.house.people.set_block(call.person.id, other, call.body.kind)


async def unblock(call: Call) -> None:
    await call.house.people.set_block(call.person.id, call.path["person"], None)


# --- tables --------------------------------------------------------------------------------------


async def lobby(call: Call) -> list[Listed]:
    return await call.house.lobby.public()


async def phrases(call: Call) -> list[str]:
    """Message ids, in the order in which a page may offer them."""
    return list(get_args(m.Phrase))


async def new_table(call: Call) -> Made:
    return await call.house.lobby.create(call.person.id, call.body)


async def table(call: Call) -> Listed:
    found = await call.house.lobby.see(call.path["table"], call.person.id, call.query("invite"))
    return await call.house.lobby.listed(found, call.person.id)


async def command(call: Call) -> m.Server:
    """The same commands as over the socket, one a request."""
    message: m.Command = call.body
    if message.table != call.path["table"]:
        raise NotFoundError("the command is for another table")
    return await call.house.sessions.command(call.person, message)


async def record(call: Call) -> Response:
    """A finished game is open to everybody who has its link."""
    found = await call.house.lobby.find(call.path["table"])
    if found.state.status != "over":
        raise ConflictError("the game is not over; a player may look at its view")
    if call.query("form") == "json":
        return Response(records.to_json_lines(found.record()), media_type=JSON_LINES)
    return Response(records.to_text(found.record()), media_type="text/plain; charset=utf-8")


async def replayed(call: Call) -> replay.Replay:
    """Through the eyes that are asked for; a finished game is open, so any will do."""
    found = await call.house.lobby.find(call.path["table"])
    s = found.state
    if s.status != "over":
        raise ConflictError("the game is not over; a player may look at its view")
    view = _eyes(call.query("view"), s.setup.players)
    assert s.play is not None
    return replay.Replay(
        table=s.id,
        view=view,
        setup=s.setup,
        seats=projection.sitters(s, call.house.people.name),
        steps=replay.steps(found.record(), projection.viewer_of(view)),
        outcome=None if s.play.outcome is None else s.play.outcome.as_json(),
    )


def _eyes(asked: str | None, players: int) -> m.View:
    text = "referee" if asked is None else asked
    try:
        view: m.View = msgspec.convert(int(text) if text.isdecimal() else text, m.View)
    except msgspec.ValidationError:
        raise MessageError(f"view = {text[:24]!r}: a seat, spectator or referee") from None
    if isinstance(view, int) and view >= players:
        raise MessageError(f"view = {view}: seats are 0 to {players - 1}")
    return view


async def advice(call: Call) -> m.Opinion:
    """What a bot would have done, knowing what the player knew; a finished game only."""
    found = await call.house.lobby.find(call.path["table"])
    if found.state.status != "over":
        raise ConflictError("the game is not over; hints are asked for at the table")
    asked = call.query("moment") or ""
    if not (asked.isascii() and asked.isdigit() and len(asked) < 8):
        raise MessageError(f"moment = {asked[:24]!r}: a number of steps")
    seen = moment(found.record(), int(asked))
    return await opinion(call.house.bots, seen, f"review/{found.id}/{asked}")


async def view(call: Call) -> SeenRecord:
    """The table as it lies before one of my seats now."""
    found = await call.house.lobby.find(call.path["table"])
    s, names = found.state, call.house.people.name
    mine = s.seats_of(call.person.id)
    if not mine:
        raise NotFoundError("you have no seat at such a table")
    snapshot = projection.snapshot(s, mine[0], names, [], call.house.clock.now())
    return SeenRecord(s.id, mine[0], s.setup, snapshot.seats, snapshot.show)


JSON_LINES = "application/x-ndjson"
INVITE = {"invite": "the code of the table, for somebody who does not sit there"}
WHERE = {**INVITE, "view": "one view only", "last": "the last number seen there"}

ROUTES = (
    Endpoint("GET", "/healthz", health, "Whether moves can be stored", Health, scope=None),
    Endpoint(
        "GET", "/metrics", metrics, "Figures for Prometheus", str, scope=None, media="text/plain"
    ),
    Endpoint("GET", "/api/games", games, "Games, options and bots", list[GameInfo], scope=None),
    Endpoint("POST", "/api/me", arrive, "Become a guest", Me, GivenName, 201, None),
    Endpoint("POST", "/api/me/redeem", redeem, "A code becomes a cookie", Me, GivenCode, 200, None),
    Endpoint("GET", "/api/me", me, "Who am I?", Me),
    Endpoint("PATCH", "/api/me", rename, "Another name", Me, GivenName, scope="play"),
    Endpoint("DELETE", "/api/me", delete_me, "Delete my data", status=204, scope="play"),
    Endpoint("POST", "/api/me/leave", leave_device, "Forget this device", status=204),
    Endpoint("POST", "/api/me/recovery", recovery, "A recovery code", Code, scope="play"),
    Endpoint("POST", "/api/me/transfer", transfer, "A code for another device", Code, scope="play"),
    Endpoint("GET", "/api/me/games", my_games, "My games", list[Listed]),
    Endpoint("GET", "/api/me/export", export, "Everything kept about me", dict[str, Any]),
    Endpoint("GET", "/api/me/tokens", tokens, "My tokens", list[TokenInfo]),
    Endpoint(
        "POST", "/api/me/tokens", new_token, "A token for a program", NewToken, TokenWish, 201,
        "play",
    ),
    Endpoint(
        "DELETE", "/api/me/tokens/{token}", end_token, "End a token", status=204, scope="play"
    ),
    Endpoint("GET", "/api/me/blocks", blocks, "Whom I muted or blocked", dict[str, str]),
    Endpoint(
        "PUT", "/api/me/blocks/{person}", block, "Mute or block", None, BlockWish, 204, "play"
    ),
    Endpoint("DELETE", "/api/me/blocks/{person}", unblock, "Unblock", status=204, scope="play"),
    Endpoint("GET", "/api/tables", lobby, "Public tables", list[Listed], scope=None),
    Endpoint(
        "GET", "/api/lobby/stream", lobby_stream, "Public tables, as server-sent events", str,
        scope=None, media="text/event-stream",
    ),
    Endpoint("GET", "/api/phrases", phrases, "What can be said", list[str], scope=None),
    Endpoint("POST", "/api/tables", new_table, "Make a table", Made, m.NewTable, 201, "play"),
    Endpoint("GET", "/api/tables/{table}", table, "One table", Listed, query=INVITE),
    Endpoint(
        "POST", "/api/tables/{table}/commands", command, "A command, as over the socket",
        m.Ack | m.Explored | m.Hinted, m.AnyCommand, scope="play",
    ),
    Endpoint(
        "GET", "/api/tables/{table}/stream", stream, "What happens there, as server-sent events",
        str, query=WHERE, media="text/event-stream",
    ),
    Endpoint(
        "GET", "/api/tables/{table}/view", view, "What lies before my seat", SeenRecord,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/advice", advice, "What a bot would have done there",
        m.Opinion, scope="play", query={"moment": "steps of the game that have happened"},
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", record, "The record of a finished game", str,
        scope=None, query={"form": "text or json"}, media="text/plain", other_media=(JSON_LINES,),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/replay", replayed, "A finished game step by step",
        replay.Replay, scope=None, query={"view": "a seat, spectator or referee"},
    ),
)  # fmt: skip
