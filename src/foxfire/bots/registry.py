"""The bots there are, by name: `NAME`, or `NAME:VALUE,KEY=VALUE,...` for one with parameters.

`level:N` is whatever plays at that level of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from foxfire.bots.bot import Bot
from foxfire.bots.fox import exact_fox, search_fox
from foxfire.bots.fox.novice_bot import FoxNoviceBot
from foxfire.bots.fox.rules_bot import FoxRulesBot
from foxfire.bots.levels import LEVELS, PREFIX, Level, LevelBot, level_with
from foxfire.bots.net.bot import NetBot
from foxfire.bots.net.search_bot import NetSearchBot
from foxfire.bots.net.shipped import plays
from foxfire.bots.random_bot import RandomBot
from foxfire.bots.reference.beam_bot import BeamBot
from foxfire.bots.reference.textbook_bot import TextbookBot
from foxfire.bots.search.bot import SearchBot
from foxfire.bots.search.exact import bring_exactness
from foxfire.bots.search.hooks import bring
from foxfire.bots.tac import search_tac
from foxfire.bots.tac.novice_bot import TacNoviceBot
from foxfire.bots.tac.rules_bot import TacRulesBot
from foxfire.bots.tatsu import exact_tatsu, search_tatsu
from foxfire.bots.tatsu.novice_bot import TatsuNoviceBot
from foxfire.bots.tatsu.rules_bot import TatsuRulesBot
from foxfire.core import registry as games
from foxfire.core.errors import OptionError, brief
from foxfire.games.fox.state import FoxState
from foxfire.games.tac.state import TacState
from foxfire.games.tatsu.state import TatsuState

bring(search_fox.HOOKS, FoxState)
bring(search_tac.HOOKS, TacState)
bring(search_tatsu.HOOKS, TatsuState)
bring_exactness(exact_fox.EXACTNESS, FoxState)
bring_exactness(exact_tatsu.EXACTNESS, TatsuState)


@dataclass(frozen=True)
class Kind:
    """One kind of bot: how it is made, and the parameters that may be named.

    `make` is given parameters by name as they were written, and refuses what it cannot use with an
    `OptionError`. The first parameter may stand without its name: `search:50ms`.
    """

    make: Callable[..., Bot]
    parameters: tuple[str, ...] = ()


#: Bots that play whatever game there is.
_ANY_GAME: dict[str, Kind] = {"random": Kind(RandomBot)}

#: Bots that ask a network, whose weights come with the package or are named.
_LEARNT: dict[str, Kind] = {"net": Kind(NetBot, ("file", "temperature"))}

#: Bots that know one game.
_BY_GAME: dict[str, dict[str, Kind]] = {
    "fox": {"novice": Kind(FoxNoviceBot), "rules": Kind(FoxRulesBot)},
    "tatsu": {"novice": Kind(TatsuNoviceBot), "rules": Kind(TatsuRulesBot)},
    "tac": {"novice": Kind(TacNoviceBot), "rules": Kind(TacRulesBot)},
}

#: Bots that are compiled before their first answer, `foxfire warm` or not, and play any game.
_COMPILED: dict[str, Kind] = {"search": Kind(SearchBot, ("time", "sims", "cores"))}

_NET_SEARCH: Kind = Kind(NetSearchBot, ("time", "sims"))

#: The same for bots that know one game, or need short deals.
_COMPILED_BY_GAME: dict[str, dict[str, Kind]] = {
    "fox": {"textbook": Kind(TextbookBot, ("sims",)), "net+search": _NET_SEARCH},
    "tatsu": {"textbook": Kind(TextbookBot, ("sims",)), "net+search": _NET_SEARCH},
    "tac": {"beam": Kind(BeamBot), "net+search": _NET_SEARCH},
}


def _known(game_id: str) -> dict[str, Kind]:
    games.game(game_id)  # a game that there is not says so itself
    return _at_once(game_id) | _COMPILED | _COMPILED_BY_GAME.get(game_id, {})


def _at_once(game_id: str) -> dict[str, Kind]:
    return _plain(game_id) | _LEARNT


def _plain(game_id: str) -> dict[str, Kind]:
    return _ANY_GAME | _BY_GAME.get(game_id, {})


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that play a game and answer at once on any machine, the simplest first."""
    games.game(game_id)
    return tuple(_plain(game_id))


def learnt_names(game_id: str) -> tuple[str, ...]:
    """The bots whose networks for a game come with the package; they answer at once, too."""
    games.game(game_id)
    return tuple(_LEARNT) if plays(game_id) else ()


def all_names(game_id: str) -> tuple[str, ...]:
    """The bots that play a game, also those that are compiled before their first answer."""
    return tuple(_known(game_id))


def levels(game_id: str) -> tuple[Level, ...]:
    """The levels at which a game can be played, the easiest first."""
    known = _known(game_id)
    return tuple(level for level in LEVELS if _kind(level.bot_of(game_id)) in known)


def needs_compiling(text: str, game_id: str) -> bool:
    """Whether a bot needs compiled code, which takes a while when there is none yet."""
    name, _, told = text.partition(":")
    level = level_with(told) if name == PREFIX else None
    kind = _kind(level.bot_of(game_id) if level else text)
    return kind in _known(game_id) and kind not in _at_once(game_id)


def bot(text: str, game_id: str) -> Bot:
    """The bot of this name, with its parameters if it has any, for a game."""
    name, _, told = text.partition(":")
    return _at_level(told, game_id) if name == PREFIX else _of_kind(name, told, game_id)


def _at_level(told: str, game_id: str) -> Bot:
    known = levels(game_id)
    level = level_with(told)
    if level is None or level not in known:
        names = ", ".join(level.name for level in known)
        raise OptionError(f"there is no level {brief(told)} of {game_id}; the levels are {names}")
    return LevelBot(level, bot(level.bot_of(game_id), game_id))


def _kind(text: str) -> str:
    return text.partition(":")[0]


def _of_kind(name: str, told: str, game_id: str) -> Bot:
    known = _known(game_id)
    if name not in known:
        names = ", ".join((*known, f"{PREFIX}:N"))
        raise OptionError(f"there is no bot {brief(name)} for {game_id}; the bots are {names}")
    return known[name].make(**_parameters(name, known[name].parameters, told))


def _parameters(name: str, known: tuple[str, ...], told: str) -> dict[str, str]:
    given: dict[str, str] = {}
    for number, word in enumerate(told.split(",") if told else ()):
        key, equals, value = word.partition("=")
        if not equals and number == 0 and known:
            key, value = known[0], word
        if key not in known or key in given or not value:
            takes = f"{name} takes {', '.join(known)}" if known else f"{name} takes no parameters"
            raise OptionError(f"bot {name}: {brief(word)}: {takes}")
        given[key] = value
    return given
