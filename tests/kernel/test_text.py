"""Texts: how messages, nouns, forms, lists and names are put together; the words are tested with the games."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from pathlib import Path

import pytest

import toygame  # noqa: F401  # its words are known once it is imported
from fathom.kernel.effect import Choose, Effect, InSequence
from fathom.kernel.text import LANGUAGES, Lexicon, Listed, MissingText, Text, home_of, lexicon, sentence, who
from toygame.verbs import Heal

FILES = {
    "en": """
pearl = pearl
    .pl = pearls
fox = the Fox
    .acc = the Fox
takes = { $player } takes { COUNT($n, "pearl", "acc") } from { FORM($card, "acc") }.
wraps = ({ $inner })
quotes = „{ FORM($inner, "acc") }”
sees = { $player } sees { FORM($cards, "acc") }.
go = go to { FORM($it, "acc") }
    .other = goes to { FORM($it, "acc") }
    .sentence = go, at last, to { FORM($it, "acc") }
stay = stay
    .inf = remain
both = { $first } and { $second }
do = { SENTENCE($what) }
told = told { $what }
den = dens
    .one = a den
    .it = it
den-of = dens of { $whose }
    .one = the den of { $whose }
broken = { $nobody } is here.
valueless =
    .acc = only a form
one-form = one
counts-one = { COUNT($n, "one-form") }
counts-noun = { COUNT($n, $noun) }
hidden-en = only here
""",
    "pl": """
pearl = perła
    .acc = perłę
    .nom-pl = perły
    .acc-pl = perły
    .gen-pl = pereł
    .ins = perłą
    .ins-pl = perłami
fox = Lis
    .acc = Lisa
takes = { $player } bierze { COUNT($n, "pearl", "acc") }, { FORM($card, "acc") }.
wraps = ({ $inner })
quotes = „{ FORM($inner, "acc") }”
sees = { $player } widzi { FORM($cards, "acc") }.
with-pearls = z { COUNT($n, "pearl", "ins") }
go = idź do { FORM($it, "gen") }
den = nory
    .one = nora
    .one-gen = nory
    .it = ona
    .it-gen = niej
""",
    "de": """
pearl = Perle
    .pl = Perlen
    .dat = Perle
    .dat-pl = Perlen
fox = der Fuchs
    .acc = den Fuchs
takes = { $player } nimmt { COUNT($n, "pearl", "acc") } und { FORM($card, "acc") }.
wraps = ({ $inner })
quotes = „{ FORM($inner, "acc") }“
sees = { $player } sieht { FORM($cards, "acc") }.
""",
}


@pytest.fixture(autouse=True, scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A package with nothing but a locale folder, spread over two files per language as games may do."""
    folder: Path = tmp_path_factory.mktemp("words") / "wordsonly"
    (folder / "locale").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    for lang, source in FILES.items():
        (folder / "locale" / f"{lang}.ftl").write_text(source, encoding="utf-8")
        (folder / "locale" / f"names.{lang}.ftl").write_text(f"crab = {lang} crab\n", encoding="utf-8")
    monkey = pytest.MonkeyPatch()
    monkey.syspath_prepend(str(folder.parent))
    home_of("words", "wordsonly")
    for lang in LANGUAGES:
        lexicon("words", lang)
    monkey.undo()


def words_of(id: str, lang: str = "en", **args: object) -> str:
    return Text(id, "words", **args).render(lang)


@pytest.mark.parametrize(
    ("lang", "n", "expected"),
    [
        ("en", 1, "Player 1 takes 1 pearl from the Fox."),
        ("en", 0, "Player 1 takes 0 pearls from the Fox."),
        ("en", 5, "Player 1 takes 5 pearls from the Fox."),
        ("pl", 1, "Gracz 1 bierze 1 perłę, Lisa."),
        ("pl", 2, "Gracz 1 bierze 2 perły, Lisa."),
        ("pl", 4, "Gracz 1 bierze 4 perły, Lisa."),
        ("pl", 5, "Gracz 1 bierze 5 pereł, Lisa."),
        ("pl", 12, "Gracz 1 bierze 12 pereł, Lisa."),
        ("pl", 22, "Gracz 1 bierze 22 perły, Lisa."),
        ("pl", 0, "Gracz 1 bierze 0 pereł, Lisa."),
    ],
)
def test_numbers_and_cases(lang: str, n: int, expected: str) -> None:
    assert words_of("takes", lang, player=who(0), n=n, card=Text("fox")) == expected


