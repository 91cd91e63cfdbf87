//! num-bigint: a power from bytes to bytes.

use crate::contestants::from_bytes::FromBytes;
use crate::contestants::locked_version;
use crate::{Case, Contestant, Operation};
use num_bigint::BigUint;

pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let version = locked_version("num-bigint");
    (operation == Operation::Modexp).then(|| {
        Box::new(FromBytes::new("num-bigint", "BigUint::modpow", &version, case, power)) as Box<dyn Contestant>
    })
}

fn power(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Vec<u8> {
    let number = BigUint::from_bytes_be;
    let power = number(base).modpow(&number(exponent), &number(modulus)).to_bytes_be();
    [vec![0; modulus.len() - power.len()], power].concat()
}
