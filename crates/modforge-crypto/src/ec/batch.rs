//! Many signatures at once.

use super::lanes::padded;
use super::public::{coordinates, is_valid_by_inverse};
use super::{PublicKey, Scheme, Signature, number_of_hash};
use crate::curve::invert_all;
use crate::curve::weierstrass::Affine;
use ::signature::Error;
use modforge_fields::Field;
use modforge_lanes::{EcdsaFactor, EcdsaJob, vector::LANES};

/// Less signatures than these are verified one after the other: by their counts of products, all lanes take as long as
/// two of them.
const MIN_LANES: usize = 3;

/// Whether all signatures of messages that have been hashed are valid, as by
/// [`verify_prehash`](PublicKey::verify_prehash): hashes, signatures, keys. Where the CPU has AVX-512 IFMA, signatures
/// of P-256, P-384 and secp256k1 are verified eight at a time.
///
/// ```
/// use modforge_crypto::ec::verify_batch_prehash;
/// use modforge_crypto::p256::SecretKey;
///
/// let key = SecretKey::from_bytes(&[7; 32]).unwrap(); // random bytes
/// let (hash, other) = ([1; 32], [2; 32]); // hashes of messages
/// let (first, second) = (key.sign_prehash(&hash), key.sign_prehash(&other));
/// let batch = [(&hash[..], first, key.public_key()), (&other[..], second, key.public_key())];
/// assert!(verify_batch_prehash(&batch).is_ok());
/// ```
///
/// # Errors
/// If one of them is not valid.
pub fn verify_batch_prehash<S: Scheme>(entries: &[(&[u8], Signature<S>, PublicKey<S>)]) -> Result<(), Error> {
    verify_each_prehash(entries).into_iter().all(|valid| valid).then_some(()).ok_or_else(Error::new)
}

/// Verifies many signatures, with an answer for each. It takes as long as [`verify_batch_prehash`], whatever the mix of
/// valid and invalid ones.
///
/// ```
/// use modforge_crypto::ec::verify_each_prehash;
/// use modforge_crypto::p256::SecretKey;
///
/// let key = SecretKey::from_bytes(&[7; 32]).unwrap(); // random bytes
/// let (hash, other) = ([1; 32], [2; 32]); // hashes of messages
/// let signature = key.sign_prehash(&hash);
/// let batch = [&hash[..], &other].map(|hash| (hash, signature, key.public_key()));
/// assert_eq!(verify_each_prehash(&batch), [true, false]);
/// ```
#[must_use]
pub fn verify_each_prehash<S: Scheme>(entries: &[(&[u8], Signature<S>, PublicKey<S>)]) -> Vec<bool> {
    S::are_valid(entries)
}

/// [`verify_each_prehash`] with these lanes or none, for tests.
#[doc(hidden)]
#[must_use]
pub fn verify_each_with_lanes<S: Scheme>(
    entries: &[(&[u8], Signature<S>, PublicKey<S>)],
    lanes: Option<impl Fn(&[EcdsaJob; LANES]) -> [Option<bool>; LANES]>,
) -> Vec<bool> {
    are_valid(entries, lanes)
}

/// As [`verify_each_prehash`]: one inverse modulo n for all, and eight sums of points at a time.
///
/// What the lanes do not find out is computed without them: whoever chooses keys and signatures can bring that about
/// for his own ones, and gets them verified one at a time.
pub(crate) fn are_valid<S: Scheme>(
    entries: &[(&[u8], Signature<S>, PublicKey<S>)],
    lanes: Option<impl Fn(&[EcdsaJob; LANES]) -> [Option<bool>; LANES]>,
) -> Vec<bool> {
    let mut inverses: Vec<_> = entries.iter().map(|(_, signature, _)| signature.s).collect();
    invert_all(&mut inverses);
    let mut valid = Vec::with_capacity(entries.len());
    for (entries, inverses) in entries.chunks(LANES).zip(inverses.chunks(LANES)) {
        let found = lanes.as_ref().filter(|_| entries.len() >= MIN_LANES).and_then(|lanes| {
            let jobs: Option<Vec<_>> =
                entries.iter().zip(inverses).map(|(entry, inverse)| job(entry, inverse)).collect();
            let jobs = jobs?;
            // Empty lanes do the last signature again.
            Some(lanes(&core::array::from_fn(|lane| jobs[lane.min(jobs.len() - 1)])))
        });
        for (lane, ((hash, signature, key), inverse)) in entries.iter().zip(inverses).enumerate() {
            let has_right_s = signature.is_low() || !S::LOW_S;
            let found = found.and_then(|found| found[lane]);
            let is_right = || found.unwrap_or_else(|| is_valid_by_inverse(key, hash, signature, inverse));
            valid.push(has_right_s && is_right());
        }
    }
    valid
}

/// The work of one lane: x(u·B + v·Q) must be r, or r + n if that is below p.
fn job<S: Scheme>(
    (hash, signature, PublicKey(Affine { x, y })): &(&[u8], Signature<S>, PublicKey<S>),
    inverse: &S::Scalar,
) -> Option<EcdsaJob> {
    let (u, v) = (number_of_hash::<S::Scalar>(hash) * *inverse, signature.r * *inverse);
    let factors = match S::ENDOMORPHISM {
        Some(endomorphism) => {
            let [first, second] = endomorphism.split_odd_vartime(&v);
            [factor::<S>(first)?, factor::<S>(second)?]
        }
        None => [odd::<S>(&v)?; 2],
    };
    let [low, high] = coordinates::<S>(&signature.r);
    let low = low?;
    let bytes = |number: &S::Field| padded(number.to_le_bytes().as_ref());
    Some(EcdsaJob {
        base: odd::<S>(&u)?,
        point: [bytes(x)?, bytes(y)?],
        factors,
        x: [bytes(&low)?, bytes(&high.unwrap_or(low))?],
    })
}

/// An odd number that is this one modulo n: k itself, or k - n, as n is odd; n for 0.
fn odd<S: Scheme>(k: &S::Scalar) -> Option<EcdsaFactor> {
    if k.is_zero() {
        return factor::<S>((false, S::Scalar::MODULUS));
    }
    let bytes = k.to_le_bytes();
    let is_odd = bytes.as_ref()[0] & 1 == 1;
    factor::<S>(if is_odd { (false, bytes) } else { (true, (-*k).to_le_bytes()) })
}

fn factor<S: Scheme>((negative, magnitude): (bool, <S::Scalar as Field>::Bytes)) -> Option<EcdsaFactor> {
    EcdsaFactor::new(negative, padded(magnitude.as_ref())?)
}
