//! The engine, a contestant for each kernel, one for the reduction that it chooses, and one for each reduction by name.

mod batch;
mod rsa;

use crate::contestant::timed;
use crate::contestants::from_bytes::FromBytes;
use crate::{Case, Chain, Contestant, Label, Operation};
use batch::Eight;
use modforge::{Kernel, Modulus, Reduction, Residue, modexp_vartime};
use num_bigint::BigUint;
use rsa::{BatchRsaPrivate, RsaPrivate};
use std::hint::black_box;

/// The engine with every kernel that this CPU has and that takes the modulus, and with the reduction that it chooses
/// for the modulus where that is another than the kernel's own.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    if operation == Operation::Modexp {
        return vec![Box::new(FromBytes::new(
            "modforge",
            "modexp_vartime",
            env!("CARGO_PKG_VERSION"),
            case,
            modexp_vartime,
        ))];
    }
    let kernels = Kernel::ALL.into_iter().rev().filter_map(|kernel| contestant(case, operation, kernel));
    kernels.chain(chosen(case, operation)).collect()
}

fn chosen<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let modulus = Modulus::from_be_bytes(&case.modulus.to_bytes_be()).ok()?;
    let name = modulus.reduction().name();
    match operation {
        _ if modulus.reduction() == Reduction::Kernel => None,
        Operation::Multiply | Operation::Square | Operation::Power | Operation::PowerVartime => {
            Some(Box::new(Engine::new(case, operation, modulus, name)))
        }
        Operation::Invert | Operation::InvertVartime => Some(Box::new(Inverses::new(case, operation, modulus, name))),
        _ => None,
    }
}

fn contestant<'c>(case: &'c Case, operation: Operation, kernel: Kernel) -> Option<Box<dyn Contestant + 'c>> {
    let modulus = modulus(&case.modulus, kernel)?;
    Some(match operation {
        Operation::BatchMultiply | Operation::BatchPower => Box::new(Eight::new(case, operation, modulus)),
        Operation::Invert | Operation::InvertVartime => {
            Box::new(Inverses::new(case, operation, modulus, kernel.name()))
        }
        Operation::RsaPrivate => Box::new(RsaPrivate::new(case, kernel, modulus)?),
        Operation::BatchRsaPrivate => Box::new(BatchRsaPrivate::new(case, kernel, modulus)?),
        Operation::Prepare | Operation::Bytes => Box::new(Edges::new(case, operation, kernel, modulus)),
        _ => Box::new(Engine::new(case, operation, modulus, kernel.name())),
    })
}

/// The engine with every reduction by name that takes the modulus, for products and squares; what is among the
/// [`contestants`] is left out.
pub(super) fn reductions<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    if !matches!(operation, Operation::Multiply | Operation::Square) {
        return Vec::new();
    }
    let chosen = Modulus::from_be_bytes(&case.modulus.to_bytes_be()).map(|modulus| modulus.reduction());
    let left_out = |reduction| reduction == Reduction::Kernel || chosen.as_ref() == Ok(&reduction);
    let named = Reduction::ALL.into_iter().filter(|&reduction| !left_out(reduction));
    named
        .filter_map(|reduction| Modulus::with_reduction(&case.modulus.to_bytes_be(), reduction).ok())
        .map(|modulus| {
            let name = modulus.reduction().name();
            Box::new(Engine::new(case, operation, modulus, name)) as Box<dyn Contestant>
        })
        .collect()
}

/// `name` is that of the kernel or of the reduction.
fn label(name: &str, method: &str) -> Label {
    Label {
        subject: format!("modforge {name}"),
        method: method.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(), // one version for the whole workspace
    }
}

/// A modulus with this kernel, or nothing where the kernel does not take it.
fn modulus(m: &BigUint, kernel: Kernel) -> Option<Modulus> {
    Modulus::with_kernel(&m.to_bytes_be(), kernel).ok()
}

fn value(x: &Residue<'_>) -> BigUint {
    BigUint::from_bytes_be(&x.to_be_bytes())
}

struct Engine<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    modulus: Modulus,
}

impl<'c> Engine<'c> {
    fn new(case: &'c Case, operation: Operation, modulus: Modulus, name: &str) -> Self {
        let method = match operation {
            Operation::Multiply => "Residue::mul_assign",
            Operation::Square => "Residue::square_assign",
            Operation::Power => "Residue::pow",
            Operation::PowerVartime => "Residue::pow_vartime",
            _ => unreachable!("has a contestant of its own"),
        };
        Self { label: label(name, method), case, operation, modulus }
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
            power => {
                // From number to number, as other libraries have it.
                let mut number = x.to_limbs();
                let elapsed = timed(times, || {
                    let x = self.modulus.residue_from_limbs(&number).expect("below M");
                    let power = if power == Operation::Power { x.pow(&exponent) } else { x.pow_vartime(&exponent) };
                    number = power.to_limbs();
                });
                x = self.modulus.residue_from_limbs(&number).expect("below M");
                elapsed
            }
        };
        Chain { value: value(&x), elapsed }
    }
}

/// The conversions before and after arithmetic.
struct Edges {
    label: Label,
    operation: Operation,
    kernel: Kernel,
    modulus: Modulus,
    x: Vec<u8>,
}

impl Edges {
    fn new(case: &Case, operation: Operation, kernel: Kernel, modulus: Modulus) -> Self {
        let method = match operation {
            Operation::Prepare => "Modulus::with_kernel",
            _ => "Modulus::residue_from_be_bytes, Residue::to_be_bytes",
        };
        Self { label: label(kernel.name(), method), operation, kernel, modulus, x: case.x.to_bytes_be() }
    }
}

impl Contestant for Edges {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let in_and_out = |modulus: &Modulus, x: &[u8]| modulus.residue_from_be_bytes(x).expect("below M").to_be_bytes();
        let mut x = self.x.clone();
        let elapsed = if self.operation == Operation::Prepare {
            let bytes = self.modulus.to_be_bytes();
            let prepare = || Modulus::with_kernel(black_box(&bytes), self.kernel).expect("a modulus for this kernel");
            let elapsed = timed(times, || drop(black_box(prepare())));
            x = in_and_out(&prepare(), &x);
            elapsed
        } else {
            timed(times, || x = in_and_out(&self.modulus, &x))
        };
        Chain { value: BigUint::from_bytes_be(&x), elapsed }
    }
}

/// Inversions in the kernel's representation.
struct Inverses<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    modulus: Modulus,
}

impl<'c> Inverses<'c> {
    fn new(case: &'c Case, operation: Operation, modulus: Modulus, name: &str) -> Self {
        let method = if operation == Operation::Invert { "Residue::inverse" } else { "Residue::inverse_vartime" };
        Self { label: label(name, method), case, operation, modulus }
    }
}

impl Contestant for Inverses<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let residue = |value: &BigUint| self.modulus.residue_from_be_bytes(&value.to_bytes_be()).expect("below M");
        let units: Vec<_> = self.case.operands(times).iter().map(residue).collect();
        let (mut x, mut units) = (self.modulus.zero(), units.iter().cycle());
        let invert = if self.operation == Operation::Invert { Residue::inverse } else { Residue::inverse_vartime };
        let elapsed = timed(times, || x = invert(units.next().expect("a cycle")).expect("a unit has an inverse"));
        Chain { value: value(&x), elapsed }
    }
}
