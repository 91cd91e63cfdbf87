//! Exponentiation on every kernel against num-bigint.

use crate::common::{edge_moduli, edge_operands, even_moduli, expected, for_each_kernel, number, some};
use num_bigint::BigUint;
use proptest::prelude::*;

fn check_power(m: &BigUint, x: &BigUint, exponent: &[u8]) {
    for_each_kernel(m, |modulus| {
        let base = modulus.residue_from_be_bytes(&(x % m).to_bytes_be()).unwrap();
        let result = expected(&x.modpow(&BigUint::from_bytes_be(exponent), m), modulus);
        let context = || format!("{modulus:?} x = {x:#x} exponent = {exponent:02x?}");
        assert_eq!(base.pow(exponent).to_be_bytes(), result, "pow, {}", context());
        assert_eq!(base.pow_vartime(exponent).to_be_bytes(), result, "pow_vartime, {}", context());
    });
}

/// Two powers side by side, each by its own kernel; modulo one modulus, too.
fn check_pair(moduli: [&BigUint; 2], bases: [&BigUint; 2], exponents: [&[u8]; 2]) {
    for_each_kernel(moduli[0], |m| {
        for_each_kernel(moduli[1], |n| {
            let [x, y] = [(m, bases[0]), (n, bases[1])].map(|(modulus, x)| modulus.reduce_be_bytes(&x.to_bytes_be()));
            let power = |i: usize| bases[i].modpow(&BigUint::from_bytes_be(exponents[i]), moduli[i]);
            let (a, b) = x.pow_pair(exponents[0], &y, exponents[1]);
            let context = || format!("{m:?}, {n:?} bases = {bases:x?} exponents = {exponents:02x?}");
            assert_eq!(a.to_be_bytes(), expected(&power(0), m), "the first, {}", context());
            assert_eq!(b.to_be_bytes(), expected(&power(1), n), "the second, {}", context());
        });
    });
}

/// Up to four vectors of 52-bit digits side by side, larger ones one after the other; rows that are full and less so.
#[test]
fn pairs_of_edge_moduli() {
    for bits in [2, 61, 64, 412, 413, 512, 828, 829, 1024, 1244, 1245, 1536, 1660, 1661, 2048, 2076, 2077, 2500] {
        let moduli = edge_moduli(bits);
        for (i, m) in moduli.iter().enumerate() {
            let n = &moduli[(i * 7 + 3) % moduli.len()];
            let (x, y) = (edge_operands(m), edge_operands(n));
            for j in 0..x.len().max(y.len()).min(3 + 100 / bits as usize) {
                let bases = [&x[j * 5 % x.len()], &y[(j * 3 + 1) % y.len()]];
                check_pair([m, n], bases, [&[0xb7, 0x01], &[0x00, 0xff]]);
            }
        }
    }
}

#[test]
fn pairs_of_exponents() {
    let [m, n] = ["ffffffffffffffffffffffffffffff61", "c7e16e2d5d1c0be5d8f5b3c1a4e0f2a9"].map(number);
    let exponents: [&[u8]; 9] = [&[], &[0], &[1], &[2], &[0xff], &[0, 0], &[1, 0, 1], &[0xff; 9], &[0xaa; 40]];
    let (x, y) = (BigUint::from(3u8), &n - 2u8);
    for exponent in exponents {
        for other in exponents {
            check_pair([&m, &n], [&x, &y], [exponent, other]);
        }
    }
    let long = (BigUint::from(1u8) << 700u32) + 1u8;
    check_pair([&m, &long], [&x, &y], [&[0x5b; 17], &[0xc3; 17]]); // moduli of different sizes
    check_pair([&m, &(&n << 7u32)], [&x, &y], [&[0x5b; 17], &[0xc3; 17]]); // one of them even
}

#[test]
fn edge_exponents() {
    let exponents: [&[u8]; 16] = [
        &[],
        &[0],
        &[0, 0, 0],
        &[1],
        &[0, 1],
        &[2],
        &[3],
        &[0x40],
        &[0xff],
        &[1, 0],
        &[1, 0, 1],
        &[0xff, 0xff],
        &[1, 0, 0, 0, 0, 0, 0, 0, 0], // 65 bits
        &[0xff; 9],
        &[0x80, 0, 0, 0, 0, 0, 0, 1],
        &[0xaa; 40], // longer than most of the moduli
    ];
    for bits in [2u64, 3, 31, 64, 65, 256, 521] {
        let moduli = edge_moduli(bits).into_iter().step_by(2).chain(even_moduli(bits).into_iter().step_by(5));
        for (turn, m) in moduli.enumerate() {
            let operands: Vec<_> = edge_operands(&m).into_iter().step_by(3).collect();
            for (_, x) in some(&operands, turn) {
                for exponent in exponents {
                    check_power(&m, x, exponent);
                }
            }
        }
    }
}

#[test]
fn exponent_of_every_short_length() {
    let m = number("ffffffffffffffffffffffffffffff61");
    for length in 0..70 {
        check_power(&m, &BigUint::from(3u8), &vec![0x5b; length]);
    }
}

/// Short and sparse public exponents take no table; dense ones next to them do.
#[test]
fn short_public_exponents() {
    let m = number("ffffffffffffffffffffffffffffff61");
    for exponent in [3u64, 5, 7, 17, 257, 65537, 65539, 0xffff, 1 << 63, (1 << 63) + 1, u64::MAX] {
        check_power(&m, &BigUint::from(3u8), &exponent.to_be_bytes());
    }
    let mut sparse = vec![0; 200];
    (sparse[0], sparse[77], sparse[199]) = (0x80, 1, 1);
    check_power(&m, &BigUint::from(3u8), &sparse);
}

#[test]
fn exponents_longer_than_the_modulus() {
    for m in [3u8, 5, 97] {
        for length in [1, 2, 9, 65, 600] {
            check_power(&BigUint::from(m), &BigUint::from(2u8), &vec![0xb7; length]);
        }
    }
}

#[test]
fn fermat_for_large_primes() {
    for m in [(BigUint::from(1u8) << 2203u32) - 1u8, (BigUint::from(1u8) << 1279u32) - 1u8] {
        for_each_kernel(&m, |modulus| {
            let exponent = (&m - 1u8).to_bytes_be();
            let two = modulus.residue_from_be_bytes(&[2]).unwrap();
            assert_eq!(two.pow(&exponent), modulus.one());
            assert_eq!(two.pow_vartime(&exponent), modulus.one());
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn random_powers(m in proptest::collection::vec(any::<u8>(), 1..200), x: [u8; 32],
                     exponent in proptest::collection::vec(any::<u8>(), 0..40)) {
        let m = BigUint::from_bytes_be(&m) + 1u8;
        check_power(&m, &(BigUint::from_bytes_be(&x) % &m), &exponent);
    }

    #[test]
    fn random_pairs(
        // 8 to 264 bytes: one vector of 52-bit digits up to six.
        (moduli, exponents) in (8usize..265, 1usize..20).prop_flat_map(|(length, exponent)| {
            let bytes = |length| proptest::collection::vec(any::<u8>(), length);
            ([bytes(length), bytes(length)], [bytes(exponent), bytes(exponent)])
        }),
        bases: [[u8; 32]; 2],
    ) {
        let [m, n] = moduli.map(|m| BigUint::from_bytes_be(&m) + 1u8);
        let bases = bases.map(|x| BigUint::from_bytes_be(&x));
        check_pair([&m, &n], [&bases[0], &bases[1]], [&exponents[0], &exponents[1]]);
    }
}
