// SPDX-License-Identifier: MIT OR Apache-2.0
/* From reset to main: stack, traps, variables. Execution begins at the lowest address of the ROM. */

.section .start, "ax"
.global _start
_start:
    la sp, stack_top
    la t0, trap
    csrw mtvec, t0

    la t0, data_begin
    la t1, data_end
    la t2, data_in_rom
1:  bgeu t0, t1, 2f
    lw t3, 0(t2)
    sw t3, 0(t0)
    addi t0, t0, 4
    addi t2, t2, 4
    j 1b

2:  la t0, bss_begin
    la t1, bss_end
3:  bgeu t0, t1, 4f
    sw zero, 0(t0)
    addi t0, t0, 4
    j 3b

4:  call main
    call console_end
5:  j 5b

/* Nothing here raises one on purpose: say which it was and end. An access that the core refuses raises none. */
.align 4
trap:
    csrr a0, mcause
    csrr a1, mepc
    call trapped
    call console_end
6:  j 6b
