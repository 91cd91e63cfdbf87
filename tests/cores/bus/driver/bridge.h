// SPDX-License-Identifier: MIT OR Apache-2.0
/* The simulated bus: what a processor's loads and stores become. */

#ifndef BRIDGE_H
#define BRIDGE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

uint32_t bridge_read(uintptr_t address);
void bridge_write(uintptr_t address, uint32_t value);
void bridge_wait(void); /* a clock cycle */
bool bridge_interrupt(void);
unsigned bridge_errors(void); /* responses other than OKAY so far */

#ifdef __cplusplus
}
#endif

#define MODFORGE_READ(address) bridge_read(address)
#define MODFORGE_WRITE(address, value) bridge_write(address, value)

#endif
