// SPDX-License-Identifier: MIT OR Apache-2.0
/* Squares what comes in and prints what comes out: numbers as words in hexadecimal, lowest first.
 *
 * In: the words of M and of x; how many runs, then squares, mode and distance of each. Out: widths of the core, M' and R^2 mod M, and a line for
 * each run with the error, the squares and the words of the result, after a line for each of its checkpoints. Runs are waited for by polling
 * and by interrupt in turn. Then a run that is stopped and one that goes on from there, and what is refused. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bridge.h"
#include "modforge_vdf.h"

#define MOST_WORDS 64
#define POLLS 100000

static void read_number(uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        if (scanf("%" SCNx32, &number[i]) != 1) {
            number[i] = 0;
        }
    }
}

static void print_number(const uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        printf(" %" PRIx32, number[i]);
    }
    printf("\n");
}

static void print_result(const modforge_vdf *device)
{
    uint32_t result[MOST_WORDS] = {0};
    uint64_t squares = 0;
    const modforge_error error = modforge_vdf_result(device, result, &squares);
    printf("%d %" PRIu64, error, squares);
    print_number(result, device->words);
}

static void print_checkpoint(const modforge_vdf *device)
{
    uint32_t number[MOST_WORDS];
    uint64_t squares;
    if (modforge_vdf_checkpoint(device, number, &squares) == MODFORGE_OK) {
        printf("checkpoint %" PRIu64, squares);
        print_number(number, device->words);
    }
}

static bool wait(modforge_vdf *device, bool by_interrupt)
{
    if (!by_interrupt) {
        return modforge_vdf_wait(device, 1) == MODFORGE_OK;
    }
    bridge_wait();
    if (bridge_interrupt()) {
        modforge_vdf_interrupt(device);
    }
    return device->done;
}

int main(void)
{
    static uint32_t modulus[MOST_WORDS];
    static uint32_t inverse[MOST_WORDS];
    static uint32_t factor[MOST_WORDS];
    static uint32_t x[MOST_WORDS];
    modforge_vdf device;
    uint32_t count;

    printf("elsewhere %d\n", modforge_vdf_open(&device, 0x1000));
    printf("open %d", modforge_vdf_open(&device, 0));
    printf(" bits %" PRIu32 " words %" PRIu32, device.bits, device.words);
    printf(" exponent %" PRIu32 " inverse words %" PRIu32 "\n", device.exponent, device.inverse_words);
    if (device.inverse_words > MOST_WORDS) {
        return 1;
    }
    read_number(modulus, device.words);
    read_number(x, device.words);
    if (scanf("%" SCNu32, &count) != 1) {
        return 1;
    }
    modforge_vdf_minus_inverse(&device, inverse, modulus);
    printf("inverse");
    print_number(inverse, device.inverse_words);
    modforge_vdf_factor(&device, factor, modulus);
    printf("factor");
    print_number(factor, device.words);
    printf("load %d\n", modforge_vdf_load(&device, modulus, inverse, factor));
    for (uint32_t i = 0; i < count; i++) {
        uint64_t squares;
        uint32_t mode;
        uint32_t distance;
        if (scanf("%" SCNu64 "%" SCNu32 "%" SCNu32, &squares, &mode, &distance) != 3) {
            return 1;
        }
        modforge_vdf_enable_interrupt(&device, i % 2 != 0);
        if (modforge_vdf_start(&device, x, squares, (modforge_vdf_mode)mode, distance) != MODFORGE_OK) {
            return 1;
        }
        while (!wait(&device, i % 2 != 0)) {
            print_checkpoint(&device);
        }
        print_result(&device);
    }
    modforge_vdf_enable_interrupt(&device, false);

    printf("start %d\n", modforge_vdf_start(&device, x, MODFORGE_VDF_MOST_SQUARES, MODFORGE_VDF_MONTGOMERY, 1));
    const uint64_t before = modforge_vdf_count(&device);
    printf("impatient %d\n", modforge_vdf_wait(&device, 10));
    printf("on %d\n", modforge_vdf_count(&device) > before);
    printf("again %d\n", modforge_vdf_start(&device, x, 1, MODFORGE_VDF_INTEGER, 0));
    printf("load %d\n", modforge_vdf_load(&device, modulus, inverse, factor));
    print_result(&device);
    printf("missed %d", modforge_vdf_missed(&device));
    modforge_vdf_stop(&device);
    printf(" wait %d", modforge_vdf_wait(&device, POLLS));
    modforge_vdf_missed(&device);
    printf(" missed %d\n", modforge_vdf_missed(&device));
    print_result(&device);
    uint64_t squares = 0;
    modforge_vdf_result(&device, x, &squares);
    modforge_vdf_start(&device, x, 10, MODFORGE_VDF_FROM_MONTGOMERY, 0);
    modforge_vdf_wait(&device, POLLS);
    print_result(&device);
    printf("no checkpoint %d\n", modforge_vdf_checkpoint(&device, x, &squares));

    printf("too many %d\n", modforge_vdf_start(&device, x, MODFORGE_VDF_MOST_SQUARES + 1, MODFORGE_VDF_INTEGER, 0));
    modforge_vdf_start(&device, modulus, 1, MODFORGE_VDF_INTEGER, 0);
    printf("large %d\n", modforge_vdf_wait(&device, POLLS));
    print_result(&device);
    modulus[0] &= ~(uint32_t)1;
    modforge_vdf_load(&device, modulus, inverse, factor);
    modforge_vdf_start(&device, x, 1, MODFORGE_VDF_INTEGER, 0);
    printf("even %d\n", modforge_vdf_wait(&device, POLLS));
    print_result(&device);
    printf("refused %u\n", bridge_errors());
    return 0;
}
