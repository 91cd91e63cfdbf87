//! Inversion against num-bigint: every method, every kernel, edges, small moduli in full, published vectors.

use crate::common::{SIZES, edge_moduli, edge_operands, expected, for_each_kernel, number, some};
use modforge::{Domain, Error, Modulus, gcd_vartime, inverse_vartime};
use num_bigint::BigUint;
use proptest::prelude::*;

fn gcd(a: &BigUint, b: &BigUint) -> BigUint {
    let (mut a, mut b) = (a.clone(), b.clone());
    while b != BigUint::ZERO {
        (a, b) = (b.clone(), a % b);
    }
    a
}

/// The inverse as bytes, or the error that carries the gcd.
fn golden(a: &BigUint, modulus: &Modulus) -> Result<Vec<u8>, Error> {
    let m = BigUint::from_bytes_be(&modulus.to_be_bytes());
    let divisor = gcd(a, &m);
    if divisor != BigUint::from(1u8) {
        return Err(Error::NotInvertible { gcd: divisor.to_bytes_be() });
    }
    let inverse = a.modinv(&m).expect("coprime");
    Ok(expected(&inverse, modulus))
}

fn check(modulus: &Modulus, a: &BigUint) {
    let residue = modulus.residue_from_be_bytes(&a.to_bytes_be()).expect("below the modulus");
    let golden = golden(a, modulus);
    assert_eq!(residue.inverse().map(|x| x.to_be_bytes()), golden, "{a:x} modulo {modulus:?}");
    assert_eq!(residue.inverse_vartime().map(|x| x.to_be_bytes()), golden, "{a:x} modulo {modulus:?}");
    let m = BigUint::from_bytes_be(&modulus.to_be_bytes());
    for number in [a.clone(), a + &m, a + (&m << 130usize)] {
        let number = number.to_bytes_be();
        assert_eq!(modulus.inverse_be_bytes_vartime(&number), golden, "{a:x} modulo {modulus:?}");
        assert_eq!(inverse_vartime(&number, &modulus.to_be_bytes()), golden, "{a:x} modulo {modulus:?}");
        let of_limbs = modulus.inverse_limbs_vartime(&BigUint::from_bytes_be(&number).to_u64_digits());
        assert_eq!(of_limbs, golden.clone().map(|inverse| modulus.reduce_be_bytes(&inverse).to_limbs()));
    }
    if let Ok(inverse) = residue.inverse() {
        assert_eq!(residue.mul(&inverse).expect("one modulus"), modulus.one());
    }
}

#[test]
fn small_moduli_in_full() {
    for m in 1u8..=64 {
        for_each_kernel(&BigUint::from(m), |modulus| {
            for a in 0..m {
                check(modulus, &BigUint::from(a));
            }
        });
    }
}

#[test]
fn edges() {
    for bits in SIZES {
        let power = BigUint::from(1u8) << (bits - 1);
        let even = [power.clone(), &power + 2u8, (&power << 1usize) - 2u8, &power | (BigUint::from(3u8) << (bits / 2))];
        for (turn, m) in edge_moduli(bits).into_iter().chain(even).enumerate() {
            for_each_kernel(&m, |modulus| {
                for (_, a) in some(&edge_operands(&m), turn) {
                    check(modulus, a);
                }
            });
        }
    }
}

#[test]
fn factors_in_common() {
    for (p, q) in [("fffffffb", "ffffffef"), ("ffffffffffffffc5", "7fffffffffffffffffffffffffffffff")] {
        let (p, q) = (number(p), number(q));
        for m in [&p * &q, &p * &p * &q, (&p * &q) << 70usize] {
            for_each_kernel(&m, |modulus| {
                for a in [p.clone(), q.clone(), &p * 2u8, &m - &p, &m - &q * 3u8, &p * &p] {
                    check(modulus, &(a % &m));
                }
            });
        }
    }
}

/// Numbers of a given size whose bits come in long runs, which take divsteps through their longest ways.
fn runs(bits: u64) -> impl Strategy<Value = BigUint> {
    prop::collection::vec((any::<bool>(), 1..bits.min(200)), 1..20).prop_map(move |runs| {
        let mut value = BigUint::ZERO;
        for (bit, length) in runs.into_iter().cycle() {
            value = (value << length) + if bit { (BigUint::from(1u8) << length) - 1u8 } else { BigUint::ZERO };
            if value.bits() >= bits || value == BigUint::ZERO {
                break;
            }
        }
        let surplus = value.bits().saturating_sub(bits);
        value >> surplus
    })
}

