#!/bin/sh
# Writes the wheel for this machine and the source distribution, or the wheel for a system of Rust's name TARGET:
# wheel.sh FOLDER [TARGET] [OPTION of maturin…]
# On Linux a library that is loaded before GMP is in the wheel.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$1
shift
target=
case ${1:-} in '' | -*) ;; *) target=$1 && shift ;; esac

manifest=$root/crates/modforge-python/Cargo.toml
library=$root/python/modforge/libmodforge-gmp.so
# It is a part of the wheel alone: a checkout compiles its own.
made=
trap 'rm -rf "$library" "$made"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

build() { # strip OPTION…: a wheel by maturin, whose engine keeps the names of its kernels where there is that program
    strip=$1
    shift
    if ! command -v "$strip" >/dev/null; then
        maturin build --release --strip --quiet --manifest-path "$manifest" --out "$folder" "$@"
        return
    fi
    made=$(mktemp -d)
    maturin build --release --quiet --manifest-path "$manifest" --out "$made" "$@"
    # All names of functions would be six sevenths of the engine; those of the kernels, for proofs, are a hundredth.
    python3 "$root/scripts/release/strip_wheel.py" "$made"/*.whl "$strip"
    mkdir -p "$folder"
    mv "$made"/*.whl "$folder"
}

linux() { # platform of the wheel: linked by zig, which has the symbols of old C libraries
    "$root/scripts/release/gmp_library.sh" "$root/python/modforge" "$target"
    PATH="$("$root/scripts/zig.sh"):$PATH"
    case $target in "$(uname -m)"-*) strip=strip ;; *) strip=${target%%-*}-linux-gnu-strip ;; esac
    build "$strip" --target "$target" --zig --compatibility "$@"
}

case $target in
'')
    [ "$(uname -s)" != Linux ] || "$root/scripts/release/gmp_library.sh" "$root/python/modforge"
    # One by one: with --sdist the wheel is built from the source distribution, which holds nothing compiled.
    maturin sdist --manifest-path "$manifest" --out "$folder"
    [ "$(uname -s)" = Linux ] && strip=strip || strip=none
    build "$strip" "$@"
    ;;
*-linux-gnu) linux manylinux_2_28 "$@" ;;
*-linux-musl)
    # Else Rust links musl into everything, and makes no shared library.
    export RUSTFLAGS="${RUSTFLAGS:-} -C target-feature=-crt-static"
    linux musllinux_1_2 "$@"
    ;;
*) maturin build --release --strip --quiet --manifest-path "$manifest" --out "$folder" --target "$target" "$@" ;;
esac
