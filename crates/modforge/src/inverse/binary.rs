//! The inverse by the binary algorithm with Lehmer's idea, in variable time.
//!
//! Stein's steps on f odd and g: halve g while it is even; when both are odd, (f, g) ← (min(f, g), |g − f|). Which
//! steps come next depends on the low bits (is g even?) and on the leading ones (is g < f?), so a batch of b halvings
//! is found from a few leading and low bits, as Lehmer (1938) did for Euclid's algorithm and Pornin (Optimized Binary
//! GCD for Modular Inversion, 2020) for this one, and applied to the whole numbers as a matrix, (f, g) ← t·(f, g)/2^b.
//!
//! Leading bits may tell the smaller of two close numbers wrongly. Then g − f comes out negative, and its sign is
//! changed afterwards, in the row of the matrix too: it remains a combination with the same gcd. All is exact but the
//! number of batches; a bound on it hands what no input known needs to the constant-time method, which always ends.
//!
//! The coefficients (d, e) ← t·(d, e) hold f·2^s ≡ d·a and g·2^s ≡ e·a modulo m, s = b·batches. They grow from 1 to
//! about the size of m while f and g shrink, so that together they have one length. When g = 0, f is the gcd; if that
//! is 1, q·m + r·a = 0 with coprime m and a shows |e| ≥ m, hence s ≥ log₂ m: there are more than [`scale_digits`]
//! batches, and the surplus is divided off modulo m.

use super::digits::{
    digits_for, extend, from_limbs, negate_masked, sign, split, transform_exact, transform_growing, zeros,
};
use super::{Scale, absolute, divstep, finish};
use crate::cancel::Watch;
use crate::kernel::word_steps::{DIGIT_BITS, Digit, HALF_BATCH, Matrix, WideDigit, halvings_vartime};
use crate::limbs::{LIMB_BITS, Limb, Wide, hensel};
use crate::reduce::form::Words;

/// As [`divstep::invert`], in a time that depends on all operands.
pub(super) fn invert_vartime(value: &[Limb], modulus: &[Limb], bits: usize, scale: Scale) -> Result<Words, Words> {
    let mut length = digits_for(bits);
    let max_batches = 2 * length + 4;
    let mut room = zeros(3 * length + 2 * (max_batches + 1));
    let ([m, f, g], rest) = split(&mut room, length);
    let (d, e) = rest.split_at_mut(max_batches + 1);
    from_limbs(m, modulus);
    from_limbs(g, value);
    f.copy_from_slice(m);
    e[0] = 1;
    let (mut grown, mut batches) = (1, 0);
    let watch = Watch::new();
    while !is_zero(&g[..length]) {
        watch.look();
        if batches == max_batches {
            return divstep::invert(value, modulus, bits, scale);
        }
        length = trimmed(f, g, length);
        let t = batch(&f[..length], &g[..length]);
        transform_exact(&mut f[..length], &mut g[..length], &t);
        transform_growing(&mut d[..=grown], &mut e[..=grown], &t);
        grown += 1;
        while grown > 1 && fits_below(d[grown - 1]) && fits_below(e[grown - 1]) {
            grown -= 1;
            for d in [&mut *d, &mut *e] {
                d[grown - 1] |= d[grown] << DIGIT_BITS;
                d[grown] = 0;
            }
        }
        for (f, d) in [(&mut *f, &mut *d), (&mut *g, &mut *e)] {
            if sign(&f[..length]) != 0 {
                negate_masked(&mut f[..length], -1);
                negate_masked(&mut d[..grown], -1);
            }
        }
        batches += 1;
    }
    let negated_inverse = hensel::negated_inverse_limb(modulus[0]);
    let d = &mut d[..grown.max(m.len())];
    extend(d, grown);
    finish(&mut f[..length], d, m, negated_inverse, bits, batches, scale)
}

