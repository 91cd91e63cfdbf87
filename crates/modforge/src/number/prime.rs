//! Probable primes: Miller–Rabin and Baillie–PSW.

use super::lucas;
use crate::cancel::Watch;
use crate::limbs::shift::{shifted_right_vartime, trailing_zeros_vartime};
use crate::limbs::words::to_words;
use crate::limbs::{LIMB_BITS, Limb, Wide};
use crate::{Modulus, Residue};
use alloc::vec::Vec;

/// The primes below 256.
const SMALL_PRIMES: [u8; 54] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109,
    113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, 229, 233, 239,
    241, 251,
];

impl Modulus {
    /// Whether the modulus is a probable prime: no prime factor below 256, the Baillie–PSW test, then `rounds` of
    /// Miller–Rabin.
    ///
    /// Baillie–PSW (Baillie and Wagstaff 1980; Pomerance, Selfridge and Wagstaff 1980) is a strong test to the base 2
    /// and a Lucas test, here the extra strong one (Grantham 2001). No composite number is known to pass it, and there
    /// is none below 2^64. Against numbers made to deceive, which nobody knows how to make for it, rounds with other
    /// bases are a further defence; these are derived from the number, so that the answer is always the same, and known
    /// to whoever made the number. A composite passes a round with a random base with probability at most 1/4 (Rabin
    /// 1980).
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
        let n = self.limbs();
        if self.bits() <= 8 {
            return SMALL_PRIMES.iter().any(|&prime| Limb::from(prime) == n[0]);
        }
        if SMALL_PRIMES.iter().any(|&prime| remainder(n, prime) == 0) {
            return false;
        }
        // No number below 257² is left but primes.
        if self.bits() <= 16 {
            return true;
        }
        let mut bases = derived_bases(to_words(n));
        self.passes_to_base(&self.reduce_limbs(&[2]))
            && lucas::is_extra_strong_probable_prime(self)
            && (0..rounds).all(|_| bases.next().is_some_and(|base| self.passes_to_base(&self.reduce_limbs(&base))))
    }

    /// Whether the modulus n passes one round of Miller–Rabin to a base: it is a strong probable prime to that base.
    ///
    /// With n − 1 = d·2^s, d odd: base^d = 1, or base^(d·2^r) = −1 for an r < s. Any base passes for a prime, also a
    /// multiple of it; at most a quarter of the bases for a composite number (Miller 1976, Rabin 1980). False for an
    /// even number but 2, and for 1. The time depends on the modulus and on the base.
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
        self.passes_to_base(&self.reduce_be_bytes(base))
    }

    fn passes_to_base(&self, base: &Residue<'_>) -> bool {
        let n = self.limbs();
        if n == [1] {
            return false;
        }
        if n[0] & 1 == 0 {
            return n == [2];
        }
        // n − 1 = 2^twos·odd.
        let mut minus_one = n.to_vec();
        minus_one[0] -= 1;
        let twos = trailing_zeros_vartime(&minus_one);
        let mut power = base.power_vartime(&shifted_right_vartime(&minus_one, twos)[..]);
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
fn remainder(n: &[Limb], prime: u8) -> Wide {
    n.iter().rev().fold(0, |remainder, &limb| (remainder << LIMB_BITS | Wide::from(limb)) % Wide::from(prime))
}

/// Bases of the length of n, by the generator SplitMix64 (Steele, Lea and Flood 2014) from a mixture of all words.
fn derived_bases(n: Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
    let mut state = n.iter().fold(0, |state, &word| mixed(state ^ word));
    let mut word = move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(state)
    };
    core::iter::repeat_with(move || n.iter().map(|_| word()).collect())
}

fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
