"""What the games are made of: `fathom games`, `fathom rules`, `fathom cards`."""

from __future__ import annotations

from typing import Any

import fathom

from ..content import clauses_of_card
from ..kernel.ability import Card
from ..kernel.game import DataSetting, Game
from ..kernel.rules import Clause
from ..kernel.setting import AnySetting
from .given import few_values, game_from, seats_allowed, spelled
from .lookup import card_names, cards_named, chapters, clauses_for, clauses_like, closest
from .output import Line, Out, print_json
from .words import Words, bad

__all__ = ["card_lines", "clause_line", "show_cards", "show_games", "show_rules", "span"]


def span(numbers: list[int]) -> str:
    """2, 3, 4 as 2–4."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


# ---- games


def show_games(say: Words, as_json: bool) -> None:
    games = fathom.games()
    if as_json:
        print_json({id: _game_data(game) for id, game in games.items()})
        return
    out = Out()
    for id, game in games.items():
        out.line(f"{id}: {say.game(id)}", style="bold")
        out.line(say("cli-game-seats", seats=span(list(game.seats))), indent=2)
        usual = seats_allowed(game, game.settle_options(None))
        if usual != list(game.seats):
            out.line(say("cli-game-usual-seats", seats=span(usual)), indent=2)
        for name, setting in game.options.items():
            out.line(_option_line(say, game, name, setting), indent=2)
        out.line(say("cli-game-play", id=id), indent=2)


def _option_line(say: Words, game: Game, name: str, setting: AnySetting) -> str:
    what = say.option_is(game.id, name)
    if isinstance(setting, DataSetting):
        legal = [value for value, _ in few_values(game, setting)]
        if not legal:
            return say("cli-game-data-option", name=name, what=what, most=setting.most_bytes)
    else:
        legal = list(setting.values)
    values = ", ".join(map(spelled, legal))
    return say("cli-game-option", name=name, what=what, values=values, default=spelled(setting.default))


def _option_data(setting: AnySetting) -> dict[str, Any]:
    told = {"kind": setting.kind, "default": setting.default}
    if isinstance(setting, DataSetting):
        return told | {"most_bytes": setting.most_bytes, "example": setting.example}
    return told | {"values": list(setting.values)}


def _game_data(game: Game) -> dict[str, Any]:
    return {
        "version": game.version,
        "seats": list(game.seats),
        "seats_by_default": seats_allowed(game, game.settle_options(None)),
        "options": {name: _option_data(setting) for name, setting in game.options.items()},
        "clauses": len(game.clauses()),
        "cards": {deck: len(cards) for deck, cards in game.cards().items()},
    }


# ---- rules


def clause_line(clause: Clause, say: Words) -> Line:
    """A clause as one line: its id, its words, whether it is a ruling of ours and whether its reading is uncertain."""
    words = f"{clause.id}: {clause.render(say.lang)}"
    marks = [say(f"cli-{mark}") for mark in ("ruling", "uncertain") if getattr(clause, mark)]
    return Line(f"{words} ({', '.join(marks)})" if marks else words)


def show_rules(say: Words, game_id: str, words: str, as_json: bool) -> None:
    game = game_from(game_id)
    if not words:
        _show_chapters(say, game, as_json)
        return
    found = clauses_for(game, words, say)
    if not found:
        near = clauses_like(game, words)
        if near:
            raise bad("cli-no-clause-but", words=words, near=", ".join(near))
        raise bad("cli-no-clause", words=words, id=game.id)
    if as_json:
        print_json({"game": game.id, "lang": say.lang, "clauses": [_clause_data(c, say.lang) for c in found]})
        return
    out = Out()
    for chapter, clauses in chapters(found).items():
        out.line(say.chapter(game.id, chapter), style="bold")
        for clause in clauses:
            out.lines([clause_line(clause, say)._replace(indent=2)])
    if len(found) > 1:
        out.line(say("cli-found-clauses", n=len(found)), style="dim")


def _clause_data(clause: Clause, lang: str) -> dict[str, Any]:
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "kind": clause.kind,
        "enforceable": clause.enforceable,
        "seed": clause.seed,
        "ruling": clause.ruling,
        "uncertain": clause.uncertain,
        "text": clause.render(lang),
    }


def _show_chapters(say: Words, game: Game, as_json: bool) -> None:
    by_chapter = chapters(game.clauses().values())
    if as_json:
        print_json(
            {
                "game": game.id,
                "chapters": {name: [c.id for c in inside] for name, inside in by_chapter.items()},
            }
        )
        return
    out = Out()
    out.line(say("cli-chapters", game=say.game(game.id), n=len(game.clauses())), style="bold")
    for name, inside in by_chapter.items():
        title = say.chapter(game.id, name)
        out.line(say("cli-chapter", chapter=name, title=title, n=len(inside)), indent=2)
    out.line(say("cli-rules-how", id=game.id))


# ---- cards


def card_lines(game: Game, card: Card, say: Words, clauses: bool = True) -> list[Line]:
    """A card's name, what is printed on it, what it does in its own words, and the clauses named after it."""
    lines = [Line(f"{say.of(card.name(), game.id)} ({card.slug})", style="bold")]
    if numbers := " · ".join(say.of(text, game.id) for text in card.in_numbers()):
        lines.append(Line(numbers[:1].upper() + numbers[1:], indent=2))
    lines += [Line(say.of(text, game.id), indent=2) for text in card.say()]
    if clauses:
        lines += [clause_line(clause, say)._replace(indent=2, style="dim") for clause in clauses_of_card(game, card)]
    return lines


def show_cards(say: Words, game_id: str, name: str, deck: str | None, as_json: bool) -> None:
    game = game_from(game_id)
    decks = game.cards()
    if deck is not None and deck not in decks:
        raise bad("cli-bad-deck", given=deck, decks=", ".join(decks))
    if name:
        found = cards_named(game, name, say, deck)
        if not found:
            _refuse_card(game, name, say, deck)
        if as_json:
            print_json([_card_data(game, card, say) for card in found])
            return
        out = Out()
        for card in found:
            out.lines(card_lines(game, card, say))
        return
    wanted = {title: cards for title, cards in decks.items() if deck in (None, title)}
    if as_json:
        print_json({title: [_card_data(game, card, say) for card in cards] for title, cards in wanted.items()})
        return
    out = Out()
    for title, cards in wanted.items():
        out.line(say("cli-deck", deck=title, title=say.deck(game.id, title), n=len(cards)), style="bold")
        for card in cards:
            out.line(f"{say.of(card.name(), game.id)} ({card.slug})", indent=2)


def _refuse_card(game: Game, name: str, say: Words, deck: str | None) -> None:
    if deck is not None:
        raise bad("cli-no-card-in-deck", name=name, deck=deck, id=game.id)
    near = closest(name, card_names(game, say))
    if near:
        raise bad("cli-no-card-but", name=name, near=", ".join(near))
    raise bad("cli-no-card", name=name, id=game.id)


def _card_data(game: Game, card: Card, say: Words) -> dict[str, Any]:
    return {
        "slug": card.slug,
        "name": say.of(card.name(), game.id),
        "numbers": [say.of(text, game.id) for text in card.in_numbers()],
        "text": [say.of(text, game.id) for text in card.say()],
        "clauses": [clause.id for clause in clauses_of_card(game, card)],
    }
