// SPDX-License-Identifier: MIT OR Apache-2.0
/* Driver of a processor of a delay function on AXI4-Lite: x^(2^t) mod M, one square after the other.
 *
 * Numbers are arrays of words of 32 bits, lowest first, as many as `words` of the device says; M' has `inverse_words`. M is odd and has
 * at most `bits` bits; x, results and checkpoints are below M. In Montgomery form a number a stands as a * R mod M, R = 2^exponent.
 * With exponent 0 the core is made for one M, even or odd: Montgomery form is the plain one, every mode does the same, and M' has no words.
 * C11, freestanding, no allocation; one caller at a time for each device.
 *
 * Once for each modulus: modforge_vdf_minus_inverse, modforge_vdf_factor, modforge_vdf_load. Then for each run: modforge_vdf_start,
 * modforge_vdf_wait, modforge_vdf_result. */

#ifndef MODFORGE_VDF_H
#define MODFORGE_VDF_H

#include <stdbool.h>
#include <stdint.h>

#include "modforge_bus.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MODFORGE_VDF_MOST_SQUARES ((UINT64_C(1) << 40) - 1)

typedef struct {
    uintptr_t base;
    uint32_t bits;          /* largest width of the modulus */
    uint32_t words;         /* of each number but M' */
    uint32_t exponent;      /* e of R = 2^e; 0: the core is made for one modulus */
    uint32_t inverse_words; /* of M' */
    bool started;           /* since it was opened */
    volatile bool done;     /* set by modforge_vdf_interrupt */
} modforge_vdf;

/* Where x comes from and where the result goes: Montgomery form, or an integer as it is. */
typedef enum {
    MODFORGE_VDF_INTEGER = 0,
    MODFORGE_VDF_FROM_MONTGOMERY = 1, /* resume from a checkpoint, end with an integer */
    MODFORGE_VDF_TO_MONTGOMERY = 2,
    MODFORGE_VDF_MONTGOMERY = 3
} modforge_vdf_mode;

/* Look at the core at an address and learn its width. Disables its interrupt. */
modforge_error modforge_vdf_open(modforge_vdf *device, uintptr_t base);

/* M' = -M^-1 mod R, for the exponent of the device. Not to be used in place. */
void modforge_vdf_minus_inverse(const modforge_vdf *device, uint32_t *inverse, const uint32_t *modulus);

/* R^2 mod M. Not to be used in place; takes 2 * exponent additions of `words` words. */
void modforge_vdf_factor(const modforge_vdf *device, uint32_t *factor, const uint32_t *modulus);

/* Load a modulus with its M' and R^2 mod M; they stay for any number of runs. MODFORGE_BUSY while one is under way;
 * MODFORGE_WRONG_VALUE if M has more than `bits` bits. */
modforge_error modforge_vdf_load(const modforge_vdf *device, const uint32_t *modulus, const uint32_t *inverse,
                                 const uint32_t *factor);

/* Load x and start `squares` squares, with a checkpoint every `distance` ones, or none for 0. A checkpoint that still waits is dropped.
 * MODFORGE_WRONG_VALUE for more squares than MODFORGE_VDF_MOST_SQUARES, or an x of more than `bits` bits. */
modforge_error modforge_vdf_start(modforge_vdf *device, const uint32_t *x, uint64_t squares, modforge_vdf_mode mode,
                                  uint32_t distance);

/* Wait by polling, at most `polls` times. MODFORGE_NO_RESULT if nothing was started since the core was opened. */
modforge_error modforge_vdf_wait(const modforge_vdf *device, uint32_t polls);

/* How many squares are done. */
uint64_t modforge_vdf_count(const modforge_vdf *device);

/* Ends the run with the square that is under way; wait, and the result is what was reached, with its count. With the squares that are
 * left it starts again as x, an integer or in Montgomery form as it ended. */
void modforge_vdf_stop(const modforge_vdf *device);

/* Fetch the result, and how many squares that are. MODFORGE_NO_RESULT if nothing was started since the core was opened, MODFORGE_BUSY before
 * it is there; MODFORGE_WRONG_VALUE if the core does not take M, as it is even or not its own, or x was not below M. */
modforge_error modforge_vdf_result(const modforge_vdf *device, uint32_t *result, uint64_t *squares);

/* Fetch the checkpoint, in Montgomery form, and how many squares that are, and let the next one come. MODFORGE_NO_RESULT if none is there: yet, or
 * for good when the run has ended. */
modforge_error modforge_vdf_checkpoint(const modforge_vdf *device, uint32_t *checkpoint, uint64_t *squares);

/* Whether a checkpoint was dropped since this was asked last, as the one before it had not been fetched. */
bool modforge_vdf_missed(const modforge_vdf *device);

/* By interrupt instead of polling: enable once, call modforge_vdf_interrupt from the interrupt handler; after a start
 * `done` becomes true there however the run ends, stopped or with an error, too, and modforge_vdf_result has the result. Checkpoints are
 * polled. */
void modforge_vdf_enable_interrupt(const modforge_vdf *device, bool enable);
void modforge_vdf_interrupt(modforge_vdf *device);

#ifdef __cplusplus
}
#endif

#endif
