//! Powers from bytes to bytes against num-bigint, and the published examples of the precompiled contract.

use crate::common::{self, edge_moduli, edge_operands, even_moduli, some};
use modforge::{MODEXP_MAX_BYTES, modexp_lengths_allowed, modexp_vartime};
use num_bigint::BigUint;
use proptest::prelude::*;

/// The golden model: the rules of EIP-198.
fn golden(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Vec<u8> {
    let [base, exponent, m] = [base, exponent, modulus].map(BigUint::from_bytes_be);
    if m == BigUint::ZERO {
        return vec![0; modulus.len()];
    }
    let power = base.modpow(&exponent, &m) % &m;
    let bytes = if power == BigUint::ZERO { Vec::new() } else { power.to_bytes_be() };
    [vec![0; modulus.len() - bytes.len()], bytes].concat()
}

fn check(base: &[u8], exponent: &[u8], modulus: &[u8]) {
    let [b, e, m] = [base, exponent, modulus].map(BigUint::from_bytes_be);
    assert_eq!(modexp_vartime(base, exponent, modulus), golden(base, exponent, modulus), "{b:#x} ^ {e:#x} mod {m:#x}");
}

#[test]
fn rules_at_the_edges() {
    let numbers: [&[u8]; 10] = [&[], &[0], &[0, 0], &[1], &[0, 1], &[2], &[3], &[0, 3], &[4], &[255, 255]];
    for base in numbers {
        for exponent in numbers {
            for modulus in numbers {
                check(base, exponent, modulus);
            }
        }
    }
    assert_eq!(modexp_vartime(&[0], &[0], &[0, 9]), [0, 1]);
    assert_eq!(modexp_vartime(&[0], &[0], &[1]), [0]);
    assert_eq!(modexp_vartime(&[5], &[], &[]), [0u8; 0]);
}

#[test]
fn small_numbers_are_all_right() {
    for modulus in 0..=66u8 {
        for base in 0..=70 {
            for exponent in 0..=9 {
                check(&[base], &[exponent], &[modulus]);
            }
        }
    }
}

#[test]
fn bounds_of_eip_7823() {
    let max = MODEXP_MAX_BYTES;
    assert!(modexp_lengths_allowed(max, max, max) && modexp_lengths_allowed(0, 0, 0));
    assert!(!modexp_lengths_allowed(max + 1, 0, 0));
    assert!(!modexp_lengths_allowed(0, max + 1, 0));
    assert!(!modexp_lengths_allowed(0, 0, max + 1));
}

/// The two valid examples of EIP-198 that have a result other than 0, and one with an empty base (the text is under CC0).
#[test]
fn examples_of_eip_198() {
    let bytes = |text: &str| common::number(text).to_bytes_be();
    let prime = bytes("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f");
    let exponent = bytes("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2e");
    assert_eq!(modexp_vartime(&[3], &exponent, &prime), [&[0; 31][..], &[1]].concat());
    assert_eq!(modexp_vartime(&[], &exponent, &prime), [0; 32]);
    let power_of_two = [&[0x80][..], &[0; 31]].concat();
    let expected = bytes("3b01b01ac41f2d6e917c6d6a221ce793802469026d9ab7578fa2e79e4da6aaab");
    assert_eq!(modexp_vartime(&[3], &[0xff, 0xff], &power_of_two), expected);
}

/// Exponents on both sides of every choice: none, binary, windows, and the kernels that need set-up.
fn exponents() -> Vec<BigUint> {
    let one = BigUint::from(1u8);
    let mut exponents: Vec<_> = [1u32, 2, 3, 4, 5, 7, 16, 65537, u32::MAX].map(BigUint::from).to_vec();
    exponents.extend([(&one << 47u8) - 1u8, &one << 48u8, (&one << 48u8) + 1u8, (&one << 90u8) - 5u8]);
    exponents
}

#[test]
fn sizes_around_limbs_and_kernels() {
    let exponents = exponents();
    let sizes = [2u64, 3, 8, 31, 32, 33, 63, 64, 65, 127, 128, 129, 192, 255, 256, 257, 320, 384, 448, 449, 512, 513];
    for bits in sizes.into_iter().chain([576, 577, 640, 1023, 1024, 1025, 2048]) {
        let moduli = [edge_moduli(bits), even_moduli(bits)].concat();
        for (i, m) in moduli.iter().enumerate() {
            let operands = edge_operands(m);
            let bases: Vec<_> = operands.iter().enumerate().skip(i % 5).step_by(5).collect();
            for &(j, base) in some(&bases, i).map(|(_, base)| base) {
                let exponent = &exponents[(i + 5 * j) % exponents.len()];
                let [base_bytes, exponent, modulus] = [base, exponent, m].map(BigUint::to_bytes_be);
                check(&base_bytes, &exponent, &modulus);
                // Above the modulus, by a little and by a lot, and with leading zeros.
                check(&(base + m).to_bytes_be(), &exponent, &[&[0, 0, 0][..], &modulus].concat());
                check(&(base * m * 3u8 + base).to_bytes_be(), &[&[0][..], &exponent].concat(), &modulus);
                check(&[&[0; 9][..], &base_bytes].concat(), &exponent, &modulus);
            }
        }
    }
}

#[test]
fn powers_of_two_with_every_kind_of_base() {
    for k in 1..200u64 {
        let m = (BigUint::from(1u8) << k).to_bytes_be();
        for base in [1u32, 2, 3, 4, 6, 12, 96, u32::MAX, 1 << 31] {
            for exponent in [1u64, 2, 3, k - 1, k, k + 1, k / 5, k / 5 + 1, 1 << 40, u64::MAX] {
                check(&base.to_be_bytes(), &exponent.to_be_bytes(), &m);
            }
            check(&base.to_be_bytes(), &[0xa7; 30], &m);
            check(&base.to_be_bytes(), &[&[1][..], &[0; 30]].concat(), &m);
        }
    }
}

#[test]
fn moduli_longer_than_a_modulus_may_be() {
    let mut modulus = vec![0xc3; modforge::MAX_BITS / 8 + 1];
    for last in [0xc3, 0xc0] {
        *modulus.last_mut().expect("not empty") = last;
        let base = [&[1][..], &vec![0; modulus.len() - 2]].concat();
        let [b, m] = [&base, &modulus].map(|bytes| BigUint::from_bytes_be(bytes));
        let expected = (&b * &b % &m).to_bytes_be();
        let result = modexp_vartime(&base, &[2], &modulus);
        assert_eq!(BigUint::from_bytes_be(&result), BigUint::from_bytes_be(&expected));
    }
}

/// Up to so many bytes, with leading zeros and runs of ones more often than by chance.
fn bytes(most: usize) -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![Just(0), Just(0xff), any::<u8>(), any::<u8>()];
    prop::collection::vec(byte, 0..=most)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes(base in bytes(150), exponent in bytes(20), modulus in bytes(100)) {
        check(&base, &exponent, &modulus);
    }

    #[test]
    fn one_length(numbers in (1usize..=24).prop_flat_map(|n| [bytes(n), bytes(n), bytes(n)])) {
        let [base, exponent, mut modulus] = numbers;
        check(&base, &exponent, &modulus);
        if let Some(last) = modulus.last_mut() {
            *last |= 1;
        }
        check(&base, &exponent, &modulus);
    }
}
