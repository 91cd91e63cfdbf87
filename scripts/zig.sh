#!/bin/sh
# Installs zig, and cargo-zigbuild, which links with it, in build/tools, unless they are there; prints the folder of both.
set -eu
zig=$(cd "$(dirname "$0")/.." && pwd)/build/tools/zig
"$zig/bin/cargo-zigbuild" --version >/dev/null 2>&1 || {
    python3 -m venv "$zig" && "$zig/bin/pip" install -q --disable-pip-version-check ziglang==0.17.1 cargo-zigbuild==0.24.1
} >&2
echo "$zig/bin"
