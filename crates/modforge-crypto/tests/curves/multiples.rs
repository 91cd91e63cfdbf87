//! Multiples of points: every way agrees with plain doubling and adding, at random and at the edges.

use modforge_crypto::curve::digits::naf_vartime;
use modforge_crypto::curve::edwards::{self, Edwards};
use modforge_crypto::curve::fixed::Comb;
use modforge_crypto::curve::vartime::{OddMultiples, sum_vartime};
use modforge_crypto::curve::weierstrass::{self, Weierstrass};
use modforge_crypto::curve::{Curve, Group, variable};
use modforge_crypto::curves;
use modforge_fields::Field;
use num_bigint::{BigInt, BigUint};
use proptest::prelude::*;
use std::marker::PhantomData;
use std::sync::LazyLock;

/// The multiple, bit by bit.
fn plain<G: Group>(point: &G, number: &BigUint) -> G {
    let prepared = point.prepare();
    (0..number.bits()).rev().fold(G::NEUTRAL, |sum, bit| {
        let double = sum.double_times(1);
        if number.bit(bit) { double.add(&prepared) } else { double }
    })
}

fn same<G: Group>(a: &G, b: &G) -> bool {
    a.add(&b.negate_if(true).prepare()).is_neutral()
}

fn bytes(number: &BigUint, length: usize) -> Vec<u8> {
    let mut bytes = number.to_bytes_le();
    bytes.resize(length, 0);
    bytes
}

/// Zero, one, the order and its neighbours, and numbers whose digits carry all the way.
fn edges(order: &BigUint) -> Vec<BigUint> {
    let one = BigUint::from(1u8);
    let mut numbers: Vec<_> = (0u8..20).map(BigUint::from).collect();
    numbers.extend((1u8..20).map(|small| order - small));
    numbers.push(order.clone());
    numbers.extend((1..order.bits()).step_by(7).flat_map(|bit| [(&one << bit) - &one, &one << bit]));
    numbers
}

fn agree<G: Group>(base: &G, order: &BigUint, combs: &[Comb<G>], odd: &OddMultiples<G>, number: &BigUint) {
    let expected = plain(base, number);
    let bits = order.bits() as u32;
    let length = order.bits().div_ceil(8) as usize;
    let scalar = bytes(number, length);
    for comb in combs {
        assert!(same(&comb.multiply(&scalar), &expected), "comb {number}");
    }
    assert!(same(&variable::multiply(base, &scalar, bits), &expected), "variable {number}");
    assert!(same(&sum_vartime(odd, &scalar, &[]), &expected), "fixed {number}");
    let small = [9u8];
    let other = plain(base, &BigUint::from(9u8 * 3)).add(&expected.prepare());
    let triple = plain(base, &BigUint::from(3u8));
    assert!(same(&sum_vartime(odd, &scalar, &[(&small, triple)]), &other), "sum {number}");
    assert!(same(&sum_vartime(odd, &small, &[(&scalar, *base), (&small[..0], triple)]), &{
        plain(base, &BigUint::from(9u8)).add(&expected.prepare())
    }));
}

/// In vectors, where the CPU has them.
#[test]
fn multiples_and_sums_over_ed25519_agree() {
    type Point = edwards::Point<curves::Ed25519>;
    type Scalar = <curves::Ed25519 as Curve>::Scalar;
    let base = Point::base();
    let order = BigUint::from_bytes_le(&Scalar::MODULUS);
    let of_order_4 = Point::from_y(Field::ZERO).expect("x is a root of -1");
    for number in edges(&order).into_iter().filter(|number| *number < order) {
        let scalar = bytes(&number, 32);
        let expected = plain(&base, &number);
        let found = Point::multiple_of_base(&Scalar::reduce_le_bytes(scalar[..].try_into().unwrap()));
        assert!(same(&found, &expected), "{number}");
        let points = [of_order_4, base, Point::NEUTRAL];
        let terms = [[3u8; 16].to_vec(), scalar.clone(), vec![0xff; 32]];
        let terms: Vec<_> = terms.iter().map(Vec::as_slice).zip(points).collect();
        let sum = plain(&of_order_4, &BigUint::from(3u8)).add(&expected.add(&expected.prepare()).prepare());
        assert!(same(&curves::Ed25519::sum_with_base_vartime(&scalar, &terms), &sum), "{number}");
    }
}

