"""Recruiting a Lord: choose, pay with Allies one by one, top up with pearls, affiliate, enter play."""

from __future__ import annotations

from typing import Any

from ....kernel.cost import SubsetPayment
from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed, Text, noun, who
from ...zones import move, move_all, zone
from ..cards.allies import BY_KEY, KEY, KRAKEN, RACE, RACES, VALUE, ally_text
from ..cards.lord import LORDS
from ..cards.names import LORD_KEYS
from ..pieces import LORD
from ..state import Table
from .court import LordEnters, LordRecruited, SlideAndRefill, leave_court
from .payment import HIGHEST, Price, best_value, rank_races, survey
from .sentinels import reserved, takable_lords
from .supply import NebulisGained, check_figure, max_payable, mixes, nebulis_of

__all__ = ["PayInPearls", "PayLord", "Recruit", "affordable_lords", "can_recruit", "possible_lords", "price_of"]


def price_of(t: Table, seat: int, lord: int, pearls: int | None = None) -> Price:
    """What a Court Lord costs this seat now."""
    card = LORDS[lord]
    cost = max(0, t.value("recruit-cost", seat, card.cost))
    race = -1 if card.race < 0 or t.value("any-race", seat) else card.race
    return Price(cost, card.races, race, max_payable(t, seat) if pearls is None else pearls)


def affordable_lords(t: Table, seat: int, enough: int = 6) -> list[int]:
    """The Court Lords for which a legal payment exists; looking stops after `enough` of them."""
    s = t.state
    hand = s.hands[seat]
    if not hand:
        return []
    purse = rank_races(hand)
    pearls = max_payable(t, seat)
    change = t.value("recruit-cost", seat)
    any_race = t.value("any-race", seat)
    out = []
    wealth = purse.total + pearls - change
    guarded = any(s.sentinel_on)
    for lord in s.court:
        if lord < 0 or LORDS[lord].cost > wealth or (guarded and reserved(s, LORD_KEYS[lord], seat)):
            continue
        card = LORDS[lord]
        value = best_value(purse, card.races, -1 if any_race else card.race)
        if value >= 0 and value + pearls >= card.cost + change:
            out.append(lord)
            if len(out) == enough:
                break
    return out


def can_recruit(t: Table, seat: int) -> bool:
    return bool(affordable_lords(t, seat, enough=1))


def possible_lords(t: Table, seat: int) -> list[int]:
    """The Court Lords for which some hand of this size could pay: all that everybody can see of it (B-SET-10)."""
    s = t.state
    n, pearls = len(s.hands[seat]), max_payable(t, seat)
    dearest = HIGHEST * n + pearls - t.value("recruit-cost", seat)
    return [lord for lord in takable_lords(s, seat) if LORDS[lord].races <= n and LORDS[lord].cost <= dearest]


