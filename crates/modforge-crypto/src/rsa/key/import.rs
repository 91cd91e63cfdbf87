//! A private key from its numbers, which are checked against each other.

use super::blinding::Blinding;
use super::private::{Halves, Secrets};
use super::{RsaPrivateKey, RsaPublicKey};
use crate::natural::{Natural, significant};
use crate::rsa::Error;
use modforge::{Modulus, Residue, gcd};
use std::sync::Arc;
use zeroize::Zeroizing;

/// Bases that are tried to find the factors of n from d: each fails with probability at most 1/2.
const TRIES: u8 = 128;

impl RsaPrivateKey {
    /// The key with these big-endian numbers, of which primes may be missing: two of them are found from d.
    ///
    /// Checked are the product of the primes, that they are primes (Baillie–PSW), and that e·d = 1 modulo p − 1 for
    /// each of them; d may be above n, and is made smaller then. Keys of more than two primes work, without the speed
    /// of the Chinese remainder. In variable time.
    ///
    /// # Errors
    /// As [`RsaPublicKey::new`]; [`Error::Primes`], [`Error::PrivateExponent`].
    pub fn from_components(n: &[u8], e: &[u8], d: &[u8], primes: &[&[u8]]) -> Result<Self, Error> {
        let public = RsaPublicKey::new(n, e)?;
        let d = significant(d);
        if d.is_empty() || d.len() > 2 * public.size() {
            return Err(Error::PrivateExponent);
        }
        if primes.is_empty() {
            let found = factors(public.n(), public.e(), d)?;
            return Self::checked(public, d, found.into());
        }
        Self::checked(public, d, primes.iter().map(|prime| Zeroizing::new(significant(prime).to_vec())).collect())
    }

    /// The key of the numbers of PKCS#1, of which primes, exponents (d modulo p − 1 and q − 1) and coefficient may be
    /// empty or 0; those that are there must be the ones of the others.
    #[cfg(feature = "pkcs8")]
    pub(crate) fn from_file(n: &[u8], e: &[u8], d: &[u8], primes: [&[u8]; 2], rest: [&[u8]; 3]) -> Result<Self, Error> {
        let is_there = |number: &[u8]| !significant(number).is_empty();
        let known = primes.iter().all(|prime| is_there(prime));
        let made = Self::from_components(n, e, d, if known { &primes } else { &[] })?;
        let Some(halves) = &made.secrets.halves else { return Err(Error::Primes) };
        let [exponent_1, exponent_2, coefficient] = rest;
        // A file may have the smaller prime first; its coefficient is then that of the other order, which no operation
        // here uses.
        let in_order = !known || halves.p.to_be_bytes() == significant(primes[0]);
        let exponents = if in_order { [exponent_1, exponent_2] } else { [exponent_2, exponent_1] };
        let same = |a: &[u8], b: &[u8]| !is_there(b) || Natural::from_be_bytes(a).equals(&Natural::from_be_bytes(b));
        let coefficients = if in_order {
            same(&halves.coefficient, coefficient)
        } else {
            !is_there(coefficient) || halves.inverts(coefficient)
        };
        if coefficients && same(&halves.d_p, exponents[0]) && same(&halves.d_q, exponents[1]) {
            Ok(made)
        } else {
            Err(Error::Coefficient)
        }
    }

    /// The key of two primes and a public exponent: d is its inverse modulo the least common multiple of p − 1 and q
    /// − 1.
    ///
    /// # Errors
    /// As [`from_components`](Self::from_components).
    pub fn from_p_q(p: &[u8], q: &[u8], e: &[u8]) -> Result<Self, Error> {
        let primes = [p, q].map(|prime| Zeroizing::new(significant(prime).to_vec()));
        let numbers = primes.each_ref().map(|prime| Natural::from_be_bytes(prime));
        if numbers.iter().any(|number| number.bits_vartime() < 2) {
            return Err(Error::Primes);
        }
        let n = numbers[0].times(&numbers[1]).to_be_bytes(primes[0].len() + primes[1].len());
        let public = RsaPublicKey::new(&n, e)?;
        let d = private_exponent(&numbers, public.e(), public.size())?;
        Self::checked(public, &d, primes.into())
    }

    fn checked(public: RsaPublicKey, d: &[u8], mut primes: Vec<Zeroizing<Vec<u8>>>) -> Result<Self, Error> {
        let product =
            primes.iter().map(|prime| Natural::from_be_bytes(prime)).reduce(|product, prime| product.times(&prime));
        let n = Natural::from_be_bytes(&public.n().to_be_bytes());
        if primes.len() < 2 || product.is_none_or(|product| !product.equals(&n)) {
            return Err(Error::Primes);
        }
        for prime in &primes {
            if prime.as_slice() == [1] || !Modulus::from_be_bytes(prime)?.is_probable_prime(0) {
                return Err(Error::Primes);
            }
            let order = Modulus::from_be_bytes(&Natural::from_be_bytes(prime).minus_one().to_be_bytes(prime.len()))?;
            if order.reduce_be_bytes(public.e()).mul(&order.reduce_be_bytes(d))? != order.one() {
                return Err(Error::PrivateExponent);
            }
        }
        let halves = match &mut primes[..] {
            [p, q] => {
                if (p.len(), &**p) < (q.len(), &**q) {
                    std::mem::swap(p, q);
                }
                Some(Box::new(Halves::new(public.n(), p, q, d)?))
            }
            _ => None,
        };
        let d = match Natural::from_be_bytes(d) {
            d if n.minus(&d).1 => below(&primes, &d, &public)?,
            d => d.to_be_bytes(public.size()),
        };
        let secrets = Secrets { d, primes, halves, blinding: Blinding::default() };
        Ok(Self { public, secrets: Arc::new(secrets) })
    }
}

