#!/bin/sh
# Installs the Debian package and the wheel of a release in a Debian that has neither, and uses both: fresh_root.sh FOLDER
# FOLDER is what `make release` wrote. It needs root, and the network for Debian's packages.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(cd "$1" && pwd)
cd "$root"
scripts/need.sh mmdebstrap=mmdebstrap
debian=$(mktemp -d)
trap 'rm -rf "$debian"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

echo 'Installing Debian in a folder'
# The wheel and the package may ask for the C library of the machine that built them.
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mmdebstrap -q --variant=apt --include=gcc,libc6-dev,pkg-config,python3-venv "$suite" "$debian"
mkdir "$debian/made"
cp "$folder"/deb/*.deb crates/modforge-c/tests/c/*.[ch] "$debian/made"
# The three packages that the wheel needs, as there is no index in there.
python3 -m pip download -q --disable-pip-version-check -d "$debian/made" "$folder"/python/*.whl

inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$debian" "$@"; }

echo 'C'
inside sh -c 'dpkg --install /made/libmodforge-dev_*.deb' >/dev/null
inside sh -c 'cd /made && cc -std=c99 -D_POSIX_C_SOURCE=200809L -o c interface.c $(pkg-config --cflags --libs modforge) && ./c'
# What cannot be loaded is reported, and no error.
test -z "$(inside sh -c 'LD_PRELOAD=libmodforge-gmp.so true' 2>&1)"
echo 'Python'
inside python3 -m venv /made/env
inside /made/env/bin/pip install -q --disable-pip-version-check --no-index --find-links /made modforge
inside /made/env/bin/python -c 'import modforge; print(modforge.Modulus(2**521 - 1).pow(2, 521))'
inside /made/env/bin/modforge field '2^255 - 19' --name p25519 --prefix fe25519 -o /made/field | head -1
inside sh -c 'cc -c -o /made/field.o /made/field/fe25519.c'
inside /made/env/bin/modforge core emit mont_csa42 --bits 64 -o /made/core | head -1
