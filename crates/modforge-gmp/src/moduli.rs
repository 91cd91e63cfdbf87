//! Moduli that were prepared by earlier calls, and the engine's work with them.
//!
//! A modulus is prepared when it comes a second time, or where a power is long enough to pay for it. Each thread keeps
//! a few, the last used; they are zeroed when they go, as they may be secret primes.

use crate::integer::{bit_length, negate_modulo, to_be_bytes};
use modforge::{Modulus, Residue, modexp_vartime};
use std::cell::RefCell;
use std::collections::VecDeque;
use zeroize::Zeroizing;

/// Prepared moduli that a thread keeps.
const KEPT: usize = 8;

/// Bits of an exponent from which it pays to prepare a modulus for one power.
const LONG_EXPONENT: usize = 128;

type Limbs = Zeroizing<Vec<u64>>;

/// A power to be computed: base^exponent, or its negative, modulo a number that is not 0.
pub(crate) struct Power<'a> {
    pub(crate) base: &'a [u64],
    pub(crate) exponent: &'a [u64],
    pub(crate) modulus: &'a [u64],
    pub(crate) negative: bool,
}

enum Entry {
    /// Seen once, not prepared.
    Seen,
    Prepared(Modulus),
}

thread_local! {
    /// The last used first.
    static MODULI: RefCell<VecDeque<(Limbs, Entry)>> = const { RefCell::new(VecDeque::new()) };
}

/// In variable time. None where the engine does not take the modulus.
pub(crate) fn power_vartime(power: &Power<'_>) -> Option<Limbs> {
    let prepare = bit_length(power.exponent) >= LONG_EXPONENT;
    with(power.modulus, prepare, |modulus| match modulus {
        Some(modulus) => Some(result(power, &entered(modulus, power).pow_vartime(&bytes(power.exponent)))),
        None => {
            let [base, exponent, modulus] = [power.base, power.exponent, power.modulus].map(bytes);
            let number = Zeroizing::new(modexp_vartime(&base, &exponent, &modulus));
            Some(signed(limbs(&number), power))
        }
    })
}

/// In constant time, but for the lengths in limbs.
pub(crate) fn power(power: &Power<'_>) -> Option<Limbs> {
    with(power.modulus, true, |modulus| {
        let modulus = modulus?;
        // Reduced in any case: whether the base is below the modulus is not told.
        Some(result(power, &modulus.reduce_limbs(power.base).pow(&bytes(power.exponent))))
    })
}

fn entered<'m>(modulus: &'m Modulus, power: &Power<'_>) -> Residue<'m> {
    modulus.residue_from_limbs(power.base).unwrap_or_else(|_| modulus.reduce_limbs(power.base))
}

fn result(power: &Power<'_>, value: &Residue<'_>) -> Limbs {
    Zeroizing::new(if power.negative { value.neg().to_limbs() } else { value.to_limbs() })
}

/// The number, or its negative if the power is negated.
fn signed(mut number: Limbs, power: &Power<'_>) -> Limbs {
    if power.negative {
        negate_modulo(&mut number, power.modulus);
    }
    number
}

fn bytes(limbs: &[u64]) -> Zeroizing<Vec<u8>> {
    let mut bytes = Zeroizing::new(Vec::with_capacity(limbs.len() * 8));
    bytes.extend(to_be_bytes(limbs));
    bytes
}

fn limbs(bytes: &[u8]) -> Limbs {
    Zeroizing::new(
        bytes.rchunks(8).map(|chunk| chunk.iter().fold(0, |limb, &byte| limb << 8 | u64::from(byte))).collect(),
    )
}

/// Calls `work` with the modulus if it is prepared, as `prepare` makes sure of.
fn with<T>(number: &[u64], prepare: bool, work: impl FnOnce(Option<&Modulus>) -> Option<T>) -> Option<T> {
    let taken = MODULI.try_with(|moduli| {
        let mut moduli = moduli.borrow_mut();
        let at = moduli.iter().position(|(limbs, _)| **limbs == *number)?;
        moduli.remove(at)
    });
    // A thread that is ending keeps nothing any more.
    let (keeps, taken) = taken.map_or((false, None), |taken| (true, taken));
    let known = taken.is_some();
    let entry = match taken {
        Some((_, Entry::Prepared(modulus))) => Entry::Prepared(modulus),
        _ if known || prepare => Entry::Prepared(Modulus::from_limbs(number).ok()?),
        _ => Entry::Seen,
    };
    let done = work(match &entry {
        Entry::Prepared(modulus) => Some(modulus),
        Entry::Seen => None,
    });
    if keeps {
        let _ = MODULI.try_with(|moduli| {
            let mut moduli = moduli.borrow_mut();
            moduli.truncate(KEPT - 1);
            moduli.push_front((Zeroizing::new(number.to_vec()), entry));
        });
    }
    done
}
