//! Generalised Mersenne moduli (Solinas 1999), found at run time: m = 2^k ± 2^a ± 2^b … with few terms, such as 2^224
//! − 2^96 + 1.
//!
//! The non-adjacent form of m gives the fewest terms. Then 2^k is congruent to Σ σⱼ·2^(eⱼ) of the other terms with the
//! signs turned, and a digit v of weight 2^p, p ≥ k, to Σ σⱼ·v·2^(p − k + eⱼ): shifts and additions, no limb products.
//! Digits have 32 bits and are gathered in signed words of 64, from the top down. Needed is k − e ≥ 32 for the largest
//! e, so that every digit goes to lower ones.
//!
//! Bounds. How large a sum of digits can become depends on m alone: it is computed when the modulus is made, and must
//! stay below 2^60. After the first pass the value is t·2^k + l with |t| ≤ 2^28 or so, again computed; t is folded once
//! more, and then the value is above −m and below 2m, as terms·|t|·2^(k−32) < 2^(k−2). One addition of m and two
//! conditional subtractions end in `[0, m)`.

use super::canonical::Reduce;
use crate::limbs::{LIMB_BITS, Limb, add, bit_length_vartime, correct};
use alloc::{vec, vec::Vec};
use zeroize::{Zeroize, Zeroizing};

const DIGIT_BITS: usize = 32;
const DIGIT_MASK: i64 = (1 << DIGIT_BITS) - 1;
const DIGITS_IN_LIMB: usize = LIMB_BITS / DIGIT_BITS;
/// Terms besides 2^k.
const MAX_TERMS: usize = 8;
/// No sum of digits reaches 2 to this power.
const SUM_BITS: u32 = 60;
/// Digits of the product of two numbers of 1024 bits: the most that is taken from the stack.
const STACK_DIGITS: usize = 2048 / DIGIT_BITS;

/// σ·2^e.
#[derive(Clone, Copy)]
struct Term {
    negative: bool,
    exponent: usize,
}

pub(crate) struct GeneralizedMersenne {
    /// k.
    exponent: usize,
    /// The terms that 2^k is congruent to.
    terms: Vec<Term>,
}

impl GeneralizedMersenne {
    /// None where m is not of the form.
    pub(super) fn new(m: &[Limb]) -> Option<Self> {
        let mut terms = signed_terms(m)?;
        let exponent = terms.pop()?.exponent;
        let sparse = terms.last().is_some_and(|term| term.exponent + DIGIT_BITS <= exponent);
        let reduction = Self { exponent, terms };
        (sparse && reduction.sums_are_small(m.len())).then_some(reduction)
    }

    /// Digits that are not folded.
    fn low_digits(&self) -> usize {
        self.exponent.div_ceil(DIGIT_BITS)
    }

    /// The largest sums that [`fold`](Self::fold) can meet.
    fn sums_are_small(&self, limbs: usize) -> bool {
        let mut sums = vec![DIGIT_MASK as u128; 2 * limbs * DIGITS_IN_LIMB];
        for i in (self.low_digits()..sums.len()).rev() {
            for term in &self.terms {
                let position = i * DIGIT_BITS - self.exponent + term.exponent;
                let (index, shift) = (position / DIGIT_BITS, position % DIGIT_BITS);
                if shift == 0 {
                    sums[index] += sums[i];
                } else {
                    sums[index] += DIGIT_MASK as u128;
                    sums[index + 1] += ((sums[i] << shift) >> DIGIT_BITS) + 1;
                }
            }
            if sums[i] >> SUM_BITS != 0 {
                return false;
            }
        }
        // t is at most the largest sum in digits of 2^32, or in the bits above k of the top one, and the sums below it.
        let largest = sums[..self.low_digits()].iter().max().copied().unwrap_or(0);
        let t = ((largest >> DIGIT_BITS) + 2) << (self.low_digits() * DIGIT_BITS - self.exponent + 1);
        largest >> SUM_BITS == 0 && t * (self.terms.len() as u128) < 1 << (DIGIT_BITS - 2)
    }

