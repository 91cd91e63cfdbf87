//! How many products and squares eight verifications take, as the page on kernels states them.

use super::base::Base;
use super::sum::Verify;
use super::{EcdsaFactor, EcdsaJob, EcdsaNumber, LaneCurve, P256, P384, Secp256k1};
use crate::fields::LaneField;
use crate::fields::vector::{Anywhere, LANES, Portable, Vector};
use core::marker::PhantomData;
use core::ops::{Add, Mul, Neg, Sub};
use core::sync::atomic::{AtomicUsize, Ordering};

/// Products and squares; of a difference of two, both.
static COUNTS: [[AtomicUsize; 2]; 3] = [const { [const { AtomicUsize::new(0) }; 2] }; 3];

/// A number that counts in this place.
#[derive(Clone, Copy)]
struct Counted<F, const WHICH: usize>(F);

/// A curve over such numbers.
struct CountedCurve<C, const WHICH: usize>(PhantomData<C>);

impl<C: LaneCurve, const WHICH: usize> LaneCurve for CountedCurve<C, WHICH> {
    type Field<V: Vector> = Counted<C::Field<V>, WHICH>;
    const A_IS_MINUS_THREE: bool = C::A_IS_MINUS_THREE;
    const BITS: usize = C::BITS;
    const FACTOR_BITS: usize = C::FACTOR_BITS;
    const BETA: Option<EcdsaNumber> = C::BETA;
}

impl<F: LaneField, const WHICH: usize> Counted<F, WHICH> {
    fn count(self, what: usize) -> Self {
        COUNTS[WHICH][what].fetch_add(1, Ordering::Relaxed);
        self
    }
}

impl<F: LaneField, const WHICH: usize> Add for Counted<F, WHICH> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl<F: LaneField, const WHICH: usize> Sub for Counted<F, WHICH> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl<F: LaneField, const WHICH: usize> Mul for Counted<F, WHICH> {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0).count(0)
    }
}

impl<F: LaneField, const WHICH: usize> Neg for Counted<F, WHICH> {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl<F: LaneField, const WHICH: usize> LaneField for Counted<F, WHICH> {
    type Vector = F::Vector;
    type Bytes = F::Bytes;

    const WORDS: usize = F::WORDS;

    fn vectors(&self) -> &[F::Vector] {
        self.0.vectors()
    }

    fn vectors_mut(&mut self) -> &mut [F::Vector] {
        self.0.vectors_mut()
    }

    fn zero(cpu: <F::Vector as Vector>::Cpu) -> Self {
        Self(F::zero(cpu))
    }

    fn one(cpu: <F::Vector as Vector>::Cpu) -> Self {
        Self(F::one(cpu))
    }

    fn square(&self) -> Self {
        Self(self.0.square()).count(1)
    }

    fn three_halves(&self) -> Self {
        Self(self.0.three_halves())
    }

    fn sub_twice(&self, other: &Self) -> Self {
        Self(self.0.sub_twice(&other.0))
    }

    fn is_zero(&self) -> u8 {
        self.0.is_zero()
    }

    fn select(bits: u8, a: &Self, b: &Self) -> Self {
        Self(F::select(bits, &a.0, &b.0))
    }

    fn to_le_bytes(&self) -> [F::Bytes; LANES] {
        self.0.to_le_bytes()
    }

    fn reduce_le_bytes(cpu: <F::Vector as Vector>::Cpu, bytes: &[F::Bytes; LANES]) -> Self {
        Self(F::reduce_le_bytes(cpu, bytes))
    }
}

fn counted<C: LaneCurve, const WHICH: usize>() -> [usize; 2] {
    let one = EcdsaFactor::new(false, core::array::from_fn(|i| u8::from(i == 0))).expect("an odd number");
    let job = EcdsaJob { base: one, point: [[2; 48]; 2], factors: [one; 2], x: [[3; 48]; 2] };
    let base = Base::<C>::new(&[[1; 48]; 2]).run::<Portable>(()).expect("no point of small order");
    Verify::<CountedCurve<C, WHICH>>::new(&base, &[job; LANES]).run::<Portable>(());
    COUNTS[WHICH].each_ref().map(|count| count.load(Ordering::Relaxed))
}

/// On P-256 255 doublings of 4 products and 4 squares, 51 sums of 12 and 4 with the key's multiples and 26 of 8 and 3
/// with those of the base point, one doubling and 15 sums for a table, and few to end; on P-384 380, 76 and 39 of them;
/// on secp256k1, 125 doublings of 3 and 4, 51 sums and 26, and the images of a table.
#[test]
fn counts_are_those_of_the_page() {
    let found = [counted::<P256, 0>(), counted::<P384, 1>(), counted::<Secp256k1, 2>()];
    assert_eq!(found, [[2026, 1367], [2930, 2006], [1396, 847]]);
}
