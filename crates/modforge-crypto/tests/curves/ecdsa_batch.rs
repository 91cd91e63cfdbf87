//! Many signatures of ECDSA at once, with lanes in plain Rust, with those of the CPU if it has them, and without,
//! against one at a time.

use super::common::{field, wycheproof};
use crate::common::long;
use modforge_crypto::curves::{P256, P384, Secp256k1};
use modforge_crypto::ec::{
    PublicKey, RecoveryId, Scheme, SecretKey, Signature, verify_batch_prehash, verify_each_prehash,
    verify_each_with_lanes,
};
use modforge_fields::Field;
use modforge_lanes::{EcdsaJob, EcdsaLanes, LaneCurve};
use sha2::{Digest, Sha256};

struct Entry<S: Scheme> {
    hash: Vec<u8>,
    signature: Signature<S>,
    key: PublicKey<S>,
}

impl<S: Scheme> Clone for Entry<S> {
    fn clone(&self) -> Self {
        Self { hash: self.hash.clone(), signature: self.signature, key: self.key }
    }
}

/// A scheme and its curve in lanes.
trait InLanes: Scheme {
    type Curve: LaneCurve;
}

impl InLanes for P256 {
    type Curve = modforge_lanes::P256;
}

impl InLanes for P384 {
    type Curve = modforge_lanes::P384;
}

impl InLanes for Secp256k1 {
    type Curve = modforge_lanes::Secp256k1;
}

/// Lanes in plain Rust.
fn portable<S: InLanes>() -> EcdsaLanes<S::Curve> {
    let base = S::BASE.map(|number| {
        let mut bytes = number.to_le_bytes().as_ref().to_vec();
        bytes.resize(48, 0);
        bytes.try_into().unwrap()
    });
    EcdsaLanes::portable(&base).unwrap()
}

/// What [`verify_prehash`](PublicKey::verify_prehash) says of each, which all ways must say.
fn agree<S: InLanes>(entries: &[Entry<S>]) -> Vec<bool> {
    let expected: Vec<_> =
        entries.iter().map(|entry| entry.key.verify_prehash(&entry.hash, &entry.signature).is_ok()).collect();
    let batch: Vec<_> = entries.iter().map(|entry| (&entry.hash[..], entry.signature, entry.key)).collect();
    // In plain Rust P-384 takes long, and its formulas are those of P-256.
    if S::NAME != P384::NAME || batch.len() < 10 {
        let lanes = portable::<S>();
        assert_eq!(verify_each_with_lanes(&batch, Some(|jobs: &_| lanes.verify_vartime(jobs))), expected);
    }
    let without = None::<fn(&[EcdsaJob; 8]) -> _>;
    assert_eq!(verify_each_with_lanes(&batch, without), expected);
    assert_eq!(verify_each_prehash(&batch), expected);
    assert_eq!(verify_batch_prehash(&batch).is_ok(), expected.iter().all(|&valid| valid));
    expected
}

fn vectors<S: InLanes>(file: &str, der: bool) {
    let (mut entries, mut results) = (Vec::new(), Vec::new());
    for group in wycheproof(&format!("wycheproof/{file}_test.json")) {
        let key = PublicKey::<S>::from_sec1_bytes(&field(&group["publicKey"], "uncompressed")).unwrap();
        for test in group["tests"].as_array().unwrap() {
            let bytes = field(test, "sig");
            let signature = if der { Signature::<S>::from_der(&bytes) } else { Signature::from_bytes(&bytes) };
            let Ok(signature) = signature else { continue };
            results.push(test["result"] == "valid" && (signature.is_low() || !S::LOW_S));
            entries.push(Entry { hash: S::Hash::digest(field(test, "msg")).to_vec(), signature, key });
        }
    }
    assert_eq!(agree(&entries), results, "{file}");
    assert!(results.len() > 50 && results.contains(&true) && results.contains(&false));
}

#[test]
fn wycheproof_agrees_on_batches() {
    vectors::<P256>("ecdsa_secp256r1_sha256", true);
    vectors::<P256>("ecdsa_secp256r1_sha256_p1363", false);
    vectors::<P384>("ecdsa_secp384r1_sha384", true);
    vectors::<P384>("ecdsa_secp384r1_sha384_p1363", false);
    vectors::<Secp256k1>("ecdsa_secp256k1_sha256_bitcoin", true);
    vectors::<Secp256k1>("ecdsa_secp256k1_sha256_p1363", false);
}

/// Bytes that repeat for each number.
fn bytes(number: u32) -> [u8; 32] {
    Sha256::digest(number.to_le_bytes()).into()
}

fn random<S: Scheme>(number: u32) -> Entry<S> {
    let mut secret = vec![0; S::Scalar::MODULUS.as_ref().len() - 31];
    secret.extend(&bytes(number)[1..]);
    let key = SecretKey::<S>::from_bytes(&secret).unwrap();
    // As short as a hash may be, and longer than the order.
    let hash = bytes(number + 1000).repeat(2)[..(number as usize * 5) % 65].to_vec();
    Entry { signature: key.sign_prehash(&hash), key: key.public_key(), hash }
}

fn sizes<S: InLanes>() {
    let sizes: Vec<u32> = if long() { (0..=19).collect() } else { vec![0, 1, 2, 7, 8, 9, 19] };
    for size in sizes {
        let entries: Vec<_> = (0..size).map(|i| random::<S>(size * 20 + i)).collect();
        assert_eq!(agree(&entries), vec![true; size as usize]);
        for at in (0..entries.len()).step_by(if long() { 1 } else { 4 }) {
            let mut entries = entries.clone();
            match at % 3 {
                0 => entries[at].hash = bytes(7).to_vec(),
                1 => entries[at].key = random(8).key,
                _ => entries[at].signature = random(9).signature,
            }
            let expected: Vec<_> = (0..entries.len()).map(|i| i != at).collect();
            assert_eq!(agree(&entries), expected);
        }
    }
}

