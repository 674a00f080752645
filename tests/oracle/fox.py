"""A naive, slow and obviously-right Fox in the Forest, written from the clauses alone.

It exists to disagree with the engine: it shares no code and no idea with it, and every line
that carries a rule names the clause of `rules/fox.md` that it obeys.
"""

from __future__ import annotations

import copy

SUITS = "BKM"  # bells, keys, moons
PACK = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 12)]  # FOX-1.1

# FOX-1.2 the odd ranks have a power
SWAN, FOX, WOODCUTTER, TREASURE, WITCH, MONARCH = 1, 3, 5, 7, 9, 11

# FOX-5.1 points by the number of tricks won
TRICK_POINTS = {0: 6, 1: 6, 2: 6, 3: 6, 4: 1, 5: 2, 6: 3, 7: 6, 8: 6, 9: 6, 10: 0, 11: 0, 12: 0,
                13: 0}  # fmt: skip


def suit_of(card: str) -> str:
    """The printed suit."""
    return card[0]


def rank_of(card: str) -> int:
    """The printed rank."""
    return int(card[1:])


def in_order(cards: set[str]) -> list[str]:
    """Bells, keys, moons, each by rank, so that two snapshots can be compared."""
    return [card for card in PACK if card in cards]


def answers(led: str, hand: set[str]) -> set[str]:
    """What a follower with this hand may play on the led card."""
    following = {card for card in hand if suit_of(card) == suit_of(led)}
    if not following:
        return set(hand)  # FOX-3.2 none of the led suit: anything
    if rank_of(led) == MONARCH:  # FOX-4.6 a led Monarch: the 1 or the highest of the suit
        highest = max(following, key=rank_of)
        return {card for card in following if rank_of(card) == SWAN or card == highest}
    return following  # FOX-3.2, and FOX-4.5: a 9 has its printed suit here


def follower_wins(led: str, answer: str, trump: str) -> bool:
    """Whether the second card of a trick beats the first, under the trump suit of that moment."""
    ranks = [rank_of(led), rank_of(answer)]
    one_witch = ranks.count(WITCH) == 1  # FOX-4.5 two Witches: neither counts

    def is_trump(card: str) -> bool:
        return suit_of(card) == trump or (one_witch and rank_of(card) == WITCH)  # FOX-4.5

    if is_trump(led) and is_trump(answer):
        return rank_of(answer) > rank_of(led)  # FOX-3.4 two trumps: the higher rank
    if is_trump(led) or is_trump(answer):
        return is_trump(answer)  # FOX-3.4 a trump beats a non-trump
    if suit_of(answer) == suit_of(led):
        return rank_of(answer) > rank_of(led)  # FOX-3.4 two of the led suit: the higher rank
    return False  # FOX-3.4 a non-trump off the led suit never wins


def winners(scores: list[int], last_round: list[int]) -> list[int]:
    """Who has won a finished game; nobody when it is a draw."""
    for points in (scores, last_round):  # FOX-5.4 most points, then the last round
        if points[0] != points[1]:
            return [0 if points[0] > points[1] else 1]
    return []  # FOX-5.4 still equal: a draw


