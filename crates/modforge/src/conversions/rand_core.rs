//! Random residues from a generator of rand_core.

use crate::{Modulus, Residue};
use ::rand_core::{CryptoRng, TryCryptoRng};
use alloc::vec;
use zeroize::Zeroizing;

impl Modulus {
    /// A residue drawn uniformly from all of them.
    ///
    /// As many bits as the modulus has are drawn again until the number is below it, at most twice on average: no
    /// residue is more likely than another. The time tells how many draws were thrown away, and nothing of the one that
    /// was kept.
    ///
    /// ```
    /// # #[cfg(feature = "rand_core")] {
    /// use modforge::Modulus;
    ///
    /// struct Counter(u8); // not random: an example
    /// # impl rand_core::TryRng for Counter {
    /// #     type Error = std::convert::Infallible;
    /// #     fn try_next_u32(&mut self) -> Result<u32, Self::Error> { unreachable!() }
    /// #     fn try_next_u64(&mut self) -> Result<u64, Self::Error> { unreachable!() }
    /// #     fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
    /// #         bytes.fill_with(|| { self.0 += 1; self.0 });
    /// #         Ok(())
    /// #     }
    /// # }
    /// # impl rand_core::TryCryptoRng for Counter {}
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(modulus.random(&mut Counter(95)).to_be_bytes(), [96]);
    /// // 97 to 127 are drawn again, 128 is cut to 7 bits.
    /// assert_eq!(modulus.random(&mut Counter(96)).to_be_bytes(), [0]);
    /// # }
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn random<R: CryptoRng + ?Sized>(&self, generator: &mut R) -> Residue<'_> {
        let Ok(residue) = self.try_random(generator);
        residue
    }

    /// As [`random`](Self::random), from a generator that may fail, such as that of the system.
    ///
    /// # Errors
    /// Those of the generator.
    ///
    /// ```
    /// # #[cfg(feature = "rand_core")]
    /// fn secret<'m, R: rand_core::TryCryptoRng>(
    ///     modulus: &'m modforge::Modulus,
    ///     system: &mut R,
    /// ) -> Result<modforge::Residue<'m>, R::Error> {
    ///     modulus.try_random(system)
    /// }
    /// ```
    pub fn try_random<R: TryCryptoRng + ?Sized>(&self, generator: &mut R) -> Result<Residue<'_>, R::Error> {
        let mut bytes = Zeroizing::new(vec![0; self.byte_length()]);
        let mask = u8::MAX >> (8 * bytes.len() - self.bits());
        loop {
            generator.try_fill_bytes(&mut bytes)?;
            bytes[0] &= mask;
            if let Ok(residue) = self.residue_from_be_bytes(&bytes) {
                return Ok(residue);
            }
        }
    }
}
