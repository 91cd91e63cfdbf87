// SPDX-License-Identifier: MIT OR Apache-2.0
/* Driver of a Montgomery multiplier on AXI4-Lite: S = A * B * 2^-exponent mod n.
 *
 * Numbers are arrays of words of 32 bits, lowest first, as many as `words` of the device says. n is odd and has at most `bits`
 * bits; A and B are below 2n, and so is S. C11, freestanding, no allocation; one caller at a time for each device. */

#ifndef MODFORGE_MONT_H
#define MODFORGE_MONT_H

#include <stdbool.h>
#include <stdint.h>

#include "modforge_bus.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    uintptr_t base;
    uint32_t bits;     /* largest width of the modulus */
    uint32_t words;    /* of each number */
    uint32_t exponent; /* of the factor 2^-exponent */
    bool started;      /* since it was opened */
    volatile bool done; /* set by modforge_mont_interrupt */
} modforge_mont;

/* Look at the core at an address and learn its width. Disables its interrupt. */
modforge_error modforge_mont_open(modforge_mont *device, uintptr_t base);

/* Load the operands and start. MODFORGE_BUSY if the last multiplication is not done. MODFORGE_WRONG_VALUE, and nothing is started, if n
 * has more than `bits` bits, or A or B more than one beyond. */
modforge_error modforge_mont_start(modforge_mont *device, const uint32_t *a, const uint32_t *b, const uint32_t *n);

/* Wait by polling, at most `polls` times. MODFORGE_NO_RESULT if nothing was started since the core was opened. */
modforge_error modforge_mont_wait(const modforge_mont *device, uint32_t polls);

/* Fetch the result. MODFORGE_NO_RESULT if nothing was started since the core was opened, MODFORGE_BUSY before it is there,
 * MODFORGE_WRONG_VALUE if the modulus was even. */
modforge_error modforge_mont_result(const modforge_mont *device, uint32_t *s);

/* Start, wait by polling, fetch. */
modforge_error modforge_mont_multiply(modforge_mont *device, uint32_t *s, const uint32_t *a, const uint32_t *b,
                                      const uint32_t *n, uint32_t polls);

/* By interrupt instead of polling: enable once, call modforge_mont_interrupt from the interrupt handler; after a start
 * `done` becomes true there, and modforge_mont_result has the result. */
void modforge_mont_enable_interrupt(const modforge_mont *device, bool enable);
void modforge_mont_interrupt(modforge_mont *device);

#ifdef __cplusplus
}
#endif

#endif
