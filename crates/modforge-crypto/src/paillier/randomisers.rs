//! Randomisers from a table: powers of one n-th residue with short exponents.
//!
//! h = −x² modulo n for a random x, and its power h^n modulo n² (Damgård, Jurik and Nielsen 2010). Then (h^n)^s for a
//! random s of half of n's bits takes the place of r^n. Nobody is known to tell the two apart without the factors; it
//! is an assumption more than Paillier's own, made for keys with primes that are 3 modulo 4, such as those of
//! [`PrivateKey::new`](super::PrivateKey::new).

use super::{Error, PublicKey, SecretBytes};
use crate::long::rows;
use crate::random::Random;
use modforge::{Cancel, FixedBase, Modulus};
use rand_core::TryCryptoRng;
use std::fmt;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::thread::{ScopedJoinHandle, available_parallelism, scope};
use zeroize::Zeroizing;

/// Bytes of the table at most: larger ones are read more slowly than they save.
const TABLE_BYTES: usize = 1 << 20;

/// A table for a key, with which many messages are encrypted.
pub struct Randomisers<'k> {
    key: &'k PublicKey,
    table: FixedBase<'k>,
}

impl<'k> Randomisers<'k> {
    /// A table for a new h; making it takes as long as some ciphertexts.
    ///
    /// # Errors
    /// [`Error::Random`].
    ///
    /// ```
    /// use modforge_crypto::paillier::{Error, PrivateKey, Randomisers};
    /// use modforge_crypto::random::SystemRandom;
    ///
    /// let key = PrivateKey::new(&mut SystemRandom, 1024)?;
    /// let randomisers = Randomisers::new(key.public(), &mut SystemRandom)?;
    /// let column = randomisers.encrypt(&[[3], [4]], &mut SystemRandom)?;
    /// assert_eq!(key.decrypt(&[key.public().sum(&column)?])?[0].last(), Some(&7));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn new<R: TryCryptoRng + ?Sized>(key: &'k PublicKey, rng: &mut R) -> Result<Self, Error> {
        let n = key.n();
        let x = n.reduce_be_bytes(&Random::of(rng).bytes(n.byte_length() + 16)?);
        let h = Zeroizing::new(x.square().neg().to_be_bytes());
        let base = key.n_squared().reduce_be_bytes(&h).pow_vartime(&n.to_be_bytes()); // n is public
        let table = FixedBase::with_table(&base, exponent_bytes(n) * 8, TABLE_BYTES, threads())?;
        Ok(Self { key, table })
    }

    /// The ciphertexts of big-endian messages below n.
    ///
    /// # Errors
    /// [`Error::Message`], [`Error::Random`].
    pub fn encrypt<M: AsRef<[u8]>, R: TryCryptoRng + ?Sized>(
        &self,
        messages: &[M],
        rng: &mut R,
    ) -> Result<Vec<Vec<u8>>, Error> {
        let factors = self.key.factors(messages)?;
        let mut random = Random::of(rng);
        let length = exponent_bytes(self.key.n());
        let exponents = rows(messages).map(|_| random.bytes(length)).collect::<Result<Vec<_>, _>>()?;
        let work: Vec<_> = exponents.into_iter().zip(factors).collect();
        if work.len() <= 1 {
            return self.ciphertexts(&work); // not worth a thread
        }
        let share = work.len().div_ceil(threads().get());
        let cancel = Cancel::current().unwrap_or_default();
        let shares = scope(|scope| {
            let encrypt = |share| cancel.run(|| self.ciphertexts(share));
            let tasks: Vec<_> = work.chunks(share).map(|share| scope.spawn(move || encrypt(share))).collect();
            let join = |task: ScopedJoinHandle<'_, _>| task.join().unwrap_or_else(|panic| resume_unwind(panic));
            tasks.into_iter().map(join).collect::<Vec<_>>()
        });
        Cancel::heed(); // a share is missing only where the flag is set
        Ok(shares.into_iter().flatten().collect::<Result<Vec<_>, Error>>()?.concat())
    }

    /// For exponents and factors 1 + m·n.
    fn ciphertexts(&self, share: &[(SecretBytes, SecretBytes)]) -> Result<Vec<Vec<u8>>, Error> {
        let ciphertext = |(exponent, factor): &(SecretBytes, SecretBytes)| {
            let factor = self.key.n_squared().residue_from_be_bytes(factor)?;
            Ok(self.table.pow(exponent)?.mul(&factor)?.to_be_bytes())
        };
        rows(share).map(ciphertext).collect()
    }
}

fn exponent_bytes(n: &Modulus) -> usize {
    n.bits().div_ceil(16)
}

fn threads() -> NonZeroUsize {
    available_parallelism()
        .unwrap_or(NonZeroUsize::MIN)
        .min(NonZeroUsize::new(modforge::MAX_THREADS).unwrap_or(NonZeroUsize::MIN))
}

impl fmt::Debug for Randomisers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Randomisers({} bits)", self.key.n().bits())
    }
}
