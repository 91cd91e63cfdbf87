//! In place of `vectors` on other targets: none.

use super::{Curve, EcdsaJob, Row, WIDTH};

#[derive(Clone, Copy)]
pub(super) enum EcdsaVectors {}

impl EcdsaVectors {
    pub(super) fn new() -> Option<Self> {
        None
    }

    pub(super) fn verify<C: Curve>(self, _: &[Row], _: &[EcdsaJob; WIDTH]) -> [Option<bool>; WIDTH] {
        match self {}
    }
}
