//! Selection of a table entry in 256-bit vectors; every CPU with ADX has AVX2.

use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_cmpeq_epi64, _mm256_loadu_si256, _mm256_or_si256, _mm256_set1_epi64x,
    _mm256_setzero_si256, _mm256_storeu_si256,
};

/// Words of a vector.
const LANES: usize = 4;

/// `r` = entry `index` of a table of entries as long as r: every entry is read, and masked away unless it is the one.
#[target_feature(enable = "avx2")]
pub(super) fn select(r: &mut [u64], table: &[u64], index: u64) {
    let words = r.len();
    // Four vectors at a time stay in registers while the table goes by.
    let (blocks, rest) = r.as_chunks_mut::<{ 4 * LANES }>();
    let mut start = 0;
    for block in blocks {
        columns::<4>(block, table, words, start, index);
        start += 4 * LANES;
    }
    let (vectors, rest) = rest.as_chunks_mut::<LANES>();
    for vector in vectors {
        columns::<1>(vector, table, words, start, index);
        start += LANES;
    }
    for word in rest {
        let entries = table[start..].iter().step_by(words).zip(0..);
        *word = entries
            .fold(0, |chosen, (&entry, position)| chosen | entry & crate::limbs::compare::zero_mask(position ^ index));
        start += 1;
    }
}

/// The words of `r`, which are those from `start` of each entry.
#[inline]
#[target_feature(enable = "avx2")]
fn columns<const VECTORS: usize>(r: &mut [u64], table: &[u64], words: usize, start: usize, index: u64) {
    let index = _mm256_set1_epi64x(index as i64);
    let mut chosen = [_mm256_setzero_si256(); VECTORS];
    for (position, entry) in table.chunks_exact(words).enumerate() {
        let hit = _mm256_cmpeq_epi64(index, _mm256_set1_epi64x(position as i64));
        let (vectors, _) = entry[start..start + VECTORS * LANES].as_chunks::<LANES>();
        for (chosen, vector) in chosen.iter_mut().zip(vectors) {
            // SAFETY: the array has the four words that are loaded.
            let vector = unsafe { _mm256_loadu_si256(vector.as_ptr().cast::<__m256i>()) };
            *chosen = _mm256_or_si256(*chosen, _mm256_and_si256(vector, hit));
        }
    }
    let (vectors, _) = r.as_chunks_mut::<LANES>();
    for (vector, chosen) in vectors.iter_mut().zip(chosen) {
        // SAFETY: the array has the four words that are stored.
        unsafe { _mm256_storeu_si256(vector.as_mut_ptr().cast::<__m256i>(), chosen) };
    }
}
