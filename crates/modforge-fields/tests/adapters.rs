//! The traits of `ff` and `subtle`, by their own documentation.

use ff::{FromUniformBytes, PrimeField};
use modforge_fields::{
    n256, n384, n521, n25519, nsecp256k1, p256, p384, p448, p521, p1305, p25519, secp256k1,
};
use num_bigint::BigUint;
use subtle::Choice;

/// Bytes that count up.
struct Counter(u8);

impl rand_core::TryRng for Counter {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(7)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(7)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for byte in bytes {
            *byte = self.0;
            self.0 = self.0.wrapping_add(1);
        }
        Ok(())
    }
}

fn constants<F: PrimeField>() {
    let p = BigUint::parse_bytes(&F::MODULUS.as_bytes()[2..], 16).unwrap();
    assert_eq!(p.bits(), u64::from(F::NUM_BITS));
    assert_eq!(F::CAPACITY, F::NUM_BITS - 1);
    assert_eq!(F::TWO_INV.double(), F::ONE);
    let order = p - 1u8;
    assert_eq!(order.trailing_zeros(), Some(F::S.into()));
    let odd = (&order >> F::S).to_u64_digits();
    let generator = F::MULTIPLICATIVE_GENERATOR;
    assert_eq!(generator.pow_vartime(&odd), F::ROOT_OF_UNITY);
    assert_eq!(generator.pow((&order >> 1u8).to_u64_digits()), -F::ONE);
    assert_eq!(F::ROOT_OF_UNITY * F::ROOT_OF_UNITY_INV, F::ONE);
    assert_eq!(F::DELTA, generator.pow_vartime([1u64 << F::S]));
}

#[allow(clippy::op_ref, reason = "ff asks for operators with references")]
fn functions<F: PrimeField + FromUniformBytes<48> + FromUniformBytes<64>>() {
    let mut counter = Counter(1);
    let elements: Vec<F> = (0..12)
        .map(|_| F::random(&mut counter))
        .chain([F::ZERO, F::ONE])
        .collect();
    for &a in &elements {
        assert_eq!(
            a.invert().map(|inverse| inverse * a).unwrap_or(F::ONE),
            F::ONE
        );
        assert_eq!(bool::from(a.invert().is_some()), !a.is_zero_vartime());
        assert_eq!(F::from_repr(a.to_repr()).unwrap(), a);
        assert_eq!(a.to_repr().as_ref()[0] & 1, a.is_odd().unwrap_u8());
        assert_eq!(a.sqrt().map(|root| root.square()).unwrap_or(a), a);
        for &b in &elements {
            // As ff itself does it, but for what the documentation leaves open: which of two roots it is.
            let (exists, root) = F::sqrt_ratio(&a, &b);
            let (also, other) = ff::helpers::sqrt_ratio_generic(&a, &b);
            assert!(bool::from(exists) == bool::from(also) && root.square() == other.square());
            assert_eq!(F::conditional_select(&a, &b, Choice::from(0)), a);
            assert_eq!(F::conditional_select(&a, &b, Choice::from(1)), b);
            assert_eq!(bool::from(a.ct_eq(&b)), a == b);
            let (mut sum, mut difference, mut product) = (a, a, a);
            sum += &b;
            difference -= &b;
            product *= &b;
            assert_eq!((sum, difference, product), (a + &b, a - &b, a * &b));
        }
    }
    let mut top = F::Repr::default();
    top.as_mut().fill(0xff);
    assert!(bool::from(F::from_repr(top).is_none()));
    // 2^376 and 2^504.
    let (mut short, mut long) = ([0; 48], [0; 64]);
    (short[47], long[63]) = (1, 1);
    let two = F::from(2);
    assert_eq!(
        <F as FromUniformBytes<48>>::from_uniform_bytes(&short),
        two.pow([376])
    );
    assert_eq!(
        <F as FromUniformBytes<64>>::from_uniform_bytes(&long),
        two.pow([504])
    );
    assert_eq!(
        F::from_str_vartime("18446744073709551616"),
        Some(two.pow_vartime([64]))
    );
}

#[test]
fn every_field_keeps_the_promises_of_ff() {
    macro_rules! each {
        ($($field:ident)*) => {$(
            constants::<$field::Element>();
            functions::<$field::Element>();
        )*};
    }
    each!(n25519 n256 n384 n521 nsecp256k1 p1305 p25519 p256 p384 p448 p521 secp256k1);
}
