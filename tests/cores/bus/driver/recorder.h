// SPDX-License-Identifier: MIT OR Apache-2.0
/* A device whose registers show what they are told to, and which keeps in order what a driver writes: included in the driver's source. */

#include <stdint.h>

uint32_t recorder_shown[64];
uint32_t recorder_count;
struct {
    uint32_t address, value;
} recorder_writes[256];

static uint32_t recorder_read(uintptr_t address)
{
    return recorder_shown[address / 4];
}

static void recorder_write(uintptr_t address, uint32_t value)
{
    recorder_writes[recorder_count].address = (uint32_t)address;
    recorder_writes[recorder_count].value = value;
    recorder_count++;
}

#define MODFORGE_READ(address) recorder_read(address)
#define MODFORGE_WRITE(address, value) recorder_write(address, value)
