//! Reading a table at eight secret indices.

use super::super::unrolled::unrolled;
use super::{HALVES, Lanes, load, quads, quads_mut, store};
use core::arch::x86_64::*;

/// Lane l of `r` = lane l of entry `indices[l]`: every entry is read, and each lane keeps its own one.
///
/// So many words of an entry at a time are collected in registers.
#[target_feature(enable = "avx2")]
pub(super) fn select(r: &mut [Lanes], table: &[Lanes], indices: &Lanes) {
    let words = r.len();
    let mut start = 0;
    while start < words {
        start += match words - start {
            5.. => strip::<5>(r, table, start, indices),
            _ => strip::<1>(r, table, start, indices),
        };
    }
}

/// As [`select`], for B words from `start` on; returns B.
#[target_feature(enable = "avx2")]
fn strip<const B: usize>(r: &mut [Lanes], table: &[Lanes], start: usize, indices: &Lanes) -> usize {
    let [low_indices, high_indices] = [0, 1].map(|half| load(&quads(core::slice::from_ref(indices))[half]));
    let one = _mm256_set1_epi64x(1);
    let mut position = _mm256_setzero_si256();
    let (mut low, mut high) = ([position; B], [position; B]);
    for entry in table.chunks_exact(r.len()) {
        let low_hit = _mm256_cmpeq_epi64(low_indices, position);
        let high_hit = _mm256_cmpeq_epi64(high_indices, position);
        position = _mm256_add_epi64(position, one);
        let entry = quads(&entry[start..][..B]);
        unrolled!(k < B, {
            low[k] = _mm256_or_si256(low[k], _mm256_and_si256(low_hit, load(&entry[HALVES * k])));
            high[k] = _mm256_or_si256(high[k], _mm256_and_si256(high_hit, load(&entry[HALVES * k + 1])));
        });
    }
    let r = quads_mut(&mut r[start..][..B]);
    unrolled!(k < B, {
        store(&mut r[HALVES * k], low[k]);
        store(&mut r[HALVES * k + 1], high[k]);
    });
    B
}
