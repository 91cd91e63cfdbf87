//! dashu: products and squares in Montgomery form, powers and inverses from number to number.

use crate::contestant::timed;
use crate::contestants::from_bytes::FromBytes;
use crate::contestants::locked_version;
use crate::{Case, Chain, Contestant, Label, Operation};
use dashu_int::UBig;
use dashu_int::fast_div::ConstDivisor;
use dashu_int::monty::MontgomeryRepr;
use num_bigint::BigUint;

pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    Some(match operation {
        Operation::Multiply | Operation::Square | Operation::PowerVartime => Box::new(Montgomery::new(case, operation)),
        Operation::InvertVartime => Box::new(Inverses { label: label("Reduced::inv"), case }),
        Operation::Modexp => {
            let version = locked_version("dashu-int");
            Box::new(FromBytes::new("dashu", "ConstDivisor, Reduced::pow", &version, case, power))
        }
        _ => return None,
    })
}

fn label(method: &str) -> Label {
    Label { subject: "dashu".to_owned(), method: method.to_owned(), version: locked_version("dashu-int") }
}

fn number(value: &BigUint) -> UBig {
    UBig::from_le_bytes(&value.to_bytes_le())
}

fn value(number: &UBig) -> BigUint {
    BigUint::from_bytes_le(&number.to_le_bytes())
}

fn power(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Vec<u8> {
    let ring = ConstDivisor::new(UBig::from_be_bytes(modulus));
    let power = ring.reduce(UBig::from_be_bytes(base)).pow(&UBig::from_be_bytes(exponent)).residue().to_be_bytes();
    [vec![0; modulus.len() - power.len()], power.into_vec()].concat()
}

struct Montgomery<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    ring: MontgomeryRepr,
    exponent: UBig,
}

impl<'c> Montgomery<'c> {
    fn new(case: &'c Case, operation: Operation) -> Self {
        let method = match operation {
            Operation::Square => "Montgomery::sqr",
            Operation::PowerVartime => "Montgomery::pow",
            _ => "Montgomery::mul_assign",
        };
        let ring = MontgomeryRepr::new(number(&case.modulus));
        Self { label: label(method), case, operation, ring, exponent: number(&case.exponent) }
    }
}

impl Contestant for Montgomery<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let enter = |value: &BigUint| self.ring.reduce(number(value));
        let (mut x, y) = (enter(&self.case.x), enter(&self.case.y));
        let elapsed = match self.operation {
            Operation::Square => timed(times, || x = x.sqr()),
            // As those of others, from number to number.
            Operation::PowerVartime => timed(times, || {
                let power = x.pow(&self.exponent).residue();
                x = self.ring.reduce(power);
            }),
            _ => timed(times, || x *= &y),
        };
        Chain { value: value(&x.residue()), elapsed }
    }
}

struct Inverses<'c> {
    label: Label,
    case: &'c Case,
}

impl Contestant for Inverses<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let ring = ConstDivisor::new(number(&self.case.modulus));
        let units: Vec<_> = self.case.operands(times).iter().map(|unit| ring.reduce(number(unit))).collect();
        let (mut units, mut inverse) = (units.iter().cycle(), ring.reduce(UBig::ZERO));
        let elapsed = timed(times, || {
            inverse = units.next().expect("a cycle").inv().expect("a unit has an inverse");
        });
        Chain { value: value(&inverse.residue()), elapsed }
    }
}