#[test]
fn one_bad_signature_is_found_wherever_it_is() {
    sizes::<P256>();
    sizes::<Secp256k1>();
    sizes::<P384>();
}

fn number<S: Scheme>(number: u32) -> S::Scalar {
    let mut bytes = S::Scalar::MODULUS;
    bytes.as_mut().fill(0);
    bytes.as_mut()[..4].copy_from_slice(&number.to_le_bytes());
    S::Scalar::reduce_le_bytes(&bytes)
}

/// The signature that is verified by u·B + v·Q for the key Q = d·B: valid if that is not the neutral point, and s is
/// low enough.
fn crafted<S: Scheme>(u: S::Scalar, v: S::Scalar, d: S::Scalar) -> Option<Entry<S>> {
    let key = SecretKey::<S>::from_bytes(d.to_be_bytes().as_ref()).ok()?;
    let total = u + v * d;
    let r = match SecretKey::<S>::from_bytes(total.to_be_bytes().as_ref()) {
        Ok(point) => {
            let (mut x, point) = (S::Scalar::MODULUS, point.public_key().to_sec1_bytes());
            x.as_mut().copy_from_slice(&point[1..=point.len() / 2]);
            S::Scalar::reduce_be_bytes(&x)
        }
        // The neutral point has no x: any r is wrong.
        Err(_) => number::<S>(5),
    };
    let s = r * v.invert();
    let signature = Signature::from_bytes(&[r.to_be_bytes().as_ref(), s.to_be_bytes().as_ref()].concat()).ok()?;
    Some(Entry { hash: (u * s).to_be_bytes().as_ref().to_vec(), signature, key: key.public_key() })
}

/// Sums that are neutral, doublings where sums of different points are expected, and keys close to the base point and
/// its multiples in tables: whoever signs can choose all of that.
fn hostile<S: InLanes>() {
    let n = number::<S>;
    let power = |bits: u32| (0..bits).fold(n(1), |power, _| power + power);
    let small = [n(1), n(2), n(3), n(31), n(32), n(33), n(1023), n(1024), power(125), power(130), power(255)];
    let signed = |numbers: &[S::Scalar]| numbers.iter().flat_map(|&k| [k, -k]).collect::<Vec<_>>();
    let lambda = S::ENDOMORPHISM.map(|endomorphism| endomorphism.lambda);
    let mut keys = signed(&small);
    keys.extend([n(2).invert(), n(3).invert(), -n(2).invert(), S::Scalar::reduce_le_bytes(&S::Scalar::MODULUS)]);
    keys.extend(lambda.into_iter().flat_map(|lambda| [lambda, -lambda, lambda.square(), lambda + n(1)]));
    let mut entries = Vec::new();
    for &d in &keys {
        let mut factors = vec![n(1), n(2), -n(1), n(31), power(128), n(7).invert()];
        factors.extend(lambda.into_iter().flat_map(|lambda| [lambda, -lambda]));
        for &v in &factors {
            let product = v * d;
            for u in [n(0), n(1), -n(1), n(2), power(130), product, -product, product + product, -(product + n(1))] {
                entries.extend(crafted::<S>(u, v, d));
            }
        }
    }
    assert!(entries.len() > 1000);
    // One of five: every kind of key, factor and sum is among them.
    let entries = if long() { entries } else { entries.into_iter().step_by(5).collect() };
    let valid = agree(&entries);
    assert!(valid.iter().filter(|&&valid| valid).count() > 100 && valid.contains(&false));
    // In other lanes, beside others.
    for shift in if long() { 1..8 } else { 3..4 } {
        let mut shifted: Vec<_> = (0..shift).map(|i| random::<S>(500 + i)).collect();
        shifted.extend(entries.iter().skip(shift as usize * 37).step_by(5).cloned());
        agree(&shifted);
    }
}

#[test]
fn hostile_signatures_are_verified_as_one_at_a_time() {
    hostile::<P256>();
    hostile::<P384>();
    hostile::<Secp256k1>();
}

/// An x from n to p - 1 is r + n.
fn reduced<S: InLanes>() {
    let mut entries = Vec::new();
    for r in 1..200u32 {
        let bytes = [number::<S>(r).to_be_bytes().as_ref(), number::<S>(1).to_be_bytes().as_ref()].concat();
        let signature = Signature::<S>::from_bytes(&bytes).unwrap();
        for x_is_reduced in [false, true] {
            let (hash, id) = (self::bytes(r).to_vec(), RecoveryId { y_is_odd: r % 2 == 1, x_is_reduced });
            let recovered = PublicKey::recover(&hash, &signature, id);
            entries.extend(recovered.into_iter().map(|key| Entry { hash: hash.clone(), signature, key }));
        }
    }
    assert!(entries.len() > 100);
    assert_eq!(agree(&entries), vec![true; entries.len()]);
    for entry in &mut entries {
        entry.hash[0] ^= 1;
    }
    assert_eq!(agree(&entries), vec![false; entries.len()]);
}

#[test]
fn both_numbers_that_x_may_be_are_compared() {
    reduced::<P256>();
    reduced::<P384>();
    reduced::<Secp256k1>();
}
