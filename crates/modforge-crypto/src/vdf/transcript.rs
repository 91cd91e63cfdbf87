//! The challenges, hashed from everything that was said before (Fiat and Shamir 1986).

use super::Statement;
use super::group::Element;
use modforge::Modulus;
use sha2::{Digest, Sha512};

/// Bits of the prime of Wesolowski's proof.
pub const PRIME_BITS: usize = 272;
/// Rounds of Miller–Rabin after the test of Baillie and PSW, which no known composite passes.
const ROUNDS: usize = 20;

/// A hash of the statement and of what the prover has sent so far.
///
/// Each part is preceded by its length, so that no two transcripts are written alike.
#[derive(Clone)]
pub(super) struct Transcript(Sha512);

impl Transcript {
    /// `domain` names the scheme and its version.
    pub(super) fn new(domain: &str, statement: &Statement<'_>) -> Self {
        let mut transcript = Self(Sha512::new());
        transcript.append(domain.as_bytes());
        transcript.append(&statement.group.modulus().to_be_bytes());
        transcript.append(&statement.x.0);
        transcript.append(&statement.y.0);
        transcript.append(&statement.t.to_be_bytes());
        transcript
    }

    fn append(&mut self, part: &[u8]) {
        self.0.update((part.len() as u64).to_be_bytes());
        self.0.update(part);
    }

    pub(super) fn append_element(&mut self, element: &Element) {
        self.append(&element.0);
    }

    /// A number of 128 bits, big-endian.
    pub(super) fn exponent(&self) -> [u8; 16] {
        self.0.clone().finalize()[..16].try_into().expect("64 bytes were there")
    }

    /// A prime of [`PRIME_BITS`] bits: the first of the hashes of the transcript with 0, 1, 2 … whose first bytes, with
    /// the top and the lowest bit set, are one. About 94 hashes are needed; every such prime is equally likely.
    pub(super) fn prime(&self) -> Modulus {
        (0u64..)
            .find_map(|counter| {
                let mut transcript = self.clone();
                transcript.append(&counter.to_be_bytes());
                let mut candidate: [u8; PRIME_BITS / 8] =
                    transcript.0.finalize()[..PRIME_BITS / 8].try_into().expect("64 bytes were there");
                candidate[0] |= 0x80;
                candidate[PRIME_BITS / 8 - 1] |= 1;
                let candidate = Modulus::from_be_bytes(&candidate).expect("not 0 and short");
                candidate.is_probable_prime(ROUNDS).then_some(candidate)
            })
            .expect("primes are dense")
    }
}

/// `length` bytes that depend on the message, by SHA-512 with a counter.
pub(super) fn expand(domain: &str, message: &[u8], length: usize) -> Vec<u8> {
    let mut start = Transcript(Sha512::new());
    start.append(domain.as_bytes());
    start.append(message);
    let mut bytes: Vec<u8> = (0..length.div_ceil(64) as u64)
        .flat_map(|counter| {
            let mut block = start.clone();
            block.append(&counter.to_be_bytes());
            block.0.finalize()
        })
        .collect();
    bytes.truncate(length);
    bytes
}
