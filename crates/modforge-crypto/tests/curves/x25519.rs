//! X25519: RFC 7748, Wycheproof, Botan's vectors.

use super::common::{field, hex, paragraphs, text, wycheproof};
use modforge_crypto::curve::montgomery::ladder_without_lanes;
use modforge_crypto::curves::Curve25519;
use modforge_crypto::x25519::{PublicKey, SecretKey, x25519};
use modforge_crypto::xdh::Scheme;
use modforge_fields::p25519::Element;

fn bytes(bytes: &[u8]) -> [u8; 32] {
    bytes.try_into().unwrap()
}

#[test]
fn wycheproof_agrees() {
    for group in wycheproof("wycheproof/x25519_test.json") {
        for test in group["tests"].as_array().unwrap() {
            let [secret, public, shared] = ["private", "public", "shared"].map(|name| bytes(&field(test, name)));
            assert_eq!(x25519(&secret, &public), shared, "{test}");
            let agreed = SecretKey::from_bytes(&secret).diffie_hellman(&PublicKey::from_bytes(&public));
            assert_eq!(agreed.is_err(), shared == [0; 32], "{test}");
        }
    }
}

#[test]
fn botan_agrees() {
    let cases = paragraphs(&text("x25519/botan_x25519.vec"));
    assert!(cases.len() > 50);
    for case in cases {
        let [secret, public, shared] = [0, 1, 2].map(|at| bytes(&hex(&case[at].1)));
        assert_eq!(x25519(&secret, &public), shared);
    }
}

/// RFC 7748, 5.2: after 1 and after 1000 rounds.
#[test]
fn the_chain_of_the_rfc_comes_out() {
    let mut nine = [0; 32];
    nine[0] = 9;
    let (mut scalar, mut u) = (nine, nine);
    for round in 1..=1000 {
        (scalar, u) = (x25519(&scalar, &u), scalar);
        let expected = match round {
            1 => "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079",
            1000 => "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51",
            _ => continue,
        };
        assert_eq!(scalar[..], hex(expected));
    }
}

#[test]
fn public_keys_are_multiples_of_nine() {
    let mut nine = [0; 32];
    nine[0] = 9;
    for seed in 0..100 {
        let secret = [seed; 32];
        assert_eq!(SecretKey::from_bytes(&secret).public_key().to_bytes(), x25519(&secret, &nine));
    }
    assert!(!format!("{:?}", SecretKey::from_bytes(&[77; 32])).contains("77, 77"));
}

/// With vectors, where the CPU has them, and without.
#[test]
fn ladders_agree() {
    let mut edges = vec![[0; 32], [0xff; 32], [9; 32]];
    // 1, p - 1, p, p + 1, a point of order 8, bytes that are mixed up.
    edges.push(core::array::from_fn(|i| u8::from(i == 0)));
    for low in [0xec, 0xed, 0xee] {
        edges.push(core::array::from_fn(|i| if i == 0 { low } else { 0xff >> u8::from(i == 31) }));
    }
    edges.push(bytes(&hex("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800")));
    edges.extend((1..9u8).map(|seed| core::array::from_fn(|i| (i as u8 ^ seed).wrapping_mul(167).wrapping_add(seed))));
    for scalar in &edges {
        for u in &edges {
            let mut clamped = *scalar;
            Curve25519::clamp(&mut clamped);
            let element = Element::reduce_le_bytes(&Curve25519::mask(u));
            let plain = ladder_without_lanes::<Curve25519>(&clamped, 255, &element).to_le_bytes();
            assert_eq!(x25519(scalar, u), plain, "{scalar:02x?} {u:02x?}");
        }
    }
}
