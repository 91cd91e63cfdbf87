#!/bin/sh
# Makes sure that commands (or files, as /paths) exist which no Python wheel offers: need.sh COMMAND=DEBIAN-PACKAGE ...
# Installs the missing packages with apt-get where that is allowed, and says so; else says what to do and fails.
set -eu
missing=
for pair in "$@"; do
    command -v "${pair%%=*}" >/dev/null 2>&1 || [ -f "${pair%%=*}" ] || missing="$missing ${pair#*=}"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ]; then run=; else run='sudo -n'; fi
echo "Installing with apt-get, as no wheel offers them:$missing"
# shellcheck disable=SC2086 # words are meant to split
if command -v apt-get >/dev/null 2>&1 && $run apt-get update -qq >/dev/null 2>&1 &&
    DEBIAN_FRONTEND=noninteractive $run apt-get install -y -qq --no-install-recommends $missing >/dev/null 2>&1; then
    exit 0
fi
echo "That was not possible here. Please run: apt-get install$missing" >&2
exit 1
