//! Moduli and numbers that are refused.

use super::common::{canonical, group, modulus, padded, primes};
use modforge_crypto::vdf::{Error, Evaluation, Group, MAX_BITS, MAX_SQUARINGS, MIN_BITS, Statement};
use num_bigint::BigUint;

fn refused(n: &BigUint) -> Error {
    Group::new(&n.to_bytes_be()).unwrap_err()
}

#[test]
fn degenerate_moduli() {
    let [p, q] = primes();
    let big = &p * &q;
    for bits in [0usize, 1, 64, MIN_BITS - 1, MAX_BITS + 1] {
        let n = if bits == 0 { BigUint::ZERO } else { BigUint::from(1u8) << (bits - 1) };
        assert!(matches!(refused(&n), Error::ModulusSize { bits: found } if found == bits), "{bits}");
    }
    for factor in [2u32, 3, 5, 257, 64_811, 65_519, 65_521] {
        assert!(matches!(refused(&(&big * factor)), Error::ModulusFactor { factor: found } if found == factor));
    }
    Group::new(&(&big * 65_537u32).to_bytes_be()).unwrap();
    assert!(matches!(refused(&p.pow(2)), Error::ModulusPower { exponent: 2 }));
    assert!(matches!(refused(&((BigUint::from(1u8) << 61u32) - 1u8).pow(17)), Error::ModulusPower { exponent: 17 }));
    assert!(matches!(refused(&BigUint::from(65_537u32).pow(67)), Error::ModulusPower { exponent: 67 }));
    assert!(matches!(refused(&((BigUint::from(1u8) << 1279u32) - 1u8)), Error::ModulusPrime));
}

#[test]
fn numbers_have_one_form() {
    let n = modulus();
    let group = group();
    let x = padded(&BigUint::from(5u8), &n);
    let half = (&n - 1u8) / 2u8;
    let good = |y: &[u8]| Statement::new(&group, &x, y, 1);
    good(&padded(&half, &n)).unwrap();
    good(&padded(&BigUint::from(1u8), &n)).unwrap();
    let fives: BigUint = BigUint::from(5u8);
    for bad in [
        padded(&BigUint::ZERO, &n),
        padded(&(&half + 1u8), &n),
        padded(&(&n - 1u8), &n),
        padded(&(&n - &fives), &n),
        n.to_bytes_be(),
        vec![0xff; x.len()],
        fives.to_bytes_be(),
        [vec![0], x.clone()].concat(),
        Vec::new(),
    ] {
        assert!(matches!(good(&bad), Err(Error::NotCanonical { argument: "y" })), "{bad:x?}");
        assert!(matches!(Statement::new(&group, &bad, &x, 1), Err(Error::NotCanonical { argument: "x" })));
    }
    for factor in primes() {
        let bad = canonical(&(factor * 7u8), &n);
        assert!(matches!(good(&bad), Err(Error::NotUnit { argument: "y" })));
    }
}

#[test]
fn starts() {
    let n = modulus();
    let new = |start: &BigUint, t| Evaluation::new(group(), &start.to_bytes_be(), t);
    // A number, its negative and what is the same modulo N are one start.
    let five = BigUint::from(5u8);
    for start in [&five, &(&n - &five), &(&n + &five), &(&n * 12u8 - &five)] {
        assert_eq!(new(start, 1).unwrap().start(), padded(&five, &n));
    }
    for one in [BigUint::from(1u8), &n - 1u8, &n + 1u8] {
        assert!(matches!(new(&one, 1), Err(Error::StartIsOne)));
    }
    for zero in [BigUint::ZERO, n.clone(), primes()[0].clone()] {
        assert!(matches!(new(&zero, 1), Err(Error::NotUnit { argument: "start" })));
    }
    for t in [0, MAX_SQUARINGS + 1, u64::MAX] {
        assert!(matches!(new(&five, t), Err(Error::Squarings { t: found }) if found == t));
    }
    new(&five, MAX_SQUARINGS).unwrap();
    let of = |message| Evaluation::of_message(group(), message, 1).unwrap().start().to_vec();
    assert_eq!(of(b"a"), of(b"a"));
    assert_ne!(of(b"a"), of(b"b"));
    assert_ne!(of(b""), of(b"\0"));
}

#[test]
fn messages_name_the_argument() {
    let text = refused(&BigUint::from(15u8)).to_string();
    assert_eq!(text, "modulus: has 4 bits, 1023 to 16384 are needed");
    let text = Evaluation::new(group(), &[5], 0).unwrap_err().to_string();
    assert_eq!(text, "t: is 0, must be 1 to 281474976710656");
}
