//! Inverses in constant and in variable time, one and many; without one, the greatest common divisor.

use super::input::{Input, all_ways, bytes_of};
use modforge::{Domain, Error, Modulus, Residue, inverse_limbs_vartime, inverse_vartime};
use num_bigint::BigUint;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let modulus = input.short_bytes(70);
    let numbers = [70, 70, 70].map(|most| input.short_bytes(most));
    let m = BigUint::from_bytes_be(modulus);
    for way in all_ways(modulus) {
        let residues = numbers.map(|bytes| way.reduce_be_bytes(bytes));
        let expected = numbers.map(|bytes| inverse(&BigUint::from_bytes_be(bytes), &m));
        let check = |result: Result<Residue, Error>, expected: &Result<BigUint, BigUint>| match (result, expected) {
            (Ok(inverse), Ok(expected)) => assert_eq!(inverse.to_be_bytes(), bytes_of(expected, &way), "{way:?}"),
            (Err(Error::NotInvertible { gcd }), Err(expected)) => {
                assert_eq!(BigUint::from_bytes_be(&gcd), *expected, "{way:?}");
            }
            (result, expected) => panic!("{way:?}: {result:?}, not {expected:?}"),
        };
        for (bytes, expected) in numbers.iter().zip(&expected) {
            let words = |bytes: &[u8]| BigUint::from_bytes_be(bytes).to_u64_digits();
            let by_bytes = [way.inverse_be_bytes_vartime(bytes), inverse_vartime(bytes, modulus)];
            let by_limbs =
                [way.inverse_limbs_vartime(&words(bytes)), inverse_limbs_vartime(&words(bytes), &words(modulus))];
            let by_limbs = by_limbs.map(|result| {
                result.map(|limbs| {
                    let bytes: Vec<u8> = limbs.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect();
                    bytes[bytes.len() - way.byte_length()..].to_vec()
                })
            });
            for result in by_bytes.into_iter().chain(by_limbs) {
                check(result.map(|bytes| way.reduce_be_bytes(&bytes)), expected);
            }
        }
        for (residue, expected) in residues.iter().zip(&expected) {
            check(residue.inverse(), expected);
            check(residue.inverse_vartime(), expected);
            by_kaliski(&way, &residue.to_be_bytes(), expected);
        }
        for all in [way.inverses(&residues), way.inverses_vartime(&residues)] {
            match all {
                Ok(all) => all.into_iter().zip(&expected).for_each(|(result, expected)| check(Ok(result), expected)),
                Err(_) => assert!(expected.iter().any(Result::is_err), "{way:?}"),
            }
        }
    }
}

/// Kaliski's inverses in all domains of the number x, and his almost inverse, against x⁻¹.
fn by_kaliski(modulus: &Modulus, x: &[u8], inverse: &Result<BigUint, BigUint>) {
    let m = BigUint::from_bytes_be(&modulus.to_be_bytes());
    let scaled = |number: &BigUint, bits: usize| bytes_of(&((number << bits) % &m), modulus);
    let almost = modulus.almost_inverse_vartime(x);
    let (Ok(inverse), true) = (inverse, m.bit(0)) else {
        assert!(almost.is_err(), "{modulus:?}");
        return;
    };
    let (almost, k) = almost.expect("an inverse");
    assert_eq!(almost, scaled(inverse, k), "{modulus:?}");
    // In a domain x stands for x·2^−e and its inverse is written times 2^e.
    for (from, e) in [(Domain::Integer, 0), (Domain::Montgomery, modulus.bits())] {
        for (to, f) in [(Domain::Integer, 0), (Domain::Montgomery, modulus.bits())] {
            let result = modulus.montgomery_inverse_vartime(x, from, to).expect("an inverse");
            assert_eq!(result, scaled(inverse, e + f), "{modulus:?}, {from:?} to {to:?}");
        }
    }
}

/// x⁻¹ mod m by Euclid's algorithm, or gcd(x, m) where that is not 1.
fn inverse(x: &BigUint, m: &BigUint) -> Result<BigUint, BigUint> {
    let (mut a, mut b) = (m.clone(), x % m);
    let (mut of_a, mut of_b) = (BigUint::ZERO, BigUint::from(1u8) % m);
    while b != BigUint::ZERO {
        let quotient = &a / &b;
        (a, b) = (b.clone(), a - &quotient * &b);
        (of_a, of_b) = (of_b.clone(), (of_a + (m - of_b % m) * quotient) % m);
    }
    if a == BigUint::from(1u8) { Ok(of_a % m) } else { Err(a) }
}
