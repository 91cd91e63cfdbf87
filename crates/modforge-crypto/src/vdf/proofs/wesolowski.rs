//! Wesolowski's proof, by long division of 2^t in blocks (Wesolowski 2019, 4.1).
//!
//! The quotient q = ⌊2^t/ℓ⌋ is cut in digits of κ bits at the positions p = i·S + j·κ, where S is the spacing of the
//! stored powers C_i = x^(2^(i·S)) and j counts the γ = ⌈S/κ⌉ digits of a block. Then x^q is the product over j of (∏_b
//! (∏ C_i over the i with digit b)^b)^(2^(κ·j)). For each j that is a product for each C_i, gathered by digits, and
//! 2·2^κ to bring the gathered ones together: (S/κ)·(t/S + 2^(κ+1)) in all, for the best κ about t/10 at t = 2^30.
//! Different j are independent, so threads share them.
//!
//! A digit needs no division: with R = 2^(t−p) mod ℓ, ⌊2^(t−p)/ℓ⌋ = (2^(t−p) − R)/ℓ exactly, so its lowest κ bits are
//! (2^(t−p) − R)·ℓ^(−1) modulo 2^κ, and R for the next i is R·2^(−S) modulo ℓ.

use super::transcript::Transcript;
use crate::vdf::group::Element;
use crate::vdf::powers::{Powers, square_times};
use crate::vdf::threads::{Counter, Progress};
use crate::vdf::{Error, Statement};
use modforge::{Modulus, MultiExponent, Residue};
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};

/// Widest digit; the gathered products of a thread take 2^16 residues then.
const MAX_DIGIT_BITS: u64 = 16;

fn prime(statement: &Statement<'_>) -> Modulus {
    Transcript::new("modforge vdf wesolowski v1", statement).prime()
}

pub(in crate::vdf) fn verify(statement: &Statement<'_>, quotient_power: &Element) -> Result<(), Error> {
    let Statement { group, x, y, t } = statement;
    let prime = prime(statement);
    let remainder = prime.reduce_be_bytes(&[2]).pow_vartime(&t.to_be_bytes()).to_be_bytes();
    let bases = [&group.residue(quotient_power), &group.residue(x)];
    let bases = MultiExponent::new(group.modulus(), &bases).expect("residues of the group");
    let result = bases.pow_vartime(&[&prime.to_be_bytes(), &remainder]).expect("two exponents");
    if group.class(&result) == *y { Ok(()) } else { Err(Error::ProofInvalid) }
}

/// x^⌊2^t/ℓ⌋ from the stored powers.
pub(in crate::vdf) fn prove(
    statement: &Statement<'_>,
    powers: &Powers<'_>,
    threads: NonZeroUsize,
    progress: impl FnMut(f64) -> ControlFlow<()>,
) -> Result<Element, Error> {
    let division = Division::new(statement, powers);
    // More tasks than threads, as these do not run alike.
    let tasks = (4 * threads.get() as u64).min(division.digits);
    let range = |task: u64| task * division.digits / tasks..(task + 1) * division.digits / tasks;
    let joining = division.digits * division.digit_bits;
    let mut progress = Progress::new(division.digits * division.products() + joining, progress);
    let parts = progress.run(threads, tasks as usize, |task, counter| division.part(range(task as u64), counter))?;
    let joined = progress.run(NonZeroUsize::MIN, 1, |_, counter| {
        parts.iter().enumerate().rev().try_fold(statement.group.modulus().one(), |product, (task, part)| {
            let digits = range(task as u64);
            let shift = (digits.end - digits.start) * division.digit_bits;
            Ok(square_times(&product, shift, counter)?.mul(part).expect("residues of the group"))
        })
    })?;
    Ok(statement.group.class(&joined[0]))
}

/// The division of 2^t by ℓ.
struct Division<'s> {
    group: &'s Modulus,
    powers: &'s Powers<'s>,
    t: u64,
    prime: Modulus,
    /// ℓ^(−1) modulo 2^64.
    prime_inverse: u64,
    /// κ.
    digit_bits: u64,
    /// γ.
    digits: u64,
}

