//! Inverses, square roots, Legendre symbols and the rest of the trait against `num-bigint`, for any `Field`.

use modforge_fields::Field;
use num_bigint::BigUint;

fn element<F: Field>(value: &BigUint) -> F {
    let mut bytes = F::MODULUS;
    let digits = (value % modulus::<F>()).to_bytes_le();
    for (i, byte) in bytes.as_mut().iter_mut().enumerate() {
        *byte = digits.get(i).copied().unwrap_or(0);
    }
    F::from_le_bytes(&bytes).expect("below p")
}

fn value<F: Field>(element: &F) -> BigUint {
    BigUint::from_bytes_le(element.to_le_bytes().as_ref())
}

fn modulus<F: Field>() -> BigUint {
    BigUint::from_bytes_le(F::MODULUS.as_ref())
}

pub fn agree<F: Field>(number: &BigUint) {
    let (p, one) = (modulus::<F>(), BigUint::from(1u8));
    let (a, x) = (number % &p, element::<F>(number));
    assert_eq!(value(&x.invert()), a.modpow(&(&p - 2u8), &p));
    assert!(x.is_zero() == (x == F::ZERO) && x.is_zero() == (a == BigUint::ZERO));
    let euler = a.modpow(&(&p >> 1), &p);
    let symbol = if euler > one {
        -1
    } else {
        i8::from(euler == one)
    };
    assert_eq!(x.legendre(), symbol);
    let (root, exists) = x.sqrt();
    assert_eq!(exists, symbol >= 0);
    assert!(root.square() == if exists { x } else { F::ZERO });
    let (root, exists) = x.square().sqrt();
    assert!(exists && (root == x || root == -x));
    assert_eq!(value(&x.mul_small(0xffff)), &a * 0xffffu32 % &p);
    assert!(x.half() + x.half() == x);
    for n in [0, 1, 7] {
        assert_eq!(value(&x.square_times(n)), a.modpow(&(&one << n), &p));
    }
    let mut big = x.to_be_bytes();
    assert!(F::from_be_bytes(&big) == Some(x));
    assert!(F::reduce_be_bytes(&big) == x);
    big.as_mut().reverse();
    assert_eq!(big.as_ref(), x.to_le_bytes().as_ref());
    big.as_mut().fill(0xff);
    let top = BigUint::from_bytes_le(big.as_ref());
    assert!(F::reduce_le_bytes(&big) == element(&top) && F::reduce_be_bytes(&big) == element(&top));
}

/// What the trait makes of other functions.
pub fn loops<F: Field>(a: &BigUint, b: &BigUint) {
    let p = modulus::<F>();
    let (x, y) = (element::<F>(a), element::<F>(b));
    let exponent = [a, b].map(|number| number.iter_u64_digits().next().unwrap_or(0));
    let whole = BigUint::from(exponent[0]) + (BigUint::from(exponent[1]) << 64);
    assert_eq!(value(&x.pow(&exponent)), (a % &p).modpow(&whole, &p));
    assert_eq!(
        value(&F::from(exponent[0])),
        BigUint::from(exponent[0]) % &p
    );
    let mut assigned = x;
    assigned += y;
    assigned *= y;
    assigned -= x;
    assert_eq!(assigned, (x + y) * y - x);
    let elements = [x, y, F::ZERO, x * y, F::ONE, y];
    assert_eq!(elements.iter().sum::<F>(), x + y + x * y + F::ONE + y);
    assert_eq!([x, y, y].into_iter().product::<F>(), x * y * y);
    for room in [0, 1, 4, 9] {
        let mut inverses = elements;
        F::invert_many(&mut inverses, &mut vec![y; room]);
        assert_eq!(inverses, elements.map(|element| element.invert()));
    }
    let (root, exists) = F::sqrt_ratio(&x, &y);
    assert_eq!(exists, x.is_zero() || x.legendre() == y.legendre());
    assert_eq!(root.square() * y, if exists { x } else { F::ZERO });
    let bytes = a.to_bytes_le();
    for length in [0, 1, F::MODULUS.as_ref().len(), bytes.len()] {
        let part = &bytes[..length.min(bytes.len())];
        let expected = BigUint::from_bytes_le(part) % &p;
        assert_eq!(value(&F::reduce_wide_le_bytes(part)), expected);
        let reversed: Vec<u8> = part.iter().rev().copied().collect();
        assert_eq!(value(&F::reduce_wide_be_bytes(&reversed)), expected);
    }
}

pub fn choose<F: Field>(a: &BigUint, b: &BigUint) {
    let (x, y) = (element::<F>(a), element::<F>(b));
    assert!(F::select(true, &x, &y) == x && F::select(false, &x, &y) == y);
    let (mut first, mut second) = (x, y);
    F::swap(false, &mut first, &mut second);
    assert!(first == x && second == y);
    F::swap(true, &mut first, &mut second);
    assert!(first == y && second == x);
    assert_eq!(x == y, value(&x) == value(&y));
}

pub fn edges<F: Field>() {
    let p = modulus::<F>();
    assert_eq!(p.bits(), u64::from(F::BITS));
    assert!(F::from_le_bytes(&F::MODULUS).is_none());
    assert_eq!(F::default(), F::ZERO);
    assert_eq!(
        format!("{:?}", -F::ONE),
        format!("0x{:0>1$x}", &p - 1u8, 2 * F::MODULUS.as_ref().len())
    );
    assert_eq!((&p - 1u8).trailing_zeros(), Some(F::TWO_ADICITY.into()));
    assert_eq!(F::ROOT_OF_UNITY.square_times(F::TWO_ADICITY - 1), -F::ONE);
    // As many bytes as an element has, and 16 more, in whole elements.
    let mut written = Vec::new();
    let drawn = F::random(|bytes| {
        bytes.fill(written.len() as u8 + 1);
        written.splice(0..0, bytes.iter().copied());
        Ok::<(), ()>(())
    });
    assert!(written.len() >= F::MODULUS.as_ref().len() + 16);
    assert_eq!(drawn, Ok(F::reduce_wide_le_bytes(&written)));
    assert_eq!(F::random(|_| Err("empty")), Err("empty"));
    for small in 0u8..=40 {
        agree::<F>(&BigUint::from(small));
        agree::<F>(&(&p - small));
        agree::<F>(&(BigUint::from(1u8) << (usize::from(small) * F::BITS as usize / 40)));
        choose::<F>(&BigUint::from(small), &(&p - small));
        loops::<F>(&(&p - small), &BigUint::from(small));
        loops::<F>(&BigUint::from(small), &p);
    }
}

/// The tests of fields of a crate.
macro_rules! powers {
    ($fields:ident: $($name:ident),* $(,)?) => {$(
        mod $name {
            use crate::any_field::powers::{agree, choose, edges, loops};
            use num_bigint::BigUint;
            use proptest::prelude::*;
            use $fields::$name::Element;

            #[test]
            fn edges_agree() {
                edges::<Element>();
            }

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(64))]

                #[test]
                fn random_elements_agree(a: [u8; 96], b: [u8; 96]) {
                    let (a, b) = (BigUint::from_bytes_le(&a), BigUint::from_bytes_le(&b));
                    agree::<Element>(&a);
                    choose::<Element>(&a, &b);
                    loops::<Element>(&a, &b);
                }
            }
        }
    )*};
}
