//! Signed numbers in digits two bits narrower than a limb, and 2×2 matrices that act on pairs of them.
//!
//! A number is Σ dᵢ·2^(b·i) with b = [`DIGIT_BITS`] and all digits in [0, 2^b) but the last, which carries the sign and
//! any value of its type. The two spare bits let a product with a matrix row, u·x + v·y with |u| + |v| ≤ 2^b, and a
//! multiple of the modulus run through one double-width accumulator a digit: its absolute value stays below
//! 2^b·2^(b+1) + 2^(b−1)·2^(b+1) + 2^(b+2) < 2^(2b+2).

use crate::kernel::word_steps::{DIGIT_BITS, Digit, Matrix, WideDigit};
use crate::limbs::{LIMB_BITS, Limb};
use alloc::{vec, vec::Vec};
use core::mem::take;
use zeroize::Zeroizing;

const MASK: Digit = (1 << DIGIT_BITS) - 1;

/// Digits of a number that may be secret: zeroed when dropped.
pub(super) type Digits = Zeroizing<Vec<Digit>>;

/// Digits that hold every number of absolute value up to 2^(bits + 24), so that there is room for sums.
pub(super) const fn digits_for(bits: usize) -> usize {
    (bits + 24) / DIGIT_BITS + 1
}

/// `count` zeros: room for several numbers, as each call to the allocator costs a hundredth of a short inversion or
/// more.
pub(super) fn zeros(count: usize) -> Digits {
    Zeroizing::new(vec![0; count])
}

/// The first N numbers of `length` digits, and what is left.
pub(super) fn split<const N: usize>(mut room: &mut [Digit], length: usize) -> ([&mut [Digit]; N], &mut [Digit]) {
    let numbers = core::array::from_fn(|_| {
        let (number, rest) = take(&mut room).split_at_mut(length);
        room = rest;
        number
    });
    (numbers, room)
}

/// The number `limbs` in as many digits as `digits` has; what lies above is lost.
pub(super) fn from_limbs(digits: &mut [Digit], limbs: &[Limb]) {
    for (i, digit) in digits.iter_mut().enumerate() {
        let (index, shift) = (i * DIGIT_BITS / LIMB_BITS, i * DIGIT_BITS % LIMB_BITS);
        let limb = |index: usize| limbs.get(index).copied().unwrap_or(0);
        // In two steps, as a shift by all bits of a limb is not defined.
        let bits = limb(index) >> shift | (limb(index + 1) << 1) << (LIMB_BITS - 1 - shift);
        *digit = bits as Digit & MASK;
    }
}

/// The number `digits`, which must not be negative, in as many limbs as `limbs` has; what lies above is lost.
pub(super) fn to_limbs(limbs: &mut [Limb], digits: &[Digit]) {
    limbs.fill(0);
    for (i, &digit) in digits.iter().enumerate() {
        let (index, shift) = (i * DIGIT_BITS / LIMB_BITS, i * DIGIT_BITS % LIMB_BITS);
        if let Some(limb) = limbs.get_mut(index) {
            *limb |= (digit as Limb) << shift;
        }
        if let Some(limb) = limbs.get_mut(index + 1) {
            *limb |= (digit as Limb) >> 1 >> (LIMB_BITS - 1 - shift);
        }
    }
}

/// `(f, g) ← t·(f, g) / 2^b`; the low digits of both products must be 0, as they are after a batch of steps on f and g.
#[inline(always)]
pub(super) fn transform_exact(f: &mut [Digit], g: &mut [Digit], t: &Matrix) {
    let (u, v, q, r) = (wide(t.u), wide(t.v), wide(t.q), wide(t.r));
    let length = f.len();
    let g = &mut g[..length];
    let (mut f_sum, mut g_sum): (WideDigit, WideDigit) = (0, 0);
    for i in 0..length {
        let (x, y) = (wide(f[i]), wide(g[i]));
        f_sum += u * x + v * y;
        g_sum += q * x + r * y;
        if i > 0 {
            f[i - 1] = f_sum as Digit & MASK;
            g[i - 1] = g_sum as Digit & MASK;
        }
        f_sum >>= DIGIT_BITS;
        g_sum >>= DIGIT_BITS;
    }
    f[length - 1] = f_sum as Digit;
    g[length - 1] = g_sum as Digit;
}

/// `(d, e) ← t·(d, e)` for numbers of one digit fewer than the slices; their last digits are 0 before and hold the
/// growth afterwards.
#[inline(always)]
pub(super) fn transform_growing(d: &mut [Digit], e: &mut [Digit], t: &Matrix) {
    let (u, v, q, r) = (wide(t.u), wide(t.v), wide(t.q), wide(t.r));
    let top = d.len() - 1;
    let e = &mut e[..=top];
    let (mut d_sum, mut e_sum): (WideDigit, WideDigit) = (0, 0);
    for i in 0..top {
        let (x, y) = (wide(d[i]), wide(e[i]));
        d_sum += u * x + v * y;
        e_sum += q * x + r * y;
        d[i] = d_sum as Digit & MASK;
        e[i] = e_sum as Digit & MASK;
        d_sum >>= DIGIT_BITS;
        e_sum >>= DIGIT_BITS;
    }
    d[top] = d_sum as Digit;
    e[top] = e_sum as Digit;
}

