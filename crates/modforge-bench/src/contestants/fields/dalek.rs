//! The field inside curve25519-dalek, which is private there: its source file is compiled here, as it lies in the
//! crate.

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::{Case, Contestant, Label, Operation};
use num_bigint::BigUint;
use subtle::{ConditionallySelectable, ConstantTimeEq};

/// The file of the crate's serial code for words of this CPU; the build script finds it.
#[allow(warnings, clippy::all)] // not ours
mod source {
    include!(concat!(env!("OUT_DIR"), "/dalek_field.rs"));
}

#[cfg(target_pointer_width = "64")]
use source::field::FieldElement51 as Element;
#[cfg(target_pointer_width = "32")]
use source::field::FieldElement2625 as Element;

/// The contestant for 2^255 − 19.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let is_its_prime = case.bits() == 255 && case.pseudo_mersenne() == Some(BigUint::from(19u8));
    is_its_prime.then(|| field::contestant(case, operation, Dalek::new(&case.modulus))).flatten()
}

struct Dalek {
    /// A square root of −1.
    i: Element,
}

impl Dalek {
    /// As 2 is not a square modulo p, 2^((p − 1)/2) is −1.
    fn new(p: &BigUint) -> Self {
        Self { i: element(&BigUint::from(2u8).modpow(&(p >> 2), p)) }
    }
}

fn element(value: &BigUint) -> Element {
    let (mut bytes, digits) = ([0; 32], value.to_bytes_le());
    bytes[..digits.len()].copy_from_slice(&digits);
    Element::from_bytes(&bytes)
}

impl Field for Dalek {
    type Element = Element;

    fn label(&self, operation: Operation) -> Label {
        let function = match operation {
            Operation::Square | Operation::SquareStreams => "square",
            Operation::FieldInvert | Operation::FieldSqrt => "square, mul, pow2k along its chain",
            _ => "mul",
        };
        Label {
            subject: "curve25519-dalek".to_owned(),
            method: format!("FieldElement {function}"),
            version: locked_version("curve25519-dalek"),
        }
    }

    fn enter(&self, value: &BigUint) -> Element {
        element(value)
    }

    fn leave(&self, element: &Element) -> BigUint {
        BigUint::from_bytes_le(&element.to_bytes())
    }

    #[inline(always)]
    fn multiply(&self, x: &mut Element, y: &Element) {
        *x = &*x * y;
    }

    #[inline(always)]
    fn square(&self, x: &mut Element) {
        *x = x.square();
    }

    fn invert(&self, x: &Element) -> Option<Element> {
        let (long, short) = ones(x);
        Some(&long.pow2k(5) * &short)
    }

    fn sqrt(&self, x: &Element) -> Option<Element> {
        let root = x * &(x * &ones(x).0.pow2k(2));
        let other = &root * &self.i;
        let is_root = root.square().to_bytes()[..].ct_eq(&x.to_bytes()[..]);
        Some(Element::conditional_select(&other, &root, is_root))
    }
}

/// x^(2^250 − 1) and x^11: the chain of Bernstein (2006), which the crate follows in a file that needs the rest of it.
fn ones(x: &Element) -> (Element, Element) {
    let x2 = x.square();
    let x9 = x * &x2.pow2k(2);
    let x11 = &x2 * &x9;
    let ones5 = &x9 * &x11.square();
    let ones10 = &ones5.pow2k(5) * &ones5;
    let ones20 = &ones10.pow2k(10) * &ones10;
    let ones40 = &ones20.pow2k(20) * &ones20;
    let ones50 = &ones40.pow2k(10) * &ones10;
    let ones100 = &ones50.pow2k(50) * &ones50;
    let ones200 = &ones100.pow2k(100) * &ones100;
    (&ones200.pow2k(50) * &ones50, x11)
}
