"""The command line, `foxfire <command>`: each command is a module, imported on demand."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import foxfire
from foxfire.core.errors import FoxfireError

#: Command, the module that has `add_arguments(parser)` and `run(args) -> int`, one line of help.
COMMANDS = (
    ("play", "foxfire.terminal.play_command", "play a game in the terminal"),
    ("replay", "foxfire.terminal.replay_command", "show a record step by step"),
    ("rules", "foxfire.terminal.rules_command", "the rules in short, or two sets of options"),
    ("serve", "foxfire.server.serve_command", "the table on the network, for people and bots"),
    ("verify", "foxfire.server.verify_command", "check the shuffles of a record"),
    ("backup", "foxfire.server.backup_command", "copy the database of tables while it is used"),
    ("restore", "foxfire.server.restore_command", "put a copy of the database back"),
    ("referee", "foxfire.referee.command", "the rules as a service: JSON lines both ways"),
    ("bots", "foxfire.terminal.bots_command", "who can be played with: levels, names, bots"),
    ("match", "foxfire.arena.match_command", "two bots over the same packs: which is better?"),
    ("ladder", "foxfire.arena.ladder_command", "many bots against each other, with ratings"),
    ("choices", "foxfire.arena.choices_command", "where two bots differ, and what comes of it"),
    ("engine", "foxfire.engine.command", "one of our bots as an outside program"),
    ("perft", "foxfire.bench.perft_command", "count the ways a deal can go on"),
    ("stats", "foxfire.stats.command", "let bots play many deals and draw what came of them"),
    ("train", "foxfire.training.train_command", "learn to play by self-play, best on a GPU"),
    ("bench", "foxfire.bench.command", "measure speed"),
    ("warm", "foxfire.bench.warm_command", "compile the rules ahead of their first use"),
)
FAILED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a mistake in the input is one line on stderr and exit status 2."""
    # For the processes that bots play in: a network's products are too small for several threads.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except FoxfireError as error:
        print(f"foxfire: {error.message}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has gone
        _drop_output()
        return 0
    except OSError as error:  # a full disk behind our output, say
        _drop_output()
        print(f"foxfire: {error.strerror or error}", file=sys.stderr)
        return FAILED


def _drop_output() -> None:
    """What is still to be written is lost; Python would complain once more while exiting."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str]) -> int:
    parser = _parser(given)
    args = parser.parse_args(given)
    if args.command is None:
        parser.print_help()
        return FAILED
    result: int = import_module(dict(_modules())[args.command]).run(args)
    return result


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    parser = _Parser(prog="foxfire", description=foxfire.__doc__.splitlines()[0])
    parser.add_argument("--version", action="version", version=f"foxfire {foxfire.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", parser_class=_Parser)
    for name, module, summary in COMMANDS:
        command = commands.add_parser(name, help=summary, description=summary)
        if name in given[:1]:  # the others need not be imported
            import_module(module).add_arguments(command)
    return parser


def _modules() -> list[tuple[str, str]]:
    return [(name, module) for name, module, _ in COMMANDS]


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        complaint = " ".join(message.split())
        self.exit(FAILED, f"{self.prog}: {complaint} (try {self.prog} --help)\n")


if __name__ == "__main__":
    sys.exit(main())
