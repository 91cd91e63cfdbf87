//! Numbers as bytes, for curves of different sizes.

use crate::fields::LaneField;
use crate::fields::vector::{LANES, Vector};

/// A number below 2^384 in little-endian bytes; on a curve of 256 bits those above its 32 are 0.
pub type EcdsaNumber = [u8; 48];

/// Numbers of the field; those of more bytes than p has are cut.
#[inline(always)]
pub(super) fn entered<F: LaneField>(cpu: <F::Vector as Vector>::Cpu, numbers: &[EcdsaNumber; LANES]) -> F {
    let bytes = |number: &EcdsaNumber| F::Bytes::try_from(&number[..size_of::<F::Bytes>()]).expect("of this size");
    F::reduce_le_bytes(cpu, &numbers.each_ref().map(bytes))
}
