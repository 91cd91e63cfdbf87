//! Curve25519 in 256-bit vectors with AVX-512 IFMA: the four coordinates of a point in the four lanes.

#[cfg(test)]
mod beside_generated;
mod ladder;
mod numbers;
mod points;

use super::Curve25519Point;
use crate::cpu::has_avx512ifma_of_256_bits;
use alloc::vec::Vec;
use numbers::{load, power_for_root, store};
use points::{add, add_multiple, double, neutral, prepare, sub};

/// Says that the CPU has the instructions.
#[derive(Clone, Copy)]
pub(super) struct Curve25519(());

impl Curve25519 {
    pub(super) fn new() -> Option<Self> {
        if has_avx512ifma_of_256_bits() { Some(Self(())) } else { None }
    }

    pub(super) fn prepare(self, point: &[[u8; 32]; 4]) -> Curve25519Point {
        // SAFETY: the CPU has the instructions.
        unsafe { prepare_bytes(point) }
    }

    pub(super) fn odd_multiples(self, point: &[[u8; 32]; 4], count: usize) -> Vec<Curve25519Point> {
        // SAFETY: the CPU has the instructions.
        unsafe { odd_multiples(point, count) }
    }

    pub(super) fn sum_vartime(self, terms: &[(&[i16], &[Curve25519Point])]) -> [[u8; 32]; 4] {
        // SAFETY: the CPU has the instructions.
        unsafe { sum_vartime(terms) }
    }

    pub(super) fn comb(self, tables: &[Curve25519Point], window: u32, stride: usize, digits: &[i8]) -> [[u8; 32]; 4] {
        // SAFETY: the CPU has the instructions.
        unsafe { comb(tables, window, stride, digits) }
    }

    pub(super) fn powers_for_roots(self, numbers: &[[u8; 32]; 4]) -> [[u8; 32]; 4] {
        // SAFETY: the CPU has the instructions.
        unsafe { powers_for_roots(numbers) }
    }

    pub(super) fn ladder(self, scalar: &[u8; 32], u: &[u8; 32]) -> [[u8; 32]; 2] {
        // SAFETY: the CPU has the instructions.
        unsafe { ladder_bytes(scalar, u) }
    }
}

#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn prepare_bytes(point: &[[u8; 32]; 4]) -> Curve25519Point {
    prepare(&load(point))
}

#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn odd_multiples(point: &[[u8; 32]; 4], count: usize) -> Vec<Curve25519Point> {
    let mut multiple = load(point);
    let twice = prepare(&double(&multiple));
    let mut multiples = Vec::with_capacity(count);
    for _ in 0..count {
        multiples.push(prepare(&multiple));
        multiple = add(&multiple, &twice);
    }
    multiples
}

/// Straus 1964: the doublings are shared.
#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn sum_vartime(terms: &[(&[i16], &[Curve25519Point])]) -> [[u8; 32]; 4] {
    let longest = terms.iter().map(|(digits, _)| digits.len()).max().unwrap_or(0);
    let mut sum = neutral();
    let mut begun = false;
    for at in (0..longest).rev() {
        if begun {
            sum = double(&sum);
        }
        for (digits, multiples) in terms {
            let digit = digits.get(at).copied().unwrap_or(0);
            if digit != 0 {
                let entry = &multiples[usize::from(digit.unsigned_abs() / 2)];
                sum = if digit < 0 { sub(&sum, entry) } else { add(&sum, entry) };
                begun = true;
            }
        }
    }
    store(&sum)
}

#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn comb(tables: &[Curve25519Point], window: u32, stride: usize, digits: &[i8]) -> [[u8; 32]; 4] {
    let mut sum = neutral();
    for turn in (0..stride).rev() {
        if turn + 1 < stride {
            for _ in 0..window {
                sum = double(&sum);
            }
        }
        for (table, digit) in tables.chunks_exact(1 << (window - 1)).zip(digits.iter().skip(turn).step_by(stride)) {
            sum = add_multiple(&sum, table, *digit);
        }
    }
    store(&sum)
}

#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn powers_for_roots(numbers: &[[u8; 32]; 4]) -> [[u8; 32]; 4] {
    store(&power_for_root(&load(numbers)))
}

#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn ladder_bytes(scalar: &[u8; 32], u: &[u8; 32]) -> [[u8; 32]; 2] {
    let [x, z, ..] = store(&ladder::ladder(scalar, u));
    [x, z]
}
