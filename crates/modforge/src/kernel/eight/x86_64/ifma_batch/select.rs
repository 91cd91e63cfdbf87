//! Reading a table at eight secret indices.

use super::load;
use super::sweep::store_block;
use crate::kernel::door::lanes::Lanes;
use core::arch::x86_64::*;

/// Lane l of `r` = lane l of entry `indices[l]`: every entry is read, and each lane keeps its own one.
///
/// So many vectors of an entry at a time are collected in registers.
#[target_feature(enable = "avx512f")]
pub(super) fn select(r: &mut [Lanes], table: &[Lanes], indices: &Lanes) {
    let words = r.len();
    let mut start = 0;
    while start < words {
        start += match words - start {
            20.. => strip::<20>(r, table, start, indices),
            10.. => strip::<10>(r, table, start, indices),
            5.. => strip::<5>(r, table, start, indices),
            _ => strip::<1>(r, table, start, indices),
        };
    }
}

/// As [`select`], for B vectors from `start` on; returns B.
#[target_feature(enable = "avx512f")]
fn strip<const B: usize>(r: &mut [Lanes], table: &[Lanes], start: usize, indices: &Lanes) -> usize {
    let words = r.len();
    let (indices, one) = (load(indices), _mm512_set1_epi64(1));
    let mut position = _mm512_setzero_si512();
    let mut chosen = [_mm512_setzero_si512(); B];
    for entry in table.chunks_exact(words) {
        let hit = _mm512_cmpeq_epi64_mask(indices, position);
        position = _mm512_add_epi64(position, one);
        let entry = &entry[start..][..B];
        for k in 0..B {
            chosen[k] = _mm512_mask_mov_epi64(chosen[k], hit, load(&entry[k]));
        }
    }
    store_block(&mut r[start..], chosen);
    B
}
