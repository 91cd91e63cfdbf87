//! Safe primes: p = 2q + 1 with a prime q.
//!
//! One odd q in about ln(q)²/2.64 is such a number, some 190 000 at 1024 bits, so q and 2q + 1 are sieved together, by
//! many primes, before either is tested (Wiener, Safe prime generation with a combined sieve, 2003).

use super::sieve::{MANY, survivors_of_safe};
use super::{Error, check_size, counted, is_prime, of_fermat, plus, start, together};
use crate::random::source::Random;
use modforge::Modulus;
use rand_core::TryCryptoRng;
use std::ops::ControlFlow;
use zeroize::Zeroizing;

/// Odd numbers of a window at most: the sieve keeps a byte for each.
const MAX_WINDOW: usize = 1 << 16;

/// A random safe prime of exactly so many bits, its two top bits set, big-endian: (p − 1)/2 is a prime, too. `progress`
/// is told how many candidates have been tested, and may ask for an end. In variable time.
///
/// # Errors
/// As [`random_prime`](super::random_prime).
///
/// ```
/// use modforge_crypto::primes::safe_prime;
/// use modforge_crypto::random::SystemRandom;
/// use std::ops::ControlFlow;
///
/// let prime = safe_prime(&mut SystemRandom, 128, |_| ControlFlow::Continue(()))?;
/// assert_eq!((prime.len(), prime[15] % 4), (16, 3));
/// # Ok::<(), modforge_crypto::primes::Error>(())
/// ```
pub fn safe_prime<R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    bits: usize,
    progress: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    check_size(bits)?;
    let (mut random, mut tell) = (Random::of(rng), counted(progress));
    let window = (bits * bits / 8).min(MAX_WINDOW);
    loop {
        let start = start(bits - 1, &mut random)?;
        for candidates in survivors_of_safe(&MANY, &start, window).chunks(together()) {
            let numbers: Vec<_> = candidates.iter().map(|&offset| plus(&start, offset)).collect();
            if tell(numbers.len()).is_break() {
                return Err(Error::Stopped);
            }
            for q in of_fermat(&numbers)? {
                let p = doubled_and_one(q, bits.div_ceil(8));
                let modulus = Modulus::from_be_bytes(&p)?;
                let found = modulus.bits() == bits
                    && modulus.passes_miller_rabin(&[2])
                    && is_prime(q, bits - 1, &mut random)?
                    && is_prime(&p, bits, &mut random)?;
                if found {
                    return Ok(p);
                }
            }
        }
    }
}

/// 2q + 1 in so many bytes.
fn doubled_and_one(q: &[u8], length: usize) -> Zeroizing<Vec<u8>> {
    let mut p = Zeroizing::new(vec![0; length]);
    let mut low = 1;
    for (place, digit) in p.iter_mut().rev().zip(q.iter().rev().chain(&[0])) {
        *place = digit << 1 | low;
        low = digit >> 7;
    }
    p
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SystemRandom;

    #[test]
    fn both_are_primes() {
        for bits in [64, 65, 128, 250, 256, 257] {
            let p = safe_prime(&mut SystemRandom, bits, |_| ControlFlow::Continue(())).expect("random numbers");
            let modulus = Modulus::from_be_bytes(&p).expect("a number");
            assert!(modulus.bits() == bits && modulus.is_probable_prime(10), "{bits}");
            let mut half = p.to_vec();
            let mut low = 0;
            for digit in &mut half {
                (*digit, low) = (*digit >> 1 | low << 7, *digit & 1);
            }
            assert!(low == 1 && Modulus::from_be_bytes(&half).expect("a number").is_probable_prime(10), "{bits}");
        }
    }

    #[test]
    fn sizes_and_ends_are_told() {
        for bits in [0, 63, 16_385] {
            let refused = safe_prime(&mut SystemRandom, bits, |_| ControlFlow::Continue(()));
            assert_eq!(refused, Err(Error::Size { bits }));
        }
        assert_eq!(safe_prime(&mut SystemRandom, 1024, |_| ControlFlow::Break(())), Err(Error::Stopped));
    }

    #[test]
    fn doubles() {
        assert_eq!(doubled_and_one(&[0x80, 0xff], 3).as_slice(), [1, 1, 0xff]);
        assert_eq!(doubled_and_one(&[0x40, 0x01], 2).as_slice(), [0x80, 3]);
    }
}
