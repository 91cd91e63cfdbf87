//! crypto-bigint: Montgomery forms of fixed and of run-time size.

use crate::contestant::timed;
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use crypto_bigint::modular::{BoxedMontyForm, FixedMontyForm};
use crypto_bigint::{BoxedUint, Integer, MontyForm, MontyMultiplier, Odd, Uint, UnsignedWithMontyForm};
use num_bigint::BigUint;

/// The boxed form, and the fixed one where it exists for as many words as the modulus has; the faster one runs.
///
/// It has no exponentiation in variable time for the boxed form, so none here.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    if operation == Operation::PowerVartime {
        return Vec::new();
    }
    let boxed = Monty::<BoxedMontyForm>::new(case, operation, "BoxedMontyForm", |words| {
        BoxedUint::from_words(words.iter().copied())
    });
    let mut all: Vec<Box<dyn Contestant + 'c>> = vec![Box::new(boxed)];
    all.extend(match words_for(case.bits()) {
        1 => fixed::<1>(case, operation),
        2 => fixed::<2>(case, operation),
        4 => fixed::<4>(case, operation),
        6 => fixed::<6>(case, operation),
        8 => fixed::<8>(case, operation),
        9 => fixed::<9>(case, operation),
        16 => fixed::<16>(case, operation),
        32 => fixed::<32>(case, operation),
        48 => fixed::<48>(case, operation),
        64 => fixed::<64>(case, operation),
        _ => None,
    });
    all
}

fn fixed<'c, const LIMBS: usize>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>>
where
    Uint<LIMBS>: UnsignedWithMontyForm<MontyForm = FixedMontyForm<LIMBS>>,
{
    let method = format!("FixedMontyForm<{LIMBS}>");
    Some(Box::new(Monty::<FixedMontyForm<LIMBS>>::new(case, operation, &method, |words| {
        Uint::from_words(words.try_into().expect("as many words"))
    })))
}

struct Monty<F: MontyForm> {
    label: Label,
    operation: Operation,
    params: F::Params,
    modulus: BigUint,
    x: F,
    y: F,
    exponent: F::Integer,
    exponent_bits: u32,
}

impl<F: MontyForm> Monty<F> {
    fn new(case: &Case, operation: Operation, method: &str, integer: impl Fn(&[u64]) -> F::Integer) -> Self {
        let count = words_for(case.bits());
        let integer = |value: &BigUint| integer(&to_words(value, count));
        let params = F::new_params_vartime(Odd::new(integer(&case.modulus)).expect("an odd modulus"));
        Self {
            label: Label {
                subject: "crypto-bigint".to_owned(),
                method: method.to_owned(),
                version: locked_version("crypto-bigint"),
            },
            operation,
            x: F::new(integer(&case.x), &params),
            y: F::new(integer(&case.y), &params),
            exponent: integer(&case.exponent),
            exponent_bits: u32::try_from(case.bits()).expect("a size within the engine's"),
            modulus: case.modulus.clone(),
            params,
        }
    }
}

impl<F: MontyForm> Contestant for Monty<F> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let mut x = self.x.clone();
        // The multiplier is the library's own for tight loops: it neither allocates nor copies the parameters.
        let mut multiplier = F::Multiplier::from(&self.params);
        let elapsed = match self.operation {
            Operation::Multiply => timed(times, || multiplier.mul_assign(&mut x, &self.y)),
            Operation::Square => timed(times, || multiplier.square_assign(&mut x)),
            Operation::Power => timed(times, || x = x.pow_bounded_exp(&self.exponent, self.exponent_bits)),
            Operation::PowerVartime => unreachable!("not a contestant"),
        };
        let words: Vec<u64> = x.retrieve().as_limbs().iter().map(|limb| limb.0).collect();
        Chain { value: from_words(&words) % &self.modulus, elapsed }
    }
}

/// The version that Cargo.lock holds, as the crate does not tell.
fn locked_version(package: &str) -> String {
    let lock = include_str!("../../../../Cargo.lock");
    let after = lock.split_once(&format!("name = \"{package}\"\nversion = \"")).map_or("", |(_, after)| after);
    after.split('"').next().unwrap_or_default().to_owned()
}
