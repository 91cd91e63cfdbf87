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
    for small in 0u8..=40 {
        agree::<F>(&BigUint::from(small));
        agree::<F>(&(&p - small));
        agree::<F>(&(BigUint::from(1u8) << (usize::from(small) * F::BITS as usize / 40)));
        choose::<F>(&BigUint::from(small), &(&p - small));
    }
}

/// The tests of fields of a crate.
macro_rules! powers {
    ($fields:ident: $($name:ident),* $(,)?) => {$(
        mod $name {
            use crate::any_field::powers::{agree, choose, edges};
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
                }
            }
        }
    )*};
}
