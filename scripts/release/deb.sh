#!/bin/sh
# Writes a package for Debian and Ubuntu with the libraries, headers and descriptions for C and C++: deb.sh FOLDER
# It runs where the C library is at least as new as here.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$root"
scripts/need.sh dpkg-shlibdeps=dpkg-dev
package=libmodforge-dev
# Before a version of the same number, as 1.0.0-rc.1 is before 1.0.0.
version=$(python3 scripts/release/versions.py | tr - '~')
architecture=$(dpkg --print-architecture)
libraries=/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

mkdir -p "$stage/debian" "$stage/root/DEBIAN" "$stage/root/usr/share/doc/$package"
make --no-print-directory -s -C crates/modforge-c install DESTDIR="$stage/root" PREFIX=/usr LIBDIR="$libraries" BUILD="$stage/parts"
scripts/release/gmp_library.sh "$stage/root$libraries"
chmod 644 "$stage/root$libraries"/*.so "$stage/root$libraries"/*.so.*
gzip -9nc CHANGELOG.md >"$stage/root/usr/share/doc/$package/changelog.gz"
cat - LICENSE-MIT LICENSE-APACHE >"$stage/root/usr/share/doc/$package/copyright" <<END
modforge is published under the MIT licence or the Apache licence, version 2.0, at your choice.

END

# Which libraries it needs, as Debian counts their versions.
printf 'Source: modforge\n\nPackage: %s\nArchitecture: %s\n' "$package" "$architecture" >"$stage/debian/control"
needs=$(cd "$stage" && dpkg-shlibdeps -O --ignore-missing-info -xlibmodforge0 "root$libraries/libmodforge.so.0" \
    "root$libraries/libmodforge-gmp.so" 2>"$stage/log" | sed -n 's/^shlibs:Depends=//p') || { cat "$stage/log" >&2; exit 1; }
cat >"$stage/root/DEBIAN/control" <<END
Package: $package
Version: $version
Architecture: $architecture
Maintainer: $(git log -1 --format='%an <%ae>')
Section: libdevel
Priority: optional
Depends: $needs
Suggests: pkg-config
Installed-Size: $(du -sk --apparent-size "$stage/root/usr" | cut -f 1)
Description: arithmetic modulo big numbers, for C and C++
 Powers, products and inverses modulo numbers of 1 to 2^20 bits, constant time in
 operands and exponents: a static and a shared library, headers for C and C++, files
 for pkg-config and CMake.
 .
 libmodforge-gmp.so puts the same engine under programs that are linked with GMP.
END
echo 'activate-noawait ldconfig' >"$stage/root/DEBIAN/triggers"
(cd "$stage/root" && find usr -type f | LC_ALL=C sort | xargs md5sum >DEBIAN/md5sums)
find "$stage/root" -type d -exec chmod 755 {} +
find "$stage/root/DEBIAN" "$stage/root/usr" -type f -exec chmod u=rwX,go=rX {} +
dpkg-deb --root-owner-group --build "$stage/root" "$folder/${package}_${version}_$architecture.deb" >/dev/null