@pytest.mark.parametrize(("n", "expected"), [(1, "z 1 perłą"), (3, "z 3 perłami"), (5, "z 5 perłami")])
def test_polish_many_takes_the_genitive_only_where_nominative_or_accusative_stood(n: int, expected: str) -> None:
    assert words_of("with-pearls", "pl", n=n) == expected


def test_a_noun_can_be_an_argument() -> None:
    assert words_of("counts-noun", n=3, noun=Text("pearl")) == "3 pearls"
    assert words_of("counts-noun", n=1, noun=Text("pearl")) == "1 pearl"


@pytest.mark.parametrize(("lang", "expected"), [("en", "„(the Fox)”"), ("pl", "„(Lis)”"), ("de", "„(der Fuchs)“")])
def test_a_case_reaches_a_noun_but_not_through_a_phrase_that_does_not_pass_it_on(lang: str, expected: str) -> None:
    assert words_of("quotes", lang, inner=Text("wraps", inner=Text("fox"))) == expected
    assert words_of("quotes", "pl", inner=Text("fox")) == "„Lisa”"


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Player 2 sees the Fox, en crab and the Fox."),
        ("pl", "Gracz 2 widzi Lisa, pl crab i Lisa."),
    ],
)
def test_lists_join_their_items_in_the_case_demanded(lang: str, expected: str) -> None:
    cards = Listed([Text("fox"), Text("crab"), Text("fox")])
    assert words_of("sees", lang, player=who(1), cards=cards) == expected


def test_short_and_alternative_lists() -> None:
    assert words_of("wraps", inner=Listed([])) == "()"
    assert words_of("wraps", inner=Listed([Text("fox")])) == "(the Fox)"
    assert words_of("wraps", inner=Listed([Text("fox"), Text("crab")], "or")) == "(the Fox or en crab)"


def test_names_replace_seats_everywhere() -> None:
    text = Text("sees", "words", player=who(1), cards=Listed([who(0), who(2)]))
    assert text.render("en", {0: "Ada", 1: "Bo"}) == "Bo sees Ada and Player 3."
    assert text.render("en") == "Player 2 sees Player 1 and Player 3."


def test_an_inner_text_inherits_the_domain_and_may_have_its_own() -> None:
    assert words_of("wraps", inner=Text("pearl")) == "(pearl)"
    assert words_of("wraps", inner=Text("pass")) == "(Pass)", "words of the kernel are at hand in every domain"
    assert words_of("wraps", inner=Text("famine", "toy")) == "(Famine)"


def test_within_gives_a_domain_only_to_a_text_without_one() -> None:
    assert Text("pearl").within("words").domain == "words"
    assert Text("pearl", "words").within("toy").domain == "words"


@pytest.mark.parametrize(
    "text",
    [
        Text("no-such-message", "words"),
        Text("broken", "words"),
        Text("valueless", "words"),
        Text("counts-one", "words", n=2),
        Text("counts-noun", "words", n=2, noun="nothing"),
        Text("wraps", "words", inner=Text("no-such-message")),
        Text("pearl"),
    ],
)
def test_what_is_missing_raises_instead_of_showing_something_raw(text: Text) -> None:
    with pytest.raises(MissingText):
        text.render("en")


def test_a_message_of_one_language_does_not_stand_in_for_another() -> None:
    assert words_of("hidden-en") == "only here"
    with pytest.raises(MissingText, match=r"pl.*hidden-en"):
        words_of("hidden-en", "pl")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MissingText, match="no language"):
        words_of("pearl", "fr")


