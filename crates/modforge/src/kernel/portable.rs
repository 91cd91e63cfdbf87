//! The portable kernel: limbs of the machine (64 bits, or 32), residues in `[0, m)`, R = B^n for n limbs and B = 2^64 or 2^32.
//!
//! Multiplication interleaves product and reduction limb by limb (coarsely integrated operand scanning; Koç, Acar and
//! Kaliski 1996). Squaring computes the product first, with each off-diagonal product once, and reduces it then: about
//! 3/4 of the limb products.
//!
//! Bound of both: the sum before the division by R is a·b + q·m with q < R. With a < m and b < R it is below 2·m·R, so the
//! quotient is below 2m and one conditional subtraction gives the residue in `[0, m)`.

use super::{Arithmetic, Kernel, negated_inverse};
use crate::limbs::{LIMB_BITS, Limb, Wide, add, compare, mul, square};
use alloc::{boxed::Box, vec, vec::Vec};
use zeroize::{Zeroize, Zeroizing};

/// Limbs of the longest residue whose square is on the stack (16 384 bits); that of a longer one is on the heap.
const STACK_LIMBS: usize = 16_384 / LIMB_BITS;

pub(super) struct Portable {
    m: Box<[Limb]>,
    /// −m⁻¹ modulo B.
    negated_inverse: Limb,
}

impl Portable {
    pub(super) fn new(m: &[Limb]) -> Self {
        Self { m: Vec::from(m).into_boxed_slice(), negated_inverse: negated_inverse(m[0]) }
    }

    /// Subtracts m once from `carry·R + r` unless that is below m already.
    fn subtract_once(&self, r: &mut [Limb], carry: Limb) {
        let below = compare::less(r, &self.m) & compare::zero_mask(carry);
        add::sub_masked(r, &self.m, !below);
    }

    /// The squaring with room for a product of `N` ≥ 2n limbs on the stack.
    fn square_on_stack<const N: usize>(&self, r: &mut [Limb], a: &[Limb]) {
        let mut buffer = [0; N];
        self.square_in(&mut buffer[..2 * a.len()], r, a);
        buffer.zeroize();
    }

    /// The squaring with room for the product, 2n zeros.
    #[inline(always)]
    fn square_in(&self, product: &mut [Limb], r: &mut [Limb], a: &[Limb]) {
        square::square(product, a);
        self.reduce(r, product);
    }

    /// `r = product·R⁻¹` by one multiple of m for each low limb; the product is below m·R.
    #[inline(always)]
    fn reduce(&self, r: &mut [Limb], product: &mut [Limb]) {
        let n = self.m.len();
        let mut carry = 0;
        for i in 0..n {
            let (window, above) = product[i..].split_at_mut(n);
            let quotient = window[0].wrapping_mul(self.negated_inverse);
            let out = mul::mul_add_limb(window, &self.m, quotient);
            (above[0], carry) = add::add_carry(above[0], out, carry);
        }
        r.copy_from_slice(&product[n..]);
        self.subtract_once(r, carry);
    }
}

impl Arithmetic for Portable {
    fn kernel(&self) -> Kernel {
        Kernel::Portable
    }

    fn words(&self) -> usize {
        self.m.len()
    }

    fn radix_bits(&self) -> usize {
        self.m.len() * LIMB_BITS
    }

    fn pack(&self, r: &mut [Limb], limbs: &[Limb]) {
        r.fill(0);
        r[..limbs.len()].copy_from_slice(limbs);
    }

    fn unpack(&self, limbs: &mut [Limb], a: &[Limb]) {
        limbs.copy_from_slice(a);
    }

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let n = self.m.len();
        // Slices of one known length let the compiler drop the bounds checks in the loop.
        let (r, a, m) = (&mut r[..n], &a[..n], &self.m[..n]);
        r.fill(0);
        let mut top = 0;
        for &digit in &b[..n] {
            // r ← (r + a·digit + quotient·m) / B; top is the bit above r.
            let (low, mut product_carry) = mul::mul_add(r[0], a[0], digit, 0);
            let quotient = low.wrapping_mul(self.negated_inverse);
            let (_, mut reduce_carry) = mul::mul_add(low, quotient, m[0], 0);
            for j in 1..n {
                let low;
                (low, product_carry) = mul::mul_add(r[j], a[j], digit, product_carry);
                (r[j - 1], reduce_carry) = mul::mul_add(low, quotient, m[j], reduce_carry);
            }
            let sum = Wide::from(top) + Wide::from(product_carry) + Wide::from(reduce_carry);
            r[n - 1] = sum as Limb;
            top = (sum >> LIMB_BITS) as Limb;
        }
        self.subtract_once(r, top);
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        // Below 16 limbs the saved products do not pay for the second sweep. The room for the product comes in a few sizes;
        // clearing it costs little beside the n² products.
        match a.len() {
            0..=15 => self.mul(r, a, a),
            16 => self.square_on_stack::<32>(r, a),
            17..=32 => self.square_on_stack::<64>(r, a),
            33..=64 => self.square_on_stack::<128>(r, a),
            65..=STACK_LIMBS => self.square_on_stack::<{ 2 * STACK_LIMBS }>(r, a),
            n => self.square_in(&mut Zeroizing::new(vec![0; 2 * n]), r, a),
        }
    }

    fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let carry = add::add(r, a, b);
        self.subtract_once(r, carry);
    }

    fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        let borrow = add::sub(r, a, b);
        add::add_masked(r, &self.m, compare::mask(borrow));
    }
}
