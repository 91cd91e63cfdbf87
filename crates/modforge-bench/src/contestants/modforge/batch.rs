//! Eight numbers at once.

use super::label;
use crate::contestant::timed;
use crate::{Case, Chain, Contestant, Label, Operation};
use modforge::{Batch, Modulus};
use num_bigint::BigUint;

/// A batch of eight numbers.
pub(super) struct Eight<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    modulus: Modulus,
}

impl<'c> Eight<'c> {
    pub(super) fn new(case: &'c Case, operation: Operation, modulus: Modulus) -> Self {
        let method =
            if operation == Operation::BatchPower { "BatchResidues::pow" } else { "BatchResidues::mul_assign" };
        Self { label: label(modulus.kernel().name(), method), case, operation, modulus }
    }
}

impl Contestant for Eight<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let batch = Batch::new(&self.modulus);
        let residues = |numbers: &[BigUint]| {
            let bytes: Vec<_> = numbers.iter().map(BigUint::to_bytes_be).collect();
            batch.residues_from_be_bytes(&bytes).expect("below M")
        };
        let mut x = residues(&self.case.units(Case::BATCH));
        let y = residues(&vec![self.case.y.clone(); Case::BATCH]);
        let exponent = self.case.exponent.to_bytes_be();
        let elapsed = match self.operation {
            // From numbers to numbers, as other libraries have it.
            Operation::BatchPower => timed(times, || {
                let powers = x.pow(&exponent).to_be_bytes();
                x = batch
                    .residues_from_be_bytes(&powers.iter().map(Vec::as_slice).collect::<Vec<_>>())
                    .expect("below M");
            }),
            _ => {
                let mut scratch = x.clone();
                timed(times, || x.mul_assign(&y, &mut scratch).expect("one batch"))
            }
        };
        Chain { value: self.case.side_by_side_bytes(&x.to_be_bytes()), elapsed }
    }
}
