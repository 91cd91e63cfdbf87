//! Powers of a fixed base on every kernel against num-bigint, and its stored table.

use crate::common::{edge_moduli, edge_operands, even_moduli, expected, for_each_kernel, number, some};
use modforge::{Error, FixedBase, Kernel, Modulus};
use num_bigint::BigUint;
use proptest::prelude::*;
use std::num::NonZeroUsize;

fn check(table: &FixedBase<'_>, m: &BigUint, base: &BigUint, modulus: &Modulus, exponent: &[u8]) {
    let result = expected(&base.modpow(&BigUint::from_bytes_be(exponent), m), modulus);
    let context = || format!("{table:?} {modulus:?} base = {base:#x} exponent = {exponent:02x?}");
    assert_eq!(table.pow(exponent).unwrap().to_be_bytes(), result, "pow, {}", context());
    assert_eq!(table.pow_vartime(exponent).unwrap().to_be_bytes(), result, "pow_vartime, {}", context());
}

/// Exponents of at most `bits` bits where the rows and blocks of a comb meet.
fn exponents(bits: usize) -> Vec<Vec<u8>> {
    let one = BigUint::from(1u8);
    let top = &one << bits;
    let mut exponents: Vec<BigUint> = vec![BigUint::ZERO, one.clone(), &top - &one, &top / 3u8, &top >> 1];
    exponents.extend((0..bits).step_by(bits / 7 + 1).map(|position| &one << position));
    exponents.retain(|exponent| *exponent < top);
    let mut exponents: Vec<_> = exponents.iter().map(BigUint::to_bytes_be).collect();
    exponents.push(Vec::new());
    exponents.push([vec![0; 20], exponents[2].clone()].concat()); // leading zeros beyond the table's bits
    exponents
}

#[test]
fn edges() {
    for bits in [2u64, 3, 63, 65, 255, 521] {
        let even = even_moduli(bits);
        let even = some(&even, bits as usize).map(|(_, m)| m.clone());
        for m in edge_moduli(bits).into_iter().step_by(3).chain(even) {
            for base in edge_operands(&m).into_iter().step_by(4) {
                for_each_kernel(&m, |modulus| {
                    let residue = modulus.residue_from_be_bytes(&base.to_bytes_be()).unwrap();
                    for exponent_bits in [0, 1, 7, 8, 65, 300] {
                        let table = FixedBase::new(&residue, exponent_bits).unwrap();
                        assert_eq!(table.exponent_bits(), exponent_bits);
                        for exponent in exponents(exponent_bits) {
                            check(&table, &m, &base, modulus, &exponent);
                        }
                    }
                });
            }
        }
    }
}

/// From two entries to more than can be of use, made by one thread or several.
#[test]
fn tables_of_every_size() {
    let m = (BigUint::from(1u8) << 255u32) - 19u8;
    let base = number("123456789abcdef0123456789abcdef");
    for_each_kernel(&m, |modulus| {
        let residue = modulus.residue_from_be_bytes(&base.to_bytes_be()).unwrap();
        for max_bytes in [0, 500, 1000, 3000, 10_000, 50_000, 300_000, 10_000_000] {
            for threads in [1, 2, 5] {
                let threads = NonZeroUsize::new(threads).unwrap();
                let table = FixedBase::with_table(&residue, 254, max_bytes, threads).unwrap();
                assert!(table.table_bytes() <= max_bytes.max(1024), "{} > {max_bytes}", table.table_bytes());
                for exponent in exponents(254) {
                    check(&table, &m, &base, modulus, &exponent);
                }
            }
        }
    });
}

#[test]
fn exponents_that_are_too_long() {
    let modulus = Modulus::from_be_bytes(&[101]).unwrap();
    let table = FixedBase::new(&modulus.one(), 10).unwrap();
    for exponent in [&[4, 0][..], &[0xff, 0xff], &[1, 0, 0], &[1, 0, 0, 0, 0, 0, 0, 0, 0, 0]] {
        let error = Error::ExponentTooLong { max_bits: 10 };
        assert_eq!(table.pow(exponent).unwrap_err(), error);
        assert_eq!(table.pow_vartime(exponent).unwrap_err(), error);
        assert_eq!(error.to_string(), "exponent: at most 10 bits are possible here");
    }
    assert!(table.pow(&[3, 0xff]).is_ok() && table.pow(&[0, 0, 3, 0xff]).is_ok());
    let most = FixedBase::MAX_EXPONENT_BITS;
    let error = FixedBase::new(&modulus.one(), most + 1).unwrap_err();
    assert_eq!(error, Error::ExponentTooLong { max_bits: most });
    let table = FixedBase::new(&modulus.reduce_be_bytes(&[2]), most).unwrap();
    let fermat = [vec![1; most / 8 - 1], vec![0]].concat();
    let rest = (BigUint::from_bytes_be(&fermat) % 100u8).to_bytes_be();
    assert_eq!(table.pow(&fermat).unwrap(), table.pow(&rest).unwrap());
}

