//! Inversion: of one residue in constant time ([`divstep`]) and in variable time ([`euclid`]), of many ([`batch`]), and
//! Kaliski's Montgomery inverse, step by step as hardware computes it ([`kaliski`]).

mod batch;
mod digits;
mod divstep;
pub(crate) mod euclid;
mod even;
pub(crate) mod gcd;
mod kaliski;

pub use kaliski::Domain;

use crate::cancel::Watch;
use crate::kernel::word_steps::{DIGIT_BITS, Digit};
use crate::limbs::bytes::to_be_bytes;
use crate::limbs::{LIMB_BITS, Limb, compare};
use crate::reduce::form::{Words, inverse_scale_bits};
use crate::{Error, Residue};
use alloc::{vec, vec::Vec};
use digits::{add_masked, divide_modulo, negate_masked, sign, subtract, to_limbs};
use zeroize::Zeroizing;

impl Residue<'_> {
    /// The inverse: the residue whose product with this one is 1.
    ///
    /// Constant time in the number, up to whether it has an inverse. By divsteps (Bernstein and Yang 2019).
    ///
    /// # Errors
    /// [`Error::NotInvertible`] with the gcd of the number and the modulus, if that is not 1; it is the modulus for 0.
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[91])?;
    /// let inverse = modulus.residue_from_be_bytes(&[5])?.inverse()?;
    /// assert_eq!(inverse.to_be_bytes(), [73]); // 5·73 = 365 = 4·91 + 1
    /// let error = modulus.residue_from_be_bytes(&[35])?.inverse().unwrap_err();
    /// assert_eq!(error, Error::NotInvertible { gcd: vec![7] });
    /// # Ok::<(), Error>(())
    /// ```
    pub fn inverse(&self) -> Result<Self, Error> {
        let (modulus, form) = (self.modulus(), self.modulus().form());
        let number = self.unpacked();
        let words = if form.arithmetic().radix_bits() > 0 {
            // The number is x·R, and what comes back is (x·R)⁻¹·2^s.
            let inverse = divstep::invert(&number, modulus.limbs(), modulus.bits(), Scale::Digits);
            inverse.map(|inverse| form.enter_scaled_inverse(&inverse))
        } else if modulus.limbs()[0] & 1 == 1 {
            let inverse = divstep::invert(&number, modulus.limbs(), modulus.bits(), Scale::One);
            inverse.map(|inverse| form.enter(&inverse))
        } else {
            even::invert(&number, modulus.limbs(), modulus.bits()).map(|inverse| form.enter(&inverse))
        };
        words.map(|words| Self::new(modulus, words)).map_err(|gcd| not_invertible(&gcd))
    }

    /// As [`inverse`](Self::inverse), faster, but the time depends on the number: for public ones.
    ///
    /// By Euclid's algorithm with Lehmer's idea (1938).
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[91])?;
    /// assert_eq!(modulus.residue_from_be_bytes(&[5])?.inverse_vartime()?.to_be_bytes(), [73]); // 5·73 = 4·91 + 1
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn inverse_vartime(&self) -> Result<Self, Error> {
        let (modulus, form) = (self.modulus(), self.modulus().form());
        // The number is x·R where the radix is not 1.
        let mut inverse = Zeroizing::new(vec![0; modulus.limbs().len()]);
        euclid::inverse_vartime(&mut inverse, &self.unpacked(), modulus.limbs()).map_err(|gcd| not_invertible(&gcd))?;
        Ok(Self::new(modulus, form.enter_inverse(&inverse)))
    }

    /// The number that the words hold.
    fn unpacked(&self) -> Words {
        let mut number = Zeroizing::new(vec![0; self.modulus().limbs().len()]);
        self.modulus().form().arithmetic().unpack(&mut number, self.words());
        number
    }
}

/// The factor that comes with an inverse.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scale {
    /// None.
    One,
    /// 2^s with s = [`inverse_scale_bits`] of the modulus, whose bits must be exact.
    Digits,
}

/// Digits of the factor [`Scale::Digits`].
const fn scale_digits(bits: usize) -> usize {
    inverse_scale_bits(bits) / DIGIT_BITS
}

/// The end of an inversion: from f = ±gcd and d with f·2^(b·batches) ≡ d·a modulo m, the inverse in [0, m), or the gcd.
///
/// Each division takes 2^b off and leaves |d|/2^b + m/2. With |d| ≤ 2^(b·batches) + m·2^24 before, s + 3 ≤ bits and at
/// least one division, d ends in (−m, m), or in [−1, 1] for m = 1.
fn finish(
    f: &mut [Digit],
    d: &mut [Digit],
    m: &[Digit],
    negated_inverse: Limb,
    bits: usize,
    batches: usize,
    scale: Scale,
) -> Result<Words, Words> {
    let negative = sign(f);
    negate_masked(f, negative);
    negate_masked(d, negative);
    let limbs = bits.div_ceil(LIMB_BITS);
    let not_one = f[1..].iter().fold(f[0] ^ 1, |any, digit| any | digit);
    // May be told: whether there is an inverse.
    if compare::zero_mask(not_one as Limb) == 0 {
        return Err(absolute(f, limbs));
    }
    let divisions = if scale == Scale::Digits { batches - scale_digits(bits) } else { batches };
    let watch = Watch::new();
    for _ in 0..divisions {
        watch.look();
        divide_modulo(d, m, negated_inverse);
    }
    let negative = sign(d);
    let d = if d.len() > m.len() {
        let d = &mut d[..m.len()];
        d[m.len() - 1] += negative << DIGIT_BITS;
        d
    } else {
        d
    };
    add_masked(d, m, negative);
    subtract(d, m);
    let negative = sign(d);
    add_masked(d, m, negative);
    let mut inverse = Zeroizing::new(vec![0; limbs]);
    to_limbs(&mut inverse, d);
    Ok(inverse)
}

/// |f| in so many limbs.
fn absolute(f: &mut [Digit], limbs: usize) -> Words {
    negate_masked(f, sign(f));
    let mut absolute = Zeroizing::new(vec![0; limbs]);
    to_limbs(&mut absolute, f);
    absolute
}

pub(crate) fn not_invertible(gcd: &[Limb]) -> Error {
    Error::NotInvertible { gcd: significant_bytes(gcd) }
}

/// The number without leading zeros.
fn significant_bytes(limbs: &[Limb]) -> Vec<u8> {
    to_be_bytes(limbs, crate::limbs::bit_length_vartime(limbs).div_ceil(8))
}