/// Quotients of Euclid's algorithm: mostly small ones, as of Fibonacci numbers, some of a limb, of two, of more.
fn quotients() -> impl Strategy<Value = Vec<BigUint>> {
    let one = (0usize..12, any::<u64>(), 0usize..8).prop_map(|(kind, word, excess)| match kind {
        0..=7 => BigUint::from(1 + word % 3),
        8 => (BigUint::from(1u8) << (60 + excess)) - word % 3,
        9 => (BigUint::from(1u8) << (126 + excess)) - word % 3,
        10 => BigUint::from(word | 1),
        _ => (BigUint::from(word | 1) << (word % 300)) + excess,
    });
    prop::collection::vec(one, 1..120)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn random_numbers(bits in 1usize..2200, m in prop::collection::vec(any::<u8>(), 275), a in prop::collection::vec(any::<u8>(), 300)) {
        let m = (BigUint::from_bytes_be(&m) >> (2200 - bits)) | BigUint::from(1u8);
        let a = BigUint::from_bytes_be(&a);
        for m in [m.clone(), &m << 1usize, &m << 64usize, (m << 13usize) + 2u8] {
            for_each_kernel(&m, |modulus| check(modulus, &(&a % &m)));
        }
    }

    #[test]
    fn numbers_of_long_runs((m, a) in (10u64..1500).prop_flat_map(|bits| (runs(bits), runs(bits)))) {
        let m = m | BigUint::from(1u8);
        for_each_kernel(&m, |modulus| check(modulus, &(&a % &m)));
    }

    #[test]
    fn quotients_of_any_size(quotients in quotients(), factor in 1u64..) {
        let factor = BigUint::from(if factor % 3 == 0 { factor } else { 1 });
        let (mut a, mut m) = (BigUint::ZERO, factor.clone());
        for q in quotients {
            (a, m) = (m.clone(), q * &m + &a);
        }
        let [a_bytes, m_bytes] = [&a, &m].map(BigUint::to_bytes_be);
        let length = m_bytes.len();
        let padded = [vec![0; length - factor.to_bytes_be().len()], factor.to_bytes_be()].concat();
        prop_assert_eq!(gcd_vartime(&a_bytes, &m_bytes), padded.clone());
        prop_assert_eq!(gcd_vartime(&m_bytes, &a_bytes), padded);
        let modulus = Modulus::from_be_bytes(&m_bytes).expect("a modulus");
        prop_assert_eq!(inverse_vartime(&a_bytes, &m_bytes), golden(&a, &modulus));
    }

    #[test]
    fn many_at_once(m in prop::collection::vec(any::<u8>(), 1..60), numbers in prop::collection::vec(any::<u64>(), 0..12)) {
        let m = BigUint::from_bytes_be(&m) + 1u8;
        for_each_kernel(&m, |modulus| {
            let numbers: Vec<_> = numbers.iter().map(|&x| BigUint::from(x) % &m).collect();
            let residues: Vec<_> = numbers.iter().map(|x| modulus.reduce_be_bytes(&x.to_bytes_be())).collect();
            let golden = numbers.iter().enumerate().map(|(index, a)| {
                golden(a, modulus).map_err(|error| match error {
                    Error::NotInvertible { gcd } => Error::ElementNotInvertible { index, gcd },
                    other => other,
                })
            });
            let golden: Result<Vec<_>, _> = golden.collect();
            let bytes = |all: Vec<modforge::Residue<'_>>| all.iter().map(|x| x.to_be_bytes()).collect::<Vec<_>>();
            assert_eq!(modulus.inverses(&residues).map(bytes), golden);
            assert_eq!(modulus.inverses_vartime(&residues).map(bytes), golden);
        });
    }

    #[test]
    fn kaliski(m in prop::collection::vec(any::<u8>(), 1..70), a in prop::collection::vec(any::<u8>(), 70)) {
        let m = BigUint::from_bytes_be(&m) | BigUint::from(1u8);
        check_kaliski(&m, &(BigUint::from_bytes_be(&a) % &m));
    }
}

