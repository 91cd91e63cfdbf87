//! How many products and squares eight verifications take, as the page on kernels states them.

use super::digits::EcdsaFactor;
use super::field::{Element, Field, Products};
use super::job::EcdsaJob;
use super::p256::P256;
use super::points::Curve;
use super::secp256k1::Secp256k1;
use super::sum::{self, BASE_MULTIPLES, base_rows, base_tables};
use super::vector::{Portable, Vector, WIDTH};
use core::sync::atomic::{AtomicUsize, Ordering};

#[derive(Clone, Copy)]
struct Counted<const WHICH: usize>(Portable);

/// Products and squares of each of both curves.
static COUNTS: [[AtomicUsize; 2]; 2] = [const { [const { AtomicUsize::new(0) }; 2] }; 2];

impl<const WHICH: usize> Vector for Counted<WHICH> {
    fn splat(word: u64) -> Self {
        Self(Portable::splat(word))
    }

    fn load(words: &[u64; WIDTH]) -> Self {
        Self(Portable::load(words))
    }

    fn store(self) -> [u64; WIDTH] {
        self.0.store()
    }

    fn plus(self, other: Self) -> Self {
        Self(self.0.plus(other.0))
    }

    fn minus(self, other: Self) -> Self {
        Self(self.0.minus(other.0))
    }

    fn and(self, other: Self) -> Self {
        Self(self.0.and(other.0))
    }

    fn shl<const BY: u32>(self) -> Self {
        Self(self.0.shl::<BY>())
    }

    fn shr<const BY: u32>(self) -> Self {
        Self(self.0.shr::<BY>())
    }

    fn sar<const BY: u32>(self) -> Self {
        Self(self.0.sar::<BY>())
    }

    fn plus_low(self, a: Self, b: Self) -> Self {
        Self(self.0.plus_low(a.0, b.0))
    }

    fn plus_high(self, a: Self, b: Self) -> Self {
        Self(self.0.plus_high(a.0, b.0))
    }

    fn select(mask: u8, set: Self, clear: Self) -> Self {
        Self(Portable::select(mask, set.0, clear.0))
    }

    fn equals(self, other: Self) -> u8 {
        self.0.equals(other.0)
    }

    fn transpose(rows: [Self; WIDTH]) -> [Self; WIDTH] {
        Portable::transpose(rows.map(|row| row.0)).map(Self)
    }
}

impl<const WHICH: usize> Products for Counted<WHICH> {
    #[inline(never)]
    fn product<F: Field>(a: &Element<Self>, b: &Element<Self>) -> Element<Self> {
        COUNTS[WHICH][0].fetch_add(1, Ordering::Relaxed);
        super::field::product::<F, Self>(a, b)
    }

    #[inline(never)]
    fn square<F: Field>(a: &Element<Self>) -> Element<Self> {
        COUNTS[WHICH][1].fetch_add(1, Ordering::Relaxed);
        super::field::square::<F, Self>(a)
    }
}

fn counted<C: Curve, const WHICH: usize>() -> [usize; 2] {
    let one = EcdsaFactor::new(false, core::array::from_fn(|i| u8::from(i == 0))).expect("an odd number");
    let job = EcdsaJob { base: one, point: [[2; 32]; 2], factors: [one; 2], x: [[3; 32]; 2] };
    let base = base_rows::<C>(&alloc::vec![[[1; 32]; 2]; base_tables::<C>() * BASE_MULTIPLES]);
    sum::verify::<C, Counted<WHICH>>(&base, &[job; WIDTH]);
    COUNTS[WHICH].each_ref().map(|count| count.load(Ordering::Relaxed))
}

/// 255 doublings of 4 products and 4 squares, 51 sums of 12 and 4 with the key's multiples and 26 of 8 and 3 with those of the base point,
/// one doubling and 15 sums for a table, and few to begin and to end; on secp256k1, 125 doublings of 3 and 4, and the images of a table.
#[test]
fn counts_are_those_of_the_page() {
    assert_eq!(counted::<P256, 0>(), [2033, 1367]);
    assert_eq!(counted::<Secp256k1, 1>(), [1404, 847]);
}
