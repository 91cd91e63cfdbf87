//! What a lane is to do.

use super::digits::EcdsaFactor;
use super::number::EcdsaNumber;

/// What one lane is to compute: whether x of base·B + factors·points is one of two numbers, where B is the base point.
#[derive(Clone, Copy, Debug)]
pub struct EcdsaJob {
    /// The factor of the base point.
    pub base: EcdsaFactor,
    /// x and y of a point P of the curve.
    pub point: [EcdsaNumber; 2],
    /// The factor of P. On a curve with an endomorphism there are two: that of P = (x, y) and that of (β·x, y) with the
    /// curve's [`BETA`](super::LaneCurve::BETA); on the other curves the second one is not looked at.
    pub factors: [EcdsaFactor; 2],
    /// Both numbers, below the field's modulus; they may be the same.
    pub x: [EcdsaNumber; 2],
}
