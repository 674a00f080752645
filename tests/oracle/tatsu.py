"""A naive, slow and obviously-right Tatsu, written from the clauses alone.

It exists to disagree with the engine: it shares no code and no idea with it, and every line
that carries a rule names the clause of `rules/tatsu.md` that it obeys.
"""

from __future__ import annotations

import copy

# TATSU-1.1 a clan: five of strength 1 worth 3 to 7, strengths 2 to 6, x1 to x3, a fusion
FACES = ["1/3", "1/4", "1/5", "1/6", "1/7", "2", "3", "4", "5", "6", "x1", "x2", "x3", "*"]
PACK = [clan + face for clan in "RY" for face in FACES]
CLANS = {"red": "R", "yellow": "Y"}
GHOST = 3  # TATSU-8.10 the seat of the ghost with three players
TRICKS = 7  # TATSU-3.6

Pile = dict[str, str | None]  # TATSU-8.3 "up" lies on "down"


def clan_of(card: str) -> str:
    """R or Y."""
    return card[0]


def is_fusion(card: str) -> bool:
    """Whether the card is one of the two fusions."""
    return card[1] == "*"


def is_multiplier(card: str) -> bool:
    """Whether the card is x1, x2 or x3."""
    return card[1] == "x"


def strength_of(card: str) -> int:
    """What decides a trick."""
    if is_fusion(card):
        raise ValueError("TATSU-1.1: a fusion has no strength")
    if is_multiplier(card):
        return 0  # TATSU-1.3
    return int(card[1])


def worth_of(card: str) -> int:
    """What the card adds to the points of who captured it."""
    if is_fusion(card) or is_multiplier(card):
        return 0  # TATSU-1.1
    if "/" in card:
        return int(card.split("/")[1])  # TATSU-1.1 strength 1 worth 3 to 7
    return 1  # TATSU-1.1 strengths 2 to 6


def in_order(cards: list[str]) -> list[str]:
    """Red, then yellow, each as in FACES, so that two snapshots can be compared."""
    return sorted(cards, key=PACK.index)


def hand_points(clan: str, captured: list[str]) -> int:
    """What a side of this clan scores for the cards it captured in a hand."""
    points = sum(worth_of(card) for card in captured)  # TATSU-6.1 of both clans
    factors = [
        int(card[2]) for card in captured if is_multiplier(card) and clan_of(card) == clan
    ]  # TATSU-6.1, 6.3 only those of the own clan
    return points * sum(factors)  # TATSU-6.1 they are added; none: 0


def strongest(trick: list[str]) -> int:
    """Which card of a trick without a fusion wins, counted from 0 in the order of play."""
    best = 0
    for index, card in enumerate(trick):
        # TATSU-4.1 equal: the earlier one stays; TATSU-4.2 so it is with multipliers alone
        if strength_of(card) > strength_of(trick[best]):
            best = index
    return best


