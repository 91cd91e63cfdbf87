// SPDX-License-Identifier: MIT OR Apache-2.0
/* Raises the messages of vectors.h to their exponents with rsa_core. */

#include "console.h"
#include "mem.h"
#include "modforge_rsa.h"
#include "report.h"

typedef struct {
    modforge_rsa_method method;
    uint32_t exponent_bits;
} rsa_case;

#include "vectors.h"

static modforge_error run(modforge_rsa *device, uint32_t i, uint32_t *result)
{
    modforge_error error = modforge_rsa_load_key(device, moduli[i], exponents[i]);
    if (error == MODFORGE_OK) {
        error = modforge_rsa_start(device, cases[i].method, messages[i], cases[i].exponent_bits);
    }
    if (error == MODFORGE_OK) {
        error = modforge_rsa_wait(device, UINT32_MAX);
    }
    return error == MODFORGE_OK ? modforge_rsa_result(device, result) : error;
}

int main(void)
{
    static uint32_t result[WORDS];
    modforge_rsa device;

    if (modforge_rsa_open(&device, CORE_BASE) != MODFORGE_OK || device.words != WORDS) {
        console_text("no rsa_core of this width\n");
        return 1;
    }
    modforge_rsa_enable_interrupt(&device, true); /* it stops the stopwatch */
    for (uint32_t i = 0; i < CASES; i++) {
        const uint32_t began = report_now();
        const modforge_error error = run(&device, i, result);
        report_case(began, error, result, expected[i], WORDS);
    }
    report_end();
    return 0;
}
