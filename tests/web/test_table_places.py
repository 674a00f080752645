"""Around a table: setting it up, finding it, who is there, agreeing, talking, the shuffle."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Open
from tests.web.fox_player import FoxPlayer
from tests.web.people import arrive, at_table, choose, kept_settings, table_for
from tests.web.place_screens import places
from tests.web.test_fox_page import on_turn
from tests.web.test_languages import EXTREMES, inspect
from tests.web.test_screens import faults


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def test_with_friends_gives_a_link_at_once_and_the_same_table_again(open_page: Open) -> None:
    page = open_page("/")
    for _ in range(2):
        page.get_by_role("button", name="With friends: The Fox in the Forest").click()
        page.get_by_role("img", name="The link as a code").wait_for()
        table = page.url
        assert page.get_by_label("Link to this table").input_value().startswith(table)
        page.goto("/")
    assert [game["status"] for game in page.request.get("/api/me/games").json()] == ["open"]
    page.get_by_role("link", name="Go on").click()
    expect(page).to_have_url(table)


def test_a_table_is_set_up_as_wished(open_page: Open) -> None:
    page = arrive(open_page, "Ada", "/new/tac")
    page.get_by_label("Anybody may join").check()
    page.get_by_label("Time for one decision").select_option("three days")
    page.get_by_label("When time is over").select_option("the table waits")
    page.get_by_label("Who may watch").select_option("anybody, as one seat sees it")
    page.get_by_label("Whose eyes").select_option("Player 2")
    page.get_by_label("What may be said").select_option("anything")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Make the table").click()
    wish = asked.value.post_data_json or {}
    assert wish["public"] is True
    assert wish["tempo"] == {"seconds": 259_200, "late": "wait"}
    assert (wish["watching"], wish["watch_seat"], wish["talking"]) == ("seat", 1, "text")
    page.get_by_text("Those who watch see what Seat 2 sees.").wait_for()


def test_open_tables_come_and_go_on_the_first_page(open_page: Open) -> None:
    okko = arrive(open_page, "Okko")
    path = table_for(okko, public=True)
    guest = open_page("/")
    guest.get_by_role("button", name="Open tables: ").click()
    row = sheet(guest).get_by_role("listitem").filter(has_text="Okko")
    expect(row).to_contain_text("one free seat")
    row.get_by_role("link", name="Join").click()
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_role("group", name="Your hand").wait_for()
    watcher = open_page("/")
    watcher.get_by_role("button", name="Open tables: ").click()
    row = sheet(watcher).get_by_role("listitem").filter(has_text="Okko")
    row.get_by_role("link", name="Watch").click()
    expect(watcher.get_by_role("status").filter(has_text="You watch")).to_be_visible()
    assert watcher.url.endswith(path.partition("?")[0])
    okko.goto("/")
    okko.get_by_role("link", name="Go on").click()
    okko.get_by_role("group", name="Your hand").wait_for()


def test_no_open_table_says_what_to_do(open_page: Open) -> None:
    page = open_page("/rules/fox")
    page.route("**/api/lobby/stream", lambda route: route.fulfill(body=NO_TABLES, headers=STREAM))
    page.goto("/")
    page.get_by_role("button", name="Open tables").click()
    expect(sheet(page)).to_contain_text("No table waits for players now.")


NO_TABLES = "data: []\n\n"
STREAM = {"content-type": "text/event-stream"}


def test_whoever_looks_through_the_eyes_of_another_is_not_called_you(open_page: Open) -> None:
    ada, _ = at_table(open_page, watching="seat", watch_seat=0, public=True)
    watcher = open_page(ada.url.partition("?")[0])
    watcher.get_by_text("You watch through the eyes of Ada.").wait_for()
    seats = watcher.locator(".seat .nm")
    expect(seats).to_have_text(["Ines", "Ada"])  # whose eyes these are sits before the watcher
    expect(ada.locator(".seat .nm").last).to_have_text(re.compile("You"))
    watcher.keyboard.press("r")
    expect(sheet(watcher)).not_to_contain_text(re.compile(r"\b[Yy]ou\b"))


def test_a_bot_plays_for_me_until_i_am_back(open_page: Open) -> None:
    ada, ines = at_table(open_page)
    choose(ines, "Let a bot play for me")
    back = ines.get_by_role("button", name="Take my seat back")
    back.wait_for()
    expect(ines.locator(".hand .can")).to_have_count(0)
    choose(ada, "Who is here")
    expect(sheet(ada)).to_contain_text("a bot, for Ines")
    back.click()
    expect(back).to_have_count(0)
    expect(sheet(ada)).not_to_contain_text("a bot, for Ines")
    ada.keyboard.press("Escape")
    FoxPlayer(on_turn(ada, ines)).step()


def test_a_seat_is_kept_where_nobody_may_watch(open_page: Open) -> None:
    _, ines = at_table(open_page, watching="none")
    table = ines.url
    choose(ines, "Leave the table")
    ines.get_by_role("heading", name="Foxfire").wait_for()
    ines.goto(table.partition("?")[0])
    ines.get_by_role("button", name="Take my seat back").click()
    ines.get_by_role("group", name="Your hand").wait_for()


def test_the_host_removes_a_player_for_good(open_page: Open) -> None:
    ada, ines = at_table(open_page)
    choose(ada, "Who is here", "Remove: Ines", "Yes, remove")
    expect(sheet(ada).get_by_role("listitem").nth(1)).to_contain_text("a bot")
    ines.get_by_role("status").filter(has_text="You watch").wait_for()
    choose(ines, "Who is here", "Sit here")
    expect(sheet(ines).get_by_role("alert")).to_contain_text("the host has removed you")


def test_somebody_is_muted_and_met_again(open_page: Open) -> None:
    ada, ines = at_table(open_page)
    choose(ada, "Who is here", "Do not hear: Ines")
    expect(sheet(ada).get_by_role("button", name="Do not hear: Ines")).to_have_attribute(
        "aria-pressed", "true"
    )
    ada.keyboard.press("Escape")
    ines.keyboard.press("r")
    sheet(ines).get_by_role("button", name="Well played!").click()
    ines.get_by_role("log").get_by_text("Ines: Well played!").wait_for()
    ines.keyboard.press("Escape")
    ada.goto("/me")
    ada.get_by_role("listitem").filter(has_text="Ines").get_by_role("button").click()
    expect(ada.get_by_role("listitem").filter(has_text="Ines")).to_have_count(0)
    assert ada.request.get("/api/me/blocks").json() == {}


def test_words_of_ones_own_reach_the_others(open_page: Open) -> None:
    ada, ines = at_table(open_page, talking="text")
    ines.keyboard.press("r")
    box = sheet(ines).get_by_role("textbox", name="In your own words")
    box.fill("<b>Guten Abend</b>")
    box.press("Enter")
    expect(box).to_have_value("")
    ada.get_by_role("log").get_by_text("Ines: <b>Guten Abend</b>").wait_for()
    expect(ada.locator(".said")).to_have_text("Ines: <b>Guten Abend</b>")


def test_partners_who_hold_cards_are_told_why_they_are_silent(open_page: Open) -> None:
    ada = arrive(open_page, "Ada")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    path = table_for(ada, "tac", seats=[{"kind": "me"}, {"kind": "open"}, *bots])
    ada.goto(path)
    ines = arrive(open_page, "Ines", path)
    ines.get_by_role("button", name="Sit here").click()
    ines.locator(".hand .card").first.wait_for()
    ines.keyboard.press("r")
    sheet(ines).get_by_role("button", name="Hello!").click()
    expect(sheet(ines).get_by_role("alert")).to_contain_text("partners hold cards")


def test_a_turn_goes_back_by_consent_and_says_why_it_cannot(open_page: Open) -> None:
    ada, ines = at_table(open_page)
    turn = on_turn(ada, ines)
    other = ines if turn is ada else ada
    choose(turn, "Ask to take back")
    expect(sheet(turn).get_by_role("alert")).to_contain_text("nobody has seen anything new")
    turn.keyboard.press("Escape")
    turn.locator(".hand .can", has_not_text=POWERS).first.click()
    other.locator(".hand .can").first.wait_for()
    choose(turn, "Ask to take back")
    other.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    turn.locator(".hand .can").first.wait_for()
    expect(turn.locator(".hand .card")).to_have_count(13)


#: Cards after which there is more to decide, or something new to see.
POWERS = re.compile("Fox|Woodcutter")


def test_tempo_and_hints_change_when_all_agree(open_page: Open) -> None:
    ada, ines = at_table(open_page)
    choose(ada, "Another tempo")
    sheet(ada).get_by_label("Time for one decision").select_option("three minutes")
    sheet(ada).get_by_role("button", name="Propose it").click()
    ada.get_by_text("Waiting for Ines").wait_for()
    asked = ines.get_by_role("alertdialog", name="three minutes")
    asked.get_by_role("button", name="Agree").click()
    ines.get_by_role("timer").first.wait_for()
    choose(ines, "Ask for hints")
    ada.get_by_role("alertdialog", name="hints").get_by_role("button", name="Agree").click()
    for page in (ada, ines):
        page.get_by_role("button", name="What would a bot do?").wait_for()


def test_i_add_to_the_shuffle_and_see_its_seals(open_page: Open) -> None:
    ada, _ = at_table(open_page)
    choose(ada, "The shuffle")
    expect(sheet(ada).get_by_role("listitem")).to_have_count(2)
    expect(sheet(ada)).to_contain_text("fixed, not dealt yet")
    sheet(ada).get_by_role("textbox", name="Your own luck").fill("four leaf clover")
    sheet(ada).get_by_role("button", name="Add it").click()
    expect(sheet(ada)).to_contain_text("You have added fourleafclover to the next pack.")


def test_a_finished_game_shows_that_its_packs_fit(open_page: Open) -> None:
    page = arrive(open_page, "Ada")
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    page.goto(table_for(page, seats=bots, options={"target": 1}))
    FoxPlayer(page).play()
    page.get_by_role("button", name="Every pack was committed to").click()
    expect(sheet(page)).to_contain_text("fits its seal")
    assert sheet(page).get_by_role("link", name="Download the record").is_visible()


def test_notices_are_asked_for_and_shown_when_nobody_looks(open_page: Open) -> None:
    page = open_page("/")
    page.evaluate(FAKE_NOTICES)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").click()
    expect(page.get_by_label("Tell me when it is my turn")).to_be_checked()
    assert kept_settings(page)["notices"] is True
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now: The Fox in the Forest").click()
    page.locator(".hand .can").first.wait_for()
    page.wait_for_function("noticed.length")
    assert page.evaluate("noticed") == ["Your turn · Foxfire"]


#: A system that lets pages notify, and a window that nobody looks at.
FAKE_NOTICES = """() => {
  window.noticed = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title) { noticed.push(title); }
  };
  const nobody = { register: async () => undefined, getRegistration: async () => undefined };
  Object.defineProperty(navigator, "serviceWorker", { value: nobody });
  Object.defineProperty(document, "hidden", { get: () => true });
}"""


def test_a_page_that_cannot_reach_the_server_says_so_and_comes_back(open_page: Open) -> None:
    page = arrive(open_page, "Ada")
    page.get_by_role("link", name="My games").click()
    page.get_by_role("heading", name="My games").wait_for()
    for path in ("**/api/**", "**/healthz"):
        page.route(path, lambda route: route.abort("internetdisconnected"))
    page.get_by_role("link", name="Foxfire").click()
    page.get_by_role("heading", name="The server cannot be reached").wait_for()
    expect(page.locator("main")).to_contain_text("Nothing is lost")
    page.unroute_all()
    page.get_by_role("button", name="Play now: TAC").wait_for()


def test_axe_finds_nothing_in_these_places(open_page: Open, axe_source: str) -> None:
    ada, ines = at_table(open_page)
    found = {}
    for place in ("Who is here", "Another device", "The shuffle", "Another tempo"):
        choose(ada, place)
        sheet(ada).get_by_role("heading", name=place).wait_for()
        found[place] = faults(ada, axe_source)
        ada.keyboard.press("Escape")
    choose(ines, "Let a bot play for me")
    ines.get_by_role("button", name="Take my seat back").wait_for()
    found["watching"] = faults(ines, axe_source)
    for path in ("/me", "/device"):
        ada.goto(path)
        ada.get_by_role("heading", level=1).wait_for()
        found[path] = faults(ada, axe_source)
    assert {place: each for place, each in found.items() if each} == {}


def test_every_word_of_these_places_has_its_room(open_page: Open) -> None:
    inspect(open_page, "de", places, EXTREMES)


def test_a_phone_reaches_every_place_from_its_menu(open_page: Open) -> None:
    page = open_page("/", PHONE)
    page.get_by_role("button", name="Settings").click()
    sheet(page).get_by_role("button", name="My games").click()
    page.get_by_text("No game yet.").wait_for()
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    sheet(page).get_by_role("button", name="You and your devices").click()
    page.get_by_role("heading", name="You and your devices").wait_for()
