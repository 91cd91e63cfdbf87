#!/bin/sh
# Writes the public items of each crate that is published into scripts/release/interfaces: interfaces.sh
# With --check it writes nothing there, and shows where they are others.
set -eu
cd "$(dirname "$0")/../.."
listed=scripts/release/interfaces
# It reads what the rustdoc of Rust 1.95 writes.
pinned=0.52.0
tools=$PWD/build/tools
target=${CARGO_TARGET_DIR:-target}
if [ "$("$tools/bin/cargo-public-api" --version 2>/dev/null)" != "cargo-public-api $pinned" ]; then
    echo 'Installing cargo-public-api in build/tools: some minutes, once'
    cargo install -q --locked --root "$tools" --target-dir "$target/tools" "cargo-public-api@$pinned"
fi

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
for crate in $(python3 scripts/release/published.py); do
    # JSON of rustdoc is unstable, hence RUSTC_BOOTSTRAP.
    RUSTC_BOOTSTRAP=1 cargo rustdoc -q --locked --lib -p "$crate" --all-features --target-dir "$target/interfaces" \
        -- -Z unstable-options --output-format json
    # Neither what every type has, nor two marks that only the compiler can use.
    "$tools/bin/cargo-public-api" public-api --omit blanket-impls \
        --rustdoc-json "$target/interfaces/doc/$(echo "$crate" | tr - _).json" >"$made/all"
    grep -v '^impl.* core::marker::\(Freeze\|UnsafeUnpin\) for ' "$made/all" >"$made/$crate.txt"
    rm "$made/all"
done

if [ "${1-}" = --check ]; then
    diff -ru "$listed" "$made" && exit
    echo 'The interface of a crate is another one: scripts/release/interfaces.sh lists it.' >&2
    exit 1
fi
rm -f "$listed"/*.txt
cp "$made"/*.txt "$listed"