    /// Adds what `value`·2^position is congruent to, for position ≥ k.
    #[inline(always)]
    fn fold(&self, digits: &mut [i64], value: i64, position: usize) {
        for term in &self.terms {
            let position = position - self.exponent + term.exponent;
            let (index, shift) = (position / DIGIT_BITS, position % DIGIT_BITS);
            let value = if term.negative { -value } else { value };
            if shift == 0 {
                digits[index] += value;
            } else {
                // value·2^shift = high·2^32 + low, the low part not negative.
                digits[index] += (value << shift) & DIGIT_MASK;
                digits[index + 1] += value >> (DIGIT_BITS - shift);
            }
        }
    }

    /// `r = product mod m`, with room for the digits of the product, zeros.
    #[inline(always)]
    fn reduce_in(&self, digits: &mut [i64], m: &[Limb], r: &mut [Limb], product: &[Limb]) {
        for (digits, &limb) in digits.chunks_exact_mut(DIGITS_IN_LIMB).zip(product) {
            for (i, digit) in digits.iter_mut().enumerate() {
                *digit = (limb >> (i * DIGIT_BITS)) as i64 & DIGIT_MASK;
            }
        }
        let low = self.low_digits();
        for i in (low..digits.len()).rev() {
            let value = core::mem::take(&mut digits[i]);
            self.fold(digits, value, i * DIGIT_BITS);
        }
        let above = low * DIGIT_BITS - self.exponent;
        let carry = propagate(&mut digits[..low]);
        let top = digits[low - 1] >> (DIGIT_BITS - above);
        digits[low - 1] &= DIGIT_MASK >> above;
        self.fold(digits, (carry << above) + top, self.exponent);
        // The digits above take the sign.
        let digits = &mut digits[..m.len() * DIGITS_IN_LIMB];
        let sign = propagate(digits) as Limb;
        for (limb, digits) in r.iter_mut().zip(digits.chunks_exact(DIGITS_IN_LIMB)) {
            *limb = digits.iter().rev().fold(0, |limb: Limb, &digit| (limb << (DIGIT_BITS - 1) << 1) | digit as Limb);
        }
        let mut top = sign.wrapping_add(add::add_assign(r, m));
        for _ in 0..2 {
            top = correct::subtract_once(r, top, m);
        }
    }
}

impl Reduce for GeneralizedMersenne {
    const MONTGOMERY: bool = false;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let length = product.len() * DIGITS_IN_LIMB;
        if length <= STACK_DIGITS {
            let mut digits = [0; STACK_DIGITS];
            self.reduce_in(&mut digits[..length], m, r, product);
            digits[..length].zeroize();
        } else {
            self.reduce_in(&mut Zeroizing::new(vec![0; length]), m, r, product);
        }
    }
}

/// Brings digits below 2^32, in a number of steps that does not depend on them; returns what is carried out, with its
/// sign.
fn propagate(digits: &mut [i64]) -> i64 {
    digits.iter_mut().fold(0, |carry, digit| {
        let sum = *digit + carry;
        *digit = sum & DIGIT_MASK;
        sum >> DIGIT_BITS
    })
}

/// The non-adjacent form of m, with the signs of all terms turned, the lowest first; none where there are too many.
fn signed_terms(m: &[Limb]) -> Option<Vec<Term>> {
    let bits = bit_length_vartime(m);
    let bit = |i: usize| m.get(i / LIMB_BITS).map_or(0, |limb| limb >> (i % LIMB_BITS) & 1);
    let (mut terms, mut carry) = (Vec::new(), 0);
    for i in 0..=bits {
        let sum = bit(i) + carry;
        // A digit is −1 where a run of ones begins: bits 11, the carry counted in.
        let negative = sum == 1 && bit(i + 1) == 1;
        carry = Limb::from(sum == 2 || negative);
        if sum == 1 {
            terms.push(Term { negative: !negative, exponent: i });
        }
        if terms.len() > MAX_TERMS + 1 {
            return None;
        }
    }
    Some(terms)
}
