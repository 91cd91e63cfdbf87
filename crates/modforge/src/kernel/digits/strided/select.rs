//! Table look-up that reads every entry.

use super::{LANES, load, store};
use core::arch::x86_64::*;

/// `r` = entry `index` of a table: every entry is read, and masked away unless it is the one.
#[target_feature(enable = "avx512f")]
pub(in super::super) fn select(r: &mut [u64], table: &[u64], index: u64) {
    let words = r.len();
    let mut from = 0;
    // As many vectors at once as registers hold, so that each entry is compared with the index only a few times.
    while words - from >= 8 * LANES {
        select_part::<8>(r, table, index, from);
        from += 8 * LANES;
    }
    match (words - from) / LANES {
        0 => {}
        1 => select_part::<1>(r, table, index, from),
        2 => select_part::<2>(r, table, index, from),
        3 => select_part::<3>(r, table, index, from),
        4 => select_part::<4>(r, table, index, from),
        5 => select_part::<5>(r, table, index, from),
        6 => select_part::<6>(r, table, index, from),
        _ => select_part::<7>(r, table, index, from),
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
