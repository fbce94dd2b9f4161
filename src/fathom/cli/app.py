"""The commands and their options; each command's work is done in a module of its own."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ..kernel.errors import FathomError
from .words import Words, bad, speaking, system_language

__all__ = ["app"]


class OneLineErrors(TyperGroup):
    """Usage errors in one line, without boxes: easy to read, to hear and to log."""

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        """Click only says that there is no such command; we say which there are."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise bad("cli-bad-command", given=args[0], commands=", ".join(self.commands))
        return super().resolve_command(context, args)

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        try:
            code = super().main(*args, **kwargs)
            sys.stdout.flush()
        except typer.Abort:
            code = 130
        except FathomError as error:
            typer.echo(f"fathom: {Words(system_language()).of(error.text)}", err=True)
            code = 2
        except OSError as error:  # a full disk, an output that is gone
            told = Words(system_language())("cli-system-refuses", why=error.strerror or str(error))
            typer.echo(f"fathom: {told}", err=True)
            sys.stdout = io.StringIO()  # what is left in the old one would be tried, and told, once more
            code = 1
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            typer.echo(f"fathom: {' '.join(error.format_message().split())}", err=True)
            code = getattr(error, "exit_code", 2)
        sys.exit(code if isinstance(code, int) else 0)


def examples(*lines: str) -> str:
    """What stands below the help of a command, as it is typed."""
    return "\n".join(["\b", "Examples:", *(f"  fathom {line}" for line in lines)])


app = typer.Typer(
    cls=OneLineErrors,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=examples("play", "play arkham --terminal --lang de", "rules abyss B-EXP-02", "COMMAND --help"),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="A table for board games of the deep, with every rule enforced and explained.",
)

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The game: abyss, unfathomable, arkham or call_of_madness.")
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="LANG", envvar="FATHOM_LANG", help="en, pl or de; otherwise the language of your system."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
Jobs = Annotated[int, typer.Option(metavar="N", min=1, help="How many processes.")]
Cluster = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one of --jobs workers here.")
]
Port = Annotated[int | None, typer.Option(metavar="PORT", min=0, max=65535, help="The port; 0 takes any that is free.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A game option, such as leviathan=true; data, where a game takes it, as NAME=@FILE. May be repeated.",
    ),
]


