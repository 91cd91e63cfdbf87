//! The mask generation function MGF1 (RFC 8017, B.2.1).

use digest::{Digest, FixedOutputReset};
use zeroize::Zeroize;

/// Adds the mask of a seed to the bytes, bit by bit. Constant time in both.
pub(super) fn add_mask<D: Digest + FixedOutputReset>(bytes: &mut [u8], seed: &[u8]) {
    let mut hasher = D::new();
    for (counter, block) in bytes.chunks_mut(<D as Digest>::output_size()).enumerate() {
        Digest::update(&mut hasher, seed);
        Digest::update(&mut hasher, (counter as u32).to_be_bytes());
        let mut mask = hasher.finalize_reset();
        block.iter_mut().zip(&mask).for_each(|(byte, mask)| *byte ^= mask);
        mask.as_mut_slice().zeroize();
    }
}
