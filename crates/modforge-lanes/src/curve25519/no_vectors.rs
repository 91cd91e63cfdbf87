//! In place of `vectors` on other targets: none.

use super::Curve25519Point;
use alloc::vec::Vec;

#[derive(Clone, Copy)]
pub(super) enum Curve25519 {}

impl Curve25519 {
    pub(super) fn new() -> Option<Self> {
        None
    }

    pub(super) fn prepare(self, _: &[[u8; 32]; 4]) -> Curve25519Point {
        match self {}
    }

    pub(super) fn odd_multiples(self, _: &[[u8; 32]; 4], _: usize) -> Vec<Curve25519Point> {
        match self {}
    }

    pub(super) fn sum_vartime(self, _: &[(&[i16], &[Curve25519Point])]) -> [[u8; 32]; 4] {
        match self {}
    }

    pub(super) fn comb(self, _: &[Curve25519Point], _: u32, _: usize, _: &[i8]) -> [[u8; 32]; 4] {
        match self {}
    }

    pub(super) fn powers_for_roots(self, _: &[[u8; 32]; 4]) -> [[u8; 32]; 4] {
        match self {}
    }

    pub(super) fn ladder(self, _: &[u8; 32], _: &[u8; 32]) -> [[u8; 32]; 2] {
        match self {}
    }
}
