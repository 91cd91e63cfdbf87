// SPDX-License-Identifier: MIT OR Apache-2.0
#include "modforge_rsa.h"

#include <stddef.h>

#include "rsa_registers.h"

/* By address, not through the structure: it is packed, and a compiler may then reach its words byte by byte. */
#define ADDRESS(device, name) ((device)->base + offsetof(rsa_registers_t, name))
#define READ(device, name) MODFORGE_READ(ADDRESS(device, name))
#define WRITE(device, name, value) MODFORGE_WRITE(ADDRESS(device, name), value)

#define COMMAND_CRT 2

/* All words of a number go to the one address of its register. */
static void load(uintptr_t address, const uint32_t *number, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++) {
        MODFORGE_WRITE(address, number[i]);
    }
}

static bool busy(const modforge_rsa *device)
{
    return READ(device, STATUS) & RSA_REGISTERS__STATUS__BUSY_bm;
}

static modforge_error start(modforge_rsa *device, uint32_t command, const uint32_t *message, uint32_t exponent_bits)
{
    if (exponent_bits > device->bits) {
        return MODFORGE_WRONG_LENGTH;
    }
    if (busy(device)) {
        return MODFORGE_BUSY;
    }
    load(ADDRESS(device, MESSAGE), message, device->words);
    WRITE(device, INTERRUPT_STATUS, RSA_REGISTERS__INTERRUPT_STATUS__DONE_bm);
    device->done = false;
    WRITE(device, COMMAND,
          exponent_bits << RSA_REGISTERS__COMMAND__LENGTH_bp | command << RSA_REGISTERS__COMMAND__COMMAND_bp);
    return MODFORGE_OK;
}

modforge_error modforge_rsa_open(modforge_rsa *device, uintptr_t base)
{
    device->base = base;
    device->done = false;
    if (READ(device, ID) != RSA_REGISTERS__ID__VALUE_reset) {
        return MODFORGE_WRONG_CORE;
    }
    if (READ(device, VERSION) >> RSA_REGISTERS__VERSION__MAJOR_bp != RSA_REGISTERS__VERSION__MAJOR_reset) {
        return MODFORGE_WRONG_CORE;
    }
    device->bits = READ(device, BITS);
    device->words = (device->bits + 31) / 32;
    device->half_words = READ(device, CAPABILITIES) & RSA_REGISTERS__CAPABILITIES__CRT_bm ? device->words / 2 : 0;
    device->checks = READ(device, CAPABILITIES) & RSA_REGISTERS__CAPABILITIES__CHECK_bm;
    device->blinds = READ(device, CAPABILITIES) & RSA_REGISTERS__CAPABILITIES__BLIND_bm;
    modforge_rsa_enable_interrupt(device, false);
    return MODFORGE_OK;
}

modforge_error modforge_rsa_load_key(const modforge_rsa *device, const uint32_t *modulus, const uint32_t *exponent)
{
    if (device->half_words != 0) {
        return MODFORGE_WRONG_CORE;
    }
    if (busy(device)) {
        return MODFORGE_BUSY;
    }
    load(ADDRESS(device, MODULUS), modulus, device->words);
    load(ADDRESS(device, EXPONENT), exponent, device->words);
    return MODFORGE_OK;
}

modforge_error modforge_rsa_load_crt_key(const modforge_rsa *device, const uint32_t *p, const uint32_t *dp,
                                         const uint32_t *q, const uint32_t *dq, const uint32_t *qinv)
{
    if (device->half_words == 0) {
        return MODFORGE_WRONG_CORE;
    }
    if (busy(device)) {
        return MODFORGE_BUSY;
    }
    load(ADDRESS(device, MODULUS), p, device->half_words);
    load(ADDRESS(device, EXPONENT), dp, device->half_words);
    load(ADDRESS(device, Q), q, device->half_words);
    load(ADDRESS(device, DQ), dq, device->half_words);
    load(ADDRESS(device, QINV), qinv, device->half_words);
    return MODFORGE_OK;
}

