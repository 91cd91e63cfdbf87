//! The rules of the precompiled contract at address 5 of the Ethereum virtual machine.

use super::{even, odd, square_or_cube};
use crate::limbs::MAX_FIXED_LIMBS;
use crate::limbs::bytes::{from_be_bytes, limbs_for, without_leading_zeros, write_be_bytes};
use alloc::{vec, vec::Vec};

/// Bytes that EIP-7823 allows for each of base, exponent and modulus: 8192 bits.
pub const MODEXP_MAX_BYTES: usize = 1024;

/// Whether these lengths of base, exponent and modulus in bytes are within the bounds of EIP-7823.
///
/// ```
/// assert!(modforge::modexp_lengths_allowed(1024, 0, 32));
/// assert!(!modforge::modexp_lengths_allowed(1, 1025, 1));
/// ```
pub const fn modexp_lengths_allowed(base: usize, exponent: usize, modulus: usize) -> bool {
    base <= MODEXP_MAX_BYTES && exponent <= MODEXP_MAX_BYTES && modulus <= MODEXP_MAX_BYTES
}

/// `base^exponent mod modulus` of big-endian numbers by the rules of EIP-198, as long as `modulus`.
///
/// Any lengths, leading zeros and the empty number, which is 0, are fine, and so is a base above the modulus. Modulo 0
/// and 1 the result is 0. An exponent of 0 gives 1, for the base 0 too.
///
/// Time and memory addresses depend on all three numbers: none may be secret. The work grows with the square of the
/// length of the modulus times that of the exponent: bound what others send, as [`modexp_lengths_allowed`] does. The
/// kernel that `MODFORGE_KERNEL` forces is not heeded here.
///
/// For several powers modulo one number, [`Modulus`](crate::Modulus) prepares it once.
///
/// ```
/// use modforge::modexp_vartime;
///
/// assert_eq!(modexp_vartime(&[3], &[5], &[0, 100]), [0, 43]); // 243 = 2·100 + 43
/// assert_eq!(modexp_vartime(&[0], &[], &[7]), [1]);
/// assert_eq!(modexp_vartime(&[2], &[2], &[0, 0]), [0, 0]);
/// assert!(modexp_vartime(&[2], &[2], &[]).is_empty());
/// ```
#[must_use]
pub fn modexp_vartime(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Vec<u8> {
    let mut result = vec![0; modulus.len()];
    let [base, exponent, modulus] = [base, exponent, modulus].map(without_leading_zeros);
    let room = result.len() - modulus.len();
    power(&mut result[room..], base, exponent, modulus);
    result
}

/// `result`, zeros as long as the modulus, becomes the power. No number has leading zeros.
fn power(result: &mut [u8], base: &[u8], exponent: &[u8], modulus: &[u8]) {
    let Some(&last) = modulus.last() else { return };
    if modulus == [1] {
        return;
    }
    let below = (base.len(), base) < (modulus.len(), modulus);
    match exponent {
        [] => result[modulus.len() - 1] = 1,
        _ if base.is_empty() => {}
        [1] if below => result[modulus.len() - base.len()..].copy_from_slice(base),
        _ => {
            let n = limbs_for(modulus.len() * 8);
            let (mut small, mut large) = ([0; 2 * MAX_FIXED_LIMBS], Vec::new());
            let room = if n <= MAX_FIXED_LIMBS {
                &mut small[..2 * n]
            } else {
                large.resize(2 * n, 0);
                &mut large
            };
            let (m, power) = room.split_at_mut(n);
            from_be_bytes(m, modulus);
            if matches!(exponent, [2 | 3]) && square_or_cube::takes(m) {
                square_or_cube::power(power, base, exponent == [3], m);
            } else if last & 1 == 1 {
                odd::power(power, base, exponent, m);
            } else {
                even::power(power, base, exponent, m);
            }
            write_be_bytes(result, power);
        }
    }
}
