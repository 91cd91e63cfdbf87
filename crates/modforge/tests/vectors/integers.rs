//! Sums, products, quotients, shifts and powers of plain integers, in a modulus too large to matter; and remainders.

use super::cases::{self, Case, data, decimal, hexadecimal, residue};
use crate::common::for_each_kernel;
use modforge::{Modulus, Residue};
use num_bigint::{BigInt, BigUint};
use std::collections::BTreeMap;

/// Checks that two expressions in the integers `values` are equal, modulo an odd number and a power of two, both larger than
/// twice any of the values (their results are among these, or differences of two).
fn holds<const N: usize>(
    values: [&BigInt; N],
    sides: impl for<'m> Fn(&'m Modulus, [Residue<'m>; N]) -> (Residue<'m>, Residue<'m>),
) {
    let bits = values.iter().map(|value| value.bits()).max().unwrap_or(0) + 2;
    for modulus in [(BigUint::from(1u8) << bits) + 1u8, BigUint::from(1u8) << bits] {
        for_each_kernel(&modulus, |modulus| {
            let (left, right) = sides(modulus, values.map(|value| residue(modulus, value)));
            assert_eq!(left, right, "{modulus:?} {values:x?}");
        });
    }
}

fn sum(a: &BigInt, b: &BigInt, sum: &BigInt) {
    holds([a, b, sum], |_, [a, b, sum]| (a.add(&b).unwrap(), sum));
    holds([a, b, sum], |_, [a, b, sum]| (sum.sub(&b).unwrap(), a));
}

fn product(a: &BigInt, b: &BigInt, product: &BigInt) {
    holds([a, b, product], |_, [a, b, product]| (a.mul(&b).unwrap(), product));
}

fn square(a: &BigInt, square: &BigInt) {
    product(a, a, square);
    holds([a, square], |_, [a, square]| (a.square(), square));
}

/// The quotient that truncates: the remainder has the sign of the dividend.
fn quotient(a: &BigInt, b: &BigInt, quotient: &BigInt, remainder: &BigInt) {
    holds([a, b, quotient, remainder], |_, [a, b, q, r]| (q.mul(&b).unwrap().add(&r).unwrap(), a));
    for_each_kernel(b.magnitude(), |modulus| {
        let reduced = modulus.reduce_be_bytes(&a.magnitude().to_bytes_be());
        assert_eq!(BigUint::from_bytes_be(&reduced.to_be_bytes()), *remainder.magnitude(), "{a:x} mod {b:x}");
    });
}

/// The remainder that is not negative, of a positive divisor.
fn remainder(a: &BigInt, b: &BigInt, remainder: &BigInt) {
    for_each_kernel(b.magnitude(), |modulus| {
        let reduced = BigUint::from_bytes_be(&residue(modulus, a).to_be_bytes());
        assert_eq!(BigInt::from(reduced), *remainder, "{a:x} mod {b:x}");
    });
}

/// The quotient whose remainder is not negative.
fn euclidean(a: &BigInt, b: &BigInt, quotient: &BigInt) {
    holds([a, b, quotient], |modulus, [x, y, q]| {
        let rest = x.sub(&q.mul(&y).unwrap()).unwrap();
        let number = BigUint::from_bytes_be(&rest.to_be_bytes());
        assert!(number < *b.magnitude(), "{a:x} / {b:x}");
        let smaller = Modulus::with_kernel(&b.magnitude().to_bytes_be(), modulus.kernel()).unwrap();
        assert_eq!(BigUint::from_bytes_be(&residue(&smaller, a).to_be_bytes()), number);
        (rest, residue(modulus, &BigInt::from(number)))
    });
}

fn two_to(modulus: &Modulus, bits: u64) -> Residue<'_> {
    modulus.reduce_be_bytes(&[2]).pow_vartime(&bits.to_be_bytes())
}

fn left_shift(a: &BigInt, bits: u64, shifted: &BigInt) {
    holds([a, shifted], |modulus, [a, shifted]| (a.mul(&two_to(modulus, bits)).unwrap(), shifted));
}

