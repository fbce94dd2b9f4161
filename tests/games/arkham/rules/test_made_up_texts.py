"""More clauses that no card of the core set exercises: immunity, contradictions, X, whole effects. In these tests cards
have other texts than those printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arkham_made_up import HALL, engaged, in_hall, resting, restored
from arkham_play import at
from fathom.games.arkham.cards.cardplay import EnterThreatArea, Put
from fathom.games.arkham.cards.costs import Exhaust, Suffer
from fathom.games.arkham.cards.kinds import Asset, Enemy, EventCard, Location, Treachery
from fathom.games.arkham.cards.story import Spawn
from fathom.games.arkham.cards.terms import (
    ENEMIES_HERE,
    IT_IS_THIS,
    PRIEST_SPAWNS,
    YOU_TAKE_HORROR,
    YOUR_CLUES,
)
from fathom.games.arkham.cards.verbs import Deal, DrawCards, Gain, Heal, TakeHarm
from fathom.games.arkham.pieces import ident, slug_of
from fathom.games.arkham.rules.abilities import Constant, Forced, Free, Reaction
from fathom.games.arkham.rules.values import fight_value, shroud, skill
from fathom.kernel.effect import Choose, ForEach, InSequence, Then
from fathom.kernel.reply import Until
from fathom.kernel.select import THAT_MANY, Selector
from fathom.kernel.target import One


@pytest.fixture(autouse=True)
def printed_again() -> Iterator[None]:
    yield from restored()


# ---- immunity


def immune() -> Constant:
    return Constant("immune", 1, when=IT_IS_THIS)


@pytest.mark.rule("A-immune.1")
def test_what_is_immune_is_neither_chosen_nor_affected() -> None:
    Enemy("ghoul-minion", immune())
    Asset("knife", Constant("fight", 2, whose="all"))
    seat = {"play": ["beat-cop", "knife"], "hand": ["dynamite-blast"]}
    alone = in_hall(resting("ghoul-minion"), **seat)
    assert not alone.offers("free.beat-cop"), "it cannot be chosen"
    play = in_hall(resting("ghoul-minion"), resting("icy-ghoul"), **seat)
    assert fight_value(play.t, play.piece("icy-ghoul")) == 5, "3 and 2"
    assert fight_value(play.t, play.piece("ghoul-minion")) == 2, "it is not changed"
    play.does("free.beat-cop")
    assert play.on("icy-ghoul", "damage") == 1, "the other one was the only choice"
    play.does("play.dynamite-blast")
    assert not play.has("icy-ghoul") and play.on("ghoul-minion", "damage") == 0
    assert play.offers("fight.ghoul-minion"), "an attack is no effect of a card"


@pytest.mark.rule("A-immune.1")
def test_immunity_to_player_cards_is_none_to_encounter_cards() -> None:
    Enemy("ghoul-minion", immune())
    Location("hallway", Constant("fight", 2))
    play = in_hall(resting("ghoul-minion"))
    assert fight_value(play.t, play.piece("ghoul-minion")) == 4


ATTACHED = Selector("select-your-assets", lambda t, s: [ident(piece) for piece in t.state.attached])


@pytest.mark.rule("A-immune.2")
def test_what_lies_on_an_immune_card_is_not_immune() -> None:
    Location("attic", immune(), Forced(YOU_TAKE_HORROR, Gain(1)))
    Asset("knife", Free(One(ATTACHED, Put("discard", "it"))), Constant("shroud", -1))
    play = at({"at": "attic", "play": ["knife"], "hand": ["working-a-hunch"]}, locations=HALL,
              attached=[{"card": "obscuring-fog", "to": "attic"}])  # fmt: skip
    assert shroud(play.t, play.piece("attic")) == 3, "1 and 2 of the fog, nothing of the knife"
    play.does("free.working-a-hunch")
    assert play.clues() == 1, "its clues can be discovered by a card"
    play.does("free.knife")
    assert not play.has("obscuring-fog"), "what is attached to it can be chosen"


@pytest.mark.rule("A-immune.3")
def test_immunity_gained_later_leaves_a_lasting_effect_alone() -> None:
    Enemy("ghoul-minion", Constant("immune", 1, when=IT_IS_THIS))
    Enemy("icy-ghoul")
    EventCard("emergency-cache", play=ForEach(ENEMIES_HERE, Until("round", Constant("fight", 3, whose="it"))))
    blank = {"card": "ghoul-minion", "at": "hallway", "exhausted": True}
    play = at({"at": "hallway", "hand": ["emergency-cache", "mind-wipe"]}, locations=HALL,
              enemies=[blank, resting("icy-ghoul")])  # fmt: skip
    play.does("play.emergency-cache")
    minion, icy = play.piece("ghoul-minion"), play.piece("icy-ghoul")
    assert (fight_value(play.t, minion), fight_value(play.t, icy)) == (2, 6)
    Enemy("ghoul-minion")
    Enemy("icy-ghoul", Constant("immune", 1, when=IT_IS_THIS))
    play.t.abilities_changed()
    assert play.t.value("immune", ident(icy)) and not play.t.value("immune", ident(minion))
    assert (fight_value(play.t, minion), fight_value(play.t, icy)) == (2, 6), "neither is looked at again"


@pytest.mark.rule("A-immune.4")
def test_immunity_is_none_to_costs() -> None:
    Asset("beat-cop", immune(), Free(Gain(1), cost=Suffer(damage=1)), Free(DrawCards(1), cost=Exhaust()))
    play = in_hall(play=["beat-cop"])
    assert play.offers("free.beat-cop")
    play.answer(next(key for key in play.t.asked[0].keys if key.startswith("free.beat-cop")))
    assert play.on("beat-cop", "damage") == 1 and play.s.resources[0] == 6


# ---- whole effects


@pytest.mark.rule("A-effects.6")
def test_nothing_answers_a_part_of_an_effect_before_the_rest_of_it() -> None:
    EventCard("emergency-cache", play=InSequence(One(ENEMIES_HERE, Deal(3)), Gain(3)))
    play = at({"at": "attic", "hand": ["emergency-cache", "evidence"]}, locations=HALL,
              enemies=[resting("ghoul-minion", "attic")])  # fmt: skip
    play.does("play.emergency-cache").until("window-after")
    assert play.keys == ("pass", "roland-banks", "evidence") and not play.has("ghoul-minion")
    assert play.s.resources[0] == 8, "all of the effect was done"
    play.does("roland-banks.0", "evidence.0")
    assert play.clues() == 2


@pytest.mark.rule("A-effects.6")
def test_what_comes_into_play_with_the_rest_of_an_effect_answers_its_beginning() -> None:
    """The Yellow Sign: 2 horror, then a search that finds the weakness which answers horror."""
    play = at({"at": "hallway", "deck": ["knife", "psychosis"]}, locations=HALL, phase="mythos",
              encounter=["the-yellow-sign"], tokens=["auto-fail"])  # fmt: skip
    play.until()
    assert (play.horror(), play.damage()) == (2, 1)


@pytest.mark.rule("A-then.3")
@pytest.mark.parametrize("horror", [0, 1])
def test_what_comes_then_comes_before_what_answers_the_first_part(horror: int) -> None:
    Asset("knife", Reaction(YOU_TAKE_HORROR, Gain(1)))
    EventCard("emergency-cache", play=Then(TakeHarm(horror=1), DrawCards(1)))
    play = in_hall(hand=["emergency-cache"], play=["knife"], deck=["guts", "dodge"], horror=horror)
    play.does("play.emergency-cache").until("window-after")
    assert play.hand() == ["guts"] and play.horror() == horror + 1 and play.s.resources[0] == 5
    play.does("knife.0")
    assert play.s.resources[0] == 6


@pytest.mark.rule("A-effects.5")
def test_what_ends_by_itself_is_no_effect_of_a_card() -> None:
    """When a lasting effect ends, nothing happens that answers what cards do: no second engagement, no defeat."""
    play = at({"at": "hallway", "hand": ["mind-wipe"]}, locations=HALL, enemies=[engaged("young-deep-one")],
              phase="mythos", encounter=["swarm-of-rats", "swarm-of-rats"])  # fmt: skip
    while play.s.phase != "investigation":
        play.skip()
    play.does("mind-wipe.0", "young-deep-one").until()
    deep_one = ident(play.piece("young-deep-one"))
    assert play.t.value("blank", deep_one) == 1 and play.horror() == 0
    lines = len(play.log())
    play.does("end-turn", "young-deep-one").until()
    assert play.t.value("blank", deep_one) == 0
    told = [line for line in play.log()[lines:] if "Young Deep One" in line]
    assert play.horror() == 1 and len(told) == 1, "it attacked, and that was all"


# ---- choices


@pytest.mark.rule("A-must.2")
@pytest.mark.parametrize("any", [False, True])
def test_an_option_that_changes_nothing_may_be_chosen_where_nothing_must(any: bool) -> None:
    EventCard("emergency-cache", play=Choose(Heal(damage=1), Heal(horror=1), any=any))
    play = in_hall(hand=["emergency-cache"], damage=2)
    play.does("play.emergency-cache")
    assert (play.asks == "choose-effect") is any
    if any:
        play.does("heal-horror")
    assert (play.damage(), play.horror()) == ((2, 0) if any else (1, 0))
    assert not in_hall(hand=["emergency-cache"]).offers("play.emergency-cache"), "one of them must change something"


# ---- X


@pytest.mark.rule("A-x.2")
def test_x_is_fixed_before_its_cost_is_modified() -> None:
    EventCard("emergency-cache", play=DrawCards(THAT_MANY), x=YOUR_CLUES)
    Asset("knife", Constant("event-cost", -2))
    play = in_hall(hand=["emergency-cache"], play=["knife"], clues=3, resources=1, deck=["guts", "dodge", "machete"])
    play.does("play.emergency-cache").until()
    assert play.s.resources[0] == 0, "3, less 2"
    assert sorted(play.hand()) == ["dodge", "guts", "machete"], "X is 3 all the same"


# ---- replacements and contradictions


@pytest.mark.rule("A-instead.2")
@pytest.mark.parametrize(("first", "last"), [("your-house", "northside"), ("northside", "your-house")])
def test_of_two_replacements_the_more_recent_one_counts(first: str, last: str) -> None:
    Location("northside", Forced(PRIEST_SPAWNS, Spawn("it")))
    options = {"scenario": "the-midnight-masks"}
    play = at({"at": "rivertown"}, locations=["rivertown", "your-house", "northside"], phase="mythos",
              encounter=["ghoul-priest"], options=options)  # fmt: skip
    play.until("which-forced-first")
    play.answer(next(key for key in play.t.asked[0].keys if key.startswith(first))).until()
    assert play.where("ghoul-priest") == last


@pytest.mark.rule("A-rul.15")
@pytest.mark.parametrize("bearer", [0, 1])
def test_the_encounter_card_prevails(bearer: int) -> None:
    """Whoever of the two comes first in player order."""
    Asset("knife", Constant("combat", 6, how="set", whose="all"))
    Treachery("haunted", Constant("combat", 1, how="set", whose="all"), revelation=EnterThreatArea())
    seats: list[dict[str, Any]] = [{"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}]
    seats[bearer]["threat"], seats[1 - bearer]["play"] = ["haunted"], ["knife"]
    play = at(*seats, locations=HALL)
    assert [skill(play.t, seat, "combat") for seat in (0, 1)] == [1, 1]
    assert skill(in_hall(play=["knife"]).t, 0, "combat") == 6


@pytest.mark.rule("A-priority.3", "A-rul.15")
@pytest.mark.parametrize(("last", "combat"), [("knife", 6), ("machete", 2)])
def test_the_lead_investigator_orders_texts_of_one_kind(last: str, combat: int) -> None:
    Asset("knife", Constant("combat", 6, how="set"))
    Asset("machete", Constant("combat", 2, how="set"))
    play = in_hall(play=["knife"], hand=["machete"])
    assert skill(play.t, 0, "combat") == 6
    play.does("play.machete")
    assert play.asks == "ask-texts" and play.asked == play.s.lead
    keys = sorted(play.t.asked[0].keys, key=lambda key: key.startswith(last))
    play.answer(keys)
    assert skill(play.t, 0, "combat") == combat


# ---- discards


@pytest.mark.rule("A-discard.5")
@pytest.mark.parametrize("top", ["lucky", "dodge"])
def test_who_discards_several_cards_at_once_orders_them(top: str) -> None:
    seat = {"investigator": "wendy-adams", "at": "hallway", "play": ["wendys-amulet"], "resources": 5}
    hand = ["lucky", "dodge", "knife"]
    play = at({**seat, "hand": hand, "deck": ["amnesia"]}, locations=HALL)
    play.does("draw").until("ask-discard")
    play.does(["lucky", "dodge"])
    assert play.asks == "ask-discard-order" and play.asked == 0
    play.answer(sorted(["lucky", "dodge"], key=lambda slug: slug == top))
    assert play.discard()[:2][-1] == top


@pytest.mark.rule("A-discard.5")
def test_the_order_of_discards_is_not_asked_where_it_changes_nothing() -> None:
    play = in_hall(hand=["dodge", "evidence", "knife"], deck=["amnesia"])
    play.does("draw").until("ask-discard").does(["dodge", "evidence"])
    assert play.asks == "ask-action"


# ---- types of cards


@pytest.mark.rule("A-cardtypes.1")
def test_a_card_that_becomes_another_type_is_nothing_else_any_more() -> None:
    """The agenda Predator or Prey? turns into an enemy."""
    play = at({"at": "rivertown"}, locations=["rivertown", "your-house"], options={"scenario": "the-midnight-masks"},
              agenda="predator-or-prey", doom=5, phase="mythos", encounter=["swarm-of-rats"])  # fmt: skip
    play.until()
    s = play.s
    assert play.has("the-masked-hunter") and play.offers("fight.the-masked-hunter")
    assert slug_of(s.agenda) == "time-is-running-short" and not s.agendas, "it is no agenda any more"
    sources = {found.source for found in play.t.game.abilities(play.t)}
    assert "predator-or-prey" not in sources and ident(play.piece("the-masked-hunter")) in sources
