//! The inverse by divsteps, in constant time.
//!
//! Bernstein and Yang, Fast constant-time gcd computation and modular inversion (2019), with the start δ = 1/2 that
//! Wuille found to need fewer steps. One step on (δ, f, g), f odd:
//!
//! - δ > 0 and g odd: (1 − δ, g, (g − f)/2)
//! - else g odd: (1 + δ, f, (g + f)/2)
//! - else: (1 + δ, f, g/2)
//!
//! gcd(f, g) stays, and g = 0 after at most ⌊(45907·n + 30179)/19929⌋ ≈ 2.304·n steps for numbers below 2^n (Wuille,
//! Bounds on divsteps iterations in safegcd, 2021); further steps leave f and g = 0 alone. The first steps, as many as
//! a digit has bits b or fewer, depend on one digit of f and g alone, so a batch of them is a 2×2 matrix t computed
//! from those, scaled to b steps: (f, g) ← t·(f, g)/2^b.
//!
//! The coefficients d and e hold f·2^s ≡ d·a and g·2^s ≡ e·a modulo m. As |u| + |v| ≤ 2^b in a row of t, |d| and |e|
//! are at most 2^(b·i) after i batches (d, e) ← t·(d, e): during the first [`scale_digits`] + 1 batches nothing is
//! reduced, the numbers just grow, and s counts what was not divided. From there on each batch divides by 2^b modulo m,
//! which adds at most m/2 to the bound (`digits::transform_modulo`). One division at the end brings them below m.

use super::digits::{
    digits_for, extend, from_limbs, split, transform_exact, transform_growing, transform_modulo, zeros,
};
use super::{Scale, absolute, finish, scale_digits};
use crate::cancel::Watch;
use crate::kernel::word_steps::{BATCH_STEPS, divsteps};
use crate::limbs::{LIMB_BITS, Limb, hensel};
use crate::reduce::form::Words;

/// Steps that bring g to 0, for numbers below 2^bits.
pub(super) const fn steps(bits: usize) -> usize {
    (45907 * bits + 30179) / 19929
}

/// The inverse of `value` modulo the odd `modulus`, both below 2^bits, times the `scale`; or else their gcd.
///
/// Constant time in both numbers, up to the answer.
pub(super) fn invert(value: &[Limb], modulus: &[Limb], bits: usize, scale: Scale) -> Result<Words, Words> {
    let length = digits_for(bits);
    let mut room = zeros(5 * length);
    let ([m, f, g, d, e], _) = split(&mut room, length);
    from_limbs(m, modulus);
    from_limbs(g, value);
    f.copy_from_slice(m);
    let negated_inverse = hensel::negated_inverse_limb(modulus[0]);
    let growing = scale_digits(bits) + 1;
    let watch = Watch::new();
    let mut zeta = -1;
    for (i, first) in (0..steps(bits)).step_by(BATCH_STEPS).enumerate() {
        watch.look();
        let t;
        (zeta, t) = divsteps(zeta, f[0], g[0], steps(bits) - first);
        transform_exact(f, g, &t);
        if i == 0 {
            (d[0], e[0]) = (t.v, t.r);
        } else if i < growing {
            transform_growing(&mut d[..=i], &mut e[..=i], &t);
        } else {
            transform_modulo(d, e, &t, m, negated_inverse);
        }
        if i + 1 == growing {
            extend(d, growing);
            extend(e, growing);
        }
    }
    finish(f, d, m, negated_inverse, bits, growing, scale)
}

/// gcd(f, g) of an odd `f` and any `g`, of one length.
pub(super) fn gcd(f: &[Limb], g: &[Limb]) -> Words {
    let bits = f.len() * LIMB_BITS;
    let (mut x, mut y) = (zeros(digits_for(bits)), zeros(digits_for(bits)));
    from_limbs(&mut x, f);
    from_limbs(&mut y, g);
    let watch = Watch::new();
    let mut zeta = -1;
    for first in (0..steps(bits)).step_by(BATCH_STEPS) {
        watch.look();
        let t;
        (zeta, t) = divsteps(zeta, x[0], y[0], steps(bits) - first);
        transform_exact(&mut x, &mut y, &t);
    }
    absolute(&mut x, f.len())
}