/// The shift of the absolute value: what it drops is below 2^bits.
fn right_shift(a: &BigInt, bits: u64, shifted: &BigInt) {
    let (a, shifted) = (BigInt::from(a.magnitude().clone()), BigInt::from(shifted.magnitude().clone()));
    holds([&a, &shifted], |modulus, [a, shifted]| {
        let dropped = a.sub(&shifted.mul(&two_to(modulus, bits)).unwrap()).unwrap();
        let number = BigUint::from_bytes_be(&dropped.to_be_bytes());
        assert!(number.bits() <= bits);
        (dropped, residue(modulus, &BigInt::from(number)))
    });
}

fn bn_case(case: &Case<'_>) {
    let value = |key: &str| case.integer(key);
    let a = value("A");
    match case.keys[0] {
        "Sum" => sum(&a, &value("B"), &value("Sum")),
        "Product" => product(&a, &value("B"), &value("Product")),
        "Square" => square(&a, &value("Square")),
        "Quotient" => quotient(&a, &value("B"), &value("Quotient"), &value("Remainder")),
        "LShift1" => {
            holds([&a, &value("LShift1")], |_, [a, shifted]| (a.add(&a).unwrap(), shifted));
            left_shift(&a, 1, &value("LShift1"));
        }
        "LShift" => left_shift(&a, shift(case, "N"), &value("LShift")),
        key @ ("RShift" | "Rshift") => right_shift(&a, shift(case, "N"), &value(key)),
        "Exp" => {
            let exponent = case.natural("E").to_bytes_be();
            holds([&a, &value("Exp")], |_, [a, power]| (a.pow(&exponent), power));
            holds([&a, &value("Exp")], |_, [a, power]| (a.pow_vartime(&exponent), power));
        }
        other => panic!("no check for {other}"),
    }
}

fn shift(case: &Case<'_>, key: &str) -> u64 {
    u64::try_from(case.natural(key)).expect("a short count")
}

/// How many cases there are of each kind.
fn count<'t>(kinds: impl Iterator<Item = &'t str>) -> BTreeMap<&'t str, usize> {
    let mut counts = BTreeMap::new();
    kinds.for_each(|kind| *counts.entry(kind).or_insert(0) += 1);
    counts
}

fn bn_file(text: &'static str, expected: &[(&str, usize)]) {
    let cases = cases::bn(text);
    cases.iter().for_each(bn_case);
    assert_eq!(count(cases.iter().map(|case| case.keys[0])), expected.iter().copied().collect());
}

#[test]
fn boringssl() {
    bn_file(data!("boringssl/sum_tests.txt"), &[("Sum", 493)]);
    bn_file(data!("boringssl/product_tests.txt"), &[("Product", 112), ("Square", 73)]);
    bn_file(data!("boringssl/quotient_tests.txt"), &[("Quotient", 282)]);
    bn_file(data!("boringssl/shift_tests.txt"), &[("LShift", 151), ("LShift1", 295), ("RShift", 80)]);
    bn_file(data!("boringssl/exp_tests.txt"), &[("Exp", 4)]);
}

#[test]
fn openssl() {
    bn_file(data!("openssl/bnsum.txt"), &[("Sum", 493)]);
    bn_file(data!("openssl/bnmul.txt"), &[("Product", 95), ("Quotient", 271), ("Square", 71)]);
    bn_file(data!("openssl/bnshift.txt"), &[("LShift", 151), ("LShift1", 295), ("RShift", 80), ("Rshift", 1)]);
    bn_file(data!("openssl/bnexp.txt"), &[("Exp", 4)]);
}

fn botan_file(text: &'static str, check: impl Fn(&Case<'_>), expected: usize) {
    let cases = cases::botan(text);
    cases.iter().for_each(check);
    assert_eq!(cases.len(), expected);
}

