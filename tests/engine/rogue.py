"""An outside program that plays the first legal action, and misbehaves as its argument says.

It uses nothing of Foxfire. `after N` decisions the mischief begins.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

MISCHIEF = sys.argv[1] if len(sys.argv) > 1 else "none"
AFTER = int(sys.argv[2]) if len(sys.argv) > 2 else 0
SCRATCH = os.environ.get("ROGUE_SCRATCH", "")


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def note(text: str) -> None:
    """For the test to read."""
    if SCRATCH:
        with open(SCRATCH, "a", encoding="utf-8") as file:  # noqa: PTH123 - nothing but the basics
            file.write(f"{text}\n")


def misbehave(ask: dict[str, Any]) -> None:
    decision, first = ask["decision"], ask["legal"][0]
    match MISCHIEF:
        case "hang":
            print("I am thinking", file=sys.stderr, flush=True)
            time.sleep(1000)
        case "crash":
            raise SystemExit("out of ideas")
        case "rubbish":
            print("let me think...", flush=True)
            say(type="answer", decision=decision, action=first)
        case "long":
            print("x" * 300_000, flush=True)
        case "bytes":
            sys.stdout.buffer.write(b"\xff\xfe{\n")
            sys.stdout.buffer.flush()
        case "deep":
            print("[" * 50_000, flush=True)
        case "illegal":
            say(type="answer", decision=decision, action="no such action")
        case "forbidden":
            say(type="answer", decision=decision, action="B1" if first != "B1" else "K1")
        case "future":
            say(type="answer", decision=decision + 5, action=first)
        case "negative":
            say(type="answer", decision=-1, action=first)
        case "hello":
            say(type="hello", protocol=1, name="again")
        case "slow":
            time.sleep(0.3)
            say(type="answer", decision=decision, action=first)
        case "flood":
            while True:
                say(type="answer", decision=1, action=first)
        case "silent":
            pass


def play() -> None:
    asked = 0
    for line in sys.stdin:
        note(line.strip())
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, name="rogue", nobody="knows this field")
        elif message["type"] == "ask":
            asked += 1
            if MISCHIEF != "none" and asked > AFTER:
                misbehave(message)
            else:
                say(type="answer", decision=message["decision"], action=message["legal"][0])
        elif message["type"] == "quit":
            return


def main() -> None:
    match MISCHIEF:
        case "mute":
            time.sleep(1000)
        case "deaf":  # never reads, so that the pipe fills
            say(type="hello", protocol=1, name="deaf")
            time.sleep(1000)
        case "old":
            say(type="hello", protocol=0, name="old")
        case "parent":  # leaves a child behind
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
            note(str(child.pid))
            say(type="hello", protocol=1, name="parent")
            time.sleep(1000)
        case _:
            play()


main()
