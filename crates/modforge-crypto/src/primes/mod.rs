//! Random primes, also of a residue class, safe primes and the next prime: windows of odd numbers behind a start,
//! sieved, and tested eight or more side by side on every core.
//!
//! A window of [`random_prime`] holds 2·bits odd numbers, among which are 4/ln 2 = 5.8 primes on average. The first
//! prime behind a random start is as hard to guess as a random one, up to a few bits (Brandt and Damgård 1992); where a
//! window has none, a new start is drawn.
//!
//! What is found has passed the Baillie–PSW test, which no composite number is known to pass, and rounds of
//! Miller–Rabin with random bases: five from 1024 bits on, by FIPS 186-5, table B.1, for an error below
//! 2^−112, and 64 below, for 4^−64.

mod congruent;
mod error;
mod next;
mod safe;
mod sieve;

pub use congruent::congruent_prime;
pub use error::{CongruenceError, Error};
pub use next::next_prime_vartime;
pub use safe::safe_prime;

use crate::natural::Natural;
use crate::random::source::Random;
use modforge::{Batch, Modulus};
use rand_core::TryCryptoRng;
use sieve::{SMALL, survivors};
use std::ops::ControlFlow;
use std::thread::available_parallelism;
use zeroize::Zeroizing;

/// The fewest bits of a random prime.
pub const MIN_BITS: usize = 64;

/// The most bits of a prime.
pub const MAX_BITS: usize = 16_384;

/// Bits that a prime has more than the modulus of its residue class, at least. Above 3/4 of the largest number of so
/// many bits lie 2^29 odd numbers of the class then or more, of which one in 5700 or more is a prime, see `congruent`.
const APART: usize = 32;

/// Numbers that the engine computes with side by side on each core.
const LANES: usize = 8;

/// Candidates that are tested together at most: about as many as are needed to find a prime of 2048 bits.
const MAX_TOGETHER: usize = 64;

/// A random prime of exactly so many bits, its two top bits set, big-endian; `progress` is told how many candidates
/// have been tested, and may ask for an end. In variable time.
///
/// # Errors
/// [`Error::Size`] for less than [`MIN_BITS`] or more than [`MAX_BITS`] bits, [`Error::Random`], [`Error::Stopped`].
///
/// ```
/// use modforge_crypto::primes::random_prime;
/// use modforge_crypto::random::SystemRandom;
/// use std::ops::ControlFlow;
///
/// let prime = random_prime(&mut SystemRandom, 512, |_| ControlFlow::Continue(()))?;
/// assert!(prime.len() == 64 && prime[0] >= 0xc0);
/// # Ok::<(), modforge_crypto::primes::Error>(())
/// ```
pub fn random_prime<R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    bits: usize,
    progress: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    check_size(bits)?;
    let prime = prime_that_fits(bits, &mut Random::of(rng), |_| true, counted(progress))?;
    Ok(Zeroizing::new(prime.to_be_bytes(bits.div_ceil(8)).to_vec()))
}

fn check_size(bits: usize) -> Result<(), Error> {
    if (MIN_BITS..=MAX_BITS).contains(&bits) { Ok(()) } else { Err(Error::Size { bits }) }
}

/// Tells the sum of what it is told.
fn counted(mut progress: impl FnMut(u64) -> ControlFlow<()>) -> impl FnMut(usize) -> ControlFlow<()> {
    let mut tested = 0;
    move |count| {
        tested += count as u64;
        progress(tested)
    }
}

/// Candidates that are tested side by side.
fn together() -> usize {
    (LANES * available_parallelism().map_or(1, usize::from)).min(MAX_TOGETHER)
}

/// A random prime of exactly so many bits, its two top bits set, that `fits`; `tell` hears how many candidates were
/// tested.
pub(crate) fn prime_that_fits(
    bits: usize,
    random: &mut Random<'_>,
    fits: impl Fn(&Natural) -> bool,
    mut tell: impl FnMut(usize) -> ControlFlow<()>,
) -> Result<Natural, Error> {
    loop {
        let start = start(bits, random)?;
        for candidates in survivors(&SMALL, &start, 2 * bits).chunks(together()) {
            let numbers: Vec<_> = candidates.iter().map(|&offset| plus(&start, offset)).collect();
            if tell(numbers.len()).is_break() {
                return Err(Error::Stopped);
            }
            for number in of_fermat(&numbers)? {
                let natural = Natural::from_be_bytes(number);
                if natural.bits_vartime() == bits && fits(&natural) && is_prime(number, bits, random)? {
                    return Ok(natural);
                }
            }
        }
    }
}

