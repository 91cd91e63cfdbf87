//! Reading a table at eight secret indices.

use super::{load, store};
use crate::kernel::lanes::Lanes;
use core::arch::x86_64::*;

/// Vectors of an entry that are collected in registers at a time.
const STRIP: usize = 20;

/// Lane l of `r` = lane l of entry `indices[l]`: every entry is read, and each lane keeps its own one.
#[target_feature(enable = "avx512f")]
pub(super) fn select(r: &mut [Lanes], table: &[Lanes], indices: &Lanes) {
    let words = r.len();
    let indices = load(indices);
    for (number, strip) in r.chunks_mut(STRIP).enumerate() {
        let mut chosen = [_mm512_setzero_si512(); STRIP];
        for (position, entry) in table.chunks_exact(words).enumerate() {
            let hit = _mm512_cmpeq_epi64_mask(indices, _mm512_set1_epi64(position as i64));
            for (chosen, word) in chosen.iter_mut().zip(&entry[number * STRIP..][..strip.len()]) {
                *chosen = _mm512_mask_mov_epi64(*chosen, hit, load(word));
            }
        }
        for (r, &chosen) in strip.iter_mut().zip(&chosen) {
            store(r, chosen);
        }
    }
}
