#!/bin/sh
# Packs the crates that are published, and builds a program on what was packed: crates.sh FOLDER [OPTION of cargo package…]
# The program sees the packages alone, so a file that one of them lacks is missed here and not by its first user.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
cd "$root"
target=${CARGO_TARGET_DIR:-$root/target}
version=$(python3 scripts/release/versions.py)
crates=$(python3 scripts/release/published.py)

rm -f "$folder"/*.crate
# Not verified one by one, as cargo compiles each of them anew for that.
# shellcheck disable=SC2046,SC2086
cargo package -q --no-verify "$@" $(printf ' -p %s' $crates)
for crate in $crates; do cp "$target/package/$crate-$version.crate" "$folder"; done

trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
cp -r scripts/release/program "$trial/program"
{
    printf '\n[dependencies]\n'
    for crate in $crates; do printf '%s = { version = "=%s", features = %s }\n' "$crate" "$version" "$(python3 scripts/release/published.py "$crate")"; done
    printf '\n[patch.crates-io]\n'
    for crate in $crates; do
        tar xzf "$folder/$crate-$version.crate" -C "$trial"
        printf '%s = { path = "../%s-%s" }\n' "$crate" "$crate" "$version"
    done
} >>"$trial/program/Cargo.toml"
# The versions of other crates that this repository was tested with.
cp Cargo.lock "$trial/program/Cargo.lock"
CARGO_TARGET_DIR=$target/packed cargo run -q --manifest-path "$trial/program/Cargo.toml"
