#!/bin/sh
# Check that programs (or files, as /paths) are there which no Python wheel offers: need.sh PROGRAM=DEBIAN-PACKAGE ...
# Install the missing packages with apt-get as root (in a container, in CI), or through sudo where MODFORGE_APT=1 asks for it.
# Everybody else reads what is missing and which command installs it; nothing on their machine changes.
set -eu
missing=
packages=
for pair in "$@"; do
    name=${pair%%=*}
    command -v "$name" >/dev/null 2>&1 || [ -f "$name" ] || { missing="$missing $name" && packages="$packages ${pair#*=}"; }
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then sudo=; else sudo='sudo '; fi
hint=', or let make do that: MODFORGE_APT=1'
if [ -z "$sudo" ] || [ "${MODFORGE_APT:-}" = 1 ]; then
    echo "Installing with apt-get, as no wheel offers them:$packages"
    # shellcheck disable=SC2086 # words are meant to split
    if $sudo apt-get update -qq >/dev/null &&
        $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >/dev/null; then
        exit 0
    fi
    hint=
fi
echo "Missing:$missing" >&2
echo "Install with: ${sudo}apt-get install$packages$hint" >&2
exit 1
