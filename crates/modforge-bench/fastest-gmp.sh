#!/bin/sh
# Find the CPU, among those that GMP 6.3 knows and whose code this one runs, for which GMP is the fastest here, and store its name in
# build/gmp-host, where gmp.site finds it. For CPUs that are newer than GMP; takes some minutes, with nothing else running. Names of
# CPUs as arguments are tried in place of those that the features of this one suggest.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here" && cargo metadata --format-version 1 --features gmp |
    python3 -c 'import json, os, sys; print(*(os.path.dirname(p["manifest_path"]) for p in json.load(sys.stdin)["packages"] if p["name"] == "gmp-mpfr-sys"))')
source=$(echo "$source"/gmp-*-c)
build=$here/../../build
has() { grep -m 1 '^flags' /proc/cpuinfo | grep -qw "$1"; }
if [ $# -gt 0 ]; then candidates=$*
elif has adx && has bmi2; then candidates='zen3 skylake alderlake broadwell'
elif has bmi2; then candidates='haswell zen'
else
    echo 'This CPU has no mulx: GMP knows it.'
    exit 0
fi
best=
for cpu in $candidates; do
    folder=$build/gmp/$cpu
    mkdir -p "$folder"
    (cd "$folder" && "$source/configure" --quiet --disable-shared --disable-fat --build="$cpu-pc-linux-gnu" && make -s -j2 && make -s -C tune speed) \
        >"$folder/log" 2>&1 || { echo "$cpu: does not build here, see $folder/log"; continue; }
    # Cycles a word of products, squares and reductions from 4 to 64 words; a size counts as much as another.
    score=$("$folder/tune/speed" -C -s 4,8,16,32,64 mpn_mul_n mpn_sqr mpn_redc_1 2>/dev/null |
        awk '$1 ~ /^[0-9]+$/ { gsub("#", ""); for (i = 2; i <= 4; i++) { if ($i <= 0) exit 1; sum += log($i) } n++ } END { if (n < 5) exit 1; printf "%.4f", exp(sum / (3 * n)) }') ||
        { echo "$cpu: no times"; continue; }
    echo "$cpu: $score"
    if [ -z "$best" ] || awk "BEGIN { exit !($score < $least) }"; then
        best=$cpu
        least=$score
    fi
done
[ -n "$best" ]
echo "$best" >"$build/gmp-host"
echo "GMP will be built for $best."
cd "$here" && cargo clean --quiet --release -p gmp-mpfr-sys