#[test]
fn botan() {
    let in_1 = |case: &Case<'_>| case.integer("In1");
    let in_2 = |case: &Case<'_>| case.integer("In2");
    let output = |case: &Case<'_>| case.integer("Output");
    botan_file(data!("botan/add.vec"), |case| sum(&in_1(case), &in_2(case), &output(case)), 69);
    botan_file(data!("botan/sub.vec"), |case| sum(&in_2(case), &output(case), &in_1(case)), 55);
    botan_file(data!("botan/mul.vec"), |case| product(&in_1(case), &in_2(case), &output(case)), 77);
    botan_file(data!("botan/sqr.vec"), |case| square(&case.integer("Input"), &output(case)), 16);
    botan_file(data!("botan/divide.vec"), |case| euclidean(&in_1(case), &in_2(case), &output(case)), 581);
    botan_file(data!("botan/mod.vec"), |case| remainder(&in_1(case), &in_2(case), &output(case)), 61);
    let shifted = |case: &Case<'_>| (case.integer("Value"), shift(case, "Shift"), output(case));
    botan_file(
        data!("botan/lshift.vec"),
        |case| {
            let (value, bits, output) = shifted(case);
            left_shift(&value, bits, &output);
        },
        33,
    );
    botan_file(
        data!("botan/rshift.vec"),
        |case| {
            let (value, bits, output) = shifted(case);
            right_shift(&value, bits, &output);
        },
        39,
    );
}

/// The suite of Mbed TLS: of its functions, those that compute what the engine does.
#[test]
fn tf_psa_crypto() {
    let mut kinds = Vec::new();
    for line in data!("tf-psa-crypto/test_suite_bignum.misc.data").lines() {
        let fields: Vec<&str> = line.split(':').map(|field| field.trim_matches('"')).collect();
        let text = |index: usize| hexadecimal(fields[index]);
        let int = |index: usize| decimal(fields[index]);
        let succeeds = !line.contains("MBEDTLS_ERR");
        match fields[0] {
            "mpi_add_mpi" => sum(&text(1), &text(2), &text(3)),
            "mpi_add_mpi_inplace" => sum(&text(1), &text(1), &text(2)),
            "mpi_add_int" => sum(&text(1), &int(2), &text(3)),
            "mpi_add_abs" => {
                let absolute = |index| BigInt::from(text(index).magnitude().clone());
                sum(&absolute(1), &absolute(2), &text(3));
            }
            "mpi_sub_mpi" => sum(&text(2), &text(3), &text(1)),
            "mpi_sub_int" => sum(&int(2), &text(3), &text(1)),
            "mpi_mul_mpi" => product(&text(1), &text(2), &text(3)),
            "mpi_mul_int" if fields[4] == "==" => product(&text(1), &int(2), &text(3)),
            "mpi_div_mpi" if succeeds => quotient(&text(1), &text(2), &text(3), &text(4)),
            "mpi_div_int" if succeeds => quotient(&text(1), &int(2), &text(3), &text(4)),
            "mpi_mod_mpi" if succeeds => remainder(&text(1), &text(2), &text(3)),
            "mpi_mod_int" if succeeds => remainder(&text(1), &int(2), &int(3)),
            "mpi_shift_l" => left_shift(&text(1), fields[2].parse().unwrap(), &text(3)),
            "mpi_shift_r" => right_shift(&text(1), fields[2].parse().unwrap(), &text(3)),
            _ => continue,
        }
        kinds.push(fields[0]);
    }
    let expected = [
        ("mpi_add_abs", 9),
        ("mpi_add_int", 3),
        ("mpi_add_mpi", 10),
        ("mpi_add_mpi_inplace", 3),
        ("mpi_div_int", 4),
        ("mpi_div_mpi", 10),
        ("mpi_mod_int", 8),
        ("mpi_mod_mpi", 7),
        ("mpi_mul_int", 4),
        ("mpi_mul_mpi", 32),
        ("mpi_shift_l", 4),
        ("mpi_shift_r", 6),
        ("mpi_sub_int", 3),
        ("mpi_sub_mpi", 10),
    ];
    assert_eq!(count(kinds.into_iter()), expected.into_iter().collect());
}