Content = Annotated[
    str | None,
    typer.Option("--content", metavar="FILE", help="Cards and tiles of your own, where a game reads them."),
]


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from .._mode import engine_mode

        typer.echo(f"fathom {version('fathom-table')} ({engine_mode()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def fathom_command(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=_show_version, help="Show the version and which engine runs."
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(epilog=examples("games", "games --lang pl", "games --json"))
def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games with their seats and options."""
    from .content import show_games

    with speaking(lang) as say:
        show_games(say, as_json)


@app.command(
    short_help="Play in the browser, or here with --terminal.",
    epilog=examples(
        "play                                    the lobby in your browser",
        "play abyss                              a new table of one game",
        "play --terminal                         asks what to play, and with whom",
        "play arkham --terminal --seats me       at once, alone",
        "play abyss --terminal --seats me,greedy,random --option leviathan=true",
        "play --terminal --resume                goes on with a game",
    ),
)
def play(
    what: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]", help="The game, as fathom games lists it; after --resume a saved file."),
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, in the terminal, instead of in the browser.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only print the link; do not open a browser.")
    ] = False,
    port: Port = None,
    lang: Lang = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO",
            help="With --terminal: who sits where: me (several share the keyboard), random, greedy, search, master; "
            "or a number: you and greedy bots.",
        ),
    ] = None,
    option: Options = None,
    content: Content = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="With --terminal: the same seed deals the same game.")
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with a game; with --terminal also: --resume FILE."),
    ] = False,
) -> None:
    """Play in the browser, or here with --terminal: against bots, with friends, or both."""
    with speaking(lang) as say:
        if terminal:
            from .terminal import start

            _refuse("cli-only-browser", {"--no-browser": no_browser, "--port": port is not None})
            start(
                say,
                what or [],
                chosen=lang is not None,
                seats=seats,
                options=[*(option or ()), *_of_file(content)] or None,
                seed=seed,
                resume=resume,
            )
        else:
            from .serving import play_in_browser

            given = {"--seats": seats is not None, "--option": bool(option), "--seed": seed is not None}
            _refuse("cli-only-terminal", {**given, "--resume FILE": resume and bool(what)})
            play_in_browser(say, what or [], port=port, browser=not no_browser, resume=resume, content=content)


def _of_file(content: str | None) -> list[str]:
    """`--content FILE` is short for `--option content=@FILE`."""
    return [] if content is None else [f"content=@{content}"]


def _refuse(message: str, given: dict[str, bool]) -> None:
    """Options of the other way to play are refused: ignored they would promise what does not happen."""
    if any(given.values()):
        raise bad(message, options=", ".join(name for name, is_given in given.items() if is_given))


@app.command(
    short_help="Run the server for many people.",
    epilog=examples(
        "serve --host 0.0.0.0 --port 8765",
        "serve --workers 4 --database postgresql://user:password@host/name",
    ),
)
def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The address to listen at; 0.0.0.0 for all of this machine's."),
    ] = None,
    port: Port = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many processes; more than one needs PostgreSQL.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="WHERE", help="A file for SQLite, or postgresql://user:password@host/name."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Run the server for many people. What is not given comes from FATHOM_HOST, FATHOM_PORT and so on; docs/server.md
    lists all settings."""
    from .serving import serve_many

    with speaking(lang) as say:
        serve_many(say, host=host, port=port, workers=workers, database=database)


@app.command(
    epilog=examples(
        "simulate abyss --games 200 --seats 3 --bots greedy,random",
        "simulate arkham --option scenario=campaign --games 20 --jobs 2 --json",
    )
)
def simulate(
    game: GameId,
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; otherwise as few as the bots and the game allow.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="Who plays: random, greedy, search, master, search:200. Fewer than seats take turns around the table.",
        ),
    ] = "random",
    seed: Annotated[
        int, typer.Option(metavar="N", help="The seed of the first game; each further game takes the next.")
    ] = 0,
    option: Options = None,
    content: Content = None,
    jobs: Jobs = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game in this folder, as data for research.")
    ] = None,
    cluster: Cluster = "",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count what happens."""
    from .laboratory import run_simulation

    with speaking(lang) as say:
        options = [*(option or ()), *_of_file(content)]
        run_simulation(say, game, count, seats, bots, seed, options, jobs, as_json, records, cluster)


@app.command(
    short_help="Let bots meet each other and tell how strong they are.",
    epilog=examples(
        "tournament abyss --bots random,greedy",
        "tournament abyss --bots greedy,search:200,search:1s --games 100 --journal meetings.jsonl --plot meetings.svg",
    ),
)
def tournament(
    game: GameId,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="Who meets: greedy,search, or search:200,search:1s for other budgets.")
    ],
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games of each meeting.")] = 20,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; otherwise as few as the game allows.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The seed of the first game of each meeting.")] = 0,
    option: Options = None,
    content: Content = None,
    jobs: Jobs = 1,
    journal: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game here; the same command goes on from it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the results as an SVG.")] = None,
    cluster: Cluster = "",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots meet each other, with seats rotated, and tell how strong they are."""
    from .tournaments import run_tournament

    with speaking(lang) as say:
        options = [*(option or ()), *_of_file(content)]
        run_tournament(say, game, bots, count, seats, seed, options, jobs, journal, plot, as_json, cluster)


@app.command(
    short_help="Play a record again: its log and the table at its end.",
    epilog=examples("replay my-game.json", "replay my-game.json --until 20 --seat 1"),
)
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record: a game saved in the terminal, or exported on the page.")
    ],
    until: Annotated[int | None, typer.Option(metavar="N", min=0, help="Stop after this many answers.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Look from this seat, from 1 on, instead of as a spectator.")
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play a record again: the explained log and the table at its end."""
    from .replaying import show_replay

    with speaking(lang) as say:
        show_replay(say, file, until, seat, as_json)


@app.command(
    epilog=examples("rules abyss", "rules abyss B-EXP-02", "rules abyss Ratsstapel --lang de", "rules abyss --coverage")
)
def rules(
    game: GameId,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[CLAUSE|WORDS]", help="A clause by its code, a chapter, or words; else the chapters."),
    ] = None,
    lang: Lang = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Count the clauses that a passing test names.")] = False,
    as_json: Json = False,
) -> None:
    """Show one clause, search the rules, or list their chapters."""
    from .content import show_rules
    from .coverage import show_coverage

    with speaking(lang) as say:
        if coverage:
            show_coverage(say, game, as_json)
        else:
            show_rules(say, game, " ".join(words or []), as_json)


@app.command(epilog=examples("cards abyss traitor", "cards arkham --deck location", "cards abyss --json"))
def cards(
    game: GameId,
    name: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]", help="A name, or words of a card's text; else all cards.")
    ] = None,
    deck: Annotated[str | None, typer.Option(metavar="DECK", help="Only this deck, such as lords.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Show what a card does, or list the cards by deck."""
    from .content import show_cards

    with speaking(lang) as say:
        show_cards(say, game, " ".join(name or []), deck, as_json)


@app.command(epilog=examples("bench", "bench --seconds 0.5 --json"))
def bench(
    seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.01, help="How long each measurement takes.")] = 2.0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Measure the speed of the engine on this machine."""
    from .laboratory import run_bench

    with speaking(lang):
        run_bench(seconds, as_json)
