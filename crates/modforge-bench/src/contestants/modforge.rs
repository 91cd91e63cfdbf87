//! The engine, a contestant for each kernel.

use crate::contestant::timed;
use crate::{Case, Chain, Contestant, Label, Operation};
use modforge::{Kernel, Modulus};
use num_bigint::BigUint;

/// The engine with every kernel that this CPU has and that takes the modulus.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let bytes = case.modulus.to_bytes_be();
    Kernel::ALL
        .into_iter()
        .rev()
        .filter_map(|kernel| Modulus::with_kernel(&bytes, kernel).ok())
        .map(|modulus| Box::new(Engine::new(case, operation, modulus)) as Box<dyn Contestant>)
        .collect()
}

struct Engine<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    modulus: Modulus,
}

impl<'c> Engine<'c> {
    fn new(case: &'c Case, operation: Operation, modulus: Modulus) -> Self {
        let method = match operation {
            Operation::Multiply => "Residue::mul_assign",
            Operation::Square => "Residue::square_assign",
            Operation::Power => "Residue::pow",
            Operation::PowerVartime => "Residue::pow_vartime",
        };
        let label = Label {
            subject: format!("modforge {}", modulus.kernel().name()),
            method: method.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(), // one version for the whole workspace
        };
        Self { label, case, operation, modulus }
    }
}

impl Contestant for Engine<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let residue = |value: &BigUint| self.modulus.residue_from_be_bytes(&value.to_bytes_be()).expect("below M");
        let (mut x, y, mut scratch) = (residue(&self.case.x), residue(&self.case.y), self.modulus.zero());
        let exponent = self.case.exponent.to_bytes_be();
        let elapsed = match self.operation {
            Operation::Multiply => timed(times, || x.mul_assign(&y, &mut scratch).expect("one modulus")),
            Operation::Square => timed(times, || x.square_assign(&mut scratch).expect("one modulus")),
            Operation::Power => timed(times, || x = x.pow(&exponent)),
            Operation::PowerVartime => timed(times, || x = x.pow_vartime(&exponent)),
        };
        Chain { value: BigUint::from_bytes_be(&x.to_be_bytes()), elapsed }
    }
}