class PayLord(SubsetPayment):
    """Lay down Allies, one at a time, among those from which the payment can still be completed.

    Every card is asked for, even if it is the only one that fits, and so is the end of the payment, as long as the
    hand might hold more to add: which picks go without saying would tell the others what else is in it (B-SET-10).
    """

    lord: int = -1
    price: tuple[int, int, int, int] = (0, 0, -1, 0)
    """The Price, which stays the same while it is being paid."""

    def survey(self, t: Table) -> tuple[bool, tuple[str, ...]]:
        s = t.state
        complete, kinds = survey(s.laid, s.hands[self.seat], self.price)
        return complete, tuple([KEY[kind] for kind in kinds])

    def step_2_pick(self, t: Table) -> Step:
        complete, keys = self.survey(t)
        if complete:
            if not keys and not self.could_add(t):
                return None
            keys = (*keys, "enough")
        unclear = complete or len(t.state.hands[self.seat]) > 1
        return Pick(self.seat, keys, self.why, self.rule, always=unclear)

    def could_add(self, t: Table) -> bool:
        """Could a legal payment take another card of some hand? Once the cost is met only a Kraken would fit."""
        s = t.state
        short = sum(VALUE[kind] for kind in s.laid) < self.price[0]
        return bool(s.hands[self.seat]) and (short or bool(t.options["kraken"]))

    def told_2_pick(self, t: Table) -> dict[str, Any]:
        laid = t.state.laid
        value, race = sum(VALUE[kind] for kind in laid), self.price[2]
        missing = int(race >= 0 and not any(RACE[kind] in (race, KRAKEN) for kind in laid))
        told = {"lord": noun(LORD_KEYS[self.lord]), "n": max(0, self.price[0] - value), "laid": value}
        return told | {"missing": missing, "race": Text(RACES[max(0, race)])}

    def take(self, t: Table, key: str) -> None:
        move(t, ("hands", self.seat), "laid", (BY_KEY[key],))

    def text_2_pick(self, t: Table, key: str) -> Text:
        if key != "enough":
            return ally_text(BY_KEY[key])
        missing = max(0, self.price[0] - sum(VALUE[kind] for kind in t.state.laid))
        return Text("enough-option", n=missing, nebulis=t.state.nebulis[self.seat])

    def refused_2_pick(self, t: Table) -> list[tuple[Text, str]]:
        s = t.state
        able, price = self.survey(t)[1], Price(*self.price)
        kinds = [kind for kind in sorted(set(s.hands[self.seat])) if KEY[kind] not in able]
        return [(Text("refuse-payment", card=ally_text(k)), _obstacle((*s.laid, k), price)) for k in kinds]


def _obstacle(cards: tuple[int, ...], price: Price) -> str:
    """The clause that keeps the last of these cards from being laid beside the others."""
    races = [RACE[kind] for kind in cards if RACE[kind] != KRAKEN]
    shown = set(races)
    if len(shown) > price.races:
        return "B-REC-03"
    if len(shown) == price.races and price.race >= 0 and price.race not in shown:
        return "B-REC-04"
    surplus = sum(VALUE[kind] for kind in cards) - price.cost
    if any(VALUE[kind] <= surplus and races.count(RACE[kind]) > 1 for kind in cards):
        return "B-REC-08"
    return "B-REC-02"


class PayInPearls(Procedure):
    """Pay an amount in pearls and, within the limits, Nebulis; the payer chooses the mix."""

    seat: int = -1
    amount: int = 0
    rule: str = "B-REC-06"

    def step_1_choose(self, t: Table) -> Step:
        ways = mixes(t, self.seat, self.amount)
        return Pick(self.seat, tuple(f"mix-{n}" for n in ways), "ask-mix", "K-NEB-02", args={"n": self.amount})

    def took_1_choose(self, t: Table, key: str) -> None:
        s = t.state
        n = int(key[4:])
        s.pearls[self.seat] -= self.amount - n
        s.nebulis[self.seat] -= n
        t.log("log-pay", self.rule, player=who(self.seat), pearls=self.amount - n, nebulis=n)

    def text_1_choose(self, t: Table, key: str) -> Text:
        n = int(key[4:])
        return Text("mix-option", pearls=self.amount - n, nebulis=n)

    def step_2_figure(self, t: Table) -> Step:
        return check_figure(t, ()) if t.options["kraken"] else None


