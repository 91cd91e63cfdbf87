//! Montgomery multiplication for a number of limbs that the compiler knows, ready without an allocation.
//!
//! For one power and its modulus, where a kernel's set-up would take longer than the power. The code is that of the
//! portable kernel or of another with limbs; those files state the bounds.

use crate::limbs::mul::mul_add;
use crate::limbs::{Limb, MAX_FIXED_LIMBS, hensel};

/// An odd modulus of `N` limbs, at most [`MAX_FIXED_LIMBS`], and R = B^N.
#[repr(C)] // k and m side by side, as the assembly reads them
pub(crate) struct Fixed<const N: usize> {
    /// k = −m⁻¹ modulo B.
    k: Limb,
    m: [Limb; N],
    code: FixedCode<N>,
}

/// The code of a kernel, for factors below m; in variable time.
pub(crate) struct FixedCode<const N: usize> {
    /// `r = a·b·R⁻¹ mod m`.
    pub(crate) multiply: Multiply<N>,
    /// `a = a²·R⁻¹ mod m`, so many times.
    pub(crate) square_times: SquareTimes<N>,
}

pub(crate) type Multiply<const N: usize> = fn(modulus: &Fixed<N>, r: &mut [Limb; N], a: &[Limb; N], b: &[Limb; N]);
pub(crate) type SquareTimes<const N: usize> = fn(modulus: &Fixed<N>, a: &mut [Limb; N], times: usize);

impl<const N: usize> Fixed<N> {
    /// For the odd modulus m, with the code of a kernel.
    pub(crate) fn new(m: [Limb; N], code: FixedCode<N>) -> Self {
        const { assert!(N >= 1 && N <= MAX_FIXED_LIMBS) };
        debug_assert!(m[0] & 1 == 1);
        Self { k: hensel::negated_inverse_limb(m[0]), m, code }
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

    /// k, and m.
    pub(crate) fn k_and_m(&self) -> (Limb, &[Limb; N]) {
        (self.k, &self.m)
    }

    /// k, and the N limbs of m behind it.
    // For assembly.
    #[cfg_attr(not(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(modforge_limb32))), allow(dead_code))]
    pub(crate) fn constants(&self) -> *const Limb {
        (&raw const *self).cast()
    }
}
