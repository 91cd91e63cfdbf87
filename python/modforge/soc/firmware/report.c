// SPDX-License-Identifier: MIT OR Apache-2.0
#include "report.h"

#include <stdbool.h>

#include "console.h"
#include "csr.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

static uint32_t right;
static uint32_t wrong;

uint32_t report_now(void)
{
    return REGISTER(CSR_STOPWATCH_NOW_ADDR);
}

static bool same(const uint32_t *a, const uint32_t *b, uint32_t words)
{
    uint32_t difference = 0;
    for (uint32_t i = 0; i < words; i++) {
        difference |= a[i] ^ b[i];
    }
    return difference == 0;
}

void report_case(uint32_t began, modforge_error error, const uint32_t *result, const uint32_t *expected,
                 uint32_t words)
{
    const uint32_t cycles = report_now() - began;
    const uint32_t core = REGISTER(CSR_STOPWATCH_CORE_ADDR);
    const bool good = error == MODFORGE_OK && same(result, expected, words);

    console_text("case ");
    console_decimal(right + wrong);
    console_text(good ? " right" : " wrong");
    console_text(" error ");
    console_decimal(error);
    console_text(" core ");
    console_decimal(core);
    console_text(" program ");
    console_decimal(cycles);
    console_text(" result ");
    console_number(result, words);
    console_text("\n");
    if (good) {
        right++;
    } else {
        wrong++;
    }
}

void report_end(void)
{
    console_decimal(right);
    console_text(" right, ");
    console_decimal(wrong);
    console_text(" wrong\n");
}
