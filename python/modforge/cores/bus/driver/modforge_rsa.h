// SPDX-License-Identifier: MIT OR Apache-2.0
/* Driver of the RSA processor on AXI4-Lite.
 *
 * Numbers are arrays of words of 32 bits, lowest first: message, modulus, exponent and result as many as `words` of the
 * device says, the numbers of a CRT key as many as `half_words`; zeros above a shorter number. Keys go into the core and cannot be
 * read back. C11, freestanding, no allocation; one caller at a time for each device. */

#ifndef MODFORGE_RSA_H
#define MODFORGE_RSA_H

#include <stdbool.h>
#include <stdint.h>

#include "modforge_bus.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    uintptr_t base;
    uint32_t bits;       /* largest width of the modulus */
    uint32_t words;      /* of message, modulus, exponent and result */
    uint32_t half_words; /* of p, q, dp, dq, qinv; 0 for a core without CRT */
    bool checks;         /* private results before they leave: load the public exponent, too */
    bool blinds;         /* message and exponents: load the blinding, too */
    volatile bool done;  /* set by modforge_rsa_interrupt */
} modforge_rsa;

/* How the core computes: a public exponent, right to left; or a private one by the Montgomery ladder. Both take the same time, which
 * depends on the lengths of exponent and modulus alone; right to left the current shows the exponent's zeros. */
typedef enum { MODFORGE_RSA_PUBLIC = 0, MODFORGE_RSA_PRIVATE = 1 } modforge_rsa_method;

/* Why the core refused, after MODFORGE_WRONG_VALUE. */
typedef enum {
    MODFORGE_RSA_NONE = 0,
    MODFORGE_RSA_COMMAND,    /* this core has not this command */
    MODFORGE_RSA_INCOMPLETE, /* a key was not loaded */
    MODFORGE_RSA_MODULUS,    /* even, zero or too large */
    MODFORGE_RSA_LENGTH,     /* exponent of 0 bits or too long */
    MODFORGE_RSA_EXPONENT,   /* 0 */
    MODFORGE_RSA_MESSAGE,    /* not below the modulus */
    MODFORGE_RSA_RESULT      /* wrong: a fault, or a key that does not fit together; the core is wiped */
} modforge_rsa_reason;

/* Look at the core at an address and learn its size. Disables its interrupt; keys in the core stay. */
modforge_error modforge_rsa_open(modforge_rsa *device, uintptr_t base);

/* Load a key: modulus and exponent, or the five numbers of a CRT key. MODFORGE_WRONG_CORE if the core takes the other kind. */
modforge_error modforge_rsa_load_key(const modforge_rsa *device, const uint32_t *modulus, const uint32_t *exponent);
modforge_error modforge_rsa_load_crt_key(const modforge_rsa *device, const uint32_t *p, const uint32_t *dp,
                                         const uint32_t *q, const uint32_t *dq, const uint32_t *qinv);

/* Load the public exponent of the key, below 2^32, with which a core that checks its private results does so. MODFORGE_WRONG_CORE
 * from a core that has no check, and from one that blinds. */
modforge_error modforge_rsa_load_public_exponent(const modforge_rsa *device, uint32_t exponent);

/* Load the public exponent and the pair with which a core blinds: r^e and r^-1, each modulo p and modulo q, half_words each, of a
 * random r that nobody else knows. The core squares the pair after each command; load another one with each key, and after some
 * thousand commands. exponent_bits of a start is then half of `bits`. MODFORGE_WRONG_CORE from a core that does not blind. */
modforge_error modforge_rsa_load_blinding(const modforge_rsa *device, uint32_t exponent, const uint32_t *blinder_p,
                                          const uint32_t *blinder_q, const uint32_t *unblinder_p,
                                          const uint32_t *unblinder_q);

/* Load a message and start. exponent_bits is the length of the exponent, with CRT of the longer of dp and dq. */
modforge_error modforge_rsa_start(modforge_rsa *device, modforge_rsa_method method, const uint32_t *message,
                                  uint32_t exponent_bits);
modforge_error modforge_rsa_start_crt(modforge_rsa *device, const uint32_t *message, uint32_t exponent_bits);

/* Wait by polling, at most `polls` times. */
modforge_error modforge_rsa_wait(const modforge_rsa *device, uint32_t polls);

/* Fetch the result. MODFORGE_BUSY before it is there, MODFORGE_WRONG_VALUE if the core refused. */
modforge_error modforge_rsa_result(const modforge_rsa *device, uint32_t *result);

/* Why the last command was refused. */
modforge_rsa_reason modforge_rsa_why(const modforge_rsa *device);

/* End what runs and clear every key, message and result. */
void modforge_rsa_wipe(const modforge_rsa *device);

/* By interrupt instead of polling: enable once, call modforge_rsa_interrupt from the interrupt handler; after a start
 * `done` becomes true there, and modforge_rsa_result has the result. */
void modforge_rsa_enable_interrupt(const modforge_rsa *device, bool enable);
void modforge_rsa_interrupt(modforge_rsa *device);

#ifdef __cplusplus
}
#endif

#endif
