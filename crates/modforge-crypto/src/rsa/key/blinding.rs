//! Blinding: what a private operation raises to the power d says nothing about the number that the caller gave.
//!
//! The number c is replaced by c·rᵉ, and the result (c·rᵉ)ᵈ = cᵈ·r is divided by r (Kocher 1996). A pair (rᵉ, r⁻¹)
//! serves 32 times, squared between two uses.

use super::RsaPublicKey;
use crate::random::source::Random;
use crate::rsa::Error;
use modforge::{Residue, StoredResidue};
use std::sync::{Mutex, PoisonError};

/// Uses of a pair before a new one is drawn.
const USES: u32 = 32;

/// rᵉ and r⁻¹ modulo n.
pub(super) struct Pair<'n> {
    pub(super) factor: Residue<'n>,
    pub(super) inverse: Residue<'n>,
}

/// The pair for the next operation, if one is at hand.
#[derive(Default)]
pub(super) struct Blinding(Mutex<Option<Stored>>);

struct Stored {
    factor: StoredResidue,
    inverse: StoredResidue,
    uses: u32,
}

impl Blinding {
    /// A pair that no other operation has.
    pub(super) fn pair<'n>(&self, key: &'n RsaPublicKey) -> Result<Pair<'n>, Error> {
        let mut stored = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let uses = stored.as_ref().map_or(USES, |stored| stored.uses);
        let pair = match stored.take() {
            Some(stored) if uses < USES => Pair {
                factor: key.n().restore(&stored.factor)?.square(),
                inverse: key.n().restore(&stored.inverse)?.square(),
            },
            _ => fresh(key)?,
        };
        *stored = Some(Stored {
            factor: pair.factor.store(),
            inverse: pair.inverse.store(),
            uses: if uses < USES { uses + 1 } else { 1 },
        });
        Ok(pair)
    }
}

fn fresh(key: &RsaPublicKey) -> Result<Pair<'_>, Error> {
    let mut random = Random::system();
    loop {
        // 128 bits more than n has, so that the remainder is as good as uniform.
        let bytes = random.bytes(key.size() + 16)?;
        let r = key.n().reduce_be_bytes(&bytes);
        // One without an inverse has a factor of n: nobody meets one by chance.
        if let Ok(inverse) = r.inverse() {
            return Ok(Pair { factor: r.pow_vartime(key.e()), inverse });
        }
    }
}
