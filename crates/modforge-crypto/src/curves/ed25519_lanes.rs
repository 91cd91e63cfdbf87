//! Multiples of points of Curve25519 in vectors, where the CPU has them.

use super::Ed25519;
use crate::curve::Curve;
use crate::curve::digits::{Digits, naf_vartime};
use crate::curve::edwards;
use crate::curve::fixed::Comb;
use hex_literal::hex;
use modforge_fields::Field;
use modforge_fields::p25519::Element;
use modforge_lanes::{Curve25519Lanes, Curve25519Point};
use std::sync::LazyLock;

type Point = edwards::Point<Ed25519>;
type Scalar = <Ed25519 as Curve>::Scalar;

/// Bits of a digit of the comb, and its turns.
const WINDOW: u32 = 4;
const STRIDE: usize = 2;
/// Bits of a digit of a number whose point is not known beforehand, and of one for the base point.
const WIDTH: u32 = 5;
const WIDTH_FIXED: u32 = 8;

/// Tables of the base point.
struct Tables {
    lanes: Curve25519Lanes,
    comb: Vec<Curve25519Point>,
    odd: Vec<Curve25519Point>,
}

static TABLES: LazyLock<Option<Tables>> = LazyLock::new(|| {
    let lanes = Curve25519Lanes::new()?;
    let base = Point::base();
    let multiples = Comb::multiples(&base, Scalar::BITS, WINDOW, STRIDE);
    let comb = multiples.iter().map(|point| lanes.prepare(&bytes(point))).collect();
    Some(Tables { lanes, comb, odd: odd_multiples(lanes, &base, WIDTH_FIXED) })
});

/// As [`Edwards::multiple_of_base`](edwards::Edwards::multiple_of_base); nothing without vectors.
pub(super) fn multiple_of_base(scalar: &Scalar) -> Option<Point> {
    let tables = TABLES.as_ref()?;
    let digits = Digits::new(&scalar.to_le_bytes(), Scalar::BITS, WINDOW);
    Some(point(&tables.lanes.comb(&tables.comb, WINDOW, STRIDE, digits.as_slice())))
}

/// A root of -1.
const ROOT_OF_MINUS_ONE: Element =
    Element::reduce_be_bytes(&hex!("2b8324804fc1df0b2b4d00993dfbd7a72f431806ad2fe478c4ee1b274a0ea0b0"));

/// As [`Edwards::square_roots`](edwards::Edwards::square_roots); nothing without vectors, or for numbers that leave lanes empty.
///
/// b = a^((p + 3)/8) has b⁴ = a², if a has a root: b² is a or -a (RFC 8032, 5.1.3).
pub(super) fn square_roots(numbers: &[Element]) -> Option<Vec<(Element, bool)>> {
    let lanes = Curve25519Lanes::new().filter(|_| numbers.len() >= 4)?;
    let root = |(a, power): (&Element, &[u8; 32])| {
        let b = *a * Element::reduce_le_bytes(power);
        let square = b.square();
        (Element::select(square == *a, &b, &(b * ROOT_OF_MINUS_ONE)), square == *a || square == -*a)
    };
    let four = |four: &[Element]| {
        let bytes = core::array::from_fn(|i| four.get(i).map_or([0; 32], Field::to_le_bytes));
        let powers = lanes.powers_for_roots(&bytes);
        four.iter().zip(&powers).map(root).collect::<Vec<_>>()
    };
    Some(numbers.chunks(4).flat_map(four).collect())
}

/// As [`Edwards::sum_with_base_vartime`](edwards::Edwards::sum_with_base_vartime); nothing without vectors.
pub(super) fn sum_vartime(scalar: &[u8], others: &[(&[u8], Point)]) -> Option<Point> {
    let tables = TABLES.as_ref()?;
    let fixed = naf_vartime(scalar, WIDTH_FIXED);
    let terms: Vec<_> = others
        .iter()
        .map(|(scalar, point)| (naf_vartime(scalar, WIDTH), odd_multiples(tables.lanes, point, WIDTH)))
        .collect();
    let mut all = vec![(fixed.as_slice(), tables.odd.as_slice())];
    all.extend(terms.iter().map(|(digits, multiples)| (digits.as_slice(), multiples.as_slice())));
    Some(point(&tables.lanes.sum_vartime(&all)))
}

/// As [`Montgomery::ladder_in_lanes`](crate::curve::montgomery::Montgomery::ladder_in_lanes).
pub(super) fn ladder(scalar: &[u8], u: &Element) -> Option<[Element; 2]> {
    let coordinates = Curve25519Lanes::new()?.ladder(scalar.try_into().ok()?, &u.to_le_bytes());
    Some(coordinates.each_ref().map(Element::reduce_le_bytes))
}

fn odd_multiples(lanes: Curve25519Lanes, point: &Point, width: u32) -> Vec<Curve25519Point> {
    lanes.odd_multiples(&bytes(point), 1 << (width - 2))
}

fn bytes(point: &Point) -> [[u8; 32]; 4] {
    point.to_extended().map(|coordinate| coordinate.to_le_bytes())
}

fn point(bytes: &[[u8; 32]; 4]) -> Point {
    Point::from_extended(bytes.each_ref().map(Element::reduce_le_bytes))
}