/// An odd number of so many bits, the two top ones set.
fn start(bits: usize, random: &mut Random<'_>) -> Result<Zeroizing<Vec<u8>>, Error> {
    let mut bytes = random.bytes(bits.div_ceil(8))?;
    let mut set = |bit: usize| {
        let index = bytes.len() - 1 - bit / 8;
        bytes[index] |= 1 << (bit % 8);
    };
    [0, bits - 1, bits - 2].into_iter().for_each(&mut set);
    bytes[0] &= 0xff >> (8 * bits.div_ceil(8) - bits);
    Ok(bytes)
}

/// The sum of a big-endian number and a small one. A carry beyond the top byte is lost.
fn plus(number: &[u8], offset: usize) -> Zeroizing<Vec<u8>> {
    let mut sum = Zeroizing::new(number.to_vec());
    let mut carry = offset;
    for byte in sum.iter_mut().rev() {
        carry += usize::from(*byte);
        *byte = carry as u8;
        carry >>= 8;
    }
    sum
}

/// Those of the odd numbers n with 2^(n − 1) = 1 modulo n: few but primes.
fn of_fermat(numbers: &[Zeroizing<Vec<u8>>]) -> Result<Vec<&[u8]>, Error> {
    let moduli = numbers.iter().map(|number| Modulus::from_be_bytes(number)).collect::<Result<Vec<_>, _>>()?;
    // n − 1 for an odd n.
    let exponents: Vec<_> = numbers
        .iter()
        .map(|number| {
            let mut exponent = number.clone();
            exponent.iter_mut().next_back().into_iter().for_each(|low| *low -= 1);
            exponent
        })
        .collect();
    let batch = Batch::with_moduli(&moduli);
    let powers = batch.reduce_be_bytes(&vec![[2]; numbers.len()])?.pow_each_vartime(&exponents)?.to_be_bytes();
    let is_one = |power: &[u8]| {
        power.split_last().is_some_and(|(&low, others)| low == 1 && others.iter().all(|&byte| byte == 0))
    };
    Ok(numbers.iter().zip(&powers).filter(|(_, power)| is_one(power)).map(|(number, _)| number.as_slice()).collect())
}

/// Rounds of Miller–Rabin with random bases behind the Baillie–PSW test.
const fn rounds(bits: usize) -> usize {
    if bits >= 1024 { 5 } else { 64 }
}

fn is_prime(number: &[u8], bits: usize, random: &mut Random<'_>) -> Result<bool, Error> {
    let modulus = Modulus::from_be_bytes(number)?;
    if !modulus.is_probable_prime(0) {
        return Ok(false);
    }
    for _ in 0..rounds(bits) {
        if !modulus.passes_miller_rabin(&random.bytes(bits.div_ceil(8))?) {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_carry() {
        assert_eq!(plus(&[1, 0xff, 0xff], 2).as_slice(), [2, 0, 1]);
    }

    #[test]
    fn only_primes_of_the_size() {
        for bits in [512, 513, 520] {
            let prime = prime_that_fits(bits, &mut Random::system(), |_| true, |_| ControlFlow::Continue(()))
                .expect("random numbers");
            assert_eq!(prime.bits_vartime(), bits);
            assert!(prime.to_be_bytes(66)[66 - bits.div_ceil(8)] >> ((bits - 1) % 8) == 1);
            assert!(Modulus::from_be_bytes(&prime.to_be_bytes(66)).expect("a number").is_probable_prime(10));
        }
    }

    #[test]
    fn composites_are_left_out() {
        let numbers: Vec<_> = [15u8, 17, 21, 23, 91, 97].map(|n| Zeroizing::new(vec![0, n])).into();
        let kept: Vec<u8> = of_fermat(&numbers).expect("odd").iter().map(|n| n[1]).collect();
        assert_eq!(kept, [17, 23, 97]);
    }

    #[test]
    fn it_can_be_stopped() {
        let stopped = prime_that_fits(1024, &mut Random::system(), |_| true, |_| ControlFlow::Break(()));
        assert!(matches!(stopped, Err(Error::Stopped)));
    }
}
