//! The private key and its operation.
//!
//! With two primes, the power modulo n is put together from powers modulo p and q, each with exponents and numbers of
//! half the length (Quisquater and Couvreur 1982); the engine computes the two side by side. From m₁ modulo p and m₂
//! modulo q, m = m₂ + (m₁ − m₂)·Q modulo n with Q ≡ 1 modulo p and 0 modulo q.
//!
//! A single wrong bit in one of the halves would tell the factors to whoever sees the result (Boneh, DeMillo and Lipton
//! 1997), so it leaves only if its power to the public exponent is the number that was given.

use super::RsaPublicKey;
use super::blinding::Blinding;
use crate::rsa::Error;
use modforge::{Modulus, Residue, StoredResidue};
use std::fmt;
use std::sync::Arc;
use zeroize::Zeroizing;

/// A private key. Its numbers are not printed; clones share them.
///
/// Bare powers are constant time in the key and in the number. Making a key, be it new or from its numbers, is not.
#[derive(Clone)]
pub struct RsaPrivateKey {
    pub(super) public: RsaPublicKey,
    pub(super) secrets: Arc<Secrets>,
}

pub(super) struct Secrets {
    /// As many bytes as n has.
    pub(super) d: Zeroizing<Vec<u8>>,
    pub(super) primes: Vec<Zeroizing<Vec<u8>>>,
    /// For keys of two primes. In a box, as a None without one would hold what the stack held.
    pub(super) halves: Option<Box<Halves>>,
    pub(super) blinding: Blinding,
}

pub(super) struct Halves {
    pub(super) p: Modulus,
    pub(super) q: Modulus,
    /// d modulo p − 1, and modulo q − 1: of one length.
    pub(super) d_p: Zeroizing<Vec<u8>>,
    pub(super) d_q: Zeroizing<Vec<u8>>,
    /// q⁻¹ modulo p.
    pub(super) coefficient: Zeroizing<Vec<u8>>,
    /// q·(q⁻¹ mod p) modulo n: 1 modulo p, 0 modulo q.
    pub(super) idempotent: StoredResidue,
}

impl RsaPrivateKey {
    /// The public key.
    pub fn to_public_key(&self) -> RsaPublicKey {
        self.public.clone()
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> usize {
        self.public.bits()
    }

    /// Bytes of the modulus, of a signature and of a ciphertext.
    pub fn size(&self) -> usize {
        self.public.size()
    }

    /// The modulus.
    pub fn n(&self) -> &Modulus {
        self.public.n()
    }

    /// The public exponent, big-endian, without leading zeros.
    pub fn e(&self) -> &[u8] {
        self.public.e()
    }

    /// The private exponent, big-endian, as many bytes as n has.
    pub fn d(&self) -> &[u8] {
        &self.secrets.d
    }

    /// The prime factors of the modulus, big-endian, the larger of two first.
    pub fn primes(&self) -> impl Iterator<Item = &[u8]> {
        self.secrets.primes.iter().map(|prime| prime.as_slice())
    }

    /// The number to the power d modulo n, RSADP and RSASP1 of RFC 8017: a number as long as the modulus and below it,
    /// to another.
    ///
    /// Blinded, and checked before it is returned. This is the bare mathematics: without a padding it must not be
    /// offered to anybody.
    ///
    /// # Errors
    /// [`Error::Representative`], [`Error::Fault`], [`Error::Random`] where the system has no random bytes.
    pub fn raw_power(&self, number: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
        let n = self.n();
        if number.len() != self.size() {
            return Err(Error::Representative);
        }
        let number = n.residue_from_be_bytes(number).map_err(|_| Error::Representative)?;
        let pair = self.secrets.blinding.pair(&self.public)?;
        let blinded = number.mul(&pair.factor)?;
        let power = match &self.secrets.halves {
            Some(halves) => halves.power(&blinded)?,
            None => blinded.pow(&self.secrets.d),
        };
        // May be told: that something is broken.
        if power.pow_vartime(self.e()) != blinded {
            return Err(Error::Fault);
        }
        Ok(Zeroizing::new(power.mul(&pair.inverse)?.to_be_bytes()))
    }
}

impl Halves {
    fn power<'n>(&self, number: &Residue<'n>) -> Result<Residue<'n>, Error> {
        let n = number.modulus();
        let bytes = Zeroizing::new(number.to_be_bytes());
        let [of_p, of_q] = [&self.p, &self.q].map(|prime| prime.reduce_be_bytes(&bytes));
        let (of_p, of_q) = of_p.pow_pair(&self.d_p, &of_q, &self.d_q);
        let [of_p, of_q] = [of_p.to_be_bytes(), of_q.to_be_bytes()].map(Zeroizing::new);
        let (of_p, of_q) = (n.residue_from_be_bytes(&of_p)?, n.residue_from_be_bytes(&of_q)?);
        let idempotent = n.restore(&self.idempotent)?;
        Ok(of_p.sub(&of_q)?.mul(&idempotent)?.add(&of_q)?)
    }
}

impl fmt::Debug for RsaPrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RsaPrivateKey({} bits)", self.bits())
    }
}

/// Equality of the keys; constant time up to the answer.
impl PartialEq for RsaPrivateKey {
    fn eq(&self, other: &Self) -> bool {
        use subtle::ConstantTimeEq;
        self.public == other.public && bool::from(self.secrets.d.ct_eq(&other.secrets.d))
    }
}

impl Eq for RsaPrivateKey {}
