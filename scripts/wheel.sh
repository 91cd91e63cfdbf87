#!/bin/sh
# Writes the wheel, with the library that is loaded before GMP in it, and the source distribution: wheel.sh FOLDER [OPTION of maturin…]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$1
shift
cargo build -q --release --manifest-path "$root/Cargo.toml" -p modforge-gmp
library=$root/python/modforge/libmodforge-gmp.so
# It is a part of the wheel alone: a checkout compiles its own.
trap 'rm -f "$library"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
strip --strip-unneeded -o "$library" "${CARGO_TARGET_DIR:-$root/target}/release/libmodforge_gmp.so"
manifest=$root/crates/modforge-python/Cargo.toml
# One by one: with --sdist the wheel is built from the source distribution, which holds nothing compiled.
maturin sdist --manifest-path "$manifest" --out "$folder"
# The names of functions, which proofs of a build look for, would be six sevenths of the engine.
maturin build --release --strip --quiet --manifest-path "$manifest" --out "$folder" "$@"
