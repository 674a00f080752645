"""`python -m foxfire.bots.chances`: tables of winning chances, from deals that bots play."""

from __future__ import annotations

import argparse
import sys

import numpy as np
from tqdm import tqdm

from foxfire.bots.chances.measure import results_of
from foxfire.bots.chances.solve import fox_chances, tatsu_chances
from foxfire.bots.chances.tables import Chances, Results, load_results, save_chances, save_results
from foxfire.bots.fox.match_chances import MOST_MISSING
from foxfire.bots.registry import bot
from foxfire.bots.tatsu.match_chances import STEPS, TARGET
from foxfire.core import cache

NAMES = ("fox", "tatsu-2", "tatsu-3", "tatsu-4")


def main() -> None:
    parser = argparse.ArgumentParser(prog="foxfire.bots.chances", description=__doc__)
    parser.add_argument("tables", nargs="*", help=f"of {', '.join(NAMES)}; all if none is named")
    parser.add_argument("--deals", type=int, default=0, help="0: keep the results there are")
    parser.add_argument("--bot", default="search:sims=400", help="who plays them")
    args = parser.parse_args()
    cache.configure()
    for name in args.tables or NAMES:
        if name not in NAMES:
            parser.error(f"there is no table {name!r}; the tables are {', '.join(NAMES)}")
        if args.deals:
            save_results(name, _measured(name, args.bot, args.deals))
        results = load_results(name)
        save_chances(name, _solved(name, results))
        print(name, _described(results))


def _measured(name: str, player: str, deals: int) -> Results:
    game_id, _, players = name.partition("-")
    options = {"players": int(players)} if players else {}
    rows = results_of(game_id, options, bot(player, game_id), deals)
    return np.array(list(tqdm(rows, desc=name, total=deals, file=sys.stderr)), np.int16)


def _solved(name: str, results: Results) -> Chances:
    if name == "fox":
        return fox_chances(results, MOST_MISSING)
    return tatsu_chances(results, TARGET, STEPS[results.shape[1]])


def _described(results: Results) -> str:
    ahead = results[:, 0] - results[:, 1]
    means = ", ".join(f"{mean:.1f}" for mean in results.mean(axis=0))
    error = ahead.std() / len(ahead) ** 0.5
    return (
        f"{len(results)} deals: points {means}; the dealer ahead by {ahead.mean():.1f} "
        f"+/- {error:.1f}, with a standard deviation of {ahead.std():.1f}"
    )


if __name__ == "__main__":
    main()