/// gcd(f, g) of an odd `f` and any `g`, of one length.
pub(super) fn gcd_vartime(f: &[Limb], g: &[Limb]) -> Words {
    let mut length = digits_for(f.len() * LIMB_BITS);
    let (mut x, mut y) = (zeros(length), zeros(length));
    from_limbs(&mut x, f);
    from_limbs(&mut y, g);
    let watch = Watch::new();
    for _ in 0..2 * length + 4 {
        watch.look();
        if is_zero(&y[..length]) {
            return absolute(&mut x[..length], f.len());
        }
        length = trimmed(&x, &y, length);
        let t = batch(&x[..length], &y[..length]);
        transform_exact(&mut x[..length], &mut y[..length], &t);
        for number in [&mut x, &mut y] {
            let negative = sign(&number[..length]);
            negate_masked(&mut number[..length], negative);
        }
    }
    divstep::gcd(f, g)
}

fn is_zero(number: &[Digit]) -> bool {
    number.iter().all(|&digit| digit == 0)
}

/// The length without the digits that are 0 in both numbers, at least 1.
fn trimmed(f: &[Digit], g: &[Digit], mut length: usize) -> usize {
    while length > 1 && f[length - 1] | g[length - 1] == 0 {
        length -= 1;
    }
    length
}

/// Whether the top digit, of a signed number, can move into the digit below, which has two bits to spare.
fn fits_below(top: Digit) -> bool {
    (-2..=1).contains(&top)
}

/// A batch of b halvings on two numbers that are not negative, of equally many digits.
fn batch(f: &[Digit], g: &[Digit]) -> Matrix {
    let (f_low, g_low) = (f[0] as Limb, g[0] as Limb);
    // The leading bits of both, in place against each other; all bits if one limb holds them.
    let (f_top, g_top) = (leading(f), leading(g));
    let shift = (2 * LIMB_BITS - (f_top | g_top).leading_zeros() as usize).saturating_sub(LIMB_BITS);
    let (f_top, g_top) = ((f_top >> shift) as Limb, (g_top >> shift) as Limb);
    let exact = f.len() <= 2 && shift == 0;
    let first = halvings_vartime(merge(f_top, f_low), merge(g_top, g_low));

    // The leading and the low bits after the first half.
    let low = |x: Digit, y: Digit| (f_low.wrapping_mul(x as Limb)).wrapping_add(g_low.wrapping_mul(y as Limb));
    let top = |x: Digit, y: Digit| {
        (WideDigit::from(f_top) * WideDigit::from(x) + WideDigit::from(g_top) * WideDigit::from(y)) >> HALF_BATCH
    };
    let (mut f_low, mut g_low) = (low(first.u, first.v), low(first.q, first.r));
    let (mut f_top, mut g_top) = (top(first.u, first.v), top(first.q, first.r));
    let mut first = first;
    if f_top < 0 {
        (f_top, f_low, first.u, first.v) = (-f_top, f_low.wrapping_neg(), -first.u, -first.v);
    }
    if g_top < 0 {
        (g_top, g_low, first.q, first.r) = (-g_top, g_low.wrapping_neg(), -first.q, -first.r);
    }
    let (mut f_top, mut g_top) = (f_top as Limb, g_top as Limb);
    if !exact {
        let spare = (f_top | g_top | 1).leading_zeros();
        (f_top, g_top) = (f_top << spare, g_top << spare);
    }
    let second = halvings_vartime(merge(f_top, f_low >> HALF_BATCH), merge(g_top, g_low >> HALF_BATCH));
    second.after(&first)
}

/// The leading two digits as one number.
fn leading(f: &[Digit]) -> Wide {
    match f {
        [.., below, top] => (*top as Wide) << DIGIT_BITS | *below as Wide,
        [only] => *only as Wide,
        [] => 0,
    }
}

/// The leading bits above the low [`HALF_BATCH`].
fn merge(top: Limb, low: Limb) -> Limb {
    const LOW: Limb = (1 << HALF_BATCH) - 1;
    top & !LOW | low & LOW
}
