//! Greatest common divisors of numbers as bytes.

use crate::inverse::gcd;
use crate::limbs::Limb;
use crate::limbs::bytes::{from_be_bytes, limbs_for, to_be_bytes};
use crate::reduce::form::Words;
use alloc::{vec, vec::Vec};
use zeroize::Zeroizing;

/// The greatest common divisor of two big-endian numbers of any length, as many bytes as the longer one; gcd(0, b) = b.
///
/// Constant time in the numbers; the time depends on their lengths. By divsteps (Bernstein and Yang 2019).
///
/// ```
/// assert_eq!(modforge::gcd(&[0x03, 0xf0], &[0x0f, 0xff]), [0, 63]); // 1008 = 16·63, 4095 = 65·63
/// assert_eq!(modforge::gcd(&[0], &[12]), [12]);
/// ```
pub fn gcd(a: &[u8], b: &[u8]) -> Vec<u8> {
    by(gcd::gcd, a, b)
}

/// As [`gcd`], faster, but the time depends on the numbers: for public ones.
///
/// ```
/// assert_eq!(modforge::gcd_vartime(&[0x03, 0xf0], &[0x0f, 0xff]), [0, 63]); // 1008 = 16·63, 4095 = 65·63
/// ```
pub fn gcd_vartime(a: &[u8], b: &[u8]) -> Vec<u8> {
    by(gcd::gcd_vartime, a, b)
}

fn by(method: fn(&[Limb], &[Limb]) -> Words, a: &[u8], b: &[u8]) -> Vec<u8> {
    let length = a.len().max(b.len());
    let limbs = |bytes| {
        let mut limbs = Zeroizing::new(vec![0; limbs_for(length * 8).max(1)]);
        from_be_bytes(&mut limbs, bytes);
        limbs
    };
    to_be_bytes(&method(&limbs(a), &limbs(b)), length)
}
