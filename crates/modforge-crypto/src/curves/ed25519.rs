//! The curve of Ed25519 (RFC 8032): -x² + y² = 1 + d·x²·y² modulo 2^255 - 19, d = -121665/121666.

use crate::curve::Curve;
use crate::curve::edwards::{Coefficient, Edwards, Tables};
use hex_literal::hex;
use modforge_fields::{n25519, p25519};
use std::sync::LazyLock;

/// The curve of Ed25519.
#[derive(Clone, Copy, Debug)]
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
}
