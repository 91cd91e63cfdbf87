//! Products of powers on every kernel against num-bigint.

use crate::common::{edge_moduli, edge_operands, even_moduli, expected, for_each_kernel, number};
use modforge::{Error, Modulus, MultiExponent};
use num_bigint::BigUint;
use proptest::prelude::*;

fn check(m: &BigUint, bases: &[BigUint], exponents: &[Vec<u8>]) {
    let product = bases.iter().zip(exponents).fold(BigUint::from(1u8) % m, |product, (base, exponent)| {
        product * base.modpow(&BigUint::from_bytes_be(exponent), m) % m
    });
    let exponents: Vec<&[u8]> = exponents.iter().map(Vec::as_slice).collect();
    for_each_kernel(m, |modulus| {
        let residues: Vec<_> =
            bases.iter().map(|base| modulus.residue_from_be_bytes(&base.to_bytes_be()).unwrap()).collect();
        let multi = MultiExponent::new(modulus, &residues.iter().collect::<Vec<_>>()).unwrap();
        let result = expected(&product, modulus);
        let context = || format!("{multi:?} {modulus:?} bases = {bases:x?} exponents = {exponents:02x?}");
        assert_eq!(multi.pow(&exponents).unwrap().to_be_bytes(), result, "pow, {}", context());
        assert_eq!(multi.pow_vartime(&exponents).unwrap().to_be_bytes(), result, "pow_vartime, {}", context());
    });
}

#[test]
fn edges() {
    let exponents: [&[u8]; 9] =
        [&[], &[0], &[0, 0, 1], &[2], &[0xff], &[1, 0, 0, 0, 0, 0, 0, 0, 0], &[0xff; 9], &[0x80, 0, 1], &[0xaa; 40]];
    for bits in [2u64, 3, 64, 65, 255, 521] {
        for m in edge_moduli(bits).into_iter().step_by(2).chain(even_moduli(bits)) {
            let operands = edge_operands(&m);
            for count in [0, 1, 2, 3, 9] {
                for shift in 0..exponents.len() {
                    let bases: Vec<_> = operands.iter().cycle().skip(shift).step_by(3).take(count).cloned().collect();
                    let chosen: Vec<_> =
                        (0..count).map(|i| exponents[(i + shift) % exponents.len()].to_vec()).collect();
                    check(&m, &bases, &chosen);
                }
            }
        }
    }
}

/// So many bases that those in variable time go into buckets; some exponents 0, some short.
#[test]
fn many_bases() {
    let m = number("ffffffffffffffffffffffffffffff61");
    for (count, length) in [(40, 1), (100, 3), (300, 16), (700, 33)] {
        let bases: Vec<_> = (0..count).map(|i| BigUint::from(i * i + 3u32) << (i % 90)).collect();
        let exponents: Vec<Vec<u8>> = (0..count as usize)
            .map(|i| (0..length * (i % 5)).map(|j| (i * 167 + j * j * 31 + j) as u8).collect())
            .collect();
        let bases: Vec<_> = bases.iter().map(|base| base % &m).collect();
        check(&m, &bases, &exponents);
    }
}

#[test]
fn bases_and_exponents_that_are_refused() {
    let (m, n) = (Modulus::from_be_bytes(&[97]).unwrap(), Modulus::from_be_bytes(&[101]).unwrap());
    assert_eq!(MultiExponent::new(&m, &[&m.one(), &n.one()]).unwrap_err(), Error::ModulusMismatch);
    let multi = MultiExponent::new(&m, &[&m.one(), &m.one()]).unwrap();
    let some: [&[u8]; 3] = [&[1], &[2], &[3]];
    for exponents in [&some[..0], &some[..1], &some] {
        let error = Error::ExponentCount { exponents: exponents.len(), bases: 2 };
        assert_eq!(multi.pow(exponents).unwrap_err(), error);
        assert_eq!(multi.pow_vartime(exponents).unwrap_err(), error);
    }
    let error = multi.pow(&[]).unwrap_err();
    assert_eq!(error.to_string(), "exponents: 0 given for 2 bases");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_products(m in proptest::collection::vec(any::<u8>(), 1..100), terms in proptest::collection::vec(
        (any::<[u8; 16]>(), proptest::collection::vec(any::<u8>(), 0..20)), 0..50)) {
        let m = BigUint::from_bytes_be(&m).max(BigUint::from(1u8)); // even ones too
        let (bases, exponents): (Vec<_>, Vec<_>) =
            terms.into_iter().map(|(base, exponent)| (BigUint::from_bytes_be(&base) % &m, exponent)).unzip();
        check(&m, &bases, &exponents);
    }
}