/// `(d, e) ← (t·(d, e) + (k, l)·m) / 2^b` with the k and l in [−2^(b−1), 2^(b−1)) that make the sums divisible by 2^b.
///
/// If |d| and |e| are at most D before, they are at most D + |m|/2 afterwards.
#[inline(always)]
pub(super) fn transform_modulo(d: &mut [Digit], e: &mut [Digit], t: &Matrix, m: &[Digit], negated_inverse: Limb) {
    let (u, v, q, r) = (wide(t.u), wide(t.v), wide(t.q), wide(t.r));
    let length = m.len();
    let (d, e) = (&mut d[..length], &mut e[..length]);
    let (x, y, z) = (wide(d[0]), wide(e[0]), wide(m[0]));
    let (mut d_sum, mut e_sum) = (u * x + v * y, q * x + r * y);
    let (k, l) = (centred(d_sum as Limb, negated_inverse), centred(e_sum as Limb, negated_inverse));
    d_sum = (d_sum + k * z) >> DIGIT_BITS;
    e_sum = (e_sum + l * z) >> DIGIT_BITS;
    for i in 1..length {
        let (x, y, z) = (wide(d[i]), wide(e[i]), wide(m[i]));
        d_sum += u * x + v * y + k * z;
        e_sum += q * x + r * y + l * z;
        d[i - 1] = d_sum as Digit & MASK;
        e[i - 1] = e_sum as Digit & MASK;
        d_sum >>= DIGIT_BITS;
        e_sum >>= DIGIT_BITS;
    }
    d[length - 1] = d_sum as Digit;
    e[length - 1] = e_sum as Digit;
}

/// `d ← (d + k·m) / 2^b` with the k in [−2^(b−1), 2^(b−1)) that makes the sum divisible: |d| becomes at most
/// |d|/2^b + |m|/2. `d` may be longer than `m`.
pub(super) fn divide_modulo(d: &mut [Digit], m: &[Digit], negated_inverse: Limb) {
    let k = centred(d[0] as Limb, negated_inverse);
    let mut sum = (wide(d[0]) + k * wide(m[0])) >> DIGIT_BITS;
    let length = d.len();
    for i in 1..length {
        sum += wide(d[i]) + k * wide(m.get(i).copied().unwrap_or(0));
        d[i - 1] = sum as Digit & MASK;
        sum >>= DIGIT_BITS;
    }
    d[length - 1] = sum as Digit;
}

/// `d ← d + (m & mask)`, over the length of `d`, which is at most that of `m`.
pub(super) fn add_masked(d: &mut [Digit], m: &[Digit], mask: Digit) {
    combine(d, m, |x, y| x + (y & mask));
}

/// `d ← d − m`.
pub(super) fn subtract(d: &mut [Digit], m: &[Digit]) {
    combine(d, m, |x, y| x - y);
}

/// `d ← −d` where the mask is −1, else `d` stays.
pub(super) fn negate_masked(d: &mut [Digit], mask: Digit) {
    let mut carry = 0;
    let top = d.len() - 1;
    for digit in &mut d[..top] {
        carry += (*digit ^ mask) - mask;
        *digit = carry & MASK;
        carry >>= DIGIT_BITS;
    }
    d[top] = (d[top] ^ mask).wrapping_sub(mask).wrapping_add(carry);
}

fn combine(d: &mut [Digit], m: &[Digit], operation: impl Fn(Digit, Digit) -> Digit) {
    let mut carry = 0;
    let top = d.len() - 1;
    for (digit, &other) in d[..top].iter_mut().zip(m) {
        carry += operation(*digit, other);
        *digit = carry & MASK;
        carry >>= DIGIT_BITS;
    }
    d[top] = operation(d[top], m[top]) + carry;
}

/// −1 for a negative number, else 0.
pub(super) fn sign(d: &[Digit]) -> Digit {
    d.last().map_or(0, |top| top >> (LIMB_BITS - 1))
}

fn wide(digit: Digit) -> WideDigit {
    WideDigit::from(digit)
}

/// The number in [−2^(b−1), 2^(b−1)) that is `low · negated_inverse` modulo 2^b.
fn centred(low: Limb, negated_inverse: Limb) -> WideDigit {
    const SPARE: usize = LIMB_BITS - DIGIT_BITS;
    WideDigit::from((low.wrapping_mul(negated_inverse) << SPARE) as Digit >> SPARE)
}

/// Spreads a number of `count` digits over all of `d`.
pub(super) fn extend(d: &mut [Digit], count: usize) {
    for i in count..d.len() {
        d[i] = d[i - 1] >> DIGIT_BITS;
        d[i - 1] &= MASK;
    }
}
