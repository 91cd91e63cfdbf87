//! The random numbers of the operating system.

use rand_core::{TryCryptoRng, TryRng, UnwrapErr};

/// The source of random numbers of the operating system, for the functions here that ask for one.
///
/// ```
/// use modforge_crypto::random::SystemRandom;
/// use modforge_crypto::rsa::RsaPrivateKey;
///
/// let key = RsaPrivateKey::new(&mut SystemRandom, 1024)?;
/// assert_eq!(key.bits(), 1024);
/// # Ok::<(), modforge_crypto::rsa::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemRandom;

impl SystemRandom {
    /// This source for traits that want one without errors: it panics where the system fails.
    pub fn infallible(self) -> UnwrapErr<Self> {
        UnwrapErr(self)
    }
}

impl TryRng for SystemRandom {
    type Error = getrandom::Error;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        getrandom::u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        getrandom::u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        getrandom::fill(bytes)
    }
}

impl TryCryptoRng for SystemRandom {}
