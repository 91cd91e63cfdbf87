// SPDX-License-Identifier: MIT OR Apache-2.0
/* Driver of an inverter on AXI4-Lite: x = a^-1 mod m, from and to integers or the Montgomery domain.
 *
 * Numbers are arrays of words of 32 bits, lowest first, as many as `words` of the device says. m is odd, at least 3, and has at most
 * `bits` bits; x is below m. C11, freestanding, no allocation; one caller at a time for each device. */

#ifndef MODFORGE_INV_H
#define MODFORGE_INV_H

#include <stdbool.h>
#include <stdint.h>

#include "modforge_bus.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    uintptr_t base;
    uint32_t bits;      /* largest width of the modulus */
    uint32_t words;     /* of each number */
    uint32_t exponent;  /* in the Montgomery domain a number a stands as a * 2^exponent mod m */
    bool started;       /* since it was opened */
    volatile bool done; /* set by modforge_inv_interrupt */
} modforge_inv;

/* Where a comes from and where x goes: the Montgomery domain, or an integer as it is. */
typedef enum {
    MODFORGE_INV_INTEGER = 0,         /* x = a^-1 */
    MODFORGE_INV_FROM_MONTGOMERY = 1, /* x = a^-1 * 2^exponent */
    MODFORGE_INV_TO_MONTGOMERY = 2,   /* the same number: x = a^-1 * 2^exponent */
    MODFORGE_INV_MONTGOMERY = 3       /* x = a^-1 * 2^(2 * exponent) */
} modforge_inv_mode;

/* Look at the core at an address and learn its width. Disables its interrupt. */
modforge_error modforge_inv_open(modforge_inv *device, uintptr_t base);

/* Load the operands and start; with `fixed_time` a core whose time depends on the numbers takes its longest. MODFORGE_BUSY if the last
 * inversion is not done. MODFORGE_WRONG_VALUE, and nothing is started, if a or m has more than `bits` bits in its `words` words; a may be
 * above m. */
modforge_error modforge_inv_start(modforge_inv *device, const uint32_t *a, const uint32_t *m, modforge_inv_mode mode,
                                  bool fixed_time);

/* Wait by polling, at most `polls` times. MODFORGE_NO_RESULT if nothing was started since the core was opened. */
modforge_error modforge_inv_wait(const modforge_inv *device, uint32_t polls);

/* Fetch the result. MODFORGE_NO_RESULT if nothing was started since the core was opened, MODFORGE_BUSY before it is there.
 * MODFORGE_NO_INVERSE if there is none: x is then the greatest common divisor of a and m, or 0 if m was even or a was 0. */
modforge_error modforge_inv_result(const modforge_inv *device, uint32_t *x);

/* Start, wait by polling, fetch. x is written with MODFORGE_OK and MODFORGE_NO_INVERSE, and with no other error. */
modforge_error modforge_inv_invert(modforge_inv *device, uint32_t *x, const uint32_t *a, const uint32_t *m,
                                   modforge_inv_mode mode, bool fixed_time, uint32_t polls);

/* By interrupt instead of polling: enable once, call modforge_inv_interrupt from the interrupt handler; after a start
 * `done` becomes true there, and modforge_inv_result has the result. */
void modforge_inv_enable_interrupt(const modforge_inv *device, bool enable);
void modforge_inv_interrupt(modforge_inv *device);

#ifdef __cplusplus
}
#endif

#endif
