//! The public key: encryption, and what can be done with ciphertexts.

use super::{Error, MAX_BITS, MIN_BITS, SecretBytes};
use crate::long::rows;
use crate::natural::{Natural, significant};
use crate::random::source::Random;
use modforge::{Batch, Modulus, Residue, gcd_vartime};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

/// n, with which anybody encrypts and computes.
#[derive(Debug, PartialEq, Eq)]
pub struct PublicKey {
    n: Modulus,
    square: Modulus,
}

impl PublicKey {
    /// The key of a big-endian n.
    ///
    /// # Errors
    /// [`Error::ModulusSize`], [`Error::ModulusEven`].
    ///
    /// ```
    /// use modforge_crypto::paillier::{Error, PublicKey};
    ///
    /// assert_eq!(PublicKey::new(&[0xff; 100]).err(), Some(Error::ModulusSize { bits: 800 }));
    /// ```
    pub fn new(n: &[u8]) -> Result<Self, Error> {
        let n = significant(n);
        // Of the bytes, as a number that is refused may be long.
        let bits = n.first().map_or(0, |first| 8 * n.len() - first.leading_zeros() as usize);
        if !(MIN_BITS..=MAX_BITS).contains(&bits) {
            return Err(Error::ModulusSize { bits });
        }
        if n.last().is_none_or(|low| low % 2 == 0) {
            return Err(Error::ModulusEven);
        }
        let number = Natural::from_be_bytes(n);
        let square = Modulus::from_be_bytes(&number.times(&number).to_be_bytes(2 * n.len()))?;
        Ok(Self { n: Modulus::from_be_bytes(n)?, square })
    }

    /// n.
    pub fn n(&self) -> &Modulus {
        &self.n
    }

    /// n².
    pub fn n_squared(&self) -> &Modulus {
        &self.square
    }

    /// The ciphertexts of big-endian messages below n, each with a random number of its own.
    ///
    /// # Errors
    /// [`Error::Message`], [`Error::Random`].
    pub fn encrypt<M: AsRef<[u8]>, R: TryCryptoRng + ?Sized>(
        &self,
        messages: &[M],
        rng: &mut R,
    ) -> Result<Vec<Vec<u8>>, Error> {
        let factors = self.factors(messages)?;
        let mut random = Random::of(rng);
        // 128 bits more than n has, so that remainders are as good as uniform. That one has a divisor of n happens to
        // nobody.
        let drawn = rows(messages).map(|_| random.bytes(self.n.byte_length() + 16)).collect::<Result<Vec<_>, _>>()?;
        let drawn: Vec<_> =
            rows(&drawn).map(|bytes| Zeroizing::new(self.n.reduce_be_bytes(bytes).to_be_bytes())).collect();
        let batch = Batch::new(&self.square);
        let randomisers = batch.residues_from_be_bytes(&drawn)?.pow_vartime(&self.n.to_be_bytes()); // n is public
        Ok(randomisers.mul(&batch.residues_from_be_bytes(&factors)?)?.to_be_bytes())
    }

    /// The ciphertext of one message with a given random number, for those who must show how they encrypted.
    ///
    /// # Errors
    /// [`Error::Message`], [`Error::Randomiser`].
    pub fn encrypt_with(&self, message: &[u8], randomiser: &[u8]) -> Result<Vec<u8>, Error> {
        let factors = self.factors(&[message])?;
        let unit = self.n.residue_from_be_bytes(randomiser).map_err(|_| Error::Randomiser)?;
        unit.inverse().map_err(|_| Error::Randomiser)?;
        let power = self.square.reduce_be_bytes(randomiser).pow_vartime(&self.n.to_be_bytes());
        Ok(power.mul(&self.square.residue_from_be_bytes(&factors[0])?)?.to_be_bytes())
    }

    /// 1 + m·n for each message, the power (n + 1)^m modulo n².
    pub(super) fn factors<M: AsRef<[u8]>>(&self, messages: &[M]) -> Result<Vec<SecretBytes>, Error> {
        let n = Natural::from_be_bytes(&self.n.to_be_bytes());
        let one = Natural::from_be_bytes(&[1]);
        let factor = |(index, message): (usize, &M)| {
            let message = self.n.residue_from_be_bytes(message.as_ref()).map_err(|_| Error::Message { index })?;
            let message = Natural::from_be_bytes(&Zeroizing::new(message.to_be_bytes()));
            Ok(message.times(&n).plus(&one).to_be_bytes(self.square.byte_length()))
        };
        rows(messages).enumerate().map(factor).collect()
    }

    /// Checks lengths and ranges of a column of ciphertexts, but not whether they have a common divisor with n.
    pub(super) fn check_ranges<C: AsRef<[u8]>>(&self, ciphertexts: &[C]) -> Result<(), Error> {
        rows(ciphertexts).enumerate().try_for_each(|(index, each)| self.ciphertext(each.as_ref(), index).map(drop))
    }

