//! The challenges, hashed from everything that was said before (Fiat and Shamir 1986).

use crate::vdf::Statement;
use crate::vdf::group::Element;
use crate::vdf::hash::Hasher;
use modforge::Modulus;

/// Bits of the prime of Wesolowski's proof.
pub const PRIME_BITS: usize = 272;
/// Rounds of Miller–Rabin after the test of Baillie and PSW, which no known composite passes.
const ROUNDS: usize = 20;

/// A hash of the statement and of what the prover has sent so far.
#[derive(Clone)]
pub(in crate::vdf) struct Transcript(Hasher);

impl Transcript {
    /// `domain` names the scheme and its version.
    pub(in crate::vdf) fn new(domain: &str, statement: &Statement<'_>) -> Self {
        let mut hasher = Hasher::new(domain);
        hasher.append(&statement.group.modulus().to_be_bytes());
        hasher.append(&statement.x.0);
        hasher.append(&statement.y.0);
        hasher.append(&statement.t.to_be_bytes());
        Self(hasher)
    }

    pub(in crate::vdf) fn append_element(&mut self, element: &Element) {
        self.0.append(&element.0);
    }

    /// A number of 128 bits, big-endian.
    pub(in crate::vdf) fn exponent(&self) -> [u8; 16] {
        self.0.digest()[..16].try_into().expect("64 bytes were there")
    }

    /// A prime of [`PRIME_BITS`] bits: the first of the hashes of the transcript with 0, 1, 2 … whose first bytes, with
    /// the top and the lowest bit set, are one. About 94 hashes are needed; every such prime is equally likely.
    pub(in crate::vdf) fn prime(&self) -> Modulus {
        (0u64..)
            .find_map(|counter| {
                let mut hasher = self.0.clone();
                hasher.append(&counter.to_be_bytes());
                let mut candidate: [u8; PRIME_BITS / 8] =
                    hasher.digest()[..PRIME_BITS / 8].try_into().expect("64 bytes were there");
                candidate[0] |= 0x80;
                candidate[PRIME_BITS / 8 - 1] |= 1;
                let candidate = Modulus::from_be_bytes(&candidate).expect("not 0 and short");
                candidate.is_probable_prime(ROUNDS).then_some(candidate)
            })
            .expect("primes are dense")
    }
}
