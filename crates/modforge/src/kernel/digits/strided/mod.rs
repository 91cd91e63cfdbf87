//! Numbers in 512-bit vectors of 64-bit lanes, for the kernels that work on one pair of operands at a time.
//!
//! A number of Z vectors has 8·Z digits of `BITS` bits; lane l of vector j holds digit l·Z + j, so word j·8 + l of a
//! residue. To divide by 2^BITS then renames the vectors (vector j becomes j − 1) and shifts only vector 0 by a lane,
//! which becomes the top one.

pub(super) mod add;
mod digits;
mod multiple;
mod normalise;
mod select;

pub(super) use digits::number_vartime;
pub(super) use digits::{aligned, from_strided, strided, tripled};
pub(super) use multiple::multiple_of_minus_one;
pub(super) use normalise::{normalise, settle};
pub(super) use select::select;

use crate::limbs::zeros;
use alloc::boxed::Box;
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

/// As many vectors as there are, from words.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load_all(vectors: &mut [__m512i], words: &[u64]) {
    for (vector, lanes) in vectors.iter_mut().zip(words.as_chunks().0) {
        *vector = load(lanes);
    }
}

/// Lane 0, one at a time: a compiler that sees through this gathers several at once, by addresses in vectors, which the
/// tests of constant time do not follow.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn lane_0(vector: __m512i) -> u64 {
    black_box(_mm_cvtsi128_si64(_mm512_castsi512_si128(vector)) as u64)
}

/// Vectors that may be secret, zeroed when dropped. They are aligned: one that lies across two cache lines takes twice
/// the time to load.
///
/// They are made only on a CPU with AVX-512 F.
#[repr(C)] // as the proof of the kernels has it
pub(super) struct Vectors {
    /// Memory with room to align them in: allocators take several times as long to give aligned memory.
    memory: Box<[u64]>,
    /// Where the first vector begins.
    first: usize,
    count: usize,
}

impl Vectors {
    /// So many vectors of zeros.
    pub(super) fn zeros(count: usize) -> Self {
        let memory: Box<[u64]> = zeros(count * LANES + LANES - 1).into();
        let first = memory.as_ptr().align_offset(align_of::<__m512i>());
        assert!(first < LANES, "a vector begins among so many words");
        Self { memory, first, count }
    }

    /// All these vectors side by side.
    pub(super) fn of(parts: &[&[__m512i]]) -> Self {
        let mut all = Self::zeros(parts.iter().map(|part| part.len()).sum());
        for (vector, &part) in all.iter_mut().zip(parts.iter().copied().flatten()) {
            *vector = part;
        }
        all
    }

    /// The lanes one by one.
    fn words(&mut self) -> &mut [u64] {
        &mut self.memory[self.first..][..self.count * LANES]
    }
}

impl Deref for Vectors {
    type Target = [__m512i];

    fn deref(&self) -> &[__m512i] {
        // SAFETY: the first vector is aligned, and there are eight words of any value for each: what goes before it is
        // less than the memory has beyond them. Not by a slice of the memory, as kernels have no time to look at its
        // ends.
        unsafe { core::slice::from_raw_parts(self.memory.as_ptr().add(self.first).cast(), self.count) }
    }
}

impl DerefMut for Vectors {
    fn deref_mut(&mut self) -> &mut [__m512i] {
        // SAFETY: as above, and nobody else has them.
        unsafe { core::slice::from_raw_parts_mut(self.memory.as_mut_ptr().add(self.first).cast(), self.count) }
    }
}

impl Drop for Vectors {
    fn drop(&mut self) {
        // SAFETY: the CPU has AVX-512 F, as it has vectors.
        unsafe { wipe(self) };
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
