//! Powers from bytes to bytes, by the rules of EIP-198.

use super::input::Input;
use modforge::{modexp_lengths_allowed, modexp_vartime};
use num_bigint::BigUint;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let [base, exponent, modulus] = [200, 40, 180].map(|most| input.short_bytes(most));
    assert!(modexp_lengths_allowed(base.len(), exponent.len(), modulus.len()));
    let result = modexp_vartime(base, exponent, modulus);
    assert_eq!(result.len(), modulus.len());
    let [base, exponent, m] = [base, exponent, modulus].map(BigUint::from_bytes_be);
    let expected = if m == BigUint::ZERO { BigUint::ZERO } else { base.modpow(&exponent, &m) % &m };
    assert_eq!(BigUint::from_bytes_be(&result), expected, "{base:#x} ^ {exponent:#x} mod {m:#x}");
}
