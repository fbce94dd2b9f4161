"""What the cards say: conditions show where they end, one ability is one line, and nothing printed is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

import fathom
from fathom.games.unfathomable.rules.titles import CAPTAIN_LINE, KEEPER_LINE
from fathom.kernel.effect import effect_by_id
from fathom.kernel.text import LANGUAGES, Lexicon, Listed, Text, who

GAME = "unfathomable"
DEMANDED = ("inf", "other", "make", "zu")
"""The forms that places demand; the last is German only."""


def told(deck: str, slug: str, lang: str = "en") -> list[str]:
    card = next(card for card in fathom.games()[GAME].cards()[deck] if card.slug == slug)
    return [line.within(GAME).render(lang) for line in card.say()]


UNDER = {"en": (" to ", ": on "), "pl": (", aby ", ": przy wyniku "), "de": (", um ", ". Bei ")}
"""What comes before all that a cost or a roll of the die stands for."""


@pytest.mark.rule("U-50.5")
@pytest.mark.parametrize(
    ("deck", "slug", "line", "by_roll", "words"),
    [
        ("mythos", "incoming-sos", 1, False, "to gain 1 food, 1 fuel and 1 soul."),
        ("mythos", "infection", 2, True, ": on 6 or less, lose 1 soul, then roll again: on 4 or less, lose 1 soul."),
        ("mythos", "missing-parents", 1, True, "lose 1 soul, then spawn 1 Deep One in the Captain's Cabin."),
        ("mythos", "transformation", 1, True, "on 6 or less, lose 1 soul, then spawn 1 Deep One in the Cargo Hold."),
        ("spells", "summon-fire", 0, True, "on 6 or more, advance the travel track by 1 space, then damage the ship."),
    ],
)
def test_everything_under_one_condition_is_one_sentence(
    deck: str, slug: str, line: int, by_roll: bool, words: str
) -> None:
    """So a condition or a cost shows where it ends."""
    assert told(deck, slug)[line].endswith(words)
    for lang in LANGUAGES:
        _, under = told(deck, slug, lang)[line].split(UNDER[lang][by_roll], 1)
        assert "." not in under.removesuffix(".").replace(". Bei ", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("deck", "slug", "lines"),
    [
        ("mythos", "barricade-the-hatches", 3),  # the test, the ability, the icons
        ("mythos", "the-peacemaker", 5),  # who chooses, two options, both abilities, the icons
        ("skills", "observation-3", 2),  # the name of the ability, the ability
        ("skills", "observation-4", 2),
        ("skills", "will-3", 2),
        ("skills", "will-4", 2),
        ("feats", "feat-svetlana", 1),
    ],
)
def test_an_ability_with_several_moments_or_ways_is_one_line(deck: str, slug: str, lines: int, lang: str) -> None:
    assert len(told(deck, slug, lang)) == lines


def test_such_a_line_names_all_its_moments_and_ways() -> None:
    assert told("mythos", "barricade-the-hatches")[1].startswith(
        "In play – When Deep Ones are about to activate or to move into a room, you may discard this card to"
    )
    assert told("skills", "observation-3")[-1].endswith("to add 2 to the result or subtract 2 from it.")
    assert told("skills", "will-4")[-1].endswith("to add 2 to the total or subtract 2 from it.")
    assert told("feats", "feat-svetlana")[0].startswith("When a character or a passenger would be defeated, unless")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_the_same_twice(lang: str) -> None:
    for deck, cards in fathom.games()[GAME].cards().items():
        for card in cards:
            lines = told(deck, card.slug, lang)
            assert len(set(lines)) == len(lines), card.slug
            endings = [line.split(", ", 1)[1] for line in lines if ", " in line and card.abilities]
            assert len(set(endings)) == len(endings), card.slug


@pytest.mark.parametrize(("lang", "words"), [("en", "Or"), ("pl", "Albo"), ("de", "Oder")])
def test_options_are_marked_what_is_kept_too_and_icons_come_last(lang: str, words: str) -> None:
    for card in fathom.games()[GAME].cards()["mythos"]:
        lines = [(line.id, line.within(GAME).render(lang)) for line in card.say()]
        later = [line for id, line in lines if id in ("crisis-or", "crisis-or-needs")]
        assert len(later) == len(card.facts()["choices"]) - 1, card.slug
        assert all(line.startswith((f"{words}: ", f"{words}, ")) for line in later)
        assert [id for id, _ in lines if id == "crisis-kept"] == ["crisis-kept"] * bool(card.abilities)
        assert lines[-1][0] == "crisis-icons"


@pytest.mark.rule("U-10.17")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Partial success (8 or more):"), ("pl", "Częściowy sukces (co najmniej 8):"), ("de", "Teilerfolg (ab 8):")],
)
def test_a_partial_success_is_called_one(lang: str, words: str) -> None:
    assert words in told("mythos", "shipboard-fire", lang)[0]


@pytest.mark.rule("U-10.13a")
@pytest.mark.parametrize(
    ("slug", "line", "words"),
    [
        ("criminal-activity", 2, "Or, only if you have an item: Remove 1 of your items"),
        ("improvised-fuel-source", 1, "Only if there are at least 3 passengers in the supply: Risk 3"),
        ("poisoned-food", 1, "Only if you have a lore card in hand: Discard 1 lore card"),
        ("ritual-support", 1, "Only if you have a lore card in hand: Discard 1 lore card"),
        ("volunteer-army", 1, "Only if there is at least 1 passenger in the supply: Risk 1 to 4"),
        ("history-repeats", 2, "Or, only if you are the Captain: Lose 1 sanity."),
    ],
)
def test_an_option_tells_what_it_needs(slug: str, line: int, words: str) -> None:
    assert told("mythos", slug)[line].startswith(words)


@pytest.mark.rule("U-14.0")
@pytest.mark.parametrize(
    ("slug", "words"),
    [
        ("feat-jeanne", "Action: If you are in the Boiler Room, "),
        ("feat-william", "Action: If you are the Keeper of the Tome, "),
    ],
)
def test_a_feat_tells_when_it_can_be_used(slug: str, words: str) -> None:
    assert told("feats", slug)[0].startswith(words)


@pytest.mark.rule("U-14.3")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Only once per game."), ("pl", "Tylko raz na grę."), ("de", "Nur einmal pro Spiel.")],
)
def test_every_feat_tells_that_it_is_used_once(lang: str, words: str) -> None:
    for feat in fathom.games()[GAME].cards()["feats"]:
        (line,) = told("feats", feat.slug, lang)
        assert line.endswith(f" {words}")


@pytest.mark.rule("U-38.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sheet_tells_its_place_in_both_lines_of_succession(lang: str) -> None:
    sheets = fathom.games()[GAME].cards()["sheets"]
    for character, sheet in enumerate(sheets):
        ranks = [CAPTAIN_LINE.index(character) + 1, KEEPER_LINE.index(character) + 1]
        line = told("sheets", sheet.slug, lang)[2]
        assert [int(word) for word in line.replace(",", " ").replace(".", " ").split() if word.isdigit()] == ranks


@pytest.mark.rule("U-27.17", "U-18.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_eight_rooms_have_words_the_sick_bay_included(lang: str) -> None:
    rooms = fathom.games()[GAME].cards()["rooms"]
    assert len(rooms) == 8
    (words,) = told("rooms", "room-sick-bay", lang)
    assert "1" in words and words != told("rooms", "room-brig", lang)[0]


# ---- clauses in the form their place demands


FORMED = [
    ("abandoned-depot", "pl", "Możesz narazić 3 pasażerów, aby rzucić kością: przy wyniku co najmniej 5"),
    ("abandoned-depot", "de", "Du darfst 3 Passagiere riskieren, um den Würfel zu werfen. Bei 5 oder mehr"),
    ("the-captains-banquet", "de", "Jeder Mensch darf sich in die Messe bewegen."),
    ("history-repeats", "pl", "Możesz przesunąć do aresztu innego człowieka."),
    ("history-repeats", "de", "Du darfst einen anderen Menschen in die Brig bewegen."),
    ("heal", "en", "in the Sick Bay moves to any ship space; each other human may draw 1 card of their skill set."),
    ("heal", "pl", "w lazarecie przesuwa się na dowolne pole statku; każdy inny może dobrać 1 kartę ze swojego"),
    ("heal", "de", "bewegt sich auf ein beliebiges Schiffsfeld; jeder andere darf 1 Karte aus seinem"),
    ("voice-of-ra", "de", "Bei 4 oder weniger muss jeder Mensch 1 Karte ablegen."),
    ("transformation", "de", "Bei 6 oder weniger −1 Seele, danach erscheint im Frachtraum 1 Tiefes Wesen."),
    ("too-many-bodies", "pl", "nie jest większy niż liczba pasażerów na polach pokładu, zredukuj"),
    ("call-friends", "de", "Falls das Ergebnis nicht höher als diese Zahl ist, aktiviere"),
    ("room-captains-cabin", "de", "Wähle einen anderen Menschen. Probe 8 (Einfluss und Wahrnehmung). Erfolg: Dieser"),
    ("room-boiler-room", "en", "lose 1 fuel. Whatever the result, advance the travel track by 1 space."),
    (
        "treachery-4",
        "en",
        "to lose 1 sanity (in the Chapel), 1 food (in the Galley) or 1 fuel (in the Boiler Room), then",
    ),
    ("treachery-4", "pl", "aby zredukować poczytalność o 1 (w kaplicy), żywność o 1 (w kambuzie) albo paliwo o 1 (w"),
    (
        "treachery-4",
        "de",
        "Nahrung um 1 zu senken (in der Messe) oder Brennstoff um 1 zu senken (im Kesselraum) und danach",
    ),
    (
        "open-the-gate",
        "de",
        "Sieh dir die obersten 2 Etappenziele an, handle 1 ab und lege das andere unter den Stapel.",
    ),
    ("the-game-is-afoot", "en", "Damage the Boiler Room. If a room was damaged, spawn 4 Deep Ones there."),
    ("room-cargo-hold", "de", "behalte 1 und lege die andere unter den Stapel."),
    ("room-bridge", "de", "anzusehen und 1 oben auf den Stapel, die andere darunter zu legen."),
    ("foresee", "en", "and put 1 back on top, the others on the bottom."),
    ("family-ties", "de", "beigetragen wurden und du nicht in der Brig bist, trage"),
    ("the-peacemaker", "de", "Sobald ein Passagier überwältigt wird, senke Geistige Gesundheit um 1, danach"),
    ("plimsolls", "pl", "Przesuń się na sąsiednie pole statku. Następnie wykonaj 1 akcję."),
    ("reveal-beatrice", "de", "Auf jedem von 4 Wasserfeldern deiner Wahl erscheint 1 Tiefes Wesen."),
    ("feat-keilani", "en", "you may instead lose 1 fuel, 1 food, 1 sanity or 1 soul."),
    ("sheet-edmund", "de", "Nach dem Würfeln: Falls du nicht in der Brig bist, darfst du 1 Karte ablegen, um den"),
]


@pytest.mark.parametrize(("slug", "lang", "words"), FORMED)
def test_a_clause_stands_in_the_form_of_its_place(slug: str, lang: str, words: str) -> None:
    deck = next(deck for deck, cards in fathom.games()[GAME].cards().items() if slug in [card.slug for card in cards])
    assert words in " ".join(told(deck, slug, lang))


def everything_said() -> Iterator[Text]:
    """All that cards say, as it is printed and as it is offered."""
    for cards in fathom.games()[GAME].cards().values():
        for card in cards:
            yield from card.say()
            yield from (ability.text() for ability in card.in_play(0))
            yield from (ability.say() for ability in card.abilities)


@pytest.mark.interpreted
@pytest.mark.parametrize("lang", ("pl", "de"))
def test_no_clause_lacks_the_form_its_place_demands(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be told as an order, in the middle of a sentence."""
    lacking: set[tuple[str, str]] = set()
    asked: Counter[str] = Counter()
    phrase = Lexicon.phrase

    def looking(self: Lexicon, text: Text | Listed, case: str, names: Mapping[int, str] | None) -> str:
        form = case.partition("-")[0]
        if isinstance(text, Text) and text.id.startswith(("effect-", "cost-")) and form in DEMANDED:
            asked[form] += 1
            if not {case, form} & set(self.bundle.get_message(text.id).attributes):
                lacking.add((text.id, case))
        return phrase(self, text, case, names)

    monkeypatch.setattr(Lexicon, "phrase", looking)
    for text in everything_said():
        text.within(GAME).render(lang)
    assert lacking == set()
    assert min(asked[form] for form in DEMANDED[: 3 + (lang == "de")]) > 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Player 1 chooses: “Lose 1 food. Roll the die: on 6 or less, lose 1 sanity.”"),
        (
            "pl",
            "Gracz 1 wybiera: „Zredukuj żywność o 1. Rzuć kością: przy wyniku najwyżej 6 zredukuj poczytalność o 1.”",
        ),
        ("de", "Spieler 1 wählt: „−1 Nahrung. Wirf den Würfel. Bei 6 oder weniger −1 Geistige Gesundheit.“"),
    ],
)
def test_the_log_quotes_an_option_in_sentences(lang: str, words: str) -> None:
    option = effect_by_id("unfathomable/food-rationing/a").say()
    assert Text("log-crisis-choice", GAME, player=who(0), effect=option).render(lang) == words


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Observation 3 – Keen Insight: Discard this card to add 2 to the result."),
        ("pl", "Percepcja 3 – Trafne spostrzeżenie: Odrzuć tę kartę, aby dodać 2 do wyniku."),
        ("de", "Wahrnehmung 3 – Scharfsinnig: Lege diese Karte ab, um 2 zum Ergebnis zu addieren."),
    ],
)
def test_an_offered_ability_has_its_name_and_leaves_out_the_moment(lang: str, words: str) -> None:
    card = next(card for card in fathom.games()[GAME].cards()["skills"] if card.slug == "observation-3")
    assert card.in_play(0)[0].text().within(GAME).render(lang) == words
