//! Number theory against plain models: greatest common divisors, Jacobi symbols, square roots, primality.

use crate::common::{SIZES, edge_operands, for_each_kernel, number};
use modforge::{Error, Modulus, gcd, gcd_vartime, jacobi_vartime};
use num_bigint::BigUint;
use proptest::prelude::*;

fn euclid(a: &BigUint, b: &BigUint) -> BigUint {
    let (mut a, mut b) = (a.clone(), b.clone());
    while b != BigUint::ZERO {
        (a, b) = (b.clone(), a % b);
    }
    a
}

fn check_gcd(a: &BigUint, b: &BigUint) {
    let (x, y) = (a.to_bytes_be(), b.to_bytes_be());
    let golden = euclid(a, b);
    assert_eq!(BigUint::from_bytes_be(&gcd(&x, &y)), golden, "gcd({a:x}, {b:x})");
    assert_eq!(BigUint::from_bytes_be(&gcd_vartime(&x, &y)), golden, "gcd({a:x}, {b:x})");
}

#[test]
fn small_numbers() {
    for a in 0u8..=70 {
        for b in 0u8..=70 {
            check_gcd(&BigUint::from(a), &BigUint::from(b));
        }
    }
    assert_eq!(gcd(&[], &[]), [0u8; 0]);
    assert_eq!(gcd(&[], &[0, 9]), [0, 9]);
}

/// Of one limb or two, where Stein's algorithm ends: lower limbs that are equal, common powers of two, equal numbers.
#[test]
fn gcds_whose_difference_has_a_lower_limb_of_zeros() {
    let limbs = [0u64, 1, 2, 3, 6, 1 << 32, 1 << 63, u64::MAX - 2, u64::MAX];
    let numbers: Vec<u128> =
        limbs.iter().flat_map(|&high| limbs.map(|low| u128::from(high) << 64 | u128::from(low))).collect();
    for &a in &numbers {
        for &b in &numbers {
            check_gcd(&BigUint::from(a), &BigUint::from(b));
        }
    }
}

#[test]
fn edges() {
    for bits in SIZES {
        let m = (BigUint::from(1u8) << bits) - 1u8;
        let operands = edge_operands(&m);
        for a in &operands {
            for b in &operands {
                check_gcd(a, b);
            }
        }
    }
}

/// The symbol by Euler's criterion modulo the prime factors, for a product of small primes.
fn legendre(a: u64, p: u64) -> i8 {
    let power = (0..(p - 1) / 2).fold(1, |power, _| power * a % p);
    if power == p - 1 { -1 } else { power as i8 }
}

#[test]
fn symbols_of_small_numbers() {
    let odd_primes = [3u64, 5, 7, 11, 13, 17, 19, 23, 29, 31];
    for n in (1u64..1000).step_by(2) {
        let (mut rest, mut factors) = (n, Vec::new());
        for p in odd_primes {
            while rest % p == 0 {
                rest /= p;
                factors.push(p);
            }
        }
        if rest > 1 {
            continue; // a larger prime factor
        }
        for a in 0..2 * n {
            let golden: i8 = factors.iter().map(|&p| legendre(a % p, p)).product();
            assert_eq!(jacobi_vartime(&a.to_be_bytes(), &n.to_be_bytes()), Ok(golden), "({a}/{n})");
        }
    }
    assert_eq!(jacobi_vartime(&[3], &[]), Err(Error::ModulusEven));
    assert_eq!(jacobi_vartime(&[3], &[8]), Err(Error::ModulusEven));
}

fn sieve(limit: usize) -> Vec<bool> {
    let mut prime = vec![true; limit];
    prime[0] = false;
    prime[1] = false;
    for i in 2..limit {
        if prime[i] {
            (i * i..limit).step_by(i).for_each(|multiple| prime[multiple] = false);
        }
    }
    prime
}

/// Beyond 257², where the tests by powers begin.
#[test]
fn primality_of_small_numbers() {
    for (n, prime) in sieve(150_000).into_iter().enumerate().skip(1) {
        let modulus = Modulus::from_be_bytes(&n.to_be_bytes()).unwrap();
        assert_eq!(modulus.is_probable_prime(0), prime, "{n}");
        // Bases of every kind pass for a prime.
        assert!(!prime || [0, 1, 2, 3, n - 1, n, n + 5].iter().all(|b| modulus.passes_miller_rabin(&b.to_be_bytes())));
    }
}

