//! Ed448 and X448: Wycheproof, RFC 8032, RFC 7748.

use super::common::{field, hex, wycheproof};
use modforge_crypto::ed448::{Signature, SigningKey, VerifyingKey, verify_batch};
use modforge_crypto::x448::{PublicKey, SecretKey, x448};

#[test]
fn wycheproof_agrees_on_signatures() {
    for group in wycheproof("wycheproof/ed448_test.json") {
        let key = VerifyingKey::from_bytes(&field(&group["publicKey"], "pk").try_into().unwrap()).unwrap();
        for test in group["tests"].as_array().unwrap() {
            let (message, expected) = (field(test, "msg"), test["result"] == "valid");
            let signature = Signature::try_from(field(test, "sig").as_slice()).ok();
            let is = |verify: &dyn Fn(Signature) -> bool| signature.is_some_and(verify);
            assert_eq!(is(&|signature| key.verify_strict(&message, &signature).is_ok()), expected, "{test}");
            assert_eq!(is(&|signature| key.verify_cofactored(&message, &signature).is_ok()), expected, "{test}");
            assert_eq!(is(&|signature| verify_batch(&[(&message, signature, key)]).is_ok()), expected, "{test}");
        }
    }
}

/// RFC 8032, 7.4: blank, and one octet.
#[test]
fn signatures_of_the_rfc_come_out() {
    for (seed, public, message, expected) in [
        (
            "6c82a562cb808d10d632be89c8513ebf6c929f34ddfa8c9f63c9960ef6e348a3528c8a3fcc2f044e39a3fc5b94492f8f032e7549a20098f95b",
            "5fd7449b59b461fd2ce787ec616ad46a1da1342485a70e1f8a0ea75d80e96778edf124769b46c7061bd6783df1e50f6cd1fa1abeafe8256180",
            "",
            "533a37f6bbe457251f023c0d88f976ae2dfb504a843e34d2074fd823d41a591f2b233f034f628281f2fd7a22ddd47d7828c59bd0a21bfd3980\
             ff0d2028d4b18a9df63e006c5d1c2d345b925d8dc00b4104852db99ac5c7cdda8530a113a0f4dbb61149f05a7363268c71d95808ff2e652600",
        ),
        (
            "c4eab05d357007c632f3dbb48489924d552b08fe0c353a0d4a1f00acda2c463afbea67c5e8d2877c5e3bc397a659949ef8021e954e0a12274e",
            "43ba28f430cdff456ae531545f7ecd0ac834a55d9358c0372bfa0c6c6798c0866aea01eb00742802b8438ea4cb82169c235160627b4c3a9480",
            "03",
            "26b8f91727bd62897af15e41eb43c377efb9c610d48f2335cb0bd0087810f4352541b143c4b981b7e18f62de8ccdf633fc1bf037ab7cd77980\
             5e0dbcc0aae1cbcee1afb2e027df36bc04dcecbf154336c19f0af7e0a6472905e799f1953d2a0ff3348ab21aa4adafd1d234441cf807c03a00",
        ),
    ] {
        let key = SigningKey::from_bytes(&hex(seed).try_into().unwrap());
        assert_eq!(key.verifying_key().to_bytes()[..], hex(public));
        let signature = key.sign(&hex(message));
        assert_eq!(signature.to_bytes()[..], hex(expected));
        assert!(key.verifying_key().verify_strict(&hex(message), &signature).is_ok());
    }
}

#[test]
fn wycheproof_agrees_on_shared_secrets() {
    for group in wycheproof("wycheproof/x448_test.json") {
        for test in group["tests"].as_array().unwrap() {
            let Ok(public) = <[u8; 56]>::try_from(field(test, "public")) else {
                assert_ne!(test["result"], "valid", "{test}");
                continue;
            };
            let secret: [u8; 56] = field(test, "private").try_into().unwrap();
            let shared = field(test, "shared");
            if shared.len() == 56 {
                assert_eq!(x448(&secret, &public)[..], shared, "{test}");
            }
            let agreed = SecretKey::from_bytes(&secret).diffie_hellman(&PublicKey::from_bytes(&public));
            assert_eq!(agreed.is_err(), x448(&secret, &public) == [0; 56], "{test}");
        }
    }
}

#[test]
fn public_keys_are_multiples_of_five() {
    let mut five = [0; 56];
    five[0] = 5;
    let secret = SecretKey::from_bytes(&[9; 56]);
    assert_eq!(secret.public_key().to_bytes(), x448(&[9; 56], &five));
}
