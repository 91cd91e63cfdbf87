//! Poly1305.

use crate::common::{bytes, cases, read};
use modforge_crypto::poly1305::{Poly1305, mac_over};
use modforge_fields::p1305::Element;
use num_bigint::BigUint;
use proptest::prelude::*;
use universal_hash::{KeyInit, UniversalHash};

/// RFC 8439, 2.5, in whole numbers.
fn model(key: &[u8; 32], message: &[u8]) -> [u8; 16] {
    let number = BigUint::from_bytes_le;
    let prime = (BigUint::from(1u8) << 130) - 5u8;
    let r = number(&key[..16]) & BigUint::parse_bytes(b"0ffffffc0ffffffc0ffffffc0fffffff", 16).expect("digits");
    let mut sum = BigUint::ZERO;
    for block in message.chunks(16) {
        sum = (sum + number(&[block, &[1]].concat())) * &r % &prime;
    }
    let mut tag = (sum + number(&key[16..])).to_bytes_le();
    tag.resize(16.max(tag.len()), 0);
    tag[..16].try_into().expect("16 bytes")
}

/// In one piece, in two, by the traits, and over the field: all the same.
fn check(key: &[u8; 32], message: &[u8], tag: &[u8; 16]) {
    assert_eq!(&Poly1305::mac(key, message), tag);
    assert_eq!(mac_over::<Element>(key, message).as_ref(), Some(tag));
    assert!(Poly1305::verify(key, message, tag));
    for bit in [0, 127] {
        let mut wrong = *tag;
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert!(!Poly1305::verify(key, message, &wrong));
    }
    for cut in [1, 15, 16, 17, 64, 70, 512, 530].into_iter().filter(|&cut| cut <= message.len()) {
        let mut mac = Poly1305::new(key);
        mac.update(&message[..cut]);
        mac.update(&message[cut..]);
        assert_eq!(&mac.finalize(), tag);
    }
    if message.len().is_multiple_of(16) {
        let mut mac = <Poly1305 as KeyInit>::new(key.into());
        mac.update_padded(message);
        assert!(UniversalHash::verify(mac, tag.into()).is_ok());
    }
}

fn file(text: &str, keys: [&str; 3], expected: usize) {
    let mut count = 0;
    for case in cases(text) {
        if let [Some(key), Some(message), Some(tag)] = keys.map(|key| case.get(key)) {
            let key = bytes(key).try_into().expect("32 bytes");
            check(&key, &bytes(message), &bytes(tag).try_into().expect("16 bytes"));
            count += 1;
        }
    }
    assert_eq!(count, expected);
}

#[test]
fn published_vectors() {
    file(&read("botan/poly1305.vec"), ["Key", "In", "Out"], 101);
    file(&read("boringssl/poly1305_tests.txt"), ["Key", "Input", "MAC"], 22);
    file(&read("openssl/evpmac_poly1305.txt"), ["Key", "Input", "Output"], 36);
}

/// Numbers close to the prime and digits of ones, in every place of a group of four blocks, and of two groups of
/// sixteen.
#[test]
fn edges() {
    for (places, length) in [(9, 10), (33, 36)] {
        edges_of(places, length);
    }
}

/// The largest blocks and r, from none to fifteen of them before the first whole step of sixteen, with and without a
/// sum before.
#[test]
fn every_first_step() {
    let mut key = [0xff; 32];
    for r in [0xff, 0] {
        key[..16].fill(r);
        for blocks in 32..=80 {
            let message = vec![0xff; 16 * blocks + blocks % 3];
            check(&key, &message, &model(&key, &message));
        }
    }
}

fn edges_of(places: usize, length: usize) {
    let edge = |low: u8, byte: u8| [&[low][..], &[byte; 15]].concat();
    let blocks = [edge(0xfa, 0xff), edge(0xfb, 0xff), edge(0xff, 0xff), edge(0, 0), edge(5, 0)];
    for r in [[0; 16], [0xff; 16], [1; 16]] {
        let key: [u8; 32] = [r, [0xff; 16]].concat().try_into().expect("32 bytes");
        for place in 0..places {
            for block in &blocks {
                let message: Vec<u8> =
                    (0..length).flat_map(|i| if i == place { block.clone() } else { vec![0xff; 16] }).collect();
                check(&key, &message, &model(&key, &message));
            }
        }
    }
}

proptest! {
    #[test]
    fn any_message(key: [u8; 32], message in proptest::collection::vec(any::<u8>(), 0..300)) {
        check(&key, &message, &model(&key, &message));
    }

    #[test]
    fn any_long_message(key: [u8; 32], message in proptest::collection::vec(any::<u8>(), 500..1500)) {
        check(&key, &message, &model(&key, &message));
    }

    #[test]
    fn any_pieces(key: [u8; 32], pieces: Vec<Vec<u8>>) {
        let mut mac = Poly1305::new(&key);
        pieces.iter().for_each(|piece| mac.update(piece));
        prop_assert_eq!(mac.finalize(), model(&key, &pieces.concat()));
    }
}

#[test]
fn keys_are_not_printed() {
    assert_eq!(format!("{:?}", Poly1305::new(&[3; 32])), "Poly1305(..)");
}
