//! The loop in assembly: choices by `cmov`, shifts by `shrx` and `shlx`, which wait for no flags. Both differences are
//! computed, so that from one number to the next lead a subtraction, the count of zeros and a shift, five cycles; of
//! two limbs seven.

use crate::kernel::cpu::has_adx;
use crate::limbs::LIMB_BITS;
use core::arch::asm;

/// gcd(x, y) of two odd numbers, where the CPU has BMI2.
#[inline]
pub(super) fn of_two_limbs(x: u128, y: u128) -> Option<u128> {
    // SAFETY: the CPU has BMI2.
    has_adx().then(|| unsafe { two(x, y) })
}

/// As [`of_two_limbs`].
#[inline]
pub(super) fn of_limbs(x: u64, y: u64) -> Option<u64> {
    // SAFETY: the CPU has BMI2.
    has_adx().then(|| unsafe { one(x, y) })
}

/// # Safety
/// The CPU has BMI2.
unsafe fn two(x: u128, y: u128) -> u128 {
    let (mut x0, mut x1) = (x as u64, (x >> LIMB_BITS) as u64);
    let (mut y0, mut y1) = (y as u64, (y >> LIMB_BITS) as u64);
    while x1 | y1 != 0 {
        // Until both have one limb, or their low limbs are the same. SAFETY: arithmetic on registers alone.
        unsafe {
            asm!(
                ".p2align 5",
                "2:",
                "mov {d0}, {x0}",
                "mov {d1}, {x1}",
                "mov {e0}, {y0}",
                "mov {e1}, {y1}",
                // e = y - x, d = x - y
                "sub {e0}, {x0}",
                "sbb {e1}, {x1}",
                "tzcnt {zeros}, {e0}",
                "sub {d0}, {y0}",
                "je 3f",
                "sbb {d1}, {y1}",
                // y = the smaller one, d = |x - y|
                "cmovb {y0}, {x0}",
                "cmovb {y1}, {x1}",
                "cmovb {d0}, {e0}",
                "cmovb {d1}, {e1}",
                // x = d without its zeros: 1 to 63 of them, as both are odd and the low limbs differ
                "mov {e0}, {zeros}",
                "neg {e0}",
                "shrx {x0}, {d0}, {zeros}",
                "shlx {e0}, {d1}, {e0}",
                "shrx {x1}, {d1}, {zeros}",
                "or {x0}, {e0}",
                "mov {e1}, {x1}",
                "or {e1}, {y1}",
                "jne 2b",
                "3:",
                x0 = inout(reg) x0, x1 = inout(reg) x1, y0 = inout(reg) y0, y1 = inout(reg) y1,
                d0 = out(reg) _, d1 = out(reg) _, e0 = out(reg) _, e1 = out(reg) _, zeros = out(reg) _,
                options(pure, nomem, nostack),
            );
        }
        if x0 != y0 {
            break;
        }
        // The low limb of the difference is 0.
        let difference = x1.abs_diff(y1);
        y1 = x1.min(y1);
        if difference == 0 {
            return u128::from(y1) << LIMB_BITS | u128::from(y0);
        }
        (x0, x1) = (difference >> difference.trailing_zeros(), 0);
    }
    // SAFETY: the CPU has BMI2.
    u128::from(unsafe { one(x0, y0) })
}

/// # Safety
/// The CPU has BMI2.
#[inline]
unsafe fn one(x: u64, y: u64) -> u64 {
    let gcd;
    // Ends with a difference of 0, and an x that is not needed any more. SAFETY: arithmetic on registers alone.
    unsafe {
        asm!(
            ".p2align 5",
            "2:",
            "mov {e}, {y}",
            "mov {d}, {x}",
            "sub {e}, {x}",
            "tzcnt {zeros}, {e}",
            "sub {d}, {y}",
            // y = the smaller one, x = |x - y| without its zeros
            "cmovb {y}, {x}",
            "cmovb {d}, {e}",
            "shrx {x}, {d}, {zeros}",
            "jne 2b",
            x = inout(reg) x => _, y = inout(reg) y => gcd,
            d = out(reg) _, e = out(reg) _, zeros = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
    gcd
}
