//! What is computed: an operation, a modulus, operands.

use crate::Error;
use clap::ValueEnum;
use modforge::{Kernel, Modulus};
use num_bigint::BigUint;
use serde::Serialize;
use std::fmt;

/// An operation, repeated in a dependent chain: each result is the operand of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
#[value(rename_all = "snake_case")]
pub enum Operation {
    /// x ← x·y in each library's own representation (Montgomery form for all but field libraries).
    Multiply,
    /// x ← x² in each library's own representation.
    Square,
    /// x ← x^e with e as long as the modulus, by functions that are constant time in e.
    Power,
    /// x ← x^e with e as long as the modulus, by functions that are not.
    PowerVartime,
}

impl Operation {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Multiply, Self::Square, Self::Power, Self::PowerVartime];

    /// The name, as the command line and the rows have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Multiply => "multiply",
            Self::Square => "square",
            Self::Power => "power",
            Self::PowerVartime => "power_vartime",
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A modulus with operands below it; the same text gives the same operands on every machine.
#[derive(Clone, Debug)]
pub struct Case {
    /// Name of the modulus.
    pub name: String,
    /// The modulus, odd.
    pub modulus: BigUint,
    /// Where every chain starts.
    pub x: BigUint,
    /// The other factor.
    pub y: BigUint,
    /// The exponent, exactly as long as the modulus.
    pub exponent: BigUint,
}

impl Case {
    /// Operands for this modulus.
    ///
    /// # Errors
    /// A modulus that is even or 1, or that the engine does not take.
    pub fn new(name: &str, modulus: BigUint) -> Result<Self, Error> {
        if !modulus.bit(0) || modulus.bits() < 2 {
            return Err(Error::ModulusForPeers(name.to_owned()));
        }
        // The portable kernel takes every modulus that any kernel takes.
        Modulus::with_kernel(&modulus.to_bytes_be(), Kernel::Portable)
            .map_err(|source| Error::Modulus { name: name.to_owned(), source })?;
        let bits = modulus.bits();
        let mut random = SplitMix64(bits);
        Ok(Self {
            name: name.to_owned(),
            x: random.number(bits) % &modulus,
            y: random.number(bits) % &modulus,
            exponent: full_length(random.number(bits), bits),
            modulus,
        })
    }

    /// A random odd modulus of exactly `bits` bits, the same in every run.
    ///
    /// # Errors
    /// A size that the engine does not take.
    pub fn random(bits: u64) -> Result<Self, Error> {
        // Far from the seed of the operands, which is the size alone.
        let modulus = SplitMix64(bits ^ 0x6d6f_6466_6f72_6765).number(bits);
        Self::new(&format!("random-{bits}"), full_length(modulus, bits) | BigUint::from(1u8))
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> u64 {
        self.modulus.bits()
    }

    /// What `times` repetitions of `operation` give, by num-bigint.
    pub fn expected(&self, operation: Operation, times: u64) -> BigUint {
        match operation {
            Operation::Multiply => &self.x * self.y.modpow(&BigUint::from(times), &self.modulus) % &self.modulus,
            Operation::Square => self.x.modpow(&(BigUint::from(1u8) << times), &self.modulus),
            Operation::Power | Operation::PowerVartime => {
                (0..times).fold(self.x.clone(), |x, _| x.modpow(&self.exponent, &self.modulus))
            }
        }
    }
}

/// `value` below 2^bits with its top bit set.
fn full_length(value: BigUint, bits: u64) -> BigUint {
    value | (BigUint::from(1u8) << bits.saturating_sub(1))
}

/// The generator of Steele, Lea and Flood (2014): operands need to be reproducible and without pattern, no more.
struct SplitMix64(u64);

impl SplitMix64 {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below 2^bits.
    fn number(&mut self, bits: u64) -> BigUint {
        let words: Vec<u64> = (0..crate::words::words_for(bits)).map(|_| self.word()).collect();
        crate::words::from_words(&words) >> (words.len() as u64 * 64 - bits)
    }
}
