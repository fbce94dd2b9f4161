"""The procedures of the toy game: set-up, round, turn."""

from __future__ import annotations

from fathom.kernel.ability import Activated, offered
from fathom.kernel.ask import AskAll, Pick, Split
from fathom.kernel.effect import Scope
from fathom.kernel.procedure import Each, Procedure, Repeat, Step
from fathom.kernel.table import Table
from fathom.kernel.target import One
from fathom.kernel.text import Text, who
from fathom.kernel.window import Window

from .cards import card_of
from .deck import cards_in
from .fight import Played, draw
from .state import ToyState, slug
from .verbs import RIVALS, Strike, can_offer

__all__ = ["Deal", "Play", "PlayOn", "Round", "Turn"]

GEMS = ("gem-1", "gem-2", "gem-3")
HIT = One(RIVALS, Strike(1), rule="T-HIT-1", why="ask-aim")
HIT.bind("toygame/hit")


class Play(Procedure):
    """A whole game."""

    def step_1_set_up(self, t: Table) -> None:
        s: ToyState = t.state
        s.deck = t.streams.shuffled(cards_in(t.options["deck"]), "deck")
        s.row = GEMS
        s.treasury = 6
        s.last_round = 3 + t.streams.below(2, "last-round")

    def step_2_deal(self, t: Table) -> Step:
        return Each(over=list(range(t.seats)) * 3, body=Deal())

    def step_3_play(self, t: Table) -> Step:
        return Repeat(body=Round())


class PlayOn(Procedure):
    """The rest of a game from a described position: a round without a vote, then as usual."""

    def step_1_round(self, t: Table) -> Step:
        t.abilities_changed()
        return Round(voted=True).called("result")

    def step_2_play(self, t: Table) -> Step:
        return Repeat(body=Round()) if self.result else None


class Deal(Procedure):
    seat: int = -1

    def step_1_deal(self, t: Table) -> None:
        draw(t, self.seat)


class Round(Procedure):
    PHASE = "round"
    PERIOD = "round"

    voted: bool = False

    def step_1_begin(self, t: Table) -> None:
        s: ToyState = t.state
        s.round += 1
        s.round_frame = self.id
        s.row = t.streams.shuffled(s.row, "row")

    def step_2_vote(self, t: Table) -> Step:
        if self.voted:
            return None
        seats = [seat for seat in range(t.seats) if t.game.is_playing(t, seat)]
        return AskAll([Pick(seat, ("feast", "famine"), "ask-vote", "T-VOTE-1") for seat in seats])

    def took_2_vote(self, t: Table, votes: dict[int, str]) -> None:
        """More votes win; a tie changes nothing. Only the result becomes known."""
        s: ToyState = t.state
        feasts = list(votes.values()).count("feast")
        balance = 2 * feasts - len(votes)
        s.last_vote = "feast" if balance > 0 else "famine" if balance < 0 else ""
        t.reveal("reveal-vote")
        if s.last_vote:
            t.log("log-vote", "T-VOTE-2", result=Text(s.last_vote))

    def step_3_apply(self, t: Table) -> None:
        s: ToyState = t.state
        for seat in range(t.seats):
            if s.last_vote == "feast" and s.treasury:
                s.coins[seat] += 1
                s.treasury -= 1
            elif s.last_vote == "famine" and s.coins[seat]:
                s.coins[seat] -= 1
                s.treasury += 1

    def step_4_turns(self, t: Table) -> Step:
        first = t.state.active
        return Each(over=[first, *t.seats_after(first)], body=Turn())

    def step_5_dusk(self, t: Table) -> Step:
        return Window(kind="dusk", frame=self.id)

    def step_6_tidy(self, t: Table) -> Step:
        return Each(over=list(range(t.seats)), body=HandLimit())

    def step_7_end(self, t: Table) -> None:
        self.finish(t.state.round < t.state.last_round)

    def on_leave(self, t: Table) -> None:
        if isinstance(self.result, dict):
            t.log("log-curfew", "T-CARD-8")
        t.state.active = (t.state.active + 1) % t.seats


