//! The work: an operation, a modulus, operands.

use crate::Error;
use crate::key::Key;
use crate::random::SplitMix64;
use crate::words::Word;
use clap::ValueEnum;
use modforge::{Kernel, Modulus};
use num_bigint::BigUint;
use num_integer::Integer;
use serde::Serialize;
use std::cell::OnceCell;
use std::fmt;

/// An operation, repeated: in a dependent chain, where each result is the operand of the next, except for inversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
#[value(rename_all = "snake_case")]
pub enum Operation {
    /// x ← x·y in each library's own representation (Montgomery form for all but field libraries).
    Multiply,
    /// x ← x² in each library's own representation.
    Square,
    /// x ← x^e with e as long as the modulus, by functions that are constant time in e; from number to number, so that
    /// conversions into a library's own representation count.
    Power,
    /// x ← x^e with e as long as the modulus, by functions that are not.
    PowerVartime,
    /// xᵢ ← xᵢ·y for [`Case::BATCH`] factors at once; the time is that of one. Libraries without batches have no part
    /// in it.
    BatchMultiply,
    /// xᵢ ← xᵢ^e for [`Case::BATCH`] bases at once; the time is that of one.
    BatchPower,
    /// x ← x^d modulo n = p·q by the Chinese remainder theorem, the result checked with the public exponent.
    RsaPrivate,
    /// The same for [`Case::BATCH`] numbers at once and one key; the time is that of one. Libraries without batches
    /// take one number after the other.
    BatchRsaPrivate,
    /// 1/x by functions that are constant time in x, for [`Case::UNITS`] values of x in turn: as x and its inverse
    /// would alternate in a chain, branch predictors would learn both by heart.
    Invert,
    /// The same by functions that are not.
    InvertVartime,
    /// [`Case::STREAMS`] chains of multiplications side by side, by field code; the time is that of one multiplication.
    MultiplyStreams,
    /// The same with squares.
    SquareStreams,
    /// x ← x·(1 + W) with W = [`Case::radix`], by field code: reduction alone, of a number of twice as many words whose
    /// halves are both x.
    Reduce,
    /// [`Case::STREAMS`] chains of reductions side by side; the time is that of one.
    ReduceStreams,
    /// [`Case::LANES`] chains of multiplications side by side, by field code; the time is that of one multiplication.
    MultiplyLanes,
    /// The same with squares.
    SquareLanes,
    /// 1/x by field code, for [`Case::UNITS`] values of x in turn.
    FieldInvert,
    /// A square root of x by field code, for [`Case::UNITS`] squares in turn; the result is the smaller of the two.
    FieldSqrt,
    /// x^e from bytes to bytes by the rules of EIP-198, everything that one power needs included; modulo any modulus,
    /// and with functions that are not constant time. The same power each time: in a chain the even part of x would
    /// vanish.
    Modexp,
    /// The modulus prepared for arithmetic, from its bytes on, and dropped again.
    Prepare,
    /// x ← x from bytes into each library's own representation and back to bytes.
    Bytes,
}

impl Operation {
    /// All of them.
    pub const ALL: [Self; 21] = [
        Self::Multiply,
        Self::Square,
        Self::Power,
        Self::PowerVartime,
        Self::BatchMultiply,
        Self::BatchPower,
        Self::RsaPrivate,
        Self::BatchRsaPrivate,
        Self::Invert,
        Self::InvertVartime,
        Self::MultiplyStreams,
        Self::SquareStreams,
        Self::Reduce,
        Self::ReduceStreams,
        Self::MultiplyLanes,
        Self::SquareLanes,
        Self::FieldInvert,
        Self::FieldSqrt,
        Self::Modexp,
        Self::Prepare,
        Self::Bytes,
    ];

