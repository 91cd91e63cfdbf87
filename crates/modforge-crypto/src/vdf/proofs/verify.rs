//! A proof checked.

use super::{Proof, Scheme, pietrzak, wesolowski};
use crate::vdf::{Error, Statement};

impl Statement<'_> {
    /// Check a proof of this statement.
    ///
    /// # Errors
    /// [`Error::ProofInvalid`], and [`Error::ProofLength`] for a number of elements that no proof of the statement has.
    pub fn verify(&self, proof: &Proof) -> Result<(), Error> {
        match (proof.scheme, proof.elements.as_slice()) {
            (Scheme::Wesolowski, [quotient_power]) => wesolowski::verify(self, quotient_power),
            (Scheme::Pietrzak, middles) if middles.len() == pietrzak::halvings(self.t) => {
                pietrzak::verify(self, middles)
            }
            (scheme, elements) => {
                let expected = match scheme {
                    Scheme::Wesolowski => 1,
                    Scheme::Pietrzak => pietrzak::halvings(self.t),
                };
                let length = |elements| Proof::HEAD_BYTES + elements * self.group.width();
                Err(Error::ProofLength { bytes: length(elements.len()), expected: length(expected).to_string() })
            }
        }
    }
}