class TatsuOracle:
    """One game; the attributes are open so that a test can set up any position it likes."""

    def __init__(
        self,
        players: int = 4,
        target: int = 500,
        dealer: int = 0,
        deal: str = "split",
        face_down: str = "neither",
        rotation: str = "left",
        leader: str = "red",
        clan: str = "red",
    ) -> None:
        """A game that waits for its first pack."""
        if players not in (2, 3, 4) or target < 1 or dealer not in range(players):
            raise ValueError("no such table")
        if deal not in ("split", "mixed") or face_down not in ("neither", "own"):
            raise ValueError("no such way to play with two")
        if rotation not in ("left", "right") or leader not in ("red", "chosen"):
            raise ValueError("no such way to play with three")
        if clan not in CLANS:
            raise ValueError("no such clan")
        self.players = players
        self.target = target  # TATSU-7.1
        self.dealer = dealer
        self.deal_rule = deal
        self.face_down = face_down
        self.rotation = rotation
        self.leader_rule = leader
        self.first_clan = CLANS[clan]  # TATSU-8.1 of player 0, for the whole game
        self._phase = "deal"
        self.turn = dealer  # the seat in front of which the next card lands
        self.asked: int | None = None  # the seat that has to answer
        self.leader = dealer  # the seat that led the trick on the table
        self.hand = 0
        self.hands: list[list[str]] = [[], [], [], []]
        self.piles: list[list[Pile]] = [
            [{"up": None, "down": None} for _ in range(7)] for _ in range(2)
        ]
        self.trick: list[str] = []
        self.fronts: list[int] = []  # the seats in front of which the cards of the trick lie
        self.pending: list[str] = []
        self.captured: dict[str, list[str]] = {"R": [], "Y": []}
        self.tricks = 0
        self.scores = [0] * players
        self.winners: list[int] = []

    # ------------------------------------------------------------------ who sits where

    def clockwise(self) -> list[int]:
        """The seats in the order of play."""
        if self.players == 2:
            return [0, 1]  # TATSU-8.4 the two alternate
        if self.players == 4:
            return [0, 1, 2, 3]  # TATSU-2.1
        red = self.dealer  # TATSU-8.11
        return [red, (red + 1) % 3, GHOST, (red + 2) % 3]  # TATSU-8.10, 8.15

    def clan(self, seat: int) -> str:
        """The clan of a seat in this hand."""
        if self.players == 2:
            other = "Y" if self.first_clan == "R" else "R"
            return self.first_clan if seat == 0 else other  # TATSU-8.1
        if self.players == 4:
            return "R" if seat in (0, 2) else "Y"  # TATSU-2.1
        return "R" if seat in (self.dealer, GHOST) else "Y"  # TATSU-8.10

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        around = self.clockwise()
        return around[(around.index(seat) + 1) % len(around)]

    def decider(self, seat: int) -> int:
        """The player who decides for a seat."""
        if self.players == 3 and seat == GHOST:
            return self.dealer  # TATSU-8.12 red decides all that the ghost does
        return seat

    def next_dealer(self) -> int:
        """Who holds the dealer card in the hand after this one."""
        if self.players == 3 and self.rotation == "right":
            return (self.dealer - 1) % 3  # TATSU-8.15 red's right neighbour becomes red
        # TATSU-2.4 to the left; TATSU-8.9 to the opponent; TATSU-8.15 left
        return (self.dealer + 1) % self.players

    # ------------------------------------------------------------------ what is asked

    @property
    def phase(self) -> str:
        """What is asked now: deal, lead, turn, answer or over."""
        return self._phase

    @property
    def to_act(self) -> int | str | None:
        """Who is asked now: a player, "chance" or nobody."""
        if self._phase == "deal":
            return "chance"
        if self._phase == "over":
            return None
        if self._phase == "lead":
            return self.dealer  # TATSU-8.11 red names who leads
        if self.asked is not None:
            return self.decider(self.asked)
        return self.decider(self.turn)

    def legal(self) -> set[str]:
        """The action strings that may be done now."""
        if self._phase in ("deal", "over"):
            return set()
        if self._phase == "lead":
            return {f"lead {player}" for player in range(3)}  # TATSU-8.11 not the ghost
        clan = self.clan(self.turn)
        if self.asked is not None:
            # TATSU-3.4 no refusal, no asking on, any card of the asker's clan; TATSU-8.13
            return self.playable(self.asked, clan)
        others = [seat for seat in self.clockwise() if seat != self.turn]
        # TATSU-3.3, 8.5 only who can then play, and also while holding a card; TATSU-8.12
        asks = {f"ask {seat}" for seat in others if self.playable(seat, clan)}
        return self.playable(self.turn, clan) | asks  # TATSU-3.2

    def playable(self, seat: int, clan: str) -> set[str]:
        """How a seat may play a card of this clan from its own cards for the present turn."""
        if self.players != 2:
            return {card for card in self.hands[seat] if clan_of(card) == clan}  # TATSU-3.2
        # TATSU-8.7 neither player may have one face up, or each player's own piles count alone
        counted = [0, 1] if self.face_down == "neither" else [seat]
        if any(self.face_up(owner, clan) for owner in counted):
            return self.face_up(seat, clan)  # TATSU-8.5
        return {
            f"pile {number}"
            for number, pile in enumerate(self.piles[seat], start=1)
            if pile["down"] is not None and clan_of(pile["down"]) == clan
        }  # TATSU-8.7

    def face_up(self, seat: int, clan: str) -> set[str]:
        """The face-up cards of one clan in a player's piles."""
        cards = [pile["up"] for pile in self.piles[seat]]
        return {card for card in cards if card is not None and clan_of(card) == clan}

    # ------------------------------------------------------------------ the deal

    def deal(self, pack: list[str]) -> None:
        """Start a hand with this written pack."""
        if self._phase != "deal":
            raise ValueError("no pack is needed now")
        if sorted(pack) != sorted(PACK):
            raise ValueError("TATSU-1.1: a pack has each of the 28 cards once")
        if self.players == 2 and self.deal_rule == "split":
            reds = [card for card in pack[:14] if clan_of(card) == "R"]
            if len(reds) != 7:
                raise ValueError("TATSU-8.2: seven cards of each clan to each player")
        if self.hand > 0:
            self.dealer = self.next_dealer()
        self.hand += 1
        if self.players == 2:
            self.lay_out(pack)
        else:
            self.hands = [list(pack[7 * seat : 7 * seat + 7]) for seat in range(4)]  # TATSU-2.2
        self.trick, self.fronts, self.pending = [], [], []
        self.captured = {"R": [], "Y": []}
        self.tricks = 0
        self.leader = self.turn = self.dealer  # TATSU-2.3, 8.9, 8.11
        chosen = self.players == 3 and self.leader_rule == "chosen"
        self._phase = "lead" if chosen else "turn"  # TATSU-8.11

    def lay_out(self, pack: list[str]) -> None:
        """Lay the piles of two players."""
        for seat in range(2):
            downs = pack[14 * seat : 14 * seat + 7]  # TATSU-8.2
            ups = pack[14 * seat + 7 : 14 * seat + 14]  # TATSU-8.2
            self.piles[seat] = [
                {"up": up, "down": down} for up, down in zip(ups, downs, strict=True)
            ]  # TATSU-8.3

    # ------------------------------------------------------------------ the play

    def do(self, action: str) -> None:
        """Carry out one action of the player to act."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal")
        if action.startswith("lead "):
            self.leader = self.turn = int(action.split()[1])  # TATSU-8.11
            self._phase = "turn"
        elif action.startswith("ask "):
            self.asked = int(action.split()[1])  # TATSU-3.2
            self._phase = "answer"
        else:
            owner = self.turn if self.asked is None else self.asked
            self.lay(self.take(owner, action))

    def take(self, owner: int, action: str) -> str:
        """Remove the card that is played from where it was."""
        if self.players != 2:
            self.hands[owner].remove(action)
            return action
        if action.startswith("pile "):
            pile = self.piles[owner][int(action.split()[1]) - 1]
            card = pile["down"]
            assert card is not None
            pile["down"] = None  # TATSU-8.7 the card above it stays where it is
            return card
        for pile in self.piles[owner]:
            if pile["up"] == action:
                pile["up"], pile["down"] = pile["down"], None  # TATSU-8.6 turned up at once
        return action

    def lay(self, card: str) -> None:
        """Put a card in front of the seat whose turn it is, whoever played it (TATSU-3.5)."""
        if len(self.trick) in (0, 4):  # the first card of a trick clears the last one away
            self.trick, self.fronts = [], []
            self.leader = self.turn
        self.trick.append(card)
        self.fronts.append(self.turn)
        self.asked = None
        self._phase = "turn"
        self.turn = self.after(self.turn)  # TATSU-3.1, 8.4; TATSU-3.5 the asked keeps his turn
        if len(self.trick) == 4:  # TATSU-3.1, 8.4
            self.end_trick()

    def end_trick(self) -> None:
        """Four cards lie: who takes them, and who leads."""
        self.tricks += 1
        last = self.tricks == TRICKS
        self.pending = self.pending + self.trick
        fusions = [seat for seat, card in zip(self.fronts, self.trick, strict=True)
                   if is_fusion(card)]  # fmt: skip
        if fusions:
            self.turn = fusions[0]  # TATSU-5.1, 5.3 where the fusion lies, the first of two
            if last:
                self.pending = []  # TATSU-5.4 nobody takes them, nor what was pending before
        else:
            winner = self.fronts[strongest(self.trick)]  # TATSU-4.1
            self.captured[self.clan(winner)] += self.pending  # TATSU-4.1, 5.2 and all pending
            self.pending = []
            self.turn = winner  # TATSU-4.3
        if last:
            self.end_hand()

    def end_hand(self) -> None:
        """Score the hand and see whether the game is over."""
        for player in range(self.players):  # TATSU-8.14 the ghost has no score
            clan = self.clan(player)
            self.scores[player] += hand_points(clan, self.captured[clan])  # TATSU-6.1
        ahead = [player for player in range(self.players) if self.scores[player] == self.best()]
        sides = 2 if self.players == 4 else 1  # four players: both partners have the score
        # TATSU-7.1, 8.16 somebody has the target; TATSU-7.2 and one side alone is ahead
        if self.best() >= self.target and len(ahead) == sides:
            self.winners = ahead
            self._phase = "over"
        else:
            self._phase = "deal"

    def best(self) -> int:
        """The highest total."""
        return max(self.scores)

    # ------------------------------------------------------------------ for the tests

    def snapshot(self) -> dict[str, object]:
        """Everything that an engine must agree on."""
        playing = self._phase in ("lead", "turn", "answer")
        from_seat = {"turn": self.turn, "answer": self.asked}.get(self._phase)
        over = {"winners": list(self.winners), "scores": list(self.scores)}
        return {
            "phase": self._phase,
            "to_act": self.to_act if playing else None,
            "for_seat": self.turn if playing else None,
            "from_seat": from_seat,
            "hand": self.hand,
            "dealer": self.dealer,
            "leader": self.leader,
            "hands": None if self.players == 2 else [in_order(hand) for hand in self.hands],
            "piles": copy.deepcopy(self.piles) if self.players == 2 else None,
            "trick": list(self.trick),
            "pending": in_order(self.pending),
            "captured": {name: in_order(self.captured[clan]) for name, clan in CLANS.items()},
            "tricks": self.tricks,
            "scores": list(self.scores),
            "outcome": over if self._phase == "over" else None,
        }

    def copy(self) -> TatsuOracle:
        """Another game in the same position."""
        return copy.deepcopy(self)
