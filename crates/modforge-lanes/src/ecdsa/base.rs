//! The tables of the base point: the odd multiples that the digits of its factor pick.

use super::calls::{mul, square};
use super::digits::{BASE_MULTIPLES, BASE_WINDOW, base_steps, base_tables};
use super::lane_curve::{LaneCurve, check};
use super::number::{EcdsaNumber, entered};
use super::points::{Point, add, double};
use super::table::{Line, lines, stored};
use crate::fields::LaneField;
use crate::fields::vector::{Anywhere, LANES, Vector};
use alloc::vec::Vec;
use core::marker::PhantomData;

/// Lines of x and y in a table.
pub(super) const fn base_lines<C: LaneCurve, V: Vector>() -> usize {
    lines::<C::Field<V>>(2)
}

/// The tables of the base point B with these x and y, one after the other; none where a multiple is neutral, or is not
/// found as B is no point of large order.
pub(super) struct Base<'a, C> {
    base: &'a [EcdsaNumber; 2],
    curve: PhantomData<C>,
}

impl<'a, C> Base<'a, C> {
    pub(super) fn new(base: &'a [EcdsaNumber; 2]) -> Self {
        Self { base, curve: PhantomData }
    }
}

impl<C: LaneCurve> Anywhere for Base<'_, C> {
    type Output = Option<Vec<Line>>;

    #[inline(always)]
    fn run<V: Vector>(self, cpu: V::Cpu) -> Self::Output {
        const { check::<C, V>() };
        let [x, y] = self.base;
        let z = C::Field::<V>::one(cpu);
        let mut point = Point { x: entered(cpu, &[*x; LANES]), y: entered(cpu, &[*y; LANES]), z };
        let lines = base_lines::<C, V>();
        let mut table = Vec::with_capacity(base_tables(C::BITS, C::FACTOR_BITS) * BASE_MULTIPLES * lines);
        for at in 0..base_tables(C::BITS, C::FACTOR_BITS) {
            if at > 0 {
                for _ in 0..BASE_WINDOW * base_steps(C::FACTOR_BITS) {
                    point = double::<C, V>(&point);
                }
            }
            let multiples = odd_multiples::<C, V>(&point);
            let inverses = inverses(&multiples)?;
            for (Point { x, y, .. }, inverse) in multiples.iter().zip(&inverses) {
                let square = square(inverse);
                let (x, y) = (mul(x, &square), mul(y, &mul(inverse, &square)));
                stored([&x, &y]).iter().for_each(|lane| table.extend_from_slice(&lane[..lines]));
            }
        }
        Some(table)
    }
}

/// The odd multiples of a point, which all lanes have: eight of them, the next eight, and so on.
#[inline(always)]
fn odd_multiples<C: LaneCurve, V: Vector>(point: &Point<C::Field<V>>) -> Vec<Point<C::Field<V>>> {
    let twice = double::<C, V>(point);
    let (mut multiple, mut eight) = (*point, *point);
    for lane in 1..LANES {
        multiple = add(&multiple, &twice);
        let select = |new, old| C::Field::<V>::select(0xff << lane, new, old);
        eight = Point {
            x: select(&multiple.x, &eight.x),
            y: select(&multiple.y, &eight.y),
            z: select(&multiple.z, &eight.z),
        };
    }
    let mut step = twice;
    for _ in 0..LANES.ilog2() {
        step = double::<C, V>(&step);
    }
    let mut multiples = Vec::with_capacity(BASE_MULTIPLES / LANES);
    multiples.push(eight);
    for _ in 1..BASE_MULTIPLES / LANES {
        eight = add(&eight, &step);
        multiples.push(eight);
    }
    multiples
}

/// 1/Z of all points, by one power (Montgomery 1987); none if there is a 0 among them.
#[inline(always)]
fn inverses<F: LaneField>(points: &[Point<F>]) -> Option<Vec<F>> {
    let cpu = points[0].z.cpu();
    let mut product = F::one(cpu);
    let mut inverses = Vec::with_capacity(points.len());
    for Point { z, .. } in points {
        inverses.push(product);
        product = mul(&product, z);
    }
    if product.is_zero() != 0 {
        return None;
    }
    // The power p - 2 of the product (Fermat).
    let [exponent, ..] = (-(F::one(cpu) + F::one(cpu))).to_le_bytes();
    let mut inverse = F::one(cpu);
    for byte in exponent.as_ref().iter().rev() {
        for bit in (0..8).rev() {
            inverse = square(&inverse);
            if byte >> bit & 1 == 1 {
                inverse = mul(&inverse, &product);
            }
        }
    }
    for (before, Point { z, .. }) in inverses.iter_mut().zip(points).rev() {
        *before = mul(before, &inverse);
        inverse = mul(&inverse, z);
    }
    Some(inverses)
}
