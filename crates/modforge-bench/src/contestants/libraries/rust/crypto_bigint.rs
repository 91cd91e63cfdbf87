//! crypto-bigint: Montgomery forms of fixed and of run-time size.

use crate::contestant::timed;
use crate::contestants::locked_version;
use crate::words::{Word, from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use crypto_bigint::modular::{BoxedMontyForm, FixedMontyForm};
use crypto_bigint::{BoxedUint, CtOption, Integer, MontyForm, MontyMultiplier, Odd, Uint, UnsignedWithMontyForm};
use num_bigint::BigUint;

/// The boxed form, and the fixed one where it exists for as many words as the modulus has; the faster one runs.
///
/// It has no exponentiation in variable time for the boxed form, so none here, no batches that are more than a loop,
/// and no RSA.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    if matches!(
        operation,
        Operation::PowerVartime
            | Operation::BatchMultiply
            | Operation::RsaPrivate
            | Operation::BatchRsaPrivate
            | Operation::Modexp
            | Operation::Prepare
            | Operation::Bytes
    ) {
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

struct Monty<'c, F: MontyForm> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    params: F::Params,
    x: F,
    y: F,
    /// Bases of a batch, or operands of inversions.
    units: Vec<F>,
    exponent: F::Integer,
    exponent_bits: u32,
}

impl<'c, F: MontyForm> Monty<'c, F> {
    fn new(case: &'c Case, operation: Operation, method: &str, integer: impl Fn(&[Word]) -> F::Integer) -> Self {
        let count = words_for(case.bits());
        let integer = |value: &BigUint| integer(&to_words(value, count));
        let units = match operation {
            Operation::BatchPower => case.units(Case::BATCH),
            Operation::Invert | Operation::InvertVartime => case.operands(u64::MAX).to_vec(),
            _ => Vec::new(),
        };
        let params = F::new_params_vartime(Odd::new(integer(&case.modulus)).expect("an odd modulus"));
        Self {
            label: Label {
                subject: "crypto-bigint".to_owned(),
                method: method.to_owned(),
                version: locked_version("crypto-bigint"),
            },
            case,
            operation,
            units: units.iter().map(|unit| F::new(integer(unit), &params)).collect(),
            x: F::new(integer(&case.x), &params),
            y: F::new(integer(&case.y), &params),
            exponent: integer(&case.exponent),
            exponent_bits: u32::try_from(case.bits()).expect("a size within the engine's"),
            params,
        }
    }
}

impl<F: MontyForm> Monty<'_, F> {
    fn value(&self, x: &F) -> BigUint {
        let words: Vec<Word> = x.retrieve().as_limbs().iter().map(|limb| limb.0).collect();
        from_words(&words) % &self.case.modulus
    }

    /// From number to number, as other libraries have it.
    fn power(&self, x: &F) -> F {
        F::new(x.pow_bounded_exp(&self.exponent, self.exponent_bits).retrieve(), &self.params)
    }

    fn batch(&self, times: u64) -> Chain {
        let mut all = self.units.clone();
        let elapsed = timed(times, || all.iter_mut().for_each(|x| *x = self.power(x)));
        let values: Vec<_> = all.iter().map(|x| self.value(x)).collect();
        Chain { value: self.case.side_by_side(&values), elapsed }
    }

    fn inverses(&self, times: u64, invert: impl Fn(&F) -> CtOption<F>) -> Chain {
        let (mut x, mut units) = (self.x.clone(), self.units.iter().cycle());
        let elapsed = timed(times, || {
            x = invert(units.next().expect("a cycle")).into_option().expect("a unit has an inverse");
        });
        Chain { value: self.value(&x), elapsed }
    }
}

impl<F: MontyForm> Contestant for Monty<'_, F> {
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
            Operation::Power => timed(times, || x = self.power(&x)),
            Operation::BatchPower => return self.batch(times),
            Operation::Invert => return self.inverses(times, F::invert),
            Operation::InvertVartime => return self.inverses(times, F::invert_vartime),
            _ => unreachable!("not a contestant"),
        };
        Chain { value: self.value(&x), elapsed }
    }
}
