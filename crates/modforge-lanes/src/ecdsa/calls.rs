//! Products as functions of their own: inlined, the thousands of operations of the products in a verification would
//! take minutes to compile.

use crate::fields::LaneField;
use crate::fields::vector::{Task, Vector};

struct Product<'a, F>(&'a F, &'a F);
struct Square<'a, F>(&'a F);
struct DifferenceOfProducts<'a, F>([&'a F; 4]);
struct ProductMinusSquare<'a, F>([&'a F; 3]);

/// a·b.
#[inline(always)]
pub(super) fn mul<F: LaneField>(a: &F, b: &F) -> F {
    F::Vector::call(a.cpu(), Product(a, b))
}

/// a².
#[inline(always)]
pub(super) fn square<F: LaneField>(a: &F) -> F {
    F::Vector::call(a.cpu(), Square(a))
}

/// a·b - c·d.
#[inline(always)]
pub(super) fn difference_of_products<F: LaneField>(a: &F, b: &F, c: &F, d: &F) -> F {
    F::Vector::call(a.cpu(), DifferenceOfProducts([a, b, c, d]))
}

/// a·b - c².
#[inline(always)]
pub(super) fn product_minus_square<F: LaneField>(a: &F, b: &F, c: &F) -> F {
    F::Vector::call(a.cpu(), ProductMinusSquare([a, b, c]))
}

impl<F: LaneField> Task for Product<'_, F> {
    type Output = F;

    #[inline(always)]
    fn run(self) -> F {
        *self.0 * *self.1
    }
}

impl<F: LaneField> Task for Square<'_, F> {
    type Output = F;

    #[inline(always)]
    fn run(self) -> F {
        self.0.square()
    }
}

impl<F: LaneField> Task for DifferenceOfProducts<'_, F> {
    type Output = F;

    #[inline(always)]
    fn run(self) -> F {
        let [a, b, c, d] = self.0;
        F::difference_of_products(a, b, c, d)
    }
}

impl<F: LaneField> Task for ProductMinusSquare<'_, F> {
    type Output = F;

    #[inline(always)]
    fn run(self) -> F {
        let [a, b, c] = self.0;
        F::product_minus_square(a, b, c)
    }
}
