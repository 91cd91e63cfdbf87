// SPDX-License-Identifier: MIT OR Apache-2.0
/* Squares the number of vectors.h again and again with vdf_core: at one go, and once more from a checkpoint on the way. */

#include "console.h"
#include "mem.h"
#include "modforge_vdf.h"
#include "report.h"
#include "vectors.h"

static modforge_error square(modforge_vdf *device, const uint32_t *x, uint64_t count, modforge_vdf_mode mode,
                             uint32_t *result)
{
    uint64_t done = 0;
    modforge_error error = modforge_vdf_start(device, x, count, mode, 0);
    if (error == MODFORGE_OK) {
        error = modforge_vdf_wait(device, UINT32_MAX);
    }
    if (error == MODFORGE_OK) {
        error = modforge_vdf_result(device, result, &done);
    }
    return error == MODFORGE_OK && done != count ? MODFORGE_NO_RESULT : error;
}

static modforge_error at_one_go(modforge_vdf *device, const uint32_t *inverse, const uint32_t *factor,
                                uint32_t *result)
{
    const modforge_error error = modforge_vdf_load(device, modulus[0], inverse, factor);
    return error == MODFORGE_OK ? square(device, start[0], SQUARINGS, MODFORGE_VDF_INTEGER, result) : error;
}

/* The checkpoint is fetched while the core squares on. */
static modforge_error from_checkpoint(modforge_vdf *device, uint32_t *result)
{
    static uint32_t checkpoint[WORDS];
    uint64_t done = 0;
    modforge_error error = modforge_vdf_start(device, start[0], SQUARINGS, MODFORGE_VDF_INTEGER, SQUARINGS / 2);
    if (error != MODFORGE_OK) {
        return error;
    }
    do {
        error = modforge_vdf_checkpoint(device, checkpoint, &done);
    } while (error == MODFORGE_NO_RESULT && modforge_vdf_wait(device, 1) == MODFORGE_TIMEOUT);
    if (error == MODFORGE_OK) {
        error = modforge_vdf_wait(device, UINT32_MAX);
    }
    return error == MODFORGE_OK ? square(device, checkpoint, SQUARINGS - done, MODFORGE_VDF_FROM_MONTGOMERY, result)
                                : error;
}

int main(void)
{
    static uint32_t inverse[INVERSE_WORDS];
    static uint32_t factor[WORDS];
    static uint32_t first[WORDS];
    static uint32_t second[WORDS];
    modforge_vdf device;

    if (modforge_vdf_open(&device, CORE_BASE) != MODFORGE_OK || device.words != WORDS ||
        device.inverse_words != INVERSE_WORDS) {
        console_text("no vdf_core of this width\n");
        return 1;
    }
    modforge_vdf_minus_inverse(&device, inverse, modulus[0]);
    modforge_vdf_factor(&device, factor, modulus[0]);
    modforge_vdf_enable_interrupt(&device, true); /* it stops the stopwatch */

    uint32_t began = report_now();
    modforge_error error = at_one_go(&device, inverse, factor, first);
    report_case(began, error, first, expected[0], WORDS);

    began = report_now();
    error = from_checkpoint(&device, second);
    report_case(began, error, second, expected[0], WORDS);
    report_end();
    return 0;
}
