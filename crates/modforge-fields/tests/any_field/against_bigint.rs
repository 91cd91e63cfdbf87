//! Every operation of a field against `num-bigint`, at random and at the edges of p, of words and of the bound.

use num_bigint::BigUint;
use proptest::collection::vec;
use proptest::prelude::*;

/// A field as functions of whole numbers and bytes, so that the code of the tests is compiled once and not for each.
pub trait Functions {
    /// p.
    fn modulus(&self) -> BigUint;

    /// p as the field states it.
    fn stated(&self) -> BigUint;

    /// The length of elements in bytes.
    fn bytes(&self) -> usize;

    /// a·b, a², a + b, a − b and −a, a·b ± (a + b)·a/2, a·b − (a/2)², and a from its bytes in the other order.
    fn results(&self, a: &BigUint, b: &BigUint) -> [BigUint; 9];

    /// The elements aₙ₊₁ = aₙ² − b.
    fn chain(&self, a: &BigUint, b: &BigUint, length: usize) -> Vec<BigUint>;

    /// What is read from bytes of the full length, the lowest one first, and from the same ones in the other order.
    fn read(&self, bytes: &[u8]) -> [Option<BigUint>; 2];
}

/// Operands that lie at or next to something: 0, p, 2^m, a word boundary; and the highest bytes, where faults were
/// found.
fn edges(p: &BigUint) -> Vec<BigUint> {
    let bits = p.bits();
    let one = BigUint::from(1u8);
    let mut values = vec![
        BigUint::ZERO,
        one.clone(),
        p - &one,
        p >> 1,
        p.clone(),
        (&one << bits) - &one,
        &one << (8 * bits.div_ceil(8) - 8),
        &one << (8 * bits.div_ceil(8) - 16),
    ];
    for word in 1..bits.div_ceil(64) {
        let boundary = &one << (64 * word);
        values.extend([&boundary - &one, boundary.clone(), p - &boundary + &one]);
    }
    values
}

fn agree(field: &dyn Functions, a: &BigUint, b: &BigUint) {
    let p = field.modulus();
    let half = if a.bit(0) { (a + &p) >> 1 } else { a >> 1 };
    let (product, second, square) = (a * b % &p, (a + b) * &half % &p, &half * &half % &p);
    let expected = [
        product.clone(),
        a * a % &p,
        (a + b) % &p,
        (a + &p + &p - b) % &p,
        (&p + &p - a) % &p,
        (&product + &second) % &p,
        (&p + &product - &second) % &p,
        (&p + &product - &square) % &p,
        a % &p,
    ];
    assert_eq!(field.results(a, b), expected);
    // What comes out goes in again: results stay within the bound through long chains.
    let mut last = a.clone();
    for found in field.chain(a, b, 20) {
        last = (&last * &last + &p + &p - b) % &p;
        assert_eq!(found, last);
    }
}

pub fn edges_agree(field: &dyn Functions) {
    let values = edges(&field.modulus());
    for a in &values {
        for b in &values {
            agree(field, a, b);
        }
    }
}

pub fn bytes_below_the_modulus_are_read_and_no_others(field: &dyn Functions) {
    let (p, one) = (field.modulus(), BigUint::from(1u8));
    let top = (&one << (8 * field.bytes())) - &one;
    for value in [BigUint::ZERO, &p - &one, p.clone(), &p + &one, top] {
        let mut bytes = value.to_bytes_le();
        bytes.resize(field.bytes(), 0);
        let expected = (value < p).then_some(value);
        assert_eq!(field.read(&bytes), [expected.clone(), expected]);
    }
}

pub fn random_operands_agree(field: &dyn Functions) {
    let (p, bytes) = (field.modulus(), field.bytes());
    proptest!(|(a in vec(any::<u8>(), bytes), b in vec(any::<u8>(), bytes))| {
        agree(field, &(BigUint::from_bytes_le(&a) % &p), &(BigUint::from_bytes_le(&b) % &p));
    });
}

/// The tests of one field of a crate.
macro_rules! field {
    ($fields:ident, $name:ident, $modulus:expr) => {
        mod $name {
            use crate::any_field::against_bigint::{self, Functions};
            #[allow(unused_imports, reason = "some moduli are written without one of them")]
            use crate::any_field::against_bigint::{hex, power};
            use modforge_fields::Field;
            use num_bigint::BigUint;
            use $fields::$name::{BYTES, Element, MODULUS, PLAIN};

            struct Own;

            fn element(value: &BigUint) -> Element {
                let mut words = [0; PLAIN];
                for (word, digit) in words.iter_mut().zip(value.iter_u64_digits()) {
                    *word = digit;
                }
                Element::reduce(words)
            }

            fn value(element: Element) -> BigUint {
                BigUint::from_bytes_le(&element.to_le_bytes())
            }

            impl Functions for Own {
                fn modulus(&self) -> BigUint {
                    $modulus
                }

                fn stated(&self) -> BigUint {
                    MODULUS
                        .iter()
                        .rev()
                        .fold(BigUint::ZERO, |sum, &word| (sum << 64) + word)
                }

                fn bytes(&self) -> usize {
                    BYTES
                }

                fn results(&self, a: &BigUint, b: &BigUint) -> [BigUint; 9] {
                    let (x, y) = (element(a), element(b));
                    let big = BigUint::from_bytes_be(&x.to_be_bytes());
                    let (z, half) = (x + y, x.half());
                    let plus = value(Field::sum_of_products(&x, &y, &z, &half));
                    let minus = value(Field::difference_of_products(&x, &y, &z, &half));
                    let less = value(Field::product_minus_square(&x, &y, &half));
                    let [product, square, difference, negative] =
                        [x * y, x.square(), x - y, -x].map(value);
                    [
                        product,
                        square,
                        value(z),
                        difference,
                        negative,
                        plus,
                        minus,
                        less,
                        big,
                    ]
                }

                fn chain(&self, a: &BigUint, b: &BigUint, length: usize) -> Vec<BigUint> {
                    let (mut x, y) = (element(a), element(b));
                    let next = |_| {
                        x = x.square() - y;
                        value(x)
                    };
                    (0..length).map(next).collect()
                }

                fn read(&self, bytes: &[u8]) -> [Option<BigUint>; 2] {
                    let little: [u8; BYTES] = bytes.try_into().unwrap();
                    let mut big = little;
                    big.reverse();
                    [
                        Element::from_le_bytes(&little),
                        Element::from_be_bytes(&big),
                    ]
                    .map(|read| read.map(value))
                }
            }

            #[test]
            fn modulus_is_stated() {
                assert_eq!(Own.modulus(), Own.stated());
            }

            #[test]
            fn edges_agree() {
                against_bigint::edges_agree(&Own);
            }

            #[test]
            fn bytes_below_the_modulus_are_read_and_no_others() {
                against_bigint::bytes_below_the_modulus_are_read_and_no_others(&Own);
            }

            #[test]
            fn random_operands_agree() {
                against_bigint::random_operands_agree(&Own);
            }
        }
    };
}

pub fn power(exponent: u32) -> BigUint {
    BigUint::from(1u8) << exponent
}

pub fn hex(digits: &str) -> BigUint {
    BigUint::parse_bytes(digits.as_bytes(), 16).unwrap()
}
