#!/bin/sh
# Writes the library that stands before GMP, by its name on this system or on that of Rust's name TARGET:
# gmp_library.sh FOLDER [TARGET [OPTION of cargo…]]
# libmodforge-gmp.so, libmodforge-gmp.dylib, or modforge_gmp.dll with what a linker reads of it. On Linux, zig links for others.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
target=${2:-}
[ $# -lt 2 ] || shift
shift
compiled=${CARGO_TARGET_DIR:-$root/target}
cd "$root"

if [ -z "$target" ] && [ "$(uname -s)" = Linux ]; then
    cargo build -q --release -p modforge-gmp
    strip --strip-unneeded -o "$folder/libmodforge-gmp.so" "$compiled/release/libmodforge_gmp.so"
    exit
fi
target=${target:-$(rustc -vV | sed -n 's/^host: //p')}
cargo=cargo with=$target
if [ "$(uname -s)" = Linux ]; then
    PATH=$(scripts/zig.sh):$PATH
    cargo=cargo-zigbuild
fi
link=
case $target in
# Symbols of the C library of a manylinux wheel.
*-linux-gnu) [ $cargo = cargo ] || with=$target.2.28 ;;
# Else Rust links musl into everything, and makes no shared library.
*-linux-musl) case ${RUSTFLAGS:-} in *-crt-static*) ;; *) export RUSTFLAGS="${RUSTFLAGS:-} -C target-feature=-crt-static" ;; esac ;;
# A program finds it in its own folders of libraries.
*-apple-*) link='-C link-arg=-Wl,-install_name,@rpath/libmodforge-gmp.dylib' ;;
esac
# shellcheck disable=SC2086 # words are meant to split
$cargo rustc -q --release --target "$with" -p modforge-gmp --lib --crate-type cdylib "$@" -- -C strip=symbols $link
made=$compiled/$target/release
case $target in
*-windows-msvc) cp "$made/modforge_gmp.dll" "$made/modforge_gmp.dll.lib" "$folder" ;;
*-windows-gnu) cp "$made/modforge_gmp.dll" "$made/libmodforge_gmp.dll.a" "$folder" ;;
*-apple-*) cp "$made/libmodforge_gmp.dylib" "$folder/libmodforge-gmp.dylib" ;;
*) cp "$made/libmodforge_gmp.so" "$folder/libmodforge-gmp.so" ;;
esac
