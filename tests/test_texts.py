"""All words in three languages: none missing, none raw, none English where it should not be, the right cases."""

from __future__ import annotations

import ast as python_ast
import random
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import pytest
from fluent.syntax import ast

import fathom
import reading
from fathom.games.abyss.cards.allies import BY_KEY, ally_text
from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS
from fathom.kernel.rules import load_clauses
from fathom.kernel.text import LANGUAGES, Listed, MissingText, Text, lexicon, sources, who
from reading import Reader, check_words, english_in
from text_samples import messages, sample_texts, tree

DOMAINS = ("kernel", "abyss")
LEV, KRA = {"leviathan": True}, {"kraken": True}
GAMES = [
    (seats, options)
    for options, most in (({}, 4), (LEV, 5), (KRA, 4), (LEV | KRA, 5))
    for seats in range(2, most + 1)
]  # fmt: skip
CASES = {"pl": ("gen", "dat", "acc", "ins", "loc"), "de": ("gen", "dat", "acc")}
DEFINITE = ("def-nom", "def-gen", "def-dat", "def-acc")


def render(text: Text, lang: str) -> str:
    return reading.render(text, lang, "abyss")


# ---- the files


@pytest.mark.parametrize("domain", ("kernel", *fathom.games()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_can_be_read_and_none_twice(domain: str, lang: str) -> None:
    """Fluent drops what it cannot parse without a word, and a second message of one id hides the first: on purpose only
    where a game says in its own words what the kernel says for all."""
    shared = 0 if domain == "kernel" else len(tree("kernel", lang))
    own = tree(domain, lang)[shared:]
    junk = [entry.content for entry in own if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in own if isinstance(entry, ast.Message)]
    assert junk == []
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("lang", ("pl", "de"))
def test_the_languages_have_the_same_messages(domain: str, lang: str) -> None:
    assert set(messages(domain, lang)) ^ set(messages(domain, "en")) == set()


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_renders_in_every_form(domain: str, lang: str) -> None:
    words = lexicon(domain, lang)
    for id, message in messages(domain, lang).items():
        for text in sample_texts(domain, id):
            render(text, lang)
            for form in message.forms:
                check_words(words.phrase(text, form, None), (lang, form, text), "abyss")


def code_files(folder: Traversable) -> Iterable[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from code_files(entry)
        elif entry.name.endswith(".py"):
            yield entry.name, entry.read_text(encoding="utf-8")


def strings_in_code(package: str) -> set[str]:
    found = set()
    for _, source in code_files(files(package)):
        for node in python_ast.walk(python_ast.parse(source)):
            if isinstance(node, python_ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


PREFIXES = (
    "ask log refuse position revealed effect cost number moment modifier end period select window record undo "
    "ability bad unknown wrong condition"
)  # fmt: skip
NO_MESSAGES = {"log-end-", "effect-", "window-", "period-", "modifier-"}  # heads of ids made at run time


@pytest.mark.parametrize("package", ["fathom.kernel", "fathom.games.abyss"])
def test_every_id_in_the_code_is_a_message(package: str) -> None:
    heads = tuple(f"{prefix}-" for prefix in PREFIXES.split())
    wanted = {s for s in strings_in_code(package) if s.startswith(heads) and re.fullmatch("[a-z0-9-]+", s)}
    assert len(wanted) > 50
    assert wanted - NO_MESSAGES - set(messages("abyss", "en")) == set()


def test_every_id_made_at_run_time_is_a_message() -> None:
    decks = fathom.games()["abyss"].cards().values()
    abilities = [ability for deck in decks for card in deck for ability in card.abilities]
    kinds = {ability.say().id for ability in abilities if hasattr(ability, "kind")}
    ends = {f"{head}-{why}" for head in ("log-end", "end") for why in ("lords", "court", "leviathan")}
    windows = {f"window-{timing}" for timing in ("would", "after", "window")}
    zones = {f"zone-{zone}" for zone in ("lord", "council", "location")}
    assert (kinds | ends | windows | zones) - set(messages("abyss", "en")) == set()


# ---- the cards and whole games


def test_every_card_has_a_name_and_words() -> None:
    seen = 0
    for deck in fathom.games()["abyss"].cards().values():
        for card in deck:
            for lang in LANGUAGES:
                render(card.name().within("abyss"), lang)
                lines = [render(line.within("abyss"), lang) for line in card.say()]
                assert lines and all(len(line) > 5 for line in lines), card.slug
            seen += 1
    assert seen == 63 + 26 + 20 + 4 + 5


@lru_cache(maxsize=1)
def played() -> Reader:
    """Random games with every combination of expansions and every number of seats, read aloud."""
    reader = Reader("abyss")
    for number, (seats, options) in enumerate(GAMES):
        reader.game(seats, 100 + number, options)
    return reader


def test_whole_games_are_told_in_three_languages() -> None:
    reader = played()
    assert len(GAMES) >= 12
    assert {len(words) for words in reader.words.values()} == {len(reader.seen)}
    assert len(reader.seen) > 3000


@pytest.mark.parametrize("lang", ("pl", "de"))
def test_no_english_word_in_other_languages(lang: str) -> None:
    texts = list(played().words[lang])
    texts += [render(line.within("abyss"), lang) for deck in fathom.games()["abyss"].cards().values()
              for card in deck for line in (card.name(), *card.say())]  # fmt: skip
    texts += [render(text, lang) for id in messages("abyss", lang) for text in sample_texts("abyss", id)
              if not text.args.keys() & {"wanted"}]  # fmt: skip
    texts += [clause.render(lang) for clause in load_clauses("fathom.games.abyss").values()]
    assert {words: english_in(words) for words in texts if english_in(words)} == {}
    assert english_in("Draw a card.") == {"draw", "card"}


# ---- errors


def illegal(answer: Any, seat: int | None = None, ask: str = "ask-action") -> Callable[[], object]:
    def attempt() -> None:
        t = fathom.new("abyss", seats=4, seed=3, options={"leviathan": True})
        rng = random.Random(5)
        while t.decision is not None and t.asked[0].why != ask:
            t.choose(t.decision.sample(rng))
        t.choose(answer, seat)

    return attempt


def out_of_turn() -> None:
    t = fathom.new("abyss", seats=2, seed=1)
    t.choose("pass", 1 - t.decisions[0].seat)


def undo_after(*answers: str) -> Callable[[], object]:
    def attempt() -> None:
        t = fathom.new("abyss", seats=2, seed=1)
        for answer in answers:
            t.choose(answer)
        t.undo()

    return attempt


def spoiled(**changes: Any) -> Callable[[], object]:
    return lambda: fathom.replay(fathom.new("abyss", seats=2, seed=1).record() | changes)


def described(**position: Any) -> Callable[[], object]:
    return lambda: fathom.position("abyss", {"seats": 2} | position)


ERRORS: list[Callable[[], object]] = [
    lambda: fathom.new("chess", seats=2),
    lambda: fathom.new("abyss", seats=9),
    lambda: fathom.new("abyss", seats=5),
    lambda: fathom.new("abyss", seats=2, seed="x"),  # type: ignore[arg-type]
    lambda: fathom.new("abyss", seats=2, options={"leviatan": True}),
    lambda: fathom.new("abyss", seats=2, options={"kraken": 1}),
    lambda: fathom.position("abyss", []),  # type: ignore[arg-type]
    lambda: fathom.load({}),
    lambda: fathom.replay({}),
    lambda: fathom.load(fathom.new("abyss", seats=2).save() | {"frames": 7}),
    lambda: fathom.new("abyss", seats=2).view(2),
    spoiled(format=0), spoiled(seats=3), undo_after(), undo_after("explore"),
    illegal(5), illegal("nonsense"), illegal("explore", 9), illegal("plot"),
    out_of_turn,
    illegal(99, ask="ask-split-tokens"), illegal("x", ask="ask-split-tokens"),
    illegal([], ask="ask-discard"), illegal({"x": 1}, ask="ask-discard"), illegal({}, ask="ask-discard"),
    described(colour=1), described(active=7), described(court=7), described(threat=-1), described(threat=6),
    described(court=["sage", "sage"]), described(court=["wizard"]), described(court=[None] * 7),
    described(seats=[{"pearls": "x"}, {}]), described(seats=[{"keys": 8}, {"keys": 8}]),
    described(seats=[{"nebulis": 1}, {}]), described(seats=[{"hand": ["monster"]}, {}]),
    described(council={"crab": ["squid-1"]}), described(rest={"lords": "sea"}),
]  # fmt: skip


@pytest.mark.parametrize("attempt", ERRORS)
def test_errors_speak_three_languages(attempt: Callable[[], object]) -> None:
    with pytest.raises(fathom.FathomError) as caught:
        attempt()
    words = [caught.value.text.render(lang) for lang in LANGUAGES]
    assert str(caught.value) == words[0]
    assert len(set(words)) == 3
    assert all(word and "{" not in word.replace(repr({"x": 1}), "") for word in words)


def test_a_missing_message_is_an_error_and_never_shown() -> None:
    with pytest.raises(MissingText):
        Text("no-such-message", "abyss").render("pl")
    with pytest.raises(MissingText):
        Text("pass", "abyss").render("fr")


# ---- cases and plurals


@pytest.mark.parametrize("lang, noun, case, expected", [
    ("en", "pearl", "", "1 pearl|2 pearls|5 pearls|12 pearls|22 pearls"),
    ("en", "ally", "acc", "1 ally|2 allies|5 allies|12 allies|22 allies"),
    ("pl", "pearl", "", "1 perła|2 perły|5 pereł|12 pereł|22 perły"),
    ("pl", "pearl", "acc", "1 perłę|2 perły|5 pereł|12 pereł|22 perły"),
    ("pl", "pearl", "gen", "1 perły|2 pereł|5 pereł|12 pereł|22 pereł"),
    ("pl", "pearl", "ins", "1 perłą|2 perłami|5 perłami|12 perłami|22 perłami"),
    ("pl", "key", "acc", "1 klucz|2 klucze|5 kluczy|12 kluczy|22 klucze"),
    ("pl", "ally", "acc", "1 sojusznika|2 sojuszników|5 sojuszników|12 sojuszników|22 sojuszników"),
    ("pl", "location", "acc", "1 Miejsce|2 Miejsca|5 Miejsc|12 Miejsc|22 Miejsca"),
    ("pl", "influence", "", "1 punkt wpływu|2 punkty wpływu|5 punktów wpływu|12 punktów wpływu|22 punkty wpływu"),
    ("de", "pearl", "", "1 Perle|2 Perlen|5 Perlen|12 Perlen|22 Perlen"),
    ("de", "ally", "acc", "1 Verbündeten|2 Verbündete|5 Verbündete|12 Verbündete|22 Verbündete"),
    ("de", "race", "dat", "1 Volk|2 Völkern|5 Völkern|12 Völkern|22 Völkern"),
    ("de", "key", "dat", "1 Schlüssel|2 Schlüsseln|5 Schlüsseln|12 Schlüsseln|22 Schlüsseln"),
])  # fmt: skip
def test_a_number_and_its_noun(lang: str, noun: str, case: str, expected: str) -> None:
    words = lexicon("abyss", lang)
    assert "|".join(words._count(n, noun, case) for n in (1, 2, 5, 12, 22)) == expected


@pytest.mark.parametrize("lang, card, case, expected", [
    ("en", "crab-3", "", "Crab 3"),
    ("en", "crab-3", "nom", "crab 3"),
    ("en", "monster", "a", "a Monster"),
    ("pl", "crab-3", "", "Krab 3"),
    ("pl", "crab-3", "nom", "krab 3"),
    ("pl", "crab-3", "acc", "kraba 3"),
    ("pl", "jellyfish-2-pearl", "acc", "meduzę 2 z perłą"),
    ("pl", "seahorse-4-dice", "gen", "konika morskiego 4 z dwiema kośćmi"),
    ("pl", "kraken-2", "ins", "Krakenem 2"),
    ("pl", "monster", "acc", "potwora"),
    ("de", "crab-3", "", "Krebs 3"),
    ("de", "shellfish-1-pearl", "dat", "Schalentier 1 mit Perle"),
    ("de", "monster", "a-acc", "ein Monster"),
])  # fmt: skip
def test_an_ally_in_its_case(lang: str, card: str, case: str, expected: str) -> None:
    assert lexicon("abyss", lang).phrase(ally_text(BY_KEY[card]), case, None) == expected


def test_lists_and_names_of_players() -> None:
    court = Text("log-setup-court", "abyss", lords=Listed([Text("lord-sage"), Text("lord-elder"), Text("lord-hermit")]))
    assert court.render("pl") == "Na Dworze: Mędrzec, Nestor i Pustelnik."
    bought = Text("log-buy", "abyss", player=who(1), card=ally_text(BY_KEY["squid-2"]), pearls=5, nebulis=0)
    assert bought.render("pl", {1: "Ola"}) == "Ola kupuje kałamarnicę 2 za 5 pereł."
    assert bought.render("de") == "Spieler 2 kauft Tintenfisch 2 für 5 Perlen."
    taken = Text("log-control", "abyss", player=who(0), location=Text("location-black-smokers"))
    assert taken.render("de") == "Spieler 1 übernimmt die Kontrolle über die Schwarzen Raucher."
    assert taken.render("pl") == "Gracz 1 przejmuje kontrolę nad Czarnymi Kominami."


@pytest.mark.parametrize("id", ["buy-option", "mix-option", "log-buy", "log-pay", "reward-option"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_about_zero(id: str, lang: str) -> None:
    for pearls, others in ((0, 1), (2, 0), (3, 2)):
        args = {"player": who(0), "card": ally_text(0), "pearls": pearls, "nebulis": others, "tokens": others}
        words = Text(id, "abyss", **args).render(lang)
        assert re.findall(r"\b0\b", words) == []
        assert len(re.findall(r"\b[123]\b", words)) >= (pearls > 0) + (others > 0)


@pytest.mark.parametrize("lang", ("pl", "de"))
def test_every_form_a_template_asks_for_exists(lang: str) -> None:
    """A form that is missing would fall back to the nominative, and nobody would notice."""
    found = messages("abyss", lang)
    kinds: dict[str, Iterable[str]] = {
        "lord": LORD_KEYS, "old": LORD_KEYS, "new": LORD_KEYS, "location": LOCATION_KEYS, "leviathan": LEVIATHAN_KEYS,
        "race": ("jellyfish", "crab", "seahorse", "shellfish", "squid"),
        "races": ("jellyfish", "crab", "seahorse", "shellfish", "squid"),
        "guild": [id for id in found if id.startswith("guild-")],
    }  # fmt: skip
    for message in found.values():
        for variable, case in message.formed:
            for noun in kinds.get(variable, ()):
                assert case in ("", "nom", *found[noun].forms), f"{message.id}: {noun} has no .{case}"
    for id in (*LORD_KEYS, *LOCATION_KEYS, *LEVIATHAN_KEYS):
        wanted = {*CASES[lang], *(DEFINITE if lang == "de" else ()), "gender"}
        assert wanted <= set(found[id].forms), id


# ---- the clauses


def test_every_clause_cited_in_the_code_exists() -> None:
    clauses = load_clauses("fathom.games.abyss")
    heads = "|".join(sorted({id.split("-")[0] for id in clauses}))
    cited = {s for s in strings_in_code("fathom.games.abyss") if re.fullmatch(rf"(?:{heads})(?:-[A-Z0-9]+)+", s)}
    assert len(cited) > 100
    assert cited - set(clauses) == set()


def test_every_clause_is_written_in_three_languages() -> None:
    clauses = load_clauses("fathom.games.abyss")
    assert len(clauses) > 400
    for id, clause in clauses.items():
        assert re.fullmatch(r"(?:B|K|L|LP)(?:-[A-Z0-9]+)+", id)
        words = [clause.render(lang).strip() for lang in LANGUAGES]
        assert len({*words, ""}) == 4, f"{id}: three different texts, none empty"
        assert all(word[-1] in ".)?!:" for word in words), id
        assert "Wachplättchen" not in words[2], f"{id}: a Sentinel is a Wächterplättchen"


# ---- what a game calls itself


WORDS_OF_DATA = {("arkham", "difficulty"): ("easy", "standard", "hard", "expert")}
"""Options that a game checks itself, although they have one value of a few."""


@pytest.mark.parametrize("id", fathom.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_words_for_itself_its_options_decks_and_chapters(id: str, lang: str) -> None:
    game = fathom.games()[id]
    wanted = {"game-title", "game-is"} | {f"deck-{deck}" for deck in game.cards()}
    wanted |= {f"chapter-{clause.chapter}" for clause in game.clauses().values()}
    for name, setting in game.options.items():
        wanted |= {f"option-{name}", f"option-{name}-is"}
        values = setting.values if isinstance(setting, fathom.Setting) else WORDS_OF_DATA.get((id, name), ())
        if any(isinstance(value, str) for value in values):  # a mere switch needs no words for on and off
            wanted |= {f"option-{name}-{str(value).lower()}" for value in values}
    own = messages(id, lang).keys() - messages("kernel", lang).keys()
    about = {message for message in own if message.startswith(("game-", "option-", "deck-", "chapter-"))}
    assert about == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_full_stop_follows_a_name_with_a_mark_of_its_own(lang: str) -> None:
    told = Text("log-encounter-discarded", "arkham", card=Text("evidence", "arkham")).render(lang)
    assert told.endswith("!")


@pytest.mark.parametrize("lang", ("pl", "de"))
def test_no_title_stands_in_two_pairs_of_marks(lang: str) -> None:
    """A title that has marks of its own gives them up where the sentence puts its titles in marks."""
    card = Text("look-what-i-found", "arkham")
    assert card.render(lang).startswith("„")
    for message in messages("arkham", lang).values():
        if ("card", "bare") in message.formed:
            args: dict[str, Any] = dict.fromkeys(message.variables, card) | dict.fromkeys(message.counted, 1)
            assert "„„" not in Text(message.id, "arkham", **args).render(lang)
    assert all("„{ $card }" not in source for source in sources("arkham", lang))
