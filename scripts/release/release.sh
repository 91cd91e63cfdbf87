#!/bin/sh
# Makes in build/release what a release publishes from here, checks it, and says what a person then does. It publishes nothing.
set -eu
cd "$(dirname "$0")/../.."
here=scripts/release
folder=build/release

step() { printf '%s\n' "== $*"; }

committed() {
    if [ -n "$(git status --porcelain)" ]; then
        git status --short >&2
        echo 'Commit this first, or put it away: what is published is a commit.' >&2
        exit 1
    fi
}

step 'The commit and the version'
committed
version=$(python3 $here/versions.py)
commit=$(git rev-parse HEAD)
echo "$version, commit $commit"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
rm -rf $folder
mkdir -p $folder

step 'Crates, and a program on them'
$here/crates.sh $folder/crates
step 'Wheel of this system, and the source distribution'
scripts/wheel.sh $folder/python
step 'Archive for C'
$here/c_source.sh $folder/c
step 'Package for Debian'
if command -v dpkg-deb >/dev/null; then $here/deb.sh $folder/deb; else echo 'Going on without it: dpkg-deb is missing.'; fi
step 'Lists of what is in it, recipes, provenance, checksums'
$here/sbom.sh $folder/sbom "$folder/c/modforge-c-$version.tar.gz"
python3 $here/recipes.py $folder
# All this took minutes.
committed
if [ "$(git rev-parse HEAD)" != "$commit" ]; then
    echo "The commit is another one now: begin again." >&2
    exit 1
fi
python3 $here/provenance.py $folder
(cd $folder && find . -type f ! -name SHA256SUMS -printf '%P\n' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS)

step "In $folder"
cat $folder/SHA256SUMS
step 'Nothing is published yet'
python3 $here/next_steps.py
