//! Operators are the named methods, and the first error of an expression comes out.

use crate::common::{edge_moduli, edge_operands, for_each_kernel};
use modforge::{Error, Modulus};

#[test]
fn operators_are_the_methods() {
    for m in edge_moduli(65) {
        let operands = edge_operands(&m);
        for_each_kernel(&m, |modulus| {
            for x in &operands {
                for y in operands.iter().step_by(3) {
                    let [a, b] = [x, y].map(|number| modulus.residue_from_be_bytes(&number.to_bytes_be()).unwrap());
                    assert_eq!(&a + &b, a.add(&b));
                    assert_eq!(&a - &b, a.sub(&b));
                    assert_eq!(&a * &b, a.mul(&b));
                    assert_eq!(-&a, a.neg());
                    assert_eq!(&a * &b + &a - &b, a.mul(&b).unwrap().add(&a).unwrap().sub(&b));
                    assert_eq!(&a - &b * &a, a.sub(&b.mul(&a).unwrap()));
                    assert_eq!(&a + (&b - &a), Ok(b.clone()));
                    assert_eq!((&a * &b).unwrap() + &a * &a, b.add(&a).unwrap().mul(&a));
                    assert_eq!((a.square() - b.square()).unwrap() + (-&b) * b.neg(), Ok(a.square()));
                    assert_eq!(-a.clone() + b.clone() + a, Ok(b));
                }
            }
        });
    }
}

#[test]
fn different_moduli_are_an_error_wherever_they_meet() {
    let (m, n) = (Modulus::from_be_bytes(&[97]).unwrap(), Modulus::from_be_bytes(&[101]).unwrap());
    let (a, b) = (m.one(), n.one());
    for result in [
        &a + &b,
        &a - &b,
        &a * &b,
        &a * &b + &a,
        &a + &a + &b,
        &a - &b * &b,
        &a * &a * &b + &a,
        m.one() * &b + &a,
        m.one() + &b * &b,
    ] {
        assert_eq!(result.unwrap_err(), Error::ModulusMismatch);
    }
}
