//! The curves, each over a field that the generator wrote.

use super::number::EcdsaNumber;
use crate::fields::LaneField;
use crate::fields::vector::Vector;

/// A curve y² = x³ + a·x + b of odd order; a is -3 or 0, and no formula has b. An element of the field has at most
/// 8 digits, and p at most the bits of an [`EcdsaNumber`].
///
/// A new one also needs a variant of `EcdsaCurve`, an arm of `with_curve!`, a line in `tests.rs` and its numbers in
/// `tests/lanes/ecdsa.rs`.
pub(super) trait Curve {
    /// Numbers modulo p, eight side by side.
    type Field<V: Vector>: LaneField<Vector = V>;
    /// Whether a is -3, else it is 0.
    const MINUS_THREE: bool;
    /// Bits of a factor of the base point.
    const BITS: usize;
    /// Bits of a factor of a point that is not known beforehand.
    const FACTOR_BITS: usize = Self::BITS;
    /// β in little-endian bytes, if the curve has the endomorphism (x, y) → (β·x, y): then points come with two
    /// factors, the second one for their images.
    const BETA: Option<EcdsaNumber> = None;
}

/// y² = x³ - 3x + b modulo 2^256 - 2^224 + 2^192 + 2^96 - 1 (FIPS 186-5).
#[cfg(feature = "p256")]
pub(super) enum P256 {}

#[cfg(feature = "p256")]
impl Curve for P256 {
    type Field<V: Vector> = crate::fields::p256::Element<V>;
    const MINUS_THREE: bool = true;
    const BITS: usize = 256;
}

/// y² = x³ - 3x + b modulo 2^384 - 2^128 - 2^96 + 2^32 - 1 (FIPS 186-5).
#[cfg(feature = "p384")]
pub(super) enum P384 {}

#[cfg(feature = "p384")]
impl Curve for P384 {
    type Field<V: Vector> = crate::fields::p384::Element<V>;
    const MINUS_THREE: bool = true;
    const BITS: usize = 384;
}

/// y² = x³ + 7 modulo 2^256 - 2^32 - 977 (SEC 2).
#[cfg(feature = "secp256k1")]
pub(super) enum Secp256k1 {}

#[cfg(feature = "secp256k1")]
impl Curve for Secp256k1 {
    type Field<V: Vector> = crate::fields::secp256k1::Element<V>;
    const MINUS_THREE: bool = false;
    const BITS: usize = 256;
    const FACTOR_BITS: usize = 129;
    const BETA: Option<EcdsaNumber> = Some(super::number::of_bytes(&[
        0xee, 0x01, 0x95, 0x71, 0x28, 0x6c, 0x39, 0xc1, 0x95, 0x89, 0xf5, 0x12, 0x75, 0x49, 0xf0, 0x9c, 0xe9, 0x34,
        0x34, 0xac, 0x9e, 0x47, 0x64, 0x6e, 0x10, 0x07, 0x7c, 0x65, 0x2b, 0x6a, 0xe9, 0x7a,
    ]));
}