class Recruit(Procedure):
    """The action: recruit a Lord from the Court."""

    PHASE = "recruit"

    seat: int = -1
    lord: int = zone(LORD, "public", "slots", -1)
    any_affiliate: bool = False

    def step_1_choose(self, t: Table) -> Step:
        """A single Lord is chosen unasked only where everybody sees that it is the only one."""
        keys = tuple(LORD_KEYS[lord] for lord in affordable_lords(t, self.seat))
        if len(possible_lords(t, self.seat)) == 1:
            t.log("log-only-lord", "B-REC-01", refs=keys, player=who(self.seat), lord=noun(keys[0]))
            self.took_1_choose(t, keys[0])
            return None
        return Pick(self.seat, keys, "ask-recruit", "B-REC-01", always=True)

    def took_1_choose(self, t: Table, key: str) -> None:
        self.lord = LORD_KEYS.index(key)
        t.log("log-recruit", "B-REC-01", refs=(key,), player=who(self.seat), lord=noun(key))

    def text_1_choose(self, t: Table, key: str) -> Text:
        return lord_option(t, self.seat, key)

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        return refused_lords(t, self.seat)

    def step_2_pay_allies(self, t: Table) -> Step:
        price = price_of(t, self.seat, self.lord)
        return PayLord(seat=self.seat, lord=self.lord, price=price, why="ask-pay", rule="B-REC-02")

    def step_3_pay_pearls(self, t: Table) -> Step:
        if not t.quiet:
            allies = Listed([ally_text(kind) for kind in sorted(t.state.laid)])
            t.log("log-pay-allies", "B-REC-02", player=who(self.seat), allies=allies)
        cost = price_of(t, self.seat, self.lord).cost
        amount = cost - sum(VALUE[kind] for kind in t.state.laid)
        return PayInPearls(seat=self.seat, amount=amount) if amount > 0 else None

    def step_4_nebulis(self, t: Table) -> Step:
        self.any_affiliate = bool(t.value("affiliates-any", self.seat))
        n = nebulis_of(t.state.laid)
        return NebulisGained(seat=self.seat, n=n, rule="K-ALY-07") if n else None

    def step_5_recruited(self, t: Table) -> Step:
        leave_court(t, self.lord)
        return LordRecruited(seat=self.seat, lord=self.lord)

    def step_6_affiliate(self, t: Table) -> Step:
        allies = sorted({kind for kind in t.state.laid if RACE[kind] != KRAKEN})
        if not allies:
            return None
        if not self.any_affiliate:
            lowest = min(VALUE[kind] for kind in allies)
            allies = [kind for kind in allies if VALUE[kind] == lowest]
        return Pick(self.seat, tuple(KEY[kind] for kind in allies), "ask-affiliate", self.affiliation_rule())

    def took_6_affiliate(self, t: Table, key: str) -> None:
        (kind,) = move(t, "laid", ("affiliated", self.seat), (BY_KEY[key],))
        t.log("log-affiliate", self.affiliation_rule(), player=who(self.seat), ally=ally_text(kind))

    def affiliation_rule(self) -> str:
        return "B-LORD-MASTER-OF-MAGIC" if self.any_affiliate else "B-AFF-01"

    def step_7_discard_rest(self, t: Table) -> None:
        move_all(t, "laid", "discard")

    def step_8_enter(self, t: Table) -> Step:
        return LordEnters(seat=self.seat, lord=self.lord)

    def step_9_slide(self, t: Table) -> Step:
        return SlideAndRefill(seat=self.seat)


def lord_option(t: Table, seat: int, key: str) -> Text:
    card = LORDS[LORD_KEYS.index(key)]
    cost = price_of(t, seat, card.number).cost
    return Text(
        "lord-option", lord=noun(key), guild=Text(f"guild-{card.guild}"), cost=cost, races=card.races,
        keys=card.keys, influence=card.influence,
    )  # fmt: skip


def refused_lords(t: Table, seat: int) -> list[tuple[Text, str]]:
    """The Court Lords this seat cannot recruit, each with the first rule in its way."""
    s = t.state
    purse = rank_races(s.hands[seat])
    able = affordable_lords(t, seat)
    out = []
    for lord in s.court:
        if lord < 0 or lord in able:
            continue
        name = noun(LORD_KEYS[lord])
        price = price_of(t, seat, lord)
        value = best_value(purse, price.races, price.race)
        if reserved(s, LORD_KEYS[lord], seat):
            out.append((Text("refuse-reserved", what=name), "K-SEN-03"))
        elif value < 0 and price.race >= 0 and not purse.krakens and not purse.holds(price.race):
            out.append((Text("refuse-guild-race", lord=name, race=Text(RACES[price.race])), "B-REC-04"))
        elif value < 0:
            out.append((Text("refuse-races", lord=name, n=price.races), "B-REC-03"))
        else:
            out.append((Text("refuse-cost", lord=name, n=price.cost, have=value + price.pearls), "B-REC-02"))
    return out
