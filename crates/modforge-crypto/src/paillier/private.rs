//! The private key: decryption, and the owner's faster encryption.
//!
//! Decryption works modulo p² and q² (Paillier 1999, 7): with L(x) = (x − 1)/p,
//!
//! m ≡ L(c^(p − 1) mod p²)·h modulo p, h = L((n + 1)^(p − 1) mod p²)⁻¹ = (−q)⁻¹ modulo p,
//!
//! as (n + 1)^(p − 1) ≡ 1 + (p − 1)·n. The division by p is exact, so it is a product with p⁻¹ modulo a power of two.
//!
//! The owner draws y modulo p and takes y^p modulo p²: r ↦ r^n modulo p² is r ↦ (r^q)^p, r^q modulo p is as uniform as
//! r where gcd(q, p − 1) = 1, and y^p modulo p² depends on y modulo p alone.

use super::{Error, MAX_BITS, MIN_BITS, PublicKey, SecretBytes};
use crate::long::rows;
use crate::natural::{Natural, significant};
use crate::primes::prime_that_fits;
use crate::random::source::Random;
use modforge::{Batch, Modulus, Residue, StoredResidue, gcd};
use rand_core::TryCryptoRng;
use std::fmt;
use std::ops::ControlFlow;
use zeroize::Zeroizing;

/// A private key. Its numbers are not printed.
pub struct PrivateKey {
    public: PublicKey,
    p: Half,
    q: Half,
    /// 1 modulo p, 0 modulo q, modulo n.
    idempotent: StoredResidue,
    /// 1 modulo p², 0 modulo q², modulo n².
    square_idempotent: StoredResidue,
}

/// The part of the key that belongs to one of the primes.
struct Half {
    prime: Modulus,
    square: Modulus,
    /// p.
    bytes: SecretBytes,
    /// 2^k > p.
    power_of_two: Modulus,
    /// p⁻¹ modulo 2^k.
    inverse: StoredResidue,
    /// (−q)⁻¹ modulo p.
    h: StoredResidue,
}

impl PrivateKey {
    /// A new key with an n of exactly so many bits, with primes of half the size that are 3 modulo 4. In variable time.
    ///
    /// # Errors
    /// [`Error::ModulusSize`], [`Error::Random`].
    pub fn new<R: TryCryptoRng + ?Sized>(rng: &mut R, bits: usize) -> Result<Self, Error> {
        Self::new_with_progress(rng, bits, |_| ControlFlow::Continue(()))
    }

    /// As [`new`](Self::new); `progress` is told how many candidates for primes have been tested, and may ask for an
    /// end.
    ///
    /// # Errors
    /// As there, and [`Error::Stopped`].
    pub fn new_with_progress<R: TryCryptoRng + ?Sized>(
        rng: &mut R,
        bits: usize,
        mut progress: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Self, Error> {
        if !(MIN_BITS..=MAX_BITS).contains(&bits) {
            return Err(Error::ModulusSize { bits });
        }
        let mut random = Random::of(rng);
        let mut tested = 0;
        let mut tell = |count: usize| {
            tested += count as u64;
            progress(tested)
        };
        // So that −1 is not a square modulo either, see `Randomisers`.
        let fits = |prime: &Natural| prime.to_be_bytes(1)[0] % 4 == 3;
        loop {
            let p = prime_that_fits(bits.div_ceil(2), &mut random, fits, &mut tell)?;
            let q = prime_that_fits(bits / 2, &mut random, fits, &mut tell)?;
            let [p, q] = [p, q].map(|prime| prime.to_be_bytes(bits.div_ceil(16)));
            match Self::from_primes(&p, &q) {
                Err(Error::Primes) => {} // equal, or one divides the other less one
                made => return made,
            }
        }
    }

    /// The key of two primes, big-endian. In variable time.
    ///
    /// # Errors
    /// [`Error::Primes`], [`Error::ModulusSize`].
    pub fn from_primes(p: &[u8], q: &[u8]) -> Result<Self, Error> {
        let (p, q) = (significant(p), significant(q));
        // Before the tests of primality, which take minutes for long numbers.
        if p.len() + q.len() > MAX_BITS / 8 + 1 {
            return Err(Error::PrimesSize { bytes: p.len() + q.len() });
        }
        let [p_number, q_number] = [p, q].map(Natural::from_be_bytes);
        if [&p_number, &q_number].iter().any(|number| number.bits_vartime() < MIN_BITS / 4) {
            return Err(Error::Primes);
        }
        for prime in [p, q] {
            if !Modulus::from_be_bytes(prime)?.is_probable_prime(0) {
                return Err(Error::Primes);
            }
        }
        let public = PublicKey::new(&p_number.times(&q_number).to_be_bytes(p.len() + q.len()))?;
        let units = p_number.minus_one().times(&q_number.minus_one());
        let common = Zeroizing::new(gcd(&units.to_be_bytes(p.len() + q.len()), &public.n().to_be_bytes()));
        if significant(&common) != [1] {
            return Err(Error::Primes);
        }
        let (p, q) = (Half::new(p, q)?, Half::new(q, p)?);
        let of_n = idempotent(public.n(), &p.prime, &q.prime)?;
        let of_square = idempotent(public.n_squared(), &p.square, &q.square)?;
        Ok(Self { public, p, q, idempotent: of_n, square_idempotent: of_square })
    }

    /// The public key.
    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    /// The two primes, big-endian.
    pub fn primes(&self) -> [&[u8]; 2] {
        [&self.p.bytes, &self.q.bytes]
    }

    /// The messages of a column of ciphertexts, as long as n.
    ///
    /// # Errors
    /// [`Error::Ciphertext`].
    pub fn decrypt<C: AsRef<[u8]> + Sync>(&self, ciphertexts: &[C]) -> Result<Vec<Zeroizing<Vec<u8>>>, Error> {
        self.public.check_ranges(ciphertexts)?;
        let of_p = self.p.decrypt(ciphertexts)?;
        let of_q = self.q.decrypt(ciphertexts)?;
        let n = self.public.n();
        let idempotent = n.restore(&self.idempotent)?;
        let joined = |(of_p, of_q): (&SecretBytes, &SecretBytes)| {
            Ok(Zeroizing::new(join(n.reduce_be_bytes(of_p), &n.reduce_be_bytes(of_q), &idempotent)?.to_be_bytes()))
        };
        rows(&of_p).zip(&of_q).map(joined).collect()
    }

    /// As [`PublicKey::encrypt`], several times as fast.
    ///
    /// # Errors
    /// As there.
    pub fn encrypt<M: AsRef<[u8]>, R: TryCryptoRng + ?Sized>(
        &self,
        messages: &[M],
        rng: &mut R,
    ) -> Result<Vec<Vec<u8>>, Error> {
        let factors = self.public.factors(messages)?;
        let mut random = Random::of(rng);
        let of_p = self.p.randomisers(messages.len(), &mut random)?;
        let of_q = self.q.randomisers(messages.len(), &mut random)?;
        let square = self.public.n_squared();
        let idempotent = square.restore(&self.square_idempotent)?;
        let ciphertext = |((of_p, of_q), factor): ((&SecretBytes, &SecretBytes), &SecretBytes)| {
            let randomiser = join(square.reduce_be_bytes(of_p), &square.reduce_be_bytes(of_q), &idempotent)?;
            Ok(randomiser.mul(&square.residue_from_be_bytes(factor)?)?.to_be_bytes())
        };
        rows(&of_p).zip(&of_q).zip(&factors).map(ciphertext).collect()
    }
}

impl Half {
    fn new(prime: &[u8], other: &[u8]) -> Result<Self, Error> {
        let number = Natural::from_be_bytes(prime);
        let square = number.times(&number).to_be_bytes(2 * prime.len());
        let power_of_two = Modulus::from_be_bytes(&[&[1], &vec![0; prime.len()][..]].concat())?;
        let inverse = power_of_two.reduce_be_bytes(prime).inverse()?.store();
        let modulus = Modulus::from_be_bytes(prime)?;
        let h = modulus.reduce_be_bytes(other).neg().inverse().map_err(|_| Error::Primes)?.store();
        Ok(Self {
            square: Modulus::from_be_bytes(&square)?,
            bytes: Zeroizing::new(prime.to_vec()),
            power_of_two,
            inverse,
            h,
            prime: modulus,
        })
    }

