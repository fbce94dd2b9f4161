"""The verbs of the cards: what an effect does to investigators, tokens and attacks. Verbs that start tests, move cards
or belong to a scenario stand in modules of their own (`attempts.py`, `cardplay.py`, `story.py`)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.select import Num, num
from ....kernel.text import Listed, Text, noun, who
from ..pieces import card, ident, piece_of, slug_of
from ..rules.actions import gain_resources
from ..rules.agenda import current_agenda, place_doom
from ..rules.areas import is_in_play, place_of
from ..rules.assets import spend_use
from ..rules.chaos import Reveal
from ..rules.clues import can_discover, clues_of, discover, drop_clues, gain_clues
from ..rules.drawing import draw
from ..rules.harm import Harm, deal, harm_enemies
from ..rules.skill_test import SkillTest, running
from ..rules.trauma import suffer
from ..state import Table

__all__ = [
    "ChangeAttack", "Deal", "DealAll", "DiscoverClues", "DrawCards", "Gain", "Heal", "Improve", "Lose", "MoveTokens",
    "Place", "RaiseValue", "RevealAnother", "TakeHarm", "Trauma", "harm_text", "target",
]  # fmt: skip


def target(t: Table, scope: Scope, on: str) -> int:
    """The piece that "you", "this" or "it" means; "it" may be an investigator by seat."""
    s = t.state
    if on == "you":
        return s.investigators[scope.seat]
    if on == "this":
        return piece_of(scope.source)
    return s.investigators[scope.it] if isinstance(scope.it, int) else piece_of(scope.it)


def harm_text(damage: Num | None, horror: Num | None = None, direct: bool = False) -> Text:
    """Damage, horror or both, as something that is taken, dealt or healed."""
    if damage is not None and horror is not None:
        return Text("harm-both", damage=damage.say(), horror=horror.say())
    kind, n = ("damage", damage) if damage is not None else ("horror", horror)
    assert n is not None
    return Text(f"harm-{'direct-' if direct else ''}{kind}", n=n.say())


# ---- damage and horror


class TakeHarm(Effect):
    """Damage and horror to whoever acts; `direct` cannot be soaked (A-taking-damage.1, A-direct-damage.1)."""

    def __init__(self, damage: int | Num = 0, horror: int | Num = 0, *, direct: bool = False) -> None:
        self.damage = num(damage) if damage else None
        self.horror = num(horror) if horror else None
        self.direct = direct

    def word(self) -> str:
        return "take-horror" if self.damage is None else "take-damage"

    def amounts(self, t: Table, scope: Scope) -> tuple[int, int]:
        damage = 0 if self.damage is None else self.damage.value(t, scope)
        return damage, 0 if self.horror is None else self.horror.value(t, scope)

    def can(self, t: Table, scope: Scope) -> bool:
        return max(self.amounts(t, scope)) > 0 and not t.state.status[scope.seat]

    def run(self, t: Table, scope: Scope) -> Step:
        return deal(t, [scope.seat], *self.amounts(t, scope), source=scope.source, direct=self.direct)

    def say(self) -> Text:
        return Text("effect-take", harm=harm_text(self.damage, self.horror, self.direct))


class Deal(Effect):
    """Damage to the enemy or the investigator that was chosen."""

    def __init__(self, damage: int | Num) -> None:
        self.damage = num(damage)

    def can(self, t: Table, scope: Scope) -> bool:
        if isinstance(scope.it, int):
            return not t.state.status[scope.it]
        return scope.it is not None and piece_of(scope.it) in t.state.enemies and self.damage.value(t, scope) > 0

    def run(self, t: Table, scope: Scope) -> Step:
        n = self.damage.value(t, scope)
        if isinstance(scope.it, int):
            return deal(t, [scope.it], n, source=scope.source)
        return harm_enemies(t, {piece_of(scope.it): n}, scope.you, scope.source)

    def say(self) -> Text:
        return Text("effect-deal", harm=harm_text(self.damage), it=Text("it"))


class DealAll(Effect):
    """Damage or horror to every investigator, and perhaps every enemy, at a location, all at once (A-priority.1): the
    one that was chosen, or that of this card."""

    def __init__(self, damage: int = 0, horror: int = 0, *, at: str = "it", enemies: bool = False) -> None:
        self.damage, self.horror, self.at, self.enemies = damage, horror, at, enemies

    def run(self, t: Table, scope: Scope) -> Step:
        s, place = t.state, place_of(t, target(t, scope, self.at))
        wounds = dict.fromkeys(s.enemies_at(place), self.damage) if self.enemies else {}
        by = scope.you if self.enemies else -1
        return deal(t, s.at(place), self.damage, self.horror, source=scope.source, by=by, wounds=wounds)

    def say(self) -> Text:
        where = Text("it") if self.at == "it" else Text("its-location")
        whom = Text("all-at" if self.enemies else "investigators-at", place=where)
        harm = harm_text(num(self.damage) if self.damage else None, num(self.horror) if self.horror else None)
        return Text("effect-deal", harm=harm, it=whom)


class ChangeAttack(Effect):
    """The attack that is answered deals more, or no damage at all."""

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def can(self, t: Table, scope: Scope) -> bool:
        return self.more > 0 or scope.event(t).damage > 0

    def run(self, t: Table, scope: Scope) -> Step:
        event = scope.event(t)
        event.damage = event.damage + self.more if self.more else 0
        event.horror += self.more
        return None

    def say(self) -> Text:
        return Text("effect-attack-deals", harm=Text("harm-more", n=self.more) if self.more else Text("harm-none"))


class Heal(Effect):
    """Damage or horror comes off "you", "it" or "this" (A-heal.1)."""

    joins = "effect-heal"

    def __init__(self, damage: int = 0, horror: int = 0, of: str = "you") -> None:
        self.damage, self.horror, self.of = damage, horror, of

    def word(self) -> str:
        return "heal-damage" if self.damage else "heal-horror"

    def can(self, t: Table, scope: Scope) -> bool:
        piece = target(t, scope, self.of)
        return bool((self.damage and t.state.damage.get(piece)) or (self.horror and t.state.horror.get(piece)))

    def run(self, t: Table, scope: Scope) -> Step:
        s, piece = t.state, target(t, scope, self.of)
        s.add(s.damage, piece, -self.damage)
        s.add(s.horror, piece, -self.horror)
        t.log("log-heals", "A-heal.1", card=Text(card(piece).slug), damage=self.damage, horror=self.horror)
        return None

    def fits(self, other: Effect) -> bool:
        return isinstance(other, Heal) and other.of == self.of

    def harm(self) -> Text:
        return harm_text(num(self.damage)) if self.damage else harm_text(None, num(self.horror))

    def say_with(self, others: Sequence[Heal]) -> Text:
        harm = Listed([one.harm() for one in others])
        if self.of == "you":
            return Text("effect-heal", harm=harm)
        return Text("effect-heal-from", harm=harm, of=Text(f"heal-from-{self.of}", it=Text("it")))

    def say(self) -> Text:
        return self.say_with((self,))


class Trauma(Effect):
    """Trauma beyond the scenario."""

    def __init__(self, kind: str, n: int = 1) -> None:
        self.kind, self.n = kind, n

    def run(self, t: Table, scope: Scope) -> Step:
        suffer(t, scope.seat, self.kind, self.n, "A-campaign.22")
        return None

    def say(self) -> Text:
        return Text("effect-trauma", n=self.n, kind=Text(f"{self.kind}-trauma"))


# ---- tokens, actions and cards


class Gain(Effect):
    """Resources, clues from the token pool, or additional actions in the turn that goes on (A-gains.2)."""

    def __init__(self, n: int, what: str = "resource") -> None:
        self.n, self.what = n, what

    def can(self, t: Table, scope: Scope) -> bool:
        return self.what != "action" or t.state.active >= 0

    def run(self, t: Table, scope: Scope) -> Step:
        if self.what == "action":
            t.state.actions[t.state.active] += self.n
        elif self.what == "clue":
            gain_clues(t, scope.seat, self.n)
        else:
            gain_resources(t, scope.seat, self.n)
        return None

    def say(self) -> Text:
        return Text("effect-gain", what=Text(f"gained-{self.what}", n=self.n))


class Lose(Effect):
    """All resources, or so many actions as far as there are any (A-action.3)."""

    def __init__(self, what: str, n: int = 0) -> None:
        self.what, self.n = what, n

    def can(self, t: Table, scope: Scope) -> bool:
        return self.what == "action" or t.state.resources[scope.seat] > 0

    def run(self, t: Table, scope: Scope) -> Step:
        s = t.state
        if self.what == "action":
            s.actions[scope.seat] = max(min(0, s.actions[scope.seat]), s.actions[scope.seat] - self.n)
        else:
            s.resources[scope.seat] = 0
            t.log("log-loses-resources", "A-effects.3", player=who(scope.seat))
        return None

    def say(self) -> Text:
        return Text("effect-lose", what=Text(f"lost-{self.what}", n=self.n))


class DrawCards(Effect):
    def __init__(self, n: int | Num = 1) -> None:
        self.n = num(n)

    def can(self, t: Table, scope: Scope) -> bool:
        s = t.state
        return bool(s.decks[scope.seat] or s.discards[scope.seat]) and self.n.value(t, scope) > 0

    def run(self, t: Table, scope: Scope) -> Step:
        return draw(t, scope.seat, self.n.value(t, scope))

    def say(self) -> Text:
        return Text("effect-draw", n=self.n.say())


class DiscoverClues(Effect):
    """Clues at your location, as many as there are (A-clues.1)."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return can_discover(t, scope.seat)

    def run(self, t: Table, scope: Scope) -> Step:
        return discover(t, scope.seat, self.n)

    def say(self) -> Text:
        return Text("effect-discover", n=self.n)


