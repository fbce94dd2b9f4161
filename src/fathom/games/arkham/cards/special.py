"""What only one card does: procedures that cards perform (`Perform`), each with a sentence of its own."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Order, Pick
from ....kernel.effect import Scope
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ...facts import look
from ...zones import FACES, Place, draw, move_all, put
from ..pieces import Piece, card, piece_of, slug_of
from ..rules.abilities import Forced
from ..rules.agenda import AdvanceByClues, act_threshold
from ..rules.areas import discard, leave, remove
from ..rules.clues import can_spend_clues
from ..rules.commit import copy_keys, pieces_of_keys
from ..rules.elimination import Eliminate
from ..rules.encounter import to_encounter_deck
from ..rules.ending import nobody_left
from ..rules.hunting import MoveEnemy
from ..rules.moving import Enter, reveal
from ..rules.skill_test import running
from ..state import Table
from .printed import FACE

__all__ = [
    "Fall", "GhoulsMove", "Haunting", "LeaveStudy", "LoseExperience", "Ready", "RemovePile", "RevealLocation", "Scry",
    "ShuffleAway", "SpendToAdvance", "TurnToken", "can_scry", "can_spend_in", "roaming_ghouls",
]  # fmt: skip


# ---- player cards


class TurnToken(Procedure):
    """The minus of the token that was just revealed becomes a plus."""

    def step_1_turn(self, t: Table) -> None:
        test = running(t)
        test.turned.append(len(test.tokens) - 1)


class ShuffleAway(Procedure):
    """The evaded enemy is shuffled into the encounter deck; not alone into an empty one (A-rul.13)."""

    event: int = 0

    def step_1_shuffle(self, t: Table) -> None:
        evasion: Any = t.frame(self.event)  # an evasion is being answered
        enemy = evasion.event.enemy
        leave(t, enemy)
        told = ("log-shuffled-away", "A-leaves-play.1") if t.state.encounter_deck else ("log-discarded", "A-rul.13")
        t.log(*told, card=noun(slug_of(enemy)))
        to_encounter_deck(t, enemy % FACES)


class RemovePile(Procedure):
    """The whole own discard pile is removed from the game."""

    seat: int = -1

    def step_1_remove(self, t: Table) -> None:
        move_all(t, ("discards", self.seat), "removed")
        t.log("log-pile-removed", "A-removed.1", player=who(self.seat))


class LoseExperience(Procedure):
    """Less experience for this scenario."""

    seat: int = -1
    n: int = 0

    def step_1_lose(self, t: Table) -> None:
        t.state.penalties[self.seat] += self.n


class Haunting(Forced):
    """A forced ability of a card in hand, which is shown then."""

    def applies(self, t: Table, scope: Scope) -> bool:
        return card(piece_of(scope.source)).face in t.state.hands[scope.you] and super().applies(t, scope)

    def say(self) -> Text:
        return Text("ability-haunting", moment=self.says_when(), effect=self.effect.say())


ENCOUNTER = "encounter-deck"


def scry_keys(t: Table) -> tuple[str, ...]:
    s = t.state
    decks = tuple(f"player-{seat}" for seat in s.playing() if s.decks[seat])
    return (*decks, ENCOUNTER) if s.encounter_deck else decks


def can_scry(t: Table, scope: Scope) -> bool:
    return bool(scry_keys(t))


class Scry(Procedure):
    """Look at the top cards of an investigator's deck, or of the encounter deck, and put them back in any order. Only
    whoever scries sees the cards; the first named comes to lie on top."""

    seat: int = -1
    n: int = 3
    deck: str = ""

    def owner(self) -> int:
        return int(self.deck.removeprefix("player-"))

    def place(self) -> Place:
        return "encounter_deck" if self.deck == ENCOUNTER else ("decks", self.owner())

    def cards(self, t: Table) -> tuple[Piece, ...]:
        """The top cards, the topmost first."""
        pile = t.state.encounter_deck if self.deck == ENCOUNTER else t.state.decks[self.owner()]
        return tuple(reversed(pile[-self.n :]))

    def step_1_deck(self, t: Table) -> Step:
        return Pick(self.seat, scry_keys(t), "ask-scry-deck", "A-target.1")

    def took_1_deck(self, t: Table, key: str) -> None:
        self.deck = key

    def step_2_look(self, t: Table) -> None:
        look(t, (self.seat,), self.place(), self.n)
        t.reveal("revealed-search")
        deck = noun(ENCOUNTER) if self.deck == ENCOUNTER else who(self.owner())
        t.log("log-scries", "A-deck.2", player=who(self.seat), deck=deck)

    def step_3_order(self, t: Table) -> Step:
        return Order(self.seat, copy_keys(self.cards(t)), "ask-scry-order", "A-deck.2")

    def took_3_order(self, t: Table, keys: list[str]) -> None:
        seen = self.cards(t)
        wanted = pieces_of_keys(seen, keys)
        draw(t, self.place(), len(seen), seen_by=(self.seat,))
        put(t, self.place(), tuple(reversed(wanted)), seen_by=(self.seat,))

    def text_3_order(self, t: Table, key: str) -> Text:
        return noun(key.partition("@")[0])


# ---- scenario cards


class Ready(Procedure):
    """A card is readied (A-ready.3)."""

    piece: int = -1

    def step_1_ready(self, t: Table) -> None:
        t.state.exhausted = tuple(other for other in t.state.exhausted if other != self.piece)


class Fall(Procedure):
    """An investigator is defeated, without the trauma of that."""

    seat: int = -1

    def step_1_fall(self, t: Table) -> Step:
        also = tuple(t.state.playing())  # the agenda defeats everybody
        return Eliminate(seat=self.seat, how="defeated", also=also, trauma="none")

    def step_2_nobody(self, t: Table) -> Step:
        return nobody_left(t)


class LeaveStudy(Procedure):
    """Discard every enemy in one location, place everybody in another, and remove the first from the game."""

    old: int = FACE["study"]
    new: int = FACE["hallway"]

    def step_1_enemies(self, t: Table) -> None:
        for enemy in t.state.enemies_at(self.old):
            discard(t, enemy)

    def step_2_investigators(self, t: Table) -> Step:
        return Each(over=t.state.playing(), body=Enter(to=self.new))

    def step_3_remove(self, t: Table) -> None:
        remove(t, self.old)


class RevealLocation(Procedure):
    place: int = -1

    def step_1_reveal(self, t: Table) -> None:
        reveal(t, self.place)


def can_spend_in(place: int, t: Table, scope: Scope) -> bool:
    """Can the investigators at a location, you among them, spend the clues of the act?"""
    n, seats = act_threshold(t), t.state.at(place)
    return n > 0 and scope.you in seats and sum(can_spend_clues(t, seat) for seat in seats) >= n


class SpendToAdvance(Procedure):
    """Investigators at a location spend the clues of the act as a group to advance it."""

    place: int = -1

    def step_1_spend(self, t: Table) -> Step:
        return AdvanceByClues(seats=tuple(t.state.at(self.place)))


def roaming_ghouls(t: Table, place: int) -> list[int]:
    """The unengaged Ghouls elsewhere, exhausted or not."""
    s = t.state
    if place not in s.locations:
        return []
    return [e for e in s.enemies if "ghoul" in card(e).traits and e not in s.engaged and s.where[e] != place]


class GhoulsMove(Procedure):
    """Each unengaged Ghoul moves one location towards a place."""

    place: int = -1

    def step_1_move(self, t: Table) -> Step:
        return Each(over=roaming_ghouls(t, self.place), body=MoveEnemy(goals=[self.place]), field="enemy")
