//! The loops of the inversions in assembly, because a compiler is free to turn the choices into branches, and does, which would
//! give secrets away in one loop and be mispredicted every other time in the other one.
//!
//! That of the divsteps takes the instructions of every x86-64 CPU; that of the halvings takes BMI2, and CPUs without it the
//! portable loop.

use super::cpu;
use crate::kernel::word_steps::{Digit, HALF_BATCH, portable_halving_loop};
use crate::limbs::Limb;

/// `STEPS` divsteps on ζ and two words that hold f and g with their rows.
#[inline(always)]
pub(crate) fn divstep_loop<const STEPS: usize>(mut zeta: Digit, mut f: Digit, mut g: Digit) -> (Digit, Digit, Digit) {
    // Both outcomes of δ > 0 are made, that is chosen, and then between that and an even g. Four instructions from g to
    // the next g: a sum, two choices, of which the second one waits for a bit shifted out, and a shift. The order is that
    // of the fastest of some fifty measured: what is not on this way must not take its ports.
    // SAFETY: arithmetic on registers alone.
    unsafe {
        core::arch::asm!(
            ".rept {steps}",
            "mov {new_f}, {f}",
            "mov {difference}, {g}",
            "sub {difference}, {f}",
            "test {zeta}, {zeta}",
            "cmovs {new_f}, {g}",
            "lea {sum}, [{g} + {f}]",
            "cmovs {sum}, {difference}",
            "mov {new_zeta}, {zeta}",
            "not {new_zeta}",
            "cmovns {new_zeta}, {zeta}",
            "sar {sum}, 1",
            "sar {g}, 1",
            "cmovc {zeta}, {new_zeta}",
            "cmovc {g}, {sum}",
            "cmovc {f}, {new_f}",
            "dec {zeta}",
            ".endr",
            steps = const STEPS,
            zeta = inout(reg) zeta, f = inout(reg) f, g = inout(reg) g,
            sum = out(reg) _, difference = out(reg) _, new_zeta = out(reg) _, new_f = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
    (zeta, f, g)
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
