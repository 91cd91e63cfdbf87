#!/bin/sh
# Engine, field code and C interface on other processors, played by qemu and wasmtime: test_targets.sh [TARGET...]
# 32-bit x86 runs on the CPU itself: qemu-i386 7.2 does not get through the first test. Its compiler is a cross compiler, too, as
# Debian's gcc-multilib cannot be installed beside those.
# By default a 64-bit one, a big-endian one, two 32-bit ones and WebAssembly. Rust's library of a target comes by
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
    cargo test -q --release --target "$1" --target-dir "$build" -p modforge --test all fuzz::
    # Large: with every optimisation it takes longer to compile than all else together.
    cargo test -q --release --target "$1" --target-dir "$build" -p modforge-fields --test all powers:: \
        --config profile.release.package.modforge-fields.opt-level=1
}

run_wasm() { # target
    has_library "$1" || return 0
    export CARGO_TARGET_WASM32_WASIP1_RUNNER="python $PWD/scripts/run_wasm.py"
    run_tests "$1"
}

run() { # target, prefix of its C compiler, what runs programs linked statically and others
    target=$1 compiler=$2-gcc static=$3 runner=$4
    has_library "$target" || return 0
    for program in "$compiler" ${runner%% *}; do
        command -v "$program" >/dev/null || { echo "Going on without $target: $program is missing."; return; }
    done
    name=$(echo "$target" | tr 'a-z-' 'A-Z_')
    export "CARGO_TARGET_${name}_LINKER=$compiler" "CARGO_TARGET_${name}_RUNNER=$runner"
    run_tests "$target"
    cargo build -q --release --target "$target" --target-dir "$build" -p modforge-c
    for program in interface misuse; do
        "$compiler" -std=c99 -D_POSIX_C_SOURCE=200809L -O1 -static -I crates/modforge-c/include -o "$build/$program" \
            "crates/modforge-c/tests/c/$program.c" "$build/$target/release/libmodforge_c.a" -lpthread -ldl -lm 2>"$build/link.log" \
            || { cat "$build/link.log"; exit 1; }
        $static "$build/$program"
    done
    # The program has the kernel in it, where its instructions can be read.
    if [ "$2" = aarch64-linux-gnu ]; then
        python -m modforge.kernel_proof --processor aarch64 --library "$build/interface" --max-bits 1024
    fi
}

run_qemu() { # target, prefix of its C compiler, name of its qemu
    run "$1" "$2" "qemu-$3" "qemu-$3 -L /usr/$2"
}

run_native() { # target, prefix of its C compiler
    [ "$(uname -m)" = x86_64 ] || { echo "Going on without $1: the CPU is another."; return; }
    run "$1" "$2" "" "/usr/$2/lib/ld-linux.so.2 --library-path /usr/$2/lib"
}

for target in ${*:-aarch64-unknown-linux-gnu s390x-unknown-linux-gnu armv7-unknown-linux-gnueabihf i686-unknown-linux-gnu wasm32-wasip1}; do
    case $target in
    aarch64-*) run_qemu "$target" aarch64-linux-gnu aarch64 ;;
    s390x-*) run_qemu "$target" s390x-linux-gnu s390x ;;
    armv7-*) run_qemu "$target" arm-linux-gnueabihf arm ;;
    i686-*) run_native "$target" i686-linux-gnu ;;
    wasm32-wasip1) run_wasm "$target" ;;
    *) echo "unknown target: $target" >&2 && exit 2 ;;
    esac
done
