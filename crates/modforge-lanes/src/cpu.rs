//! Features of this CPU and its operating system, asked at run time, with and without the standard library.

#[cfg(feature = "poly1305")]
cpufeatures::new!(avx2, "avx2");
#[cfg(feature = "poly1305")]
cpufeatures::new!(avx512ifma, "avx512f", "avx512ifma");
#[cfg(feature = "curve25519")]
cpufeatures::new!(avx512ifma_of_256_bits, "avx512f", "avx512vl", "avx512ifma");

/// Multiplication of 32-bit lanes in 256-bit vectors.
#[cfg(feature = "poly1305")]
#[inline]
pub(crate) fn has_avx2() -> bool {
    avx2::get()
}

/// Multiply-add of 52-bit digits in 512-bit vectors.
#[cfg(feature = "poly1305")]
#[inline]
pub(crate) fn has_avx512ifma() -> bool {
    avx512ifma::get()
}

/// Multiply-add of 52-bit digits in 256-bit vectors.
#[cfg(feature = "curve25519")]
pub(crate) fn has_avx512ifma_of_256_bits() -> bool {
    avx512ifma_of_256_bits::get()
}