impl<'s> Division<'s> {
    fn new(statement: &'s Statement<'_>, powers: &'s Powers<'s>) -> Self {
        let cost = |bits: &u64| powers.spacing.div_ceil(*bits) * (powers.values.len() as u64 + (2 << bits));
        let digit_bits = (1..=MAX_DIGIT_BITS).min_by_key(cost).expect("not empty");
        let prime = prime(statement);
        Self {
            group: statement.group.modulus(),
            powers,
            t: statement.t,
            prime_inverse: inverse_of_odd(low_word(&prime.to_be_bytes())),
            prime,
            digit_bits,
            digits: powers.spacing.div_ceil(digit_bits),
        }
    }

    /// Products for one digit of all blocks, about.
    fn products(&self) -> u64 {
        self.powers.values.len() as u64 + (2 << self.digit_bits)
    }

    /// The product over some j, raised as if the first of them were 0.
    fn part(&self, digits: Range<u64>, counter: &Counter<'_>) -> Result<Residue<'s>, Error> {
        let mut product = self.group.one();
        let mut scratch = self.group.zero();
        for digit in digits.rev() {
            product = product.square_times(self.digit_bits);
            product.mul_assign(&self.digit_product(digit, counter)?, &mut scratch).expect("residues of the group");
            counter.add(self.products())?;
        }
        Ok(product)
    }

    /// ∏_b (∏ C_i over the i whose digit j is b)^b.
    fn digit_product(&self, digit: u64, counter: &Counter<'_>) -> Result<Residue<'s>, Error> {
        let mut gathered: Vec<Option<Residue<'s>>> = vec![None; 1 << self.digit_bits];
        let mut scratch = self.group.zero();
        for (value, power) in self.values(digit).zip(&self.powers.values) {
            counter.go_on()?;
            match &mut gathered[value] {
                Some(product) => product.mul_assign(power, &mut scratch).expect("residues of the group"),
                empty => *empty = Some(power.clone()),
            }
        }
        // ∏ g_b^b is the product of all g_b·g_(b+1)·…, for b from the highest down to 1.
        let (mut suffix, mut product) = (None::<Residue<'s>>, self.group.one());
        for gathered in gathered.into_iter().skip(1).rev() {
            counter.go_on()?;
            match (&mut suffix, gathered) {
                (Some(suffix), Some(factor)) => {
                    suffix.mul_assign(&factor, &mut scratch).expect("residues of the group")
                }
                (suffix @ None, Some(factor)) => *suffix = Some(factor),
                (_, None) => {}
            }
            if let Some(suffix) = &suffix {
                product.mul_assign(suffix, &mut scratch).expect("residues of the group");
            }
        }
        Ok(product)
    }

    /// Digit j of the blocks i = 0, 1 …, as far as the quotient may reach.
    fn values(&self, digit: u64) -> impl Iterator<Item = usize> {
        let first = digit * self.digit_bits;
        // The last digit of a block may be shorter.
        let bits = self.digit_bits.min(self.powers.spacing - first);
        let two = self.prime.reduce_be_bytes(&[2]);
        let back = two.pow_vartime(&self.powers.spacing.to_be_bytes()).inverse_vartime().expect("below an odd prime");
        let mut remainder = two.pow_vartime(&self.t.saturating_sub(first).to_be_bytes());
        let mut scratch = self.prime.zero();
        (first..=self.t).step_by(self.powers.spacing as usize).map(move |position| {
            let power = if self.t - position < bits { 1u64 << (self.t - position) } else { 0 };
            let multiple = power.wrapping_sub(low_word(&remainder.to_be_bytes()));
            remainder.mul_assign(&back, &mut scratch).expect("residues of the prime");
            (multiple.wrapping_mul(self.prime_inverse) & ((1 << bits) - 1)) as usize
        })
    }
}

/// The lowest 64 bits of a number of at least 8 bytes.
fn low_word(bytes: &[u8]) -> u64 {
    u64::from_be_bytes(*bytes.last_chunk().expect("at least 8 bytes"))
}

/// The inverse of an odd number modulo 2^64 (Newton): right in 3 bits at first, in twice as many after each step.
fn inverse_of_odd(number: u64) -> u64 {
    (0..5).fold(number, |inverse, _| inverse.wrapping_mul(2u64.wrapping_sub(number.wrapping_mul(inverse))))
}
