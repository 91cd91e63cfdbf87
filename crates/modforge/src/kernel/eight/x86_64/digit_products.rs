//! Sums of products of digits in AVX2.

use super::unrolled::unrolled;
use crate::kernel::cpu::has_avx2;
use crate::kernel::door::lanes::{DigitSums, Digits};
use core::arch::x86_64::*;

/// As its namesake for all targets. False, and nothing done, where the CPU lacks the instructions.
pub(crate) fn add_digit_products(sums: &mut [DigitSums], a: &[Digits], b: &[Digits]) -> bool {
    if !has_avx2() {
        return false;
    }
    let (four, rest) = sums.as_chunks_mut::<4>();
    let first = 4 * four.len();
    // SAFETY: the CPU has AVX2.
    unsafe {
        four.iter_mut().enumerate().for_each(|(block, sums)| add_rows(sums, 4 * block, a, b));
        match rest.len() {
            3 => add_rows::<3>(rest.first_chunk_mut().expect("three"), first, a, b),
            2 => add_rows::<2>(rest.first_chunk_mut().expect("two"), first, a, b),
            1 => add_rows::<1>(rest.first_chunk_mut().expect("one"), first, a, b),
            _ => {}
        }
    }
    true
}

/// Does the work with vectors of 256 bits where the CPU has AVX2: for loops over eight numbers side by side.
#[inline(always)]
pub(crate) fn in_wide_vectors<T>(work: impl FnOnce() -> T) -> T {
    if has_avx2() {
        // SAFETY: the CPU has AVX2.
        unsafe { compiled_for_avx2(work) }
    } else {
        work()
    }
}

#[target_feature(enable = "avx2")]
fn compiled_for_avx2<T>(work: impl FnOnce() -> T) -> T {
    work()
}

/// The sums of R rows from `first` on. Four rows leave room in the registers for their sums and for what is multiplied.
#[target_feature(enable = "avx2")]
fn add_rows<const R: usize>(sums: &mut [DigitSums; R], first: usize, a: &[Digits], b: &[Digits]) {
    let halves = |sums: &DigitSums| {
        let start = sums.0.as_ptr();
        // SAFETY: there are eight words.
        unsafe { [_mm256_load_si256(start.cast()), _mm256_load_si256(start.add(4).cast())] }
    };
    let mut all: [[__m256i; 2]; R] = core::array::from_fn(|row| halves(&sums[row]));
    for (a, b) in a.iter().zip(b) {
        let start = b.0.as_ptr();
        // SAFETY: there are eight digits.
        let (low, high) = unsafe { (_mm_load_si128(start.cast()), _mm_load_si128(start.add(4).cast())) };
        let b = [_mm256_cvtepu32_epi64(low), _mm256_cvtepu32_epi64(high)];
        let a: &[u32; R] = a.0[first..].first_chunk().expect("R rows");
        unrolled!(row < R, {
            let a = _mm256_set1_epi32(a[row] as i32);
            all[row][0] = _mm256_add_epi64(all[row][0], _mm256_mul_epu32(a, b[0]));
            all[row][1] = _mm256_add_epi64(all[row][1], _mm256_mul_epu32(a, b[1]));
        });
    }
    for (sums, all) in sums.iter_mut().zip(all) {
        let start = sums.0.as_mut_ptr();
        // SAFETY: there are eight words.
        unsafe {
            _mm256_store_si256(start.cast(), all[0]);
            _mm256_store_si256(start.add(4).cast(), all[1]);
        }
    }
}
