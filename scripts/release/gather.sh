#!/bin/sh
# Puts together what the jobs of the workflow made: gather.sh FOLDER-OF-ARTIFACTS FOLDER
# FOLDER/python is for PyPI, and all of it for the release's page.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$2/python" "$2/page"
# Instead of the wheel of the machine that ran `make release`: the same, for more systems.
cp "$1"/wheels-*/*.whl "$1"/release/python/*.tar.gz "$2/python"
cp "$1"/release/crates/* "$1"/release/c/* "$1"/release/deb/* "$1"/release/sbom/* "$1"/release/recipes/* "$1"/release/provenance.json "$2/page"
# The library before GMP, for each system.
for made in "$1"/gmp-*; do
    cp "$root/crates/modforge-gmp/README.md" "$root"/LICENSE-* "$made"
    tar czf "$2/page/modforge-${made##*/}.tar.gz" -C "$made" .
done
(cd "$2" && sha256sum python/* page/* | sed 's|  [a-z]*/|  |' >page.sums && mv page.sums page/SHA256SUMS)
