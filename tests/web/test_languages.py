"""Every screen in every language and size: nothing cut off, nothing missing, nothing covered."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page

from tests.web.audit import trouble
from tests.web.conftest import Open
from tests.web.place_screens import places
from tests.web.tour import LESSON_SCENES, SCENES, Scene, home, making, tables

LANGUAGES = ("en", "uk", "ru", "fr", "de")
WIDE, TABLET, PHONE, SMALL_PHONE = (1280, 800), (820, 1180), (390, 844), (360, 640)
#: Where most words need room, and where there is least of it.
EXTREMES = (WIDE, SMALL_PHONE)
SIZES = (WIDE, TABLET, PHONE, SMALL_PHONE)


class Inspector:
    """Looks at a page in several sizes wherever a scene stops."""

    def __init__(self, page: Page, sizes: Iterable[tuple[int, int]]) -> None:
        self._page = page
        self._sizes = sizes
        self.found: list[str] = []
        self.stops: list[str] = []

    def __call__(self, name: str) -> None:
        self.stops.append(name)
        self._page.mouse.move(0, 0)  # what is pointed at is enlarged, over whatever is beside it
        for width, height in self._sizes:
            self._page.set_viewport_size({"width": width, "height": height})
            self.found += [f"{name} {width}: {each}" for each in trouble(self._page)]
        self._page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def inspect(open_page: Open, language: str, scene: Scene, sizes: Iterable[tuple[int, int]]) -> None:
    page = open_page("/learn", WIDE, language=language)
    inspector = Inspector(page, sizes)
    scene(page, inspector)
    assert page.evaluate("document.documentElement.lang") == language
    assert inspector.found == []
    assert inspector.stops


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("scene", [home, making, tables], ids=lambda each: each.__name__)
def test_every_word_has_its_room(open_page: Open, language: str, scene: Scene) -> None:
    inspect(open_page, language, scene, EXTREMES)


@pytest.mark.campaign
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", [*SCENES, places], ids=lambda each: each.__name__)
def test_every_word_has_its_room_in_every_size(
    open_page: Open, language: str, scene: Scene
) -> None:
    inspect(open_page, language, scene, SIZES)


@pytest.mark.campaign
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", LESSON_SCENES, ids=["fox", "tatsu", "tac"])
def test_every_step_of_a_lesson_has_its_room(open_page: Open, language: str, scene: Scene) -> None:
    inspect(open_page, language, scene, SIZES)
