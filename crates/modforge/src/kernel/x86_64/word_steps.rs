//! The loops of the inversions in assembly, because a compiler is free to turn the choices into branches, and does, which would
//! give secrets away in one loop and be mispredicted every other time in the other one.
//!
//! That of the divsteps takes the instructions of every x86-64 CPU; that of the halvings takes BMI2, and CPUs without it the
//! portable loop.

use super::cpu;
use crate::kernel::word_steps::{Digit, HALF_BATCH, portable_halving_loop};
use crate::limbs::Limb;

/// `STEPS` divsteps on ζ and two words that hold f, odd, and g with their rows.
///
/// Twice g must fit a word, as do all sums on the way.
#[inline(always)]
pub(crate) fn divstep_loop<const STEPS: usize>(zeta: Digit, mut f: Digit, mut g: Digit) -> (Digit, Digit, Digit) {
    // A sum before its shift holds the next g, doubled: whether that is odd is read from the bit above the lowest, while the shift is made.
    // What is added is f, or −f where δ > 0, which is f ^ −2 for an odd f, or 0 for an even g. So there are four instructions
    // from one sum to the next: a test, a choice, the sign, the sum. Twice ζ and 1 is odd as well, and −(2ζ + 1) the same ^ −2.
    let mut delta = 2 * zeta + 1;
    // SAFETY: arithmetic on registers alone.
    unsafe {
        core::arch::asm!(
            "add {g}, {g}",
            "xor {zero:e}, {zero:e}",
            "mov {swap}, -2",
            "test {delta}, {delta}",
            "cmovns {swap}, {zero}",
            ".rept {steps}",
            "mov {term}, {f}",
            "test {g:l}, 2",
            "cmovz {swap}, {zero}",
            "cmovz {term}, {zero}",
            "sar {g}, 1",
            "xor {term}, {swap}",
            "xor {delta}, {swap}",
            "test {swap}, {swap}",
            "cmovs {f}, {g}",
            "mov {swap}, -2",
            "sub {delta}, 2",
            "lea {g}, [{g} + {term}]",
            "cmovns {swap}, {zero}",
            ".endr",
            "sar {g}, 1",
            steps = const STEPS,
            delta = inout(reg) delta, f = inout(reg) f, g = inout(reg) g,
            term = out(reg) _, swap = out(reg) _, zero = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
    (delta >> 1, f, g)
}

/// As [`portable_halving_loop`], by the fastest loop that the CPU has the instructions for.
#[inline]
pub(crate) fn halving_loop(f: Limb, g: Limb, f_row: Limb, g_row: Limb) -> (Limb, Limb) {
    let halve = if cpu::has_bmi2() { halving_loop_bmi2 } else { portable_halving_loop };
    halve(f, g, f_row, g_row)
}

/// As [`portable_halving_loop`], for CPUs with BMI1 and BMI2. Five dependent cycles from one difference to the next: the difference, its
/// zeros counted (three), and a shift by any register, which waits for no flags.
#[inline(always)]
fn halving_loop_bmi2(f: Limb, g: Limb, mut f_row: Limb, mut g_row: Limb) -> (Limb, Limb) {
    // SAFETY: arithmetic on registers alone, with instructions that the caller has found the CPU to have.
    unsafe {
        core::arch::asm!(
            "tzcnt {count}, {g}",
            "sub {left}, {count}",
            "jbe 3f",
            "2:",
            "shrx {g}, {g}, {count}",
            "shlx {f_row}, {f_row}, {count}",
            "mov {negated}, {f}",
            "sub {negated}, {g}",
            "mov {row}, {g_row}",
            "sub {row}, {f_row}",
            "mov {negated_row}, {f_row}",
            "sub {negated_row}, {g_row}",
            // The count is the same for g − f and f − g; it comes first, as all waits for it.
            "tzcnt {count}, {negated}",
            "mov {difference}, {g}",
            "sub {difference}, {f}",
            "cmovb {f}, {g}",
            "cmovb {difference}, {negated}",
            "mov {g}, {difference}",
            "cmovb {f_row}, {g_row}",
            "cmovb {row}, {negated_row}",
            "mov {g_row}, {row}",
            "sub {left}, {count}",
            "ja 2b",
            "3:",
            // Of the last count, only what was left before it.
            "add {left}, {count}",
            "shlx {f_row}, {f_row}, {left}",
            f = inout(reg) f => _, g = inout(reg) g => _, f_row = inout(reg) f_row, g_row = inout(reg) g_row,
            left = inout(reg) HALF_BATCH => _, difference = out(reg) _, negated = out(reg) _,
            row = out(reg) _, negated_row = out(reg) _, count = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
    (f_row, g_row)
}
