"""The commands and their options; each command's work is done in a module of its own."""

from __future__ import annotations

import io
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ..kernel.errors import FathomError
from .usage import Spoken, SpokenCommand, words_for, wrong_usage
from .words import bad, speaking, why_not

__all__ = ["app"]


class OneLineErrors(Spoken, TyperGroup):
    """Usage errors in one line, without boxes: easy to read, to hear and to log."""

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        """Click only says that there is no such command; we say which there are."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise bad("cli-bad-command", given=args[0], commands=", ".join(self.commands))
        return super().resolve_command(context, args)

    def main(self, args: Any = None, *rest: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        say = words_for(sys.argv[1:] if args is None else args)
        try:
            code = super().main(args, *rest, obj=say, **kwargs)
            sys.stdout.flush()
        except typer.Abort:
            code = 130
        except FathomError as error:
            typer.echo(f"fathom: {say.of(error.text)}", err=True)
            code = 2
        except OSError as error:  # a full disk, an output that is gone
            typer.echo(f"fathom: {say('cli-system-refuses', why=say.of(why_not(error)))}", err=True)
            sys.stdout = io.StringIO()  # what is left in the old one would be tried, and told, once more
            code = 1
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            typer.echo(f"fathom: {wrong_usage(error, say)}", err=True)
            code = getattr(error, "exit_code", 2)
        sys.exit(code if isinstance(code, int) else 0)


def examples(*lines: str) -> str:
    """What stands below the help of a command, as it is typed; `#lobby` is the message `cli-example-lobby`."""
    return "\n".join(lines)


app = typer.Typer(
    cls=OneLineErrors,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=examples("play", "play arkham --terminal --lang de", "rules abyss B-EXP-02", "COMMAND --help"),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
command = partial(app.command, cls=SpokenCommand)
"""What the commands and their options are for is in the messages of usage.<lang>.ftl."""

GameId = Annotated[str, typer.Argument()]
Lang = Annotated[
    str | None,
    typer.Option("--lang", envvar="FATHOM_LANG"),
]
Json = Annotated[bool, typer.Option("--json")]
Jobs = Annotated[int, typer.Option(min=1)]
Cluster = Annotated[str, typer.Option()]
Port = Annotated[int | None, typer.Option(min=0, max=65535)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option"),
]


Content = Annotated[
    str | None,
    typer.Option("--content"),
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
        typer.Option("--version", is_eager=True, callback=_show_version),
    ] = False,
    lang: Lang = None,
) -> None:
    if context.invoked_subcommand is None:
        with speaking(lang):
            typer.echo(context.get_help())
    elif lang is not None:  # the language may stand before the command, too
        context.default_map = {context.invoked_subcommand: {"lang": lang}}


@command(epilog=examples("games", "games --lang pl", "games --json"))
def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games with their seats and options."""
    from .content import show_games

    with speaking(lang) as say:
        show_games(say, as_json)


@command(
    epilog=examples(
        "play                                    #lobby",
        "play abyss                              #game",
        "play --terminal                         #terminal",
        "play arkham --terminal --seats me       #alone",
        "play abyss --terminal --seats me,greedy,random --option leviathan=true",
        "play --terminal --resume                #resume",
    ),
)
def play(
    what: Annotated[
        list[str] | None,
        typer.Argument(),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    port: Port = None,
    lang: Lang = None,
    seats: Annotated[
        str | None,
        typer.Option(),
    ] = None,
    option: Options = None,
    content: Content = None,
    seed: Annotated[int | None, typer.Option()] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume"),
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


@command(
    epilog=examples(
        "serve --host 0.0.0.0 --port 8765",
        "serve --workers 4 --database postgresql://user:password@host/name",
    ),
)
def serve(
    host: Annotated[
        str | None,
        typer.Option(),
    ] = None,
    port: Port = None,
    workers: Annotated[int | None, typer.Option(min=1)] = None,
    database: Annotated[
        str | None,
        typer.Option(),
    ] = None,
    lang: Lang = None,
) -> None:
    """Run the server for many people. What is not given comes from FATHOM_HOST, FATHOM_PORT and so on; docs/server.md
    lists all settings."""
    from .serving import serve_many

    with speaking(lang) as say:
        serve_many(say, host=host, port=port, workers=workers, database=database)


@command(
    epilog=examples(
        "simulate abyss --games 200 --seats 3 --bots greedy,random",
        "simulate arkham --option scenario=campaign --games 20 --jobs 2 --json",
    )
)
def simulate(
    game: GameId,
    count: Annotated[int, typer.Option("--games", min=1)] = 100,
    seats: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[
        str,
        typer.Option(),
    ] = "random",
    seed: Annotated[int, typer.Option()] = 0,
    option: Options = None,
    content: Content = None,
    jobs: Jobs = 1,
    records: Annotated[Path | None, typer.Option()] = None,
    cluster: Cluster = "",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count what happens."""
    from .laboratory import run_simulation

    with speaking(lang) as say:
        options = [*(option or ()), *_of_file(content)]
        run_simulation(say, game, count, seats, bots, seed, options, jobs, as_json, records, cluster)


@command(
    epilog=examples(
        "tournament abyss --bots random,greedy",
        "tournament abyss --bots greedy,search:200,search:1s --games 100 --journal meetings.jsonl --plot meetings.svg",
    ),
)
def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option()],
    count: Annotated[int, typer.Option("--games", min=1)] = 20,
    seats: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option()] = 0,
    option: Options = None,
    content: Content = None,
    jobs: Jobs = 1,
    journal: Annotated[Path | None, typer.Option()] = None,
    plot: Annotated[Path | None, typer.Option()] = None,
    cluster: Cluster = "",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots meet each other, with seats rotated, and tell how strong they are."""
    from .tournaments import run_tournament

    with speaking(lang) as say:
        options = [*(option or ()), *_of_file(content)]
        run_tournament(say, game, bots, count, seats, seed, options, jobs, journal, plot, as_json, cluster)


@command(
    epilog=examples("replay my-game.json", "replay my-game.json --until 20 --seat 1"),
)
def replay(
    file: Annotated[Path, typer.Argument()],
    until: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[int | None, typer.Option(min=1)] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play a record again: the explained log and the table at its end."""
    from .replaying import show_replay

    with speaking(lang) as say:
        show_replay(say, file, until, seat, as_json)


@command(
    epilog=examples("rules abyss", "rules abyss B-EXP-02", "rules abyss Ratsstapel --lang de", "rules abyss --coverage")
)
def rules(
    game: GameId,
    words: Annotated[
        list[str] | None,
        typer.Argument(),
    ] = None,
    lang: Lang = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
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


@command(epilog=examples("cards abyss traitor", "cards arkham --deck location", "cards abyss --json"))
def cards(
    game: GameId,
    name: Annotated[list[str] | None, typer.Argument()] = None,
    deck: Annotated[str | None, typer.Option()] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Show what a card does, or list the cards by deck."""
    from .content import show_cards

    with speaking(lang) as say:
        show_cards(say, game, " ".join(name or []), deck, as_json)


@command(epilog=examples("bench", "bench --seconds 0.5 --json"))
def bench(
    seconds: Annotated[float, typer.Option(min=0.01)] = 2.0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Measure the speed of the engine on this machine."""
    from .laboratory import run_bench

    with speaking(lang):
        run_bench(seconds, as_json)