/// Four at a time in vectors, where the CPU has them: of squares, of numbers without a root, of 0.
#[test]
fn square_roots_over_ed25519_agree() {
    type Element = <curves::Ed25519 as Curve>::Field;
    let numbers: Vec<_> = (0..11u32).map(|i| Element::ONE.mul_small(i)).chain([-Element::ONE]).collect();
    for (number, (root, exists)) in numbers.iter().zip(curves::Ed25519::square_roots(&numbers)) {
        assert_eq!(exists, number.sqrt().1);
        assert!(!exists || root.square() == *number);
    }
}

/// A module for a curve.
macro_rules! curve {
    ($name:ident, $point:ty, $order:ty) => {
        mod $name {
            use super::*;

            static COMBS: LazyLock<Vec<Comb<$point>>> = LazyLock::new(|| {
                let base = <$point>::base();
                [(4, 1), (4, 2), (5, 3), (7, 1)]
                    .map(|(window, stride)| Comb::new(&base, <$order>::BITS, window, stride))
                    .into()
            });
            static ODD: LazyLock<OddMultiples<$point>> = LazyLock::new(|| OddMultiples::new(&<$point>::base()));

            fn order() -> BigUint {
                BigUint::from_bytes_le(<$order as Field>::MODULUS.as_ref())
            }

            #[test]
            fn the_order_is_that_of_the_base_point() {
                assert!(plain(&<$point>::base(), &order()).is_neutral());
                assert!(!<$point>::base().is_neutral());
            }

            #[test]
            fn edges_agree() {
                for number in edges(&order()) {
                    agree(&<$point>::base(), &order(), &COMBS, &ODD, &number);
                }
            }

            #[test]
            fn many_terms_agree() {
                let numbers: Vec<_> = (1u8..=200).map(|i| bytes(&(order() / i), 70)).collect();
                let base = <$point>::base();
                let points: Vec<_> = (1u8..=200).map(|i| plain(&base, &BigUint::from(i))).collect();
                let terms: Vec<_> = numbers.iter().zip(&points).map(|(number, point)| (&number[..], *point)).collect();
                let total: BigUint = (1u8..=200).map(|i| order() / i * i).sum();
                for count in [1, 60, 200] {
                    let (few, rest) = terms.split_at(count);
                    let sum = sum_vartime(&ODD, &[5], few).add(&sum_vartime(&ODD, &[1], rest).prepare());
                    assert!(same(&sum, &plain(&base, &((&total + 6u8) % order()))));
                }
            }

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(16))]

                #[test]
                fn random_numbers_agree(number: [u8; 96]) {
                    let number = BigUint::from_bytes_le(&number) % order();
                    agree(&<$point>::base(), &order(), &COMBS, &ODD, &number);
                }
            }
        }
    };
}

curve!(ed25519, edwards::Point<curves::Ed25519>, modforge_fields::n25519::Element);
curve!(ed448, edwards::Point<curves::Ed448>, modforge_fields::n448::Element);
curve!(e256n1, edwards::Point<curves::dstu9041::E256N1>, modforge_fields_dstu::n256c435::Element);
curve!(p256, weierstrass::Point<curves::P256>, modforge_fields::n256::Element);
curve!(p256_jacobian, weierstrass::Jacobian<curves::P256>, modforge_fields::n256::Element);
curve!(p521, weierstrass::Point<curves::P521>, modforge_fields::n521::Element);
curve!(p521_jacobian, weierstrass::Jacobian<curves::P521>, modforge_fields::n521::Element);
curve!(secp256k1_jacobian, weierstrass::Jacobian<curves::Secp256k1>, modforge_fields::nsecp256k1::Element);
// The same points as those of P-256 by the formulas for any a.
curve!(p256_any_a, weierstrass::Point<Any<curves::P256>>, modforge_fields::n256::Element);

/// A curve whose a is said to be any number.
#[derive(Clone, Copy)]
struct Any<C>(PhantomData<C>);

impl<C: Curve> Curve for Any<C> {
    type Field = C::Field;
    type Scalar = C::Scalar;
}

macro_rules! any {
    ($curve:ty, $field:ident, $a:expr) => {
        impl Weierstrass for Any<$curve> {
            const A: weierstrass::Coefficient<Self::Field> =
                weierstrass::Coefficient::Other(modforge_fields::$field::Element::reduce_le_bytes(&$a));
            const B: Self::Field = <$curve>::B;
            const BASE: [Self::Field; 2] = <$curve>::BASE;

            fn tables() -> &'static weierstrass::Tables<Self> {
                static TABLES: LazyLock<weierstrass::Tables<Any<$curve>>> =
                    LazyLock::new(|| weierstrass::Tables::new(4, 1));
                &TABLES
            }
        }
    };
}

