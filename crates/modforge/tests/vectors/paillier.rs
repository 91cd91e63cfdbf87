//! Paillier's encryption: c = (n + 1)^m·r^n modulo n², the example of ISO/IEC 18033-6.

use super::cases::{data, decimal, residue};
use crate::common::for_each_kernel;
use modforge::MultiExponent;
use num_bigint::BigUint;
use serde_json::Value;

#[test]
fn iso_18033_6() {
    let file: Value = serde_json::from_str(data!("pailliercryptolib/iso18033_6.json")).expect("JSON");
    let number = |value: &Value| decimal(value.as_str().expect("a text"));
    let n = number(&file["key"]["p"]) * number(&file["key"]["q"]);
    let cases = file["cases"].as_array().expect("a list");
    for_each_kernel((&n * &n).magnitude(), |modulus| {
        let generator = residue(modulus, &(&n + 1));
        let encrypt = |m: &Value, r: &Value| {
            let bases = [&generator, &residue(modulus, &number(r))];
            let exponents = [number(m), n.clone()].map(|exponent| exponent.magnitude().to_bytes_be());
            let exponents = [&exponents[0][..], &exponents[1]];
            let multi = MultiExponent::new(modulus, &bases).unwrap();
            assert_eq!(multi.pow(&exponents).unwrap(), multi.pow_vartime(&exponents).unwrap());
            assert_eq!(
                multi.pow(&exponents).unwrap(),
                bases[0].pow(exponents[0]).mul(&bases[1].pow(exponents[1])).unwrap()
            );
            multi.pow(&exponents).unwrap()
        };
        let bytes = |value: &Value| BigUint::from_bytes_be(&residue(modulus, &number(value)).to_be_bytes());
        for case in cases {
            let result = match case["op"].as_str() {
                Some("encrypt") => encrypt(&case["m"], &case["r"]),
                Some("add") => {
                    residue(modulus, &number(&case["c1"])).mul(&residue(modulus, &number(&case["c2"]))).unwrap()
                }
                other => panic!("no check for {other:?}"),
            };
            assert_eq!(BigUint::from_bytes_be(&result.to_be_bytes()), bytes(&case["c"]));
        }
    });
    assert_eq!(cases.len(), 2);
}
