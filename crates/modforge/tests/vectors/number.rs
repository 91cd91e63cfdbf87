//! Inverses, greatest common divisors, Jacobi symbols, square roots, primes.

use super::cases::{self, data, residue};
use crate::common::{expected, for_each_kernel};
use modforge::{Error, Modulus};
use num_bigint::{BigInt, BigUint, Sign};

/// −1 and a missing value stand for: there is none.
fn check_inverse(a: &BigInt, m: &BigUint, inverse: Option<&BigUint>) {
    for_each_kernel(m, |modulus| {
        let a = residue(modulus, a);
        for result in [a.inverse(), a.inverse_vartime()] {
            match (result, inverse) {
                (Ok(result), Some(inverse)) => assert_eq!(result.to_be_bytes(), expected(inverse, modulus)),
                (Err(Error::NotInvertible { gcd }), None) => assert!(gcd > vec![1]),
                (result, inverse) => panic!("{result:?} for {inverse:?} modulo {m:x}"),
            }
        }
    });
}

#[test]
fn inverses() {
    let boringssl = cases::bn(data!("boringssl/mod_inv_tests.txt"));
    for case in &boringssl {
        check_inverse(&case.integer("A"), &case.natural("M"), Some(&case.natural("ModInv")));
    }
    let botan = cases::botan(data!("botan/invmod.vec"));
    for case in &botan {
        let inverse = case.natural("Output");
        let none = inverse == BigUint::ZERO && case.natural("Modulus") != BigUint::from(1u8);
        check_inverse(&case.integer("Input"), &case.natural("Modulus"), (!none).then_some(&inverse));
    }
    assert_eq!((boringssl.len(), botan.len()), (23, 105));
}

fn check_gcd(a: &BigInt, b: &BigInt, gcd: &BigUint) {
    let [a, b] = [a, b].map(|x| x.magnitude().to_bytes_be());
    for result in [modforge::gcd(&a, &b), modforge::gcd_vartime(&a, &b)] {
        assert_eq!(result.len(), a.len().max(b.len()));
        assert_eq!(BigUint::from_bytes_be(&result), *gcd);
    }
}

#[test]
fn greatest_common_divisors() {
    let boringssl = cases::bn(data!("boringssl/gcd_tests.txt"));
    let openssl = cases::bn(data!("openssl/bngcd.txt"));
    for case in boringssl.iter().chain(&openssl) {
        check_gcd(&case.integer("A"), &case.integer("B"), &case.natural("GCD"));
    }
    let botan = cases::botan(data!("botan/gcd.vec"));
    for case in &botan {
        check_gcd(&case.integer("X"), &case.integer("Y"), &case.natural("GCD"));
    }
    assert_eq!((boringssl.len(), openssl.len(), botan.len()), (44, 3208, 139));
}

#[test]
fn jacobi_symbols() {
    let botan = cases::botan(data!("botan/jacobi.vec"));
    let mut positive = 0;
    for case in &botan {
        let (a, n) = (case.integer("A"), case.natural("N"));
        // A negative number is what it is modulo n.
        let n_signed = BigInt::from(n.clone());
        let a = ((&a % &n_signed) + &n_signed) % &n_signed;
        let (_, a) = a.to_bytes_be();
        let symbol = modforge::jacobi_vartime(&a, &n.to_bytes_be()).unwrap();
        assert_eq!(BigInt::from(symbol), case.integer("J"));
        positive += 1;
    }
    assert_eq!(positive, 519);
}

fn check_root(a: &BigInt, p: &BigUint, root: Option<&BigUint>) {
    for_each_kernel(p, |modulus| {
        let result = residue(modulus, a).square_root_vartime();
        match root {
            None => assert_eq!(result, Err(Error::NoSquareRoot), "{a:x} modulo {p:x}"),
            Some(root) => {
                let result = BigUint::from_bytes_be(&result.expect("a root").to_be_bytes());
                assert!(result == *root || result == p - root, "{a:x} modulo {p:x}");
                assert!(&result + &result <= *p, "the smaller one");
            }
        }
    });
}

#[test]
fn square_roots() {
    let boringssl = cases::bn(data!("boringssl/mod_sqrt_tests.txt"));
    for case in &boringssl {
        if case.has("NotModSquare") {
            check_root(&case.integer("NotModSquare"), &case.natural("P"), None);
        } else {
            check_root(&case.integer("A"), &case.natural("P"), Some(&case.natural("ModSqrt")));
        }
    }
    let botan = cases::botan(data!("botan/sqrt_modulo_prime.vec"));
    let mut primes = 0;
    for case in &botan {
        let (a, p) = (case.integer("Input"), case.natural("Modulus"));
        if Modulus::from_be_bytes(&p.to_bytes_be()).unwrap().is_probable_prime(0) {
            let root = case.integer("Output");
            check_root(&a, &p, (root.sign() != Sign::Minus).then(|| root.magnitude()));
            primes += 1;
        } else {
            // A composite: a root or none, but an end.
            for_each_kernel(&p, |modulus| {
                let a = residue(modulus, &a);
                if let Ok(root) = a.square_root_vartime() {
                    assert_eq!(root.square(), a);
                }
            });
        }
    }
    assert_eq!((boringssl.len(), botan.len(), primes), (65, 9, 5));
}

#[test]
fn miller_rabin() {
    let cases = cases::bn(data!("boringssl/miller_rabin_tests.txt"));
    for case in &cases {
        for_each_kernel(&case.natural("W"), |modulus| {
            let passes = modulus.passes_miller_rabin(&case.natural("B").to_bytes_be());
            assert_eq!(passes, case.text("Result") == "PossiblyPrime", "{modulus:?}");
        });
    }
    assert_eq!(cases.len(), 54);
}

/// Modulus 0 does not exist.
fn is_prime(n: &BigUint) -> bool {
    Modulus::from_be_bytes(&n.to_bytes_be()).is_ok_and(|n| {
        let answers = [0, 2].map(|rounds| n.is_probable_prime(rounds));
        assert_eq!(answers[0], answers[1]);
        answers[0]
    })
}

#[test]
fn primes() {
    let mut count = [0, 0];
    let mut prime = false;
    for line in data!("botan/isprime.vec").lines().filter(|line| !line.starts_with('#')) {
        match line.split_once('=') {
            Some((_, value)) => {
                let value = cases::decimal(value.trim()).to_biguint().expect("not negative");
                assert_eq!(is_prime(&value), prime, "{value}");
                count[usize::from(prime)] += 1;
            }
            None if line.starts_with('[') => prime = line == "[Prime]",
            None => {}
        }
    }
    assert_eq!(count, [80, 19]);

    let wycheproof: serde_json::Value = serde_json::from_str(data!("wycheproof/primality_test.json")).expect("JSON");
    let mut checked = 0;
    for test in wycheproof["testGroups"][0]["tests"].as_array().expect("tests") {
        let (value, result) = (test["value"].as_str().expect("a text"), test["result"].as_str().expect("a text"));
        // The numbers are signed, in two's complement; a modulus is not negative.
        if !value.starts_with(['8', '9', 'a', 'b', 'c', 'd', 'e', 'f']) {
            let value = BigUint::parse_bytes(value.as_bytes(), 16).expect("hexadecimal");
            assert_eq!(is_prime(&value), result == "valid", "{test}");
            checked += 1;
        }
    }
    assert_eq!(checked, 229);
}