any!(curves::P256, p256, {
    let mut bytes = <modforge_fields::p256::Element as Field>::MODULUS;
    bytes[0] -= 3;
    bytes
});
any!(curves::Secp256k1, secp256k1, [0; 32]);

/// The formulas of a curve against those in two coordinates, with an inversion each.
fn chords<C: Weierstrass>() {
    let (base, [x1, y1]) = (weierstrass::Point::<C>::base(), C::BASE);
    let jacobian_base = weierstrass::Jacobian::<C>::base();
    let (mut sum, mut jacobian) = (base.double_times(1), jacobian_base.double_times(1));
    let a = C::mul_a(&C::Field::ONE);
    let slope = (x1.square().mul_small(3) + a) * (y1 + y1).invert();
    let x = slope.square() - x1 - x1;
    let mut expected = [x, slope * (x1 - x) - y1];
    for _ in 0..50 {
        assert!(sum.to_xy() == expected);
        assert!(jacobian.to_point().unwrap().to_xy() == expected);
        assert!(weierstrass::Affine::<C>::from_xy(expected[0], expected[1]).is_some());
        assert!(weierstrass::Affine::<C>::from_xy(expected[0], expected[1] + C::Field::ONE).is_none());
        let [x2, y2] = expected;
        let slope = (y2 - y1) * (x2 - x1).invert();
        let x = slope.square() - x1 - x2;
        expected = [x, slope * (x1 - x) - y1];
        sum = sum.add(&base.prepare());
        jacobian = jacobian.add(&jacobian_base.prepare());
    }
}

#[test]
fn weierstrass_formulas_agree_with_two_coordinates() {
    chords::<curves::P256>();
    chords::<curves::P384>();
    chords::<curves::P521>();
    chords::<curves::Secp256k1>();
    chords::<Any<curves::P256>>();
    chords::<Any<curves::Secp256k1>>();
}

/// The formulas of a curve against those in two coordinates, with an inversion each.
fn formulas<C: Edwards>() {
    let base = edwards::Point::<C>::base();
    let a = match C::A {
        edwards::Coefficient::MinusOne => -C::Field::ONE,
        edwards::Coefficient::Small(a) => C::Field::ONE.mul_small(a),
    };
    let [x1, y1] = C::BASE;
    let mut sum = base;
    for _ in 0..50 {
        let [x2, y2] = sum.to_xy();
        sum = sum.add(&base.prepare());
        let product = C::D * x1 * x2 * y1 * y2;
        let x = (x1 * y2 + y1 * x2) * (C::Field::ONE + product).invert();
        let y = (y1 * y2 - a * x1 * x2) * (C::Field::ONE - product).invert();
        let found = sum.to_xy();
        assert!(found[0] == x && found[1] == y);
        assert!(edwards::Point::<C>::from_xy(x, y).is_some_and(|point| same(&point, &sum)));
        assert!(edwards::Point::<C>::from_xy(x, y + C::Field::ONE).is_none());
        let double = sum.double_times(1).to_xy();
        let again = sum.add(&sum.prepare()).to_xy();
        assert!(double[0] == again[0] && double[1] == again[1]);
    }
}

#[test]
fn edwards_formulas_agree_with_two_coordinates() {
    formulas::<curves::Ed25519>();
    formulas::<curves::Ed448>();
    formulas::<curves::dstu9041::E256N1>();
}

proptest! {
    #[test]
    fn non_adjacent_forms_are_the_number_in_sparse_digits(number: Vec<u8>, width in 2u32..=16) {
        let digits = naf_vartime(&number, width);
        let value = digits.iter().rev().fold(BigInt::ZERO, |sum, &digit| 2 * sum + digit);
        prop_assert_eq!(value, BigInt::from(BigUint::from_bytes_le(&number)));
        let places: Vec<_> = (0..digits.len()).filter(|&at| digits[at] != 0).collect();
        prop_assert!(places.iter().all(|&at| digits[at] % 2 != 0 && i32::from(digits[at]).abs() < 1 << (width - 1)));
        prop_assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= width as usize));
        prop_assert_eq!(places.last().map_or(0, |top| top + 1), digits.len());
    }
}

#[test]
fn non_adjacent_forms_carry_to_the_top() {
    for width in 2..=16 {
        let digits = naf_vartime(&[0xff; 9], width);
        assert!(
            digits.len() == 73 && digits[0] == -1 && digits[72] == 1 && digits[1..72].iter().all(|&digit| digit == 0)
        );
        assert!(naf_vartime(&[0; 9], width).is_empty());
    }
}
