// SPDX-License-Identifier: MIT OR Apache-2.0
// Plays a script on a design and prints the activity of each recorded cycle: how many bits of all registers changed at the edge,
// how many of those that decide when something happens, and whether the part of interest runs.
//
// set PORT VALUE; tick N: cycles that are not recorded; record N: one line; traces are apart by lines.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "Vtop.h"
#include "Vtop___024root.h"

struct Register {
    const unsigned char* now;
    size_t size;
    bool control;
};

int main()
{
    Vtop top;
    const std::vector<Register> registers = {
#include "registers.inc"
    };
    const unsigned char* const window =
#include "window.inc"
        ;
    std::vector<unsigned char> before;
    for (const Register& one : registers) before.insert(before.end(), one.now, one.now + one.size);
    char word[16];
    unsigned port;
    unsigned long long value;
    while (std::scanf("%15s", word) == 1) {
        if (!std::strcmp(word, "set")) {
            if (std::scanf("%u %llu", &port, &value) != 2) return 1;
            switch (port) {
#include "ports.inc"
            }
            continue;
        }
        if (std::scanf("%llu", &value) != 1) return 1;
        const bool shown = !std::strcmp(word, "record");
        for (; value > 0; value--) {
            top.clk_i = 1;
            top.eval();
            top.clk_i = 0;
            top.eval();
            unsigned all = 0, control = 0;
            size_t at = 0;
            for (const Register& one : registers) {
                for (size_t i = 0; i < one.size; i++, at++) {
                    const unsigned changed = __builtin_popcount(one.now[i] ^ before[at]);
                    all += changed;
                    control += one.control ? changed : 0;
                    before[at] = one.now[i];
                }
            }
            if (shown) std::printf("%u %u %u\n", all, control, unsigned(*window));
        }
    }
    return 0;
}