    /// The name, as the command line and the rows have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Multiply => "multiply",
            Self::Square => "square",
            Self::Power => "power",
            Self::PowerVartime => "power_vartime",
            Self::BatchMultiply => "batch_multiply",
            Self::BatchPower => "batch_power",
            Self::RsaPrivate => "rsa_private",
            Self::BatchRsaPrivate => "batch_rsa_private",
            Self::Invert => "invert",
            Self::InvertVartime => "invert_vartime",
            Self::MultiplyStreams => "multiply_streams",
            Self::SquareStreams => "square_streams",
            Self::Reduce => "reduce",
            Self::ReduceStreams => "reduce_streams",
            Self::MultiplyLanes => "multiply_lanes",
            Self::SquareLanes => "square_lanes",
            Self::FieldInvert => "field_invert",
            Self::FieldSqrt => "field_sqrt",
            Self::Modexp => "modexp",
            Self::Prepare => "prepare",
            Self::Bytes => "bytes",
        }
    }

    /// Results of one repetition, among which its time is divided.
    pub const fn width(self) -> usize {
        match self {
            Self::BatchMultiply | Self::BatchPower | Self::BatchRsaPrivate => Case::BATCH,
            Self::MultiplyStreams | Self::SquareStreams | Self::ReduceStreams => Case::STREAMS,
            Self::MultiplyLanes | Self::SquareLanes => Case::LANES,
            _ => 1,
        }
    }

    /// Whether it needs a key.
    pub const fn is_of_keys(self) -> bool {
        matches!(self, Self::RsaPrivate | Self::BatchRsaPrivate)
    }

    /// Whether only field code has it.
    pub const fn is_of_fields(self) -> bool {
        matches!(
            self,
            Self::MultiplyStreams
                | Self::SquareStreams
                | Self::Reduce
                | Self::ReduceStreams
                | Self::MultiplyLanes
                | Self::SquareLanes
                | Self::FieldInvert
                | Self::FieldSqrt
        )
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
    /// The modulus, odd but for [`Operation::Modexp`].
    pub modulus: BigUint,
    /// Where every chain starts.
    pub x: BigUint,
    /// The other factor.
    pub y: BigUint,
    /// The exponent, exactly as long as the modulus but for [`Operation::Modexp`].
    pub exponent: BigUint,
    /// The factors of the modulus and what belongs to them, for operations with a key.
    pub key: Option<Key>,
    /// Whether it is one for [`Operation::Modexp`].
    in_bytes: bool,
    /// [`Case::UNITS`] numbers that have an inverse, once they were asked for.
    units: OnceCell<Vec<BigUint>>,
}

impl Case {
    /// Bases of a batch.
    pub const BATCH: usize = 8;
    /// Operands of the inversions: more than branch predictors learn.
    pub const UNITS: usize = 2048;
    /// Chains side by side: enough to fill the time in which one waits for its own results.
    pub const STREAMS: usize = 4;
    /// Numbers in the lanes of a vector.
    pub const LANES: usize = 8;

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
            key: None,
            in_bytes: false,
            units: OnceCell::new(),
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

    /// A random RSA modulus of exactly `bits` bits with its key, the same in every run.
    ///
    /// # Errors
    /// A size below 128 bits, or one that the engine does not take.
    pub fn rsa(bits: u64) -> Result<Self, Error> {
        let key = Key::random(bits, &mut SplitMix64(bits ^ 0x7273_615f_6b65_7973))?;
        Ok(Self { key: Some(key.clone()), ..Self::new(&format!("rsa-key-{bits}"), key.modulus())? })
    }

    /// A power from bytes to bytes, modulo any modulus but 0 and with any exponent, by default one of full length.
    ///
    /// # Errors
    /// A modulus of 0.
    pub fn in_bytes(name: &str, modulus: BigUint, exponent: Option<BigUint>) -> Result<Self, Error> {
        if modulus == BigUint::ZERO {
            return Err(Error::Modulus { name: name.to_owned(), source: modforge::Error::ModulusZero });
        }
        let bits = modulus.bits();
        let mut random = SplitMix64(bits);
        Ok(Self {
            name: name.to_owned(),
            x: random.number(bits) % &modulus,
            y: BigUint::ZERO,
            exponent: exponent.unwrap_or_else(|| full_length(random.number(bits), bits)),
            modulus,
            key: None,
            in_bytes: true,
            units: OnceCell::new(),
        })
    }

    /// Whether the operation is one for this case: the private operation for those with a key, powers from bytes to
    /// bytes for those of them, all others for the rest.
    pub fn takes(&self, operation: Operation) -> bool {
        match operation {
            _ if operation.is_of_keys() => self.key.is_some(),
            Operation::Modexp => self.in_bytes,
            _ => self.key.is_none() && !self.in_bytes,
        }
    }

    /// As many numbers below the modulus that have an inverse, all different.
    pub fn units(&self, count: usize) -> Vec<BigUint> {
        let mut random = SplitMix64(!self.bits());
        let candidates = std::iter::repeat_with(|| random.number(self.bits()) % &self.modulus);
        candidates.filter(|x| x.gcd(&self.modulus) == BigUint::from(1u8)).take(count).collect()
    }

    /// The operands of so many inversions in turn: the first of [`Case::UNITS`] units, or all of them.
    pub fn operands(&self, times: u64) -> &[BigUint] {
        let all = self.units.get_or_init(|| self.units(Self::UNITS));
        &all[..usize::try_from(times).map_or(all.len(), |times| times.min(all.len()))]
    }

    /// Where the chains of an operation start: one, or as many as run side by side.
    pub fn starts(&self, operation: Operation) -> Vec<BigUint> {
        if operation.width() == 1 { vec![self.x.clone()] } else { self.units(operation.width()) }
    }

