// SPDX-License-Identifier: MIT OR Apache-2.0
#include "modforge_vdf.h"

#include <stddef.h>

#include "vdf_registers.h"

/* By address, not through the structure: it is packed, and a compiler may then reach its words byte by byte. */
#define ADDRESS(device, name) ((device)->base + offsetof(vdf_registers_t, name))
#define READ(device, name) MODFORGE_READ(ADDRESS(device, name))
#define WRITE(device, name, value) MODFORGE_WRITE(ADDRESS(device, name), value)

static void load(uintptr_t window, const uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        MODFORGE_WRITE(window + 4 * i, number[i]);
    }
}

static void fetch(uintptr_t window, uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        number[i] = MODFORGE_READ(window + 4 * i);
    }
}

/* Whether a number has bits that the core does not have. */
static bool wide(const modforge_vdf *device, const uint32_t *number)
{
    return device->bits % 32 != 0 && number[device->words - 1] >> device->bits % 32 != 0;
}

static bool busy(const modforge_vdf *device)
{
    return READ(device, STATUS) & VDF_REGISTERS__STATUS__BUSY_bm;
}

modforge_error modforge_vdf_open(modforge_vdf *device, uintptr_t base)
{
    device->base = base;
    device->started = false;
    device->done = false;
    if (READ(device, ID) != VDF_REGISTERS__ID__VALUE_reset) {
        return MODFORGE_WRONG_CORE;
    }
    if (READ(device, VERSION) >> VDF_REGISTERS__VERSION__MAJOR_bp != VDF_REGISTERS__VERSION__MAJOR_reset) {
        return MODFORGE_WRONG_CORE;
    }
    device->bits = READ(device, BITS);
    device->words = (device->bits + 31) / 32;
    device->exponent = READ(device, EXPONENT);
    device->inverse_words = (device->exponent + 31) / 32;
    modforge_vdf_enable_interrupt(device, false);
    return MODFORGE_OK;
}

/* Word by word, so that 1 + M' * M has zeros as far as M' is known: each column of the product is summed up with the carry of the one
 * below, and the next word of M' makes its lowest word 0. */
void modforge_vdf_minus_inverse(const modforge_vdf *device, uint32_t *inverse, const uint32_t *modulus)
{
    uint32_t minus = modulus[0]; /* M^-1 mod 2^3, as M is odd; each step doubles the bits */
    for (int i = 0; i < 4; i++) {
        minus *= 2 - modulus[0] * minus;
    }
    minus = 0 - minus;
    uint64_t carry = 1;
    for (uint32_t i = 0; i < device->inverse_words; i++) {
        uint64_t low = (uint32_t)carry;
        uint64_t high = carry >> 32;
        for (uint32_t j = i < device->words ? 0 : i - device->words + 1; j < i; j++) {
            const uint64_t product = (uint64_t)inverse[j] * modulus[i - j];
            low += (uint32_t)product;
            high += product >> 32;
        }
        inverse[i] = (uint32_t)low * minus;
        const uint64_t product = (uint64_t)inverse[i] * modulus[0];
        low += (uint32_t)product;
        high += product >> 32;
        carry = high + (low >> 32);
    }
    if (device->exponent % 32 != 0) {
        inverse[device->inverse_words - 1] &= ((uint32_t)1 << device->exponent % 32) - 1;
    }
}

/* Less M unless that is negative; `carry` is the bit above the highest word. */
static void reduce(uint32_t *number, uint32_t carry, const uint32_t *modulus, uint32_t words)
{
    uint32_t borrow = 0;
    for (uint32_t i = 0; i < words; i++) {
        borrow = (uint32_t)(((uint64_t)number[i] - modulus[i] - borrow) >> 63);
    }
    if (carry < borrow) {
        return;
    }
    borrow = 0;
    for (uint32_t i = 0; i < words; i++) {
        const uint64_t difference = (uint64_t)number[i] - modulus[i] - borrow;
        number[i] = (uint32_t)difference;
        borrow = (uint32_t)(difference >> 63);
    }
}

void modforge_vdf_factor(const modforge_vdf *device, uint32_t *factor, const uint32_t *modulus)
{
    for (uint32_t i = 0; i < device->words; i++) {
        factor[i] = i == 0;
    }
    reduce(factor, 0, modulus, device->words); /* 1 mod M, as M may be 1 */
    for (uint32_t i = 0; i < 2 * device->exponent; i++) {
        uint32_t carry = 0;
        for (uint32_t j = 0; j < device->words; j++) {
            const uint32_t next = factor[j] >> 31;
            factor[j] = factor[j] << 1 | carry;
            carry = next;
        }
        reduce(factor, carry, modulus, device->words);
    }
}

