#!/bin/sh
# Runs the tests of others, as they are, with the library under GMP: GMP's own of the functions that it has and of those that call
# them, gmpy2's and python-phe's: suites_under_gmp.sh FOLDER. What it builds and downloads stays in the folder.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
programs='t-powm t-powm_ui t-invert t-jac t-gcd t-pprime_p t-nextprime reuse'

cargo build -q --release --manifest-path "$root/Cargo.toml" -p modforge-gmp
library=${CARGO_TARGET_DIR:-$root/target}/release/libmodforge_gmp.so

if [ ! -x "$folder/gmp/tests/mpz/reuse" ]; then
    echo "Building GMP and its tests in $folder/gmp"
    manifest=$(cargo metadata -q --format-version 1 --manifest-path "$root/crates/modforge-bench/Cargo.toml" --all-features |
        python3 -c 'import json, sys; print(*(p["manifest_path"] for p in json.load(sys.stdin)["packages"] if p["name"] == "gmp-mpfr-sys"))')
    rm -rf "$folder/gmp"
    cp -r "$(dirname "$manifest")"/gmp-*-c "$folder/gmp"
    cd "$folder/gmp"
    chmod +x configure
    # Its configuration is older than the C of today's compilers.
    ./configure --disable-static --enable-shared --enable-fat CFLAGS='-O2 -std=gnu17' >configure.log 2>&1
    make -j2 >make.log 2>&1
    make -C tests libtests.la >>make.log 2>&1
    # shellcheck disable=SC2086
    make -C tests/mpz $programs >>make.log 2>&1
fi
cd "$folder/gmp/tests/mpz"
for always in 0 1; do
    for program in $programs; do
        MODFORGE_GMP_ALWAYS=$always LD_PRELOAD=$library "./$program" >/dev/null
        echo "GMP's $program passed (MODFORGE_GMP_ALWAYS=$always)"
    done
done

cd "$folder"
if [ ! -x venv/bin/pytest ]; then
    python3 -m venv venv
    venv/bin/pip install -q gmpy2==2.3.2 phe==1.5.0 pytest hypothesis mpmath cython numpy click
    venv/bin/pip download -q --no-deps --no-binary gmpy2,phe gmpy2==2.3.2 phe==1.5.0
    tar xzf gmpy2-2.3.2.tar.gz
    tar xzf phe-1.5.0.tar.gz
fi
for tests in gmpy2-2.3.2/test phe-1.5.0/phe/tests; do
    for preload in '' "$library"; do
        echo "$tests ${preload:+with the library}"
        (cd "$tests" && LD_PRELOAD=$preload "$folder/venv/bin/python" -m pytest -q -p no:cacheprovider . >"$folder/pytest.log") || {
            cat "$folder/pytest.log"
            exit 1
        }
        tail -1 "$folder/pytest.log"
    done
done