modforge_error modforge_rsa_load_public_exponent(const modforge_rsa *device, uint32_t exponent)
{
    if (!device->checks || device->blinds) {
        return MODFORGE_WRONG_CORE;
    }
    if (busy(device)) {
        return MODFORGE_BUSY;
    }
    WRITE(device, PUBLIC_EXPONENT, exponent);
    return MODFORGE_OK;
}

modforge_error modforge_rsa_load_blinding(const modforge_rsa *device, uint32_t exponent, const uint32_t *blinder_p,
                                          const uint32_t *blinder_q, const uint32_t *unblinder_p,
                                          const uint32_t *unblinder_q)
{
    if (!device->blinds) {
        return MODFORGE_WRONG_CORE;
    }
    if (busy(device)) {
        return MODFORGE_BUSY;
    }
    /* One register, in this order. */
    WRITE(device, PUBLIC_EXPONENT, exponent);
    load(ADDRESS(device, PUBLIC_EXPONENT), blinder_p, device->half_words);
    load(ADDRESS(device, PUBLIC_EXPONENT), blinder_q, device->half_words);
    load(ADDRESS(device, PUBLIC_EXPONENT), unblinder_p, device->half_words);
    load(ADDRESS(device, PUBLIC_EXPONENT), unblinder_q, device->half_words);
    return MODFORGE_OK;
}

modforge_error modforge_rsa_start(modforge_rsa *device, modforge_rsa_method method, const uint32_t *message,
                                  uint32_t exponent_bits)
{
    return start(device, (uint32_t)method, message, exponent_bits);
}

modforge_error modforge_rsa_start_crt(modforge_rsa *device, const uint32_t *message, uint32_t exponent_bits)
{
    return start(device, COMMAND_CRT, message, exponent_bits);
}

modforge_error modforge_rsa_wait(const modforge_rsa *device, uint32_t polls)
{
    for (; polls > 0; polls--) {
        if (!busy(device)) {
            return MODFORGE_OK;
        }
    }
    return MODFORGE_TIMEOUT;
}

modforge_error modforge_rsa_result(const modforge_rsa *device, uint32_t *result)
{
    const uint32_t status = READ(device, STATUS);
    if (status & RSA_REGISTERS__STATUS__BUSY_bm) {
        return MODFORGE_BUSY;
    }
    if (status & RSA_REGISTERS__STATUS__ERROR_bm) {
        return MODFORGE_WRONG_VALUE;
    }
    if (!(status & RSA_REGISTERS__STATUS__RESULT_bm)) {
        return MODFORGE_NO_RESULT;
    }
    for (uint32_t i = 0; i < device->words; i++) {
        result[i] = READ(device, RESULT);
    }
    return MODFORGE_OK;
}

modforge_rsa_reason modforge_rsa_why(const modforge_rsa *device)
{
    const uint32_t status = READ(device, STATUS);
    return (modforge_rsa_reason)((status & RSA_REGISTERS__STATUS__ERROR_bm) >> RSA_REGISTERS__STATUS__ERROR_bp);
}

void modforge_rsa_wipe(const modforge_rsa *device)
{
    WRITE(device, CONTROL, RSA_REGISTERS__CONTROL__WIPE_bm);
}

void modforge_rsa_enable_interrupt(const modforge_rsa *device, bool enable)
{
    WRITE(device, INTERRUPT_STATUS, RSA_REGISTERS__INTERRUPT_STATUS__DONE_bm);
    WRITE(device, INTERRUPT_ENABLE, enable ? RSA_REGISTERS__INTERRUPT_ENABLE__DONE_bm : 0);
}

void modforge_rsa_interrupt(modforge_rsa *device)
{
    if (READ(device, INTERRUPT_STATUS) & RSA_REGISTERS__INTERRUPT_STATUS__DONE_bm) {
        WRITE(device, INTERRUPT_STATUS, RSA_REGISTERS__INTERRUPT_STATUS__DONE_bm);
        device->done = true;
    }
}
