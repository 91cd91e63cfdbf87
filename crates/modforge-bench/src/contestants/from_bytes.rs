//! One power from bytes to bytes, by whoever has a function for it.

use crate::contestant::timed;
use crate::{Case, Chain, Contestant, Label};
use num_bigint::BigUint;
use std::hint::black_box;

/// A function from big-endian bytes of base, exponent and modulus to those of the power, which are as many as the
/// modulus has.
pub(super) struct FromBytes<F> {
    label: Label,
    base: Vec<u8>,
    exponent: Vec<u8>,
    modulus: Vec<u8>,
    power: F,
}

impl<F: Fn(&[u8], &[u8], &[u8]) -> Vec<u8>> FromBytes<F> {
    pub(super) fn new(subject: &str, method: &str, version: &str, case: &Case, power: F) -> Self {
        let modulus = case.modulus.to_bytes_be();
        let x = case.x.to_bytes_be();
        Self {
            label: Label { subject: subject.to_owned(), method: method.to_owned(), version: version.to_owned() },
            // As long as the modulus, as callers of EIP-198 have it.
            base: [vec![0; modulus.len().saturating_sub(x.len())], x].concat(),
            exponent: case.exponent.to_bytes_be(),
            modulus,
            power,
        }
    }
}

impl<F: Fn(&[u8], &[u8], &[u8]) -> Vec<u8>> Contestant for FromBytes<F> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let mut power = Vec::new();
        let elapsed = timed(times, || {
            power = (self.power)(black_box(&self.base), black_box(&self.exponent), black_box(&self.modulus));
        });
        Chain { value: BigUint::from_bytes_be(&power), elapsed }
    }
}