class Place(Effect):
    """Tokens are put on "this" card, on "it", on the current "agenda", or own clues on the location "here". Uses are of
    the card's own kind (A-uses.3). Doom on the agenda makes it advance only where the card says so (`advances`)."""

    def __init__(self, n: int | Num, what: str, on: str = "this", *, advances: bool = False) -> None:
        self.n, self.what, self.on, self.advances = num(n), what, on, advances

    def piece(self, t: Table, scope: Scope) -> int:
        s = t.state
        if self.on == "agenda":
            return current_agenda(t)
        return s.places[scope.seat] if self.on == "here" else target(t, scope, self.on)

    def can(self, t: Table, scope: Scope) -> bool:
        if self.on == "here":
            return clues_of(t, scope.seat) > 0
        piece = self.piece(t, scope)
        there = piece >= 0 and (piece in (t.state.agenda, t.state.act) or is_in_play(t, piece))
        return there and self.n.value(t, scope) > 0

    def run(self, t: Table, scope: Scope) -> Step:
        s, n = t.state, self.n.value(t, scope)
        if self.on == "here":
            drop_clues(t, scope.seat, n)
            return None
        piece = self.piece(t, scope)
        if self.what == "doom":
            return place_doom(t, piece, n, can_advance=self.advances)
        s.add(s.clues if self.what == "clue" else s.uses, piece, n)
        kind, rule = ("clue", "A-tokens.1") if self.what == "clue" else (f"uses-{self.what}", "A-uses.3")
        t.log("log-gets", rule, card=noun(slug_of(piece)), n=n, kind=Text(kind), refs=(ident(piece),))
        return None

    def say(self) -> Text:
        """The number of uses is plain: they are counted by their own name."""
        if self.on == "here":
            return Text("effect-place-own", n=self.n.say())
        if self.what in ("doom", "clue"):
            tokens = Text(f"tokens-{self.what}", n=self.n.say())
        else:
            tokens = Text("tokens-uses", n=self.n.say().args["n"], kind=Text(f"uses-{self.what}"))
        where = f"{self.on}-advances" if self.advances else self.on
        return Text("effect-place", tokens=tokens, where=Text(f"place-{where}", it=Text("it")))


