"""Every message on the wire, and nothing else; docs/protocol.md tells their story.

A message is one JSON object whose `type` is its name here in small letters. `FromClient` is all
that a client may say, `FromServer` all that it may hear, over a socket and over SSE + POST alike.
JSON schema and TypeScript types are made from this file: `python -m foxfire.server.wire_types`.

Cards and actions are in notation, words for people are message ids with arguments, times are
milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1  # a page that speaks another one reloads itself
PROJECTION = 1  # how games become messages; a client that resumes over a change gets a snapshot

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,24}$")]
PersonId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,24}$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Secret = Annotated[str, Meta(min_length=1, max_length=80)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Millis = int
#: Whose eyes: a player's, or those of somebody who only watches.
View = Annotated[int, Meta(ge=0, le=15)] | Literal["spectator", "referee"]
ActionText = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Watching = Literal["none", "seat", "delayed", "end"]
Talking = Literal["none", "phrases", "text"]
Status = Literal["open", "running", "over"]
Phrase = Literal[
    "server-phrase-hello",
    "server-phrase-good-luck",
    "server-phrase-well-played",
    "server-phrase-thanks",
    "server-phrase-sorry",
    "server-phrase-one-moment",
    "server-phrase-good-game",
    "server-phrase-again",
    "server-phrase-goodbye",
]

# --- what a table is like --------------------------------------------------------------------


class Tempo(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for one decision; without seconds there is no clock. Days are many seconds."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] | None = None
    #: What happens when it is over: a bot decides once, or the seat goes on waiting.
    late: Literal["bot", "wait"] = "bot"


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wanted at a seat before a game begins."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=24)] | None = None


Pack = Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=256)]
Turns = Annotated[list[Annotated[str, Meta(max_length=96)]], Meta(max_length=64)]


class Beginning(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a game for training begins: a position, or a moment of a finished game; given packs.

    The moment is the number of steps of that game's replay which have happened. `answers` are the
    turns that the bots of a lesson take, by player and in their order.
    """

    position: dict[str, Any] | None = None
    table: TableId | None = None
    moment: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    packs: Annotated[list[Pack], Meta(max_length=32)] = []
    answers: Annotated[list[Turns], Meta(max_length=16)] = []


class Given(Struct, frozen=True, kw_only=True):
    """The same as it is kept."""

    position: dict[str, Any] | None = None
    record: str | None = None
    packs: list[list[str]] = []
    answers: list[list[str]] = []


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The wish for a table. Without seats the asker takes the first and the others are open."""

    game: Annotated[str, Meta(max_length=24)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Place], Meta(max_length=16)] | None = None
    public: bool = False
    tempo: Tempo = Tempo()
    watching: Watching = "end"
    watch_seat: Seat = 0
    watch_delay: Annotated[int, Meta(ge=30, le=86_400)] = 300
    talking: Talking = "phrases"
    hints: bool = False
    #: Seconds between the end of a pack and the next deal, in which partners may talk too.
    pause: Annotated[int, Meta(ge=0, le=60)] = 0
    start: Beginning | None = None


class Setup(Struct, frozen=True, kw_only=True):
    """What a table has agreed on. Options are resolved when the game begins."""

    game: str
    rules: int
    options: dict[str, Any]
    players: int
    public: bool
    watching: Watching
    watch_seat: int
    watch_delay: int
    talking: Talking
    #: Begun somewhere else than at the beginning, by somebody who knows the cards.
    training: bool = False
    pause: int = 0


class Sitter(Struct, frozen=True, kw_only=True):
    """Who plays at a seat. A bot may keep it warm for somebody who is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    #: Who a bot is: the words are under `bots-name-` and `bots-character-` with this.
    animal: str | None = None


class Proposal(Struct, frozen=True, kw_only=True):
    """Something that happens when everybody at the table agrees."""

    number: int
    by: int
    what: Literal["takeback", "tempo", "hints"]
    tempo: Tempo | None = None
    turns: int = 1
    agreed: list[int]
    waiting: list[int]


class Commitment(Struct, frozen=True, kw_only=True):
    """A pack that cannot be changed any more: the hash of its secret, later the secret itself."""

    pack: int
    hash: str
    secret: str | None = None
    added: list[str | None] = []


class Turn(Struct, frozen=True, kw_only=True):
    """Who is to decide, and until when. Where several are asked at once, `waiting` has them all."""

    decision: int
    player: int
    seat: int
    deadline: Millis | None
    waiting: list[int] = []


# --- from a client -------------------------------------------------------------------------------


class Client(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=str.lower,
):
    """Base of what clients say."""


class Hello(Client, frozen=True, kw_only=True):
    """Look at a table: through the eyes of all my seats, or through one; `last` resumes."""

    table: TableId
    view: View | None = None
    last: Seq | None = None
    projection: int = PROJECTION
    invite: Secret | None = None


class Bye(Client, frozen=True, kw_only=True):
    """Stop looking at a table."""

    table: TableId


class Ping(Client, frozen=True, kw_only=True):
    """A sign of life; `n` comes back."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Seen(Client, frozen=True, kw_only=True):
    """Everything up to this number has been shown to a person, and need not be sent again."""

    table: TableId
    view: View
    seq: Seq


class Command(Client, frozen=True, kw_only=True):
    """Base of what changes something; the id is made by the client, and counts once."""

    id: CommandId
    table: TableId


class Explore(Command, frozen=True, kw_only=True):
    """What could follow these actions? Nobody else learns of it and nothing happens."""

    view: Seat
    decision: int
    prefix: Annotated[list[ActionText], Meta(max_length=64)] = []


class Commit(Command, frozen=True, kw_only=True):
    """A whole turn, up to the next point where something new is shown."""

    view: Seat
    decision: int
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]


class Hint(Command, frozen=True, kw_only=True):
    """What would a bot do?"""

    view: Seat
    decision: int


class Talk(Command, frozen=True, kw_only=True):
    """A preset phrase, or words of one's own where the table allows them."""

    view: Seat
    phrase: Phrase | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Sit(Command, frozen=True, kw_only=True):
    """Take a seat that is open, or one's own back from a bot, or one that a bot has."""

    seat: Seat
    invite: Secret | None = None


