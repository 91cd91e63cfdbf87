//! Curve25519 in vectors.

#[cfg_attr(not(target_arch = "x86_64"), path = "no_vectors.rs")]
mod vectors;

use alloc::vec::Vec;
use vectors::Curve25519;

/// Sums of points of Edwards' form of Curve25519, and X25519's ladder, where the CPU has AVX-512 IFMA in 256-bit vectors: what takes the
/// time in RFC 7748 and RFC 8032, for `modforge-crypto`, which has the rest. Constant time in all numbers but where the name says
/// otherwise.
///
/// Numbers modulo 2^255 − 19 go in and come out in little-endian bytes, below 2^255 and not always below the modulus; points as X, Y, Z
/// and T, with x = X/Z, y = Y/Z, T = X·Y/Z.
///
/// ```
/// use modforge_lanes::Curve25519Lanes;
///
/// if let Some(lanes) = Curve25519Lanes::new() {
///     let one = core::array::from_fn(|i| u8::from(i == 0));
///     assert_eq!(lanes.powers_for_roots(&[one; 4]), [one; 4]);
/// }
/// ```
#[derive(Clone, Copy)]
pub struct Curve25519Lanes(Curve25519);

/// A point made ready to be added in vectors.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub struct Curve25519Point(pub(super) [[u64; 4]; 5]);

impl Curve25519Lanes {
    /// None where the CPU lacks the instructions.
    #[must_use]
    pub fn new() -> Option<Self> {
        Curve25519::new().map(Self)
    }

    /// Prepares a point.
    #[must_use]
    pub fn prepare(self, point: &[[u8; 32]; 4]) -> Curve25519Point {
        self.0.prepare(point)
    }

    /// P, 3·P, 5·P, …: `count` multiples.
    #[must_use]
    pub fn odd_multiples(self, point: &[[u8; 32]; 4], count: usize) -> Vec<Curve25519Point> {
        self.0.odd_multiples(point, count)
    }

    /// Σ Σ digitᵢ·2^i·P for points P with their digits, least significant first, each 0 or odd, and their odd multiples up to the largest
    /// digit. The time depends on the digits.
    #[must_use]
    pub fn sum_vartime(self, terms: &[(&[i16], &[Curve25519Point])]) -> [[u8; 32]; 4] {
        self.0.sum_vartime(terms)
    }

    /// Σ digitᵢ·2^(window·i)·P by tables of the multiples 1 to 2^(window − 1) of 2^(window·stride·j)·P: as many tables as
    /// there are digits for each of the `stride` turns. Digits are from −2^(window − 1) to 2^(window − 1).
    #[must_use]
    pub fn comb(self, tables: &[Curve25519Point], window: u32, stride: usize, digits: &[i8]) -> [[u8; 32]; 4] {
        self.0.comb(tables, window, stride, digits)
    }

    /// The powers of four numbers by (p - 5)/8 for p = 2^255 - 19: a root of a, if there is one, is a times its power, or that times a
    /// root of -1.
    #[must_use]
    pub fn powers_for_roots(self, numbers: &[[u8; 32]; 4]) -> [[u8; 32]; 4] {
        self.0.powers_for_roots(numbers)
    }

    /// X and Z of the multiple, by a number below 2^255, of a point of Curve25519 with this u; u = X/Z, and Z = 0 for the neutral point.
    #[must_use]
    pub fn ladder(self, scalar: &[u8; 32], u: &[u8; 32]) -> [[u8; 32]; 2] {
        self.0.ladder(scalar, u)
    }
}

impl core::fmt::Debug for Curve25519Lanes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Curve25519Lanes")
    }
}

impl core::fmt::Debug for Curve25519Point {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Curve25519Point(..)")
    }
}
