//! Diffie–Hellman, and the numbers that protocols use: prime or not by Fermat, with the orders that are promised.

use super::cases::{self, data, residue};
use crate::common::for_each_kernel;
use modforge::{FixedBase, Modulus, Residue};
use num_bigint::{BigInt, BigUint};
use serde_json::Value;
use sha1::{Digest, Sha1};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn number(text: &Value) -> BigUint {
    let digits = text.as_str().expect("a text").trim_start_matches("0x");
    BigUint::parse_bytes(digits.as_bytes(), 16).expect("hexadecimal")
}

/// The key derivation KDF2 of ISO 18033-2 with SHA-1, for one block: SHA-1(z ‖ 1).
fn kdf2(z: &[u8], length: usize) -> Vec<u8> {
    Sha1::new().chain_update(z).chain_update(1u32.to_be_bytes()).finalize()[..length].to_vec()
}

#[test]
fn botan_diffie_hellman() {
    let cases = cases::botan(data!("botan/dh.vec"));
    for case in &cases {
        assert_eq!(case.section(), "Valid");
        let (p, secret) = (case.natural("P"), case.natural("X").to_bytes_be());
        let expected = BigUint::parse_bytes(case.text("K").as_bytes(), 16).expect("hexadecimal");
        for_each_kernel(&p, |modulus| {
            let agreed = |shared: &Residue<'_>| match case.has("KDF") {
                true => BigUint::from_bytes_be(&kdf2(&shared.to_be_bytes(), case.text("OutLen").parse().unwrap())),
                false => BigUint::from_bytes_be(&shared.to_be_bytes()),
            };
            let theirs = residue(modulus, &case.integer("Y"));
            assert_eq!(agreed(&theirs.pow(&secret)), expected);
            let table = FixedBase::new(&theirs, secret.len() * 8).unwrap();
            assert_eq!(agreed(&table.pow(&secret).unwrap()), expected);
            assert_eq!(agreed(&table.pow_vartime(&secret).unwrap()), expected);
            // The other direction of the exchange: their secret is not published, ours makes a public key of order ≤ q.
            let generator = residue(modulus, &case.integer("G"));
            let public = FixedBase::new(&generator, secret.len() * 8).unwrap().pow(&secret).unwrap();
            assert_eq!(public, generator.pow_vartime(&secret));
            if case.has("Q") {
                assert_eq!(public.pow_vartime(&case.natural("Q").to_bytes_be()), modulus.one());
            }
        });
    }
    assert_eq!(cases.len(), 30);
}

/// 2 generates the squares of a group modulo a safe prime p that is 7 modulo 8: its order is (p − 1)/2.
#[test]
fn groups_of_rfc_3526_and_7919() {
    let groups = json(data!("groups/modp_ffdhe.json"));
    let groups = groups["groups"].as_array().expect("a list");
    for group in groups {
        let p = number(&group["p"]);
        assert_eq!(group["bits"].as_u64(), Some(p.bits()));
        let modulus = Modulus::from_be_bytes(&p.to_bytes_be()).unwrap();
        let generator = modulus.reduce_be_bytes(&number(&group["g"]).to_bytes_be());
        let order = (&p >> 1u8).to_bytes_be();
        assert_eq!(generator.pow_vartime(&order), modulus.one(), "{}", group["name"]);
        assert_ne!(generator.square(), modulus.one());
    }
    assert_eq!(groups.len(), 11);
}

/// a^(p − 1) = 1 for a prime p, on every kernel.
fn fermat(p: &BigUint) {
    let exponent = (p - 1u8).to_bytes_be();
    for_each_kernel(p, |modulus| {
        let base = modulus.reduce_be_bytes(&[5]);
        assert_eq!(base.pow(&exponent), modulus.one(), "{modulus:?}");
        assert_eq!(base.pow_vartime(&exponent), modulus.one(), "{modulus:?}");
    });
}

#[test]
fn pseudo_mersenne_primes() {
    let mut count = 0;
    let named = json(data!("groups/pseudo_mersenne_named.json"));
    for prime in named["primes"].as_array().expect("a list") {
        let p = number(&prime["p_hex"]);
        assert_eq!(Some(p.bits()), prime["m"].as_u64(), "{}", prime["name"]);
        fermat(&p);
        count += 1;
    }
    let smallest = json(data!("groups/pseudo_mersenne_smallest_c.json"));
    for prime in smallest["smallest"].as_array().expect("a list") {
        fermat(&number(&prime["p_hex"]));
        count += 1;
    }
    assert_eq!(count, 31 + 23);
}

#[test]
fn orders_of_elliptic_curves() {
    let curves = json(data!("wycheproof/ec_prime_order_curves_test.json"));
    let curves = curves["testGroups"][0]["tests"].as_array().expect("a list");
    for curve in curves {
        let p = number(&curve["p"]);
        fermat(&p);
        fermat(&number(&curve["n"]));
        // The base point lies on the curve: y² = x³ + a·x + b.
        for_each_kernel(&p, |modulus| {
            let [a, b, x, y] = ["a", "b", "gx", "gy"].map(|name| residue(modulus, &BigInt::from(number(&curve[name]))));
            let right = x.square().add(&a).unwrap().mul(&x).unwrap().add(&b).unwrap();
            assert_eq!(y.square(), right, "{}", curve["name"]);
        });
    }
    assert!(curves.len() > 10);
}

/// Products of two primes, so 2^(n − 1) is not 1.
#[test]
fn rsa_challenge_numbers() {
    for (bits, text) in [
        (1024, data!("groups/RSA-1024.txt")),
        (1536, data!("groups/RSA-1536.txt")),
        (2048, data!("groups/RSA-2048.txt")),
    ] {
        let n = BigUint::parse_bytes(text.trim().as_bytes(), 10).expect("decimal");
        assert_eq!(n.bits(), bits);
        let exponent = (&n - 1u8).to_bytes_be();
        let expected = BigUint::from(2u8).modpow(&(&n - 1u8), &n);
        for_each_kernel(&n, |modulus| {
            let power = modulus.reduce_be_bytes(&[2]).pow(&exponent);
            assert_eq!(BigUint::from_bytes_be(&power.to_be_bytes()), expected);
            assert_ne!(power, modulus.one());
        });
    }
}
