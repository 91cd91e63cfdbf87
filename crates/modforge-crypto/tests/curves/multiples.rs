//! Multiples of points: every way agrees with plain doubling and adding, at random and at the edges.

use modforge_crypto::curve::edwards::{self, Edwards};
use modforge_crypto::curve::fixed::Comb;
use modforge_crypto::curve::vartime::{OddMultiples, sum_vartime};
use modforge_crypto::curve::{Group, variable};
use modforge_crypto::curves;
use modforge_fields::Field;
use num_bigint::BigUint;
use proptest::prelude::*;
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
}
