//! Many signatures at once.

use super::encoding::{Scalar, decode_all};
use super::{Scheme, Signature, VerifyingKey};
use crate::curve::edwards::Edwards;
use crate::curve::{Choose, Group};
use crate::scalar::{from_le, reduce_le};
use modforge_fields::Field;
use signature::Error;

/// Bytes of a weight.
const WEIGHT: usize = 16;

/// Whether all signatures are valid by [`verify_cofactored`](VerifyingKey::verify_cofactored): messages, signatures,
/// keys.
///
/// h·(Σ z·s)·B = Σ h·z·R + Σ h·z·H(R, A, M)·A with weights z of 128 bits (Bellare, Garay, Rabin 1998). The weights are
/// hashed from all that is verified, so that whoever chooses signatures cannot choose them by the weights; a batch with
/// a signature that is not valid passes with a probability of 2^-128.
///
/// # Errors
/// If one of them is not valid.
pub fn verify_batch<S: Scheme>(entries: &[(&[u8], Signature<S>, VerifyingKey<S>)]) -> Result<(), Error> {
    S::verify_batch(entries)
}

/// As [`verify_batch`].
pub(crate) fn verify<S: Scheme>(entries: &[(&[u8], Signature<S>, VerifyingKey<S>)]) -> Result<(), Error> {
    let mut terms = Vec::with_capacity(2 * entries.len());
    let (mut parsed, mut points) = (Vec::with_capacity(entries.len()), Vec::with_capacity(entries.len()));
    let mut transcript = Vec::new();
    for (message, signature, key) in entries {
        let [point, number] = signature.halves().ok_or_else(Error::new)?;
        let challenge = key.challenge(&point, message);
        transcript.extend_from_slice(challenge.to_le_bytes().as_ref());
        transcript.extend_from_slice(number.as_ref());
        let number = from_le::<Scalar<S>>(number.as_ref()).ok_or_else(Error::new)?;
        points.push(point);
        parsed.push((number, challenge, key.negative));
    }
    let points = decode_all::<S>(&points).ok_or_else(Error::new)?;
    let seed = S::hash(&[&transcript]);
    let mut sum = Scalar::<S>::ZERO;
    for (index, (point, (number, challenge, negative))) in (0u64..).zip(points.iter().zip(parsed)) {
        let digest = S::hash(&[seed.as_ref(), &index.to_le_bytes()]);
        let weight = &digest.as_ref()[..WEIGHT];
        let z = reduce_le::<Scalar<S>>(weight);
        sum += z * number;
        terms.push((weight.to_vec(), point.negate_if(true)));
        terms.push(((z * challenge).to_le_bytes().as_ref().to_vec(), negative));
    }
    let terms: Vec<_> = terms.iter().map(|(number, point)| (number.as_slice(), *point)).collect();
    let rest = S::Curve::sum_with_base_vartime(sum.to_le_bytes().as_ref(), &terms);
    rest.double_times(S::COFACTOR_LOG).is_neutral().then_some(()).ok_or_else(Error::new)
}
