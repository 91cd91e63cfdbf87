//! Table look-up that reads every entry.

use super::{LANES, load, store};
use core::arch::x86_64::*;

/// `r` = entry `index` of a table: every entry is read, and masked away unless it is the one.
#[target_feature(enable = "avx512f")]
pub(super) fn select(r: &mut [u64], table: &[u64], index: u64) {
    let words = r.len();
    let mut from = 0;
    // As many vectors at once as registers hold, so that each entry is compared with the index only a few times.
    while words - from >= 8 * LANES {
        select_part::<8>(r, table, index, from);
        from += 8 * LANES;
    }
    if words - from >= 4 * LANES {
        select_part::<4>(r, table, index, from);
        from += 4 * LANES;
    }
    while from < words {
        select_part::<1>(r, table, index, from);
        from += LANES;
    }
}

/// The `N` vectors from word `from` on.
#[inline]
#[target_feature(enable = "avx512f")]
fn select_part<const N: usize>(r: &mut [u64], table: &[u64], index: u64, from: usize) {
    let index = _mm512_set1_epi64(index as i64);
    let mut chosen = [_mm512_setzero_si512(); N];
    for (position, entry) in table.chunks_exact(r.len()).enumerate() {
        let hit = _mm512_cmpeq_epi64_mask(index, _mm512_set1_epi64(position as i64));
        for (chosen, lanes) in chosen.iter_mut().zip(entry[from..].as_chunks().0) {
            *chosen = _mm512_mask_mov_epi64(*chosen, hit, load(lanes));
        }
    }
    for (lanes, &vector) in r[from..].as_chunks_mut().0.iter_mut().zip(&chosen) {
        store(lanes, vector);
    }
}
