// SPDX-License-Identifier: MIT OR Apache-2.0
/* What a program has tried and what came out: a line for each case, and their number at the end. */

#ifndef REPORT_H
#define REPORT_H

#include <stdint.h>

#include "modforge_bus.h"

/* Clock cycles since reset. */
uint32_t report_now(void);

/* The driver's error, the cycles of the core, those of the program since `began`, and the result, held against the expected one. */
void report_case(uint32_t began, modforge_error error, const uint32_t *result, const uint32_t *expected,
                 uint32_t words);

void report_end(void);

#endif
