//! The group (Z/N)*/{1, −1}.

use super::Error;
use super::hash::expand;
use super::limits::{MAX_BITS, MIN_BITS};
use super::threads::go_on;
use modforge::{Modulus, Residue, gcd_vartime};
use num_bigint::BigUint;

/// Prime factors below this are looked for.
const FACTOR_BOUND: u32 = 1 << 16;

/// The group modulo N in which squaring takes time.
///
/// An element is a class {a, N − a} of units, written as the smaller number in as many big-endian bytes as N has.
///
/// ```
/// use modforge_crypto::vdf::{Error, Group};
///
/// // 2^1024 - 1 is three times something.
/// let error = Group::new(&[0xff; 128]).unwrap_err();
/// assert!(matches!(error, Error::ModulusFactor { factor: 3 }));
/// ```
#[derive(Debug)]
pub struct Group {
    modulus: Modulus,
}

/// An element, in its one form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Element(pub(super) Vec<u8>);

impl Group {
    /// The group modulo a big-endian number.
    ///
    /// Refuses what can be seen to be unfit: a length outside [`MIN_BITS`] to [`MAX_BITS`], a factor below 2^16 (2
    /// among them), a power, a prime, a composite that passes a test for primes. That nobody knows the factors cannot
    /// be seen.
    ///
    /// # Errors
    /// [`Error::ModulusSize`], [`Error::ModulusFactor`], [`Error::ModulusPower`], [`Error::ModulusPrime`],
    /// [`Error::ModulusPseudoprime`], [`Error::Engine`] where `MODFORGE_KERNEL` forces a kernel that does not take N,
    /// and [`Error::Stopped`] by the flag of a [`Cancel`](modforge::Cancel).
    pub fn new(n: &[u8]) -> Result<Self, Error> {
        let number = BigUint::from_bytes_be(n);
        let bits = number.bits() as usize;
        if !(MIN_BITS..=MAX_BITS).contains(&bits) {
            return Err(Error::ModulusSize { bits });
        }
        if let Some(factor) = small_factor(&number) {
            return Err(Error::ModulusFactor { factor });
        }
        if let Some(exponent) = power(&number)? {
            return Err(Error::ModulusPower { exponent });
        }
        let modulus = Modulus::from_be_bytes(n).map_err(Error::Engine)?;
        // A composite that passes, such as 2^1024 + 1, is not to be trusted either.
        if modulus.passes_miller_rabin(&[2]) {
            let is_prime = modulus.is_probable_prime(0);
            return Err(if is_prime { Error::ModulusPrime } else { Error::ModulusPseudoprime });
        }
        Ok(Self { modulus })
    }

    /// N.
    pub fn modulus(&self) -> &Modulus {
        &self.modulus
    }

    /// Bytes of an element.
    pub(super) fn width(&self) -> usize {
        self.modulus.byte_length()
    }

    /// An element from its one form.
    pub(super) fn element(&self, bytes: &[u8], argument: &'static str) -> Result<Element, Error> {
        let residue = self.modulus.residue_from_be_bytes(bytes).map_err(|_| Error::NotCanonical { argument })?;
        let element = self.class(&residue);
        if element.0 != bytes || residue.is_zero() {
            return Err(Error::NotCanonical { argument });
        }
        self.unit(element, argument)
    }

    /// The element of any big-endian number.
    pub(super) fn reduce(&self, bytes: &[u8], argument: &'static str) -> Result<Element, Error> {
        self.unit(self.class(&self.modulus.reduce_be_bytes(bytes)), argument)
    }

    fn unit(&self, element: Element, argument: &'static str) -> Result<Element, Error> {
        let gcd = gcd_vartime(&element.0, &self.modulus.to_be_bytes());
        let is_one = gcd.split_last().is_some_and(|(&last, others)| last == 1 && others.iter().all(|&byte| byte == 0));
        if is_one { Ok(element) } else { Err(Error::NotUnit { argument }) }
    }

    /// An element that depends on the message as if drawn at random: nobody has powers of it in store.
    pub(super) fn hash(&self, message: &[u8]) -> Result<Element, Error> {
        // 128 bits more than N has, so that the remainder is as good as uniform.
        self.reduce(&expand("modforge vdf start v1", message, self.width() + 16), "message")
    }

    /// The element of a residue.
    pub(super) fn class(&self, residue: &Residue<'_>) -> Element {
        Element(residue.to_be_bytes().min(residue.neg().to_be_bytes()))
    }

    /// A residue of an element.
    pub(super) fn residue(&self, element: &Element) -> Residue<'_> {
        self.modulus.residue_from_be_bytes(&element.0).expect("an element is below N")
    }
}

/// The smallest prime factor below the bound. Primes are taken several at a time, as many as a word holds.
fn small_factor(n: &BigUint) -> Option<u32> {
    let words = n.to_u32_digits();
    // Divisors stay below 2^32, so that a remainder and the next word fit in 64 bits.
    let remainder = |divisor: u64| words.iter().rev().fold(0, |rest, &word| (rest << 32 | u64::from(word)) % divisor);
    let mut group = Vec::new();
    let mut product = 1u64;
    for prime in primes(FACTOR_BOUND) {
        if let Some(larger) = product.checked_mul(prime.into()).filter(|&larger| larger < 1 << 32) {
            product = larger;
        } else {
            let rest = remainder(product);
            if let Some(&factor) = group.iter().find(|&&prime| rest % u64::from(prime) == 0) {
                return Some(factor);
            }
            group.clear();
            product = prime.into();
        }
        group.push(prime);
    }
    let rest = remainder(product);
    group.into_iter().find(|&prime| rest.is_multiple_of(prime.into()))
}

/// The primes below a bound (Eratosthenes).
fn primes(bound: u32) -> impl Iterator<Item = u32> {
    let mut composite = vec![false; bound as usize];
    for divisor in 2..bound.isqrt() as usize + 1 {
        if !composite[divisor] {
            composite.iter_mut().skip(divisor * divisor).step_by(divisor).for_each(|mark| *mark = true);
        }
    }
    (2..bound).filter(move |&number| !composite[number as usize])
}

/// The smallest prime k for which n is a k-th power. Its root has no factor below the bound, which limits k.
fn power(n: &BigUint) -> Result<Option<u32>, Error> {
    let longest = n.bits() as u32 / FACTOR_BOUND.ilog2();
    for exponent in primes(longest + 1) {
        go_on()?;
        if n.nth_root(exponent).pow(exponent) == *n {
            return Ok(Some(exponent));
        }
    }
    Ok(None)
}
