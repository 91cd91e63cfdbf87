/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Diffie-Hellman in a small group with the C library: powers of the generator from a table that two threads could share. */
#include <modforge.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* 2^127 - 1; a real exchange takes a group of RFC 7919. */
static const unsigned char PRIME[16] = {0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                                        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};

static void done(modforge_status status)
{
    if (status != MODFORGE_OK) {
        fprintf(stderr, "%s: %s\n", modforge_status_name(status), modforge_last_error());
        exit(1);
    }
}

int main(void)
{
    const unsigned char generator = 3;
    const unsigned char alice[16] = {0x12, 0x34, 0x56, 0x78, 0x9a}, bob[16] = {0xfe, 0xdc, 0xba, 0x98, 0x76};
    unsigned char public_alice[16], public_bob[16], of_alice[16], of_bob[16];
    modforge_modulus *modulus = NULL;
    modforge_fixed_base *powers = NULL;

    done(modforge_modulus_new(&modulus, PRIME, sizeof PRIME));
    done(modforge_fixed_base_new(&powers, modulus, &generator, 1, 128));
    done(modforge_fixed_base_pow(powers, public_alice, 16, alice, 16));
    done(modforge_fixed_base_pow(powers, public_bob, 16, bob, 16));
    done(modforge_pow(modulus, of_alice, 16, public_bob, 16, alice, 16));
    done(modforge_pow(modulus, of_bob, 16, public_alice, 16, bob, 16));
    modforge_fixed_base_free(powers);
    modforge_modulus_free(modulus);
    if (memcmp(of_alice, of_bob, 16) != 0) {
        printf("The two disagree.\n");
        return 1;
    }
    printf("They agree.\n");
    return 0;
}
