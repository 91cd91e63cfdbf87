#!/bin/sh
# Writes what C needs as one archive, with the header made: c_source.sh FOLDER [OPTION of cargo package…]
# `make install` in it needs cargo and a C compiler, and none of the tools of this repository.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
cd "$root"
version=$(python3 scripts/release/versions.py)
name=modforge-c-$version
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The last three are what modforge-crypto may ask for, though not for primes.
libraries='modforge modforge-crypto modforge-fields modforge-fields-dstu modforge-lanes'
cargo package -q --no-verify "$@" $(printf -- '-p %s ' modforge-c modforge-gmp $libraries)
mkdir -p "$stage/$name/crates"
for crate in modforge-c modforge-gmp $libraries; do
    tar xzf "${CARGO_TARGET_DIR:-target}/package/$crate-$version.crate" -C "$stage/$name/crates"
    mv "$stage/$name/crates/$crate-$version" "$stage/$name/crates/$crate"
    # One lock for all, below; tests need crates that are not here.
    (cd "$stage/$name/crates/$crate" && rm -rf Cargo.lock Cargo.toml.orig tests)
done
cp scripts/release/c/Makefile scripts/release/c/README.md LICENSE-APACHE LICENSE-MIT CHANGELOG.md Cargo.lock "$stage/$name"
cat >"$stage/$name/Cargo.toml" <<END
[workspace]
resolver = "3"
members = ["crates/*"]

[workspace.package]
version = "$version"

[patch.crates-io]
END
for crate in $libraries; do echo "$crate = { path = \"crates/$crate\" }"; done >>"$stage/$name/Cargo.toml"
# Less what the rest of the repository uses.
cargo update -q --offline --workspace --manifest-path "$stage/$name/Cargo.toml"

date=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
tar cf - -C "$stage" --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$date" "$name" |
    gzip -9n >"$folder/$name.tar.gz"
