"""A bot for Foxfire in 40 lines: it plays every game at random, and Fox with a little sense.

foxfire match "engine:python3 examples/little_bot.py" random --game fox
"""

import json
import random
import sys
from typing import Any

Message = dict[str, Any]


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)  # without the flush, Foxfire would wait in vain


def rank(action: str) -> int:
    return int("".join(filter(str.isdigit, action)) or 0)  # B7 and `under B7` are of rank 7


def choose(ask: Message, game: str, player: int) -> str:
    legal: list[str] = ask["legal"]
    if game != "fox":
        return random.Random(ask["dice"]).choice(legal)  # equal dice make equal matches
    high = ask["phase"] == "play" and ask["show"]["tricks"][player] < 7
    return (max if high else min)(legal, key=rank)  # seven to nine tricks make six points


game, player = "", 0
for line in sys.stdin:
    message: Message = json.loads(line)
    if message["type"] == "hello":
        game = message["game"]
        say(type="hello", protocol=1, name="little bot")
    elif message["type"] == "new":
        player = message["player"]
    elif message["type"] == "ask":
        say(type="answer", decision=message["decision"], action=choose(message, game, player))
