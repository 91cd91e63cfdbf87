//! Public keys: points other than the neutral one.

use super::{RecoveryId, Scheme, Signature, number_of_hash};
use crate::curve::weierstrass::{Affine, Jacobian};
use crate::curve::{Choose, vartime::sum_vartime};
use crate::long::digest;
use crate::scalar::reduce_le;
use ::signature::{Error, Verifier, hazmat::PrehashVerifier};
use core::fmt;
use modforge_fields::Field;

/// A public key.
#[derive(Clone, Copy)]
pub struct PublicKey<S: Scheme>(pub(super) Affine<S>);

impl<S: Scheme> PublicKey<S> {
    /// The key of a point in bytes: 4 and both coordinates, or 2 or 3 and x (SEC 1, 2.3.4).
    ///
    /// # Errors
    /// If they are not those of a point, or of the neutral one.
    pub fn from_sec1_bytes(bytes: &[u8]) -> Result<Self, Error> {
        S::public_key(bytes).ok_or_else(Error::new)
    }

    /// The point in bytes: 4 and both coordinates.
    #[must_use]
    pub fn to_sec1_bytes(&self) -> Vec<u8> {
        let [x, y] = self.0.to_xy().map(|coordinate| coordinate.to_be_bytes());
        [&[4], x.as_ref(), y.as_ref()].concat()
    }

    /// The point in bytes: 2, or 3 if y is odd, and x.
    #[must_use]
    pub fn to_compressed_bytes(&self) -> Vec<u8> {
        let [x, y] = self.0.to_xy().map(|coordinate| coordinate.to_be_bytes());
        [&[2 | (y.as_ref().last().unwrap_or(&0) & 1)], x.as_ref()].concat()
    }

    /// Whether a signature of a message is valid.
    ///
    /// # Errors
    /// If it is not, or if s is not the smaller one where the scheme asks for it.
    pub fn verify(&self, message: &[u8], signature: &Signature<S>) -> Result<(), Error> {
        self.verify_prehash(&digest::<S::Hash>(message), signature)
    }

    /// Verifies the signature of a message that has been hashed: x(z/s·B + r/s·Q) = r modulo n.
    ///
    /// # Errors
    /// As for [`verify`](Self::verify).
    pub fn verify_prehash(&self, hash: &[u8], signature: &Signature<S>) -> Result<(), Error> {
        S::is_valid(self, hash, signature).then_some(()).ok_or_else(Error::new)
    }

    /// The key that a signature of a hashed message is valid for.
    ///
    /// # Errors
    /// If there is none.
    pub fn recover(hash: &[u8], signature: &Signature<S>, id: RecoveryId) -> Result<Self, Error> {
        S::recover(hash, signature, id).ok_or_else(Error::new)
    }
}

/// As [`PublicKey::from_sec1_bytes`].
pub(crate) fn key<S: Scheme>(bytes: &[u8]) -> Option<PublicKey<S>> {
    let coordinate = |bytes: &[u8]| {
        let bytes = <S::Field as Field>::Bytes::try_from(bytes).ok()?;
        S::Field::from_be_bytes(&bytes)
    };
    let point = match bytes.split_first()? {
        (4, xy) => {
            let (x, y) = xy.split_at(xy.len() / 2);
            coordinate(x).zip(coordinate(y)).and_then(|(x, y)| Affine::from_xy(x, y))
        }
        (&tag @ (2 | 3), x) => coordinate(x).and_then(|x| with_parity(x, tag == 3)),
        _ => None,
    };
    point.map(PublicKey)
}

/// As [`PublicKey::verify_prehash`].
pub(crate) fn is_valid<S: Scheme>(key: &PublicKey<S>, hash: &[u8], signature: &Signature<S>) -> bool {
    is_valid_by_inverse(key, hash, signature, &signature.s.invert()) && (signature.is_low() || !S::LOW_S)
}

/// Whether the equation holds, whichever s it is, by the inverse of s.
pub(super) fn is_valid_by_inverse<S: Scheme>(
    key: &PublicKey<S>,
    hash: &[u8],
    signature: &Signature<S>,
    inverse: &S::Scalar,
) -> bool {
    let (u, v) = (number_of_hash::<S::Scalar>(hash) * *inverse, signature.r * *inverse);
    let found = combine::<S>(&u, &v, key.0);
    let has = |x: Option<S::Field>| x.is_some_and(|x| found.has_x(&x));
    coordinates::<S>(&signature.r).into_iter().any(has)
}

/// As [`PublicKey::recover`].
pub(crate) fn recover<S: Scheme>(hash: &[u8], signature: &Signature<S>, id: RecoveryId) -> Option<PublicKey<S>> {
    let x = coordinates::<S>(&signature.r)[usize::from(id.x_is_reduced)]?;
    let point = with_parity::<S>(x, id.y_is_odd)?;
    let inverse = signature.r.invert();
    let (u, v) = (-number_of_hash::<S::Scalar>(hash) * inverse, signature.s * inverse);
    let key = PublicKey(combine::<S>(&u, &v, point).to_point()?);
    S::is_valid(&key, hash, signature).then_some(key)
}

/// u·B + v·P.
fn combine<S: Scheme>(u: &S::Scalar, v: &S::Scalar, point: Affine<S>) -> Jacobian<S> {
    let (u, v) = (u.to_le_bytes(), v.to_le_bytes());
    sum_vartime(&S::tables().odd, u.as_ref(), &[(v.as_ref(), Jacobian::from(point))])
}

/// The coordinates that are r modulo n: r and r + n, as far as they are below p.
pub(super) fn coordinates<S: Scheme>(r: &S::Scalar) -> [Option<S::Field>; 2] {
    let low: S::Field = reduce_le(r.to_le_bytes().as_ref());
    let high = low + reduce_le(S::Scalar::MODULUS.as_ref());
    // A sum above p has become less.
    let is_below = high.to_be_bytes().as_ref() > low.to_be_bytes().as_ref();
    let checked = |x: S::Field| (reduced::<S>(&x) == *r).then_some(x);
    [checked(low), checked(high).filter(|_| is_below)]
}

/// The point with this x and a y of this parity.
fn with_parity<S: Scheme>(x: S::Field, odd: bool) -> Option<Affine<S>> {
    let point = Affine::<S>::from_x(x)?;
    let is_odd = point.to_xy()[1].to_le_bytes().as_ref()[0] & 1 == 1;
    Some(point.negate_if(is_odd != odd))
}

/// A coordinate modulo n.
pub(super) fn reduced<S: Scheme>(x: &S::Field) -> S::Scalar {
    reduce_le(x.to_le_bytes().as_ref())
}

impl<S: Scheme> PartialEq for PublicKey<S> {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_xy() == other.0.to_xy()
    }
}

impl<S: Scheme> Eq for PublicKey<S> {}

impl<S: Scheme> fmt::Debug for PublicKey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PublicKey").field(&self.to_sec1_bytes()).finish()
    }
}

impl<S: Scheme> Verifier<Signature<S>> for PublicKey<S> {
    fn verify(&self, message: &[u8], signature: &Signature<S>) -> Result<(), Error> {
        self.verify(message, signature)
    }
}

impl<S: Scheme> PrehashVerifier<Signature<S>> for PublicKey<S> {
    fn verify_prehash(&self, hash: &[u8], signature: &Signature<S>) -> Result<(), Error> {
        self.verify_prehash(hash, signature)
    }
}
