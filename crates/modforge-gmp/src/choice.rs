//! Who is faster at a size, the engine or GMP: the bits of a modulus from which the engine is asked.
//!
//! Measured by `examples/sizes.rs` against the GMP 6.3 that gmpy2 2.3 brings (built for all CPUs, with code for each).
//! Where a call with a modulus that was never seen is slower than one with a modulus that is prepared, the slower one
//! decides. Beyond [`MEASURED`] bits nothing was measured, and GMP does it.

use crate::signals::once;
use modforge::Kernel;
use std::sync::OnceLock;

/// A job, as far as its time depends on it.
#[derive(Clone, Copy)]
pub(crate) enum Job {
    /// base^exponent in variable time.
    Power {
        exponent_bits: usize,
        /// Zeros at the end of the modulus, of its lowest limb.
        twos: u32,
    },
    /// base^exponent in constant time, modulo an odd number.
    SecretPower { exponent_limbs: usize },
    /// An inverse in variable time.
    Inverse,
    /// A test of Baillie–PSW.
    Prime,
}

const MEASURED: usize = 16_384;

/// The least bits of a modulus for each kind of job; [`NEVER`] where GMP is faster at all sizes.
struct Table {
    /// Exponents below 2^16: few products, between which nothing makes up for the way into and out of Montgomery form.
    tiny_power: usize,
    /// Exponents below 2^128, modulo odd numbers.
    short_power: usize,
    /// Longer exponents.
    power: usize,
    power_of_even: usize,
    short_secret_power: usize,
    secret_power: usize,
    inverse: usize,
    prime: usize,
}

const NEVER: usize = usize::MAX;

/// Inverses take no kernel: measured on the CPU of the tables below.
const INVERSE: usize = if cfg!(target_arch = "x86_64") { 1280 } else { NEVER };

/// CPUs with AVX-512 IFMA: measured on AMD's fourth Zen (family 25, model 17).
const IFMA: Table = Table {
    tiny_power: 3072,
    short_power: 384,
    power: 240,
    power_of_even: 320,
    short_secret_power: 320,
    secret_power: 192,
    inverse: INVERSE,
    prime: 128,
};

/// CPUs with mulx and adx: measured on the same, with that kernel forced.
const ADX: Table = Table {
    tiny_power: NEVER,
    short_power: 384,
    power: 256,
    power_of_even: 384,
    short_secret_power: 384,
    secret_power: 256,
    inverse: INVERSE,
    prime: 128,
};

/// Others: no power is faster at every size from some size on.
const OTHERS: Table = Table {
    tiny_power: NEVER,
    short_power: NEVER,
    power: NEVER,
    power_of_even: NEVER,
    short_secret_power: NEVER,
    secret_power: NEVER,
    inverse: INVERSE,
    prime: NEVER,
};

/// Whether the engine does this job faster than GMP modulo a number of so many bits.
///
/// `MODFORGE_GMP_ALWAYS=1` has the engine do all that it can, for measurements and tests.
pub(crate) fn engine_is_faster(job: Job, bits: usize) -> bool {
    static TABLE: OnceLock<Option<&Table>> = OnceLock::new();
    let table = once(&TABLE, || {
        let always = std::env::var_os("MODFORGE_GMP_ALWAYS").is_some_and(|value| value == "1");
        (!always).then(|| match () {
            () if Kernel::Avx512Ifma.is_available() => &IFMA,
            () if Kernel::Adx.is_available() => &ADX,
            () => &OTHERS,
        })
    });
    table.is_none_or(|table| (table.least(job)..=MEASURED).contains(&bits))
}

impl Table {
    fn least(&self, job: Job) -> usize {
        match job {
            Job::Power { exponent_bits: 0..16, .. } => self.tiny_power,
            Job::Power { exponent_bits: 16..128, twos: 0 } => self.short_power,
            Job::Power { exponent_bits: 16..128, .. } => NEVER,
            Job::Power { twos: 0, .. } => self.power,
            // Others take much of their time modulo a power of two, where GMP is faster.
            Job::Power { twos: 1..16, .. } => self.power_of_even,
            Job::Power { .. } => NEVER,
            Job::SecretPower { exponent_limbs: 0..2 } => self.short_secret_power,
            Job::SecretPower { .. } => self.secret_power,
            Job::Inverse => self.inverse,
            Job::Prime => self.prime,
        }
    }
}
