//! In place of `x86_64` on other targets and with 32-bit limbs: the loop in plain Rust.

use super::digit::Digit;
use crate::limbs::LIMB_BITS;

/// `STEPS` divsteps on ζ and two words that hold f and g with their rows.
///
/// The state is the complement c = −g − 1 and b = (−f − 1)/2. A step leaves ⌊c/2⌋ where g is even. Where it is odd, c
/// is even, the c of (g + f)/2 is c/2 + b, that of (g − f)/2 is c/2 − b − 1, which adds the complement of b, and the b
/// of an exchange is c/2. So four dependent instructions, for the mask and the sum, lead from c to the next c.
#[inline(always)]
pub(super) fn divstep_loop<const STEPS: usize>(mut zeta: Digit, f: Digit, g: Digit) -> (Digit, Digit, Digit) {
    let (mut b, mut c) = (!f >> 1, !g);
    // Hidden from the compiler, which could otherwise make branches of the masks.
    let one = core::hint::black_box(1);
    for _ in 0..STEPS {
        let (negative, odd, half) = (zeta >> (LIMB_BITS - 1), (c & one) - 1, c >> 1);
        let exchange = negative & odd;
        c = half + ((b ^ negative) & odd);
        b ^= (b ^ half) & exchange;
        zeta = (zeta ^ exchange) - 1;
    }
    (zeta, -2 * b - 1, !c)
}
