// SPDX-License-Identifier: MIT OR Apache-2.0
// Fermat: 3^(p - 1) mod p is 1 for p = 2^607 - 1 and 3^p is 3; an empty modulus is refused. Prints what power returned.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

size_t power(uint8_t *result, const uint8_t *base, const uint8_t *exponent, const uint8_t *modulus, size_t length);

int main(void) {
    enum { LENGTH = 76 };
    uint8_t modulus[LENGTH], exponent[LENGTH], base[LENGTH] = {0}, result[LENGTH], expected[LENGTH] = {0};
    memset(modulus, 0xff, LENGTH);
    modulus[0] = 0x7f;
    base[LENGTH - 1] = 3;
    memcpy(exponent, modulus, LENGTH);
    size_t name = power(result, base, exponent, modulus, LENGTH);
    if (memcmp(result, base, LENGTH) != 0) return 1;
    exponent[LENGTH - 1] = 0xfe;
    expected[LENGTH - 1] = 1;
    if (power(result, base, exponent, modulus, LENGTH) != name || memcmp(result, expected, LENGTH) != 0) return 2;
    if (power(result, base, exponent, modulus, 0) != 0) return 3;
    printf("%zu\n", name);
    return 0;
}
