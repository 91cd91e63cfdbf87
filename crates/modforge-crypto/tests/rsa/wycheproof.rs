//! Project Wycheproof: what is valid works, what is invalid is refused.

use super::hashes::{open_oaep, sign_pkcs1, verify_pkcs1, verify_pss};
use crate::common::{field, starting, wycheproof};
use modforge_crypto::rsa::pkcs8::DecodePrivateKey;
use modforge_crypto::rsa::{Error, RsaPrivateKey, RsaPublicKey, pkcs1v15};
use serde_json::Value;
use std::collections::HashMap;

fn public(group: &Value) -> RsaPublicKey {
    let key = &group["publicKey"];
    RsaPublicKey::new(&field(key, "modulus"), &field(key, "publicExponent")).expect("a public key")
}

/// Keys, each checked once.
#[derive(Default)]
struct Keys(HashMap<String, RsaPrivateKey>);

impl Keys {
    fn of(&mut self, group: &Value) -> RsaPrivateKey {
        let name = group["privateKeyPkcs8"].as_str().map_or_else(|| group["privateKey"].to_string(), String::from);
        self.0.entry(name).or_insert_with(|| private(group)).clone()
    }
}

fn private(group: &Value) -> RsaPrivateKey {
    if group["privateKeyPkcs8"].is_string() {
        return RsaPrivateKey::from_pkcs8_der(&field(group, "privateKeyPkcs8")).expect("a private key");
    }
    let key = &group["privateKey"];
    let [n, e, d] = ["modulus", "publicExponent", "privateExponent"].map(|name| field(key, name));
    let mut primes = vec![];
    if key["prime1"].is_string() {
        primes = ["prime1", "prime2"].map(|name| field(key, name)).into();
        for other in key["otherPrimeInfos"].as_array().into_iter().flatten() {
            primes.push(crate::common::bytes(other[0].as_str().expect("a prime")));
        }
    }
    let primes: Vec<_> = primes.iter().map(Vec::as_slice).collect();
    RsaPrivateKey::from_components(&n, &e, &d, &primes).expect("a private key")
}

fn text<'t>(value: &'t Value, key: &str) -> &'t str {
    value[key].as_str().unwrap_or_else(|| panic!("no {key}"))
}

/// Valid ones pass and invalid ones fail; acceptable ones may do either.
fn expect(test: &Value, right: bool, name: &str) {
    match text(test, "result") {
        "valid" => assert!(right, "{name}: {test}"),
        "invalid" => assert!(!right, "{name}: {test}"),
        _ => {}
    }
}

#[test]
fn signatures_pkcs1() {
    let mut count = 0;
    for (name, file) in starting("wycheproof/rsa", "signature") {
        count += wycheproof(&file, |group, test| {
            let right = verify_pkcs1(&public(group), text(group, "sha"), &field(test, "msg"), &field(test, "sig"));
            expect(test, right.expect("a known hash"), &name);
        });
    }
    assert!(count > 4500, "{count}");
}

#[test]
fn signing_pkcs1() {
    let mut keys = Keys::default();
    for (name, file) in starting("wycheproof/rsa", "pkcs1").into_iter().filter(|(name, _)| name.contains("sig_gen")) {
        wycheproof(&file, |group, test| {
            let signature = sign_pkcs1(&keys.of(group), text(group, "sha"), &field(test, "msg"));
            expect(test, signature == Some(field(test, "sig")), &name);
        });
    }
}

#[test]
fn signatures_pss() {
    let mut count = 0;
    for (name, file) in starting("wycheproof/rsa", "pss") {
        count += wycheproof(&file, |group, test| {
            let (hash, mask, salt) =
                (text(group, "sha"), text(group, "mgfSha"), group["sLen"].as_u64().map(|s| s as usize));
            let right = verify_pss(&public(group), hash, mask, salt, &field(test, "msg"), &field(test, "sig"));
            expect(test, right.expect("known hashes"), &name);
        });
    }
    assert!(count > 2500, "{count}");
}

#[test]
fn decryption_oaep() {
    let (mut keys, mut count) = (Keys::default(), 0);
    for (name, file) in starting("wycheproof/rsa", "").into_iter().filter(|(name, _)| name.contains("oaep")) {
        count += wycheproof(&file, |group, test| {
            let (hash, mask) = (text(group, "sha"), text(group, "mgfSha"));
            let opened = open_oaep(&keys.of(group), hash, mask, &field(test, "label"), &field(test, "ct"));
            let opened = opened.expect("known hashes");
            expect(test, opened.as_ref() == Ok(&field(test, "msg")), &name);
            if test["result"] == "invalid" {
                assert_eq!(opened, Err(Error::Decryption), "{name}: {test}");
            }
        });
    }
    assert!(count > 800, "{count}");
}

/// A ciphertext with a wrong padding gives something else, and always the same; one that is not below the modulus, or of another
/// length, an error.
#[test]
fn decryption_pkcs1() {
    let (mut keys, mut count) = (Keys::default(), 0);
    for bits in ["2048", "3072", "4096"] {
        for (name, file) in starting("wycheproof/rsa", &format!("pkcs1_{bits}.json")) {
            count += wycheproof(&file, |group, test| {
                let opener = pkcs1v15::DecryptingKey::new(keys.of(group));
                let opened = opener.decrypt(&field(test, "ct"));
                let is_format =
                    test["flags"].as_array().expect("flags").iter().any(|flag| flag == "InvalidCiphertextFormat");
                assert_eq!(opened == Err(Error::Representative), is_format, "{name}: {test}");
                expect(test, opened.as_ref().is_ok_and(|message| **message == field(test, "msg")), &name);
                assert_eq!(opener.decrypt(&field(test, "ct")), opened);
            });
        }
    }
    assert!(count > 100, "{count}");
}
