//! Inverses of numbers as bytes or limbs, without Montgomery form.

use crate::inverse::{euclid, not_invertible};
use crate::kernel::divide::divide_vartime;
use crate::limbs::bytes::{from_be_bytes, limbs_for, parse, to_be_bytes, without_leading_zeros};
use crate::limbs::words::{from_words, read_words, to_words};
use crate::limbs::{Limb, bit_length_vartime, scratch};
use crate::modulus::checked;
use crate::{Error, Modulus};
use alloc::vec::Vec;
use core::mem;
use zeroize::Zeroizing;

/// The inverse of a big-endian number of any length modulo another one, odd or even, as many bytes as that has without
/// leading zeros. The time depends on both.
///
/// For one number: nothing is prepared. By Euclid's algorithm with Lehmer's idea (1938).
///
/// # Errors
/// A modulus that is 0 or above [`MAX_BITS`](crate::MAX_BITS) bits, and [`Error::NotInvertible`] with the gcd of the
/// numbers, if that is not 1.
///
/// ```
/// use modforge::{Error, inverse_vartime};
///
/// assert_eq!(inverse_vartime(&[5], &[91])?, [73]); // 5·73 = 365 = 4·91 + 1
/// assert_eq!(inverse_vartime(&[35], &[91]), Err(Error::NotInvertible { gcd: vec![7] }));
/// # Ok::<(), Error>(())
/// ```
pub fn inverse_vartime(a: &[u8], modulus: &[u8]) -> Result<Vec<u8>, Error> {
    let m = checked(parse(modulus))?;
    inverse_of_bytes(a, &m, without_leading_zeros(modulus).len())
}

/// As [`inverse_vartime`](crate::inverse_vartime), from 64-bit limbs, the least significant first; as many limbs as the
/// modulus has without leading zeros.
///
/// # Errors
/// As there.
///
/// ```
/// assert_eq!(modforge::inverse_limbs_vartime(&[5], &[91, 0])?, [73]); // 5·73 = 365 = 4·91 + 1
/// # Ok::<(), modforge::Error>(())
/// ```
pub fn inverse_limbs_vartime(a: &[u64], modulus: &[u64]) -> Result<Vec<u64>, Error> {
    inverse_of_words(a, &checked(mem::take(&mut *from_words(modulus)))?)
}

fn inverse_of_words(a: &[u64], m: &[Limb]) -> Result<Vec<u64>, Error> {
    let a_limbs = limbs_for(64 * a.len());
    scratch::with_zeros(a_limbs + m.len(), |room| {
        let (number, result) = room.split_at_mut(a_limbs);
        read_words(number, a);
        inverse(result, number, m)?;
        Ok(to_words(result))
    })
}

impl Modulus {
    /// The inverse of a big-endian number of any length, as many bytes as the modulus has. The time depends on the
    /// number.
    ///
    /// As [`inverse_vartime`](crate::Residue::inverse_vartime) of its residue, without the way into the kernel's form
    /// and back.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[91])?;
    /// assert_eq!(modulus.inverse_be_bytes_vartime(&[1, 0])?, [16]); // 256·16 = 4096 = 45·91 + 1
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn inverse_be_bytes_vartime(&self, a: &[u8]) -> Result<Vec<u8>, Error> {
        inverse_of_bytes(a, self.limbs(), self.byte_length())
    }

    /// As [`inverse_be_bytes_vartime`](Self::inverse_be_bytes_vartime), from and to 64-bit limbs, the least significant
    /// first.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// assert_eq!(Modulus::from_limbs(&[91])?.inverse_limbs_vartime(&[256])?, [16]); // 256·16 = 4096 = 45·91 + 1
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn inverse_limbs_vartime(&self, a: &[u64]) -> Result<Vec<u64>, Error> {
        inverse_of_words(a, self.limbs())
    }
}

fn inverse_of_bytes(a: &[u8], m: &[Limb], length: usize) -> Result<Vec<u8>, Error> {
    let a = without_leading_zeros(a);
    let a_limbs = limbs_for(8 * a.len());
    scratch::with_zeros(a_limbs + m.len(), |room| {
        let (number, result) = room.split_at_mut(a_limbs);
        from_be_bytes(number, a);
        inverse(result, number, m)?;
        Ok(to_be_bytes(result, length))
    })
}

/// The inverse of a number of any length modulo one without leading zero limbs, into as many limbs.
fn inverse(result: &mut [Limb], number: &[Limb], m: &[Limb]) -> Result<(), Error> {
    let number = &number[..limbs_for(bit_length_vartime(number))];
    let rest;
    let number = if number.len() > m.len() {
        rest = Zeroizing::new(divide_vartime(number, m).1);
        &rest
    } else {
        number
    };
    euclid::inverse_vartime(result, number, m).map_err(|gcd| not_invertible(&gcd))
}
