"""`foxfire train`: a network by self-play, its checks and its speed."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

import foxfire
from foxfire.bots.net.shipped import file_of
from foxfire.core.errors import FoxfireError, OptionError, SetupError
from foxfire.training.plans import PLANS, Plan, plan

WORTH_COMPILING = 300.0  # seconds of training, from which on it pays
SHIPPED = Path()  # the weights that come with the package


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("network", help=f"one of {', '.join(PLANS)}")
    parser.add_argument("--seconds", type=float, default=600, help="of training, earlier runs too")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="the folder for results")
    parser.add_argument("--resume", type=Path, help="a checkpoint to go on from")
    parser.add_argument(
        "--from", dest="weights", type=Path, nargs="?", const=SHIPPED, metavar="FILE",
        help="begin with a player's weights, without a file with those of the package",
    )  # fmt: skip
    parser.add_argument(
        "--against", type=Path, nargs="?", const=SHIPPED, metavar="FILE",
        help="learn to beat a player that stays as it is, without a file that of the package",
    )  # fmt: skip
    parser.add_argument(
        "--distil", action="store_true", help="a small network from a large one, for the search"
    )
    parser.add_argument("--device", choices=("auto", "cuda", "cpu"), default="auto")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--judge-every", type=float, default=60, help="seconds, or what it takes")
    parser.add_argument("--save-every", type=float, default=60, help="seconds between two saves")
    parser.add_argument("--light", action="store_true", help="small checkpoints, half precision")
    parser.add_argument(
        "--compile", action=argparse.BooleanOptionalAction, help="fuse operations (a minute first)"
    )
    parser.add_argument("--no-graph", action="store_true", help="do not record rollouts as a graph")
    parser.add_argument("--tables", type=int, help="games at once, instead of the plan's")
    parser.add_argument("--minibatch", type=int, help="choices an update, instead of the plan's")
    parser.add_argument("--epochs", type=int, help="times each choice is learnt from")
    parser.add_argument("--check", action="store_true", help="first compare with the CPU")
    parser.add_argument("--measure", action="store_true", help="first show where the time goes")


def run(args: argparse.Namespace) -> int:
    chosen = _plan(args)
    device = _device(args.device)
    foxfire.configure()
    if args.check:
        from foxfire.training.device_check import check

        print(check(chosen), flush=True)
    if args.measure:
        from foxfire.training.measure import measure

        measure(chosen, device, print)
    if args.seconds > 0:
        (_distil if args.distil else _train)(args, chosen, device)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    given = {name: getattr(args, name) for name in ("tables", "minibatch", "epochs")}
    changed = {name: value for name, value in given.items() if value is not None}
    if any(value < 1 for value in changed.values()):
        raise OptionError("tables, minibatch and epochs are at least 1")
    chosen = plan(args.network)
    if args.against is not None and not chosen.is_to_be_won:
        raise OptionError(f"--against: {args.network} is played together, there is nobody to beat")
    if args.distil:
        chosen = chosen.small()
    elif args.weights is not None:
        chosen = chosen.continued()
    return replace(chosen, **changed)


def _device(wanted: str) -> str:
    try:
        import torch
    except ImportError:
        raise SetupError("training needs torch: pip install 'foxfire[training]'") from None
    if wanted == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if wanted == "cuda" and not torch.cuda.is_available():
        raise SetupError("no CUDA device was found")
    return wanted


def _weights(args: argparse.Namespace) -> Path | None:
    if args.resume is not None and args.weights is not None:
        raise OptionError("--resume and --from: a run begins with one of them")
    return _file(args, args.weights)


def _file(args: argparse.Namespace, given: Path | None) -> Path | None:
    return file_of(args.network) if given == SHIPPED else given


def _distil(args: argparse.Namespace, chosen: Plan, device: str) -> None:
    from foxfire.training.distil import Distiller, distil

    if args.resume is not None:
        raise OptionError("--distil begins with weights: --from FILE, or those of the package")
    weights = _weights(args) or file_of(args.network)
    distil(Distiller(chosen, weights, device, args.seed), args.out, args.seconds)


def _train(args: argparse.Namespace, chosen: Plan, device: str) -> None:
    from foxfire.training.session import Run, Session

    on_gpu = device == "cuda"
    session = Session(
        Run(
            plan=chosen,
            out=args.out,
            seconds=args.seconds,
            device=device,
            seed=args.seed,
            resume=args.resume,
            weights=_weights(args),
            against=_file(args, args.against),
            judge_every=args.judge_every,
            save_every=args.save_every,
            light=args.light,
            compiled=on_gpu and _compiles(args),
            recorded=on_gpu and not args.no_graph,
        )
    )
    session.go()


def _compiles(args: argparse.Namespace) -> bool:
    return bool(args.seconds >= WORTH_COMPILING if args.compile is None else args.compile)


def main() -> int:
    parser = argparse.ArgumentParser(prog="foxfire train")
    add_arguments(parser)
    try:
        return run(parser.parse_args())
    except FoxfireError as error:
        print(f"foxfire: {error.message}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