/// A table that one kernel wrote is read by every other one.
#[test]
fn stored_tables_do_not_depend_on_the_kernel() {
    for bits in [2u64, 64, 255, 1024] {
        let m = edge_moduli(bits).pop().unwrap();
        let mut all = Vec::new();
        for_each_kernel(&m, |modulus| {
            let base = modulus.residue_from_be_bytes(&(&m - 2u8).to_bytes_be()).unwrap();
            // A size in bytes is a different one in each kernel's words, so that only the smallest table is the same.
            let table = FixedBase::with_table(&base, 100, 0, NonZeroUsize::MIN).unwrap();
            all.push(table.to_bytes());
            all.push(FixedBase::new(&base, 100).unwrap().to_bytes());
        });
        assert!(all.iter().step_by(2).all(|bytes| *bytes == all[0]));
        for_each_kernel(&m, |modulus| {
            for bytes in &all {
                let table = FixedBase::from_bytes(modulus, bytes).unwrap();
                assert_eq!(table.to_bytes(), *bytes);
                for exponent in exponents(100) {
                    check(&table, &m, &(&m - 2u8), modulus, &exponent);
                }
            }
        });
    }
}

#[test]
fn stored_tables_that_are_refused() {
    let modulus = Modulus::from_be_bytes(&[0xff, 0xf1]).unwrap();
    let bytes = FixedBase::with_table(&modulus.reduce_be_bytes(&[3]), 20, 200, NonZeroUsize::MIN).unwrap().to_bytes();
    let refused = |bytes: &[u8]| FixedBase::from_bytes(&modulus, bytes).unwrap_err();
    assert_eq!(refused(&[]), Error::TableFormat);
    assert_eq!(refused(&bytes[..7]), Error::TableFormat);
    assert_eq!(refused(&bytes[..8]), Error::TableLength { bytes: 8, expected: 24 });
    for length in 24..bytes.len() {
        assert_eq!(refused(&bytes[..length]), Error::TableLength { bytes: length, expected: bytes.len() });
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(refused(&longer), Error::TableLength { bytes: longer.len(), expected: bytes.len() });
    // No change of a bit goes unnoticed, and none lets it ask for memory or time that the bytes do not justify.
    for position in 0..bytes.len() {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[position] ^= 1 << bit;
            let error = refused(&changed);
            match position {
                0..8 => assert_eq!(error, Error::TableFormat),
                8..24 => {
                    assert!(matches!(error, Error::TableCorrupt | Error::TableLength { .. } | Error::ModulusMismatch))
                }
                _ => assert_eq!(error, Error::TableCorrupt),
            }
        }
    }
    let other = Modulus::from_be_bytes(&[0xff, 0xef]).unwrap();
    assert_eq!(FixedBase::from_bytes(&other, &bytes).unwrap_err(), Error::ModulusMismatch);
    let longer = Modulus::from_be_bytes(&[0xff, 0xff, 0xef]).unwrap();
    assert_eq!(FixedBase::from_bytes(&longer, &bytes).unwrap_err(), Error::ModulusMismatch);
    // An entry that is not reduced, under a hash that matches.
    let mut changed = bytes[..bytes.len() - 8].to_vec();
    changed[26] = 0xff;
    changed[27] = 0xf1;
    let hash = changed
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    changed.extend(hash.to_be_bytes());
    assert_eq!(refused(&changed), Error::TableCorrupt);
}

#[test]
fn the_base_may_come_from_any_object_for_the_modulus() {
    let (one, same) = ([(); 2]).map(|()| Modulus::with_kernel(&[101], Kernel::Portable).unwrap()).into();
    let table = FixedBase::new(&one.reduce_be_bytes(&[7]), 8).unwrap();
    let read = FixedBase::from_bytes(&same, &table.to_bytes()).unwrap();
    assert_eq!(table.pow(&[9]).unwrap(), read.pow(&[9]).unwrap());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_powers(m in proptest::collection::vec(any::<u8>(), 1..150), base: [u8; 32], max_bytes in 0usize..100_000,
                     exponent in proptest::collection::vec(any::<u8>(), 0..60), spare in 0usize..20, threads in 1usize..3) {
        let m = BigUint::from_bytes_be(&m).max(BigUint::from(1u8)); // even ones too
        let base = BigUint::from_bytes_be(&base) % &m;
        for_each_kernel(&m, |modulus| {
            let residue = modulus.residue_from_be_bytes(&base.to_bytes_be()).unwrap();
            let threads = NonZeroUsize::new(threads).unwrap();
            let table = FixedBase::with_table(&residue, exponent.len() * 8 + spare, max_bytes, threads).unwrap();
            check(&table, &m, &base, modulus, &exponent);
        });
    }
}
