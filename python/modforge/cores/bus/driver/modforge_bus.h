// SPDX-License-Identifier: MIT OR Apache-2.0
/* What the drivers of the cores share: access to registers, and what can go wrong.
 *
 * Registers are read and written as aligned words of 32 bits. A processor with another byte order than the bus, or a system
 * that reaches the bus in another way, defines the two macros before. */

#ifndef MODFORGE_BUS_H
#define MODFORGE_BUS_H

#include <stdint.h>

#ifndef MODFORGE_READ
#define MODFORGE_READ(address) (*(const volatile uint32_t *)(address))
#endif

#ifndef MODFORGE_WRITE
#define MODFORGE_WRITE(address, value) ((void)(*(volatile uint32_t *)(address) = (value)))
#endif

typedef enum {
    MODFORGE_OK = 0,
    MODFORGE_WRONG_CORE,   /* the core at this address is another one, or of another major version */
    MODFORGE_BUSY,         /* the core works on something else */
    MODFORGE_TIMEOUT,      /* it did not end within the number of polls; it still works on it */
    MODFORGE_WRONG_LENGTH, /* a number has more or fewer words than the core's width */
    MODFORGE_WRONG_VALUE,  /* numbers or a command that the driver or the core refuses: too wide, even modulus, see the driver */
    MODFORGE_NO_RESULT,    /* nothing was started, or it ended with an error */
    MODFORGE_NO_INVERSE    /* there is no inverse; the result is the greatest common divisor */
} modforge_error;

#endif
