//! Random bytes, of the system or of the caller.

use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

/// The source failed.
#[derive(Debug)]
pub(crate) struct NoRandom;

/// A source of random bytes that may fail.
pub struct Random<'r>(Box<Fill<'r>>);

type Fill<'r> = dyn FnMut(&mut [u8]) -> Result<(), NoRandom> + 'r;

impl<'r> Random<'r> {
    /// That of the operating system.
    pub(crate) fn system() -> Self {
        Self(Box::new(|bytes| getrandom::fill(bytes).map_err(|_| NoRandom)))
    }

    pub(crate) fn of<R: TryCryptoRng + ?Sized>(source: &'r mut R) -> Self {
        Self(Box::new(move |bytes| source.try_fill_bytes(bytes).map_err(|_| NoRandom)))
    }

    pub(crate) fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandom> {
        (self.0)(bytes)
    }

    pub(crate) fn bytes(&mut self, length: usize) -> Result<Zeroizing<Vec<u8>>, NoRandom> {
        let mut bytes = Zeroizing::new(vec![0; length]);
        self.fill(&mut bytes)?;
        Ok(bytes)
    }
}
