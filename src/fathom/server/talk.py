"""Table talk: the ready phrases of a game, and the notice when its rules of talk are switched off or on."""

from __future__ import annotations

from typing import Any

from ..games.talk import talk_of
from ..kernel.game import Game
from ..kernel.text import Text
from . import wire
from .problems import refuse

__all__ = ["check_rules", "info", "notice", "said"]


def said(game: Game, seats: int, given: wire.Phrase) -> dict[str, Any]:
    """The phrase as a text; only what the game declares can be said, and every seat in it is one of the table."""
    phrases = talk_of(game).phrases
    phrase = phrases.get(given.id)
    if phrase is None:
        raise refuse("invalid", "no-phrase", given=given.id, names=", ".join(phrases) or "-")
    if given.args.keys() != phrase.args.keys():
        names = ", ".join(phrase.args) or "-"
        raise refuse("invalid", "phrase-args", phrase=given.id, names=names, given=", ".join(given.args) or "-")
    for seat in given.args.values():
        if seat >= seats:
            raise refuse("not-found", "no-seat", seat=seat + 1)
    return phrase.said(game, given.args).to_json()


def check_rules(game: Game) -> None:
    """Does the game have rules that can be switched off?"""
    if not talk_of(game).rules:
        raise refuse("invalid", "no-talk-rules")


def notice(strict: bool) -> dict[str, Any]:
    """What the chat says when the host has switched the rules."""
    return Text("talk-on" if strict else "talk-off", "server").to_json()


def info(game: Game) -> wire.TalkInfo:
    """For clients."""
    talk = talk_of(game)
    phrases = [wire.PhraseInfo(phrase.id, dict(phrase.args), phrase.during) for phrase in talk.phrases.values()]
    return wire.TalkInfo(phrases, list(talk.rules))