class Turn(Procedure):
    """Draw a card, then do one thing."""

    PHASE = "turn"

    PERIOD = "turn"

    seat: int = -1
    chosen: str = ""

    def step_1_draw(self, t: Table) -> None:
        t.state.active = self.seat
        draw(t, self.seat)

    def affordable(self, t: Table, piece: str) -> bool:
        card = card_of(piece)
        if card.from_hand or card.coins > t.state.coins[self.seat]:
            return False
        rest = list(t.state.hands[self.seat])
        rest.remove(piece)
        return card.offer is None or can_offer(rest, card.offer.n)

    def step_2_act(self, t: Table) -> Step:
        hand = [card for card in dict.fromkeys(t.state.hands[self.seat]) if self.affordable(t, card)]
        powers = [found.key for found in offered(t, "turn", self.seat)]
        return Pick(self.seat, ("rest", "hit", *hand, *powers), "ask-turn", "T-TURN-1")

    def took_2_act(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_2_act(self, t: Table, key: str) -> Text:
        if key in t.state.hands[self.seat]:
            return Text("option-play", card=Text(slug(key)))
        return t.ability(key).text() if "." in key else Text(f"option-{key}")

    def rule_2_act(self, t: Table, key: str) -> str:
        return "T-CARD-2" if key in t.state.hands[self.seat] else ""

    def refs_2_act(self, t: Table, key: str) -> tuple[str, ...]:
        return (key, f"player-{self.seat}") if key in t.state.hands[self.seat] else ()

    def refused_2_act(self, t: Table) -> list[tuple[Text, str]]:
        hand = dict.fromkeys(t.state.hands[self.seat])
        dear = [card_of(piece) for piece in hand if card_of(piece).coins > t.state.coins[self.seat]]
        return [(Text("refuse-coins", card=card.name(), n=card.coins), "T-COIN-2") for card in dear]

    def step_3_do(self, t: Table) -> Step:
        if self.chosen == "hit":
            return HIT.run(t, Scope(you=self.seat))
        if self.chosen in t.state.hands[self.seat]:
            return PlayCard(seat=self.seat, card=self.chosen)
        if self.chosen != "rest":
            found = t.ability(self.chosen)
            assert isinstance(found.ability, Activated)
            return found.ability.use(t, found, self.seat)
        return None


class PlayCard(Procedure):
    """Pay for a card, lay it down, let others answer, resolve it."""

    seat: int
    card: str

    def step_1_pay(self, t: Table) -> None:
        s: ToyState = t.state
        n = card_of(self.card).coins
        s.coins[self.seat] -= n
        s.treasury += n
        s.drop_from_hand(self.seat, self.card)
        t.abilities_changed()

    def step_2_offer(self, t: Table) -> Step:
        offer = card_of(self.card).offer
        return offer.run(t, Scope(you=self.seat, source=self.card)) if offer else None

    def step_3_play(self, t: Table) -> Step:
        effect = card_of(self.card).play
        return Played(seat=self.seat, card=self.card, effect=effect.id if effect else "")


class HandLimit(Procedure):
    """Discard down to the hand limit; equal cards are one option."""

    seat: int = -1

    def step_1_discard(self, t: Table) -> Step:
        hand = t.state.hands[self.seat]
        over = max(0, len(hand) - t.value("hand-limit", self.seat, 3))
        limits = {card: hand.count(card) for card in dict.fromkeys(hand)}
        return Split(self.seat, limits, "ask-hand-limit", "T-CARD-9", over, over)

    def took_1_discard(self, t: Table, cards: dict[str, int]) -> None:
        for card, n in cards.items():
            for _ in range(n):
                t.state.drop_from_hand(self.seat, card)
        if cards:
            t.log("log-discards", "T-CARD-9", player=who(self.seat), n=sum(cards.values()))
            t.abilities_changed()
