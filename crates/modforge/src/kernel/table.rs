//! Which kernel is the fastest for a size: rows (bits from, kernel), each good up to the next, for each class of CPU.
//!
//! Measured by `cargo run --release --example calibrate_kernels`, which prints these rows for the CPU that it runs on; the rows
//! here are from a Sapphire Rapids Xeon (family 6, model 143), those without IFMA from a Cascade Lake Xeon (model 85). The deciding figure is the time of `Residue::pow` over an
//! exponent as long as the modulus, but at most 256 bits.

use super::Kernel::{self, Aarch64, Adx, Avx512F, Avx512Ifma, Portable};
use crate::Error;

/// With AVX-512 IFMA, which comes with ADX.
const AVX512IFMA: [(usize, Kernel); 3] = [(1, Adx), (449, Avx512Ifma), (16_637, Portable)];

/// With AVX-512 F, BMI2 and ADX. Measured when adx had unrolled code up to 576 bits; now it has up to 704.
const AVX512F: [(usize, Kernel); 4] = [(1, Adx), (577, Avx512F), (4639, Adx), (16_385, Portable)];

/// With BMI2 and ADX.
const ADX: [(usize, Kernel); 2] = [(1, Adx), (16_385, Portable)];

/// On 64-bit Arm. Not measured: no such CPU was at hand; at every size it takes fewer instructions than the portable code.
const AARCH64: [(usize, Kernel); 2] = [(1, Aarch64), (16_385, Portable)];

/// Any other.
const PORTABLE: [(usize, Kernel); 1] = [(1, Portable)];

/// The kernels that may be used.
#[derive(Clone, Copy)]
pub(crate) struct Kernels([bool; Kernel::ALL.len()]);

impl Kernels {
    pub(crate) fn new(may_use: impl Fn(Kernel) -> bool) -> Self {
        Self(Kernel::ALL.map(may_use))
    }

    /// Those that this CPU has, or the one that `MODFORGE_KERNEL` forces.
    pub(crate) fn of_this_cpu() -> Result<Self, Error> {
        match Kernel::forced() {
            Some(forced) => forced.map(|forced| Self::new(|kernel| kernel == forced)),
            None => Ok(Self::new(Kernel::is_available)),
        }
    }

    pub(crate) fn contains(self, kernel: Kernel) -> bool {
        Kernel::ALL.into_iter().zip(self.0).any(|(one, used)| one == kernel && used)
    }

    /// The fastest one for a modulus of `bits` ≥ 1 bits; a single one is taken at every size.
    pub(crate) fn fastest(self, bits: usize) -> Kernel {
        let mut used = Kernel::ALL.into_iter().filter(|&kernel| self.contains(kernel));
        if let (Some(only), None) = (used.next(), used.next()) {
            return only;
        }
        let rows = match (self.contains(Avx512Ifma), self.contains(Avx512F), self.contains(Adx)) {
            (true, _, true) => &AVX512IFMA[..],
            (false, true, true) => &AVX512F[..],
            (false, false, true) => &ADX[..],
            _ if self.contains(Aarch64) => &AARCH64[..],
            _ => &PORTABLE[..],
        };
        rows.iter().rev().find(|&&(from, _)| from <= bits).map_or(Portable, |&(_, kernel)| kernel)
    }
}

#[cfg(test)]
mod tests {
    use super::{AARCH64, ADX, AVX512F, AVX512IFMA, Kernel, Kernels, PORTABLE};

    #[test]
    fn rows_rise_and_fit_their_kernels() {
        for rows in [&AVX512IFMA[..], &AVX512F[..], &ADX[..], &AARCH64[..], &PORTABLE[..]] {
            assert_eq!(rows[0].0, 1);
            for pair in rows.windows(2) {
                assert!(pair[0].0 < pair[1].0);
                // No kernel of another target is asked for its size.
                assert!(!pair[0].1.is_available() || pair[1].0 - 1 <= pair[0].1.max_bits(), "{pair:?}");
            }
        }
    }

    #[test]
    fn a_size_has_the_last_row_that_starts_before_it() {
        let fastest = |bits, without: &[Kernel]| Kernels::new(|kernel| !without.contains(&kernel)).fastest(bits);
        assert_eq!(fastest(448, &[]), Kernel::Adx);
        assert_eq!(fastest(449, &[]), Kernel::Avx512Ifma);
        assert_eq!(fastest(2048, &[]), Kernel::Avx512Ifma);
        assert_eq!(fastest(2048, &[Kernel::Avx512Ifma]), Kernel::Avx512F);
        assert_eq!(fastest(2048, &[Kernel::Avx512Ifma, Kernel::Avx512F]), Kernel::Adx);
        let x86 = [Kernel::Avx512Ifma, Kernel::Avx512F, Kernel::Adx];
        assert_eq!(fastest(2048, &x86), Kernel::Aarch64);
        assert_eq!(fastest(2048, &[x86[0], x86[1], x86[2], Kernel::Aarch64]), Kernel::Portable);
        assert_eq!(fastest(1 << 20, &[]), Kernel::Portable);
    }

    #[test]
    fn one_kernel_alone_is_taken_at_every_size() {
        for only in Kernel::ALL {
            let kernels = Kernels::new(|kernel| kernel == only);
            assert!([1, 449, 1 << 20].into_iter().all(|bits| kernels.fastest(bits) == only));
        }
    }
}
