//! Montgomery multiplication for a number of limbs that the compiler knows, ready without an allocation.
//!
//! For one power and its modulus, where a kernel's set-up would take longer than the power. The code is that of the
//! portable kernel or of another with limbs; there are the bounds.

use super::{aarch64, negated_inverse, portable, x86_64};
use crate::limbs::mul::mul_add;
use crate::limbs::{Limb, MAX_FIXED_LIMBS};

/// An odd modulus of `N` limbs, at most [`MAX_FIXED_LIMBS`], and R = B^N.
#[repr(C)] // k and m side by side, as the assembly reads them
pub(crate) struct Fixed<const N: usize> {
    /// k = −m⁻¹ modulo B.
    k: Limb,
    m: [Limb; N],
    code: Code<N>,
}

/// The code of a kernel, for factors below m; in variable time.
pub(super) struct Code<const N: usize> {
    /// `r = a·b·R⁻¹ mod m`.
    pub(super) multiply: Multiply<N>,
    /// `a = a²·R⁻¹ mod m`, so many times.
    pub(super) square_times: SquareTimes<N>,
}

pub(super) type Multiply<const N: usize> = fn(modulus: &Fixed<N>, r: &mut [Limb; N], a: &[Limb; N], b: &[Limb; N]);
pub(super) type SquareTimes<const N: usize> = fn(modulus: &Fixed<N>, a: &mut [Limb; N], times: usize);

impl<const N: usize> Fixed<N> {
    pub(crate) fn new(m: [Limb; N]) -> Self {
        const { assert!(N >= 1 && N <= MAX_FIXED_LIMBS) };
        debug_assert!(m[0] & 1 == 1);
        Self {
            k: negated_inverse(m[0]),
            m,
            code: x86_64::fixed_code()
                .or_else(aarch64::fixed_code)
                .unwrap_or(Code { multiply: Self::multiply_portably, square_times: Self::square_times_portably }),
        }
    }

    /// `r = a·b·R⁻¹` in `[0, m)` for a < m and any b; in variable time.
    #[inline(always)]
    pub(crate) fn mul(&self, r: &mut [Limb; N], a: &[Limb; N], b: &[Limb; N]) {
        if N == 1 {
            r[0] = self.multiply_one(a[0], b[0]);
        } else {
            (self.code.multiply)(self, r, a, b);
        }
    }

    /// `a = a²·R⁻¹` in `[0, m)`, so many times, for a < m; in variable time.
    pub(crate) fn square_times(&self, a: &mut [Limb; N], times: usize) {
        (self.code.square_times)(self, a, times);
    }

    /// Shorter than the call: with q = a·b·m⁻¹ modulo B the low limbs of a·b and q·m are the same, and the difference
    /// of the high ones is above −m.
    #[inline(always)]
    fn multiply_one(&self, a: Limb, b: Limb) -> Limb {
        let (low, high) = mul_add(0, a, b, 0);
        let quotient = low.wrapping_mul(self.k.wrapping_neg());
        let (difference, negative) = high.overflowing_sub(mul_add(0, quotient, self.m[0], 0).1);
        if negative { difference.wrapping_add(self.m[0]) } else { difference }
    }

    fn multiply_portably(&self, r: &mut [Limb; N], a: &[Limb; N], b: &[Limb; N]) {
        portable::interleave::<N>(r, a, b, &self.m, self.k);
    }

    fn square_times_portably(&self, a: &mut [Limb; N], times: usize) {
        for _ in 0..times {
            let factor = *a;
            self.multiply_portably(a, &factor, &factor);
        }
    }

    /// k, and the N limbs of m behind it.
    // For assembly.
    #[cfg_attr(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(modforge_limb32))), allow(dead_code))]
    pub(super) fn constants(&self) -> *const Limb {
        (&raw const *self).cast()
    }
}

#[cfg(test)]
mod tests {
    use super::{Fixed, Limb, Multiply};
    use crate::kernel::build_portable;

    /// Products are those of the portable kernel, for operands at the edges, with either code.
    fn check<const N: usize>() {
        let edges = [0, 1, 2, Limb::MAX, Limb::MAX - 1, Limb::MAX / 2 + 1];
        for seed in 0..200 {
            let number =
                |offset: usize| core::array::from_fn(|i| edges[(seed * 7 + offset * 5 + i * (seed + 3)) % edges.len()]);
            let (mut m, mut a, b): ([Limb; N], [Limb; N], [Limb; N]) = (number(0), number(1), number(2));
            m[0] |= 1;
            m[N - 1] |= 1 << (Limb::BITS - 1);
            a[N - 1] &= Limb::MAX / 2; // below m
            let (fixed, portable) = (Fixed::new(m), build_portable(&m));
            let mut expected = [0; N];
            portable.mul(&mut expected, &a, &b);
            let selected: Multiply<N> = |fixed, r, a, b| (fixed.code.multiply)(fixed, r, a, b);
            for multiply in [Fixed::mul, selected, Fixed::multiply_portably] {
                let mut r = [0; N];
                multiply(&fixed, &mut r, &a, &b);
                assert_eq!(r, expected, "{a:x?}·{b:x?} modulo {m:x?}");
            }
            let (mut square, mut fourth_power) = ([0; N], [0; N]);
            portable.square(&mut square, &a);
            portable.square(&mut fourth_power, &square);
            for square_times in [Fixed::square_times, Fixed::square_times_portably] {
                let mut r = a;
                square_times(&fixed, &mut r, 2);
                assert_eq!(r, fourth_power, "{a:x?} modulo {m:x?}");
            }
        }
    }

    #[test]
    fn products_are_those_of_the_portable_kernel() {
        check::<1>();
        check::<2>();
        check::<3>();
        check::<4>();
        check::<5>();
        check::<6>();
        check::<7>();
        check::<8>();
        check::<9>();
    }
}
