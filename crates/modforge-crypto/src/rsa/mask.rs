//! Mask generation: MGF1 (RFC 8017, B.2.1), or SHAKE itself (RFC 8702, 2.2).

use digest::{Digest, ExtendableOutput, FixedOutputReset, Update, XofReader};
use std::marker::PhantomData;
use zeroize::{Zeroize, Zeroizing};

/// A way to make masks: a hash function for MGF1, or [`Xof`].
pub trait Mask {
    /// Adds the mask of a seed to the bytes, bit by bit. Constant time in both.
    fn add_mask(bytes: &mut [u8], seed: &[u8]);
}

impl<D: Digest + FixedOutputReset> Mask for D {
    fn add_mask(bytes: &mut [u8], seed: &[u8]) {
        let mut hasher = D::new();
        for (counter, block) in bytes.chunks_mut(<D as Digest>::output_size()).enumerate() {
            Digest::update(&mut hasher, seed);
            Digest::update(&mut hasher, (counter as u32).to_be_bytes());
            let mut mask = hasher.finalize_reset();
            block.iter_mut().zip(&mask).for_each(|(byte, mask)| *byte ^= mask);
            mask.as_mut_slice().zeroize();
        }
    }
}

/// Masks that an extendable hash function makes itself, from the seed alone.
#[derive(Clone, Copy, Debug)]
pub struct Xof<X>(PhantomData<fn() -> X>);

impl<X: ExtendableOutput + Update + Default> Mask for Xof<X> {
    fn add_mask(bytes: &mut [u8], seed: &[u8]) {
        let mut hasher = X::default();
        hasher.update(seed);
        let mut mask = Zeroizing::new(vec![0; bytes.len()]);
        hasher.finalize_xof().read(&mut mask);
        bytes.iter_mut().zip(&*mask).for_each(|(byte, mask)| *byte ^= mask);
    }
}
