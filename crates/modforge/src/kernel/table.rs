//! Which kernel is the fastest for a size: rows (bits from, kernel), each good up to the next, for each class of CPU.
//!
//! Measured by `cargo run --release --example calibrate_kernels`, which prints these rows for the CPU that it runs on; the rows
//! here are from a Sapphire Rapids Xeon (family 6, model 143), those without IFMA from a Cascade Lake Xeon (model 85). The deciding figure is the time of `Residue::pow` over an
//! exponent as long as the modulus, but at most 256 bits. `python/modforge/plan/cost.py` has the same rows, and a test
//! compares it with the engine.

use super::Kernel::{self, Adx, Avx512F, Avx512Ifma, Portable};

/// With AVX-512 IFMA, which comes with ADX.
const AVX512IFMA: [(usize, Kernel); 3] = [(1, Adx), (449, Avx512Ifma), (16_637, Portable)];

/// With AVX-512 F, BMI2 and ADX. Adx has unrolled code up to 576 bits.
const AVX512F: [(usize, Kernel); 4] = [(1, Adx), (577, Avx512F), (4639, Adx), (16_385, Portable)];

/// With BMI2 and ADX.
const ADX: [(usize, Kernel); 2] = [(1, Adx), (16_385, Portable)];

/// Any other.
const PORTABLE: [(usize, Kernel); 1] = [(1, Portable)];

/// The kernel for a modulus of `bits` ≥ 1 bits on a CPU that has those that `has` says.
pub(super) fn fastest(bits: usize, has: impl Fn(Kernel) -> bool) -> Kernel {
    let rows = match (has(Avx512Ifma), has(Avx512F), has(Adx)) {
        (true, _, true) => &AVX512IFMA[..],
        (false, true, true) => &AVX512F[..],
        (false, false, true) => &ADX[..],
        _ => &PORTABLE[..],
    };
    rows.iter().rev().find(|&&(from, _)| from <= bits).map_or(Portable, |&(_, kernel)| kernel)
}

#[cfg(test)]
mod tests {
    use super::{ADX, AVX512F, AVX512IFMA, Kernel, PORTABLE, fastest};

    #[test]
    fn rows_rise_and_fit_their_kernels() {
        for rows in [&AVX512IFMA[..], &AVX512F[..], &ADX[..], &PORTABLE[..]] {
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
        assert_eq!(fastest(448, |_| true), Kernel::Adx);
        assert_eq!(fastest(449, |_| true), Kernel::Avx512Ifma);
        assert_eq!(fastest(2048, |_| true), Kernel::Avx512Ifma);
        assert_eq!(fastest(2048, |kernel| kernel != Kernel::Avx512Ifma), Kernel::Avx512F);
        assert_eq!(fastest(2048, |kernel| kernel == Kernel::Adx), Kernel::Adx);
        assert_eq!(fastest(2048, |kernel| kernel == Kernel::Portable), Kernel::Portable);
        assert_eq!(fastest(1 << 20, |_| true), Kernel::Portable);
    }
}
