// SPDX-License-Identifier: MIT OR Apache-2.0
#include "modforge_inv.h"

#include <stddef.h>

#include "inv_registers.h"

/* By address, not through the structure: it is packed, and a compiler may then reach its words byte by byte. */
#define ADDRESS(device, name) ((device)->base + offsetof(inv_registers_t, name))
#define READ(device, name) MODFORGE_READ(ADDRESS(device, name))
#define WRITE(device, name, value) MODFORGE_WRITE(ADDRESS(device, name), value)

static void load(uintptr_t window, const uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        MODFORGE_WRITE(window + 4 * i, number[i]);
    }
}

modforge_error modforge_inv_open(modforge_inv *device, uintptr_t base)
{
    device->base = base;
    device->started = false;
    device->done = false;
    if (READ(device, ID) != INV_REGISTERS__ID__VALUE_reset) {
        return MODFORGE_WRONG_CORE;
    }
    if (READ(device, VERSION) >> INV_REGISTERS__VERSION__MAJOR_bp != INV_REGISTERS__VERSION__MAJOR_reset) {
        return MODFORGE_WRONG_CORE;
    }
    device->bits = READ(device, BITS);
    device->words = (device->bits + 31) / 32;
    device->exponent = READ(device, EXPONENT);
    modforge_inv_enable_interrupt(device, false);
    return MODFORGE_OK;
}

modforge_error modforge_inv_start(modforge_inv *device, const uint32_t *a, const uint32_t *m, modforge_inv_mode mode,
                                  bool fixed_time)
{
    if (READ(device, STATUS) & INV_REGISTERS__STATUS__BUSY_bm) {
        return MODFORGE_BUSY;
    }
    if (device->bits % 32 != 0 && (a[device->words - 1] | m[device->words - 1]) >> device->bits % 32 != 0) {
        return MODFORGE_WRONG_VALUE;
    }
    load(ADDRESS(device, A), a, device->words);
    load(ADDRESS(device, M), m, device->words);
    WRITE(device, INTERRUPT_STATUS, INV_REGISTERS__INTERRUPT_STATUS__DONE_bm);
    device->started = true;
    device->done = false;
    WRITE(device, CONTROL,
          INV_REGISTERS__CONTROL__START_bm | (uint32_t)mode << INV_REGISTERS__CONTROL__MODE_bp |
              (fixed_time ? INV_REGISTERS__CONTROL__FIXED_bm : 0));
    return MODFORGE_OK;
}

modforge_error modforge_inv_wait(const modforge_inv *device, uint32_t polls)
{
    if (!device->started) {
        return MODFORGE_NO_RESULT;
    }
    for (; polls > 0; polls--) {
        if (!(READ(device, STATUS) & INV_REGISTERS__STATUS__BUSY_bm)) {
            return MODFORGE_OK;
        }
    }
    return MODFORGE_TIMEOUT;
}

modforge_error modforge_inv_result(const modforge_inv *device, uint32_t *x)
{
    if (!device->started) {
        return MODFORGE_NO_RESULT;
    }
    const uint32_t status = READ(device, STATUS);
    if (status & INV_REGISTERS__STATUS__BUSY_bm) {
        return MODFORGE_BUSY;
    }
    for (uint32_t i = 0; i < device->words; i++) {
        x[i] = MODFORGE_READ(ADDRESS(device, RESULT) + 4 * i);
    }
    return status & INV_REGISTERS__STATUS__ERROR_bm ? MODFORGE_NO_INVERSE : MODFORGE_OK;
}

modforge_error modforge_inv_invert(modforge_inv *device, uint32_t *x, const uint32_t *a, const uint32_t *m,
                                   modforge_inv_mode mode, bool fixed_time, uint32_t polls)
{
    modforge_error error = modforge_inv_start(device, a, m, mode, fixed_time);
    if (error == MODFORGE_OK) {
        error = modforge_inv_wait(device, polls);
    }
    return error == MODFORGE_OK ? modforge_inv_result(device, x) : error;
}

void modforge_inv_enable_interrupt(const modforge_inv *device, bool enable)
{
    WRITE(device, INTERRUPT_STATUS, INV_REGISTERS__INTERRUPT_STATUS__DONE_bm);
    WRITE(device, INTERRUPT_ENABLE, enable ? INV_REGISTERS__INTERRUPT_ENABLE__DONE_bm : 0);
}

void modforge_inv_interrupt(modforge_inv *device)
{
    if (READ(device, INTERRUPT_STATUS) & INV_REGISTERS__INTERRUPT_STATUS__DONE_bm) {
        WRITE(device, INTERRUPT_STATUS, INV_REGISTERS__INTERRUPT_STATUS__DONE_bm);
        device->done = true;
    }
}
