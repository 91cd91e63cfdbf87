//! Probable primes: Miller–Rabin and Baillie–PSW.

use super::lucas;
use crate::Modulus;
use crate::cancel::Watch;
use crate::limbs::bytes::all_be_bytes;
use crate::limbs::shift::{shifted_right_vartime, trailing_zeros_vartime};
use alloc::vec::Vec;

/// The primes below 256.
const SMALL_PRIMES: [u8; 54] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109,
    113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229, 233, 239,
    241, 251,
];

impl Modulus {
    /// Whether the modulus is a probable prime: no prime factor below 256, the Baillie–PSW test, then `rounds` of Miller–Rabin.
    ///
    /// Baillie–PSW (Baillie and Wagstaff 1980; Pomerance, Selfridge and Wagstaff 1980) is a strong test to the base 2 and a strong
    /// Lucas test with Selfridge's parameters. No composite number is known to pass it, and there is none below 2^64. Against
    /// numbers made to deceive, which nobody knows how to make for it, rounds with other bases are a further defence; these
    /// are derived from the number, so that the answer is always the same, and known to whoever made the number. A composite
    /// passes a round with a random base with probability at most 1/4 (Rabin 1980).
    ///
    /// The time depends on the modulus.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// assert!(Modulus::from_hex("7fffffffffffffffffffffffffffffff")?.is_probable_prime(0)); // 2^127 − 1
    /// assert!(!Modulus::from_be_bytes(&[0x08, 0x01])?.is_probable_prime(0)); // 2049 = 3·683
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn is_probable_prime(&self, rounds: usize) -> bool {
        let n = self.to_be_bytes();
        if let [small] = n[..] {
            return SMALL_PRIMES.contains(&small);
        }
        if SMALL_PRIMES.iter().any(|&prime| remainder(&n, prime) == 0) {
            return false;
        }
        // No number below 257² is left but primes.
        if n.len() == 2 {
            return true;
        }
        let mut bases = derived_bases(&n);
        self.passes_miller_rabin(&[2])
            && lucas::is_strong_probable_prime(self).unwrap_or(false)
            && (0..rounds).all(|_| bases.next().is_some_and(|base| self.passes_miller_rabin(&base)))
    }

    /// Whether the modulus n passes one round of Miller–Rabin to a base: it is a strong probable prime to that base.
    ///
    /// With n − 1 = d·2^s, d odd: base^d = 1, or base^(d·2^r) = −1 for an r < s. Any base passes for a prime, also a multiple of
    /// it; at most a quarter of the bases for a composite number (Miller 1976, Rabin 1980). False for an even number but 2,
    /// and for 1. The time depends on the modulus and on the base.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let n = Modulus::from_be_bytes(&[0x07, 0xff])?; // 2047 = 23·89
    /// assert!(n.passes_miller_rabin(&[2]));
    /// assert!(!n.passes_miller_rabin(&[3]));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn passes_miller_rabin(&self, base: &[u8]) -> bool {
        let n = self.limbs();
        if n == [1] {
            return false;
        }
        if n[0] & 1 == 0 {
            return n == [2];
        }
        let base = self.reduce_be_bytes(base);
        // n − 1 = 2^twos·odd.
        let mut minus_one = n.to_vec();
        minus_one[0] -= 1;
        let twos = trailing_zeros_vartime(&minus_one);
        let mut power = base.pow_vartime(&all_be_bytes(&shifted_right_vartime(&minus_one, twos)));
        let (one, minus_one) = (self.one(), self.one().neg());
        if base.is_zero() || power == one {
            return true;
        }
        let watch = Watch::new();
        for _ in 1..twos {
            watch.look();
            if power == minus_one {
                return true;
            }
            power = power.square();
        }
        power == minus_one
    }
}

/// n modulo a small prime.
fn remainder(n: &[u8], prime: u8) -> u16 {
    n.iter().fold(0, |remainder, &byte| (remainder << 8 | u16::from(byte)) % u16::from(prime))
}

/// Bases of the length of n, by the generator SplitMix64 (Steele, Lea and Flood 2014) from a mixture of all bytes.
fn derived_bases(n: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let length = n.len();
    let mut state = n.iter().fold(0u64, |state, &byte| mixed(state ^ u64::from(byte)));
    let mut word = move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(state)
    };
    core::iter::repeat_with(move || {
        let mut base: Vec<u8> = (0..length.div_ceil(8)).flat_map(|_| word().to_be_bytes()).collect();
        base.truncate(length);
        base
    })
}

fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
