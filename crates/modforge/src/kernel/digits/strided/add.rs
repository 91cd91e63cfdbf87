//! Addition, subtraction and the last reduction in vectors of 512 bits.

use super::{MAX_VECTORS, digit_mask, load, load_all, normalise::normalise, store, wipe};
use core::arch::x86_64::*;

type Vector = __m512i;
type Carry = __mmask8;

sums!("avx512f", room for 10, BITS);

#[inline]
#[target_feature(enable = "avx512f")]
fn zero() -> Vector {
    _mm512_setzero_si512()
}

#[inline]
#[target_feature(enable = "avx512f")]
fn lowest_one() -> Vector {
    _mm512_maskz_set1_epi64(1, 1)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn plus(x: Vector, y: Vector) -> Vector {
    _mm512_add_epi64(x, y)
}

/// 2^BITS − 1 − y in each lane.
#[inline]
#[target_feature(enable = "avx512f")]
fn complement<const BITS: u32>(y: Vector) -> Vector {
    _mm512_xor_si512(y, _mm512_set1_epi64(digit_mask::<BITS>() as i64))
}

/// `x` where the mask is all ones, else `y`.
#[inline]
#[target_feature(enable = "avx512f")]
fn chosen(mask: Carry, x: Vector, y: Vector) -> Vector {
    _mm512_mask_mov_epi64(y, mask, x)
}

fn either(x: Carry, y: Carry) -> Carry {
    x | y
}
