//! Exponentiation.

use super::{Operation, bytes, operation, residue};

pub const ROWS: &[Operation] = &[operation("Residue::pow", |m, x, y| bytes(&residue(m, x).pow(&y[..2]))).up_to(255)];
