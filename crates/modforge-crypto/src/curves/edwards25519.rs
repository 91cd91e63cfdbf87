//! The curve of Ed25519, on which X25519 computes multiples of its base point as well.

use super::edwards25519_lanes;
use crate::curve::Curve;
use crate::curve::edwards::{self, Coefficient, Edwards, Point, Tables};
use crate::curve::vartime::sum_vartime;
use hex_literal::hex;
use modforge_fields::{Field, n25519, p25519};
use std::sync::LazyLock;

/// The curve of Ed25519.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ed25519;

impl Curve for Ed25519 {
    type Field = p25519::Element;
    type Scalar = n25519::Element;
}

static TABLES: LazyLock<Tables<Ed25519>> = LazyLock::new(|| Tables::new(4, 2));

impl Edwards for Ed25519 {
    const A: Coefficient = Coefficient::MinusOne;
    const D: p25519::Element =
        p25519::Element::reduce_be_bytes(&hex!("52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3"));
    const BASE: [p25519::Element; 2] = [
        p25519::Element::reduce_be_bytes(&hex!("216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a")),
        p25519::Element::reduce_be_bytes(&hex!("6666666666666666666666666666666666666666666666666666666666666658")),
    ];

    fn tables() -> &'static Tables<Self> {
        &TABLES
    }

    edwards::compiled_once!();

    fn multiple_of_base(scalar: &n25519::Element) -> Point<Self> {
        let without_lanes = || Self::tables().comb.multiply(&scalar.to_le_bytes());
        edwards25519_lanes::multiple_of_base(scalar).unwrap_or_else(without_lanes)
    }

    fn square_roots(numbers: &[p25519::Element]) -> Vec<(p25519::Element, bool)> {
        let without_lanes = || numbers.iter().map(Field::sqrt).collect();
        edwards25519_lanes::square_roots(numbers).unwrap_or_else(without_lanes)
    }

    fn sum_with_base_vartime(scalar: &[u8], others: &[(&[u8], Point<Self>)]) -> Point<Self> {
        let without_lanes = || sum_vartime(&Self::tables().odd, scalar, others);
        edwards25519_lanes::sum_vartime(scalar, others).unwrap_or_else(without_lanes)
    }
}
