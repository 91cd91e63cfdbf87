//! Exponentiation on every kernel against num-bigint.

mod common;

use common::{edge_moduli, edge_operands, even_moduli, expected, for_each_kernel, number};
use num_bigint::BigUint;
use proptest::prelude::*;

fn check_power(m: &BigUint, x: &BigUint, exponent: &[u8]) {
    for_each_kernel(m, |modulus| {
        let base = modulus.residue_from_be_bytes(&(x % m).to_bytes_be()).unwrap();
        let result = expected(&x.modpow(&BigUint::from_bytes_be(exponent), m), modulus);
        let context = || format!("{modulus:?} x = {x:#x} exponent = {exponent:02x?}");
        assert_eq!(base.pow(exponent).to_be_bytes(), result, "pow, {}", context());
        assert_eq!(base.pow_vartime(exponent).to_be_bytes(), result, "pow_vartime, {}", context());
    });
}

#[test]
fn edge_exponents() {
    let exponents: [&[u8]; 16] = [
        &[],
        &[0],
        &[0, 0, 0],
        &[1],
        &[0, 1],
        &[2],
        &[3],
        &[0x40],
        &[0xff],
        &[1, 0],
        &[1, 0, 1],
        &[0xff, 0xff],
        &[1, 0, 0, 0, 0, 0, 0, 0, 0], // 65 bits
        &[0xff; 9],
        &[0x80, 0, 0, 0, 0, 0, 0, 1],
        &[0xaa; 40], // longer than most of the moduli
    ];
    for bits in [2u64, 3, 31, 64, 65, 256, 521] {
        for m in edge_moduli(bits).into_iter().step_by(2).chain(even_moduli(bits).into_iter().step_by(5)) {
            for x in edge_operands(&m).into_iter().step_by(3) {
                for exponent in exponents {
                    check_power(&m, &x, exponent);
                }
            }
        }
    }
}

#[test]
fn exponent_of_every_short_length() {
    let m = number("ffffffffffffffffffffffffffffff61");
    for length in 0..70 {
        check_power(&m, &BigUint::from(3u8), &vec![0x5b; length]);
    }
}

/// Short and sparse public exponents take no table; dense ones next to them do.
#[test]
fn short_public_exponents() {
    let m = number("ffffffffffffffffffffffffffffff61");
    for exponent in [3u64, 5, 7, 17, 257, 65537, 65539, 0xffff, 1 << 63, (1 << 63) + 1, u64::MAX] {
        check_power(&m, &BigUint::from(3u8), &exponent.to_be_bytes());
    }
    let mut sparse = vec![0; 200];
    (sparse[0], sparse[77], sparse[199]) = (0x80, 1, 1);
    check_power(&m, &BigUint::from(3u8), &sparse);
}

#[test]
fn exponents_longer_than_the_modulus() {
    for m in [3u8, 5, 97] {
        for length in [1, 2, 9, 65, 600] {
            check_power(&BigUint::from(m), &BigUint::from(2u8), &vec![0xb7; length]);
        }
    }
}

#[test]
fn fermat_for_large_primes() {
    for m in [(BigUint::from(1u8) << 2203u32) - 1u8, (BigUint::from(1u8) << 1279u32) - 1u8] {
        for_each_kernel(&m, |modulus| {
            let exponent = (&m - 1u8).to_bytes_be();
            let two = modulus.residue_from_be_bytes(&[2]).unwrap();
            assert_eq!(two.pow(&exponent), modulus.one());
            assert_eq!(two.pow_vartime(&exponent), modulus.one());
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn random_powers(m in proptest::collection::vec(any::<u8>(), 1..200), x: [u8; 32],
                     exponent in proptest::collection::vec(any::<u8>(), 0..40)) {
        let m = BigUint::from_bytes_be(&m) + 1u8;
        check_power(&m, &(BigUint::from_bytes_be(&x) % &m), &exponent);
    }
}
