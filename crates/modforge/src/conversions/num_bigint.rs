//! `num_bigint::BigUint`, which is neither constant time nor zeroed: for public numbers.

use super::Reduce;
use crate::{Error, Modulus, Residue};
use ::num_bigint::BigUint;

impl TryFrom<&BigUint> for Modulus {
    type Error = Error;

    fn try_from(number: &BigUint) -> Result<Self, Error> {
        Self::from_be_bytes(&number.to_bytes_be())
    }
}

impl From<&Modulus> for BigUint {
    fn from(modulus: &Modulus) -> Self {
        Self::from_bytes_be(&modulus.to_be_bytes())
    }
}

impl Reduce<&BigUint> for Modulus {
    fn reduce(&self, number: &BigUint) -> Residue<'_> {
        self.reduce_be_bytes(&number.to_bytes_be())
    }
}

impl From<&Residue<'_>> for BigUint {
    fn from(residue: &Residue<'_>) -> Self {
        Self::from_bytes_be(&residue.to_be_bytes())
    }
}