    /// The squares of which so many roots are taken in turn.
    pub fn squares(&self, times: u64) -> Vec<BigUint> {
        self.operands(times).iter().map(|unit| unit * unit % &self.modulus).collect()
    }

    /// The smaller of x and −x.
    pub fn smaller(&self, x: BigUint) -> BigUint {
        let other = &self.modulus - &x;
        x.min(other)
    }

    /// Whether the modulus passes Fermat's test, as all primes do: roots are taken modulo primes alone.
    pub fn has_roots(&self) -> bool {
        let one = BigUint::from(1u8);
        self.bits() > 3 && BigUint::from(3u8).modpow(&(&self.modulus - &one), &self.modulus) == one
    }

    /// The power of two just above all numbers of as many words of this CPU as the modulus has.
    pub fn radix(&self) -> BigUint {
        BigUint::from(1u8) << (crate::words::words_for(self.bits()) as u64 * u64::from(Word::BITS))
    }

    /// c, where the modulus is 2^m − c with c below 2^(m/2) and m its bits.
    pub fn pseudo_mersenne(&self) -> Option<BigUint> {
        let c = (BigUint::from(1u8) << self.bits()) - &self.modulus;
        (c.bits() <= self.bits() / 2).then_some(c)
    }

    /// Several results as one number, each in words of its own.
    pub(crate) fn side_by_side(&self, results: &[BigUint]) -> BigUint {
        let words = crate::words::words_for(self.bits());
        let all: Vec<Word> = results.iter().flat_map(|result| crate::words::to_words(result, words)).collect();
        crate::words::from_words(&all)
    }

    /// The same of results in big-endian bytes.
    pub(crate) fn side_by_side_bytes(&self, results: &[Vec<u8>]) -> BigUint {
        self.side_by_side(&results.iter().map(|bytes| BigUint::from_bytes_be(bytes)).collect::<Vec<_>>())
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> u64 {
        self.modulus.bits()
    }

    /// The result of `times` repetitions of `operation`, by num-bigint.
    ///
    /// # Panics
    /// If an operation with a key is asked of a case without.
    pub fn expected(&self, operation: Operation, times: u64) -> BigUint {
        let multiply = |x: &BigUint| x * self.y.modpow(&BigUint::from(times), &self.modulus) % &self.modulus;
        let power = |x: &BigUint| (0..times).fold(x.clone(), |x, _| x.modpow(&self.exponent, &self.modulus));
        let square = |x: &BigUint| x.modpow(&(BigUint::from(1u8) << times), &self.modulus);
        let reduce =
            |x: &BigUint| x * (self.radix() + 1u8).modpow(&BigUint::from(times), &self.modulus) % &self.modulus;
        let streams = |f: &dyn Fn(&BigUint) -> BigUint| {
            self.side_by_side(&self.starts(operation).iter().map(f).collect::<Vec<_>>())
        };
        let last = || self.operands(u64::MAX)[(times - 1) as usize % Self::UNITS].clone();
        let batch = |f: &dyn Fn(&BigUint) -> BigUint| self.units(Self::BATCH).iter().map(f).collect::<Vec<_>>();
        let private = |x: &BigUint| {
            let key = self.key.as_ref().expect("a case with a key");
            (0..times).fold(x.clone(), |x, _| x.modpow(&key.d, &self.modulus))
        };
        match operation {
            Operation::Multiply => multiply(&self.x),
            Operation::Square => square(&self.x),
            Operation::MultiplyStreams | Operation::MultiplyLanes => streams(&multiply),
            Operation::SquareStreams | Operation::SquareLanes => streams(&square),
            Operation::Reduce => reduce(&self.x),
            Operation::ReduceStreams => streams(&reduce),
            Operation::Power | Operation::PowerVartime => power(&self.x),
            Operation::BatchMultiply => self.side_by_side(&batch(&multiply)),
            Operation::BatchPower => self.side_by_side(&batch(&power)),
            Operation::RsaPrivate => private(&self.x),
            Operation::BatchRsaPrivate => self.side_by_side(&batch(&private)),
            Operation::Invert | Operation::InvertVartime | Operation::FieldInvert => {
                last().modinv(&self.modulus).expect("a unit")
            }
            Operation::FieldSqrt => self.smaller(last()),
            Operation::Modexp => self.x.modpow(&self.exponent, &self.modulus),
            Operation::Prepare | Operation::Bytes => self.x.clone(),
        }
    }
}

/// `value` below 2^bits with its top bit set.
fn full_length(value: BigUint, bits: u64) -> BigUint {
    value | (BigUint::from(1u8) << bits.saturating_sub(1))
}
