"""Described positions: a plain dict becomes a table between two actions, or at the beginning of a phase (format:
docs/arkham.md).

Cards are taken out of the decks and encounter sets they belong to; one that does not belong there is added, so that any
card can be looked at in any scenario. Checked is that every card exists and is of a kind that may lie where it is put.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.procedure import Procedure
from .. import zones
from ..described import check_keys, count, expect, flag, named, seat_number
from ..facts import look
from .cards.printed import face
from .naming import called, slug_for
from .pieces import Cards, Piece, card
from .rules.actions import FIRST_ACTION
from .rules.areas import enter, stir
from .rules.chaos import BAGS, TOKENS, return_tokens
from .rules.deckbuilding import INVESTIGATORS, ORDER, starter_deck
from .rules.moving import WOODS, reveal
from .rules.play import Play
from .rules.round import PHASES, Round
from .rules.turn import ACTIONS
from .rules.values import clue_value, has
from .scenarios.scenario import CHAPTERS, SCENARIOS, cards_of_sets
from .setup import all_pieces
from .state import NOBODY, Table
from .whereabouts import NOTES, bad, check_pieces, enters_threat, lying

__all__ = ["place"]

TABLE_KEYS = (
    "options", "seed", "seats", "scenario", "locations", "enemies", "attached", "loose", "act", "agenda", "doom",
    "act_clues", "encounter", "encounter_discard", "cultists", "victory", "aside", "unseen", "tokens", "bag", "phase",
    "active", "lead", "round", "started", "notes", "got_away", "interrogated", "rest",
)  # fmt: skip
SEAT_KEYS = (
    "investigator", "at", "hand", "deck", "discard", "play", "threat", "resources", "clues", "damage", "horror",
    "actions", "tome_actions", "had_turn", "status", "experience", "physical", "mental", "used", "knows",
)  # fmt: skip
KNOWN = {"deck": "decks", "encounter": "encounter_deck", "cultists": "cultist_deck"}
"""The decks of which somebody may have seen the top cards."""
LIMITED = ("turn", "phase", "round", "scenario")
"""The periods whose limits a described seat may have used up."""
MOST_SEATS = 4
PIECE_KEYS = ("card", "damage", "horror", "clues", "doom", "uses", "exhausted", "owner")


class Laying:
    """A position on its way to the table; `rest` are the encounter cards that lie nowhere yet."""

    def __init__(self, t: Table, position: Mapping[str, Any]) -> None:
        self.t, self.position = t, position
        check_keys(position, TABLE_KEYS, "position")
        chosen = t.options["scenario"]
        named_one = position.get("scenario", chosen if chosen in SCENARIOS else "the-gathering")
        self.scenario = SCENARIOS[named({id: id for id in SCENARIOS}, named_one, "scenario")]
        given = position["seats"]
        self.seats: list[dict[str, Any]] = given if isinstance(given, list) else [{}] * t.seats
        for seat, described in enumerate(self.seats):
            check_keys(expect(dict, described, f"seats[{seat}]"), SEAT_KEYS, f"seats[{seat}]")
        kinds = {kind: kind for kind in ("decks", "encounter")}
        self.gone = [named(kinds, kind, "rest") for kind in expect(list, position.get("rest", []), "rest")]
        """The decks of which everything that is named nowhere is out of the game."""
        self.rest = list(cards_of_sets(self.scenario.sets))
        if self.scenario.id == "the-midnight-masks":
            self.rest += cards_of_sets(("cult-of-umordhoth",))
        for slug in (*self.scenario.agendas, *self.scenario.acts):
            self.rest.remove(face(slug))

    # ---- reading

    def cards(self, given: Any, kind: str, where: str) -> Cards:
        names = lying(kind)
        return tuple(called(names, name, where) for name in expect(list, given, where))

    def entry(self, given: Any, kind: str, where: str, *keys: str) -> tuple[Piece, dict[str, Any]]:
        """A card, and what is said of it."""
        told = given if isinstance(given, dict) else {"card": given}
        check_keys(told, (*PIECE_KEYS, *keys), where)
        return called(lying(kind), told.get("card"), where), told

    def listed(self, key: str) -> list[tuple[str, Any]]:
        return [(f"{key}[{i}]", one) for i, one in enumerate(expect(list, self.position.get(key, []), key))]

    def claim(self, pile: list[int], piece: Piece) -> None:
        """A card is taken out of where it belongs; a foreign one is added."""
        if piece in pile:
            pile.remove(piece)

    def mark(self, piece: Piece, told: Mapping[str, Any], where: str) -> None:
        """Tokens on a card in play, and whether it is exhausted."""
        s = self.t.state
        for key, tokens in (("damage", s.damage), ("horror", s.horror), ("clues", s.clues), ("doom", s.doom)):
            s.add(tokens, piece, count(told, key, 0, where))
        if "uses" in told:
            s.uses.pop(piece, None)
            s.add(s.uses, piece, count(told, "uses", 0, where))
        if flag(told, "exhausted", False, where):
            s.exhausted += (piece,)

    def log(self) -> None:
        """What the campaign log says."""
        s, position = self.t.state, self.position
        notes = {note: note for note in NOTES}
        s.notes = tuple(named(notes, note, "notes") for note in expect(list, position.get("notes", []), "notes"))
        s.got_away = self.cards(position.get("got_away", []), "cultists", "got_away")
        s.interrogated = self.cards(position.get("interrogated", []), "cultists", "interrogated")
        numbers = {n: n for n in range(len(s.playing()), MOST_SEATS + 1)}
        s.started = named(numbers, position.get("started", len(s.playing())), "started")

    # ---- seats

    def seat(self, seat: int) -> None:
        s, t, told, where = self.t.state, self.t, self.seats[seat], f"seats[{seat}]"
        taken = [slug_for(other.get("investigator")) for other in self.seats]
        free = [slug for slug in ORDER if slug not in taken]
        name = free[taken[:seat].count(None)] if taken[seat] is None else taken[seat]
        investigator = named({slug: slug for slug in INVESTIGATORS}, name, f"{where}.investigator")
        if taken.count(name) > 1:
            raise bad("position-too-many", where=f"{where}.investigator", given=investigator, most=1)
        you = s.investigators[seat] = face(investigator)
        rest = list(starter_deck(investigator))
        top = self.cards(told.get("deck", []), "deck", f"{where}.deck")
        hand = self.cards(told.get("hand", []), "deck", f"{where}.hand")
        gone = self.cards(told.get("discard", []), "deck", f"{where}.discard")
        attached = [self.entry(one, "attached", where, "to") for where, one in self.listed("attached")]
        for piece in (*top, *hand, *gone, *(piece for piece, more in attached if more.get("owner", 0) == seat)):
            self.claim(rest, piece)
        zones.put(t, ("hands", seat), hand)
        zones.put(t, ("discards", seat), gone)
        for area in ("play", "threat"):
            for i, one in enumerate(expect(list, told.get(area, []), f"{where}.{area}")):
                piece, more = self.entry(one, area, f"{where}.{area}[{i}]")
                printed = card(piece)  # a story asset is nobody's own where its scenario is played (A-ownership.1)
                foreign = bool(printed.set) and (printed.is_encounter or printed.set in self.scenario.sets)
                self.claim(self.rest if foreign else rest, piece)
                owner = NOBODY if foreign else seat_number(t, more.get("owner", seat), f"{where}.{area}[{i}].owner")
                if area == "threat":  # as it enters play
                    enters = enters_threat(card(piece))
                    more = {key: getattr(enters, key) for key in ("clues", "horror")} | more
                self.own(owner, piece)
                self.mark(enter(t, (area, seat), piece, owner), more, f"{where}.{area}[{i}]")
        if "decks" in self.gone:
            zones.put(t, "removed", tuple(rest))
        else:
            s.decks[seat] = t.streams.shuffled(rest, f"deck-{seat}")
        zones.put(t, ("decks", seat), top[::-1])
        for piece in (*rest, *top, *hand, *gone):
            self.own(seat, piece)
        for key, tokens in (("clues", s.clues), ("damage", s.damage), ("horror", s.horror)):
            s.add(tokens, you, count(told, key, 0, where))
        s.resources[seat] = count(told, "resources", 5, where)
        s.experience[seat], s.physical[seat], s.mental[seat] = (
            count(told, key, 0, where) for key in ("experience", "physical", "mental")
        )
        s.status[seat] = named(
            {word: word for word in ("", "resigned", "defeated")}, told.get("status", ""), f"{where}.status"
        )

    def own(self, seat: int, piece: Piece) -> None:
        """Wherever it lies, a card belongs to the deck of its owner: that is what the campaign goes on with."""
        if seat >= 0:
            lists = self.t.state.lists
            lists[seat] = tuple(sorted((*lists[seat], piece)))

    def places(self) -> None:
        s = self.t.state
        for seat, told in enumerate(self.seats):
            if s.status[seat] == "absent":
                continue
            where = f"seats[{seat}].at"
            here = {card(place).slug: place for place in s.locations}
            if "at" in told:
                s.places[seat] = called(here, told["at"], where)
            elif s.places[seat] < 0:
                s.places[seat] = s.locations[0]
            if s.status[seat]:
                s.places[seat] = NOBODY
            elif s.places[seat] not in s.revealed:  # somebody has entered it (A-location.4)
                reveal(self.t, s.places[seat])

    # ---- the scenario

    def locations(self) -> None:
        t, s = self.t, self.t.state
        if "locations" not in self.position:
            s.agendas = tuple(map(face, self.scenario.agendas))
            self.scenario.lay_out(t, self.rest)
            if "doom" in self.position or "agenda" in self.position:
                s.doom.pop(s.agendas[0], None)
            return
        if self.position["locations"] == []:  # everybody is somewhere
            legal = ", ".join(card(piece).slug for piece in self.rest if card(piece).type == "location")
            raise bad("position-choice", where="locations", given="[]", legal=legal)
        for number, (where, one) in enumerate(self.listed("locations")):
            piece, told = self.entry(one, "locations", where, "revealed")
            if piece == WOODS:
                s.locations += (WOODS + zones.FACES * (number + 1),)
                continue
            self.claim(self.rest, piece)
            if piece in s.locations:
                raise bad("position-too-many", where=where, given=card(piece).slug, most=1)
            zones.put(t, "locations", (piece,))
            if flag(told, "revealed", True, where):
                s.revealed += (piece,)
                told = {"clues": clue_value(t, piece), **told}
            self.mark(piece, told, where)
            stir(t, piece)
        if "priest-alive" in s.notes and self.scenario.id != CHAPTERS[0]:
            self.rest.append(face("ghoul-priest"))
        others = [piece for piece in self.rest if card(piece).type == "location"]
        unseen = self.cards(self.position.get("unseen", []), "woods", "unseen")
        woods = [piece for piece in others if card(piece).title == "arkham-woods" and piece not in unseen]
        if self.scenario.id == "the-devourer-below":
            s.unseen = (*unseen, *t.streams.shuffled(woods, "woods"))
        for piece in others:
            self.claim(self.rest, piece)
            if piece not in s.unseen:
                zones.put(t, "aside", (piece,))

    def enemies(self) -> None:
        t, s = self.t, self.t.state
        here = {card(place).slug: place for place in s.locations}
        for where, one in self.listed("enemies"):
            piece, told = self.entry(one, "enemies", where, "at", "engaged")
            self.claim(self.rest, piece)
            self.claim_aside(piece)
            bearer = told.get("owner", told.get("engaged") or 0)
            owner = seat_number(t, bearer, f"{where}.owner") if card(piece).is_weakness else NOBODY
            self.own(owner, piece)
            piece = enter(t, "enemies", piece, owner)
            if told.get("engaged") is not None:
                seat = seat_number(t, told["engaged"], f"{where}.engaged")
                s.where[piece] = s.places[seat]
                if "at" in told:
                    called({card(s.places[seat]).slug: 0}, told["at"], f"{where}.at")
                if not has(t, piece, "massive"):  # that is engaged with everybody there (A-massive.3)
                    s.engaged[piece] = seat
            else:
                s.where[piece] = called(here, told.get("at", card(s.locations[0]).slug), f"{where}.at")
            self.mark(piece, told, where)
        for where, one in self.listed("attached"):
            piece, told = self.entry(one, "attached", where, "to")
            self.claim(self.rest, piece)
            owner = NOBODY if card(piece).is_encounter else seat_number(t, told.get("owner", 0), f"{where}.owner")
            self.own(owner, piece)
            piece = enter(t, "attached", piece, owner)
            s.hosts[piece] = called(here, told.get("to", card(s.locations[0]).slug), f"{where}.to")
            self.mark(piece, told, where)
        for where, one in self.listed("loose"):
            piece, told = self.entry(one, "loose", where, "at")
            self.claim(self.rest, piece)
            self.claim_aside(piece)
            piece = enter(t, "loose", piece)
            s.where[piece] = called(here, told.get("at", card(s.locations[0]).slug), f"{where}.at")
            self.mark(piece, told, where)

    def claim_aside(self, piece: Piece) -> None:
        if piece in self.t.state.aside:
            zones.take(self.t, "aside", (piece,))

    def decks(self) -> None:
        t, s = self.t, self.t.state
        found = self.scenario
        for key, slugs, threshold in (("agenda", found.agendas, "doom"), ("act", found.acts, "act_clues")):
            pieces = [face(slug) for slug in slugs]
            current = called({slug: face(slug) for slug in slugs}, self.position.get(key, slugs[0]), key)
            at = pieces.index(current)
            setattr(s, key, current)
            setattr(s, f"{key}s", tuple(pieces[at + 1 :]))
            zones.put(t, "removed", tuple(pieces[:at]))
            tokens = s.doom if key == "agenda" else s.clues
            s.add(tokens, current, count(self.position, threshold, 0, "position"))
        for key, field in (("encounter_discard", "encounter_discard"), ("victory", "victory"), ("aside", "aside")):
            cards = self.cards(self.position.get(key, []), "scenario", key)
            for piece in cards:
                self.claim(self.rest, piece)
                self.claim_aside(piece)
            zones.put(t, field, cards)
        there = {piece % zones.FACES for piece in all_pieces(t)}
        away = s.got_away if found.id == "the-devourer-below" and s.act == face(found.acts[0]) else ()
        for piece in (*map(face, found.aside), *away):  # the cultists who got away wait until the trail is found
            self.claim(self.rest, piece)
            if piece not in there:
                zones.put(t, "aside", (piece,))
        top = self.cards(self.position.get("encounter", []), "encounter", "encounter")
        for piece in top:
            self.claim(self.rest, piece)
        cultists = [piece for piece in self.rest if card(piece).set == "cult-of-umordhoth"]
        first = self.cards(self.position.get("cultists", []), "cultists", "cultists")
        for piece in (*first, *cultists):
            self.claim(self.rest, piece)
        if found.id == "the-midnight-masks":
            others = [piece for piece in cultists if piece not in first]
            s.cultist_deck = (*t.streams.shuffled(others, "cultists"), *first[::-1])
        if "encounter" in self.gone:
            zones.put(t, "removed", tuple(self.rest))
            self.rest = []
        s.encounter_deck = (*t.streams.shuffled(self.rest, "encounter"), *top[::-1])

    def moment(self) -> Procedure:
        """Between two actions of somebody's turn, or at the beginning of a phase."""
        t, s, position = self.t, self.t.state, self.position
        legal = {token: token for token in TOKENS}
        extra = ["elder-thing"] if self.scenario.id == "the-devourer-below" else []
        bag = position.get("bag", [*BAGS[t.options["difficulty"]], *extra])
        return_tokens(t, tuple(named(legal, token, "bag") for token in expect(list, bag, "bag")))
        if not s.bag:
            raise bad("position-choice", where="bag", given="[]", legal=", ".join(TOKENS))
        s.stacked = tuple(named(legal, token, "tokens") for token in expect(list, position.get("tokens", []), "tokens"))
        left = list(s.bag)
        for token in s.stacked:
            if token not in left:
                raise bad("position-too-many", where="tokens", given=token, most=s.bag.count(token))
        s.round = count(position, "round", 1, "position")
        s.lead = self.player("lead")
        s.box = tuple(sorted(all_pieces(t)))
        phase = named({name: name for name in PHASES}, position.get("phase", "investigation"), "phase")
        had = tuple(seat for seat, told in enumerate(self.seats) if flag(told, "had_turn", False, f"seats[{seat}]"))
        left_phases = PHASES[PHASES.index(phase) :]
        if phase != "investigation":
            return Round(left=left_phases, used=self.used())
        if position.get("active", 0) is None:
            return Round(left=left_phases, had=had, used=self.used())
        active = self.player("active")
        t.abilities_changed()
        told, where = self.seats[active], f"seats[{active}]"
        s.actions[active] = count(told, "actions", ACTIONS + t.value("actions", active), where)
        s.tome_actions[active] = count(told, "tome_actions", t.value("tome-actions", active), where)
        others = tuple(seat for seat in had if seat != active)
        return Round(left=left_phases, active=active, had=others, used=self.used())

    def player(self, key: str) -> int:
        """A seat that is still in the game."""
        playing = self.t.state.playing()
        if not playing:
            raise bad("position-choice", where="seats[0].status", given="'defeated'", legal="''")
        seat = seat_number(self.t, self.position.get(key, playing[0]), key)
        return int(named({seat: seat for seat in playing}, seat, key, range(self.t.seats)))

    def used(self) -> tuple[tuple[int, str], ...]:
        """The limited abilities that seats have used in this round, or in this phase."""
        t, out = self.t, []
        t.abilities_changed()
        limited = [
            (found, lim.period)
            for found in t.game.abilities(t)
            if (lim := found.ability.limit) and lim.period in LIMITED
        ]
        for seat, told in enumerate(self.seats):
            where = f"seats[{seat}].used"
            own = {
                found.key: found.key for found, period in limited
                if seat in found.may_use(t) or period == "scenario"  # he or she was there
            }  # fmt: skip
            own[FIRST_ACTION] = FIRST_ACTION
            out += [(seat, named(own, key, where)) for key in expect(list, told.get("used", []), where)]
        return tuple(out)

    def knows(self) -> None:
        """The cards on top of decks that seats have seen."""
        for seat, told in enumerate(self.seats):
            where = f"seats[{seat}].knows"
            given = expect(dict, told.get("knows", {}), where)
            check_keys(given, tuple(KNOWN), where)
            for key in given:
                place = ("decks", seat) if key == "deck" else KNOWN[key]
                look(self.t, [seat], place, count(given, key, 0, where))


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    """Lay out the position; the procedure that plays on from it."""
    laying = Laying(t, position)
    t.state.scenario = laying.scenario.id
    if t.options["scenario"] == "campaign":
        t.state.chapter = CHAPTERS.index(laying.scenario.id)
    laying.log()
    for seat in t.state.playing():
        laying.seat(seat)
    laying.locations()
    laying.places()
    laying.enemies()
    laying.decks()
    laying.knows()
    t.abilities_changed()
    check_pieces(t)
    return Play(first=laying.moment())
