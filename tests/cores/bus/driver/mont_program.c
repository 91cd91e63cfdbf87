// SPDX-License-Identifier: MIT OR Apache-2.0
/* Multiplies what comes in and prints what comes out: numbers as words in hexadecimal, lowest first.
 *
 * In: how many products, then the words of A, B and n of each. Out: width, words and exponent of the core, and a line for each
 * product with the error and the words of S. Products are waited for by polling and by interrupt in turn. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bridge.h"
#include "modforge_mont.h"

#define MOST_WORDS 64

static void read_number(uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        if (scanf("%" SCNx32, &number[i]) != 1) {
            number[i] = 0;
        }
    }
}

static modforge_error by_interrupt(modforge_mont *device, uint32_t *s, const uint32_t *a, const uint32_t *b,
                                   const uint32_t *n)
{
    modforge_mont_enable_interrupt(device, true);
    const modforge_error error = modforge_mont_start(device, a, b, n);
    while (error == MODFORGE_OK && !device->done) {
        bridge_wait();
        if (bridge_interrupt()) {
            modforge_mont_interrupt(device);
        }
    }
    const bool quiet = !bridge_interrupt();
    modforge_mont_enable_interrupt(device, false);
    return error != MODFORGE_OK || quiet ? modforge_mont_result(device, s) : MODFORGE_TIMEOUT;
}

int main(void)
{
    static uint32_t a[MOST_WORDS];
    static uint32_t b[MOST_WORDS];
    static uint32_t n[MOST_WORDS];
    static uint32_t s[MOST_WORDS];
    modforge_mont device;
    uint32_t count;

    printf("elsewhere %d\n", modforge_mont_open(&device, 0x1000));
    printf("open %d", modforge_mont_open(&device, 0));
    printf(" bits %" PRIu32 " words %" PRIu32 " exponent %" PRIu32 "\n", device.bits, device.words, device.exponent);
    printf("nothing %d %d\n", modforge_mont_wait(&device, 1), modforge_mont_result(&device, s));
    if (device.words > MOST_WORDS || scanf("%" SCNu32, &count) != 1) {
        return 1;
    }
    for (uint32_t i = 0; i < count; i++) {
        read_number(a, device.words);
        read_number(b, device.words);
        read_number(n, device.words);
        memset(s, 0, sizeof s);
        printf("%d", i % 2 ? by_interrupt(&device, s, a, b, n) : modforge_mont_multiply(&device, s, a, b, n, 10000));
        for (uint32_t j = 0; j < device.words; j++) {
            printf(" %" PRIx32, s[j]);
        }
        printf("\n");
    }
    printf("impatient %d\n", modforge_mont_multiply(&device, s, a, b, n, 1));
    printf("again %d\n", modforge_mont_start(&device, a, b, n));
    printf("early %d\n", modforge_mont_result(&device, s));
    printf("patient %d\n", modforge_mont_wait(&device, 10000));
    n[0] &= ~(uint32_t)1;
    printf("even %d\n", modforge_mont_multiply(&device, s, a, b, n, 10000));
    printf("refused %u\n", bridge_errors());
    return 0;
}
