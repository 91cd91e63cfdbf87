//! Numbers as bytes, for curves of different sizes.

/// A number below 2^384 in little-endian bytes; on a curve of 256 bits those above its 32 are 0.
pub type EcdsaNumber = [u8; 48];

/// The number of fewer bytes.
#[cfg(feature = "secp256k1")]
pub(super) const fn of_bytes(bytes: &[u8; 32]) -> EcdsaNumber {
    let mut number = [0; _];
    number.split_at_mut(bytes.len()).0.copy_from_slice(bytes);
    number
}
