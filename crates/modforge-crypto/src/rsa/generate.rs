//! New keys, within the bounds of FIPS 186-5, A.1: primes with their two top bits set, so that both exceed √2·2^(k
//! − 1); a distance above 2^(bits/2 − 100); a private exponent above 2^(bits/2). In variable time.

use super::{Error, MAX_BITS, MIN_BITS, RsaPrivateKey};
use crate::natural::{Natural, significant};
use crate::primes::prime_that_fits;
use crate::random::source::Random;
use modforge::gcd_vartime;
use rand_core::TryCryptoRng;
use std::ops::ControlFlow;

/// 65537, the exponent of almost all keys.
const EXPONENT: [u8; 3] = [1, 0, 1];

/// The primes are as far apart as half of the modulus less these bits, or else they are found by searching near √n.
const CLOSE_BITS: usize = 100;

impl RsaPrivateKey {
    /// A new key with a modulus of exactly so many bits and the public exponent 65537, on all cores.
    ///
    /// # Errors
    /// [`Error::ModulusSize`] for less than 1024 or more than 8192 bits, [`Error::Random`].
    pub fn new<R: TryCryptoRng + ?Sized>(rng: &mut R, bits: usize) -> Result<Self, Error> {
        Self::new_with_exp(rng, bits, &EXPONENT)
    }

    /// A new key with a public exponent of your choice.
    ///
    /// # Errors
    /// As [`new`](Self::new), and [`Error::PublicExponent`] for one that is even or out of 65537 to 2^256.
    pub fn new_with_exp<R: TryCryptoRng + ?Sized>(rng: &mut R, bits: usize, e: &[u8]) -> Result<Self, Error> {
        generate_with_progress(rng, bits, e, |_| ControlFlow::Continue(()))
    }
}

/// A new key; `progress` is told how many candidates for primes have been tested, and may ask for an end.
///
/// # Errors
/// As [`RsaPrivateKey::new_with_exp`], and [`Error::Stopped`].
///
/// ```
/// use modforge_crypto::random::SystemRandom;
/// use modforge_crypto::rsa::generate_with_progress;
/// use std::ops::ControlFlow;
///
/// let mut tested = 0;
/// let key = generate_with_progress(&mut SystemRandom, 1024, &[1, 0, 1], |count| {
///     tested = count;
///     ControlFlow::Continue(())
/// })?;
/// assert!(tested > 0 && key.bits() == 1024);
/// # Ok::<(), modforge_crypto::rsa::Error>(())
/// ```
pub fn generate_with_progress<R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    bits: usize,
    e: &[u8],
    mut progress: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<RsaPrivateKey, Error> {
    if !(MIN_BITS..=MAX_BITS).contains(&bits) {
        return Err(Error::ModulusSize { bits });
    }
    let e = significant(e);
    let too_small = e.len() < EXPONENT.len() || e.len() == EXPONENT.len() && e < &EXPONENT[..];
    if too_small || e.len() > 32 || e.last().is_none_or(|low| low % 2 == 0) {
        return Err(Error::PublicExponent);
    }
    let mut random = Random::of(rng);
    let mut tested = 0;
    let mut tell = |count: usize| {
        tested += count as u64;
        progress(tested)
    };
    // e needs an inverse modulo p − 1.
    let fits = |prime: &Natural| {
        let common = gcd_vartime(&prime.minus_one().to_be_bytes(bits.div_ceil(8)), e);
        significant(&common) == [1]
    };
    loop {
        let p = prime_that_fits(bits.div_ceil(2), &mut random, fits, &mut tell)?;
        let q = prime_that_fits(bits / 2, &mut random, fits, &mut tell)?;
        if p.distance(&q).bits_vartime() + CLOSE_BITS <= bits / 2 {
            continue;
        }
        let [p, q] = [p, q].map(|prime| prime.to_be_bytes(bits.div_ceil(16)));
        let key = RsaPrivateKey::from_p_q(&p, &q, e)?;
        if Natural::from_be_bytes(key.d()).bits_vartime() > bits / 2 {
            return Ok(key);
        }
    }
}
