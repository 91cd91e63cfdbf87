//! Published vectors (BoringSSL, OpenSSL) for modular multiplication and exponentiation, on every kernel.

mod common;

use common::{expected, for_each_kernel};
use num_bigint::{BigInt, BigUint};
use std::collections::HashMap;

/// Blocks of `Key = value`, separated by blank lines; `#` starts a comment.
fn blocks(text: &str) -> Vec<HashMap<&str, &str>> {
    text.split("\n\n")
        .map(|block| block.lines().filter(|line| !line.starts_with('#')).filter_map(|l| l.split_once(" = ")).collect())
        .filter(|block: &HashMap<_, _>| block.contains_key("M"))
        .collect()
}

fn integer(text: &str) -> BigInt {
    BigInt::parse_bytes(text.trim().as_bytes(), 16).expect("hexadecimal, perhaps with a sign")
}

/// The value modulo m, as these vectors hold negative operands.
fn modulo(value: &BigInt, m: &BigUint) -> Vec<u8> {
    let m = BigInt::from(m.clone());
    ((value % &m + &m) % &m).to_biguint().expect("not negative").to_bytes_be()
}

/// Runs every block of a file; returns how many multiplications and exponentiations were checked.
fn run(text: &str) -> (usize, usize) {
    let (mut products, mut powers) = (0, 0);
    for block in blocks(text) {
        let m = integer(block["M"]).to_biguint().expect("a positive modulus");
        let a = integer(block["A"]);
        for_each_kernel(&m, |modulus| {
            let a = modulus.residue_from_be_bytes(&modulo(&a, &m)).unwrap();
            if let Some(result) = block.get("ModMul") {
                let b = modulus.residue_from_be_bytes(&modulo(&integer(block["B"]), &m)).unwrap();
                let result = expected(&integer(result).to_biguint().unwrap(), modulus);
                assert_eq!(a.mul(&b).unwrap().to_be_bytes(), result, "{block:?}");
            }
            if let Some(result) = block.get("ModExp") {
                let exponent = integer(block["E"]).to_biguint().unwrap().to_bytes_be();
                let result = expected(&integer(result).to_biguint().unwrap(), modulus);
                assert_eq!(a.pow(&exponent).to_be_bytes(), result, "{block:?}");
                assert_eq!(a.pow_vartime(&exponent).to_be_bytes(), result, "{block:?}");
            }
        });
        products += usize::from(block.contains_key("ModMul"));
        powers += usize::from(block.contains_key("ModExp"));
    }
    (products, powers)
}

#[test]
fn boringssl_mod_mul() {
    assert_eq!(run(include_str!("../../../tests/data/bn/boringssl_mod_mul.txt")), (309, 0));
}

#[test]
fn boringssl_mod_exp() {
    assert_eq!(run(include_str!("../../../tests/data/bn/boringssl_mod_exp.txt")), (0, 112));
}

#[test]
fn openssl_mod_mul_and_mod_exp() {
    assert_eq!(run(include_str!("../../../tests/data/bn/openssl_bnmod.txt")), (289, 78));
}
