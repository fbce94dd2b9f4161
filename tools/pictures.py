"""Take the pictures of the documentation anew (`make pictures`): a real server, a real browser, fixed seeds. With names
of games only theirs."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import fathom  # noqa: E402
from fathom.lab.serving import Server  # noqa: E402
from visiting import Visitor, call, new_table, play_by_wire, until  # noqa: E402
from web.conftest import FLAGS, chromium  # noqa: E402

Size = tuple[int, int]
DESK, PHONE = (1440, 900), (360, 740)
# Cards are painted one after the other, those in sight too.
PAINTED = """() => [...document.images].every((one) => {
    const box = one.getBoundingClientRect();
    return !one.src.startsWith('data:image/gif') || box.top > innerHeight || box.bottom < 0;
})"""
HOUSE = {
    "seats": [
        {
            "investigator": "roland-banks", "at": "hallway", "resources": 5, "clues": 2, "damage": 3, "horror": 1,
            "hand": ["guts", "dodge", "evidence", "overpower", "perception", "knife"], "threat": ["cover-up"],
            "play": ["machete", {"card": "beat-cop", "damage": 1}, "automatic-45", "physical-training"],
        },
        {"investigator": "agnes-baker", "at": "attic", "play": ["holy-rosary"], "resources": 3, "clues": 1},
    ],
    "locations": [
        "hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 4}, {"card": "parlor", "revealed": False},
    ],
    "enemies": [
        {"card": "ghoul-minion", "at": "hallway", "engaged": 0, "damage": 1},
        {"card": "ravenous-ghoul", "at": "attic", "engaged": 1}, {"card": "swarm-of-rats", "at": "cellar"},
    ],
    "attached": [{"card": "obscuring-fog", "to": "attic"}], "act": "the-barrier", "agenda": "rise-of-the-ghouls",
    "doom": 3, "round": 4, "options": {"scenario": "campaign"},
}  # fmt: skip
"""The house of The Gathering in the pictures of Arkham Horror."""
SHIP = 31
"""The seed of the game of Unfathomable in the pictures."""


def page(browser: Browser, size: Size, scheme: str = "dark", lang: str = "en") -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=lang,
        reduced_motion="reduce",
        device_scale_factor=2 if size == PHONE else 1,
    )
    return context.new_page()


Take = Callable[..., None]


def abyss(server: Server, take: Take) -> None:
    running = new_table(server, "me", "greedy", "greedy", seed=12, leviathan=True, kraken=True)
    play_by_wire(server, running["table"], {0: running["seats"][0]}, until=75)
    over = new_table(server, "me", "me", "me", seed=5, leviathan=True)
    play_by_wire(server, over["table"], dict(enumerate(over["seats"])), until=10_000)
    table = f"/t/{running['table']}/{running['seats'][0]}"
    replay = f"/replay/{over['table']}/{over['watch']}~120"
    number = call(server, f"/api/tables/{over['table']}/state", key=over["watch"])["view"]["number"]
    assert number > 120, number
    take("lobby", DESK, "/", "lobby-play")
    take("table", DESK, table, "prompt")
    take("table-light", DESK, table, "prompt", "light", "de")
    take("table-phone", PHONE, table, "prompt", lang="pl")
    take("rules", DESK, "/rules/abyss/B-EXP-02", "rules-search", "light")
    take("replay", DESK, replay, "theatre-slider", "light")
    take("cards", DESK, "/cards/abyss/lord-jailer", "cards-search")


def unfathomable(server: Server, take: Take) -> None:
    ship = new_table(server, "me", *["random"] * 4, game="unfathomable", seed=SHIP)
    key = ship["seats"][0]
    at = f"/t/{ship['table']}/{key}"
    play_by_wire(server, ship["table"], {0: key}, until=10_000, seed=3, asked="ask-contribute", after=20)
    take("unfathomable-test", DESK, at, "prompt", "light", "de")
    play_by_wire(server, ship["table"], {0: key}, until=10_000, seed=3, asked="ask-act", after=40)
    take("unfathomable", DESK, at, "prompt")
    take("unfathomable-phone", PHONE, at, "prompt", "light", "pl")
    play_by_wire(server, ship["table"], {0: key}, until=10_000, seed=3)
    take("unfathomable-end", DESK, at, "outcome")


def call_of_madness(server: Server, take: Take) -> None:
    made = new_table(server, "me", "me", "me", game="call_of_madness", seed=12, events=True)
    keys = dict(enumerate(made["seats"]))
    play_by_wire(server, made["table"], keys, until=10_000, asked="ask-step", after=60)
    states = {seat: call(server, f"/api/tables/{made['table']}/state", key=key)["view"] for seat, key in keys.items()}
    at = f"/t/{made['table']}/{next(keys[seat] for seat, view in states.items() if view['decision'])}"
    take("madness", DESK, at, "prompt", lang="pl")
    take("madness-phone", PHONE, at, "prompt", "light", "pl")
    play_by_wire(server, made["table"], keys, until=10_000)
    take("madness-end", DESK, at, "outcome", "light", "de")
    alone = new_table(server, "me", game="call_of_madness", seed=12)
    key = alone["seats"][0]
    play_by_wire(server, alone["table"], {0: key}, until=10_000, asked="ask-turn", after=20)
    take("madness-solo", DESK, f"/t/{alone['table']}/{key}", "prompt", before=until_the_automa_acts)


def until_the_automa_acts(one: Visitor) -> None:
    """The page tells why it did what it did, from the moment it saw it."""
    one.hurry()
    rng = random.Random(1)
    while not one.seen("automa-why").count():
        one.wait_for_question()
        one.answer(rng)


def arkham(server: Server, take: Take) -> None:
    """Arkham Horror: the map, a test, the deck builder, the log."""
    for name, size, scheme, lang in (("arkham", DESK, "dark", "en"), ("arkham-phone", PHONE, "light", "de")):
        made = call(server, "/api/records", json.loads(json.dumps(fathom.position("arkham", HOUSE).record())))
        handed = {"do": "hand", "key": "bot", "seat": 1, "bot": "greedy"}
        call(server, f"/api/tables/{made['table']}/do", handed, made["host"])
        at = f"/t/{made['table']}/{made['seats'][0]}"
        take(name, size, at, "prompt", scheme, lang)
        take(f"{name}-log", size, at, "prompt", scheme, lang, click='[data-testid="log-open"]')
        asked = call(server, f"/api/tables/{made['table']}/state", key=made["seats"][0])["view"]["decision"]
        blow = next(option["key"] for option in asked["options"] if option["key"].startswith("fight."))
        body = {"do": "answer", "key": "blow", "question": asked["id"], "answer": blow}
        call(server, f"/api/tables/{made['table']}/do", body, made["seats"][0])
        take(f"{name}-test", size, at, "odds", scheme, lang, click='[data-at="test"]')
        take(f"{name}-decks", size, "/decks/arkham", "deck-size", scheme, lang)


PARTS = {"abyss": abyss, "unfathomable": unfathomable, "arkham": arkham, "call_of_madness": call_of_madness}


def main(*games: str) -> None:
    """The pictures of all games, or of those named."""
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(f"{data}/tables.db", rate=0, new_tables=0) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)

        def take(
            name: str,
            size: Size,
            place: str,
            wait: str,
            scheme: str = "dark",
            lang: str = "en",
            click: str = "",
            before: Callable[[Visitor], None] | None = None,
        ) -> None:
            one = Visitor(page(browser, size, scheme, lang), server, lists=before is not None)
            one.go(place)
            one.seen(wait).first.wait_for()
            if one.seen("join-skip").is_visible():
                one.seen("join-skip").click()
            if click:
                one.page.locator(click).first.click()
            if before:
                before(one)
            one.page.mouse.move(0, 0)  # under a mouse at rest a card would open
            one.settle()
            until(lambda: one.page.evaluate(PAINTED), 60)
            one.page.screenshot(path=str(folder / f"{name}.jpg"), type="jpeg", quality=88)
            one.page.context.close()
            print(name)

        for game in games or PARTS:
            PARTS[game](server, take)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