fn check_kaliski(m: &BigUint, a: &BigUint) {
    let modulus = Modulus::from_be_bytes(&m.to_bytes_be()).expect("odd");
    let bits = modulus.bits();
    let bytes = a.to_bytes_be();
    if let Err(error) = golden(a, &modulus) {
        assert_eq!(modulus.almost_inverse_vartime(&bytes), Err(error.clone()));
        assert_eq!(modulus.montgomery_inverse_vartime(&bytes, Domain::Integer, Domain::Integer), Err(error));
        return;
    }
    let inverse = a.modinv(m).expect("coprime");
    let (r, k) = modulus.almost_inverse_vartime(&bytes).expect("coprime");
    assert_eq!(r, expected(&((&inverse << k) % m), &modulus), "{a:x} modulo {m:x}");
    assert!(*m == BigUint::from(1u8) || (bits..=2 * bits).contains(&k), "k = {k} at {bits} bits");
    // a stands for x = a·2^−m where it comes from the Montgomery domain: then x⁻¹ = a⁻¹·2^m.
    let shifted = |times: usize| expected(&((&inverse << (times * bits)) % m), &modulus);
    for (from, to, times) in [
        (Domain::Integer, Domain::Integer, 0),
        (Domain::Integer, Domain::Montgomery, 1),
        (Domain::Montgomery, Domain::Integer, 1),
        (Domain::Montgomery, Domain::Montgomery, 2),
    ] {
        assert_eq!(
            modulus.montgomery_inverse_vartime(&bytes, from, to),
            Ok(shifted(times)),
            "{from:?} {to:?} {a:x} {m:x}"
        );
    }
}

#[test]
fn kaliski_on_small_moduli() {
    for m in (1u8..=127).step_by(2) {
        for a in 0..m {
            check_kaliski(&BigUint::from(m), &BigUint::from(a));
        }
    }
    let even = Modulus::from_be_bytes(&[10]).unwrap();
    assert_eq!(even.almost_inverse_vartime(&[3]).unwrap_err(), Error::ModulusEven);
    let odd = Modulus::from_be_bytes(&[11]).unwrap();
    assert_eq!(odd.almost_inverse_vartime(&[11]).unwrap_err(), Error::OperandNotReduced);
}

#[test]
fn kaliski_at_the_edges() {
    for bits in SIZES.into_iter().filter(|&bits| bits <= 1025) {
        for m in edge_moduli(bits) {
            for a in edge_operands(&m) {
                check_kaliski(&m, &a);
            }
        }
    }
}

#[test]
fn residues_of_another_modulus() {
    let (m, n) = (Modulus::from_be_bytes(&[97]).unwrap(), Modulus::from_be_bytes(&[101]).unwrap());
    assert_eq!(m.inverses(&[m.one(), n.one()]).unwrap_err(), Error::ModulusMismatch);
    assert_eq!(m.inverses(&[]).unwrap(), []);
}

#[test]
fn messages_tell_the_gcd() {
    let modulus = Modulus::from_be_bytes(&[0x0f, 0xff]).unwrap(); // 4095 = 3·3·5·7·13
    let error = modulus.residue_from_be_bytes(&[0x03, 0xf0]).unwrap().inverse().unwrap_err(); // 1008 = 16·63
    assert_eq!(error.to_string(), "operand: has no inverse, its gcd with the modulus is 0x3f");
    let error = modulus.inverses(&[modulus.one(), modulus.zero()]).unwrap_err();
    assert_eq!(error.to_string(), "operand 1: has no inverse, its gcd with the modulus is 0xfff");
}

/// Sizes far above the kernels' and above those of the other tests.
#[test]
fn large_moduli() {
    for bits in [8192usize, 16384] {
        let m = (BigUint::from(1u8) << bits) - 1u8;
        let modulus = Modulus::from_be_bytes(&m.to_bytes_be()).unwrap();
        for a in [BigUint::from(2u8), &m - 1u8, (&m / 5u8) | BigUint::from(1u8), BigUint::from(3u8)] {
            check(&modulus, &a);
        }
    }
}