class MoveTokens(Effect):
    """Tokens of this card go elsewhere, neither dealt, taken, gained nor spent: a secret to the resource pool, horror
    to the bearer, clues to the token pool (as many as would have been discovered)."""

    def __init__(self, what: str) -> None:
        self.what = what

    def can(self, t: Table, scope: Scope) -> bool:
        s, piece = t.state, piece_of(scope.source)
        lying = {"secret": s.uses, "horror": s.horror, "clue": s.clues}[self.what]
        return lying.get(piece, 0) > 0 and not s.status[scope.you]

    def run(self, t: Table, scope: Scope) -> Step:
        s, piece = t.state, piece_of(scope.source)
        if self.what == "clue":
            n = min(s.clues.get(piece, 0), scope.event(t).n)
            s.add(s.clues, piece, -n)
            t.log("log-loses-clues", "A-instead.1", card=noun(slug_of(piece)), n=n, refs=(scope.source,))
        elif self.what == "horror":
            s.add(s.horror, piece, -1)
            return Harm(horror={s.investigators[scope.you]: 1}, source=scope.source, direct=True)
        elif self.can(t, scope):
            spend_use(t, piece)
            s.resources[scope.you] += 1
        return None

    def say(self) -> Text:
        return Text("effect-move-tokens", tokens=Text(f"moved-{self.what}"), to=Text(f"moved-{self.what}-to"))


# ---- tests


class RevealAnother(Effect):
    """A symbol reveals another token."""

    def run(self, t: Table, scope: Scope) -> Step:
        return Reveal(seat=scope.seat) if t.state.bag else None

    def say(self) -> Text:
        return Text("effect-reveal-another")


class Improve(Effect):
    """A committed card, or a helper, adds to the damage of an attack or to the clues of an investigation."""

    def __init__(self, kind: str, n: int = 1) -> None:
        self.kind, self.n = kind, n

    def improve(self, test: SkillTest) -> None:
        if test.kind == "fight" and self.kind == "damage":
            test.damage += self.n
        elif test.kind == "investigate" and self.kind == "clues":
            test.clues += self.n

    def can(self, t: Table, scope: Scope) -> bool:
        return t.state.test > 0

    def run(self, t: Table, scope: Scope) -> Step:
        self.improve(running(t))
        return None

    def say(self) -> Text:
        return Text("effect-improve", what=Text(f"improve-{self.kind}", n=self.n), of=Text(f"improved-{self.kind}"))


class RaiseValue(Effect):
    """A higher skill value for a test that would fail; whether it still does is looked at again."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return running(t).auto != "fail"

    def run(self, t: Table, scope: Scope) -> Step:
        running(t).raised += self.n
        scope.event(t).cancelled = True
        return None

    def say(self) -> Text:
        return Text("effect-raise-value", n=self.n)
