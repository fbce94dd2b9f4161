"""One word per thing: the glossary and the rules of setting, over every message, card and clause in three languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import fathom
from fathom.kernel.text import LANGUAGES

ROOT = Path(__file__).parents[1]
GLOSSARY = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text(encoding="utf-8"))
TERMS, STYLES = GLOSSARY["term"], GLOSSARY["style"]
SHARED = "shared"
LAYERS = ("kernel", "server", "terminal", "page", "game", "card", "clause")
BOARDS = {"board": "abyss"}
"""Files of the page that are not named after their game."""

GAP = "□"
"""Stands for whatever a message puts in, so that marks beside it can be judged."""


class Said(NamedTuple):
    """One piece of text as somebody wrote it, and where it belongs."""

    where: str
    layer: str
    game: str
    lang: str
    words: str


class Rule(NamedTuple):
    """What must not be found in one language, and where."""

    id: str
    games: frozenset[str]
    layers: frozenset[str]
    lang: str
    pattern: re.Pattern[str]
    use: str

    def holds_for(self, said: Said) -> bool:
        here = "all" in self.games or said.game in self.games
        return here and said.layer in self.layers and said.lang == self.lang


# ---- what is said


def home(path: Path) -> tuple[str, str]:
    """The layer and the game of a file of messages."""
    parts = path.relative_to(ROOT).parts
    owner = path.name.split(".")[0]
    if parts[0] == "web":
        return "page", BOARDS.get(owner, owner if owner in fathom.games() else SHARED)
    if parts[2] == "games":
        return "game", parts[3]
    if parts[2] == "cli":
        return "terminal", owner if owner in fathom.games() else SHARED
    return parts[2], SHARED


def patterns_in(node: Any) -> Iterator[ast.Pattern]:
    """A pattern and those inside its selectors, each to be read by itself."""
    if isinstance(node, ast.Pattern):
        yield node
    children = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    for child in children:
        yield from patterns_in(child)


def words_of(pattern: ast.Pattern) -> str:
    """The text of a pattern; what is put in is a gap, unless it is text itself."""
    out = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            out += element.value
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
            out += element.expression.parse()["value"]
        else:
            out += GAP
    return re.sub(r"\s*\n\s*", " ", out)


def read_messages(source: str, where: str, layer: str, game: str, lang: str) -> Iterator[Said]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name not in GLOSSARY["skip"]:
            for pattern in patterns_in([entry.value, entry.attributes]):
                yield Said(f"{where}: {entry.id.name}", layer, game, lang, words_of(pattern))


def files() -> list[Path]:
    return sorted([*(ROOT / "src").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ftl")])


def all_messages() -> Iterator[Said]:
    for path in files():
        source, lang = path.read_text(encoding="utf-8"), path.name.split(".")[-2]
        yield from read_messages(source, str(path.relative_to(ROOT)), *home(path), lang)


def all_clauses() -> Iterator[Said]:
    for name, game in fathom.games().items():
        for id, clause in game.clauses().items():
            for lang in LANGUAGES:
                yield Said(id, "clause", name, lang, clause.render(lang))


def all_cards() -> Iterator[Said]:
    """The names and texts of cards, as they are composed."""
    for name, game in fathom.games().items():
        for deck in game.cards().values():
            for card in deck:
                for lang in LANGUAGES:
                    for text in (card.name(), *card.say()):
                        yield Said(f"{name}: {card.slug}", "card", name, lang, text.within(name).render(lang))


SOURCES = {"messages": all_messages, "clauses": all_clauses, "cards": all_cards}


@lru_cache(maxsize=len(SOURCES))
def said_in(source: str) -> tuple[Said, ...]:
    return tuple(SOURCES[source]())


# ---- what must not be said


@lru_cache(maxsize=1)
def rules() -> list[Rule]:
    """Compiled once: there are more patterns than `re` keeps."""
    return [
        Rule(
            entry["id"],
            frozenset(entry.get("games", ("all",))),
            frozenset(entry.get("layers", LAYERS)),
            lang,
            re.compile(pattern),
            entry.get(lang) or entry["means"],
        )
        for entry in (*TERMS, *STYLES)
        for lang, patterns in entry.get("not", {}).items()
        for pattern in patterns
    ]


def complaints(said: Said, held: list[Rule]) -> list[str]:
    found = []
    for rule in held:
        if rule.holds_for(said) and (match := rule.pattern.search(said.words)):
            start, end = max(0, match.start() - 40), match.end() + 30
            told = f"{said.where} ({said.lang}): “{match[0]}” in “{said.words[start:end]}”"
            found.append(f"{told}; say: {rule.use} [{rule.id}]")
    return found


PAIRS = {"en": "“”", "pl": "„”", "de": "„“"}


def unpaired(said: Said) -> list[str]:
    """Quotation marks that are not opened or not closed."""
    opening, closing = PAIRS[said.lang]
    depth = 0
    for sign in said.words:
        depth += (sign == opening) - (sign == closing)
        if depth not in (0, 1):
            break
    return [f"{said.where} ({said.lang}): marks do not pair in “{said.words}”"] if depth else []


def test_no_file_has_a_part_that_nobody_reads() -> None:
    """What Fluent cannot parse it drops without a word, on the page too, where no other test would miss it."""
    trees = {str(path.relative_to(ROOT)): FluentParser().parse(path.read_text(encoding="utf-8")) for path in files()}
    dropped = [
        (where, part.content) for where, tree in trees.items() for part in tree.body if isinstance(part, ast.Junk)
    ]
    assert len(trees) > 90
    assert dropped == []


@pytest.mark.parametrize("source", SOURCES)
def test_everything_is_said_in_the_words_of_the_glossary(source: str) -> None:
    held, texts = rules(), said_in(source)
    assert len(texts) > 900
    bad = [told for said in texts for told in (*complaints(said, held), *unpaired(said))]
    assert not bad, f"{len(bad)} complaints\n" + "\n".join(bad)


# ---- the glossary itself


def test_every_entry_says_what_it_means_and_has_a_word_per_language() -> None:
    ids = [entry["id"] for entry in (*TERMS, *STYLES)]
    assert len(ids) == len(set(ids)) > 60
    for entry in TERMS:
        assert {"id", "means", "games", *LANGUAGES} <= entry.keys(), entry["id"]
        assert entry.keys() <= {"id", "means", "games", "layers", "not", *LANGUAGES}, entry["id"]
        assert set(entry["games"]) <= {*fathom.games(), SHARED, "all"}, entry["id"]
        assert set(entry.get("layers", ())) <= set(LAYERS), entry["id"]
        assert set(entry.get("not", ())) <= set(LANGUAGES), entry["id"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_glossary_is_in_use(lang: str) -> None:
    """Somewhere it holds, with whatever ending; else it is misspelt, or nobody speaks of the thing any more."""
    everything = [said for source in ("messages", "clauses") for said in said_in(source) if said.lang == lang]
    lost = []
    for entry in TERMS:
        stems = [word[: max(3, len(word) - 3)].casefold() for word in entry[lang].split()]
        games, layers = entry["games"], entry.get("layers", LAYERS)
        here = (s.words.casefold() for s in everything if ("all" in games or s.game in games) and s.layer in layers)
        if not any(all(stem in words for stem in stems) for words in here):
            lost.append(f"{entry['id']}: {entry[lang]}")
    assert lost == []


def test_no_entry_forbids_its_own_word() -> None:
    bad = []
    for entry in TERMS:
        held = [rule for rule in rules() if rule.id == entry["id"]]
        for lang in LANGUAGES:
            for layer in entry.get("layers", LAYERS):
                bad += complaints(Said(entry["id"], layer, entry["games"][0], lang, entry[lang]), held)
    assert bad == []


PLANTED = [
    ("terminal", "unfathomable", "pl", "Karta mitów: □.", "mythos-card"),
    ("terminal", "unfathomable", "pl", "Zagrożeni pasażerowie: □.", "risk-passenger"),
    ("terminal", "unfathomable", "pl", "Potwory (istot z głębin w puli: □):", "supply"),
    ("page", "unfathomable", "pl", "trudność", "target-value"),
    ("page", "unfathomable", "pl", "Przebyta odległość", "distance"),
    ("page", "unfathomable", "pl", "Miejsce w kolejce", "succession"),
    ("page", "abyss", "pl", "odporność 6", "resistance"),
    ("clause", "unfathomable", "pl", "Dobierz górną kartę talii.", "top-card"),
    ("clause", "unfathomable", "pl", "Monarcha trafia w Odmęty.", "the-deep"),
    ("clause", "abyss", "pl", "To rozszerzenie Leviathan.", "leviathan"),
    ("card", "unfathomable", "pl", "Potem rzuć kością.", "then"),
    ("clause", "abyss", "pl", "Policz perły, a potem klucze.", "then"),
    ("clause", "unfathomable", "pl", "Nikt nie musi dokładać kart do testu.", "add-to-a-test"),
    ("game", "unfathomable", "pl", "Jedna karta przeszkadzająca to przypadek.", "hindering"),
    ("game", "unfathomable", "de", "Eine hinderliche Karte ist Zufall.", "hindering"),
    ("game", "unfathomable", "pl", "Kotłownia napędza statek.", "boiler-room"),
    ("game", "unfathomable", "pl", "Znacznik podróży dociera do końca.", "advance"),
    ("game", "abyss", "pl", "Przypisani Lordowie tracą moc.", "power-of-a-lord"),
    ("card", "call_of_madness", "pl", "Porusz badacza o najwyżej 2 pola.", "at-most-before-by"),
    ("card", "unfathomable", "de", "Aktion, ein Mal pro Zug: Führe 2 Aktionen durch.", "times-in-one-word"),
    ("card", "unfathomable", "de", "Beschädige das Schiff 2 Mal.", "times-in-one-word"),
    ("clause", "unfathomable", "de", "Sie darf im selben Zug genutzt werden.", "use-ability"),
    ("page", "shared", "pl", "Otwórz link, który dostałeś.", "nobody-is-he"),
    ("card", "arkham", "pl", "Umieść 1 wskazówkę, a następnie jeśli są 2, akt postępuje.", "comma-before-condition"),
    ("card", "arkham", "en", "Place 1 clue, then if there are 2, advance the act.", "comma-before-condition"),
    ("card", "arkham", "de", "Lege 1 Hinweis ab, danach falls es 2 sind, ziehe 1 Karte.", "comma-before-condition"),
    ("page", "shared", "pl", "Wczytuję …", "ellipsis"),
    ("page", "shared", "en", "Loading …", "ellipsis"),
    ("page", "shared", "de", "Wird geladen…", "ellipsis"),
    ("card", "arkham", "pl", "Wykonaj test woli (3).. W przeciwnym razie odrzuć tę kartę.", "one-full-stop"),
    ("card", "arkham", "en", "Test willpower (3).. Otherwise, discard this card.", "one-full-stop"),
    ("terminal", "unfathomable", "de", "Reiseleiste: □.", "travel-track"),
    ("terminal", "unfathomable", "de", "Beschädigte Räume: □.", "room-space"),
    ("clause", "unfathomable", "de", "In einem Innenfeld steht ein Tiefes Wesen.", "room-space"),
    ("page", "unfathomable", "de", "Platz in der Rangfolge", "succession"),
    ("page", "unfathomable", "de", "Was die Probe unterstützt", "supporting-skill"),
    ("clause", "unfathomable", "de", "ein angrenzendes Feld", "adjacent"),
    ("card", "unfathomable", "de", "Verliere 2 Geistige Gesundheit.", "sanity"),
    ("clause", "abyss", "de", "Die Karte wird abgelegt.", "discard-abyss"),
    ("card", "abyss", "de", "Lege 1 Verbündeten aus der Hand ab.", "discard-abyss"),
    ("card", "unfathomable", "de", "Wirf diese Karte ab.", "discard-unfathomable"),
    ("clause", "abyss", "de", "Jedes gezahltes Nebulis zählt.", "nebulis"),
    ("kernel", "shared", "de", "Benutzt du eine Fähigkeit?", "use-ability"),
    ("card", "unfathomable", "de", "Fehlschlag: Du wirst überwältigt.", "test-failed"),
    ("card", "unfathomable", "de", "Platziere 1 Tiefes Wesen.", "spawn"),
    ("clause", "arkham", "pl", "Aktywny śledczy może zbadać lokalizację.", "arkham-investigator"),
    ("card", "arkham", "pl", "Dobierz kartę i zyskaj 1 surowiec.", "arkham-resource"),
    ("clause", "arkham", "pl", "Wróg wykonuje atak okazyjny.", "arkham-attack-of-opportunity"),
    ("clause", "arkham", "pl", "Wróg angażuje badacza.", "arkham-engaged"),
    ("clause", "arkham", "pl", "Karta trafia do strefy zagrożenia.", "arkham-threat-area"),
    ("clause", "arkham", "de", "Lege 1 Chaosplättchen in den Beutel zurück.", "arkham-chaos-token"),
    ("card", "arkham", "de", "Jeder Feind an deinem Ort greift an.", "arkham-enemy"),
    ("clause", "arkham", "de", "Die Karte wird abgeworfen.", "arkham-discard"),
    ("clause", "arkham", "de", "Der Ermittler weicht dem Gegner aus.", "arkham-evade"),
    ("clause", "arkham", "en", "Each detective draws a card.", "arkham-investigator"),
    ("card", "abyss", "en", "At once – Each opponent: Discard 1 ally.", "each-opponent"),
    ("card", "unfathomable", "pl", "Akcja – Zaatakuj wroga na swoim polu.", "action-label"),
    ("card", "unfathomable", "pl", "Tracicie 1 paliwa.", "change-resource"),
    ("card", "unfathomable", "de", "Auf Wunsch: Riskiere 1 Passagier.", "may"),
    ("card", "abyss", "pl", "Zapłać 5 pereł. W zamian: Weź Lorda.", "cost"),
    ("clause", "call_of_madness", "pl", "Badacz wchodzi do bazy gracza.", "headquarters"),
    ("clause", "call_of_madness", "pl", "Badacz ma 6 życia.", "life-point-madness"),
    ("card", "call_of_madness", "pl", "Odrzuć żeton.", "token-madness"),
    ("game", "call_of_madness", "pl", "Wykonaj dodatkową akcję.", "additional-action"),
    ("clause", "call_of_madness", "pl", "Płonie znacznik ognia.", "fire-marker"),
    ("card", "call_of_madness", "de", "Zerstöre einen Ermittler.", "destroy"),
    ("clause", "call_of_madness", "de", "Die Figur ist erschöpft.", "toppled"),
    ("game", "call_of_madness", "de", "Errichte einen Vorposten.", "outpost"),
    ("clause", "call_of_madness", "en", "Each opponent loses 2 followers.", "cultist-madness"),
    ("page", "arkham", "pl", "walka 2, wytrzymałość 3, unik 1", "arkham-evade-value"),
    ("page", "arkham", "pl", "Trudność", "arkham-difficulty-label"),
    ("page", "arkham", "pl", "wycofanie się", "arkham-resign"),
    ("page", "arkham", "de", "Fehlschlag", "arkham-pass-fail"),
    ("terminal", "arkham", "de", "im Kampf mit □", "arkham-engage-action"),
    ("game", "arkham", "pl", "Ulepsz do: □", "arkham-upgrade"),
    ("game", "arkham", "pl", "Uleczono 1 obrażenie.", "arkham-heal"),
    ("card", "call_of_madness", "de", "Greife einen Ermittler bei sich an.", "automa-board"),
    ("game", "call_of_madness", "de", "□ nutzt die Macht □.", "use-ability"),
    ("server", "shared", "de", "Du hast □ Daueranweisungen.", "standing-order"),
    ("page", "shared", "de", "Im Menü der Spielleitung", "host"),
    ("page", "shared", "en", "Pass every window", "ability-window"),
    ("terminal", "shared", "en", "bot: greedy", "clever-bot"),
    ("clause", "abyss", "en", "Discard an Ally.", "ally"),
    ("card", "unfathomable", "de", "Wirkung: -2 Nahrung", "minus"),
    ("page", "shared", "en", "a table of 2-5 players", "minus"),
    ("page", "shared", "en", 'called "Anna"', "quotation-marks"),
    ("clause", "unfathomable", "pl", "karta “Nic do ukrycia”", "quotation-marks"),
    ("clause", "unfathomable", "de", "die Karte „Köder”", "quotation-marks"),
    ("page", "shared", "pl", "Kto , kiedy", "spaces"),
]  # fmt: skip


@pytest.mark.parametrize(("layer", "game", "lang", "words", "entry"), PLANTED)
def test_a_planted_mistake_is_found(layer: str, game: str, lang: str, words: str, entry: str) -> None:
    """And by its own entry only: what is planted holds nothing else that is wrong."""
    found = complaints(Said("here", layer, game, lang, words), rules())
    assert {told.rsplit("[", 1)[1] for told in found} == {f"{entry}]"}


INNOCENT = [
    ("clause", "abyss", "pl", "Granica ma dziewięć pól; przy granicy stoi Lewiatan."),
    ("clause", "unfathomable", "pl", "Odmęty Grozy: potwory wracają na Odmęty, a w Odmętach czekają."),
    ("card", "unfathomable", "de", "Lege diese Karte ab, um +1 Nahrung zu erhalten …"),
    ("card", "abyss", "de", "Wirf 1 Verbündeten ab: −1 Perle."),
    ("clause", "call_of_madness", "pl", "Posterunkowy stoi obok przyczółka, traci 1 punkt życia; gra automatyczna."),
    ("clause", "call_of_madness", "de", "Lege 1 Wahnsinnsmarker in den Beutel zurück; im Vorrat bleibt einer."),
    ("page", "shared", "de", "Wird geladen …"),
    ("page", "shared", "en", "2–5 players, “Anna” among them…"),
    ("clause", "abyss", "en", "B-EXP-02 and U-1.8 are clauses; a Lord pays a pearl."),
    ("game", "unfathomable", "de", "Reiseapotheke"),
    ("game", "arkham", "en", "Roland's .38 Special"),
]  # fmt: skip


@pytest.mark.parametrize(("layer", "game", "lang", "words"), INNOCENT)
def test_what_is_right_is_left_alone(layer: str, game: str, lang: str, words: str) -> None:
    said = Said("here", layer, game, lang, words)
    assert [*complaints(said, rules()), *unpaired(said)] == []


@pytest.mark.parametrize(("lang", "words"), [("en", "an “open end"), ("pl", "”odwrotnie„"), ("de", "„“ „a „b““")])
def test_marks_that_do_not_pair_are_found(lang: str, words: str) -> None:
    assert unpaired(Said("here", "page", SHARED, lang, words))


def test_a_message_is_read_with_its_branches_and_forms() -> None:
    """A mistake is found in a branch of a selector, in an attribute and in a literal; a comment is not read."""
    source = (
        "# Z góry …\n"
        "one = { $n ->\n    [one] Z góry …\n   *[other] { $n } kart\n}\n"
        "two = dobrze\n    .gen = Z góry …\n"
        'three = { "Z góry …" }\n'
        "cli-same-words = Z góry …\n"
    )
    texts = list(read_messages(source, "x.pl.ftl", "page", SHARED, "pl"))
    assert [said.words for said in texts] == [GAP, "Z góry …", f"{GAP} kart", "dobrze", "Z góry …", "Z góry …"]
    bad = [said.where for said in texts if complaints(said, rules())]
    assert bad == ["x.pl.ftl: one", "x.pl.ftl: two", "x.pl.ftl: three"]