class Leave(Command, frozen=True, kw_only=True):
    """Give a seat up; in a running game a bot plays on."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=24)] | None = None


class Appoint(Command, frozen=True, kw_only=True):
    """The host gives a seat to a bot, or empties it before the start; a player there is removed."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=24)] | None = None


class Start(Command, frozen=True, kw_only=True):
    """The host begins; bots take the open seats."""


class Contribute(Command, frozen=True, kw_only=True):
    """Add randomness of one's own to the next pack."""

    view: Seat
    text: Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,64}$")]


class Propose(Command, frozen=True, kw_only=True):
    view: Seat
    what: Literal["takeback", "tempo", "hints"]
    tempo: Tempo | None = None
    #: How many of one's own turns would be taken back.
    turns: Annotated[int, Meta(ge=1, le=16)] = 1


class Consent(Command, frozen=True, kw_only=True):
    view: Seat
    proposal: int
    agree: bool


class Rematch(Command, frozen=True, kw_only=True):
    """The same again at a new table."""


AnyCommand = (
    Explore
    | Commit
    | Hint
    | Talk
    | Sit
    | Leave
    | Appoint
    | Start
    | Contribute
    | Propose
    | Consent
    | Rematch
)
FromClient = Hello | Bye | Ping | Seen | AnyCommand

# --- from the server -----------------------------------------------------------------------------


class Server(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of what the server says."""


class Welcome(Server, frozen=True, kw_only=True):
    """The first message of a connection."""

    protocol: int
    version: str
    person: str
    name: str | None
    heartbeat: float
    dead_after: float
    time: Millis


class Snapshot(Server, frozen=True, kw_only=True):
    """Everything that lies before this viewer; the stream goes on after `seq`."""

    table: str
    view: View
    seq: int
    projection: int
    time: Millis
    status: Status
    host: str | None
    setup: Setup
    tempo: Tempo
    hints: bool
    seats: list[Sitter]
    online: list[int]
    turn: Turn | None
    proposals: list[Proposal]
    packs: list[Commitment]
    show: dict[str, Any] | None
    outcome: dict[str, Any] | None
    rematch: str | None
    #: This viewer's own answer, given before it was due; nobody else is told.
    early: list[str] = []
    #: When the next pack is dealt, at a table that pauses now.
    deal_at: Millis | None = None


class Event(Server, frozen=True, kw_only=True):
    """What this viewer saw happen, in order, and what of the table is different since."""

    table: str
    view: View
    seq: int
    at: Millis
    events: list[dict[str, Any]]
    show: dict[str, Any] | None = None
    turn: Turn | None = None
    status: Status | None = None
    seats: list[Sitter] | None = None
    proposals: list[Proposal] | None = None
    packs: list[Commitment] | None = None
    tempo: Tempo | None = None
    outcome: dict[str, Any] | None = None
    early: list[str] | None = None
    deal_at: Millis | None = None


class Ask(Server, frozen=True, kw_only=True):
    """A decision is yours. It is asked again after every resume, until it is answered."""

    table: str
    view: View
    decision: int
    seat: int
    phase: str
    legal: list[str]
    deadline: Millis | None


class Explored(Server, frozen=True, kw_only=True):
    """What may follow a draft; a complete one has nothing to follow and can be committed."""

    id: str
    table: str
    decision: int
    prefix: list[str]
    complete: bool
    legal: list[str]
    show: dict[str, Any] | None


class Advice(Struct, frozen=True, kw_only=True):
    """A turn, and what a search found about it: how often it was tried, what it brings on average.

    The value is in the measure of the hint; the spread is one standard deviation.
    """

    turn: str
    actions: list[str]
    visits: int
    value: float
    spread: float


class Why(Struct, frozen=True, kw_only=True):
    """A reason in words: a message id with its arguments."""

    id: str
    args: dict[str, Any]


class Opinion(Struct, frozen=True, kw_only=True):
    """What a bot would do first, and the best turns with figures if it has searched."""

    action: str
    bot: str
    measure: Literal["chance", "cards"] | None = None
    simulations: int = 0
    advice: list[Advice] = []
    why: Why | None = None


class Hinted(Server, frozen=True, kw_only=True):
    """The opinion of a bot, in answer to `hint`."""

    id: str
    table: str
    decision: int
    action: str
    bot: str
    measure: Literal["chance", "cards"] | None = None
    simulations: int = 0
    advice: list[Advice] = []
    why: Why | None = None


class Ack(Server, frozen=True, kw_only=True):
    """A command has been carried out and is on disk; sent again for a command sent again."""

    id: str
    table: str
    made: str | None = None


class Error(Server, frozen=True, kw_only=True):
    """A message that was refused, with the id of the command if there was one."""

    code: str
    message: str
    clause: str | None
    id: str | None = None


class Pong(Server, frozen=True, kw_only=True):
    n: int
    time: Millis


class Presence(Server, frozen=True, kw_only=True):
    """The seats whose people are connected, and how many watch."""

    table: str
    online: list[int]
    watchers: int


FromServer = Welcome | Snapshot | Event | Ask | Explored | Hinted | Ack | Error | Pong | Presence

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()

#: Decode one message of a client; raises `msgspec.MsgspecError`.
decode = _decoder.decode
#: Encode one message of the server.
encode = _encoder.encode
