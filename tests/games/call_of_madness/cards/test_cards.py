"""Every card, power and Automa card does what its printed line says.

The lines are written here as the facts give them, apart from the data that the game reads: a set is a list of actions,
`{1}` its cost in madness, `{night}` its time. What the table does is read off its log.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from fathom.games.call_of_madness.cards.source import OWN
from madness_play import Play, alone, at

CARDS = {
    "basic-rose-scalpel": "[attack 1] | {1}[attack 1, move 1] | {night}[attack 2]",
    "basic-rose-dissection": "[ritual] | {1}[ritual, move 1] ; key: draw",
    "basic-rose-sedation": "[move 1] | {1}[move 2] ; key: again",
    "basic-rose-asylum": "[attack 1, reinforce 1] | {night}[attack 2]",
    "basic-rashford-lecture": "[ritual] | {1}[ritual, move 1] ; bottom: {1} ready",
    "basic-rashford-cane": "[attack 1] | {1}[attack 1, attack 1] | {night}[attack 2]",
    "basic-rashford-tome": "[move 1, move 1] | {1}[ritual] ; bottom: {1} draw 1",
    "basic-rashford-sermon": "[attack 1, own+1] | {night}[attack 1, own+1, move 1]",
    "basic-agnes-vigil": "[ritual] | {1}[ritual, opp-2] ; bottom: {1} draw 1",
    "basic-agnes-candles": "[attack 1] | [fire-, move 1] | {1}[attack 1, attack 1, ignite]",
    "basic-agnes-absolution": "[own+2] | {night}[own+2, attack 1] ; bottom: {1} draw 1",
    "basic-agnes-procession": "[attack 1, move 1] | {1}[attack 2, move 1]",
    "basic-crane-cutlass": "[attack 1, move 1] | {1}[attack 2] | {night}[attack 2, move 1]",
    "basic-crane-smugglers": "[outpost-, attack 1] | [outpost+, attack 1]",
    "basic-crane-heading": "[move 1] | {1}[move 3] ; key: again",
    "basic-crane-pact": "[ritual] | {1}[ritual, opp-1] ; bottom: {1} draw 1",
    "god-guide-threshold": "[move 2, move 1] | {1}[move 2, attack 1] ; key: draw",
    "god-guide-wrong-turn": "[move 1] | {1}[move 2, move 1] ; key: again",
    "god-guide-silver-key": "[move 1, move 1, attack 1] | {night}[move 2, move 1, attack 1] ; bottom: {1} draw 1",
    "god-guide-lost-hour": "[move 2, attack 1] | {1}[move 3, attack 1, move 1]",
    "god-guide-veil": "[attack 2, move 1] | {1}[attack 2, move 2] ; bottom: {1} ready",
    "god-guide-ultimate-gate": "[move 2, attack 1] | {night}[move 3, attack 2] ; bottom: {1} draw 1",
    "god-serpents-fang": "[attack 1, attack 1] | {night}[attack 1, attack 1, move 1]",
    "god-serpents-coil": "[attack 1, move 1] | {1}[attack 1, attack 1, move 1] ; bottom: {1} draw 1",
    "god-serpents-nest": "[attack 1, attack 1] | {1}[attack 1, attack 1, attack 1]",
    "god-serpents-venom": "[attack 1, opp-1] | {night}[attack 2, opp-1] ; bottom: {1} attack 1@adj",
    "god-serpents-curse": "[attack 2] | {1}[attack 2, attack 1] | {night}[attack 1, attack 1, attack 1]",
    "god-serpents-brood": "[attack 2, attack 1] | {2}[attack 1, attack 1, attack 1, attack 1]",
    "god-toad-tongue": "[attack 2] | {1}[attack 2, move 1]",
    "god-toad-torpor": "[attack 1, own+1] | [fire-, own+1] | {2}[attack 3]",
    "god-toad-feast": "[attack 2] | {night}[attack 3]",
    "god-toad-gulp": "[destroy@life<=3] | [attack 2, move 1] ; bottom: strip",
    "god-toad-temple": "[attack 2, own+1] | {night}[attack 2, own+2]",
    "god-toad-nkai": "[attack 2] | {2}[destroy] | {night}[attack 3]",
    "god-digger-tunnel": "[attack 1, reinforce 1] ; bottom: figure digger;{1} ready",
    "god-digger-collapse": "[outpost+, move 1] | [outpost-, move 1] | {1}[outpost-, outpost+] ; key: draw",
    "god-digger-undermine": (
        "[outpost+, reinforce 1] | [outpost-, attack 1] | {night}[outpost+, outpost-, attack 1] ; bottom: {1} ready"
    ),
    "god-digger-burrow": "[attack 2, outpost-] | [attack 1, outpost+]",
    "god-digger-eggs": (
        "[outpost+, outpost+] | [outpost-, outpost-] | {1}[outpost+, outpost+, attack 1] ; bottom: {1} draw 1"
    ),
    "god-digger-quake": (
        "[attack 2] | {1}[attack 2, outpost+] | {night}[attack 2, outpost+, move 1] ; bottom: {1} attack 1@adj-outpost"
    ),
    "god-sleeper-dream": "[attack 1, own+1] | {1}[attack 1, attack 1] ; key: draw",
    "god-sleeper-call": "[ritual] | {1}[ritual, attack 1] ; key: again",
    "god-sleeper-nightmare": "[move 2, opp-1] | {night}[move 2, opp-3]",
    "god-sleeper-cyclopean": "[attack 2, reinforce 1] | {night}[attack 3, reinforce 1]",
    "god-sleeper-stars": "[attack 1, move 1, own+1] | {night}[attack 2, move 1, own+1] ; bottom: {1} ready",
    "god-sleeper-awakening": "[destroy@life<=2] | {1}[destroy@life<=4] | {night}[destroy@life<=4]",
    "god-yellow-sign": "[corrupt 2, move 1] | {1}[corrupt 2, attack 1]",
    "god-yellow-play": "[corrupt 1, opp-2] | {night}[corrupt 2, opp-2] ; bottom: {1} corrupt 1",
    "god-yellow-mask": "[attack 1, corrupt 2] | {1}[attack 2, corrupt 1]",
    "god-yellow-tatters": "[corrupt 2] | {night}[corrupt 3, attack 1] ; bottom: {1} draw 1",
    "god-yellow-carcosa": "[move 2, corrupt 1] | {1}[move 2, corrupt 2, attack 1]",
    "god-yellow-coronation": "[corrupt 1, attack 1, opp-1] | {night}[corrupt 2, attack 2]",
    "god-deep-tide": "[depth+, move 1] | [depth-, attack 1] | {1}[depth+, depth+] ; key: draw",
    "god-deep-brine": "[depth+, attack 1] | {1}[depth+, depth+, attack 1]",
    "god-deep-undertow": "[depth+, depth>, move 1] | {night}[depth+, depth>, move 2] ; bottom: {1} depth~",
    "god-deep-reef": "[depth+, outpost+] | [depth+, attack 1] | {1}[depth+, depth+, outpost+]",
    "god-deep-covenant": "[depth+, own+2] | {night}[depth+, depth+, own+3] ; bottom: {1} fire-",
    "god-deep-colossus": "[attack 2, depth+] | {night}[attack 3, depth+]",
    "god-flame-spark": "[ignite, attack 1] | {1}[ignite, attack 1, move 1] ; bottom: {1} fire-",
    "god-flame-arson": "[fire+] | {1}[fire+, attack 1] ; key: draw",
    "god-flame-cinders": "[ignite, ignite, attack 1] | {night}[ignite, ignite, attack 2]",
    "god-flame-brand": "[attack 2, ignite] | {night}[attack 3, ignite] ; bottom: {1} ignite@adj",
    "god-flame-backdraft": "[fire-, attack 2] | {1}[attack 2, move 2]",
    "god-flame-fomalhaut": "[fire+, attack 1] | [attack 2, ignite] | {night}[fire+, attack 2] ; bottom: {1} ignite",
    "god-goat-milk": "[own+2] | {1}[own+2, attack 1] ; key: draw",
    "god-goat-young": "[own+1, attack 1] | {night}[own+2, attack 1] ; bottom: {1} draw 1",
    "god-goat-grove": "[opp-2, move 1] | {1}[opp-3, move 2] ; bottom: {1} own+2",
    "god-goat-herd": "[own+3, reinforce 1] | {night}[own+4, reinforce 1]",
    "god-goat-sabbath": "[own+2, attack 1] | {1}[own+3, attack 1, attack 1]",
    "god-goat-thousand": "[own+2, opp-2] | {night}[own+3, opp-3] ; bottom: {1} attack 1",
}

POWERS = {
    "guide": ("move 2", "move 2 ; move 1"),
    "serpents": ("attack 1", "attack 1 ; attack 1"),
    "toad": ("madness+1", "attack 2"),
    "digger": ("outpost+ / outpost-", "outpost+ ; outpost-"),
    "sleeper": ("playgod sleeper from hand", "playgod sleeper from hand or discard"),
    "yellow": ("corrupt 1", "corrupt 2"),
    "deep": ("depth+", "depth+ ; depth> / depth~"),
    "flame": ("ignite", "fire+"),
    "goat": ("own+1", "own+2 ; opp-1"),
}

AUTOMA = {
    "automa-m1": "1 : {night}[attack 2@A] | {1}[attack 2@A] | [attack 1@A] ; key: again",
    "automa-m2": "2 : {1}[ritual, attack 2@A] | [ritual]",
    "automa-m3": "2 : {1}[attack 3@A, reinforce 1@G] | [attack 2@A, reinforce 1@G]",
    "automa-m4": "2 : {night}[attack 3@A, move 1@A] | {1}[attack 2@A, move 1@A] | [attack 1@A, move 1@A]",
    "automa-m5": "3 : {2}[attack 3@A, attack 2@A, outpost+@G] | [attack 2@A, outpost+@G]",
    "automa-01": "2 : {1}[attack 3@A, attack 1@A] | [attack 3@A]",
    "automa-02": "2 : {night}[attack 2@A, opp-2] | {1}[attack 2@A, opp-1] | [attack 1@A, opp-1]",
    "automa-03": "2 : {night}[attack 3@A, own+1] | {1}[attack 2@A, own+1] | [move 1@A, own+1]",
    "automa-04": "2 : {night}[reinforce 2@G, move 2@G] | {1}[reinforce 2@G, move 1@G] | [reinforce 1@G, move 1@G]",
    "automa-05": "2 : {1}[attack 3@A, outpost-@A] | [attack 1@A, own+1]",
    "automa-06": "3 : {2}[fire+@G, attack 2@A] | [fire+@G]",
    "automa-07": "2 : {1}[opp-3] | [opp-2]",
    "automa-08": "2 : {1}[attack 3@A, own+1] | [attack 1@A, own+1]",
    "automa-09": "1 : {1}[attack 1@A, move 2@A] | [move 1@A] ; key: again",
    "automa-10": "3 : {1}[move 3@G, attack 2@A] | [move 2@G, attack 2@A]",
    "automa-11": "2 : {night}[outpost+@G, outpost+@G, attack 1@A] | {1}[outpost+@G, attack 2@A] | [outpost+@G]",
    "automa-12": "2 : {1}[attack 2@A, attack 2@A] | [attack 1@A, attack 1@A]",
    "automa-13": "3 : {night}[destroy@A, attack 1@A] | {1}[fire-@A, attack 3@A] | [attack 2@A, move 1@A]",
    "automa-14": "3 : {2}[opp-4, reinforce 2@G] | [opp-2, reinforce 1@G]",
    "automa-15": "3 : {night}[destroy@A, opp-2] | {1}[attack 3@A] | [attack 1@A]",
}

GODS = ("guide", "serpents", "toad", "digger", "sleeper", "yellow", "deep", "flame", "goat")
LOGGED = {
    "log-attack": "attack {n}", "log-destroy": "destroy", "log-reinforce": "reinforce {n}", "log-moves": "step",
    "log-ignite": "ignite", "log-outpost": "outpost+", "log-outpost-gone": "outpost-", "log-ritual": "ritual",
    "log-gain": "own+{n}", "log-lose": "opp-{n}", "log-fire": "fire+", "log-fire-out": "fire-",
    "log-corrupt": "corrupt {n}",
    "log-depth": "depth+", "log-depth-moved": "depth>", "log-depth-flip": "depth~", "log-depth-gone": "depth-",
    "log-draw": "draw {n}", "log-ready": "ready", "log-figure": "figure", "log-automa-ritual": "ritual",
}  # fmt: skip
"""What each line of the log is in the words of a card."""


def acts(text: str) -> Counter[str]:
    """The actions of a list, without scopes; a move is so many steps."""
    out: Counter[str] = Counter()
    for one in re.split(r"[,;]", text):
        bare = re.sub(r"@[\w<=-]+", "", one).strip()
        if bare.startswith("move "):
            out["step"] += int(bare[5:])
        elif bare.startswith("figure "):
            out["figure"] += 1
        elif bare and bare != "strip":
            out[bare] += 1
    return out


def sets_of(line: str) -> list[tuple[int, bool, Counter[str]]]:
    """Cost, night and actions of every set of a line."""
    out = []
    for part in line.split(" ; ")[0].split("|"):
        found = re.fullmatch(r"(?:\{([\w,]+)\})?\[(.*)\]", part.strip())
        assert found is not None, part
        marks = (found[1] or "").split(",")
        out.append((sum(int(mark) for mark in marks if mark.isdigit()), "night" in marks, acts(found[2])))
    return out


def field(line: str, name: str) -> str:
    """The bottom text or the keyword of a line."""
    found = re.search(rf" ; {name}: (.*?)(?: ; key: |$)", line)
    return found[1] if found else ""


def done(p: Play, since: int = 0) -> Counter[str]:
    """What the log tells since then, in the words of a card; figures moved by rituals and tokens aside."""
    out: Counter[str] = Counter()
    for event in p.t.events()[since:]:
        if event.text.id in LOGGED and not (event.text.id == "log-figure" and event.rule != "C-play.16"):
            out[LOGGED[event.text.id].format(**event.text.args)] += 1
    return out


def table(own: dict[str, object], gods: list[str], night: bool) -> Play:
    """Boards with five strong investigators and a weak one, room to move, outposts, fire, depth tokens."""
    board = {"r2c1": "agent", "r2c2": "agent", "r2c3": "agent", "r3c1": {"tile": "agent", "life": 2}, "r3c3": "agent"}
    seat = {"board": board, "outposts": ["r4c1", "r4c3"], "fire": 2, "cultists": 40, "ready": False, **own}
    other = {"character": "crane" if own.get("character") != "crane" else "rose", "outposts": ["r4c1"], "hand": []}
    if "deep" in gods:
        other["depth"] = {"r2c1": "depth-tide-a", "r2c2": "depth-offering-a"}
    return at(seat, other, gods=gods, night=night, options={"goals": False})


def answered(p: Play, stop: tuple[str, ...]) -> Play:
    """Every question is answered, on the own board and without a way into the headquarters, up to one of these."""
    while p.asked not in (*stop, ""):
        keys = p.options()
        if p.asked == "ask-step":
            back = "down" if "up" not in keys else "up"
            p.does(back if back in keys else keys[0])
        elif p.asked == "ask-tokens":
            p.does({keys[0]: p.open[0].most})
        elif p.asked == "ask-bottom":
            p.does("use")
        elif p.asked in ("ask-draw-own", "ask-again"):
            p.does("nobody")
        elif p.asked == "ask-player" and "player-1" in keys:
            p.does("player-1")
        elif p.asked == "ask-depth-place":
            p.does(keys[-1])
        else:
            p.does(keys[0])
    return p


PLAYED = [(card, number) for card, line in CARDS.items() for number in range(len(sets_of(line)))]


@pytest.mark.parametrize(("card", "number"), PLAYED, ids=[f"{card}-{number + 1}" for card, number in PLAYED])
def test_every_set_of_every_card(card: str, number: int) -> None:
    line = CARDS[card]
    cost, night, wanted = sets_of(line)[number]
    kind, owner, _ = card.split("-", 2)
    gods = [owner] if kind == "god" else []
    gods += [god for god in GODS if god not in (*gods, "deep", "yellow")][: 4 - len(gods)]
    lines = [part.strip() for part in field(line, "bottom").split(";") if part.strip()]
    paid = sum(int(found[1]) for part in lines if (found := re.match(r"\{(\d)\}", part)))
    own = {"character": owner if kind == "basic" else "rose", "hand": [card], "madness": {"blue": 9}}
    p = table(own, gods, night)
    since = len(p.t.events())
    p.does(card)
    if p.asked == "ask-set":
        p.does(f"set-{number + 1}")
    answered(p, ("ask-turn",))
    for part in lines:
        wanted += acts(re.sub(r"^\{\d\} ?", "", part))
    if "ritual" in wanted:  # a ritual readies the figure, so that there is nothing to ready
        paid -= wanted["ready"]
        wanted["ready"] = 0
    assert done(p, since) == +wanted
    assert sum(p.s.madness[0]) == 9 - cost - paid
    assert [event.text.id for event in p.t.events()[since:]].count("log-again") == int(field(line, "key") == "again")
    assert p.cards("discards") == [card]


@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize("god", [god for god in POWERS if god != "sleeper"])
def test_every_power(god: str, time: str) -> None:
    """What is a choice is taken first; the Sleeping God has tests of its own, in the chapter of R'lyeh."""
    line = POWERS[god][time == "night"]
    gods = [god, *[other for other in GODS if other not in (god, "deep", "yellow")][:3]]
    p = table({"character": "rose", "hand": [], "figure": god, "ready": True}, gods, time == "night")
    since, bag = len(p.t.events()), sum(p.s.madness_bag)
    answered(p.does("power"), ("ask-turn",))
    wanted = acts(" ; ".join(part.split("/")[0] for part in line.split(";")))
    drawn = wanted.pop("madness+1", 0)
    assert done(p, since) == wanted and bag - sum(p.s.madness_bag) == drawn
    assert p.s.ready[0] == 0


