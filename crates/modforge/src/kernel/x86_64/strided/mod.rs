//! Numbers in 512-bit vectors of 64-bit lanes, for the kernels that work on one pair of operands at a time.
//!
//! A number of Z vectors has 8·Z digits of `BITS` bits; lane l of vector j holds digit l·Z + j, so word j·8 + l of a residue.
//! To divide by 2^BITS then renames the vectors (vector j becomes j − 1) and shifts only vector 0 by a lane, which becomes the
//! top one.

pub(super) mod add;
mod digits;
mod multiple;
mod normalise;
mod select;

pub(super) use digits::number_vartime;
pub(super) use digits::{aligned, from_strided, strided};
pub(super) use multiple::multiple_of_minus_one;
pub(super) use normalise::{normalise, settle};
pub(super) use select::select;

use alloc::{boxed::Box, vec};
use core::arch::x86_64::*;
use core::hint::black_box;
use core::ops::{Deref, DerefMut};

pub(super) const LANES: usize = 8;
/// Vectors of the largest number.
pub(super) const MAX_VECTORS: usize = 40;

pub(super) const fn digit_mask<const BITS: u32>() -> u64 {
    (1 << BITS) - 1
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load(lanes: &[u64; LANES]) -> __m512i {
    // SAFETY: a reference to 64 bytes is valid for reads; the load asks for no alignment.
    unsafe { _mm512_loadu_epi64(lanes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store(lanes: &mut [u64; LANES], vector: __m512i) {
    // SAFETY: a reference to 64 bytes is valid for writes; the store asks for no alignment.
    unsafe { _mm512_storeu_epi64(lanes.as_mut_ptr().cast(), vector) }
}

/// Lane 0, one at a time: a compiler that sees through this gathers several at once, by addresses in vectors, which the tests
/// of constant time do not follow.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn lane_0(vector: __m512i) -> u64 {
    black_box(_mm_cvtsi128_si64(_mm512_castsi512_si128(vector)) as u64)
}

/// Vectors that may be secret, zeroed when dropped. They are aligned: one that lies across two cache lines takes twice the time to load.
///
/// They are made only on a CPU with AVX-512 F.
pub(super) struct Vectors(Box<[__m512i]>);

impl Vectors {
    /// So many vectors of zeros.
    #[target_feature(enable = "avx512f")]
    pub(super) fn zeros(count: usize) -> Self {
        Self(vec![_mm512_setzero_si512(); count].into_boxed_slice())
    }

    /// All these vectors side by side.
    pub(super) fn of(parts: &[&[__m512i]]) -> Self {
        Self(parts.concat().into_boxed_slice())
    }

    /// The lanes one by one.
    fn words(&mut self) -> &mut [u64] {
        // SAFETY: a vector is eight words, and of any value.
        unsafe { core::slice::from_raw_parts_mut(self.0.as_mut_ptr().cast(), self.0.len() * LANES) }
    }
}

impl Deref for Vectors {
    type Target = [__m512i];

    fn deref(&self) -> &[__m512i] {
        &self.0
    }
}

impl DerefMut for Vectors {
    fn deref_mut(&mut self) -> &mut [__m512i] {
        &mut self.0
    }
}

impl Drop for Vectors {
    fn drop(&mut self) {
        // SAFETY: the CPU has AVX-512 F, as it has vectors.
        unsafe { wipe(&mut self.0) };
    }
}

/// Zeroes vectors that may be secret, in a way that the compiler cannot drop.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn wipe(vectors: &mut [__m512i]) {
    for vector in vectors {
        // SAFETY: a reference is valid for writes.
        unsafe { core::ptr::write_volatile(vector, _mm512_setzero_si512()) };
    }
}
