"""The GPU plays the same games as the CPU: every record of every game, after every step.

For a machine with a GPU; the tests do not collect this file, since CI has none::

    python -m tests.gpu.gpu_check            # all games
    python -m tests.gpu.gpu_check fox 400    # one game, so many steps

Exits with 0 when all records were equal, 1 at the first difference, 2 where there is no GPU.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from foxfire.core import cuda
from foxfire.core.errors import FoxfireError
from foxfire.core.registry import game, game_ids

NUMBER = 4096
STEPS = 400  # several rounds of every game


def main(arguments: Sequence[str] = ()) -> int:
    """Compare and tell."""
    games = arguments[:1] or game_ids()
    steps = int(arguments[1]) if len(arguments) > 1 else STEPS
    for game_id in games:
        try:
            rules = game(game_id)
            compared = cuda.compare_with_cpu(rules, rules.options_type(), NUMBER, steps)
        except FoxfireError as error:
            print(f"gpu_check: {error.message}", file=sys.stderr)
            return 2
        except AssertionError as difference:
            print(f"gpu_check: {difference}", file=sys.stderr)
            return 1
        print(f"{game_id}: {compared} records are equal to the CPU's")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
