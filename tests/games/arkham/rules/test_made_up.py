"""Clauses that no card of the core set exercises: in these tests cards have other texts than those printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fathom
from arkham_made_up import HALL, engaged, in_hall, resting, restored
from arkham_play import at
from fathom.games import zones
from fathom.games.arkham.cards.costs import Suffer
from fathom.games.arkham.cards.kinds import Asset, EventCard, Treachery
from fathom.games.arkham.cards.printed import CARDS, FACE
from fathom.games.arkham.cards.terms import ANY_TURN_ENDS, ENEMIES_HERE, YOU_DEFEAT, YOUR_ASSETS, YOUR_TURN
from fathom.games.arkham.cards.verbs import Deal, Gain, Heal, TakeHarm
from fathom.games.arkham.pieces import card, slug_of
from fathom.games.arkham.rules.abilities import Constant, Forced, Free
from fathom.games.arkham.rules.areas import discard
from fathom.games.arkham.rules.assets import PutIntoPlay
from fathom.games.arkham.rules.deckbuilding import experience_of, price, purchases, starter_deck, upgrades
from fathom.games.arkham.rules.playing import Fast
from fathom.games.arkham.rules.values import skill
from fathom.kernel.ability import Limit
from fathom.kernel.effect import Effect, ForEach, InSequence, Perform, Scope, Then
from fathom.kernel.reply import Until
from fathom.kernel.table import Table
from fathom.kernel.target import Some
from fathom.kernel.text import Text


@pytest.fixture(autouse=True)
def printed_again() -> Iterator[None]:
    yield from restored()


# ---- effects


@pytest.mark.rule("A-ability.14")
def test_what_a_cost_brings_does_not_make_an_effect_possible() -> None:
    Asset("knife", Free(Heal(horror=1), cost=Suffer(horror=1, on="you")))
    assert not in_hall(play=["knife"]).offers("free.knife"), "only its own cost would give it something to heal"
    assert in_hall(play=["knife"], horror=1).offers("free.knife")


@pytest.mark.rule("A-target.3")
def test_several_targets_are_chosen_at_once() -> None:
    EventCard("emergency-cache", play=Some(ENEMIES_HERE, Deal(1), 2, 2))
    play = in_hall(resting("ghoul-minion"), resting("icy-ghoul"), resting("ravenous-ghoul"), hand=["emergency-cache"])
    play.does("play.emergency-cache").until("choose-some")
    assert len(play.keys) == 3 and not any(play.s.damage.get(enemy) for enemy in play.s.enemies)
    play.does(["ghoul-minion", "icy-ghoul"])
    assert (play.on("ghoul-minion", "damage"), play.on("icy-ghoul", "damage")) == (1, 1)
    assert play.on("ravenous-ghoul", "damage") == 0


@pytest.mark.rule("A-target.4")
def test_an_effect_without_a_chosen_target_does_nothing() -> None:
    EventCard("emergency-cache", play=Then(Some(ENEMIES_HERE, Deal(1)), Gain(3)))
    play = in_hall(resting("ghoul-minion"), hand=["emergency-cache"])
    play.does("play.emergency-cache").until("choose-some").answer([])
    assert play.s.resources[0] == 5 and play.on("ghoul-minion", "damage") == 0
    hit = in_hall(resting("ghoul-minion"), hand=["emergency-cache"])
    hit.does("play.emergency-cache", ["ghoul-minion"])
    assert hit.s.resources[0] == 8


@pytest.mark.rule("A-then.4")
@pytest.mark.parametrize(("horror", "resources"), [(0, 6), (1, 9)])
def test_nothing_then_if_the_first_part_was_not_done_in_full(horror: int, resources: int) -> None:
    EventCard("emergency-cache", play=Then(InSequence(Gain(1), Heal(horror=1)), Gain(3)))
    play = in_hall(hand=["emergency-cache"], horror=horror)
    play.does("play.emergency-cache").until()
    assert play.horror() == 0 and play.s.resources[0] == resources


@pytest.mark.rule("A-delayed-effects.3")
def test_a_delayed_effect_meets_whoever_is_there_when_it_happens() -> None:
    blow = Forced(ANY_TURN_ENDS, ForEach(ENEMIES_HERE, Deal(1)))
    EventCard("emergency-cache", play=Until("round", blow))
    play = in_hall(resting("ghoul-minion"), resting("icy-ghoul", "attic"), hand=["emergency-cache"])
    play.does("play.emergency-cache", "move.attic")
    assert play.on("icy-ghoul", "damage") == 0
    play.does("end-turn")
    assert (play.on("ghoul-minion", "damage"), play.on("icy-ghoul", "damage")) == (0, 1)


# ---- playing cards


@pytest.mark.rule("A-fast.4")
def test_a_fast_event_with_a_moment_and_a_period() -> None:
    EventCard("evidence", Fast(YOU_DEFEAT, Gain(3), YOUR_TURN))
    rats, more = engaged("swarm-of-rats"), engaged("ghoul-minion", damage=1)
    seat = {"at": "hallway", "hand": ["evidence"], "play": ["guard-dog"]}
    play = at(seat, locations=HALL, enemies=[rats, more], tokens=["0", "0"])
    play.does("fight.swarm-of-rats").until("window-after")
    assert play.offers("evidence.0")
    play.skip().until().does("fight.ghoul-minion").until("window-after")
    assert play.offers("evidence.0"), "at every such moment of the turn"
    night = at(seat, locations=HALL, enemies=[more], phase="enemy")
    night.until("ask-assign").does({"damage/guard-dog": 1, "horror/roland-banks": 1}, "guard-dog.0")
    assert not night.has("ghoul-minion") and not night.offers("evidence.0"), "it is nobody's turn"


@pytest.mark.rule("A-play-restrictions.2")
def test_a_permission_allows_what_is_otherwise_not_the_time() -> None:
    seat = {"at": "hallway", "hand": ["dodge", "emergency-cache"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion")], phase="enemy")
    play.until("window-would", "ask-action")
    assert play.s.phase == "enemy" and play.keys == ("pass", "dodge"), "dodge says when; the other one does not"
    play.does("dodge.0").until()
    assert play.damage() == 0 and play.discard() == ["dodge"]


class FromDiscard(Effect):
    """The knife leaves the discard pile."""

    def run(self, t: Table[Any], scope: Scope) -> None:
        zones.move(t, ("discards", scope.seat), "limbo", (FACE["knife"],))

    def say(self) -> Text:
        return Text("no")


@pytest.mark.rule("A-put-into-play.1", "A-put-into-play.2")
def test_a_card_put_into_play_is_not_paid_for_but_needs_its_slot() -> None:
    enters = Perform("no", lambda scope: PutIntoPlay(seat=scope.seat, card=FACE["knife"]))
    EventCard("emergency-cache", play=InSequence(FromDiscard(), enters))
    seat = {"discard": ["knife"], "hand": ["emergency-cache"], "play": ["machete", "flashlight"], "resources": 0}
    play = in_hall(**seat)
    play.does("play.emergency-cache")
    assert play.asks == "ask-slots" and play.s.resources[0] == 0
    play.does(["machete"])
    assert [slug_of(piece) for piece in play.s.play[0]] == ["flashlight", "knife"]
    assert sorted(play.discard()) == ["emergency-cache", "machete"]


# ---- areas and owners


@pytest.mark.rule("A-ability.2")
def test_an_ability_does_not_reach_cards_out_of_play() -> None:
    out = {"encounter_discard": ["ghoul-minion"], "aside": ["ghoul-priest"], "encounter": ["icy-ghoul"]}
    play = at({"at": "hallway", "play": ["beat-cop"], "hand": ["knife"]}, locations=HALL, **out)
    assert not play.offers("free.beat-cop")
    play = at({"at": "hallway", "play": ["beat-cop"]}, locations=HALL, enemies=[resting("ravenous-ghoul")], **out)
    play.does("free.beat-cop")
    assert play.on("ravenous-ghoul", "damage") == 1


@pytest.mark.rule("A-elim.1.1")
def test_what_somebody_out_of_the_game_owns_stays_until_it_leaves_play() -> None:
    seats = {"at": "hallway", "damage": 8}, {"investigator": "agnes-baker", "at": "attic", "play": ["knife"]}
    play = at(*seats, locations=HALL, enemies=[engaged("ghoul-minion")], phase="enemy")
    play.t.state.owners[play.piece("knife")] = 0
    play.until()
    assert play.s.status[0] == "defeated" and play.has("knife")
    before = len(play.s.removed)
    discard(play.t, play.piece("knife"))
    assert len(play.s.removed) == before + 1 and play.discard(0) == play.discard(1) == []


@pytest.mark.rule("A-ownership.2", "A-ownership.3")
def test_hand_deck_and_discards_go_with_their_player_and_the_piles_of_the_scenario_stay() -> None:
    mine = {"at": "hallway", "damage": 8, "hand": ["dodge"], "discard": ["knife"], "deck": ["guts"]}
    other = {"investigator": "agnes-baker", "at": "attic", "hand": ["ward-of-protection"], "discard": ["shrivelling"]}
    enemies = [engaged("ghoul-minion")]
    play = at(mine, other, locations=HALL, enemies=enemies, encounter_discard=["swarm-of-rats"])
    heard = {found.source: found.owner for found in play.t.game.abilities(play.t)}
    assert (heard["dodge"], heard["ward-of-protection"]) == (0, 1)

    def others() -> list[Any]:
        s = play.s
        scenario = [s.encounter_deck, s.encounter_discard, s.acts, s.agendas, s.act, s.agenda]
        return [*scenario, s.hands[1], s.decks[1], s.discards[1]]

    before = others()
    play.does("resource")
    while not play.s.status[0]:
        play.skip()
    s = play.s
    assert others() == before and (s.hands[0], s.decks[0], s.discards[0]) == ((), (), ())


# ---- order


@pytest.mark.rule("A-rul.2")
def test_what_arises_inside_is_over_before_the_rest_goes_on() -> None:
    seat = {"at": "attic", "play": ["guard-dog"], "hand": ["evidence"]}
    play = at(seat, locations=HALL, enemies=[engaged("ghoul-minion", damage=1)], phase="enemy")
    play.until("ask-assign").does({"damage/guard-dog": 1, "horror/roland-banks": 1}, "guard-dog.0")
    assert play.asks == "window-after" and not play.has("ghoul-minion")
    play.does("evidence.0")
    assert play.clues() == 1 and play.on("guard-dog", "damage") == 0 and play.horror() == 0, "the attack waits"
    play.until()
    assert play.on("guard-dog", "damage") == 1 and play.horror() == 1


@pytest.mark.rule("A-fw.1.5")
def test_the_end_of_the_mythos_phase_is_a_moment() -> None:
    wizard = resting("wizard-of-the-order", "attic")
    play = at({"at": "hallway"}, locations=HALL, enemies=[wizard], phase="mythos", encounter=["swarm-of-rats"])
    play.until()
    assert play.on("wizard-of-the-order", "doom") == 1
    log = play.log()
    drawn = next(i for i, line in enumerate(log) if "Swarm of Rats" in line)
    doomed = [i for i, line in enumerate(log) if "doom" in line and "Wizard" in line]
    assert len(doomed) == 1 and doomed[0] > drawn, "once, and after the encounter cards"


# ---- limits and numbers


@pytest.mark.rule("A-limits.5")
@pytest.mark.parametrize("times", [1, 2])
def test_a_maximum_per_round_counts_the_plays_of_everybody(times: int) -> None:
    EventCard("emergency-cache", play=Gain(3), most=Limit("round", times))
    hand = ["emergency-cache", "emergency-cache", "emergency-cache"]
    seats = {"at": "hallway", "hand": hand}, {"investigator": "agnes-baker", "at": "hallway", "hand": hand}
    play = at(*seats, locations=HALL, encounter=["icy-ghoul", "flesh-eater"])
    for _ in range(times):
        assert play.offers("play.emergency-cache")
        play.does("play.emergency-cache")
    assert not play.offers("play.emergency-cache")
    play.does("end-turn")
    assert play.asked == 1 and not play.offers("play.emergency-cache"), "the others' plays count too"
    play.does("end-turn", "player-0").until()
    assert play.offers("play.emergency-cache"), "a new round"


@pytest.mark.rule("A-limits.7")
def test_a_maximum_of_an_ability_counts_all_copies() -> None:
    Asset("knife", Free(Gain(1), limit=Limit("round", 1, "copies")))
    play = at({"at": "hallway", "play": ["knife", "knife"]},
              {"investigator": "agnes-baker", "at": "hallway", "play": ["knife"]}, locations=HALL)  # fmt: skip
    play.does("free.knife")
    assert not play.offers("free.knife"), "not with the other copy either"
    play.does("end-turn")
    assert play.asked == 1 and not play.offers("free.knife")


@pytest.mark.rule("A-modifiers.3", "A-modifiers.4")
@pytest.mark.parametrize(
    ("changes", "combat"),
    [
        ((("times", 2), ("add", 1)), 10),
        ((("over", 2), ("add", 1)), 3),
        ((("over", 2), ("over", 2), ("add", 1)), 2),
        ((("over", 2), ("times", 3), ("add", 1)), 8),
    ],
)
def test_sums_come_before_products_and_what_is_left_is_rounded_up(
    changes: tuple[tuple[str, int], ...], combat: int
) -> None:
    Asset("knife", *(Constant("combat", n, how=how) for how, n in changes))
    assert skill(in_hall(play=["knife"]).t, 0, "combat") == combat, "Roland has 4"


# ---- encounter cards


@pytest.mark.rule("A-victory.5")
def test_a_treachery_worth_points_goes_to_the_victory_display(monkeypatch: pytest.MonkeyPatch) -> None:
    Treachery("ancient-evils", revelation=TakeHarm(horror=1))
    monkeypatch.setattr(card(FACE["ancient-evils"]), "victory", 1)
    play = at({"at": "hallway"}, locations=HALL, phase="mythos", encounter=["ancient-evils"])
    play.until("ask-assign", "ask-action")
    if play.asks == "ask-assign":
        assert play.s.victory == (), "not before it is resolved"
        play.does({"horror/roland-banks": 1}).until()
    assert play.horror() == 1 and [slug_of(piece) for piece in play.s.victory] == ["ancient-evils"]
    assert play.s.encounter_discard == ()


@pytest.mark.rule("A-unique.2")
@pytest.mark.parametrize("unique", [True, False])
def test_a_unique_enemy_drives_out_the_player_card_of_its_title(monkeypatch: pytest.MonkeyPatch, unique: bool) -> None:
    monkeypatch.setattr(card(FACE["icy-ghoul"]), "unique", unique)
    monkeypatch.setattr(card(FACE["beat-cop"]), "title", "icy-ghoul")
    places = [*HALL, "parlor"]
    play = at({"at": "hallway", "play": ["beat-cop"]}, locations=places, phase="mythos", encounter=["icy-ghoul"])
    play.until()
    assert play.has("icy-ghoul") and play.has("beat-cop") is not unique
    assert play.discard() == (["beat-cop"] if unique else [])


# ---- keywords of deckbuilding


def roland() -> list[str]:
    return [slug_of(piece) for piece in starter_deck("roland-banks")]


def new(cards: list[str]) -> Table[Any]:
    return fathom.new("arkham", options={"decks": [{"investigator": "roland-banks", "cards": cards}]}, seats=1, seed=3)


def keyword(monkeypatch: pytest.MonkeyPatch, slug: str, *words: str) -> None:
    monkeypatch.setattr(card(FACE[slug]), "keywords", frozenset(words))


@pytest.mark.rule("A-keywords.2")
def test_no_card_of_the_core_set_is_exceptional_or_permanent() -> None:
    assert not any({"exceptional", "permanent"} & printed.keywords for printed in CARDS)


@pytest.mark.rule("A-permanent.1", "A-permanent.2", "A-permanent.3")
def test_a_permanent_card_comes_on_top_and_begins_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(fathom.BadOption):
        new([*roland(), "overpower"])
    keyword(monkeypatch, "overpower", "permanent")
    s = new([*roland(), "overpower"]).state
    assert [slug_of(piece) for piece in s.play[0]] == ["overpower"] and len(s.lists[0]) == 34
    assert FACE["overpower"] not in (*s.decks[0], *s.hands[0]) and len(s.decks[0]) + len(s.hands[0]) == 33
    for cards, rule in (
        ([*roland(), "overpower", "overpower", "overpower"], "A-deckbuilding.3"),
        ([*roland(), "hot-streak"], "A-deckbuilding.4"),
    ):
        keyword(monkeypatch, "hot-streak", "permanent")
        with pytest.raises(fathom.BadOption) as told:
            new(cards)
        assert told.value.rule == rule


@pytest.mark.rule("A-permanent.4")
def test_a_permanent_card_leaves_play_only_with_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = {"at": "hallway", "play": ["beat-cop"], "damage": 8}
    enemies = [engaged("ghoul-minion")]
    assert at(seat, locations=HALL, enemies=enemies).offers("free.beat-cop")
    keyword(monkeypatch, "beat-cop", "permanent")
    play = at(seat, {"investigator": "agnes-baker", "at": "attic"}, locations=HALL, enemies=enemies)
    assert not play.offers("free.beat-cop"), "it cannot be discarded as a cost"
    assert not YOUR_ASSETS.find(play.t, Scope(you=0)), "nor by an effect"
    play.does("resource")
    while not play.s.status[0]:
        play.does({"damage/roland-banks": 1, "horror/beat-cop": 1}) if play.asks == "ask-assign" else play.skip()
    assert FACE["beat-cop"] in [piece % zones.FACES for piece in play.s.removed]


@pytest.mark.rule("A-exceptional.1", "A-exceptional.2")
def test_an_exceptional_card_costs_double_and_comes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = roland()
    cards[cards.index("knife")] = cards[cards.index("flashlight")] = "beat-cop-2"
    cards.remove("beat-cop")
    cards.append("knife")
    assert experience_of([FACE["beat-cop-2"]]) == 2 == price(FACE["beat-cop-2"])
    assert new(cards).seats == 1
    keyword(monkeypatch, "beat-cop-2", "exceptional")
    assert experience_of([FACE["beat-cop-2"]]) == 4 == price(FACE["beat-cop-2"])
    assert price(FACE["beat-cop-2"], FACE["beat-cop"]) == 4
    with pytest.raises(fathom.BadOption) as told:
        new(cards)
    assert told.value.rule == "A-exceptional.2"
    deck = tuple(FACE[slug] for slug in roland())
    free = tuple(piece for piece in deck if card(piece).title != "beat-cop")
    assert FACE["beat-cop-2"] in purchases("roland-banks", free, [], 4, 1)
    assert FACE["beat-cop-2"] not in purchases("roland-banks", free, [], 3, 1)
    assert FACE["beat-cop-2"] not in purchases("roland-banks", deck, [], 4, 1), "one of that title is in it"
    assert (FACE["beat-cop-2"], FACE["beat-cop"]) in upgrades("roland-banks", deck, [], 4, 1)
    two = (*deck, FACE["beat-cop"])
    assert FACE["beat-cop-2"] not in dict(upgrades("roland-banks", two, [], 4, 1)), "the other one would stay"
