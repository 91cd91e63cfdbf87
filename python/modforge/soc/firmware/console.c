// SPDX-License-Identifier: MIT OR Apache-2.0
#include "console.h"

#include "csr.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

#define END_OF_TRANSMISSION 4

static void put(char byte)
{
    while (REGISTER(CSR_UART_TXFULL_ADDR) != 0) {
    }
    REGISTER(CSR_UART_RXTX_ADDR) = (uint8_t)byte;
}

void console_text(const char *text)
{
    for (; *text != '\0'; text++) {
        put(*text);
    }
}

void console_decimal(uint32_t number)
{
    if (number >= 10) {
        console_decimal(number / 10);
    }
    put((char)('0' + number % 10));
}

void console_number(const uint32_t *number, uint32_t words)
{
    while (words-- > 0) {
        for (int shift = 28; shift >= 0; shift -= 4) {
            put("0123456789abcdef"[number[words] >> shift & 15]);
        }
    }
}

void console_end(void)
{
    put(END_OF_TRANSMISSION);
}

void trapped(uint32_t cause, uint32_t address)
{
    console_text("trap: cause ");
    console_decimal(cause);
    console_text(", at ");
    console_number(&address, 1);
    console_text("\n");
}
