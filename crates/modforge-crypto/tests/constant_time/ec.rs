//! Keys, signatures and key agreement on P-256; the key is secret, and the nonce that is made of it.

use crate::{Given, elsewhere, in_range};
use constant_time::{Row, row, unwatched};
use modforge_crypto::curve::weierstrass::Weierstrass;
use modforge_crypto::curves::{P256, P384, P521, Secp256k1};
use modforge_crypto::ec::named::{self, Curve, Form};
use modforge_crypto::p256::{PublicKey, SecretKey};

pub const ROWS: &[Row] = &[
    row("ec::SecretKey::from_bytes for P-256", 32, |secret, _| {
        let number = unwatched(|| in_range::<P256>(secret));
        let key = key(number);
        unwatched(|| key.public_key().to_sec1_bytes())
    }),
    row("ec::SecretKey::try_generate for P-256", 32, |secret, _| {
        let number = unwatched(|| in_range::<P256>(secret));
        let key = SecretKey::try_generate(&mut Given(number)).expect("bytes");
        unwatched(|| key.public_key().to_sec1_bytes())
    }),
    // As a whole: the nonce of RFC 6979, its multiple of the base, its inverse.
    row("ec::SecretKey::sign for P-256", 32, |secret, message| {
        let key = unwatched(|| key(in_range::<P256>(secret)));
        let signature = key.sign(message);
        unwatched(|| signature.to_bytes())
    }),
    row("ec::SecretKey::diffie_hellman for P-256", 32, |secret, _| {
        let (key, other) = unwatched(|| (key(in_range::<P256>(secret)), other()));
        let shared = key.diffie_hellman(&other);
        unwatched(|| shared.as_bytes().to_vec())
    }),
    row("ec::named::SecretKey::sign_prehash for P-256", 32, |secret, hash| signed::<P256>(Curve::P256, secret, hash)),
    row("ec::named::SecretKey::sign_prehash for P-384", 48, |secret, hash| signed::<P384>(Curve::P384, secret, hash)),
    row("ec::named::SecretKey::sign_prehash for P-521", 66, |secret, hash| {
        signed::<P521>(Curve::P521, secret, &hash[..64])
    }),
    row("ec::named::SecretKey::sign_prehash for secp256k1", 32, |secret, hash| {
        signed::<Secp256k1>(Curve::Secp256k1, secret, hash)
    }),
    row("ec::named::SecretKey::diffie_hellman for P-256", 32, |secret, _| agreed::<P256>(Curve::P256, secret)),
    row("ec::named::SecretKey::diffie_hellman for P-384", 48, |secret, _| agreed::<P384>(Curve::P384, secret)),
    row("ec::named::SecretKey::diffie_hellman for P-521", 66, |secret, _| agreed::<P521>(Curve::P521, secret)),
    row("ec::named::SecretKey::diffie_hellman for secp256k1", 32, |secret, _| {
        agreed::<Secp256k1>(Curve::Secp256k1, secret)
    }),
];

fn signed<C: Weierstrass>(curve: Curve, secret: &[u8], hash: &[u8]) -> Vec<u8> {
    named_key::<C>(curve, secret).sign_prehash(hash, Form::Raw)
}

fn agreed<C: Weierstrass>(curve: Curve, secret: &[u8]) -> Vec<u8> {
    let key = named_key::<C>(curve, secret);
    let other =
        unwatched(|| named::SecretKey::from_bytes(curve, &vec![1; secret.len()]).expect("in range").public_key());
    let shared = key.diffie_hellman(&other).expect("one curve");
    unwatched(|| shared.as_bytes().to_vec())
}

/// The key is made in sight, too.
fn named_key<C: Weierstrass>(curve: Curve, secret: &[u8]) -> named::SecretKey {
    let number = unwatched(|| {
        elsewhere(|| {
            C::tables();
        });
        in_range::<C>(secret)
    });
    named::SecretKey::from_bytes(curve, number).expect("from 1 to the order less 1")
}

fn key(number: &[u8]) -> SecretKey {
    unwatched(|| {
        elsewhere(|| {
            P256::tables();
        });
    });
    SecretKey::from_bytes(number).expect("from 1 to the order less 1")
}

fn other() -> PublicKey {
    key(&[7; 32]).public_key()
}
