//! The field inside curve25519-dalek, which is private there: its source file is compiled here, as it lies in the crate.

use super::field::{self, Field};
use super::locked_version;
use crate::{Case, Contestant, Label, Operation};
use num_bigint::BigUint;

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
    is_its_prime.then(|| field::contestant(case, operation, Dalek)).flatten()
}

struct Dalek;

impl Field for Dalek {
    type Element = Element;

    fn label(&self, operation: Operation) -> Label {
        let square = matches!(operation, Operation::Square | Operation::SquareStreams);
        Label {
            subject: "curve25519-dalek".to_owned(),
            method: format!("FieldElement {}", if square { "square" } else { "mul" }),
            version: locked_version("curve25519-dalek"),
        }
    }

    fn enter(&self, value: &BigUint) -> Element {
        let (mut bytes, digits) = ([0; 32], value.to_bytes_le());
        bytes[..digits.len()].copy_from_slice(&digits);
        Element::from_bytes(&bytes)
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
}