modforge_error modforge_vdf_load(const modforge_vdf *device, const uint32_t *modulus, const uint32_t *inverse,
                                 const uint32_t *factor)
{
    if (busy(device)) {
        return MODFORGE_BUSY;
    }
    if (wide(device, modulus)) {
        return MODFORGE_WRONG_VALUE;
    }
    load(ADDRESS(device, M), modulus, device->words);
    load(ADDRESS(device, MP), inverse, device->inverse_words);
    load(ADDRESS(device, R2), factor, device->words);
    return MODFORGE_OK;
}

modforge_error modforge_vdf_start(modforge_vdf *device, const uint32_t *x, uint64_t squares, modforge_vdf_mode mode,
                                  uint32_t distance)
{
    if (squares > MODFORGE_VDF_MOST_SQUARES || wide(device, x)) {
        return MODFORGE_WRONG_VALUE;
    }
    if (busy(device)) {
        return MODFORGE_BUSY;
    }
    load(ADDRESS(device, X), x, device->words);
    WRITE(device, T_LOW, (uint32_t)squares);
    WRITE(device, T_HIGH, (uint32_t)(squares >> 32));
    WRITE(device, DISTANCE, distance);
    WRITE(device, INTERRUPT_STATUS,
          VDF_REGISTERS__INTERRUPT_STATUS__DONE_bm | VDF_REGISTERS__INTERRUPT_STATUS__MISSED_bm);
    device->started = true;
    device->done = false;
    WRITE(device, CONTROL, VDF_REGISTERS__CONTROL__START_bm | (uint32_t)mode << VDF_REGISTERS__CONTROL__MODE_bp);
    return MODFORGE_OK;
}

modforge_error modforge_vdf_wait(const modforge_vdf *device, uint32_t polls)
{
    if (!device->started) {
        return MODFORGE_NO_RESULT;
    }
    for (; polls > 0; polls--) {
        if (!busy(device)) {
            return MODFORGE_OK;
        }
    }
    return MODFORGE_TIMEOUT;
}

uint64_t modforge_vdf_count(const modforge_vdf *device)
{
    uint32_t low;
    uint32_t high = READ(device, COUNT_HIGH);
    uint32_t before;
    do {
        before = high;
        low = READ(device, COUNT_LOW);
        high = READ(device, COUNT_HIGH);
    } while (high != before);
    return (uint64_t)high << 32 | low;
}

void modforge_vdf_stop(const modforge_vdf *device)
{
    WRITE(device, CONTROL, VDF_REGISTERS__CONTROL__STOP_bm);
}

modforge_error modforge_vdf_result(const modforge_vdf *device, uint32_t *result, uint64_t *squares)
{
    if (!device->started) {
        return MODFORGE_NO_RESULT;
    }
    const uint32_t status = READ(device, STATUS);
    if (status & VDF_REGISTERS__STATUS__BUSY_bm) {
        return MODFORGE_BUSY;
    }
    if (status & VDF_REGISTERS__STATUS__ERROR_bm) {
        return MODFORGE_WRONG_VALUE;
    }
    fetch(ADDRESS(device, RESULT), result, device->words);
    *squares = modforge_vdf_count(device);
    return MODFORGE_OK;
}

modforge_error modforge_vdf_checkpoint(const modforge_vdf *device, uint32_t *checkpoint, uint64_t *squares)
{
    if (!(READ(device, STATUS) & VDF_REGISTERS__STATUS__CHECKPOINT_bm)) {
        return MODFORGE_NO_RESULT;
    }
    fetch(ADDRESS(device, CHECKPOINT), checkpoint, device->words);
    *squares = (uint64_t)READ(device, CHECKPOINT_COUNT_HIGH) << 32 | READ(device, CHECKPOINT_COUNT_LOW);
    WRITE(device, CONTROL, VDF_REGISTERS__CONTROL__TAKE_bm);
    return MODFORGE_OK;
}

bool modforge_vdf_missed(const modforge_vdf *device)
{
    if (!(READ(device, INTERRUPT_STATUS) & VDF_REGISTERS__INTERRUPT_STATUS__MISSED_bm)) {
        return false;
    }
    WRITE(device, INTERRUPT_STATUS, VDF_REGISTERS__INTERRUPT_STATUS__MISSED_bm);
    return true;
}

void modforge_vdf_enable_interrupt(const modforge_vdf *device, bool enable)
{
    WRITE(device, INTERRUPT_STATUS, VDF_REGISTERS__INTERRUPT_STATUS__DONE_bm);
    WRITE(device, INTERRUPT_ENABLE, enable ? VDF_REGISTERS__INTERRUPT_ENABLE__DONE_bm : 0);
}

void modforge_vdf_interrupt(modforge_vdf *device)
{
    if (READ(device, INTERRUPT_STATUS) & VDF_REGISTERS__INTERRUPT_STATUS__DONE_bm) {
        WRITE(device, INTERRUPT_STATUS, VDF_REGISTERS__INTERRUPT_STATUS__DONE_bm);
        device->done = true;
    }
}
