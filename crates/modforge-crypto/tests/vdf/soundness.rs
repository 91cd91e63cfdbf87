//! Proofs that must be refused are refused.

use super::common::{canonical, finished, group, modulus, padded, primes, prove};
use crate::common::long;
use modforge_crypto::vdf::{Error, Evaluation, Group, Proof, Scheme, Statement};
use num_bigint::BigUint;
use proptest::prelude::*;

const T: u64 = 3001;

fn example() -> Evaluation {
    finished(group(), &[3], T)
}

/// As one who gets everything as bytes.
fn accepts(n: &[u8], x: &[u8], y: &[u8], t: u64, proof: &[u8]) -> Result<(), Error> {
    let group = Group::new(n)?;
    Statement::new(&group, x, y, t)?.verify(&Proof::from_bytes(&group, proof)?)
}

fn flipped(bytes: &[u8], bit: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[bit / 8] ^= 1 << (bit % 8);
    bytes
}

/// Strides of bits that are odd, so that every place in a byte has its turn.
#[test]
fn any_flipped_bit_is_noticed() {
    let evaluation = example();
    let group = group();
    let (x, y) = (evaluation.start().to_vec(), evaluation.result().unwrap());
    let accepts = |x: &[u8], y: &[u8], t: u64, proof: &[u8]| {
        Statement::new(&group, x, y, t)?.verify(&Proof::from_bytes(&group, proof)?)
    };
    let thin = if long() { 1 } else { 3 };
    for scheme in Scheme::ALL {
        let proof = prove(&evaluation, scheme, 1).to_bytes();
        accepts(&x, &y, T, &proof).unwrap();
        for bit in (0..8 * y.len()).step_by(5 * thin) {
            assert!(accepts(&x, &flipped(&y, bit), T, &proof).is_err(), "{scheme:?} y {bit}");
            assert!(accepts(&flipped(&x, bit), &y, T, &proof).is_err(), "{scheme:?} x {bit}");
        }
        for bit in 0..64 {
            assert!(accepts(&x, &y, T ^ 1 << bit, &proof).is_err(), "{scheme:?} t {bit}");
        }
        for bit in (0..8 * proof.len()).step_by(7 * thin) {
            assert!(accepts(&x, &y, T, &flipped(&proof, bit)).is_err(), "{scheme:?} proof {bit}");
        }
    }
}

#[test]
fn any_flipped_bit_of_the_modulus_is_noticed() {
    let evaluation = example();
    let n = modulus().to_bytes_be();
    let y = evaluation.result().unwrap();
    for scheme in Scheme::ALL {
        let proof = prove(&evaluation, scheme, 1).to_bytes();
        accepts(&n, evaluation.start(), &y, T, &proof).unwrap();
        for bit in (0..8 * n.len()).step_by(7) {
            assert!(accepts(&flipped(&n, bit), evaluation.start(), &y, T, &proof).is_err(), "{scheme:?} {bit}");
        }
    }
}

#[test]
fn the_negative_of_a_result_has_no_proof() {
    let evaluation = example();
    let n = modulus();
    let y = BigUint::from_bytes_be(&evaluation.result().unwrap());
    for scheme in Scheme::ALL {
        let proof = prove(&evaluation, scheme, 1);
        let negative = padded(&(&n - &y), &n);
        let refused = accepts(&n.to_bytes_be(), evaluation.start(), &negative, T, &proof.to_bytes());
        assert!(matches!(refused, Err(Error::NotCanonical { argument: "y" })));
        // The same for every number of the proof.
        let bytes = proof.to_bytes();
        let width = evaluation.start().len();
        for start in (6..bytes.len()).step_by(width) {
            let element = BigUint::from_bytes_be(&bytes[start..start + width]);
            let mut forged = bytes.clone();
            forged[start..start + width].copy_from_slice(&padded(&(&n - element), &n));
            let refused = Proof::from_bytes(&group(), &forged);
            assert!(matches!(refused, Err(Error::NotCanonical { argument: "proof" })));
        }
    }
}

#[test]
fn schemes_and_statements_are_not_mixed() {
    let (one, other) = (example(), finished(group(), &[3], T + 1));
    let [wesolowski, pietrzak] = Scheme::ALL.map(|scheme| prove(&one, scheme, 1));
    let renamed = |proof: &Proof, code| {
        let mut bytes = proof.to_bytes();
        bytes[5] = code;
        Proof::from_bytes(&group(), &bytes).unwrap()
    };
    let statement = one.statement().unwrap();
    for refused in [statement.verify(&renamed(&wesolowski, 2)), statement.verify(&renamed(&pietrzak, 1))] {
        assert!(matches!(refused, Err(Error::ProofLength { .. })));
    }
    for proof in [wesolowski, pietrzak] {
        assert!(matches!(other.statement().unwrap().verify(&proof), Err(Error::ProofInvalid)));
    }
    // One halving: as long as a proof of Wesolowski.
    let short = finished(group(), &[3], 600);
    let [wesolowski, pietrzak] = Scheme::ALL.map(|scheme| prove(&short, scheme, 1));
    for proof in [renamed(&wesolowski, 2), renamed(&pietrzak, 1)] {
        assert!(matches!(short.statement().unwrap().verify(&proof), Err(Error::ProofInvalid)));
    }
}

