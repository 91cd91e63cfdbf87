//! Selection of a table entry in 256-bit vectors, for adx (every CPU with ADX has AVX2) and AVX-IFMA.

use core::arch::x86_64::*;

/// Words of a vector.
const LANES: usize = 4;

/// `r` = entry `index` of a table of entries as long as r: every entry is read, and masked away unless it is the one.
#[target_feature(enable = "avx2")]
pub(in crate::kernel) fn select(r: &mut [u64], table: &[u64], index: u64) {
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

/// The same for entries of a number of words that the compiler knows, at most 11: the table goes by once. Of a single
/// word there are at least four entries.
#[target_feature(enable = "avx2")]
pub(super) fn select_array<const N: usize>(r: &mut [u64; N], table: &[[u64; N]], index: u64) {
    if N <= 2 { whole_vectors(r, table.as_flattened(), index) } else { entry_by_entry(r, table, index) }
}

/// Entries of one or two words, of which a vector has four or two.
#[inline]
#[target_feature(enable = "avx2")]
fn whole_vectors<const N: usize>(r: &mut [u64; N], table: &[u64], index: u64) {
    let (vectors, rest) = table.as_chunks::<LANES>();
    // What is left over would never be chosen.
    assert!(rest.is_empty(), "a table of {} words", table.len());
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|lane| (lane / N) as i64);
    let mut position = _mm256_setr_epi64x(first, second, third, fourth);
    let (index, step) = (_mm256_set1_epi64x(index as i64), _mm256_set1_epi64x((LANES / N) as i64));
    let mut chosen = _mm256_setzero_si256();
    for vector in vectors {
        let hit = _mm256_cmpeq_epi64(index, position);
        position = _mm256_add_epi64(position, step);
        chosen = _mm256_or_si256(chosen, _mm256_and_si256(load(vector), hit));
    }
    let mut both = _mm_or_si128(_mm256_castsi256_si128(chosen), _mm256_extracti128_si256::<1>(chosen));
    if N == 1 {
        both = _mm_or_si128(both, _mm_unpackhi_epi64(both, both));
    }
    store_few(r, _mm256_castsi128_si256(both));
}

/// Entries of any number of words; those that fill no vector are read by a mask.
#[inline]
#[target_feature(enable = "avx2")]
fn entry_by_entry<const N: usize>(r: &mut [u64; N], table: &[[u64; N]], index: u64) {
    const { assert!(N < 3 * LANES, "two whole vectors at most") };
    let (index, one) = (_mm256_set1_epi64x(index as i64), _mm256_set1_epi64x(1));
    let read = |word: usize| if word < N % LANES { -1 } else { 0 };
    let read = _mm256_setr_epi64x(read(0), read(1), read(2), 0);
    let mut position = _mm256_setzero_si256();
    let (mut chosen, mut rest) = ([_mm256_setzero_si256(); 2], _mm256_setzero_si256());
    for entry in table {
        let hit = _mm256_cmpeq_epi64(index, position);
        position = _mm256_add_epi64(position, one);
        let (vectors, words) = entry.as_chunks::<LANES>();
        for (chosen, vector) in chosen.iter_mut().zip(vectors) {
            *chosen = _mm256_or_si256(*chosen, _mm256_and_si256(load(vector), hit));
        }
        if !words.is_empty() {
            // SAFETY: the words of the mask are those behind the whole vectors.
            let words = unsafe { _mm256_maskload_epi64(words.as_ptr().cast(), read) };
            rest = _mm256_or_si256(rest, _mm256_and_si256(words, hit));
        }
    }
    let (vectors, words) = r.as_chunks_mut::<LANES>();
    for (vector, chosen) in vectors.iter_mut().zip(chosen) {
        store(vector, chosen);
    }
    store_few(words, rest);
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
    let (index, one) = (_mm256_set1_epi64x(index as i64), _mm256_set1_epi64x(1));
    let read = _mm256_setr_epi64x(-1, -1, -i64::from(r.len() > 2), 0);
    let (mut position, mut chosen) = (_mm256_setzero_si256(), _mm256_setzero_si256());
    for entry in table.chunks_exact(words) {
        let hit = _mm256_cmpeq_epi64(index, position);
        position = _mm256_add_epi64(position, one);
        // SAFETY: the words of the mask are those of the entry from there on.
        let vector = unsafe { _mm256_maskload_epi64(entry[words - r.len()..].as_ptr().cast(), read) };
        chosen = _mm256_or_si256(chosen, _mm256_and_si256(vector, hit));
    }
    store_few(r, chosen);
}

/// The words of `r`, which are those from `start` of each entry.
#[inline]
#[target_feature(enable = "avx2")]
fn columns<const VECTORS: usize>(r: &mut [u64], table: &[u64], words: usize, start: usize, index: u64) {
    let (index, one) = (_mm256_set1_epi64x(index as i64), _mm256_set1_epi64x(1));
    let mut position = _mm256_setzero_si256();
    let mut chosen = [_mm256_setzero_si256(); VECTORS];
    for entry in table.chunks_exact(words) {
        let hit = _mm256_cmpeq_epi64(index, position);
        position = _mm256_add_epi64(position, one);
        let (vectors, _) = entry[start..start + VECTORS * LANES].as_chunks::<LANES>();
        for (chosen, vector) in chosen.iter_mut().zip(vectors) {
            *chosen = _mm256_or_si256(*chosen, _mm256_and_si256(load(vector), hit));
        }
    }
    let (vectors, _) = r.as_chunks_mut::<LANES>();
    for (vector, chosen) in vectors.iter_mut().zip(chosen) {
        store(vector, chosen);
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(words: &[u64; LANES]) -> __m256i {
    // SAFETY: the array has the four words that are loaded.
    unsafe { _mm256_loadu_si256(words.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(words: &mut [u64; LANES], vector: __m256i) {
    // SAFETY: the array has the four words that are stored.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), vector) }
}

/// The lowest words, at most three.
#[inline]
#[target_feature(enable = "avx2")]
fn store_few(r: &mut [u64], vector: __m256i) {
    let low = _mm256_castsi256_si128(vector);
    let words = [_mm_cvtsi128_si64(low), _mm_extract_epi64::<1>(low), _mm256_extract_epi64::<2>(vector)]
        .map(|word| word as u64);
    r.copy_from_slice(&words[..r.len()]);
}
