//! Repeated squaring: x^(2^t).

use super::cases::{data, decimal, hexadecimal, residue};
use crate::common::for_each_kernel;
use modforge::Modulus;
use num_bigint::BigInt;
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn number(value: &Value) -> BigInt {
    decimal(value.as_str().expect("a text"))
}

/// The value after t squarings for 87 counts t from 2 to 1000.
#[test]
fn vdf_fpga_contest() {
    let contest = json(data!("vdf-fpga/vdf_fpga_2e30.json"));
    let text = data!("vdf-fpga/vdf_fpga_test.txt");
    for_each_kernel(number(&contest["N"]).magnitude(), |modulus| {
        let mut lines = text.lines();
        let mut power = residue(modulus, &hexadecimal(lines.next().expect("the start")));
        let (mut done, mut count) = (0, 0);
        for line in lines {
            let (t, value) = line.split_once(", ").expect("count, value");
            let t: u64 = t.parse().expect("decimal");
            power = power.square_times(t - done);
            assert_eq!(power, residue(modulus, &hexadecimal(value)), "after {t}");
            (done, count) = (t, count + 1);
        }
        assert_eq!((done, count), (1000, 87));
    });
}

/// Minutes.
#[test]
#[ignore = "minutes; run by make test-all"]
fn vdf_fpga_contest_whole() {
    let contest = json(data!("vdf-fpga/vdf_fpga_2e30.json"));
    let modulus = Modulus::from_be_bytes(&number(&contest["N"]).magnitude().to_bytes_be()).unwrap();
    let power = residue(&modulus, &number(&contest["x"])).square_times(contest["t"].as_u64().expect("a count"));
    assert_eq!(power, residue(&modulus, &number(&contest["y"])));
}

fn rsa_group(counts: impl Fn(u64) -> bool) -> usize {
    let file = json(data!("evm-vdf-verifier/squarings.json"));
    let cases: Vec<_> =
        file["cases"].as_array().expect("a list").iter().filter(|c| counts(c["T"].as_u64().unwrap())).collect();
    for case in &cases {
        let modulus = Modulus::from_be_bytes(&number(&case["n"]).magnitude().to_bytes_be()).unwrap();
        let power = residue(&modulus, &number(&case["g"])).square_times(case["T"].as_u64().expect("a count"));
        assert_eq!(power, residue(&modulus, &number(&case["h"])), "{}", case["file"]);
    }
    cases.len()
}

/// Minutes. In `make test` the tests of `modforge-crypto` evaluate two of the short ones.
#[test]
#[ignore = "minutes; run by make test-all"]
fn evm_vdf_verifier() {
    assert_eq!(rsa_group(|_| true), 16);
}
