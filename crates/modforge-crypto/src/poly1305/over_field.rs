//! Poly1305 by Horner's rule in a field of the caller's choice.

use super::{BLOCK, clamped, masked};
use modforge_fields::Field;

/// The tag by Horner's rule in any field with the prime 2^130 − 5: one product for each block, reduced as the field
/// does it.
///
/// [`Poly1305`](super::Poly1305) is faster; this one shows the share of the reduction where fields are compared.
/// Constant time as far as the field is.
///
/// ```
/// use modforge_crypto::poly1305::{Poly1305, mac_over};
/// use modforge_fields::p1305::Element;
///
/// let tag = mac_over::<Element>(&[7; 32], b"the same tag");
/// assert_eq!(tag, Some(Poly1305::mac(&[7; 32], b"the same tag")));
/// assert_eq!(mac_over::<modforge_fields::p25519::Element>(&[7; 32], b"not its prime"), None);
/// ```
#[must_use]
pub fn mac_over<F: Field>(key: &[u8; 32], message: &[u8]) -> Option<[u8; 16]> {
    let is_prime = F::MODULUS.as_ref().split_first().is_some_and(|(low, others)| {
        *low == 0xfb
            && others.len() == BLOCK
            && others[..BLOCK - 1].iter().all(|&byte| byte == 0xff)
            && others[BLOCK - 1] == 3
    });
    if !is_prime {
        return None;
    }
    let number = |bytes: &[u8; BLOCK + 1]| F::from_le_bytes(&F::Bytes::try_from(&bytes[..]).ok()?);
    let (r, s) = key.split_at(BLOCK);
    let mut padded = [0; BLOCK + 1];
    padded[..BLOCK].copy_from_slice(&clamped(r));
    let r = number(&padded)?;
    let mut sum = F::ZERO;
    let (blocks, rest) = message.as_chunks::<BLOCK>();
    for block in blocks {
        // Of a length that the compiler knows: else every block is written byte by byte and read back in words.
        padded = [1; BLOCK + 1];
        padded[..BLOCK].copy_from_slice(block);
        sum = (sum + number(&padded)?) * r;
    }
    if !rest.is_empty() {
        padded = [0; BLOCK + 1];
        padded[..rest.len()].copy_from_slice(rest);
        padded[rest.len()] = 1;
        sum = (sum + number(&padded)?) * r;
    }
    Some(masked(sum.to_le_bytes().as_ref(), s.try_into().ok()?))
}