def test_texts_are_values() -> None:
    a = Text("takes", "words", player=who(0), n=2, card=Text("fox"))
    b = Text("takes", "words", card=Text("fox"), n=2, player=who(0))
    assert a == b and hash(a) == hash(b)
    assert a != Text("takes", "words", player=who(0), n=3, card=Text("fox"))
    assert a != "takes"
    assert len({hash(Text("takes", n=n, card=Text("fox", age=n % 7))) for n in range(100)}) == 100  # for caches
    assert pickle.loads(pickle.dumps(a)) == a
    assert json.loads(json.dumps(a.to_json())) == {
        "id": "takes",
        "domain": "words",
        "args": {
            "player": {"id": "player-name", "domain": "kernel", "args": {"number": 1}},
            "n": 2,
            "card": {"id": "fox"},
        },
    }


def test_a_list_is_a_value_too() -> None:
    listed = Text("wraps", "words", inner=Listed([Text("fox"), Text("crab")]))
    assert listed == Text("wraps", "words", inner=Listed([Text("fox"), Text("crab")]))
    assert json.loads(json.dumps(listed.to_json()))["args"]["inner"] == {
        "list": [{"id": "fox"}, {"id": "crab"}],
        "join": "and",
    }


def test_the_kernel_has_the_same_messages_in_every_language() -> None:
    english = set(Lexicon("kernel", "en").ids())
    for lang in LANGUAGES:
        assert set(Lexicon("kernel", lang).ids()) == english


def test_the_toy_game_has_the_same_messages_in_every_language() -> None:
    english = set(lexicon("toy", "en").ids())
    for lang in LANGUAGES:
        assert set(lexicon("toy", lang).ids()) == english


# ---- forms, targets and sentences


def go(it: Text) -> Text:
    return Text("go", "words", it=it)


def test_a_text_with_a_form_of_its_own_stands_in_it_in_whatever_case() -> None:
    assert go(Text("den")).render("en") == "go to dens"
    assert go(Text("den").formed("one")).render("en") == "go to a den"
    assert go(Text("den").formed("one")).render("pl") == "idź do nory", "its form in the case demanded"
    assert go(Text("den").formed("it")).render("pl") == "idź do niej"
    assert go(Text("den").formed("each")).render("en") == "go to dens", "a form it does not have is no error"
    assert go(Text("den-of", whose=Text("fox")).formed("one")).render("en") == "go to the den of the Fox"


def test_a_text_about_it_names_the_thing_first_and_then_by_a_pronoun() -> None:
    twice = Text("both", "words", first=go(Text("it")), second=Text("told", what=go(Text("it"))))
    about = twice.about(Text("den").formed("one"), Text("den").formed("it"))
    assert about.render("en") == "go to a den and told go to it"
    listed = Text("wraps", "words", inner=Listed([go(Text("it")), go(Text("it"))]))
    assert (
        listed.about(Text("den").formed("one"), Text("den").formed("it")).render("en") == "(go to a den and go to it)"
    )
    assert Text("stay", "words").about(Text("den"), Text("den")) == Text("stay", "words"), "about nothing"


def test_what_was_chosen_before_is_told_by_the_effect_around() -> None:
    """The inner target leaves a mention of the outer one alone; the outer one fills it."""
    inner = Text("both", "words", first=go(Text("it")), second=go(Text("that")))
    here = inner.about(Text("den").formed("one"), Text("den").formed("it"))
    assert here.about(Text("fox"), Text("fox")).render("en") == "go to a den and go to the Fox"


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (Text("stay"), "Stay."),
        (Text("go", it=Text("fox")), "Go, at last, to the Fox."),
        (Listed([Text("stay"), Text("go", it=Text("fox"))], "then"), "Stay. Go, at last, to the Fox."),
        (Listed([]), ""),
        (Text("both", first=Text("stay"), second=Text("stay")), "Stay and stay."),
        (Text("takes", player=who(0), n=1, card=Text("fox")), "Player 1 takes 1 pearl from the Fox."),
    ],
    ids=["clause", "form of its own", "several", "none", "inner clauses", "full stop"],
)
def test_a_sentence_has_a_capital_and_one_full_stop(what: Text | Listed, expected: str) -> None:
    assert words_of("do", what=what) == expected


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        ("draw", "Draw."),
        ("why?", "Why?"),
        ("stop!", "Stop!"),
        ("so:", "So:"),
        ("", ""),
        ("über", "Über."),
        ("„x”", "„x”."),
        ("„x!”", "„x!”"),
    ],
)
def test_a_clause_becomes_a_sentence(clause: str, expected: str) -> None:
    assert sentence(clause) == expected


