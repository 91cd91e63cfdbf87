//! Published values. Those of class groups (Chia, Harmony) are about another group and do not apply.

use super::common::{canonical, finished, prove};
use modforge::{Modulus, Residue};
use modforge_crypto::vdf::{Group, Scheme};
use num_bigint::BigUint;
use serde_json::Value;
use sha3::{Digest, Keccak256};

fn hexadecimal(text: &str) -> BigUint {
    BigUint::parse_bytes(text.trim_start_matches("0x").as_bytes(), 16).unwrap()
}

fn halvings() -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("../data/evm-vdf-verifier/halvings.json")).unwrap();
    file["cases"].as_array().unwrap().clone()
}

/// Their challenge: the top 128 bits of Keccak-256 of x, y and v, each in whole words of 32 bytes.
fn challenge(numbers: [&Residue<'_>; 3]) -> Vec<u8> {
    let mut hash = Keccak256::new();
    for number in numbers {
        let bytes = BigUint::from_bytes_be(&number.to_be_bytes()).to_bytes_be();
        hash.update(vec![0; bytes.len().next_multiple_of(32) - bytes.len()]);
        hash.update(bytes);
    }
    hash.finalize()[..16].to_vec()
}

/// Their proof of Pietrzak, halving by halving down to t = 1, with their challenges.
#[test]
fn evm_vdf_verifier_halvings() {
    let cases = halvings();
    assert_eq!(cases.len(), 4);
    for case in cases {
        let modulus = Modulus::from_be_bytes(&hexadecimal(case["n"].as_str().unwrap()).to_bytes_be()).unwrap();
        let residue = |value: &Value| modulus.reduce_be_bytes(&hexadecimal(value.as_str().unwrap()).to_bytes_be());
        let (mut x, mut y, mut t) = (residue(&case["g"]), residue(&case["h"]), case["T"].as_u64().unwrap());
        for v in case["v"].as_array().unwrap() {
            let v = residue(v);
            let r = challenge([&x, &y, &v]);
            (x, y) = ((x.pow_vartime(&r) * &v).unwrap(), (v.pow_vartime(&r) * y).unwrap());
            t /= 2;
        }
        assert_eq!(t, 1);
        assert_eq!((&x, &y), (&residue(&case["last_x"]), &residue(&case["last_y"])));
        assert_eq!(x.square(), y);
    }
}

/// Our evaluation has their result and our proof their first middle, up to the sign, which our group does not know.
#[test]
fn evm_vdf_verifier_evaluations() {
    let short = halvings().into_iter().filter(|case| case["T"] == 1 << 20);
    assert_eq!(short.map(|case| is_theirs(&case)).count(), 2);
}

fn is_theirs(case: &Value) {
    let number = |value: &Value| hexadecimal(value.as_str().unwrap());
    let n = number(&case["n"]);
    let group = || Group::new(&n.to_bytes_be()).unwrap();
    let evaluation = finished(group(), &number(&case["g"]).to_bytes_be(), case["T"].as_u64().unwrap());
    assert_eq!(evaluation.result().unwrap(), canonical(&number(&case["h"]), &n));
    let proof = prove(&evaluation, Scheme::Pietrzak, 2).to_bytes();
    let first = canonical(&number(&case["v"][0]), &n);
    assert_eq!(proof[6..6 + first.len()], first);
    prove(&evaluation, Scheme::Wesolowski, 2);
}

/// The contest's chain from 2: 87 counts up to 1000.
#[test]
fn vdf_fpga_contest() {
    let contest: Value =
        serde_json::from_str(include_str!("../../../modforge/tests/data/vdf-fpga/vdf_fpga_2e30.json")).unwrap();
    let n: BigUint = contest["N"].as_str().unwrap().parse().unwrap();
    let mut lines = include_str!("../../../modforge/tests/data/vdf-fpga/vdf_fpga_test.txt").lines();
    let start = hexadecimal(lines.next().unwrap()).to_bytes_be();
    let mut count = 0;
    for line in lines {
        let (t, value) = line.split_once(", ").unwrap();
        let t = t.parse().unwrap();
        let evaluation = finished(Group::new(&n.to_bytes_be()).unwrap(), &start, t);
        assert_eq!(evaluation.result().unwrap(), canonical(&hexadecimal(value), &n), "t = {t}");
        count += 1;
    }
    assert_eq!(count, 87);
}
