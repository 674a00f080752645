"""Legal, refused and applied actions agree, whatever the game."""

from __future__ import annotations

import pytest

from foxfire.core.errors import IllegalActionError, NotationError
from foxfire.core.play import Play
from tests.conformance.cases import Case, content, every_case, walk

DEALS = 2


def all_actions(play: Play) -> range:
    return range(play.game.facts(play.options).actions)


@every_case
def test_legal_actions_are_exactly_those_not_refused(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, DEALS):
            unrefused = [a for a in all_actions(play) if play.refusal(a) is None]
            assert play.legal_actions == unrefused
            assert 0 < len(unrefused) <= play.game.most_legal


@every_case
def test_every_legal_action_applies(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, 1):
            for action in play.legal_actions:
                other = play.copy()
                other.apply(action)
                assert len(other.log) > len(play.log)


@every_case
def test_refused_actions_raise_with_a_clause_and_change_nothing(case: Case, amount: int) -> None:
    for seed in range(amount):
        for play in walk(case, seed, 1):
            before = content(play)
            for action in set(all_actions(play)) - set(play.legal_actions):
                with pytest.raises(IllegalActionError) as refused:
                    play.apply(action)
                assert refused.value.clause == play.refusal(action)
                assert str(refused.value.clause).startswith(f"{play.game.clause_prefix}-")
            assert content(play) == before


@every_case
def test_numbers_that_are_no_actions_are_refused_as_such(case: Case) -> None:
    for play in walk(case, 0, 1):
        before = content(play)
        for number in (-1, len(all_actions(play)), 10**6):
            with pytest.raises(NotationError):
                play.apply(number)
        assert content(play) == before


@every_case
def test_every_action_has_a_notation_of_its_own(case: Case) -> None:
    play = case.play(0)
    texts = [play.game.format_action(action) for action in all_actions(play)]
    assert len(set(texts)) == len(texts)
    assert [play.game.parse_action(text) for text in texts] == list(all_actions(play))


@every_case
def test_every_card_has_a_notation_of_its_own(case: Case) -> None:
    play = case.play(0)
    cards = sorted(set(play.game.full_pack(play.options)))
    texts = [play.game.format_card(card) for card in cards]
    assert len(set(texts)) == len(texts)
    assert [play.game.parse_card(text) for text in texts] == cards


@every_case
def test_nothing_is_legal_while_a_pack_is_awaited_or_the_game_is_over(case: Case) -> None:
    undealt = Play(case.game, case.options)
    ended = [undealt]
    for play in walk(case, 0, DEALS):
        last = play
    ended += [last] if last.is_over else []
    for play in ended:
        assert play.legal_actions == []
        assert all(play.refusal(action) for action in all_actions(play))
