// SPDX-License-Identifier: MIT OR Apache-2.0
/*
 * X25519 (RFC 7748) on field code that modforge generated: a shared secret of two parties in about 60 lines.
 *
 *   x25519                    Alice and Bob, with the keys of RFC 7748, section 6.1
 *   x25519 SCALAR COORDINATE  X25519 of two numbers of 64 hexadecimal digits, as bytes in the order of the RFC
 *
 * Constant time in the scalar and the coordinate, as every function of the field is: the ladder swaps by arithmetic.
 */
#include "fe25519.h"

#include <stdio.h>
#include <string.h>

typedef uint64_t fe[4];

static void x25519(uint8_t out[32], const uint8_t scalar[32], const uint8_t coordinate[32])
{
    uint8_t k[32], u[32];
    memcpy(k, scalar, 32);
    k[0] &= 248;
    k[31] = (k[31] & 127) | 64;
    memcpy(u, coordinate, 32);
    u[31] &= 127;

    fe x1, x2, z2, x3, z3, a, b, c, d, da, cb, aa, bb, e;
    fe25519_reduce_le_bytes(x1, u);
    fe25519_one(x2);
    fe25519_zero(z2);
    memcpy(x3, x1, sizeof x3);
    fe25519_one(z3);
    int swap = 0;
    for (int t = 254; t >= 0; t--) {
        int bit = (k[t / 8] >> (t % 8)) & 1;
        fe25519_swap(swap ^ bit, x2, x3);
        fe25519_swap(swap ^ bit, z2, z3);
        swap = bit;
        fe25519_add(a, x2, z2);
        fe25519_sub(b, x2, z2);
        fe25519_add(c, x3, z3);
        fe25519_sub(d, x3, z3);
        fe25519_mul(da, d, a);
        fe25519_mul(cb, c, b);
        fe25519_square(aa, a);
        fe25519_square(bb, b);
        fe25519_sub(e, aa, bb);
        fe25519_add(x3, da, cb);
        fe25519_square(x3, x3);
        fe25519_sub(z3, da, cb);
        fe25519_square(z3, z3);
        fe25519_mul(z3, z3, x1);
        fe25519_mul(x2, aa, bb);
        fe25519_mul_small(z2, e, 121665);
        fe25519_add(z2, z2, aa);
        fe25519_mul(z2, z2, e);
    }
    fe25519_swap(swap, x2, x3);
    fe25519_swap(swap, z2, z3);
    fe25519_invert(z2, z2);
    fe25519_mul(x2, x2, z2);
    fe25519_to_le_bytes(out, x2);
}

static int from_hex(uint8_t out[32], const char *text)
{
    if (strlen(text) != 64 || strspn(text, "0123456789abcdefABCDEF") != 64) return 0;
    for (int i = 0; i < 32; i++) {
        unsigned byte;
        if (sscanf(text + 2 * i, "%2x", &byte) != 1) return 0;
        out[i] = (uint8_t)byte;
    }
    return 1;
}

static void print(const char *name, const uint8_t bytes[32])
{
    printf("%s", name);
    for (int i = 0; i < 32; i++) printf("%02x", bytes[i]);
    printf("\n");
}

int main(int argc, char **argv)
{
    uint8_t alice[32], bob[32], alice_public[32], bob_public[32], shared[32], same[32];
    const uint8_t base_point[32] = {9};
    if (argc == 3) {
        if (!from_hex(alice, argv[1]) || !from_hex(bob_public, argv[2])) {
            fprintf(stderr, "x25519: give two numbers of 64 hexadecimal digits\n");
            return 2;
        }
        x25519(shared, alice, bob_public);
        print("", shared);
        return 0;
    }
    if (argc != 1) {
        fprintf(stderr, "usage: x25519 [SCALAR COORDINATE]\n");
        return 2;
    }
    from_hex(alice, "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
    from_hex(bob, "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
    x25519(alice_public, alice, base_point);
    x25519(bob_public, bob, base_point);
    x25519(shared, alice, bob_public);
    x25519(same, bob, alice_public);
    print("Alice sends    ", alice_public);
    print("Bob sends      ", bob_public);
    print("shared secret  ", shared);
    if (memcmp(shared, same, 32) != 0) {
        print("Bob has        ", same);
        return 1;
    }
    printf("Both have the same.\n");
    return 0;
}
