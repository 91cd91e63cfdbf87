// SPDX-License-Identifier: MIT OR Apache-2.0
#include "modforge_mont.h"

#include <stddef.h>

#include "mont_registers.h"

/* By address, not through the structure: it is packed, and a compiler may then reach its words byte by byte. */
#define ADDRESS(device, name) ((device)->base + offsetof(mont_registers_t, name))
#define READ(device, name) MODFORGE_READ(ADDRESS(device, name))
#define WRITE(device, name, value) MODFORGE_WRITE(ADDRESS(device, name), value)

static void load(uintptr_t window, const uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        MODFORGE_WRITE(window + 4 * i, number[i]);
    }
}

modforge_error modforge_mont_open(modforge_mont *device, uintptr_t base)
{
    device->base = base;
    device->started = false;
    device->done = false;
    if (READ(device, ID) != MONT_REGISTERS__ID__VALUE_reset) {
        return MODFORGE_WRONG_CORE;
    }
    if (READ(device, VERSION) >> MONT_REGISTERS__VERSION__MAJOR_bp != MONT_REGISTERS__VERSION__MAJOR_reset) {
        return MODFORGE_WRONG_CORE;
    }
    device->bits = READ(device, BITS);
    device->words = device->bits / 32 + 1;
    device->exponent = READ(device, EXPONENT);
    modforge_mont_enable_interrupt(device, false);
    return MODFORGE_OK;
}

modforge_error modforge_mont_start(modforge_mont *device, const uint32_t *a, const uint32_t *b, const uint32_t *n)
{
    if (READ(device, STATUS) & MONT_REGISTERS__STATUS__BUSY_bm) {
        return MODFORGE_BUSY;
    }
    /* n ends in the highest word of its operands, which are one bit wider. */
    const uint32_t last = device->words - 1;
    const uint32_t high = device->bits % 32;
    if (n[last] >> high != 0 || (high < 31 && (a[last] | b[last]) >> (high + 1) != 0)) {
        return MODFORGE_WRONG_VALUE;
    }
    load(ADDRESS(device, A), a, device->words);
    load(ADDRESS(device, B), b, device->words);
    load(ADDRESS(device, N), n, device->words);
    WRITE(device, INTERRUPT_STATUS, MONT_REGISTERS__INTERRUPT_STATUS__DONE_bm);
    device->started = true;
    device->done = false;
    WRITE(device, CONTROL, MONT_REGISTERS__CONTROL__START_bm);
    return MODFORGE_OK;
}

modforge_error modforge_mont_wait(const modforge_mont *device, uint32_t polls)
{
    if (!device->started) {
        return MODFORGE_NO_RESULT;
    }
    for (; polls > 0; polls--) {
        if (!(READ(device, STATUS) & MONT_REGISTERS__STATUS__BUSY_bm)) {
            return MODFORGE_OK;
        }
    }
    return MODFORGE_TIMEOUT;
}

modforge_error modforge_mont_result(const modforge_mont *device, uint32_t *s)
{
    if (!device->started) {
        return MODFORGE_NO_RESULT;
    }
    const uint32_t status = READ(device, STATUS);
    if (status & MONT_REGISTERS__STATUS__BUSY_bm) {
        return MODFORGE_BUSY;
    }
    if (status & MONT_REGISTERS__STATUS__ERROR_bm) {
        return MODFORGE_WRONG_VALUE;
    }
    for (uint32_t i = 0; i < device->words; i++) {
        s[i] = MODFORGE_READ(ADDRESS(device, RESULT) + 4 * i);
    }
    return MODFORGE_OK;
}

modforge_error modforge_mont_multiply(modforge_mont *device, uint32_t *s, const uint32_t *a, const uint32_t *b,
                                      const uint32_t *n, uint32_t polls)
{
    modforge_error error = modforge_mont_start(device, a, b, n);
    if (error == MODFORGE_OK) {
        error = modforge_mont_wait(device, polls);
    }
    return error == MODFORGE_OK ? modforge_mont_result(device, s) : error;
}

void modforge_mont_enable_interrupt(const modforge_mont *device, bool enable)
{
    WRITE(device, INTERRUPT_STATUS, MONT_REGISTERS__INTERRUPT_STATUS__DONE_bm);
    WRITE(device, INTERRUPT_ENABLE, enable ? MONT_REGISTERS__INTERRUPT_ENABLE__DONE_bm : 0);
}

void modforge_mont_interrupt(modforge_mont *device)
{
    if (READ(device, INTERRUPT_STATUS) & MONT_REGISTERS__INTERRUPT_STATUS__DONE_bm) {
        WRITE(device, INTERRUPT_STATUS, MONT_REGISTERS__INTERRUPT_STATUS__DONE_bm);
        device->done = true;
    }
}
