"""Entry powers that need a procedure of their own: who is chosen, who chooses, what happens."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Pick, PickSome
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ..cards.allies import BY_KEY, KEY, MONSTER, RACE, RACES, ally_text
from ..cards.leviathans import LEVIATHANS, SPACES
from ..cards.names import LORD_KEYS, TOKEN_KEYS
from ..state import AbyssState, Table
from .fight import RemoveLife, leviathan_text
from .leviathan import PlaceLeviathan
from .sentinels import PlaceSentinel
from .supply import check_figure, player_text
from .tokens import RevealTokens

__all__ = [
    "DisableLord", "Execute", "FreeLord", "GiveNebulis", "SendLeviathan", "StealToken", "StrikeLeviathan",
    "TakeFromDiscard", "TakeSentinel", "discarded_allies", "executable", "reachable", "token_holders",
]  # fmt: skip


def reachable(t: Table, seat: int, source: str) -> list[int]:
    """The opponents this Lord may touch."""
    return [other for other in t.seats_after(seat) if t.game.reaches(t, source, seat, other)]


class DisableLord(Procedure):
    """Assassin: its owner picks one free Lord of an opponent; it gives only influence from now on."""

    seat: int = -1
    victim: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(LORD_KEYS[lord] for lord in t.state.free[self.victim])
        return Pick(self.seat, keys, "ask-disable", "B-LORD-ASSASSIN-1", args={"player": who(self.victim)})

    def took_1_choose(self, t: Table, key: str) -> None:
        s = t.state
        lord = LORD_KEYS.index(key)
        s.free[self.victim] = tuple(x for x in s.free[self.victim] if x != lord)
        s.disabled[self.victim] += (lord,)
        t.abilities_changed()
        t.log("log-disable", "B-LORD-ASSASSIN-1", refs=(key,), player=who(self.victim), lord=noun(key))

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        safe = [lord for _, lord in t.state.assigned[self.victim]]
        return [(Text("refuse-assigned", lord=noun(LORD_KEYS[lord])), "B-LORD-ASSASSIN-1") for lord in safe]


def token_holders(t: Table, seat: int, source: str) -> list[tuple[int, str]]:
    """The opponents with Monster tokens, each with the piles their tokens came from."""
    s = t.state
    out = []
    for other in reachable(t, seat, source):
        if s.tokens[other]:
            out.append((other, "base"))
        if s.expansion_tokens[other]:
            out.append((other, "expansion"))
    return out


class StealToken(Procedure):
    """Hunter: choose an opponent (and a kind of token) and steal one at random; only the thief looks."""

    seat: int = -1
    source: str = ""
    fresh: int = 0

    def step_1_choose(self, t: Table) -> Step:
        holders = token_holders(t, self.seat, self.source)
        keys = tuple(f"player-{other}-{pile}" for other, pile in holders)
        return Pick(self.seat, keys, "ask-steal", "LP-LORD-HUNTER" if t.options["leviathan"] else "B-LORD-HUNTER")

    def took_1_choose(self, t: Table, key: str) -> None:
        s = t.state
        _, number, pile = key.split("-")
        victim = int(number)
        zone = s.tokens if pile == "base" else s.expansion_tokens
        at = t.streams.below(len(zone[victim]), "steal")
        token = zone[victim][at]
        zone[victim] = zone[victim][:at] + zone[victim][at + 1 :]
        zone[self.seat] += (token,)
        name = Text(f"token-{token}" if pile == "base" else TOKEN_KEYS[token])
        t.log("log-steal", "B-LORD-HUNTER", player=who(self.seat), victim=who(victim), pile=pile)
        t.log("log-your-token", "B-LORD-HUNTER", audience=(self.seat,), token=name)
        t.log("log-lost-token", "B-LORD-HUNTER", audience=(victim,), token=name)
        t.reveal("revealed-token")
        self.fresh = int(pile == "expansion")

    def text_1_choose(self, t: Table, key: str) -> Text:
        _, number, pile = key.split("-")
        return Text("steal-option", player=who(int(number)), pile=pile)

    def step_2_reveal(self, t: Table) -> Step:
        return RevealTokens(seat=self.seat, fresh=1) if self.fresh else None


def discarded_allies(s: AbyssState) -> list[int]:
    return sorted({kind for kind in s.discard if kind != MONSTER})


class TakeFromDiscard(Procedure):
    """Healer: any one Ally of the Exploration discard, which its owner alone may look through."""

    seat: int = -1

    def step_1_look(self, t: Table) -> None:
        t.state.discard_open_to = self.seat
        t.reveal("revealed-discard")

    def step_2_choose(self, t: Table) -> Step:
        keys = tuple(KEY[kind] for kind in discarded_allies(t.state))
        several = len(t.state.discard) > 1  # only its owner may know that but one kind of Ally lies there
        return Pick(self.seat, keys, "ask-heal", "K-LORD-HEALER", always=several)

    def took_2_choose(self, t: Table, key: str) -> None:
        s = t.state
        s.discard_open_to = -1
        kind = BY_KEY[key]
        discard = list(s.discard)
        discard.remove(kind)
        s.discard = tuple(discard)
        s.add_to_hand(self.seat, kind)
        t.log("log-heal", "K-LORD-HEALER", player=who(self.seat))
        t.log("log-your-card", "K-LORD-HEALER-2", audience=(self.seat,), card=ally_text(kind))


def executable(t: Table, seat: int, source: str) -> list[int]:
    """The races of which some reachable opponent has an affiliated Ally."""
    found = {RACE[kind] for other in reachable(t, seat, source) for kind in t.state.affiliated[other]}
    return sorted(found)


class Execute(Procedure):
    """Executioner: name a race; each opponent discards one affiliated Ally of it, of their own choice."""

    seat: int = -1
    source: str = ""
    race: int = -1

    def step_1_name(self, t: Table) -> Step:
        return Pick(self.seat, RACES, "ask-race", "K-LORD-EXECUTIONER")

    def took_1_name(self, t: Table, key: str) -> None:
        self.race = RACES.index(key)
        t.log("log-name-race", "K-LORD-EXECUTIONER", player=who(self.seat), race=noun(key))

    def step_2_each(self, t: Table) -> Step:
        return Each(over=reachable(t, self.seat, self.source), body=LoseAffiliated(race=self.race))


class LoseAffiliated(Procedure):
    seat: int = -1
    race: int = -1

    def step_1_choose(self, t: Table) -> Step:
        kinds = sorted({kind for kind in t.state.affiliated[self.seat] if RACE[kind] == self.race})
        if not kinds:
            self.finish()
            return None
        return Pick(self.seat, tuple(KEY[kind] for kind in kinds), "ask-lose-affiliated", "K-LORD-EXECUTIONER")

    def took_1_choose(self, t: Table, key: str) -> None:
        s = t.state
        allies = list(s.affiliated[self.seat])
        allies.remove(BY_KEY[key])
        s.affiliated[self.seat] = tuple(allies)
        s.discard += (BY_KEY[key],)
        t.log("log-discard-ally", "K-LORD-EXECUTIONER", player=who(self.seat), ally=ally_text(BY_KEY[key]))


class FreeLord(Procedure):
    """Liberator: one own assigned Lord is free again; its Location stays."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(LORD_KEYS[lord] for _, lord in t.state.assigned[self.seat])
        return Pick(self.seat, keys, "ask-free-lord", "K-LORD-LIBERATOR")

    def took_1_choose(self, t: Table, key: str) -> None:
        s = t.state
        lord = LORD_KEYS.index(key)
        s.assigned[self.seat] = tuple(pair for pair in s.assigned[self.seat] if pair[1] != lord)
        s.free[self.seat] += (lord,)
        t.abilities_changed()
        t.log("log-free-lord", "K-LORD-LIBERATOR", refs=(key,), player=who(self.seat), lord=noun(key))


