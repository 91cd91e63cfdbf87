#!/bin/sh
# Makes the certificates and keys of this folder anew, with openssl 3: they are valid for a hundred years, and no test
# needs others. The keys are public, so they protect nothing.
set -eu
cd "$(dirname "$0")"
export OPENSSL_CONF=/dev/null

# A root: its name, the kind of its key.
root() {
    openssl req -x509 -newkey "$2" ${3:+-pkeyopt "$3"} -nodes -keyout "$1.key" -out "$1.pem" -days 36500 -subj "/CN=modforge test $1" \
        -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
}

# A certificate for localhost, with its key in front: its name, the root, the form of the key, options of the signature and of the key.
leaf() {
    name=$1 root=$2 form=$3 sign=$4
    shift 4
    openssl genpkey "$@" -out leaf.key
    openssl req -new -key leaf.key -subj "/CN=modforge test $name" -out leaf.csr
    printf '%s\n' basicConstraints=critical,CA:FALSE subjectAltName=DNS:localhost,IP:127.0.0.1 > leaf.ext
    # shellcheck disable=SC2086 # several options
    openssl x509 -req -in leaf.csr -CA "$root.pem" -CAkey "$root.key" -days 36500 $sign -extfile leaf.ext -out leaf.pem
    # shellcheck disable=SC2086
    openssl pkey -in leaf.key $form | cat - leaf.pem > "$name.pem"
    rm leaf.key leaf.csr leaf.ext leaf.pem
}

root root ec ec_paramgen_curve:P-256
root ed25519_root ed25519
root rsa_root rsa:2048
leaf ed25519 ed25519_root '' -sha256 -algorithm ED25519
leaf p256 root '' -sha256 -algorithm EC -pkeyopt ec_paramgen_curve:P-256
leaf p384 root -traditional -sha384 -algorithm EC -pkeyopt ec_paramgen_curve:P-384
leaf p521 root '' -sha512 -algorithm EC -pkeyopt ec_paramgen_curve:P-521
leaf rsa2048 rsa_root -traditional -sha256 -algorithm RSA -pkeyopt rsa_keygen_bits:2048
leaf rsa4096 rsa_root '' '-sha384 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest' -algorithm RSA -pkeyopt rsa_keygen_bits:4096
leaf rsa8192 rsa_root '' -sha512 -algorithm RSA -pkeyopt rsa_keygen_bits:8192
rm root.key ed25519_root.key rsa_root.key
