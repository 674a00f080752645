"""Pictures of every screen of the page, on a desk and on phones, into docs/screens.

`python -m tests.web.screens`, or `make screens`. Look at each one before a visual change is merged.
With `--lang uk` all of them in another language, on one sheet: docs/screens/uk.jpg.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tqdm import tqdm

from foxfire.text.language import ENGLISH, languages
from tests.server.serving import Serving
from tests.web.audit import DRAWN
from tests.web.browsers import launch_chromium
from tests.web.conftest import DESK, PHONE, SMALL_PHONE
from tests.web.moment_screens import fox_moments, tac_moments, tatsu_moments
from tests.web.place_screens import places
from tests.web.tour import SCENES, Scene

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"desk": DESK, "phone": PHONE, "small-phone": SMALL_PHONE}
#: Told by their English names.
IN_ENGLISH: tuple[Scene, ...] = (fox_moments, tatsu_moments, tac_moments)
NIGHT, *OTHER_THEMES = ("night", "paper", "contrast")
#: The other themes on a desk, where they show most.
THEMED = ("home", "menu", "fox-table", "fox-result", "tatsu-asked", "tatsu-result", "tac-seven")
SETTLED = 250  # milliseconds until nothing fades any more
PATIENCE = 60_000  # milliseconds
SHEET = """<style>body { margin: 0; background: #444; display: flex; flex-wrap: wrap; gap: 4px; }
  img { width: 156px; height: 338px; object-fit: cover; object-position: top; }</style>"""
SHEET_WIDTH = 10 * 160


class Photographer:
    """Takes a page in every size, and in every theme where it matters."""

    def __init__(self, page: Page, folder: Path, sizes: dict[str, tuple[int, int]]) -> None:
        self._page = page
        self._folder = folder
        self._sizes = sizes
        self.taken: list[Path] = []

    def __call__(self, name: str) -> None:
        for size, (width, height) in self._sizes.items():
            self._page.set_viewport_size({"width": width, "height": height})
            self._shoot(f"{name}-{size}")
        self._page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        if name in THEMED and "desk" in self._sizes:
            for theme in (*OTHER_THEMES, NIGHT):
                self._page.evaluate(
                    "(theme) => document.documentElement.dataset.theme = theme", theme
                )
                if theme != NIGHT:
                    self._shoot(f"{name}-{theme}-desk")

    def _shoot(self, name: str) -> None:
        self._page.evaluate(DRAWN)
        self._page.wait_for_timeout(SETTLED)
        picture = self._folder / f"{name}.jpg"
        self._page.screenshot(path=picture, type="jpeg", quality=72)
        self.taken.append(picture)


@contextmanager
def opened(browser: Browser, url: str, language: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, base_url=url)
    settings = {"speed": "none", "oneTap": True, "theme": NIGHT, "language": language}
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(f"localStorage.setItem('foxfire-settings', {kept})")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    try:
        yield page
    finally:
        context.close()


def take(browser: Browser, url: str, language: str, folder: Path) -> set[Path]:
    """Every scene in one language; the pictures that were made."""
    sizes = SIZES if language == ENGLISH else {"phone": PHONE}
    scenes = (*SCENES, places, *(IN_ENGLISH if language == ENGLISH else ()))
    taken: set[Path] = set()
    for scene in tqdm(scenes, desc=f"screens in {language}"):
        with opened(browser, url, language) as page:
            photographer = Photographer(page, folder, sizes)
            page.goto("/learn")
            scene(page, photographer)
            taken.update(photographer.taken)
    return taken


def clear(folder: Path, taken: set[Path]) -> None:
    """No picture stays of a screen that is no more."""
    kept = taken | {folder / f"{language}.jpg" for language in languages()}
    for picture in set(folder.glob("*.jpg")) - kept:
        picture.unlink()


def make_sheet(browser: Browser, folder: Path, sheet: Path) -> None:
    """All pictures of a folder on one."""
    pictures = sorted(folder.glob("*.jpg"))
    (folder / "sheet.html").write_text(
        SHEET + "".join(f'<img src="{picture.name}" alt="">' for picture in pictures)
    )
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 900})
    page.goto((folder / "sheet.html").as_uri())
    page.screenshot(path=sheet, type="jpeg", quality=50, full_page=True)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", default=ENGLISH, choices=languages())
    language: str = parser.parse_args().lang
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        serving = Serving(Path(folder))
        browser = launch_chromium(driver)
        try:
            if language == ENGLISH:
                clear(FOLDER, take(browser, serving.url, language, FOLDER))
            else:
                shots = Path(folder) / "shots"
                shots.mkdir()
                take(browser, serving.url, language, shots)
                make_sheet(browser, shots, FOLDER / f"{language}.jpg")
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
