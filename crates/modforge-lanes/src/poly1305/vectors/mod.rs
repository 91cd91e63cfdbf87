//! Sums of Poly1305 in the vectors of x86-64.

mod avx2;
mod avx512ifma;
#[cfg(test)]
mod beside_generated;

use avx2::Avx2;
use avx512ifma::Avx512Ifma;

/// A kind of vectors that the CPU has.
#[derive(Clone, Copy)]
pub(super) enum Poly1305Vectors {
    Avx512Ifma(Avx512Ifma),
    Avx2(Avx2),
}

impl Poly1305Vectors {
    /// Those that there are, the fastest first.
    #[inline]
    pub(super) fn each() -> impl Iterator<Item = Self> {
        let avx512ifma = Avx512Ifma::detect().map(Self::Avx512Ifma);
        avx512ifma.into_iter().chain(Avx2::detect().map(Self::Avx2))
    }

    /// As [`Poly1305Lanes::pay_from`](crate::Poly1305Lanes::pay_from).
    #[inline]
    pub(super) fn pay_from(self) -> usize {
        match self {
            Self::Avx512Ifma(_) => 32,
            Self::Avx2(_) => 13,
        }
    }

    /// As [`Poly1305Lanes::absorb`](crate::Poly1305Lanes::absorb).
    pub(super) fn absorb(self, powers: &[[u64; 3]; 4], sum: [u64; 3], blocks: &[[u8; 16]]) -> [u64; 3] {
        match self {
            Self::Avx512Ifma(vectors) => vectors.absorb(powers, sum, blocks),
            Self::Avx2(vectors) => vectors.absorb(powers, sum, blocks),
        }
    }
}