class GiveNebulis(Procedure):
    """Fence: one Nebulis to each opponent; with too few the giver chooses who gets one."""

    seat: int = -1
    to: list[int] = fresh()

    def step_1_choose(self, t: Table) -> Step:
        others = t.seats_after(self.seat)
        n = min(t.state.nebulis[self.seat], len(others))
        keys = tuple(f"player-{other}" for other in others)
        return PickSome(self.seat, keys, "ask-give-nebulis", "K-LORD-FENCE", n, n)

    def took_1_choose(self, t: Table, keys: list[str]) -> None:
        self.to = [int(key.split("-")[1]) for key in keys]

    def text_1_choose(self, t: Table, key: str) -> Text:
        return player_text(key)

    def step_2_give(self, t: Table) -> Step:
        s = t.state
        for other in self.to:
            s.nebulis[self.seat] -= 1
            s.nebulis[other] += 1
            t.log("log-give-nebulis", "K-LORD-FENCE", player=who(self.seat), other=who(other))
        return check_figure(t, self.to)


class SendLeviathan(Procedure):
    """Border Guard: a chosen opponent places a Leviathan as if exploring on."""

    seat: int = -1
    source: str = ""
    victim: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(f"player-{other}" for other in reachable(t, self.seat, self.source))
        return Pick(self.seat, keys, "ask-border-guard", "L-LORD-BORDER-GUARD")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.victim = int(key.split("-")[1])

    def text_1_choose(self, t: Table, key: str) -> Text:
        return player_text(key)

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        able = reachable(t, self.seat, self.source)
        safe = [other for other in t.seats_after(self.seat) if other not in able]
        return [(Text("refuse-shaman", player=who(other)), "LP-LORD-SHAMAN") for other in safe]

    def step_2_place(self, t: Table) -> Step:
        return PlaceLeviathan(seat=self.victim)


class StrikeLeviathan(Procedure):
    """Rebel: a Leviathan loses one life point as by a successful attack; no fight follows."""

    seat: int = -1
    space: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(SPACES[i] for i, card in enumerate(t.state.border) if card >= 0)
        return Pick(self.seat, keys, "ask-strike", "L-LORD-REBEL")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)
        card = LEVIATHANS[t.state.border[self.space]]
        t.log("log-strike", "L-LORD-REBEL", player=who(self.seat), leviathan=noun(card.slug))

    def text_1_choose(self, t: Table, key: str) -> Text:
        return leviathan_text(t, key)

    def step_2_strike(self, t: Table) -> Step:
        return RemoveLife(seat=self.seat, space=self.space, points=1)


class TakeSentinel(Procedure):
    """Watcher, Vigil, Lookout: take the matching Sentinel; it must be placed if a zone is open."""

    seat: int = -1
    token: int = -1

    def step_1_take(self, t: Table) -> None:
        s = t.state
        s.sentinel_owner[self.token] = self.seat
        s.sentinel_on[self.token] = ""

    def step_2_place(self, t: Table) -> Step:
        return PlaceSentinel(seat=self.seat, token=self.token)
