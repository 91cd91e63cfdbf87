//! Ed25519: the vectors of its authors and of Wycheproof, points of small order, batches.

use super::common::{field, hex, paragraphs, text, wycheproof};
use modforge_crypto::ed25519::{Signature, SigningKey, VerifyingKey, verify_batch};
use signature::{Signer, Verifier};

#[test]
fn signatures_of_the_authors_come_out() {
    let cases = paragraphs(&text("ed25519/boringssl_ed25519_tests.txt"));
    assert!(cases.len() > 300);
    for case in cases {
        let [key, public, message, expected] =
            ["PRIV", "PUB", "MESSAGE", "SIG"].map(|name| hex(&case.iter().find(|(key, _)| key == name).unwrap().1));
        let key = SigningKey::from_bytes(key[..32].try_into().unwrap());
        assert_eq!(key.verifying_key().to_bytes()[..], public);
        let signature = key.sign(&message);
        assert_eq!(signature.to_bytes()[..], expected);
        assert!(key.verifying_key().verify_strict(&message, &signature).is_ok());
        assert!(key.verifying_key().verify_cofactored(&message, &signature).is_ok());
    }
}

#[test]
fn wycheproof_agrees() {
    for group in wycheproof("wycheproof/ed25519_test.json") {
        let key = VerifyingKey::from_bytes(&field(&group["publicKey"], "pk").try_into().unwrap()).unwrap();
        for test in group["tests"].as_array().unwrap() {
            let (message, expected) = (field(test, "msg"), test["result"] == "valid");
            let signature = Signature::try_from(field(test, "sig").as_slice());
            let is = |verify: &dyn Fn(&Signature) -> bool| signature.as_ref().is_ok_and(verify);
            assert_eq!(is(&|signature| key.verify_strict(&message, signature).is_ok()), expected, "{test}");
            assert_eq!(is(&|signature| key.verify_cofactored(&message, signature).is_ok()), expected, "{test}");
            assert_eq!(is(&|signature| verify_batch(&[(&message, *signature, key)]).is_ok()), expected, "{test}");
        }
    }
}

/// The eight points whose order divides 8: 1, -1, ±√-1 for y = 0, and four of order 8.
const SMALL: [&str; 8] = [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
];

#[test]
fn points_of_small_order_satisfy_the_cofactored_equation_only() {
    for key in SMALL {
        let key = VerifyingKey::from_bytes(&hex(key).try_into().unwrap()).unwrap();
        for point in SMALL {
            let mut bytes = hex(point);
            bytes.extend([0; 32]);
            let signature = Signature::try_from(bytes.as_slice()).unwrap();
            assert!(key.verify_cofactored(b"any", &signature).is_ok());
            assert!(verify_batch(&[(b"any", signature, key)]).is_ok());
            assert!(key.verify_strict(b"any", &signature).is_err());
        }
    }
}

#[test]
fn encodings_of_no_point_are_refused() {
    // y = p + 1, y = 2^255 - 1, x = 0 with a sign, and a y that is on no point.
    for bytes in [
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "0100000000000000000000000000000000000000000000000000000000000080",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "0200000000000000000000000000000000000000000000000000000000000000",
    ] {
        assert!(VerifyingKey::from_bytes(&hex(bytes).try_into().unwrap()).is_err(), "{bytes}");
    }
}

#[test]
fn one_bad_signature_spoils_a_batch_of_any_size() {
    // 95 and more are summed in buckets.
    for size in [0usize, 1, 2, 7, 94, 95, 120] {
        let entries: Vec<_> = (0..size)
            .map(|i| {
                let key = SigningKey::from_bytes(&[i as u8 + 1; 32]);
                let message = vec![i as u8; i];
                (key.sign(&message), key.verifying_key(), message)
            })
            .collect();
        let mut batch: Vec<_> =
            entries.iter().map(|(signature, key, message)| (&message[..], *signature, *key)).collect();
        assert!(verify_batch(&batch).is_ok(), "{size}");
        if size > 0 {
            batch[size / 2].0 = b"another message";
            assert!(verify_batch(&batch).is_err(), "{size}");
        }
    }
}

#[test]
fn the_traits_of_rustcrypto_sign_and_verify() {
    let key = SigningKey::from_bytes(&[3; 32]);
    let signature: Signature = Signer::sign(&key, b"message");
    assert!(Verifier::verify(&key.verifying_key(), b"message", &signature).is_ok());
    assert!(Verifier::verify(&key.verifying_key(), b"massage", &signature).is_err());
}

#[test]
fn a_secret_key_does_not_print_itself() {
    let key = SigningKey::from_bytes(&[0x5a; 32]);
    let shown = format!("{key:?} {key:#?}");
    assert!(shown.contains("SigningKey") && !shown.contains("90, 90") && !shown.contains("5a5a"));
}
