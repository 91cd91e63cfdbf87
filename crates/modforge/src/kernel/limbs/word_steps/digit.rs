//! Signed limbs.

use crate::limbs::LIMB_BITS;

/// A signed limb.
#[cfg(not(any(modforge_limb32, target_pointer_width = "32")))]
pub(crate) type Digit = i64;
/// A signed product.
#[cfg(not(any(modforge_limb32, target_pointer_width = "32")))]
pub(crate) type WideDigit = i128;
/// A signed limb.
#[cfg(any(modforge_limb32, target_pointer_width = "32"))]
pub(crate) type Digit = i32;
/// A signed product.
#[cfg(any(modforge_limb32, target_pointer_width = "32"))]
pub(crate) type WideDigit = i64;

/// Bits of a digit of a signed number.
pub(crate) const DIGIT_BITS: usize = LIMB_BITS - 2;
