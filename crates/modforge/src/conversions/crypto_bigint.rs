//! `crypto_bigint::Uint`, in time that depends on its size alone.

use super::Reduce;
use crate::{Error, Modulus, Residue};
use ::crypto_bigint::{Odd, Uint};
use alloc::vec::Vec;
use zeroize::Zeroizing;

/// The bytes of a number, big-endian.
fn bytes<const LIMBS: usize>(number: &Uint<LIMBS>) -> Zeroizing<Vec<u8>> {
    // Never moved, so no copy is left behind.
    let mut bytes = Zeroizing::new(Vec::with_capacity(size_of::<Uint<LIMBS>>()));
    bytes.extend(number.as_words().iter().rev().flat_map(|word| word.to_be_bytes()));
    bytes
}

impl<const LIMBS: usize> TryFrom<&Uint<LIMBS>> for Modulus {
    type Error = Error;

    fn try_from(number: &Uint<LIMBS>) -> Result<Self, Error> {
        Self::from_be_bytes(&bytes(number))
    }
}

impl<const LIMBS: usize> TryFrom<&Odd<Uint<LIMBS>>> for Modulus {
    type Error = Error;

    fn try_from(number: &Odd<Uint<LIMBS>>) -> Result<Self, Error> {
        Self::try_from(number.as_ref())
    }
}

impl<const LIMBS: usize> Reduce<&Uint<LIMBS>> for Modulus {
    fn reduce(&self, number: &Uint<LIMBS>) -> Residue<'_> {
        self.reduce_be_bytes(&bytes(number))
    }
}

/// [`Error::NumberTooLarge`] where the modulus, and so a residue, may have more bits.
impl<const LIMBS: usize> TryFrom<&Residue<'_>> for Uint<LIMBS> {
    type Error = Error;

    fn try_from(residue: &Residue<'_>) -> Result<Self, Error> {
        let (bits, room) = (residue.modulus().bits(), size_of::<Self>());
        if bits > 8 * room {
            return Err(Error::NumberTooLarge { argument: "modulus", bits });
        }
        let number = Zeroizing::new(residue.to_be_bytes());
        let mut padded = Zeroizing::new(alloc::vec![0; room]);
        padded[room - number.len()..].copy_from_slice(&number);
        Ok(Self::from_be_slice(&padded))
    }
}
