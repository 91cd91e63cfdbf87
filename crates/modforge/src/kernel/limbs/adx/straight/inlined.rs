//! Multiplication for one limb and two, inlined: a call and the way through memory would take as long.
//!
//! Montgomery 1985 with the quotient q = a·b·m⁻¹ modulo R = 2^64 or 2^128, so with m⁻¹ and not with −m⁻¹: the low limbs
//! of a·b and q·m are the same, and nothing carries out of them.
//!
//! Bounds: for a < m and any b < R both a·b/R and q·m/R are below m, so the difference of the high limbs is above −m
//! and below m: m is added where it is negative. Two limbs of the quotient are found one after the other; what is taken
//! away in the end is q·m with the whole q < R, so that the bound holds.

use core::arch::asm;

/// `a·b·2^(−64) mod m` for a < m and any b; the constants are k = −m⁻¹ mod 2^64, then m.
///
/// # Safety
/// The CPU has BMI2, and there are two constants.
#[inline(always)]
pub(super) unsafe fn one(a: u64, b: u64, constants: *const u64) -> u64 {
    let result;
    // SAFETY: arithmetic on registers alone, with instructions that the caller has found the CPU to have.
    unsafe {
        let (k, m) = (*constants, *constants.add(1));
        asm!(
            "mulx {result}, rdx, {b}",
            "imul rdx, {inverse}",
            "lea {plus_m}, [{result} + {m}]",
            "mulx {quotient}, {quotient}, {m}",
            "sub {plus_m}, {quotient}",
            "sub {result}, {quotient}",
            "cmovc {result}, {plus_m}",
            b = in(reg) b, inverse = in(reg) k.wrapping_neg(), m = in(reg) m,
            result = out(reg) result, plus_m = out(reg) _, quotient = out(reg) _,
            inout("rdx") a => _,
            options(pure, nomem, nostack),
        );
    }
    result
}

/// `a·b·2^(−128) mod m` for a < m and any b; the constants are k = −m⁻¹ mod 2^64, then m.
///
/// # Safety
/// The CPU has BMI2, and there are three constants.
#[inline(always)]
pub(super) unsafe fn two(a: [u64; 2], b: [u64; 2], constants: *const u64) -> [u64; 2] {
    let (low, high);
    // SAFETY: arithmetic on registers, with instructions that the caller has found the CPU to have; m is read only.
    unsafe {
        let inverse = (*constants).wrapping_neg();
        asm!(
            // t₃..t₀ = a·b
            "mulx {t1}, {t0}, {b0}",
            "mulx {t2}, {x}, {b1}",
            "add {t1}, {x}",
            "adc {t2}, 0",
            "mov rdx, {a1}",
            "mulx {y}, {x}, {b0}",
            "mulx {t3}, {a1}, {b1}",
            "add {t1}, {x}",
            "adc {t2}, {y}",
            "adc {t3}, 0",
            "add {t2}, {a1}",
            "adc {t3}, 0",
            // less q₀·m, whose low limb is t₀
            "mov rdx, {t0}",
            "imul rdx, {inverse}",
            "mulx {b0}, {t0}, [{c} + 8]",
            "mulx {y}, {x}, [{c} + 16]",
            "add {x}, {b0}",
            "adc {y}, 0",
            "sub {t1}, {x}",
            "sbb {t2}, {y}",
            "sbb {t3}, 0",
            "sbb {b1}, {b1}",
            // less q₁·m·2^64, whose low limb is t₁
            "mov rdx, {t1}",
            "imul rdx, {inverse}",
            "mulx {b0}, {t0}, [{c} + 8]",
            "mulx {y}, {x}, [{c} + 16]",
            "add {x}, {b0}",
            "adc {y}, 0",
            "sub {t2}, {x}",
            "sbb {t3}, {y}",
            // plus m where either has borrowed: both cannot
            "sbb {x}, {x}",
            "or {x}, {b1}",
            "mov {y}, [{c} + 16]",
            "and {y}, {x}",
            "and {x}, [{c} + 8]",
            "add {t2}, {x}",
            "adc {t3}, {y}",
            a1 = inout(reg) a[1] => _, b0 = inout(reg) b[0] => _, b1 = inout(reg) b[1] => _,
            inverse = in(reg) inverse, c = in(reg) constants,
            t0 = out(reg) _, t1 = out(reg) _, t2 = out(reg) low, t3 = out(reg) high,
            x = out(reg) _, y = out(reg) _,
            inout("rdx") a[0] => _,
            options(pure, readonly, nostack),
        );
    }
    [low, high]
}
