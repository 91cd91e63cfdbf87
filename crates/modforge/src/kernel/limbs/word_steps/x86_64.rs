//! The loops of the inversions in assembly, because a compiler is free to turn the choices into branches, and does,
//! which would give secrets away in one loop and be mispredicted every other time in the other one.
//!
//! That of the divsteps takes the instructions of every x86-64 CPU; that of the halvings takes BMI2, and CPUs without
//! it the portable loop.

use super::digit::{Digit, HALF_BATCH};
use super::halvings::portable_halving_loop;
use crate::kernel::cpu;
use crate::limbs::Limb;

/// `STEPS` divsteps on ζ and two words that hold f and g with their rows.
///
/// The state is h = (f − 1)/2, the complement c = −g − 1, and k = −ζ − 1 = δ − 1/2, so that δ > 0 is k ≥ 0. A step
/// leaves ⌊c/2⌋ where g is even. Where it is odd, c is even, and
///
/// - −(g + f)/2 − 1 = c/2 − h − 1, that is, the complement of h is added,
/// - −(g − f)/2 − 1 = c/2 + h,
/// - (g − 1)/2, the h of an exchange, is the complement of c/2.
///
/// So nothing is carried; and of the words, which have these numbers in their lowest field, all this is true as a
/// whole. k becomes k + 1, or −k in an exchange.
#[inline(always)]
pub(super) fn divstep_loop<const STEPS: usize>(zeta: Digit, f: Digit, g: Digit) -> (Digit, Digit, Digit) {
    let (mut k, mut h, mut c) = (!zeta, f >> 1, !g);
    // The shift of c sets the carry where g is even, and the increment, which leaves the carry alone, sets zero where k
    // < 0: an exchange has neither, one condition ("above"). So three choices are enough, and three dependent
    // instructions lead from c to the next c: the shift, a choice, a sum. The order is that of the fastest of some
    // thousand measured. SAFETY: arithmetic on registers alone.
    unsafe {
        core::arch::asm!(
            ".rept {steps}",
            "mov {sign}, {k}",
            "mov {negated}, {k}",
            "sar {sign}, 63",
            "lea {k}, [{k} + 1]",
            "neg {negated}",
            "mov {added}, {h}",
            "xor {added}, {sign}",
            "sar {c}, 1",
            "inc {sign}",
            "mov {new_h}, {c}",
            "not {new_h}",
            "cmovc {added}, {zero}",
            "cmova {k}, {negated}",
            "cmova {h}, {new_h}",
            "lea {c}, [{c} + {added}]",
            ".endr",
            steps = const STEPS,
            k = inout(reg) k, h = inout(reg) h, c = inout(reg) c, zero = in(reg) 0_i64,
            sign = out(reg) _, negated = out(reg) _, added = out(reg) _, new_h = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
    (!k, 2 * h + 1, !c)
}

/// As [`portable_halving_loop`], by the fastest loop that the CPU has the instructions for.
#[inline]
pub(super) fn halving_loop(f: Limb, g: Limb, f_row: Limb, g_row: Limb) -> (Limb, Limb) {
    let halve = if cpu::has_bmi2() { halving_loop_bmi2 } else { portable_halving_loop };
    halve(f, g, f_row, g_row)
}

/// As [`portable_halving_loop`], for CPUs with BMI1 and BMI2. Five dependent cycles from one difference to the next:
/// the difference, its zeros counted (three), and a shift by any register, which waits for no flags.
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
