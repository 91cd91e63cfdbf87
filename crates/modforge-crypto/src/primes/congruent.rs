//! Primes of a residue class, p ≡ a (mod m): those of DSA are 1 modulo the order q, Blum's are 3 modulo 4.
//!
//! The odd numbers of the class are s + i·d, for d = m or 2m, whichever is even. Where a and m have no common divisor,
//! one in ln(p)·φ(d)/d ≤ ln(p)/2 of them is a prime, as many as among all odd numbers or more (Dirichlet 1837, de la
//! Vallée Poussin 1896). A prime r that does not divide d is a factor of each r-th one, from i = −s/d modulo r on; a
//! prime that divides d is none of any. So the window is sieved as that of [`random_prime`](super::random_prime).

use super::sieve::{SMALL, survivors_of_step};
use super::{APART, CongruenceError, Error, check_size, counted, is_prime, of_fermat, start, together};
use crate::natural::{Natural, significant};
use crate::random::source::Random;
use modforge::Modulus;
use rand_core::TryCryptoRng;
use std::ops::ControlFlow;
use zeroize::Zeroizing;

/// A random prime of exactly so many bits, its two top bits set, that leaves `remainder` divided by `modulus`, all
/// big-endian. The modulus has 2 bits at least, and at most 32 less than the prime: no more of the prime than those
/// above it is random. `progress` as for [`random_prime`](super::random_prime). In variable time.
///
/// # Errors
/// As `random_prime`; [`CongruenceError::Modulus`] for another size of modulus, [`CongruenceError::Remainder`] unless
/// the remainder is below the modulus and has no common divisor with it.
///
/// ```
/// use modforge_crypto::primes::congruent_prime;
/// use modforge_crypto::random::SystemRandom;
/// use std::ops::ControlFlow;
///
/// let prime = congruent_prime(&mut SystemRandom, 256, &[3], &[4], |_| ControlFlow::Continue(()))?;
/// assert_eq!((prime.len(), prime[31] % 4), (32, 3));
/// # Ok::<(), modforge_crypto::primes::CongruenceError>(())
/// ```
pub fn congruent_prime<R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    bits: usize,
    remainder: &[u8],
    modulus: &[u8],
    progress: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Zeroizing<Vec<u8>>, CongruenceError> {
    check_size(bits)?;
    let class = Class::new(bits, remainder, modulus)?;
    Ok(search(bits, &class, &mut Random::of(rng), counted(progress))?)
}

fn search(
    bits: usize,
    class: &Class,
    random: &mut Random<'_>,
    mut tell: impl FnMut(usize) -> ControlFlow<()>,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let length = bits.div_ceil(8);
    loop {
        let first = class.first_from(&start(bits, random)?)?;
        let indices = survivors_of_step(&SMALL, &first.to_be_bytes(length + 1), &class.step_bytes(), 2 * bits);
        for some in indices.chunks(together()) {
            let numbers: Vec<_> = some
                .iter()
                .map(|&index| class.step.times(&small(index)).plus(&first))
                .filter(|number| number.bits_vartime() == bits)
                .map(|number| number.to_be_bytes(length))
                .collect();
            if tell(numbers.len()).is_break() {
                return Err(Error::Stopped);
            }
            if numbers.is_empty() {
                break;
            }
            for number in of_fermat(&numbers)? {
                if is_prime(number, bits, random)? {
                    return Ok(Zeroizing::new(number.to_vec()));
                }
            }
        }
    }
}

/// The odd numbers of a residue class.
struct Class {
    /// The least of them.
    least: Natural,
    /// The distance of two that follow each other, which is even.
    step: Natural,
}

impl Class {
    fn new(bits: usize, remainder: &[u8], modulus: &[u8]) -> Result<Self, CongruenceError> {
        let (least, step) = (Natural::from_be_bytes(remainder), Natural::from_be_bytes(modulus));
        let (most, has) = (bits - APART, step.bits_vartime());
        if !(2..=most).contains(&has) {
            return Err(CongruenceError::Modulus { bits: has, most });
        }
        let is_below = least.minus(&step).1;
        if !is_below || significant(&modforge::gcd_vartime(remainder, modulus)) != [1] {
            return Err(CongruenceError::Remainder);
        }
        Ok(match (is_odd(modulus), is_odd(remainder)) {
            (false, _) => Self { least, step },
            (true, true) => Self { least, step: step.plus(&step) },
            (true, false) => Self { least: least.plus(&step), step: step.plus(&step) },
        })
    }

