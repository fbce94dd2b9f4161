#!/bin/sh
# The browser tests drive the Chromium of the machine. If there is none: install Debian's where we may, else say what
# to do. It never fails: all other tests can run without a browser.
set -u

for name in "${FATHOM_CHROMIUM:-}" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 && exit 0
done

as_root=
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if command -v apt-get >/dev/null 2>&1 && $as_root true 2>/dev/null; then
    echo "Installing Chromium for the browser tests (Debian's package)"
    apt() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" >/dev/null 2>&1; }
    install_it() { apt install --no-install-recommends -y chromium; }
    { install_it || { apt update && install_it; }; } && command -v chromium >/dev/null 2>&1 && exit 0
fi
echo "The browser tests need Chromium: apt install chromium (Debian), or set FATHOM_CHROMIUM to a browser." >&2
