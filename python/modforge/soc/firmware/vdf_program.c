/* Squares the number of vectors.h again and again with vdf_core. */

#include "console.h"
#include "mem.h"
#include "modforge_vdf.h"
#include "report.h"
#include "vectors.h"

static modforge_error run(modforge_vdf *device, const uint32_t *inverse, const uint32_t *factor, uint32_t *result)
{
    uint64_t squares = 0;
    modforge_error error = modforge_vdf_load(device, modulus[0], inverse, factor);
    if (error == MODFORGE_OK) {
        error = modforge_vdf_start(device, start[0], SQUARINGS, MODFORGE_VDF_INTEGER, 0);
    }
    if (error == MODFORGE_OK) {
        error = modforge_vdf_wait(device, UINT32_MAX);
    }
    if (error == MODFORGE_OK) {
        error = modforge_vdf_result(device, result, &squares);
    }
    return error == MODFORGE_OK && squares != SQUARINGS ? MODFORGE_NO_RESULT : error;
}

int main(void)
{
    static uint32_t inverse[INVERSE_WORDS];
    static uint32_t factor[WORDS];
    static uint32_t result[WORDS];
    modforge_vdf device;

    if (modforge_vdf_open(&device, CORE_BASE) != MODFORGE_OK || device.words != WORDS ||
        device.inverse_words != INVERSE_WORDS) {
        console_text("no vdf_core of this width\n");
        return 1;
    }
    modforge_vdf_minus_inverse(&device, inverse, modulus[0]);
    modforge_vdf_factor(&device, factor, modulus[0]);
    modforge_vdf_enable_interrupt(&device, true); /* it stops the stopwatch */

    const uint32_t began = report_now();
    const modforge_error error = run(&device, inverse, factor, result);
    report_case(began, error, result, expected[0], WORDS);
    report_end();
    return 0;
}
