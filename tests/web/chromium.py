"""The browser that the tests drive: Debian's Chromium, or the one that the machine has.

`python -m tests.web.chromium` says where it is, and installs it where it may.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
#: Nothing of its own on the network; a sandbox cannot be had as root.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def path() -> str:
    """Where the browser is; a test without one is an error, never skipped."""
    found = find()
    if found is None:
        raise RuntimeError("there is no Chromium: install the package `chromium`")
    return found


def install() -> None:
    update = ["apt-get", "update", "-qq"]
    get = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (update, get):
        subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)


def main() -> int:
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install()
    found = find()
    if found is None:
        print(
            "error: the tests of the page need Chromium: apt-get install chromium", file=sys.stderr
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
