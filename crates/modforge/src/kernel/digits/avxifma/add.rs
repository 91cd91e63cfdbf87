//! Addition, subtraction and the last reduction in vectors of 256 bits.

use super::normalise::normalise;
use super::{DIGIT_MASK, MAX_VECTORS, load, store, wipe};
use core::arch::x86_64::*;

type Vector = __m256i;
type Carry = __m256i;

sums!("avx2", room for 20,);

#[inline]
#[target_feature(enable = "avx2")]
fn load_all(vectors: &mut [Vector], words: &[u64]) {
    for (vector, lanes) in vectors.iter_mut().zip(words.as_chunks().0) {
        *vector = load(lanes);
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn zero() -> Vector {
    _mm256_setzero_si256()
}

#[inline]
#[target_feature(enable = "avx2")]
fn lowest_one() -> Vector {
    _mm256_setr_epi64x(1, 0, 0, 0)
}

#[inline]
#[target_feature(enable = "avx2")]
fn plus(x: Vector, y: Vector) -> Vector {
    _mm256_add_epi64(x, y)
}

/// 2^52 − 1 − y in each lane.
#[inline]
#[target_feature(enable = "avx2")]
fn complement(y: Vector) -> Vector {
    _mm256_xor_si256(y, _mm256_set1_epi64x(DIGIT_MASK as i64))
}

/// `x` where the mask is all ones, else `y`.
#[inline]
#[target_feature(enable = "avx2")]
fn chosen(mask: Carry, x: Vector, y: Vector) -> Vector {
    _mm256_blendv_epi8(y, x, mask)
}

#[inline]
#[target_feature(enable = "avx2")]
fn either(x: Carry, y: Carry) -> Carry {
    _mm256_or_si256(x, y)
}