class FoxOracle:
    """One game; the attributes are open so that a test can set up any position it likes."""

    def __init__(self, target: int = 21, dealer: int = 0) -> None:
        """A game that waits for its first pack."""
        if target < 1:
            raise ValueError("FOX-5.2: the target is a positive number")
        if dealer not in (0, 1):
            raise ValueError("FOX-2.1: the dealer is seat 0 or 1")
        self.target = target
        self.dealer = dealer
        self.leader = 1 - dealer
        self.rounds = 0
        self._phase = "deal"
        self._to_act: int | str | None = "chance"
        self.hands: list[set[str]] = [set(), set()]
        self.decree: str | None = None
        self.deck: list[str] = []  # from the top
        self.trick: list[str | None] = [None, None]  # by seat
        self.tricks = [0, 0]
        self.round_points = [0, 0]
        self.scores = [0, 0]

    @property
    def phase(self) -> str:
        """What is asked now: deal, play, exchange, return or over."""
        return self._phase

    @property
    def to_act(self) -> int | str | None:
        """Who is asked now: a seat, "chance" or nobody."""
        return self._to_act

    def deal(self, pack: list[str]) -> None:
        """Start a round with this written pack."""
        if self._to_act != "chance":
            raise ValueError("no pack is needed now")
        if sorted(pack) != sorted(PACK):
            raise ValueError("FOX-1.1: a pack has each of the 33 cards once")
        if self.rounds > 0:
            self.dealer = 1 - self.dealer  # FOX-2.1 the deal alternates
        self.rounds += 1
        self.hands = [set(pack[0:13]), set(pack[13:26])]  # FOX-2.2
        self.decree = pack[26]  # FOX-2.2
        self.deck = list(pack[27:33])  # FOX-2.2
        self.trick = [None, None]
        self.tricks = [0, 0]
        self.round_points = [0, 0]
        self.leader = 1 - self.dealer  # FOX-2.3
        self._phase, self._to_act = "play", self.leader

    def legal(self) -> set[str]:
        """The action strings that may be done now."""
        if not isinstance(self._to_act, int):
            return set()
        hand = self.hands[self._to_act]
        if self._phase == "exchange":
            return {"keep"} | {f"swap {card}" for card in hand}  # FOX-4.2
        if self._phase == "return":
            return {f"under {card}" for card in hand}  # FOX-4.3 the drawn one included
        led = self.trick[self.leader]
        if self.trick.count(None) == 1 and led is not None:
            return answers(led, hand)
        return set(hand)  # FOX-3.1 the leader plays any card

    def do(self, action: str) -> None:
        """Carry out one action of the player to act."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal")
        assert isinstance(self._to_act, int)
        seat, card = self._to_act, action.split()[-1]
        if action == "keep":
            self._card_done(seat)  # FOX-4.2 the player may decline
        elif action.startswith("swap "):
            self._exchange(seat, card)
        elif action.startswith("under "):
            self.hands[seat].remove(card)
            self.deck.append(card)  # FOX-4.3 under the deck
            self._card_done(seat)
        else:
            self._play(seat, card)

    def _play(self, seat: int, card: str) -> None:
        """Put the card on the table and carry out its power at once (FOX-3.3)."""
        if self.trick.count(None) != 1:  # a lead; FOX-3.6 the last trick goes away only now
            self.trick = [None, None]
            self.leader = seat
        self.hands[seat].remove(card)
        self.trick[seat] = card
        if rank_of(card) == FOX and self.hands[seat]:  # FOX-4.2 an empty hand: nothing is asked
            self._phase = "exchange"
        elif rank_of(card) == WOODCUTTER:
            self.hands[seat].add(self.deck.pop(0))  # FOX-4.3 draw the top card
            self._phase = "return"
        else:
            self._card_done(seat)

    def _exchange(self, seat: int, card: str) -> None:
        """FOX-4.2: the decree comes into the hand, the card becomes the decree."""
        assert self.decree is not None
        self.hands[seat].remove(card)
        self.hands[seat].add(self.decree)
        self.decree = card
        self._card_done(seat)

    def _card_done(self, seat: int) -> None:
        """A card and its power are done: the other card is due, or the trick is resolved."""
        self._phase = "play"
        if self.trick[1 - seat] is None:
            self._to_act = 1 - seat
        else:
            self._resolve()

    def _resolve(self) -> None:
        """Give the full trick to its winner and say who leads next (FOX-3.4, FOX-3.5)."""
        led, answer = self.trick[self.leader], self.trick[1 - self.leader]
        assert led is not None and answer is not None and self.decree is not None
        trump = suit_of(self.decree)  # FOX-4.2 the decree as it lies after both powers
        winner = 1 - self.leader if follower_wins(led, answer, trump) else self.leader
        loser = 1 - winner
        self.tricks[winner] += 1
        self._score(winner, [rank_of(led), rank_of(answer)].count(TREASURE))  # FOX-4.4
        lost_card = self.trick[loser]
        assert lost_card is not None
        self._to_act = winner  # FOX-3.5
        if rank_of(lost_card) == SWAN:
            self._to_act = loser  # FOX-4.1
        if sum(self.tricks) == 13:  # FOX-2.4
            self._end_round()

    def _score(self, seat: int, points: int) -> None:
        """Points count for the round and for the game at the same time."""
        self.round_points[seat] += points
        self.scores[seat] += points

    def _end_round(self) -> None:
        """Score the tricks; only now may the game be over (FOX-5.3)."""
        for seat in (0, 1):
            self._score(seat, TRICK_POINTS[self.tricks[seat]])  # FOX-5.1
        if max(self.scores) >= self.target:  # FOX-5.2
            self._phase, self._to_act = "over", None
        else:
            self._phase, self._to_act = "deal", "chance"  # FOX-3.5 nothing carries over

    def snapshot(self) -> dict[str, object]:
        """Everything there is to compare, as plain values of its own."""
        outcome: dict[str, list[int]] | None = None
        if self._phase == "over":
            won = winners(self.scores, self.round_points)
            outcome = {"winners": won, "scores": list(self.scores)}
        return {
            "phase": self._phase,
            "to_act": self._to_act,
            "dealer": self.dealer,
            "leader": self.leader,
            "hands": [in_order(self.hands[0]), in_order(self.hands[1])],
            "decree": self.decree,
            "deck": list(self.deck),
            "trick": list(self.trick),
            "tricks": list(self.tricks),
            "round_points": list(self.round_points),
            "scores": list(self.scores),
            "outcome": outcome,
        }

    def copy(self) -> FoxOracle:
        """A game of its own in the same position."""
        other = copy.copy(self)
        other.hands = [set(self.hands[0]), set(self.hands[1])]
        other.deck = list(self.deck)
        other.trick = list(self.trick)
        other.tricks = list(self.tricks)
        other.round_points = list(self.round_points)
        other.scores = list(self.scores)
        return other