/// The square root of 1 that is 1 modulo p and −1 modulo q: only who has the factors knows it.
fn root_of_one() -> BigUint {
    let [p, q] = primes();
    let inverse = p.modpow(&(&q - 2u8), &q);
    (&p * ((&q - 2u8) * inverse % &q) + 1u8) % (p * q)
}

#[test]
fn an_element_of_order_two_moves_no_honest_proof() {
    let n = modulus();
    let w = root_of_one();
    assert_eq!(&w * &w % &n, BigUint::from(1u8));
    // Odd t at the first halving, at a later one, and none.
    for t in [3001, 3002, 2048] {
        let evaluation = finished(group(), &[3], t);
        let y = BigUint::from_bytes_be(&evaluation.result().unwrap());
        for scheme in Scheme::ALL {
            let proof = prove(&evaluation, scheme, 1).to_bytes();
            let forged = canonical(&(&y * &w), &n);
            let refused = accepts(&n.to_bytes_be(), evaluation.start(), &forged, t, &proof);
            assert!(matches!(refused, Err(Error::ProofInvalid)), "{scheme:?} {t}");
        }
    }
}

/// Why small factors are refused: with a factor f of N anybody computes such a w, and 1/ℓ of it is w again.
#[test]
fn a_known_factor_would_let_another_result_pass() {
    let n = modulus();
    let w = root_of_one();
    let group = group();
    let evaluation = example();
    let y = canonical(&(BigUint::from_bytes_be(&evaluation.result().unwrap()) * &w), &n);
    // The proof for the forged y: x^q·w, where q belongs to the ℓ of the forged statement; w^ℓ = w as ℓ is odd.
    let forged = Statement::new(&group, evaluation.start(), &y, T).unwrap();
    let [p, q] = primes();
    let order = (p - 1u8) * (q - 1u8);
    let prime = prime_of(&forged);
    let quotient = ((BigUint::from(1u8) << T) / prime) % order;
    let root = BigUint::from(3u8).modpow(&quotient, &n) * w;
    let bytes = [b"mfvd\x01\x01".to_vec(), canonical(&root, &n)].concat();
    forged.verify(&Proof::from_bytes(&group, &bytes).unwrap()).unwrap();
}

/// ℓ, as the description of the format says: written here once more.
fn prime_of(statement: &Statement<'_>) -> BigUint {
    use sha2::{Digest, Sha512};
    let n = statement.group().modulus().to_be_bytes();
    let t = statement.squarings().to_be_bytes();
    let parts = [b"modforge vdf wesolowski v1", n.as_slice(), statement.start(), statement.result(), &t];
    (0u64..)
        .find_map(|counter| {
            let mut hash = Sha512::new();
            for part in parts.into_iter().chain([counter.to_be_bytes().as_slice()]) {
                hash.update((part.len() as u64).to_be_bytes());
                hash.update(part);
            }
            let mut candidate = hash.finalize()[..34].to_vec();
            candidate[0] |= 0x80;
            candidate[33] |= 1;
            let modulus = modforge::Modulus::from_be_bytes(&candidate).unwrap();
            modulus.is_probable_prime(0).then(|| BigUint::from_bytes_be(&candidate))
        })
        .unwrap()
}

#[test]
fn malformed_proofs() {
    let group = group();
    let good = prove(&example(), Scheme::Pietrzak, 1).to_bytes();
    let width = example().start().len();
    let refused = |bytes: &[u8]| Proof::from_bytes(&group, bytes).unwrap_err();
    for length in 0..6 {
        assert!(matches!(refused(&good[..length]), Error::ProofFormat), "{length}");
    }
    for length in (7..good.len()).filter(|length| (length - 6) % width != 0) {
        assert!(matches!(refused(&good[..length]), Error::ProofLength { .. }), "{length}");
    }
    assert!(matches!(refused(&[&good[..], &[0]].concat()), Error::ProofLength { .. }));
    let long = [good[..6].to_vec(), good[6..6 + width].repeat(49)].concat();
    assert!(matches!(refused(&long), Error::ProofLength { .. }));
    assert!(matches!(refused(&[b"mfvd\x02", &good[5..]].concat()), Error::ProofVersion { version: 2 }));
    assert!(matches!(refused(&[b"mfvd\x01\x03", &good[6..]].concat()), Error::ProofFormat));
    assert!(matches!(refused(&[b"mfvd\x01\x01".to_vec(), vec![0; width]].concat()), Error::NotCanonical { .. }));
    // Too few or too many halvings for t.
    for elements in [0, 1, 2, 4, 48] {
        let bytes = [good[..6].to_vec(), good[6..6 + width].repeat(elements)].concat();
        let proof = Proof::from_bytes(&group, &bytes).unwrap();
        assert!(matches!(example().statement().unwrap().verify(&proof), Err(Error::ProofLength { .. })), "{elements}");
    }
}

proptest! {
    /// No bytes make it panic, and none are a proof.
    #[test]
    fn random_bytes(head in prop::bool::ANY, scheme in 0u8..4, bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        let head = if head { [b"mfvd\x01", &[scheme][..]].concat() } else { Vec::new() };
        let group = group();
        let five = padded(&BigUint::from(5u8), &modulus());
        let statement = Statement::new(&group, &five, &five, 1000).unwrap();
        if let Ok(proof) = Proof::from_bytes(&group, &[head, bytes].concat()) {
            prop_assert!(statement.verify(&proof).is_err());
        }
    }
}
