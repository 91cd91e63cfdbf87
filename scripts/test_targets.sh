#!/bin/sh
# Engine, field code and C interface on other processors, played by qemu and wasmtime: test_targets.sh [TARGET...]
# Debian's cross compilers and its gcc-multilib, for 32-bit x86, cannot be installed together.
# By default a 64-bit one, a big-endian one, a 32-bit one and WebAssembly. Rust's library of a target comes by
# `rustup target add TARGET`.
set -eu
cd "$(dirname "$0")/.."
build=${CARGO_TARGET_DIR:-target}/targets

has_library() { # target
    [ -d "$(rustc --print target-libdir --target "$1")" ] || { echo "Going on without $1: rustup target add $1"; return 1; }
}

run_tests() { # target
    echo "$1"
    cargo test -q --release --target "$1" --target-dir "$build" -p modforge --lib
    cargo test -q --release --target "$1" --target-dir "$build" -p modforge --test fuzz
    # Large: with every optimisation it takes longer to compile than all else together.
    cargo test -q --release --target "$1" --target-dir "$build" -p modforge-fields --test powers \
        --config profile.release.package.modforge-fields.opt-level=1
}

run_wasm() { # target
    has_library "$1" || return 0
    export CARGO_TARGET_WASM32_WASIP1_RUNNER="python $PWD/scripts/run_wasm.py"
    run_tests "$1"
}

run() { # target, name of its C compiler, name of its qemu
    target=$1 compiler=$2-gcc qemu=qemu-$3
    has_library "$target" || return 0
    for program in "$compiler" "$qemu"; do
        command -v "$program" >/dev/null || { echo "Going on without $target: $program is missing."; return; }
    done
    name=$(echo "$target" | tr 'a-z-' 'A-Z_')
    export "CARGO_TARGET_${name}_LINKER=$compiler" "CARGO_TARGET_${name}_RUNNER=$qemu -L /usr/$2"
    run_tests "$target"
    cargo build -q --release --target "$target" --target-dir "$build" -p modforge-c
    for program in interface misuse; do
        "$compiler" -std=c99 -D_POSIX_C_SOURCE=200809L -O1 -static -I crates/modforge-c/include -o "$build/$program" \
            "crates/modforge-c/tests/c/$program.c" "$build/$target/release/libmodforge_c.a" -lpthread -ldl -lm 2>"$build/link.log" \
            || { cat "$build/link.log"; exit 1; }
        "$qemu" "$build/$program"
    done
    # The program has the kernel in it, where its instructions can be read.
    if [ "$3" = aarch64 ]; then
        python -m modforge.kernel_proof --processor aarch64 --library "$build/interface" --max-bits 1024
    fi
}

for target in ${*:-aarch64-unknown-linux-gnu s390x-unknown-linux-gnu armv7-unknown-linux-gnueabihf wasm32-wasip1}; do
    case $target in
    aarch64-*) run "$target" aarch64-linux-gnu aarch64 ;;
    s390x-*) run "$target" s390x-linux-gnu s390x ;;
    armv7-*) run "$target" arm-linux-gnueabihf arm ;;
    wasm32-wasip1) run_wasm "$target" ;;
    *) echo "unknown target: $target" >&2 && exit 2 ;;
    esac
done