/// Strong pseudoprimes: to the base 2, to all prime bases up to 37 (Sorenson and Webster 2015), squares of the
/// Wieferich primes, Carmichael numbers, strong Lucas pseudoprimes.
#[test]
fn pseudoprimes_are_found() {
    for n in
        [2047u64, 3277, 4033, 4681, 8321, 15841, 29341, 42799, 49141, 52633, 65281, 74665, 80581, 85489, 88357, 90751]
    {
        let modulus = Modulus::from_be_bytes(&n.to_be_bytes()).unwrap();
        assert!(modulus.passes_miller_rabin(&[2]), "{n}");
        assert!(!modulus.is_probable_prime(0), "{n}");
    }
    let all_small_bases = number("2be6951adc5b22410a5fd"); // 3317044064679887385961981: the bases up to 41
    let modulus = Modulus::from_be_bytes(&all_small_bases.to_bytes_be()).unwrap();
    for base in [2u8, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41] {
        assert!(modulus.passes_miller_rabin(&[base]));
    }
    assert!(!modulus.is_probable_prime(0));
    for n in [1093u64 * 1093, 3511 * 3511, 561, 1105, 825_265, 321_197_185, 5459, 5777, 10877, 16109, 18971, 22499] {
        assert!(!Modulus::from_be_bytes(&n.to_be_bytes()).unwrap().is_probable_prime(0), "{n}");
    }
    let square = number("7fffffffffffffffffffffffffffffff").pow(2);
    assert!(!Modulus::from_be_bytes(&square.to_bytes_be()).unwrap().is_probable_prime(3));
}

#[test]
fn roots_modulo_small_primes() {
    for (p, _) in sieve(600).into_iter().enumerate().filter(|(_, prime)| *prime) {
        for_each_kernel(&BigUint::from(p), |modulus| {
            for a in 0..p {
                let root = (0..=p / 2).find(|root| root * root % p == a);
                let found = modulus.reduce_be_bytes(&a.to_be_bytes()).square_root_vartime();
                match root {
                    Some(root) => assert_eq!(found, Ok(modulus.reduce_be_bytes(&root.to_be_bytes())), "{a} modulo {p}"),
                    None => assert_eq!(found, Err(Error::NoSquareRoot), "{a} modulo {p}"),
                }
            }
        });
    }
}

/// The search ends for composites, squares of primes and powers of two; what it finds is a root.
#[test]
fn roots_modulo_composites_end() {
    for m in 1u64..300 {
        let modulus = Modulus::from_be_bytes(&m.to_be_bytes()).unwrap();
        for a in 0..m {
            let a = modulus.reduce_be_bytes(&a.to_be_bytes());
            if let Ok(root) = a.square_root_vartime() {
                assert_eq!(root.square(), a);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn divisors_in_common(a in prop::collection::vec(any::<u8>(), 0..80), b in prop::collection::vec(any::<u8>(), 0..80),
                          common in prop::collection::vec(any::<u8>(), 1..80), twos in 0usize..200) {
        let common = BigUint::from_bytes_be(&common) << twos;
        check_gcd(&(BigUint::from_bytes_be(&a) * &common), &(BigUint::from_bytes_be(&b) * &common));
    }

    #[test]
    fn the_symbol_is_multiplicative(a in any::<u128>(), b in any::<u128>(), n in prop::collection::vec(any::<u8>(), 1..60)) {
        let n = BigUint::from_bytes_be(&n) | BigUint::from(1u8);
        let symbol = |a: &BigUint| jacobi_vartime(&a.to_bytes_be(), &n.to_bytes_be()).unwrap();
        let (a, b) = (BigUint::from(a), BigUint::from(b));
        prop_assert_eq!(symbol(&(&a * &b)), symbol(&a) * symbol(&b));
        prop_assert_eq!(symbol(&(&a + &n)), symbol(&a));
        prop_assert_eq!(symbol(&a) != 0, euclid(&a, &n) == BigUint::from(1u8));
    }

    /// Primes 3 and 7 modulo 8, 5 modulo 8, 1 modulo 8, the last one with 2^96 in p − 1.
    #[test]
    fn roots_modulo_large_primes(x in prop::collection::vec(any::<u8>(), 40)) {
        for p in [
            (BigUint::from(1u8) << 127usize) - 1u8,
            (BigUint::from(1u8) << 255usize) - 19u8,
            number("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"),
            number("ffffffffffffffffffffffffffffffff000000000000000000000001"),
        ] {
            for_each_kernel(&p, |modulus| {
                let x = modulus.reduce_be_bytes(&x);
                let root = x.square().square_root_vartime().expect("a square");
                assert!(root == x || root == x.neg());
                // −1, or another number that is not a square, times a square has no root.
                let other = (2u8..).map(|a| modulus.reduce_be_bytes(&[a]));
                let non_square = other.into_iter().find(|a| jacobi_vartime(&a.to_be_bytes(), &modulus.to_be_bytes()) == Ok(-1));
                let product = x.square().mul(&non_square.expect("half of all numbers")).unwrap();
                assert!(x.is_zero() || product.square_root_vartime() == Err(Error::NoSquareRoot));
            });
        }
    }
}

/// 561 = 3·11·17 is 1 mod 8, and the search for a root meets multiples of 3.
#[test]
fn roots_modulo_a_composite_number_are_found_or_not() {
    let modulus = Modulus::from_be_bytes(&[2, 0x31]).unwrap();
    for x in 0..561u16 {
        let x = modulus.residue_from_be_bytes(&x.to_be_bytes()).unwrap();
        match x.square_root_vartime() {
            Ok(root) => assert_eq!(root.square(), x),
            Err(error) => assert_eq!(error, Error::NoSquareRoot),
        }
    }
}
