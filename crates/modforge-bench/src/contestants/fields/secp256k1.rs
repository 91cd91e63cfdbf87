//! libsecp256k1: the field of its curve, through the C functions of secp256k1.c.

use super::field::{self, Field};
use crate::contestants::locked_version;
use crate::{Case, Contestant, Label, Operation};
use num_bigint::BigUint;

/// An element of secp256k1.c: five digits of 52 bits.
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Element([u64; 5]);

unsafe extern "C" {
    fn modforge_secp256k1_enter(r: *mut Element, bytes: *const u8);
    fn modforge_secp256k1_leave(bytes: *mut u8, a: *const Element);
    fn modforge_secp256k1_mul(r: *mut Element, a: *const Element, b: *const Element);
    fn modforge_secp256k1_sqr(r: *mut Element, a: *const Element);
    fn modforge_secp256k1_inv(r: *mut Element, a: *const Element);
    fn modforge_secp256k1_sqrt(r: *mut Element, a: *const Element) -> i32;
}

/// The contestant for the one prime that the library has.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Option<Box<dyn Contestant + 'c>> {
    let is_its_own = case.bits() == 256 && case.pseudo_mersenne() == Some(BigUint::from(0x1_0000_03d1u64));
    is_its_own.then(|| field::contestant(case, operation, Secp256k1)).flatten()
}

struct Secp256k1;

impl Field for Secp256k1 {
    type Element = Element;

    fn label(&self, operation: Operation) -> Label {
        let method = match operation {
            Operation::Square | Operation::SquareStreams => "fe_sqr",
            Operation::FieldInvert => "fe_inv",
            Operation::FieldSqrt => "fe_sqrt",
            _ => "fe_mul",
        };
        let version = format!("of secp256k1-sys {}", locked_version("secp256k1-sys"));
        Label { subject: "libsecp256k1".to_owned(), method: method.to_owned(), version }
    }

    fn enter(&self, value: &BigUint) -> Element {
        let bytes = value.to_bytes_be();
        let bytes = [vec![0; 32 - bytes.len()], bytes].concat();
        let mut element = Element::default();
        // SAFETY: a live element and 32 bytes.
        unsafe { modforge_secp256k1_enter(&mut element, bytes.as_ptr()) };
        element
    }

    fn leave(&self, element: &Element) -> BigUint {
        let mut bytes = [0; 32];
        // SAFETY: 32 bytes and a live element.
        unsafe { modforge_secp256k1_leave(bytes.as_mut_ptr(), element) };
        BigUint::from_bytes_be(&bytes)
    }

    #[inline(always)]
    fn multiply(&self, x: &mut Element, y: &Element) {
        // SAFETY: live elements; the result may be the first operand, not the second.
        unsafe { modforge_secp256k1_mul(x, x, y) };
    }

    #[inline(always)]
    fn square(&self, x: &mut Element) {
        // SAFETY: live elements; the result may be the operand.
        unsafe { modforge_secp256k1_sqr(x, x) };
    }

    fn invert(&self, x: &Element) -> Option<Element> {
        let mut inverse = Element::default();
        // SAFETY: as for squares.
        unsafe { modforge_secp256k1_inv(&mut inverse, x) };
        Some(inverse)
    }

    fn sqrt(&self, x: &Element) -> Option<Element> {
        let mut root = Element::default();
        // SAFETY: live elements apart from each other.
        let exists = unsafe { modforge_secp256k1_sqrt(&mut root, x) };
        (exists != 0).then_some(root)
    }
}
