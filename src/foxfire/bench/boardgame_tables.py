"""Matches of boardgame.io's server, as a swarm plays them: its messages over a WebSocket, in the
framing of socket.io (`benchmarks/boardgame_io` has the game). A match is made by the first client
that asks for it, as in the tutorial there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from foxfire.bench.server_client import SocketClient
from foxfire.bench.server_swarm import Seat, Swarm, Table

GAME, SEATS = "tricks", 4
RANKS = 18  # of a suit
PING_SECONDS = 3600.0  # the server asks for signs of life by itself

# What engine.io and socket.io put before a message.
PING, PONG = b"2", b"3"
CONNECTED = b"40/" + GAME.encode() + b","
SAID = b"42/" + GAME.encode() + b","


class Hand(msgspec.Struct):
    hand: list[int] = []


class Laid(msgspec.Struct):
    card: int


class G(msgspec.Struct):
    players: dict[str, Hand]
    trick: list[Laid]


class Ctx(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    G: G
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


_message = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(State)
_sync = msgspec.json.Decoder(Sync)


class MatchSeat(Seat):
    table: Match

    _synced: asyncio.Future[None]

    async def connect(self, url: str) -> None:
        self._synced = asyncio.get_running_loop().create_future()
        where = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self.socket = await SocketClient.connect(where, {}, self.hear, bytes)
        self.socket.send_text(CONNECTED)
        await self._synced

    def ping(self) -> None:
        """Nothing: the server asks, and is answered."""

    def say(self, name: str, *args: Any) -> None:
        self.socket.send_text(SAID + msgspec.json.encode([name, *args]))

    def hear(self, message: bytes) -> None:
        if message.startswith(SAID):
            self._hear(_message.decode(message[len(SAID) :]))
        elif message == PING:
            self.socket.send_text(PONG)
        elif message.startswith(CONNECTED):
            self.say("sync", self.table.id, str(self.number), None, SEATS)

    def _hear(self, said: list[msgspec.Raw]) -> None:
        match bytes(said[0]):
            case b'"update"':
                self.table.heard(self.number)
                self._look(_state.decode(said[2]))
            case b'"sync"':
                self._look(_sync.decode(said[2]).state)
                self._synced.set_result(None)
            case b'"error"':
                self.table.refused(bytes(said[1]).decode())

    def _look(self, state: State) -> None:
        if state.ctx.current_player == str(self.number):
            card = self.table.rng.choice(playable(state.G, str(self.number)))
            self.table.plan(lambda: self._play(card, state.number))

    def _play(self, card: int, state: int) -> None:
        player = str(self.number)
        move = {"type": "play", "args": [card], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.say("update", action, state, self.table.id, player)


def playable(seen: G, player: str) -> list[int]:
    """Cards that follow suit, if there are any."""
    hand = seen.players[player].hand
    if len(seen.trick) in (0, SEATS):
        return hand
    led = seen.trick[0].card // RANKS
    return [card for card in hand if card // RANKS == led] or hand


class Match(Table):
    def __init__(self, swarm: Swarm, number: int) -> None:
        super().__init__(swarm, number)
        self.id = f"match-{number}"
        self.seats = [MatchSeat(self, seat) for seat in range(SEATS)]


def prepare(swarm: Swarm, url: str) -> Iterator[int]:
    """All matches; the first client that comes makes one. Yields after each."""
    for number in range(swarm.work.tables):
        swarm.tables.append(Match(swarm, number))
        yield number
