//! RustCrypto's p521: the field below its curve.

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::{Case, Contestant, Label, Operation};
use num_bigint::BigUint;
use p521::NistP521;
use p521::elliptic_curve::hazmat::FieldArithmetic;

type Element = <NistP521 as FieldArithmetic>::FieldElement;

/// The contestant for 2^521 − 1.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let is_its_prime = case.bits() == 521 && case.pseudo_mersenne() == Some(BigUint::from(1u8));
    is_its_prime.then(|| field::contestant(case, operation, P521)).flatten()
}

struct P521;

impl Field for P521 {
    type Element = Element;

    fn label(&self, operation: Operation) -> Label {
        let function = match operation {
            Operation::Square | Operation::SquareStreams => "square",
            Operation::FieldInvert => "invert",
            Operation::FieldSqrt => "sqrt",
            _ => "multiply",
        };
        Label {
            subject: "p521".to_owned(),
            method: format!("FieldElement::{function}"),
            version: locked_version("p521"),
        }
    }

    fn enter(&self, value: &BigUint) -> Element {
        let (mut bytes, digits) = ([0; 66], value.to_bytes_be());
        bytes[66 - digits.len()..].copy_from_slice(&digits);
        Element::from_slice(&bytes).expect("below p")
    }

    fn leave(&self, element: &Element) -> BigUint {
        BigUint::from_bytes_be(&element.to_bytes())
    }

    #[inline(always)]
    fn multiply(&self, x: &mut Element, y: &Element) {
        *x = x.multiply(y);
    }

    #[inline(always)]
    fn square(&self, x: &mut Element) {
        *x = x.square();
    }

    fn invert(&self, x: &Element) -> Option<Element> {
        x.invert().into()
    }

    fn sqrt(&self, x: &Element) -> Option<Element> {
        x.sqrt().into()
    }
}
