//! Exponentiation.

use super::{Operation, operation};

pub const ROWS: &[Operation] =
    &[operation("Residue::pow", |m, x, y| m.reduce_be_bytes(x).pow(&y[..4]).to_be_bytes()).up_to(255)];
