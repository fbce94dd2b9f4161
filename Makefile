# Fathom: all set-up happens here, on a machine with Python 3.11+ and make. `make help` lists the targets.
#
# One virtual environment serves all targets: the lock files agree with each other (see `lock`). Every install leaves a
# stamp in it, so a second run starts at once; a changed lock file or pyproject.toml installs again.

.DEFAULT_GOAL := help
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
# More than two cores can serve: many tests wait, for a server, a browser, or time to pass.
JOBS ?= 3

# Bytecode is kept, whatever the shell says: tests start hundreds of processes, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

# An environment whose Python has gone (an upgrade, a removed version) is useless: drop it with its stamps, start anew.
$(shell [ -x $(BIN)/python ] || rm -rf $(VENV))

# The web client: what it is built from (a folder changes when a file in it comes or goes), its tools, and the result.
WEB := $(shell find web/src web/public \( -type d -o -type f ! -name '*.test.ts' \) -print 2>/dev/null) \
	$(wildcard web/*.json web/*.ts web/*.js web/index.html)
WEB_TOOLS := web/node_modules/.package-lock.json
CLIENT := src/fathom/server/static/index.html

PIP_INSTALL = $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps
LOCKED = $(PIP_INSTALL) --no-build-isolation --require-hashes --requirement

.PHONY: help play web test compiled code-is-clean web-is-clean web-works chromium load soak bench pictures golden fmt lock clean

help:  ## show this list
	@echo "Fathom. Targets:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1#\2/p' Makefile | awk -F '#' '{ printf "%-14s%s\n", $$1, $$2 }'
	@echo "Variables: PYTHON=python3.12 (for a new .venv), GAME=abyss (play), JOBS=3 (test),"
	@echo "           ARGS='...' (test, load, soak, bench), FAIR='...', FORGED='...', KILL='...', OUTAGE='...', LEAK='...', BREAKS='...' (soak)"

play: $(VENV)/.run $(CLIENT)  ## play in the browser against bots
	@$(BIN)/fathom play $(GAME)

web: $(CLIENT)  ## build the web client
	@echo "The web client is in $(dir $(CLIENT))"

test: $(BIN)/python  ## lint, types, all tests with those in the browser, then the clause coverage
	@node --version >/dev/null 2>&1 || $(MAKE) --no-print-directory $(WEB_TOOLS)  # brings Node: by pip, as the rest
	@$(MAKE) --no-print-directory --jobs=2 $(TIDILY) code-is-clean $(CLIENT) chromium $(VENV)/.read web-is-clean web-works
	@echo "Tests"
	@$(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)
	@echo "Clauses of the rules with a passing test"
	@$(BIN)/fathom rules abyss --coverage
	@$(BIN)/fathom rules unfathomable --coverage
	@$(BIN)/fathom rules arkham --coverage
	@$(BIN)/fathom rules call_of_madness --coverage

# What comes before the tests, with all set-up, two at a time: nearly all of it keeps one core busy. Each tells its
# findings in one piece, where make can do so.
TIDILY = $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

code-is-clean: $(VENV)/.dev
	@echo "Lint and types"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy

web-is-clean: $(WEB_TOOLS)
	@echo "Web client: types"
	@tools/npm.sh --silent run check

web-works: $(WEB_TOOLS)
	@echo "Web client: unit tests"
	@tools/npm.sh --silent run test

chromium:
	@tools/chromium.sh

load: $(VENV)/.dev  ## many tables and sockets against a server on this machine: speed, memory, a plot
	@$(BIN)/python -m fathom.lab.load $(ARGS)

soak: $(VENV)/.dev  ## long random play with every invariant checked, kill -9 of a server, rules broken on purpose
	@echo "Random play"
	@$(BIN)/python -m fathom.lab.soak $(ARGS)
	@echo "Going back: what a free undo teaches, what is mixed anew"
	@$(BIN)/python -m fathom.lab.fairness $(FAIR)
	@echo "Bots: do they answer by what they cannot know?"
	@$(BIN)/python -m fathom.lab.honesty $(HONEST)
	@echo "Forged records"
	@$(BIN)/python -m fathom.lab.hostile $(FORGED)
	@echo "Killing the server"
	@$(BIN)/python -m fathom.lab.kill $(KILL)
	@echo "Taking PostgreSQL away"
	@$(BIN)/python -m fathom.lab.outage $(OUTAGE)
	@echo "Searching all that is sent for secrets"
	@cd tests && ../$(BIN)/python -m server.leak_run $(LEAK)
	@echo "Broken on purpose: does a test notice?"
	@$(BIN)/python -m fathom.lab.breaks $(BREAKS)

compiled: $(VENV)/.dev $(CLIENT)  ## build a wheel with kernel and games compiled, and test it (needs a C compiler)
	@echo "Building a wheel with a compiled engine"
	@rm -rf build/wheels
	@FATHOM_COMPILE=tuned $(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation \
		--wheel-dir build/wheels .
	@echo "A clean environment with this wheel alone"
	@$(BIN)/pytest -p no:cacheprovider tools/compiled
	@rm -rf $(COMPILED) && $(BIN)/python -m zipfile -e build/wheels/*.whl $(COMPILED)
	@echo "Kernel, games, bots and conformance, compiled"
	@FATHOM_ENGINE=compiled PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) --dist worksteal -m 'not interpreted' $(COMPILED_TESTS)
	@echo "Both engines, game by game"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m fathom.lab.equivalence $(or $(ARGS),--games 12)

# The wheel unpacked: it comes before the sources that the environment of the tests points at.
COMPILED := build/compiled/unpacked
COMPILED_TESTS := tests/kernel tests/games tests/conformance tests/exam tests/records tests/golden tests/bots

bench: $(VENV)/.bench  ## speed of the engine beside known engines, on this machine
	@$(BIN)/fathom bench $(ARGS)

pictures: $(VENV)/.dev web  ## take the pictures of the documentation anew
	$(BIN)/python tools/pictures.py

golden: $(VENV)/.dev  ## write the kept games, golden transcripts and contact sheets anew, to be reviewed like code
	cd tests && ../$(BIN)/python -m records.fixtures --renew
	cd tests && ../$(BIN)/python -m golden.transcript --renew
	cd tests && ../$(BIN)/python -m golden.cards --renew

fmt: $(VENV)/.dev  ## format the code and apply safe fixes
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lock: $(BIN)/python  ## compile requirements/*.lock again from pyproject.toml
	$(PIP_INSTALL) uv==0.13.7
	@mkdir -p build
	$(COMPILE) --all-extras pyproject.toml requirements/build.in --output-file build/all.lock
	$(COMPILE) --constraint build/all.lock requirements/build.in --output-file requirements/build.lock
	$(COMPILE) --constraint build/all.lock pyproject.toml --output-file requirements/run.lock
	$(COMPILE) --constraint build/all.lock --extra dev --extra lab --extra cluster pyproject.toml \
		--output-file requirements/dev.lock
	$(COMPILE) --constraint build/all.lock --extra bench pyproject.toml --output-file requirements/bench.lock
	$(COMPILE) --constraint build/all.lock --extra web pyproject.toml --output-file requirements/web.lock

# Universal: one file with markers for every Python from 3.11 on. All are cut from one solution, so they never disagree.
COMPILE = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --upgrade --generate-hashes \
	--no-annotate --custom-compile-command 'make lock'

clean:  ## remove the virtual environment, caches and builds (never saved games)
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage-rules.json
	rm -rf web/node_modules $(dir $(CLIENT))
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Stamps. `dev` and `bench` build on `run`, which also installs the package itself, editable. Of the large test tools
# little is ever imported: that is compiled when it is.
$(VENV)/.run: requirements/build.lock requirements/run.lock pyproject.toml | $(BIN)/python
	@echo "Installing Fathom and what it runs on"
	@$(LOCKED) requirements/build.lock
	@$(LOCKED) requirements/run.lock
	@$(PIP_INSTALL) --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.lock $(VENV)/.run
	@echo "Installing the test tools"
	@$(LOCKED) requirements/dev.lock --no-compile
	@touch $@

# All tests read once: else each of the processes that run them for the first time would compile every one of them.
$(VENV)/.read: $(VENV)/.dev
	@$(BIN)/pytest --collect-only -q >/dev/null 2>&1 || true
	@touch $@

$(VENV)/.bench: requirements/bench.lock $(VENV)/.run
	@echo "Installing the engines to compare with"
	@$(LOCKED) requirements/bench.lock
	@touch $@

# The client is built anew when one of its files changed; npm leaves the stamp of its tools itself.
$(CLIENT): $(WEB) $(WEB_TOOLS)
	@echo "Building the web client"
	@tools/npm.sh --silent run build -- --logLevel warn
	@touch $@

$(WEB_TOOLS): web/package-lock.json | $(BIN)/python
	@echo "Fetching what the web client is built with"
	@tools/npm.sh ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

# The first Python that is new enough and can make a virtual environment; PYTHON=... overrides the search. A name on the
# PATH proves nothing (version managers leave shims behind), so each candidate has to run.
$(BIN)/python:
	@found=; old=; bare=; \
	for candidate in $(or $(PYTHON),python3.13 python3.12 python3.11 python3 python); do \
	    "$$candidate" -c '' >/dev/null 2>&1 || continue; \
	    if ! "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then old="$$candidate"; \
	    elif ! "$$candidate" -c 'import venv, ensurepip' 2>/dev/null; then bare="$$candidate"; \
	    else found="$$candidate"; break; fi; \
	done; \
	if [ -n "$$found" ]; then \
	    echo "Making $(VENV) with $$("$$found" --version)"; \
	    rm -rf $(VENV) && "$$found" -m venv $(VENV) || { rm -rf $(VENV); exit 1; }; \
	elif [ -n "$$bare" ]; then \
	    echo "error: $$bare cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
	    echo "       On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; \
	elif [ -n "$$old" ]; then \
	    echo "error: Fathom needs Python 3.11 or newer; $$old is $$("$$old" --version 2>&1)." >&2; \
	    echo "       Install a newer one, or name it: make PYTHON=/path/to/python3.12 ..." >&2; exit 1; \
	else \
	    echo "error: Fathom needs Python 3.11 or newer; none was found$(if $(PYTHON), as PYTHON=$(PYTHON))." >&2; exit 1; \
	fi
