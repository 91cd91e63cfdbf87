//! The Jacobi symbol.

use crate::Error;
use crate::cancel::Watch;
use crate::limbs::bytes::parse;
use crate::limbs::shift::shift_right;
use crate::limbs::{LIMB_BITS, Limb, MAX_BITS, add, bit_length_vartime};
use core::cmp::Ordering;

/// The Jacobi symbol (a/n) of two big-endian numbers, n odd: 1, −1, or 0 where they have a common divisor.
///
/// For a prime n it is 1 for the squares modulo n other than 0, and −1 for numbers that are not squares.
///
/// # Errors
/// [`Error::ModulusEven`] for an even n, 0 too; [`Error::NumberTooLarge`] for more than [`MAX_BITS`](crate::MAX_BITS)
/// bits.
///
/// ```
/// assert_eq!(modforge::jacobi_vartime(&[2], &[7])?, 1); // 3² = 2 + 7
/// assert_eq!(modforge::jacobi_vartime(&[3], &[7])?, -1);
/// assert_eq!(modforge::jacobi_vartime(&[6], &[9])?, 0);
/// # Ok::<(), modforge::Error>(())
/// ```
pub fn jacobi_vartime(a: &[u8], n: &[u8]) -> Result<i8, Error> {
    let limbs = |argument, bytes: &[u8]| {
        let limbs = parse(bytes);
        let bits = bit_length_vartime(&limbs);
        if bits > MAX_BITS { Err(Error::NumberTooLarge { argument, bits }) } else { Ok(limbs) }
    };
    let (mut a, mut n) = (limbs("a", a)?, limbs("n", n)?);
    if n.first().is_none_or(|limb| limb & 1 == 0) {
        return Err(Error::ModulusEven);
    }
    let length = a.len().max(n.len());
    a.resize(length, 0);
    n.resize(length, 0);
    Ok(symbol_vartime(&mut a, &mut n))
}

/// (a/n) for an odd n, both of one length; they are used up.
///
/// Stein's algorithm with the signs of (2/n) = −1 for n ≡ ±3 mod 8 and of the reciprocity (a/n) = −(n/a) for a ≡ n ≡ 3
/// mod 4 (Shallit and Sorenson, A binary algorithm for the Jacobi symbol, 1993).
pub(super) fn symbol_vartime(a: &mut [Limb], n: &mut [Limb]) -> i8 {
    let (mut a, mut n, mut sign) = (a, n, 1);
    let watch = Watch::new();
    loop {
        watch.look();
        let length = bit_length_vartime(a).max(bit_length_vartime(n)).div_ceil(LIMB_BITS);
        (a, n) = (&mut a[..length], &mut n[..length]);
        let Some(zero_limbs) = a.iter().position(|&limb| limb != 0) else {
            return if bit_length_vartime(n) == 1 { sign } else { 0 };
        };
        // A limb has an even number of bits, so that (2/n) to that power is 1.
        a.copy_within(zero_limbs.., 0);
        a[length - zero_limbs..].fill(0);
        let zeros = a[0].trailing_zeros() as usize;
        shift_right(a, zeros);
        if zeros & 1 == 1 && matches!(n[0] & 7, 3 | 5) {
            sign = -sign;
        }
        if a.iter().rev().cmp(n.iter().rev()) == Ordering::Less {
            core::mem::swap(&mut a, &mut n);
            if a[0] & n[0] & 3 == 3 {
                sign = -sign;
            }
        }
        add::sub_masked(a, n, Limb::MAX);
    }
}
