"""The terminal client: `fathom play --terminal`."""

from __future__ import annotations

from collections.abc import Sequence

import typer

import fathom

from ...folders import saves_folder
from ..given import ME, game_from, options_from, players_from, read_json, seed_from
from ..words import Words, bad
from . import saves
from .asking import choose
from .session import Session
from .setup import ask_game, ask_language, ask_table
from .voice import Left, Voice

__all__ = ["start"]


def start(
    say: Words,
    what: Sequence[str],
    *,
    chosen: bool,
    seats: str | None,
    options: Sequence[str] | None,
    seed: int | None,
    resume: bool,
) -> None:
    """Open a table, new or saved, and play. `chosen`: the language was named and is not asked for."""
    voice = Voice()
    try:
        if resume:
            session = _resumed(voice, say, what, chosen, seats)
        else:
            session = _fresh(voice, say, what, chosen, seats, options, seed)
    except Left:
        return
    if not session.play():
        raise typer.Exit(1)


def _fresh(
    voice: Voice,
    say: Words,
    what: Sequence[str],
    chosen: bool,
    seats: str | None,
    given: Sequence[str] | None,
    seed: int | None,
) -> Session:
    """Who names the seats wants to play at once; whatever else is missing takes its default."""
    if len(what) > 1:
        raise bad("cli-one-game", given=" ".join(what))
    game = game_from(what[0]) if what else None
    asks = seats is None
    if asks and not chosen:
        say.lang = ask_language(voice, say)
    if game is None:
        game = ask_game(voice, say) if asks else next(iter(fathom.games().values()))
    if asks:
        voice.line(say("cli-setup-title", game=say.game(game.id)), style="bold")
    options = None if asks and given is None else options_from(game, given or [])
    if seats is None:
        options, players = ask_table(voice, say, game, options)
    else:
        options = options or {}
        players = players_from(seats, game, options)
    number = seed_from(seed)
    table = fathom.new(game.id, seats=len(players), seed=number, options=options)
    voice.line(say("cli-seed", seed=str(number)), style="dim")
    voice.line(say("cli-welcome"))
    return Session(table, players, say, voice, saves.new_path(game.id))


def _resumed(voice: Voice, say: Words, what: Sequence[str], chosen: bool, seats: str | None) -> Session:
    """From a file, or from a list of saved games, of one game if it is named."""
    from ..replaying import open_record

    games = [name for name in what if name.lower() in fathom.games()]
    files = [name for name in what if name not in games]
    if len(files) > 1:
        raise bad("cli-one-file", given=" ".join(files))
    path = saves.lookup(files[0]) if files else None
    if path is None:
        found = saves.listing(games[0].lower() if games else None)
        if not found:
            raise bad("cli-no-saves", folder=str(saves_folder()))
        path = found[choose(voice, say, say("cli-which-save"), [_told(saved, say) for saved in found])].path
    record = read_json(path)
    if not chosen:
        say.lang = saves.language_in(record) or say.lang
    table = open_record(record, say)
    for notice in table.notices:
        voice.line(say.of(notice))
    if table.outcome is not None:
        raise bad("cli-save-over", file=str(path))
    if seats is not None:
        players = players_from(seats, table.game, table.options)
        if len(players) != table.seats:
            raise bad("cli-save-seats", given=len(players), right=table.seats)
    else:
        players = saves.players_in(record, table.seats) or [ME, *["greedy"] * (table.seats - 1)]
    voice.line(say("cli-resumed", game=say.game(table.game.id), n=len(table.answers)))
    # a record of other rules was opened at a snapshot: going on must not overwrite the whole game it holds
    return Session(table, players, say, voice, saves.new_path(table.game.id) if table.notices else path)


def _told(saved: saves.Saved, say: Words) -> str:
    """A saved game as one line of the list."""
    players = [say("cli-person") if name == ME else say("cli-bot", name=say.bot(name)) for name in saved.players]
    return say(
        "cli-save-line",
        game=say.game(saved.game),
        n=saved.answers,
        when=f"{saved.when:%Y-%m-%d %H:%M}",
        players=", ".join(players),
        name=saved.path.stem,
    )
