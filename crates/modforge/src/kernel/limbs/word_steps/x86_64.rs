//! The loop of the inversion in assembly, because a compiler is free to turn the choices into branches, and does, which
//! would give secrets away. It takes the instructions of every x86-64 CPU.

use super::digit::Digit;

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
