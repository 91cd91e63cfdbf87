//! ChaCha20-Poly1305 and XChaCha20-Poly1305.

use crate::common::{bytes, cases, field, read, wycheproof};
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use modforge_crypto::chacha20poly1305::{
    Aead, AeadInOut, ChaCha20Poly1305, Error, KeyInit, Payload, XChaCha20Poly1305,
};
use modforge_crypto::poly1305::Poly1305;

struct Text<'t> {
    nonce: &'t [u8],
    data: &'t [u8],
    message: &'t [u8],
}

/// Nothing for nonces of another length, which the types do not take.
fn seal(key: &[u8], Text { nonce, data: aad, message: msg }: &Text) -> Option<Vec<u8>> {
    let payload = Payload { msg, aad };
    let key = key.try_into().expect("32 bytes");
    let sealed = match nonce.len() {
        12 => ChaCha20Poly1305::new(key).encrypt((*nonce).try_into().ok()?, payload),
        24 => XChaCha20Poly1305::new(key).encrypt((*nonce).try_into().ok()?, payload),
        _ => return None,
    };
    Some(sealed.expect("not too long"))
}

fn open(key: &[u8], Text { nonce, data: aad, message: msg }: &Text) -> Result<Vec<u8>, Error> {
    let payload = Payload { msg, aad };
    let key = key.try_into().expect("32 bytes");
    match nonce.len() {
        12 => ChaCha20Poly1305::new(key).decrypt((*nonce).try_into().map_err(|_| Error)?, payload),
        _ => XChaCha20Poly1305::new(key).decrypt((*nonce).try_into().map_err(|_| Error)?, payload),
    }
}

/// Both directions; false for a nonce that the types do not take.
fn check(key: &[u8], text: &Text, sealed: &[u8]) -> bool {
    let Some(found) = seal(key, text) else { return false };
    assert_eq!(found, sealed);
    assert_eq!(open(key, &Text { message: sealed, ..*text }).as_deref(), Ok(text.message));
    let mut wrong = sealed.to_vec();
    for place in [0, sealed.len() - 1] {
        wrong[place] ^= 0x80;
        assert_eq!(open(key, &Text { message: &wrong, ..*text }), Err(Error));
        wrong[place] ^= 0x80;
    }
    true
}

fn file(name: &str, expected: usize) {
    let mut count = 0;
    let accepted = wycheproof(name, |group, test| {
        let key = field(test, "key");
        let [nonce, aad, message] = ["iv", "aad", "msg"].map(|name| field(test, name));
        let sealed = [field(test, "ct"), field(test, "tag")].concat();
        let text = Text { nonce: &nonce, data: &aad, message: &message };
        if test["result"] == "valid" {
            assert!(check(&key, &text, &sealed));
            count += 1;
        } else if matches!(group["ivSize"].as_u64(), Some(96 | 192)) {
            assert_eq!(open(&key, &Text { message: &sealed, ..text }), Err(Error), "{test}");
        } else {
            assert_eq!(seal(&key, &text), None, "{test}");
        }
    });
    assert!(count > accepted / 2);
    assert_eq!(accepted, expected);
}

#[test]
fn wycheproof_vectors() {
    file(&read("wycheproof/chacha20_poly1305_test.json"), 246);
    file(&read("wycheproof/xchacha20_poly1305_test.json"), 244);
}

#[test]
fn botan_vectors() {
    let of = |case: &crate::common::Case, key: &str| case.get(key).map_or(vec![], |text| bytes(text));
    let file = read("botan/chacha20poly1305.vec");
    let checked = cases(&file).into_iter().filter(|case| {
        let (nonce, aad, message) = (of(case, "Nonce"), of(case, "AD"), of(case, "In"));
        case.contains_key("Key")
            && check(&of(case, "Key"), &Text { nonce: &nonce, data: &aad, message: &message }, &of(case, "Out"))
    });
    assert!(checked.count() > 1200);
}

#[test]
fn boringssl_vectors() {
    let mut count = 0;
    let file = read("boringssl/chacha20_poly1305_tests.txt");
    for case in cases(&file).iter().filter(|case| case.contains_key("KEY")) {
        let of = |key: &str| case.get(key).map_or(vec![], |text| bytes(text));
        let (nonce, aad, message) = (of("NONCE"), of("AD"), of("IN"));
        let tag = of("TAG");
        let sealed = [of("CT"), tag.clone()].concat();
        let text = Text { nonce: &nonce, data: &aad, message: &message };
        if case.contains_key("NO_SEAL") || case.contains_key("FAILS") {
            assert_eq!(open(&of("KEY"), &Text { message: &sealed, ..text }), Err(Error));
        } else if tag.len() == 16 {
            assert!(check(&of("KEY"), &text, &sealed));
        } else {
            // A tag that the caller cut short: its start is right, and it is refused.
            assert!(seal(&of("KEY"), &text).expect("12 bytes of nonce").starts_with(&sealed));
            assert_eq!(open(&of("KEY"), &Text { message: &sealed, ..text }), Err(Error));
        }
        count += 1;
    }
    assert_eq!(count, 66);
}

/// RFC 8439, 2.8, over the stream in one piece.
fn model(key: &[u8; 32], nonce: &[u8; 12], aad: &[u8], message: &[u8]) -> Vec<u8> {
    let mut stream = [&[0; 64][..], message].concat();
    ChaCha20::new(key.into(), nonce.into()).apply_keystream(&mut stream);
    let (first, ciphertext) = stream.split_at(64);
    let padded = |bytes: &[u8]| [bytes, &vec![0; bytes.len().next_multiple_of(16) - bytes.len()]].concat();
    let lengths = [aad, ciphertext].map(|bytes| (bytes.len() as u64).to_le_bytes()).concat();
    let mac =
        Poly1305::mac(first.first_chunk().expect("32 bytes"), &[padded(aad), padded(ciphertext), lengths].concat());
    [ciphertext, &mac].concat()
}

/// Around the parts of the stream that are made together, each with data of its own length.
#[test]
fn every_length() {
    let (key, nonce) = ([7; 32], [9; 12]);
    let bytes: Vec<u8> = (0..1200u32).map(|i| ((i * i) >> 3) as u8).collect();
    for length in (0..600).chain(1080..1100) {
        let (aad, message) = (&bytes[..length % 37], &bytes[..length]);
        assert!(check(&key, &Text { nonce: &nonce, data: aad, message }, &model(&key, &nonce, aad, message)));
        let mut text = message.to_vec();
        let tag = ChaCha20Poly1305::new(&key.into())
            .encrypt_inout_detached(&nonce.into(), aad, (&mut text[..]).into())
            .expect("not too long");
        assert_eq!([&text[..], &tag].concat(), model(&key, &nonce, aad, message));
    }
}
