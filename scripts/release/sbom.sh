#!/bin/sh
# Lists what is in the crates and in the archive for C, as CycloneDX: sbom.sh FOLDER ARCHIVE
# A wheel has such a list in it, which maturin writes.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$root"
pinned=0.5.9
tools=$root/build/tools
if [ "$("$tools/bin/cargo-cyclonedx" cyclonedx --version 2>/dev/null)" != "cargo-cyclonedx-cyclonedx $pinned" ]; then
    echo 'Installing cargo-cyclonedx in build/tools: some minutes, once'
    cargo install -q --locked --root "$tools" --target-dir "${CARGO_TARGET_DIR:-target}/tools" "cargo-cyclonedx@$pinned"
fi

# It writes beside each manifest, so it works on copies.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
mkdir "$copy/crates" "$copy/c"
git ls-files -z Cargo.toml Cargo.lock crates | tar cf - --null -T - | tar xf - -C "$copy/crates"
tar xzf "$2" --strip-components=1 -C "$copy/c"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

list() { # workspace, its crates, options: what these need on any target
    workspace=$1 crates=$2
    shift 2
    "$tools/bin/cargo-cyclonedx" cyclonedx -qq --format json --spec-version 1.5 --target all --no-build-deps "$@" \
        --manifest-path "$workspace/Cargo.toml"
    # Where the copy was is nobody's business, and another place each time.
    for crate in $crates; do sed "s|$workspace|.|g" "$workspace/crates/$crate/$crate.cdx.json" >"$folder/$crate.cdx.json"; done
}

rm -f "$folder"/*.cdx.json
list "$copy/crates" "$(python3 scripts/release/published.py)" --all-features
list "$copy/c" 'modforge-c modforge-gmp'
