//! A modulus whose factors are known, so that results and forgeries can be computed.

use modforge_crypto::vdf::{Evaluation, Group, Proof, Scheme};
use num_bigint::BigUint;
use std::num::NonZeroUsize;
use std::ops::ControlFlow::Continue;

/// 2^521 − 1 and 2^607 − 1.
pub fn primes() -> [BigUint; 2] {
    [521u32, 607].map(|bits| (BigUint::from(1u8) << bits) - 1u8)
}

pub fn modulus() -> BigUint {
    let [p, q] = primes();
    p * q
}

pub fn group() -> Group {
    Group::new(&modulus().to_bytes_be()).unwrap()
}

/// The smaller one of a number and its negative, in as many bytes as the modulus.
pub fn canonical(number: &BigUint, modulus: &BigUint) -> Vec<u8> {
    let number = number % modulus;
    padded(&(modulus - &number).min(number), modulus)
}

pub fn padded(number: &BigUint, modulus: &BigUint) -> Vec<u8> {
    let bytes = number.to_bytes_be();
    [vec![0; (modulus.bits().div_ceil(8)) as usize - bytes.len()], bytes].concat()
}

pub fn finished(group: Group, start: &[u8], t: u64) -> Evaluation {
    let mut evaluation = Evaluation::new(group, start, t).unwrap();
    evaluation.run(|_| Continue(())).unwrap();
    evaluation
}

pub fn prove(evaluation: &Evaluation, scheme: Scheme, threads: usize) -> Proof {
    evaluation.prove(scheme, NonZeroUsize::new(threads).unwrap(), |_| Continue(())).unwrap()
}
