//! Modular products, squares and powers.

use super::cases::{self, data, hexadecimal, residue};
use crate::common::for_each_kernel;
use modforge::{Error, Modulus};
use num_bigint::{BigInt, BigUint};

fn power(base: &BigInt, exponent: &BigUint, modulus: &BigUint, result: &BigInt) {
    let exponent = exponent.to_bytes_be();
    for_each_kernel(modulus, |modulus| {
        let (base, result) = (residue(modulus, base), residue(modulus, result));
        assert_eq!(base.pow(&exponent), result, "{modulus:?} {exponent:x?}");
        assert_eq!(base.pow_vartime(&exponent), result, "{modulus:?} {exponent:x?}");
    });
}

fn product(a: &BigInt, b: &BigInt, modulus: &BigUint, result: &BigInt) {
    for_each_kernel(modulus, |modulus| {
        let product = residue(modulus, a).mul(&residue(modulus, b)).unwrap();
        assert_eq!(BigInt::from(BigUint::from_bytes_be(&product.to_be_bytes())), *result, "{modulus:?}");
    });
}

/// Runs every block of a file; returns how many products, squares and powers were checked.
fn bn_file(text: &str) -> [usize; 3] {
    let mut counts = [0; 3];
    for case in cases::bn(text) {
        let value = |key: &str| case.integer(key);
        match case.keys[0] {
            "ModMul" => {
                product(&value("A"), &value("B"), &case.natural("M"), &value("ModMul"));
                counts[0] += 1;
            }
            "ModSquare" => {
                for_each_kernel(&case.natural("M"), |modulus| {
                    assert_eq!(residue(modulus, &value("A")).square(), residue(modulus, &value("ModSquare")));
                });
                counts[1] += 1;
            }
            "ModExp" => {
                power(&value("A"), &case.natural("E"), &case.natural("M"), &value("ModExp"));
                counts[2] += 1;
            }
            "ModSqrt" | "NotModSquare" => {} // square roots
            other => panic!("no check for {other}"),
        }
    }
    counts
}

#[test]
fn boringssl() {
    assert_eq!(bn_file(data!("boringssl/mod_mul_tests.txt")), [309, 2, 0]);
    assert_eq!(bn_file(data!("boringssl/mod_exp_tests.txt")), [0, 0, 112]);
}

#[test]
fn openssl() {
    assert_eq!(bn_file(data!("openssl/bnmod.txt")), [289, 0, 78]);
}

#[test]
fn botan() {
    let cases = cases::botan(data!("botan/powmod.vec"));
    for case in &cases {
        power(&case.integer("Base"), &case.natural("Exponent"), &case.natural("Modulus"), &case.integer("Output"));
    }
    assert_eq!(cases.len(), 33);
}

/// Mbed TLS refuses even and negative moduli and negative exponents. Even moduli are fine here; 0 is an error; nothing negative
/// can be written down.
#[test]
fn tf_psa_crypto_powers() {
    let (mut powers, mut refused) = (0, 0);
    for line in data!("tf-psa-crypto/test_suite_bignum.misc.data").lines() {
        let Some(fields) = line.strip_prefix("mpi_exp_mod:") else { continue };
        let fields: Vec<&str> = fields.split(':').collect();
        let [base, exponent, modulus, result] = [0, 1, 2, 3].map(|index| hexadecimal(fields[index].trim_matches('"')));
        match (exponent.to_biguint(), modulus.to_biguint()) {
            (Some(exponent), Some(modulus)) if fields[4] == "0" => {
                power(&base, &exponent, &modulus, &result);
                powers += 1;
            }
            (_, Some(modulus)) if modulus == BigUint::ZERO => {
                assert_eq!(Modulus::from_be_bytes(&modulus.to_bytes_be()).unwrap_err(), Error::ModulusZero);
                refused += 1;
            }
            _ => refused += 1,
        }
    }
    assert_eq!((powers, refused), (17, 4));
}

#[test]
fn tf_psa_crypto_sums() {
    let mut counts = [0; 2];
    for line in data!("tf-psa-crypto/test_suite_bignum_mod.misc.data").lines() {
        let fields: Vec<&str> = line.split(':').collect();
        let function = ["mpi_mod_add", "mpi_mod_sub"].iter().position(|name| *name == fields[0]);
        let Some(function) = function.filter(|_| fields[5] == "0") else { continue };
        let [modulus, a, b, result] = [1, 2, 3, 4].map(|index| hexadecimal(fields[index].trim_matches('"')));
        for_each_kernel(modulus.magnitude(), |modulus| {
            let (a, b) = (residue(modulus, &a), residue(modulus, &b));
            let sum = if function == 0 { a.add(&b) } else { a.sub(&b) };
            assert_eq!(sum.unwrap(), residue(modulus, &result), "{line}");
        });
        counts[function] += 1;
    }
    assert_eq!(counts, [1, 1]);
}

/// Montgomery's constant −m⁻¹ modulo 2^64, from the definition.
#[test]
fn tf_psa_crypto_montgomery_constants() {
    let limb = Modulus::from_be_bytes(&[1, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap();
    let mut count = 0;
    for line in data!("tf-psa-crypto/test_suite_bignum_core.misc.data").lines() {
        let Some(fields) = line.strip_prefix("mpi_montg_init:") else { continue };
        let [m, constant] = [0, 1].map(|i| hexadecimal(fields.split(':').nth(i).unwrap().trim_matches('"')));
        let product = residue(&limb, &m).mul(&residue(&limb, &constant)).unwrap();
        assert_eq!(product, limb.one().neg(), "{line}");
        count += 1;
    }
    assert_eq!(count, 13);
}