    fn step_bytes(&self) -> Zeroizing<Vec<u8>> {
        self.step.to_be_bytes(self.step.bits_vartime().div_ceil(8))
    }

    /// The first number from a start on.
    fn first_from(&self, start: &[u8]) -> Result<Natural, Error> {
        let bytes = self.step_bytes();
        let modulus = Modulus::from_be_bytes(&bytes)?;
        let distance =
            modulus.reduce_be_bytes(&self.least.to_be_bytes(bytes.len())).sub(&modulus.reduce_be_bytes(start))?;
        Ok(Natural::from_be_bytes(start).plus(&Natural::from_be_bytes(&distance.to_be_bytes())))
    }
}

fn is_odd(number: &[u8]) -> bool {
    number.last().is_some_and(|low| low % 2 == 1)
}

fn small(number: usize) -> Natural {
    Natural::from_be_bytes(&number.to_be_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SystemRandom;
    use num_bigint::BigUint;

    fn find(bits: usize, remainder: &[u8], modulus: &[u8]) -> Result<BigUint, CongruenceError> {
        let found = congruent_prime(&mut SystemRandom, bits, remainder, modulus, |_| ControlFlow::Continue(()))?;
        Ok(BigUint::from_bytes_be(&found))
    }

    #[test]
    fn primes_of_their_class() {
        let long = BigUint::from_bytes_be(&[0xa5; 28]);
        for (bits, remainder, modulus) in [
            (64, 1u32.into(), BigUint::from(2u32)),
            (64, 2u32.into(), 3u32.into()),
            (65, 3u32.into(), 4u32.into()),
            (64, 1u32.into(), u32::MAX.into()),
            (64, BigUint::from(u32::MAX) - 1u32, u32::MAX.into()),
            (256, 1u32.into(), long.clone()),
            (257, &long - 2u32, long.clone()),
            (512, &long * 2u32 - 1u32, &long * 2u32),
        ] {
            let p = find(bits, &remainder.to_bytes_be(), &modulus.to_bytes_be()).expect("random numbers");
            assert_eq!((p.bits() as usize, &p % &modulus), (bits, remainder), "{bits}, {modulus}");
            assert!(&p >> (bits - 2) == BigUint::from(3u32), "{bits}, {modulus}");
            assert!(Modulus::from_be_bytes(&p.to_bytes_be()).expect("a number").is_probable_prime(10));
        }
    }

    /// Every start, against a search one by one.
    #[test]
    fn the_first_of_the_class() {
        for modulus in 2u8..20 {
            for remainder in (0..modulus).filter(|&a| common(a, modulus) == 1) {
                let class = Class::new(64, &[remainder], &[modulus]).expect("no common divisor");
                for start in 0u8..100 {
                    let expected = (start..).find(|n| n % 2 == 1 && n % modulus == remainder).expect("below 256");
                    let found = class.first_from(&[start]).expect("a number");
                    assert!(found.equals(&small(expected.into())), "{start}, {remainder} modulo {modulus}");
                }
            }
        }
    }

    fn common(a: u8, b: u8) -> u8 {
        if b == 0 { a } else { common(b, a % b) }
    }

    #[test]
    fn classes_without_primes_are_refused() {
        for (remainder, modulus) in
            [(&[0][..], &[7][..]), (&[2], &[4]), (&[7], &[7]), (&[8], &[7]), (&[], &[2]), (&[9], &[1, 0x11])]
        {
            assert_eq!(
                find(64, remainder, modulus),
                Err(CongruenceError::Remainder),
                "{remainder:?} modulo {modulus:?}"
            );
        }
        for (modulus, bits) in [(&[][..], 0), (&[0, 0], 0), (&[1], 1), (&[1, 0, 0, 0, 1], 33)] {
            assert_eq!(find(64, &[1], modulus), Err(CongruenceError::Modulus { bits, most: 32 }));
        }
        let refused = CongruenceError::Modulus { bits: 33, most: 32 }.to_string();
        assert_eq!(refused, "modulus: has 33 bits, 2 to 32 are supported for a prime of 64 bits");
        assert_eq!(find(63, &[1], &[4]), Err(Error::Size { bits: 63 }.into()));
        let stopped = congruent_prime(&mut SystemRandom, 512, &[1], &[4], |_| ControlFlow::Break(()));
        assert_eq!(stopped, Err(Error::Stopped.into()));
    }
}
