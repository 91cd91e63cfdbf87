//! Pseudo-Mersenne moduli, found at run time: m = 2^k − c with so small a c that B^n is congruent to one limb (Crandall
//! 1992).
//!
//! With s = n·(bits of a limb) − k, C = c·2^s is congruent to B^n modulo m, and so x₁·B^n + x₀ to x₁·C + x₀: no
//! quotient. Residues are in `[0, B^n)`, and coming out they are reduced to `[0, m)`.
//!
//! Bounds, for C < B and C² + C ≤ B^n (that is always so for n ≥ 2). Product: x₀ + x₁·C < B^n·(C + 1), so n limbs and a
//! top limb t ≤ C. Then t·C added to the n limbs leaves at most one carry bit, and where it does, they are below C²
//! now, so that adding C for the bit is below C² + C ≤ B^n. Sum: a carry bit leaves a number below B^n − 1; adding C
//! for it carries at most once more, and then leaves a number below C. Difference: the same with borrows. Coming out:
//! x = h·2^k + l ≡ h·c + l < 2^k + C < 3m; two conditional subtractions (C < m, as m ≥ B for n ≥ 2, and m > 2^(bits of
//! a limb/2) > C for n = 1).
//!
//! n + 1 limb products for the reduction.

use super::form::Words;
use crate::kernel::{Arithmetic, Cost};
use crate::limbs::{
    LIMB_BITS, Limb, MAX_FIXED_LIMBS, add, bit_length_vartime, compare, correct, mul, scratch, square, with_fixed_size,
};
use zeroize::{Zeroize, Zeroizing};

/// The cost for `n` limbs.
pub(crate) fn cost(n: usize) -> Cost {
    let reduction = n + 1;
    let multiply = n * n + reduction;
    // Up to these limbs a square is a multiplication.
    let square = if n > MAX_FIXED_LIMBS { square::limb_products(n) + reduction } else { multiply };
    Cost { words: n, steps: n, end_steps: 0, multiply, square: Some(square), separate: true }
}

pub(crate) struct PseudoMersenne {
    m: Words,
    /// C.
    fold: Zeroizing<Limb>,
    /// s.
    shift: usize,
}

impl PseudoMersenne {
    /// None where m is not of the form.
    pub(super) fn new(m: &[Limb]) -> Option<Self> {
        let n = m.len();
        let shift = n * LIMB_BITS - bit_length_vartime(m);
        // B^n − m·2^s is one limb where all limbs of m·2^s but the lowest one are all ones.
        let fold = (m[0] << shift).wrapping_neg();
        let shifted_limb = |pair: &[Limb]| pair[1] << shift | pair[0] >> 1 >> (LIMB_BITS - 1 - shift);
        let small = fold != 0 && m.windows(2).all(|pair| shifted_limb(pair) == Limb::MAX);
        let converges = n > 1 || fold >> (LIMB_BITS / 2) == 0;
        (small && converges).then(|| Self { m: Zeroizing::new(m.to_vec()), fold: Zeroizing::new(fold), shift })
    }

    /// The multiplication for `N` limbs; the saved products of a square do not pay here.
    fn mul_fixed<const N: usize>(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let mut product = [[0; N]; 2];
        mul::mul_inline(product.as_flattened_mut(), &a[..N], &b[..N]);
        self.reduce(&mut r[..N], product.as_flattened());
        product.as_flattened_mut().zeroize();
    }

    /// `r` = the product of 2n limbs, reduced to n.
    #[inline(always)]
    fn reduce(&self, r: &mut [Limb], product: &[Limb]) {
        let (low, high) = product.split_at(r.len());
        r.copy_from_slice(low);
        let top = mul::mul_add_limb(r, high, *self.fold);
        let (low, high) = mul::mul_add(0, top, *self.fold, 0);
        let (first, above) = r.split_at_mut(1);
        let carry = add::add_limb(first, low);
        // For n = 1, t·C is one limb.
        let carry = if above.is_empty() { carry } else { add::add_limb(above, high + carry) };
        self.add_fold(r, carry);
    }

    /// `r += C·carry`, returning the carry.
    fn add_fold(&self, r: &mut [Limb], carry: Limb) -> Limb {
        add::add_limb(r, *self.fold & compare::mask(carry))
    }
}

impl Arithmetic for PseudoMersenne {
    fn words(&self) -> usize {
        self.m.len()
    }

    fn radix_bits(&self) -> usize {
        0
    }

    fn bound(&self) -> Option<Limb> {
        None
    }

    fn max_packed_bits(&self) -> usize {
        self.m.len() * LIMB_BITS
    }

    fn pack(&self, r: &mut [Limb], limbs: &[Limb]) {
        r.fill(0);
        r[..limbs.len()].copy_from_slice(limbs);
    }

    fn unpack(&self, limbs: &mut [Limb], a: &[Limb]) {
        let n = self.m.len();
        limbs.copy_from_slice(a);
        // h, the s top bits, leaves the top limb.
        let high = (limbs[n - 1] >> 1) >> (LIMB_BITS - 1 - self.shift);
        limbs[n - 1] &= Limb::MAX >> self.shift;
        // h < 2^s, so h·c < C is one limb.
        add::add_limb(limbs, high * (*self.fold >> self.shift));
        for _ in 0..2 {
            correct::subtract_once(limbs, 0, &self.m);
        }
    }

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        with_fixed_size!(a.len(), N => self.mul_fixed::<N>(r, a, b), _ => {
            scratch::with_zeros(2 * a.len(), |product| {
                mul::mul(product, a, b);
                self.reduce(r, product);
            });
        });
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        with_fixed_size!(a.len(), N => self.mul_fixed::<N>(r, a, a), _ => {
            scratch::with_zeros(2 * a.len(), |product| {
                square::square(product, a);
                self.reduce(r, product);
            });
        });
    }

    fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let carry = add::add(r, a, b);
        let carry = self.add_fold(r, carry);
        self.add_fold(r, carry);
    }

    fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let borrow = add::sub(r, a, b);
        let borrow = add::sub_limb(r, *self.fold & compare::mask(borrow));
        add::sub_limb(r, *self.fold & compare::mask(borrow));
    }
}
