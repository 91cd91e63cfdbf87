// SPDX-License-Identifier: MIT OR Apache-2.0
// Clocks the system, prints what it sends over its serial line, and stops at the byte that ends a transmission, or after as many
// cycles as the argument says. The last line says which of the two it was.

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "Vsystem.h"
#include "verilated.h"

constexpr uint8_t END_OF_TRANSMISSION = 4;

int main(int count, char **arguments)
{
    if (count != 2) {
        std::fprintf(stderr, "usage: %s CYCLES\n", arguments[0]);
        return 2;
    }
    const uint64_t limit = std::strtoull(arguments[1], nullptr, 10);
    VerilatedContext context;
    Vsystem system{&context};
    system.serial_source_ready = 1;
    system.serial_sink_valid = 0;
    for (uint64_t cycle = 1; cycle <= limit; cycle++) {
        system.clock = 0;
        system.eval();
        if (system.serial_source_valid) {
            const uint8_t byte = system.serial_source_data;
            if (byte == END_OF_TRANSMISSION) {
                std::printf("ended after %" PRIu64 " cycles\n", cycle);
                return 0;
            }
            std::putchar(byte);
            if (byte == '\n') std::fflush(stdout);
        }
        system.clock = 1;
        system.eval();
    }
    std::printf("\nno end after %" PRIu64 " cycles\n", limit);
    return 1;
}
