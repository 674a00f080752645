"""What all pictures of matches have in common: the colours, the axes, and where they are kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from foxfire.core.errors import SetupError

INK, PAPER, LEAF, EMBER, SKY = "#2b2a26", "#faf6ec", "#3f7d5a", "#c8742c", "#5b6fa8"
ENDINGS = (".png", ".svg", ".pdf")

Figure = Any  # matplotlib has no types of its own


def pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        message = "--plot needs matplotlib: pip install 'foxfire[stats]'"
        raise SetupError(message) from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def prepare(path: Path | None) -> None:
    """Raise `SetupError` for a picture that could not be drawn or kept."""
    if path is None:
        return
    if path.suffix.lower() not in ENDINGS:
        raise SetupError(f"--plot {path}: expected a name that ends in {' or '.join(ENDINGS)}")
    pyplot()
    try:
        TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise SetupError(f"--plot {path}: {error.strerror}") from None


def keep(path: Path | None, draw: Callable[[Any], Figure]) -> None:
    """Draw a picture and write it."""
    if path is None:
        return
    plt = pyplot()
    figure = draw(plt)
    try:
        figure.savefig(path, dpi=150, facecolor=PAPER)
    except OSError as error:
        raise SetupError(f"--plot {path}: {error.strerror}") from None
    finally:
        plt.close(figure)


def style(axis: Any, title: str) -> None:
    axis.set_facecolor(PAPER)
    axis.tick_params(colors=INK)
    axis.spines[["top", "right"]].set_visible(False)
    axis.set_title(title, loc="left", color=INK)
