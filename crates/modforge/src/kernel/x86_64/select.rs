//! Selection of a table entry in 256-bit vectors, for adx (every CPU with ADX has AVX2) and AVX-IFMA.

use core::arch::x86_64::*;

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
    if let [word] = rest {
        *word = last_word(table, words, index);
    } else if !rest.is_empty() {
        few_words(rest, table, words, index);
    }
}

/// The last word of each entry.
fn last_word(table: &[u64], words: usize, index: u64) -> u64 {
    let entries = table[words - 1..].iter().step_by(words).zip(0..);
    entries.fold(0, |chosen, (&entry, position)| chosen | entry & crate::limbs::compare::zero_mask(position ^ index))
}

/// The two or three words of `r`, which are the last of each entry: the others of a vector are not read.
#[inline]
#[target_feature(enable = "avx2")]
fn few_words(r: &mut [u64], table: &[u64], words: usize, index: u64) {
    let index = _mm256_set1_epi64x(index as i64);
    let read = _mm256_setr_epi64x(-1, -1, -i64::from(r.len() > 2), 0);
    let mut chosen = _mm256_setzero_si256();
    for (position, entry) in table.chunks_exact(words).enumerate() {
        let hit = _mm256_cmpeq_epi64(index, _mm256_set1_epi64x(position as i64));
        // SAFETY: the words of the mask are those of the entry from there on.
        let vector = unsafe { _mm256_maskload_epi64(entry[words - r.len()..].as_ptr().cast(), read) };
        chosen = _mm256_or_si256(chosen, _mm256_and_si256(vector, hit));
    }
    let low = _mm256_castsi256_si128(chosen);
    (r[0], r[1]) = (_mm_cvtsi128_si64(low) as u64, _mm_extract_epi64::<1>(low) as u64);
    if let Some(word) = r.get_mut(2) {
        *word = _mm256_extract_epi64::<2>(chosen) as u64;
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
