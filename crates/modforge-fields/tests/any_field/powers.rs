//! Inverses, square roots, Legendre symbols and the rest of the trait against `num-bigint`, for any `Field`.

use modforge_fields::{
    Field, n256, n256c435, n256c1539, n384, n384c7467, n448, n512c875, n512c6579, n521, n768c22467,
    n25519, nsecp256k1, p256, p256c435, p256c1539, p384, p384c7467, p448, p512c875, p512c6579,
    p521, p768c22467, p1305, p25519, secp256k1,
};
use num_bigint::BigUint;
use proptest::prelude::*;

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

fn agree<F: Field>(number: &BigUint) {
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

fn choose<F: Field>(a: &BigUint, b: &BigUint) {
    let (x, y) = (element::<F>(a), element::<F>(b));
    assert!(F::select(true, &x, &y) == x && F::select(false, &x, &y) == y);
    let (mut first, mut second) = (x, y);
    F::swap(false, &mut first, &mut second);
    assert!(first == x && second == y);
    F::swap(true, &mut first, &mut second);
    assert!(first == y && second == x);
    assert_eq!(x == y, value(&x) == value(&y));
}

fn edges<F: Field>() {
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

#[test]
fn edges_agree() {
    edges::<p1305::Element>();
    edges::<p25519::Element>();
    edges::<p521::Element>();
    edges::<p256c1539::Element>();
    edges::<p384c7467::Element>();
    edges::<p512c6579::Element>();
    edges::<p768c22467::Element>();
    edges::<p448::Element>();
    edges::<p256::Element>();
    edges::<secp256k1::Element>();
    edges::<p256c435::Element>();
    edges::<p512c875::Element>();
    edges::<p384::Element>();
    edges::<n25519::Element>();
    edges::<n448::Element>();
    edges::<n256::Element>();
    edges::<n384::Element>();
    edges::<n521::Element>();
    edges::<nsecp256k1::Element>();
    edges::<n768c22467::Element>();
    edges::<n512c6579::Element>();
    edges::<n384c7467::Element>();
    edges::<n256c1539::Element>();
    edges::<n512c875::Element>();
    edges::<n256c435::Element>();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_elements_agree(a: [u8; 66], b: [u8; 66]) {
        let (a, b) = (BigUint::from_bytes_le(&a), BigUint::from_bytes_le(&b));
        agree::<p1305::Element>(&a);
        agree::<p25519::Element>(&a);
        agree::<p521::Element>(&a);
        agree::<p256c1539::Element>(&a);
        agree::<p384c7467::Element>(&a);
        agree::<p512c6579::Element>(&a);
        agree::<p768c22467::Element>(&a);
        agree::<p448::Element>(&a);
        agree::<p256::Element>(&a);
        agree::<secp256k1::Element>(&a);
        agree::<p256c435::Element>(&a);
        agree::<p512c875::Element>(&a);
        agree::<p384::Element>(&a);
        agree::<n25519::Element>(&a);
        agree::<n448::Element>(&a);
        agree::<n256::Element>(&a);
        agree::<n384::Element>(&a);
        agree::<n521::Element>(&a);
        agree::<nsecp256k1::Element>(&a);
        agree::<n768c22467::Element>(&a);
        agree::<n512c6579::Element>(&a);
        agree::<n384c7467::Element>(&a);
        agree::<n256c1539::Element>(&a);
        agree::<n512c875::Element>(&a);
        agree::<n256c435::Element>(&a);
        choose::<p1305::Element>(&a, &b);
        choose::<p25519::Element>(&a, &b);
        choose::<p521::Element>(&a, &b);
        choose::<p256c1539::Element>(&a, &b);
        choose::<p384c7467::Element>(&a, &b);
        choose::<p512c6579::Element>(&a, &b);
        choose::<p768c22467::Element>(&a, &b);
        choose::<p448::Element>(&a, &b);
        choose::<p256::Element>(&a, &b);
        choose::<secp256k1::Element>(&a, &b);
        choose::<p256c435::Element>(&a, &b);
        choose::<p512c875::Element>(&a, &b);
        choose::<p384::Element>(&a, &b);
        choose::<n25519::Element>(&a, &b);
        choose::<n448::Element>(&a, &b);
        choose::<n256::Element>(&a, &b);
        choose::<n384::Element>(&a, &b);
        choose::<n521::Element>(&a, &b);
        choose::<nsecp256k1::Element>(&a, &b);
    }
}
