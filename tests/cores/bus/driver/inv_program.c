// SPDX-License-Identifier: MIT OR Apache-2.0
/* Inverts what comes in and prints what comes out: numbers as words in hexadecimal, lowest first.
 *
 * In: how many inversions, then mode, fixed time or not, and the words of a and m of each. Out: width, words and exponent of the core, and a
 * line for each inversion with the error and the words of x. They are waited for by polling and by interrupt in turn. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bridge.h"
#include "modforge_inv.h"

#define MOST_WORDS 64
#define POLLS 10000

static void read_number(uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        if (scanf("%" SCNx32, &number[i]) != 1) {
            number[i] = 0;
        }
    }
}

static modforge_error by_interrupt(modforge_inv *device, uint32_t *x, const uint32_t *a, const uint32_t *m,
                                   modforge_inv_mode mode, bool fixed_time)
{
    modforge_inv_enable_interrupt(device, true);
    const modforge_error error = modforge_inv_start(device, a, m, mode, fixed_time);
    while (error == MODFORGE_OK && !device->done) {
        bridge_wait();
        if (bridge_interrupt()) {
            modforge_inv_interrupt(device);
        }
    }
    const bool quiet = !bridge_interrupt();
    modforge_inv_enable_interrupt(device, false);
    return error != MODFORGE_OK || quiet ? modforge_inv_result(device, x) : MODFORGE_TIMEOUT;
}

int main(void)
{
    static uint32_t a[MOST_WORDS];
    static uint32_t m[MOST_WORDS];
    static uint32_t x[MOST_WORDS];
    modforge_inv device;
    uint32_t count;
    uint32_t mode = 0;
    uint32_t fixed = 0;

    printf("elsewhere %d\n", modforge_inv_open(&device, 0x1000));
    printf("open %d", modforge_inv_open(&device, 0));
    printf(" bits %" PRIu32 " words %" PRIu32 " exponent %" PRIu32 "\n", device.bits, device.words, device.exponent);
    printf("nothing %d %d\n", modforge_inv_wait(&device, 1), modforge_inv_result(&device, x));
    if (device.words > MOST_WORDS || scanf("%" SCNu32, &count) != 1) {
        return 1;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (scanf("%" SCNu32 "%" SCNu32, &mode, &fixed) != 2) {
            return 1;
        }
        read_number(a, device.words);
        read_number(m, device.words);
        memset(x, 0, sizeof x);
        const modforge_inv_mode how = (modforge_inv_mode)mode;
        printf("%d", i % 2 ? by_interrupt(&device, x, a, m, how, fixed != 0)
                           : modforge_inv_invert(&device, x, a, m, how, fixed != 0, POLLS));
        for (uint32_t j = 0; j < device.words; j++) {
            printf(" %" PRIx32, x[j]);
        }
        printf("\n");
    }
    printf("impatient %d\n", modforge_inv_invert(&device, x, a, m, MODFORGE_INV_INTEGER, true, 1));
    printf("again %d\n", modforge_inv_start(&device, a, m, MODFORGE_INV_INTEGER, true));
    printf("early %d\n", modforge_inv_result(&device, x));
    printf("patient %d\n", modforge_inv_wait(&device, POLLS));
    m[device.words - 1] = UINT32_MAX;
    printf("wide %d\n", modforge_inv_start(&device, a, m, MODFORGE_INV_INTEGER, true));
    m[device.words - 1] = 0;
    m[0] &= ~(uint32_t)1;
    printf("even %d", modforge_inv_invert(&device, x, a, m, MODFORGE_INV_INTEGER, true, POLLS));
    uint32_t any = 0;
    for (uint32_t j = 0; j < device.words; j++) {
        any |= x[j];
    }
    printf(" %" PRIu32 "\n", any);
    printf("refused %u\n", bridge_errors());
    return 0;
}
