//! Integers as 64-bit limbs, for operations that are over in the time in which a number is moved from place to place.

use modforge::{Modulus, Residue};

/// Limbs of a number that is read without an allocation: 512 bits, with what digits have more.
pub(super) const SHORT: usize = 9;

/// Where the limbs of an argument are read to.
#[derive(Default)]
pub(crate) struct Room {
    pub(super) short: [u64; SHORT],
    pub(super) long: Vec<u64>,
}

/// An integer as its sign and the limbs of its absolute value, the least significant first, the last one not 0.
pub(crate) struct Limbs<'r> {
    pub(crate) negative: bool,
    pub(crate) absolute: &'r [u64],
}

impl Room {
    /// The limbs of a big-endian number.
    pub(super) fn fill(&mut self, bytes: &[u8]) -> &[u64] {
        let limb = |bytes: &[u8]| bytes.iter().fold(0, |limb, &byte| limb << 8 | u64::from(byte));
        self.long = bytes.rchunks(size_of::<u64>()).map(limb).collect();
        &self.long
    }
}

impl Limbs<'_> {
    /// Bytes of the number, for what it costs.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.absolute)
    }

    pub(crate) fn residue<'m>(&self, modulus: &'m Modulus) -> Residue<'m> {
        let residue = modulus.reduce_limbs(self.absolute);
        if self.negative { residue.neg() } else { residue }
    }
}
