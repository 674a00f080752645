"""The browsers that the tests drive: Debian's Chromium and Firefox, or those that the machine has.

`python -m tests.web.browsers` installs those that are missing, where it may.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass

from playwright.sync_api import Browser, Playwright

#: Nothing of its own on the network; a sandbox cannot be had as root.
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass(frozen=True)
class Program:
    package: str
    names: tuple[str, ...]

    def find(self) -> str | None:
        return next(filter(None, map(shutil.which, self.names)), None)

    def path(self) -> str:
        """Where the browser is; a test without one is an error, never skipped."""
        found = self.find()
        if found is None:
            raise RuntimeError(f"a browser is missing: apt-get install {self.package}")
        return found


CHROMIUM = Program(
    "chromium", ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
)
FIREFOX = Program("firefox-esr", ("firefox-esr", "firefox"))


def launch_chromium(driver: Playwright) -> Browser:
    return driver.chromium.launch(
        executable_path=CHROMIUM.path(), args=list(CHROMIUM_FLAGS), headless=True
    )


def missing() -> list[str]:
    return [program.package for program in (CHROMIUM, FIREFOX) if program.find() is None]


def install(packages: list[str]) -> None:
    update = ["apt-get", "update", "-qq"]
    get = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (update, get):
        subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)


def main() -> int:
    if missing() and os.geteuid() == 0 and shutil.which("apt-get"):
        install(missing())
    if lacking := " ".join(missing()):
        print(f"error: the tests of the page need: apt-get install {lacking}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