    /// The messages modulo the prime.
    fn decrypt<C: AsRef<[u8]> + Sync>(&self, ciphertexts: &[C]) -> Result<Vec<SecretBytes>, Error> {
        let batch = Batch::new(&self.square);
        let order = Natural::from_be_bytes(&self.bytes).minus_one().to_be_bytes(self.bytes.len());
        let powers: Vec<_> =
            batch.reduce_be_bytes(ciphertexts)?.pow(&order).to_be_bytes().into_iter().map(Zeroizing::new).collect();
        let (inverse, h) = (self.power_of_two.restore(&self.inverse)?, self.prime.restore(&self.h)?);
        let message = |(index, power): (usize, &SecretBytes)| {
            // May be told: whether the prime divides the ciphertext. Then the power is 0, and no other is.
            if power.iter().fold(0, |all, byte| all | byte) == 0 {
                return Err(Error::Ciphertext { index });
            }
            let quotient = self.power_of_two.reduce_be_bytes(power).sub(&self.power_of_two.one())?.mul(&inverse)?;
            let quotient = Zeroizing::new(quotient.to_be_bytes());
            Ok(Zeroizing::new(self.prime.reduce_be_bytes(&quotient).mul(&h)?.to_be_bytes()))
        };
        rows(&powers).enumerate().map(message).collect()
    }

    /// Random p-th powers modulo p².
    fn randomisers(&self, count: usize, random: &mut Random<'_>) -> Result<Vec<SecretBytes>, Error> {
        // 128 bits more than p has, so that remainders are as good as uniform; 0 among them happens to nobody.
        let drawn = rows(0..count).map(|_| random.bytes(self.bytes.len() + 16)).collect::<Result<Vec<_>, _>>()?;
        let drawn: Vec<_> =
            rows(&drawn).map(|bytes| Zeroizing::new(self.prime.reduce_be_bytes(bytes).to_be_bytes())).collect();
        let batch = Batch::new(&self.square);
        let powers = batch.reduce_be_bytes(&drawn)?.pow(&self.bytes).to_be_bytes();
        Ok(powers.into_iter().map(Zeroizing::new).collect())
    }
}

/// The number that is the first modulo p and the second modulo q: b + (a − b)·Q with Q = 1 modulo p and 0 modulo q.
fn join<'m>(a: Residue<'m>, b: &Residue<'m>, idempotent: &Residue<'m>) -> Result<Residue<'m>, Error> {
    Ok(a.sub(b)?.mul(idempotent)?.add(b)?)
}

/// 1 modulo p and 0 modulo q, modulo their product.
fn idempotent(product: &Modulus, p: &Modulus, q: &Modulus) -> Result<StoredResidue, Error> {
    let q = Zeroizing::new(q.to_be_bytes());
    let inverse = Zeroizing::new(p.reduce_be_bytes(&q).inverse().map_err(|_| Error::Primes)?.to_be_bytes());
    Ok(product.reduce_be_bytes(&q).mul(&product.reduce_be_bytes(&inverse))?.store())
}

impl fmt::Debug for PrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PrivateKey({} bits)", self.public.n().bits())
    }
}
