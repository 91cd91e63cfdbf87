//! The endomorphism of secp256k1: its constants, recomputed from their definitions, and the halves of numbers.

use modforge_crypto::curve::weierstrass::{Affine, Endomorphism, Point, Weierstrass};
use modforge_crypto::curve::{Curve, Half};
use modforge_crypto::curves::Secp256k1;
use modforge_fields::Field;
use num_bigint::{BigInt, BigUint};
use proptest::prelude::*;

type Scalar = <Secp256k1 as Curve>::Scalar;
const ENDOMORPHISM: Endomorphism<Secp256k1> = Secp256k1::ENDOMORPHISM.unwrap();

fn number<F: Field>(element: &F) -> BigInt {
    BigUint::from_bytes_le(element.to_le_bytes().as_ref()).into()
}

fn modulus<F: Field>() -> BigInt {
    BigUint::from_bytes_le(F::MODULUS.as_ref()).into()
}

fn scalar(number: &BigInt) -> Scalar {
    let mut bytes = number.to_biguint().unwrap().to_bytes_le();
    bytes.resize(32, 0);
    Scalar::reduce_le_bytes(&bytes.try_into().unwrap())
}

/// The number between -n/2 and n/2.
fn smallest(number: BigInt) -> BigInt {
    let n = modulus::<Scalar>();
    if &number + &number > n { number - n } else { number }
}

/// a₁, b₁ and a₂, b₂, of which the constants state -b₁ and -b₂.
fn basis() -> [[BigInt; 2]; 2] {
    ENDOMORPHISM.minus_b.map(|b| [smallest(number(&(b * ENDOMORPHISM.lambda))), -smallest(number(&b))])
}

#[test]
fn beta_and_lambda_are_roots_of_one_that_belong_together() {
    let Endomorphism { beta, lambda, .. } = ENDOMORPHISM;
    assert!(beta * beta.square() == Field::ONE && beta != Field::ONE);
    assert!(lambda.square() + lambda + Scalar::ONE == Scalar::ZERO);
    let [x, y] = Affine::<Secp256k1>::base().to_xy();
    assert!(Point::<Secp256k1>::multiple_of_base(&lambda).to_xy() == [beta * x, y]);
}

#[test]
fn the_basis_and_the_factors_are_those_of_the_proof() {
    let n = modulus::<Scalar>();
    let [[a1, b1], [a2, b2]] = basis();
    assert_eq!(&a1 * &b2 - &a2 * &b1, n);
    let limit = (BigInt::from(1) << 129) - 2;
    for (first, second) in [(&a1, &a2), (&b1, &b2)] {
        assert!(BigInt::from(first.magnitude() + second.magnitude()) < limit);
    }
    for (words, b) in ENDOMORPHISM.factors.iter().zip([b2, -b1]) {
        let factor = words.iter().rev().fold(BigInt::ZERO, |sum, &word| (sum << 64) + word);
        assert_eq!(factor, ((b << 385) + &n) / (2 * &n));
    }
}

/// The halves are those of the lattice: the number, and below 0.64·2^128 and 0.55·2^128.
fn check(number: &BigInt) {
    let halves = ENDOMORPHISM.split_vartime(&scalar(number)).map(|Half { negative, magnitude }| {
        let magnitude = BigInt::from(magnitude);
        if negative { -magnitude } else { magnitude }
    });
    let [k1, k2] = &halves;
    let lambda = self::number(&ENDOMORPHISM.lambda);
    assert_eq!((k1 + k2 * lambda - number) % modulus::<Scalar>(), BigInt::ZERO, "{number}");
    for (half, percent) in halves.iter().zip([64, 55]) {
        assert!(BigInt::from(half.magnitude() * 100u8) < (BigInt::from(percent) << 128), "{number} {half}");
    }
    check_odd(number);
}

/// The same for the odd ones, which are below 2^129.
fn check_odd(number: &BigInt) {
    let halves = ENDOMORPHISM.split_odd_vartime(&scalar(number)).map(|(negative, bytes)| {
        let magnitude = BigInt::from(BigUint::from_bytes_le(&bytes));
        assert!(magnitude.bit(0) && magnitude.bits() <= 129, "{number} {magnitude}");
        if negative { -magnitude } else { magnitude }
    });
    let [k1, k2] = &halves;
    let lambda = self::number(&ENDOMORPHISM.lambda);
    assert_eq!((k1 + k2 * lambda - number) % modulus::<Scalar>(), BigInt::ZERO, "{number}");
}

#[test]
fn edges_are_split() {
    let n = modulus::<Scalar>();
    for small in 0..40 {
        check(&BigInt::from(small));
        check(&(&n - 1 - small));
        check(&((&n - 1) / 2 + small - 20));
    }
    for bit in 1..256 {
        check(&(BigInt::from(1) << bit));
        check(&(&n - (BigInt::from(1) << bit)));
        check(&((BigInt::from(1) << bit) - 1));
    }
    // Around the numbers whose factors are halves: there |k₁| and |k₂| are largest.
    let [[_, b1], [_, b2]] = basis();
    for b in [b2, -b1] {
        for i in (0..100).map(|i| 2 * i + 1) {
            let near = (&n * i / (2 * &b)) % &n;
            for by in -2..=2 {
                check(&((&near + by + &n) % &n));
            }
        }
    }
}

proptest! {
    #[test]
    fn random_numbers_are_split(bytes: [u8; 40]) {
        check(&(BigInt::from(BigUint::from_bytes_le(&bytes)) % modulus::<Scalar>()));
    }
}
