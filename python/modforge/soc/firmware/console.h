// SPDX-License-Identifier: MIT OR Apache-2.0
/* Text on the serial line of the system. */

#ifndef CONSOLE_H
#define CONSOLE_H

#include <stdint.h>

void console_text(const char *text);
void console_decimal(uint32_t number);

/* A number of so many words, lowest first, as hexadecimal digits, highest first. */
void console_number(const uint32_t *number, uint32_t words);

/* Nothing more comes: a simulation stops here. */
void console_end(void);

#endif
