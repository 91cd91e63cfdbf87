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

/// Halvings that [`halvings_vartime`](super::halvings_vartime) makes: half of those that shorten a number by a digit.
pub(crate) const HALF_BATCH: usize = DIGIT_BITS / 2;
