//! Greatest common divisors of numbers as bytes or limbs.

use crate::inverse::{euclid, gcd};
use crate::limbs::bytes::{from_be_bytes, limbs_for, to_be_bytes};
use crate::limbs::words::{read_words, to_words};
use crate::limbs::{LIMB_BITS, Limb, Wide, scratch};
use alloc::vec::Vec;

/// The greatest common divisor of two big-endian numbers of any length, as many bytes as the longer one; gcd(0, b) = b.
///
/// Constant time in the numbers; the time depends on their lengths. By divsteps (Bernstein and Yang 2019).
///
/// ```
/// assert_eq!(modforge::gcd(&[0x03, 0xf0], &[0x0f, 0xff]), [0, 63]); // 1008 = 16·63, 4095 = 65·63
/// assert_eq!(modforge::gcd(&[0], &[12]), [12]);
/// ```
pub fn gcd(a: &[u8], b: &[u8]) -> Vec<u8> {
    with_limbs(a, b, |x, y, length| to_be_bytes(&gcd::gcd(x, y), length))
}

/// As [`gcd`], faster, but the time depends on the numbers: for public ones. By Euclid's algorithm with Lehmer's idea
/// (1938).
///
/// ```
/// assert_eq!(modforge::gcd_vartime(&[0x03, 0xf0], &[0x0f, 0xff]), [0, 63]); // 1008 = 16·63, 4095 = 65·63
/// ```
pub fn gcd_vartime(a: &[u8], b: &[u8]) -> Vec<u8> {
    let length = a.len().max(b.len());
    // Of short numbers, the rooms for longer ones would take as long as the gcd.
    if length <= size_of::<Limb>() {
        let gcd = euclid::gcd_of_limbs(limb(a), limb(b)).to_be_bytes();
        return gcd[gcd.len() - length..].to_vec();
    }
    if length <= size_of::<Wide>() {
        let gcd = euclid::binary_gcd(two_limbs(a), two_limbs(b)).to_be_bytes();
        return gcd[gcd.len() - length..].to_vec();
    }
    with_limbs(a, b, |x, y, length| to_be_bytes(euclid::gcd_vartime(x, y), length))
}

/// As [`gcd_vartime`](crate::gcd_vartime), from 64-bit limbs, the least significant first; as many as the longer one
/// has.
///
/// ```
/// assert_eq!(modforge::gcd_limbs_vartime(&[1008, 0], &[4095]), [63, 0]); // 16·63, 65·63
/// ```
pub fn gcd_limbs_vartime(a: &[u64], b: &[u64]) -> Vec<u64> {
    let length = a.len().max(b.len());
    let limbs = limbs_for(64 * length).max(1);
    scratch::with_zeros(2 * limbs, |room| {
        let (x, y) = room.split_at_mut(limbs);
        read_words(x, a);
        read_words(y, b);
        let mut gcd = to_words(euclid::gcd_vartime(x, y));
        gcd.resize(length, 0);
        gcd
    })
}

/// Both numbers with as many limbs as the longer one, and its bytes.
fn with_limbs<T>(a: &[u8], b: &[u8], work: impl FnOnce(&mut [Limb], &mut [Limb], usize) -> T) -> T {
    let length = a.len().max(b.len());
    let limbs = limbs_for(length * 8).max(1);
    scratch::with_zeros(2 * limbs, |room| {
        let (x, y) = room.split_at_mut(limbs);
        from_be_bytes(x, a);
        from_be_bytes(y, b);
        work(x, y, length)
    })
}

/// The number in at most the bytes of a limb.
fn limb(bytes: &[u8]) -> Limb {
    match bytes.try_into() {
        Ok(whole) => Limb::from_be_bytes(whole),
        Err(_) => bytes.iter().fold(0, |limb, &byte| limb << 8 | Limb::from(byte)),
    }
}

/// The number in at most the bytes of two limbs.
fn two_limbs(bytes: &[u8]) -> Wide {
    match bytes.split_last_chunk() {
        Some((high, low)) => Wide::from(limb(high)) << LIMB_BITS | Wide::from(Limb::from_be_bytes(*low)),
        None => limb(bytes).into(),
    }
}
