"""Setting up a scenario (A-setup.1 to A-setup.14), step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.ask import Pick, PickSome
from ...kernel.procedure import Procedure, Step
from ...kernel.text import Text, noun, who
from .. import zones
from .cards.printed import CARDS, FACE, face
from .pieces import Cards, card
from .rules.areas import enter
from .rules.chaos import BAGS, return_tokens
from .rules.commit import copy_keys, pieces_of_keys
from .rules.deckbuilding import company, extra_weaknesses, starter_deck, weaknesses_left
from .rules.drawing import shuffle_deck, to_hand
from .rules.each import each
from .rules.standalone import Earlier, write_log
from .scenarios.scenario import SCENARIOS, cards_of_sets
from .state import NOBODY, ArkhamState, Table

__all__ = ["SetUp", "all_pieces", "draw_weakness", "empty_state"]

HAND = 5
RESOURCES = 5


def empty_state(seats: int, options: Mapping[str, Any]) -> ArkhamState:
    """Nobody has sat down yet."""
    nothing, first = [0] * seats, seats - options["later"]
    return zones.empty(
        ArkhamState, seats, status=["" if seat < first else "absent" for seat in range(seats)],
        places=[NOBODY] * seats, resources=nothing, actions=nothing,
        tome_actions=nothing, lists=[()] * seats, experience=nothing, physical=nothing, mental=nothing,
        penalties=nothing, started=first,
    )  # fmt: skip


def draw_weakness(t: Table) -> int:
    """A random basic weakness that nobody has yet (A-deckbuilding.7)."""
    left = weaknesses_left(t.state.lists, t.options["boxes"])
    t.reveal("revealed-draw")
    return left[t.streams.below(len(left), "weaknesses")]


def seat_investigators(t: Table) -> None:
    """Everybody takes an investigator and the deck that was chosen (A-setup.1, A-deckbuilding.7)."""
    s, decks = t.state, t.options["decks"]
    brought_by = [seat for seat in s.playing() if seat < len(decks) and decks[seat]]
    own = [tuple(FACE[slug] for slug in decks[seat]["cards"]) for seat in brought_by]
    named = [decks[seat]["investigator"] for seat in brought_by]
    others = iter(company(named, own, len(s.playing()) - len(named), t.options["boxes"]))
    for seat in s.playing():
        chosen = decks[seat] if seat in brought_by else None
        investigator = chosen["investigator"] if chosen else next(others)
        s.investigators[seat] = face(investigator)
        cards: Cards = tuple(FACE[slug] for slug in chosen["cards"]) if chosen else starter_deck(investigator)
        s.lists[seat] = cards
        brought = {key: n for key, n in (chosen or {}).items() if isinstance(n, int)}
        for key, kept in (("experience", s.experience), ("physical", s.physical), ("mental", s.mental)):
            kept[seat] = brought.get(key, 0)
        more = 0 if brought else extra_weaknesses(cards)  # a survivor earned the experience
        wanted = 1 + more - sum([CARDS[piece].is_basic for piece in cards])
        for _ in range(max(0, wanted)):
            s.lists[seat] = tuple(sorted((*s.lists[seat], draw_weakness(t))))


class SetUp(Procedure):
    """A scenario is set up; nothing may be used meanwhile (A-setup.14)."""

    scenario: str = ""

    def step_1_investigators(self, t: Table) -> None:
        s = t.state
        s.scenario = self.scenario
        if all(piece < 0 for piece in s.investigators):
            seat_investigators(t)
        s.started = sum(status != "absent" for status in s.status)
        if t.options["scenario"] != "campaign":
            write_log(t)

    def step_2_trauma(self, t: Table) -> None:
        s = t.state
        for seat in s.playing():
            you = s.investigators[seat]
            s.add(s.damage, you, s.physical[seat])
            s.add(s.horror, you, s.mental[seat])

    def step_3_lead(self, t: Table) -> Step:
        seats = t.state.playing()
        return Pick(seats[0], tuple(f"player-{seat}" for seat in seats), "ask-lead", "A-setup.3")

    def took_3_lead(self, t: Table, key: str) -> None:
        t.state.lead = int(key.removeprefix("player-"))

    def text_3_lead(self, t: Table, key: str) -> Text:
        return who(int(key.removeprefix("player-")))

    def step_4_earlier(self, t: Table) -> Step:
        return Earlier() if t.options["scenario"] != "campaign" else None

    def step_5_decks(self, t: Table) -> None:
        """Permanent cards begin in play (A-permanent.3)."""
        s = t.state
        for seat in s.playing():
            permanent = [piece for piece in s.lists[seat] if "permanent" in CARDS[piece].keywords]
            zones.put(t, ("decks", seat), tuple([piece for piece in s.lists[seat] if piece not in permanent]))
            shuffle_deck(t, seat)
            for piece in permanent:
                enter(t, ("play", seat), piece, seat)

    def step_6_bag(self, t: Table) -> None:
        return_tokens(t, (*BAGS[t.options["difficulty"]], *t.state.tokens_added))

    def step_7_resources(self, t: Table) -> None:
        s = t.state
        s.resources = [0 if s.status[seat] else RESOURCES for seat in range(t.seats)]

    def step_8_opening_hands(self, t: Table) -> None:
        for seat in t.state.playing():
            fill_hand(t, seat, HAND)

    def step_9_mulligan(self, t: Table) -> Step:
        return each(t.state.playing(), Mulligan())

    def step_10_scenario(self, t: Table) -> None:
        s = t.state
        found = SCENARIOS[self.scenario]
        rest = list(cards_of_sets(found.sets))
        s.agendas, s.acts = tuple(map(face, found.agendas)), tuple(map(face, found.acts))
        for piece in (*s.agendas, *s.acts):
            rest.remove(piece)
        found.lay_out(t, rest)
        s.encounter_deck = t.streams.shuffled(rest, "encounter")
        s.box = tuple(sorted(all_pieces(t)))

    def step_11_agenda_and_act(self, t: Table) -> None:
        s = t.state
        s.agenda, s.agendas = s.agendas[0], s.agendas[1:]
        s.act, s.acts = s.acts[0], s.acts[1:]
        t.abilities_changed()
        t.log("log-scenario", "A-setup.10", scenario=noun(self.scenario))


def all_pieces(t: Table) -> list[int]:
    return [
        piece % zones.FACES
        for zone in zones.zones_of(ArkhamState) if not zone.marks
        for _, pile in zone.piles(getattr(t.state, zone.field)) for piece in pile
    ]  # fmt: skip


def fill_hand(t: Table, seat: int, n: int) -> None:
    """Draw for the opening hand; weaknesses are replaced, and shuffled back
    afterwards: meanwhile they lie beneath the deck (A-setup.8.1)."""
    s = t.state
    while n and any(not card(piece).is_weakness for piece in s.decks[seat]):
        (piece,) = zones.draw(t, ("decks", seat), 1, seen_by=(seat,))
        if card(piece).is_weakness:
            zones.put(t, ("decks", seat), (piece,), beneath=True, seen_by=(seat,))
        else:
            to_hand(t, seat, piece)
            n -= 1
    t.reveal("revealed-draw")


class Mulligan(Procedure):
    """Once, any number of cards of the opening hand may be replaced (A-mulligan.1)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        hand = t.state.hands[self.seat]
        return PickSome(self.seat, copy_keys(hand), "ask-mulligan", "A-mulligan.1", 0, len(hand))

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        """They are shuffled back only after as many were drawn."""
        back = pieces_of_keys(t.state.hands[self.seat], keys)
        zones.take(t, ("hands", self.seat), back, seen_by=(self.seat,))
        fill_hand(t, self.seat, len(back))
        self.result = list(back)

    def text_1_choose(self, t: Table, key: str) -> Text:
        return noun(key.partition("@")[0])

    def step_2_shuffle_back(self, t: Table) -> None:
        back = tuple(self.result or ())
        if back:
            zones.put(t, ("decks", self.seat), back, seen_by=(self.seat,))
        shuffle_deck(t, self.seat)
        t.abilities_changed()
        t.log("log-mulligan", "A-mulligan.1", player=who(self.seat), n=len(back))
        self.result = None