/// A private exponent above n, modulo the product of all p − 1: it belongs to the same public exponent.
fn below(primes: &[Zeroizing<Vec<u8>>], d: &Natural, public: &RsaPublicKey) -> Result<Zeroizing<Vec<u8>>, Error> {
    let orders = primes.iter().map(|prime| Natural::from_be_bytes(prime).minus_one());
    let product = orders.reduce(|product, order| product.times(&order)).ok_or(Error::Primes)?;
    let product = Modulus::from_be_bytes(significant(&product.to_be_bytes(public.size())))?;
    let reduced = product.reduce_be_bytes(&d.to_be_bytes(2 * public.size())).to_be_bytes();
    Ok(Natural::from_be_bytes(&Zeroizing::new(reduced)).to_be_bytes(public.size()))
}

impl Halves {
    /// Whether this number is p⁻¹ modulo q.
    #[cfg(feature = "pkcs8")]
    fn inverts(&self, coefficient: &[u8]) -> bool {
        let p = self.q.reduce_be_bytes(&self.p.to_be_bytes());
        self.q
            .residue_from_be_bytes(coefficient)
            .and_then(|inverse| inverse.mul(&p))
            .is_ok_and(|product| product == self.q.one())
    }

    /// For p > q.
    fn new(n: &Modulus, p: &[u8], q: &[u8], d: &[u8]) -> Result<Self, Error> {
        let exponent = |prime: &[u8]| -> Result<_, Error> {
            let order = Modulus::from_be_bytes(&Natural::from_be_bytes(prime).minus_one().to_be_bytes(prime.len()))?;
            let reduced = Zeroizing::new(order.reduce_be_bytes(d).to_be_bytes());
            Ok(Natural::from_be_bytes(&reduced).to_be_bytes(p.len()))
        };
        let (p, q, d_p, d_q) = (Modulus::from_be_bytes(p)?, Modulus::from_be_bytes(q)?, exponent(p)?, exponent(q)?);
        let q_bytes = Zeroizing::new(q.to_be_bytes());
        // A square of a prime as n is caught here: q has no inverse.
        let coefficient = p.reduce_be_bytes(&q_bytes).inverse().map_err(|_| Error::Primes)?;
        let coefficient = Zeroizing::new(coefficient.to_be_bytes());
        let idempotent = n.reduce_be_bytes(&q_bytes).mul(&n.reduce_be_bytes(&coefficient))?.store();
        Ok(Self { p, q, d_p, d_q, coefficient, idempotent })
    }
}

/// e⁻¹ modulo the least common multiple of p − 1 and q − 1, in so many bytes.
pub(crate) fn private_exponent(primes: &[Natural; 2], e: &[u8], length: usize) -> Result<Zeroizing<Vec<u8>>, Error> {
    let orders = primes.each_ref().map(Natural::minus_one);
    let [a, b] = orders.each_ref().map(|order| order.to_be_bytes(length));
    let common = Natural::from_be_bytes(&Zeroizing::new(gcd(&a, &b)));
    let multiple = orders[0].times(&orders[1].divided_exactly_vartime(&common)).to_be_bytes(length);
    let multiple = Modulus::from_be_bytes(&multiple)?;
    let inverse = multiple.reduce_be_bytes(e).inverse().map_err(|_| Error::PublicExponent)?;
    Ok(Natural::from_be_bytes(&Zeroizing::new(inverse.to_be_bytes())).to_be_bytes(length))
}

/// Two factors of n from a multiple e·d − 1 of the order of its units (NIST SP 800-56B, appendix C).
///
/// With e·d − 1 = 2^t·r, r odd, a number x with x² = 1 but x ≠ ±1 is met among g^r, g^2r, g^4r … for half of all g; it
/// is 1 modulo one of the primes and −1 modulo the other.
fn factors(n: &Modulus, e: &[u8], d: &[u8]) -> Result<[Zeroizing<Vec<u8>>; 2], Error> {
    let mut odd = Natural::from_be_bytes(e).times(&Natural::from_be_bytes(d)).minus_one();
    let mut twos = 0;
    while twos < 2 * n.bits() && odd.to_be_bytes(1)[0] & 1 == 0 {
        odd = odd.shifted_right(1);
        twos += 1;
    }
    let odd = odd.to_be_bytes(e.len() + d.len());
    let (one, minus_one) = (n.one(), n.one().neg());
    for base in 2..TRIES {
        let mut power = n.reduce_be_bytes(&[base]).pow(&odd);
        for _ in 0..twos {
            let square = power.square();
            if square == one {
                if power == one || power == minus_one {
                    break;
                }
                let factor = |x: Residue<'_>| {
                    let common = Zeroizing::new(gcd(&Zeroizing::new(x.to_be_bytes()), &n.to_be_bytes()));
                    Zeroizing::new(significant(&common).to_vec())
                };
                return Ok([factor(power.sub(&one)?), factor(power.add(&one)?)]);
            }
            power = square;
        }
    }
    Err(Error::PrivateExponent)
}