def test_the_word_between_clauses_has_forms_like_the_clauses() -> None:
    twice = Text("effect-sequence", "kernel", parts=Listed([Text("effect-cancel"), Text("effect-cancel")], "then"))
    assert twice.render("de") == "verhindere es, danach verhindere es"
    assert Text("effect-may", "kernel", effect=twice).render("de") == "du darfst es verhindern und danach es verhindern"
    assert Text("effect-may", "kernel", effect=twice).render("en") == "you may prevent it, then prevent it"


@pytest.mark.parametrize(
    ("case", "go_to", "stay"),
    [("", "go to the Fox", "stay"), ("inf", "go to the Fox", "remain"), ("zu", "go to the Fox", "remain"),
     ("other", "goes to the Fox", "stay"), ("inf-other", "go to the Fox", "remain")],
)  # fmt: skip
def test_a_clause_has_the_form_its_place_demands_or_the_next_best(case: str, go_to: str, stay: str) -> None:
    words = lexicon("words", "en")
    assert words.phrase(go(Text("fox")), case, None) == go_to
    assert words.phrase(Text("stay", "words"), case, None) == stay


def test_a_form_travels_with_its_text() -> None:
    den = Text("den", "words").formed("one")
    assert Text.from_json(json.loads(json.dumps(den.to_json()))) == den
    assert pickle.loads(pickle.dumps(den)).render("en") == "a den"
    assert den != Text("den", "words") and den.within("toy").form == "one"
    assert Text("den").formed("one").within("words").render("en") == "a den"


# ---- neighbours in one clause


class Fetch(Effect):
    joins = "log-gains"

    def __init__(self, n: int) -> None:
        self.n = n

    def say(self) -> Text:
        return Text("effect-draw", n=self.n)

    def say_with(self, others: Sequence[Fetch]) -> Text:
        return Text("effect-draw", n=sum(other.n for other in others))


class Alone(Fetch):
    joins = ""


def test_neighbours_of_one_kind_share_a_clause() -> None:
    def said(*effects: Effect) -> str:
        return InSequence(*effects).say().within("toy").render("en")

    assert said(Fetch(1), Fetch(2)) == "draw 3 cards"
    assert said(Fetch(1), Fetch(2), Heal(1)) == "draw 3 cards, then regain 1 point of health"
    assert said(Fetch(1), Heal(1), Fetch(2)) == "draw 1 card, regain 1 point of health, then draw 2 cards"
    assert said(Alone(1), Alone(2)) == "draw 1 card, then draw 2 cards"


class Take(Fetch):
    def say_with(self, others: Sequence[Fetch]) -> Text:
        return Text("effect-sequence", parts=Listed([Text("effect-draw", n=other.n) for other in others]))


def test_a_choice_among_changes_of_one_kind_is_told_in_one_clause() -> None:
    def said(*effects: Effect) -> str:
        return Choose(*effects).say().within("toy").render("en")

    assert said(Take(1), Take(2), Take(3)) == "draw 1 card, draw 2 cards or draw 3 cards"
    assert said(Take(1), Heal(1)) == "choose one: draw 1 card or regain 1 point of health"
    assert said(Alone(1), Alone(2)) == "choose one: draw 1 card or draw 2 cards"
    assert said(Take(1)) == "choose one: draw 1 card"


def test_every_form_of_a_clause_is_shown_by_the_toy_game() -> None:
    """What a game of the next kind needs has an example here, in each language that has the form."""
    forms = {"en": {"other", "one", "each", "it", "another", "others", "per"}}
    forms["pl"] = forms["en"] | {"inf", "acc", "gen", "one-acc", "each-acc", "it-acc", "another-acc"}
    forms["de"] = forms["en"] | {"inf", "zu", "one-acc", "each-acc", "it-acc", "another-acc"}
    for lang in LANGUAGES:
        words = lexicon("toy", lang)
        shown = {form for id in words.ids() for form in words.bundle.get_message(id).attributes}
        assert forms[lang] <= shown
