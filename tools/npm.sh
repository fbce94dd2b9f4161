#!/bin/sh
# npm for the web client (web/), with the machine's Node if it is new enough, else with the one from PyPI in .venv.
set -eu
cd "$(dirname "$0")/.."
PATH="$(pwd)/.venv/bin:$PATH"

# What Vite runs on: Node 20.19, 22.12, or anything newer.
node_is_good() {
    version=$(node --version) && npm --version || return 1
    major=${version#v}; minor=${major#*.}; major=${major%%.*}; minor=${minor%%.*}
    case $major in
        20) [ "$minor" -ge 19 ] ;;
        22) [ "$minor" -ge 12 ] ;;
        *) [ "$major" -ge 23 ] ;;
    esac
}

if ! node_is_good >/dev/null 2>&1; then
    echo "Installing Node into .venv (this machine has none that is new enough)"
    .venv/bin/python -m pip --disable-pip-version-check install --quiet --no-deps --require-hashes \
        --requirement requirements/web.lock
    hash -r
    node_is_good >/dev/null 2>&1 || { echo "error: Node does not run here; install Node 22 with npm." >&2; exit 1; }
fi
cd web
exec npm "$@"