    /// Checks a column of ciphertexts, and returns their product.
    ///
    /// A product has a common divisor with n where a factor has one, so one divisor is looked for and not one in each
    /// row.
    pub(super) fn check<C: AsRef<[u8]>>(&self, ciphertexts: &[C]) -> Result<Residue<'_>, Error> {
        let mut product = self.square.one();
        let mut scratch = self.square.zero();
        for (index, ciphertext) in rows(ciphertexts).enumerate() {
            product.mul_assign(&self.ciphertext(ciphertext.as_ref(), index)?, &mut scratch)?;
        }
        // May be told: whether all ciphertexts are ones.
        if self.is_unit(&product.to_be_bytes()) {
            return Ok(product);
        }
        let index = rows(ciphertexts).position(|ciphertext| !self.is_unit(ciphertext.as_ref())).unwrap_or(0);
        Err(Error::Ciphertext { index })
    }

    fn ciphertext(&self, bytes: &[u8], index: usize) -> Result<Residue<'_>, Error> {
        let number = self.square.residue_from_be_bytes(bytes).ok().filter(|_| bytes.len() == self.square.byte_length());
        // May be told: whether the ciphertext is one.
        number.ok_or(Error::Ciphertext { index })
    }

    /// Whether a number has no common divisor with n.
    fn is_unit(&self, number: &[u8]) -> bool {
        significant(&gcd_vartime(number, &self.n.to_be_bytes())) == [1]
    }

    /// The ciphertexts of the sums of messages modulo n, entry by entry.
    ///
    /// # Errors
    /// [`Error::Ciphertext`], [`Error::Columns`].
    pub fn add<C: AsRef<[u8]> + Sync, D: AsRef<[u8]> + Sync>(
        &self,
        first: &[C],
        second: &[D],
    ) -> Result<Vec<Vec<u8>>, Error> {
        same_length(first, second)?;
        self.check(first)?;
        self.check(second)?;
        let batch = Batch::new(&self.square);
        Ok(batch.residues_from_be_bytes(first)?.mul(&batch.residues_from_be_bytes(second)?)?.to_be_bytes())
    }

    /// The ciphertexts of messages plus plain numbers below n, entry by entry. The randomisers stay the same.
    ///
    /// # Errors
    /// [`Error::Ciphertext`], [`Error::Message`], [`Error::Columns`].
    pub fn add_plain<C: AsRef<[u8]> + Sync, M: AsRef<[u8]>>(
        &self,
        ciphertexts: &[C],
        plain: &[M],
    ) -> Result<Vec<Vec<u8>>, Error> {
        same_length(ciphertexts, plain)?;
        self.check(ciphertexts)?;
        let batch = Batch::new(&self.square);
        let factors = batch.residues_from_be_bytes(&self.factors(plain)?)?;
        Ok(batch.residues_from_be_bytes(ciphertexts)?.mul(&factors)?.to_be_bytes())
    }

    /// The ciphertexts of messages times plain numbers below n, entry by entry; the time depends on the numbers'
    /// lengths in bytes.
    ///
    /// # Errors
    /// [`Error::Ciphertext`], [`Error::Message`], [`Error::Columns`].
    pub fn multiply<C: AsRef<[u8]> + Sync, M: AsRef<[u8]> + Sync>(
        &self,
        ciphertexts: &[C],
        plain: &[M],
    ) -> Result<Vec<Vec<u8>>, Error> {
        same_length(ciphertexts, plain)?;
        self.check(ciphertexts)?;
        for (index, factor) in rows(plain).enumerate() {
            self.n.residue_from_be_bytes(factor.as_ref()).map_err(|_| Error::Message { index })?;
        }
        let batch = Batch::new(&self.square);
        Ok(batch.residues_from_be_bytes(ciphertexts)?.pow_each(plain)?.to_be_bytes())
    }

    /// The ciphertext of the sum of all messages of a column; of 0 for an empty one, which then hides nothing.
    ///
    /// # Errors
    /// [`Error::Ciphertext`].
    pub fn sum<C: AsRef<[u8]>>(&self, ciphertexts: &[C]) -> Result<Vec<u8>, Error> {
        Ok(self.check(ciphertexts)?.to_be_bytes())
    }

    /// n, big-endian, without leading zeros.
    pub fn to_be_bytes(&self) -> Vec<u8> {
        significant(&self.n.to_be_bytes()).to_vec()
    }
}

fn same_length<A, B>(first: &[A], second: &[B]) -> Result<(), Error> {
    if first.len() == second.len() { Ok(()) } else { Err(Error::Columns { first: first.len(), second: second.len() }) }
}