TRIED = [(card, number) for card, line in AUTOMA.items() for number in range(len(sets_of(line.split(" : ")[1])))]


@pytest.mark.parametrize(("card", "number"), TRIED, ids=[f"{card}-{number + 1}" for card, number in TRIED])
def test_every_set_of_every_automa_card(card: str, number: int) -> None:
    value, line = AUTOMA[card].split(" : ")
    cost, night, wanted = sets_of(line)[number]
    board = {"r2c1": "agent", "r3c2": "agent", "r4c3": "soldier"}
    automa = {"board": board, "madness": {"blue": cost}, "fire": 1, "outposts": ["r4c1"], "cultists": 20}
    seat = {
        "character": "rose",
        "hand": ["basic-rose-scalpel"],
        "board": {"r1c1": "detective", "r1c2": "detective"},
        "cultists": 40,
    }
    follows = ["automa-07"] if "key: again" in line else []
    p = alone(seat, automa, active=1, night=night, gods=["guide", "serpents", "toad"], automa_deck=[card, *follows])
    end = next(
        (
            at
            for at, event in enumerate(p.t.events())
            if event.text.id == "log-turn" and "Player 1" in event.text.render("en")
        ),
        None,
    )
    told = p.t.events()[:end]
    stop = [at for at, event in enumerate(told) if event.text.id == "log-automa-card"]
    own = told[: stop[1]] if len(stop) > 1 else told
    found: Counter[str] = Counter()
    for event in own:
        if event.text.id in LOGGED and event.text.id != "log-figure":
            found[LOGGED[event.text.id].format(**event.text.args)] += 1
    assert found == wanted
    assert next(one.value for one in OWN.automa if one.slot == card) == int(value)
    assert (len(stop) == 2) is ("key: again" in line)
    assert [event.text.args["n"] for event in own if event.text.id == "log-automa-pays"] == [cost] * bool(cost)


def test_nothing_of_the_box_is_left_out() -> None:
    assert {card.slot for card in OWN.cards} == {*CARDS}
    assert {*OWN.gods} == {*POWERS}
    assert {card.slot for card in OWN.automa} == {*AUTOMA}
