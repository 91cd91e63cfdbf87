//! Table look-up that reads every entry.

use super::{LANES, load, store};
use core::arch::x86_64::*;

/// `r` = entry `index` of a table: every entry is read, and masked away unless it is the one.
#[target_feature(enable = "avx512f")]
pub(super) fn select(r: &mut [u64], table: &[u64], index: u64) {
    let words = r.len();
    let index = _mm512_set1_epi64(index as i64);
    for (j, lanes) in r.as_chunks_mut().0.iter_mut().enumerate() {
        let mut chosen = _mm512_setzero_si512();
        for (position, entry) in table.chunks_exact(words).enumerate() {
            let hit = _mm512_cmpeq_epi64_mask(index, _mm512_set1_epi64(position as i64));
            chosen = _mm512_mask_mov_epi64(chosen, hit, load(&entry.as_chunks::<LANES>().0[j]));
        }
        store(lanes, chosen);
    }
}
