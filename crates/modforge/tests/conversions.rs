//! Numbers of other crates go in and come out as they are.

use crypto_bigint::{Odd, U256, U512, Uint};
use modforge::{Error, FixedBase, FixedBaseSeed, Modulus, Reduce};
use num_bigint::BigUint;
use rand_core::{TryCryptoRng, TryRng};
use serde::de::DeserializeSeed;
use std::convert::Infallible;

const PRIME: &str = "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";

#[test]
fn num_bigint() {
    let p = BigUint::parse_bytes(PRIME.as_bytes(), 16).expect("a number");
    let modulus = Modulus::try_from(&p).expect("a prime");
    assert_eq!(BigUint::from(&modulus), p);
    assert_eq!(Modulus::try_from(&BigUint::ZERO).err(), Some(Error::ModulusZero));
    for number in [BigUint::ZERO, BigUint::from(7u8), &p - 1u8, p.clone(), &p * &p + 5u8] {
        assert_eq!(BigUint::from(&modulus.reduce(&number)), &number % &p);
    }
}

#[test]
fn crypto_bigint() {
    let p = U256::from_be_hex(PRIME);
    let modulus = Modulus::try_from(&p).expect("a prime");
    assert_eq!(modulus, Modulus::from_hex(PRIME).expect("a prime"));
    assert_eq!(modulus, Modulus::try_from(&Odd::new(p).expect("odd")).expect("a prime"));
    assert_eq!(Modulus::try_from(&U256::ZERO).err(), Some(Error::ModulusZero));
    for (number, expected) in
        [(U512::from(7u8), U256::from(7u8)), (p.resize(), U256::ZERO), (U512::MAX, U256::from(1443u16))]
    {
        let residue = modulus.reduce(&number);
        assert_eq!(U256::try_from(&residue), Ok(expected));
        assert_eq!(U512::try_from(&residue), Ok(expected.resize()));
        let too_small = Uint::<1>::try_from(&residue).err();
        assert_eq!(too_small, Some(Error::NumberTooLarge { argument: "modulus", bits: 255 }));
    }
}

#[test]
fn serde() {
    let modulus = Modulus::from_hex(PRIME).expect("a prime");
    let text = serde_json::to_string(&modulus).expect("text");
    assert_eq!(text, format!("\"{PRIME}\""));
    assert_eq!(serde_json::from_str::<Modulus>(&text).expect("a modulus"), modulus);
    for (wrong, why) in [
        ("\"0\"", "modulus: must be at least 1"),
        ("\"0x\"", "hex text: has no digits"),
        ("\"1g\"", "the character at index 1"),
        ("5", "hexadecimal digits, or bytes"),
    ] {
        let error = serde_json::from_str::<Modulus>(wrong).expect_err(wrong).to_string();
        assert!(error.contains(why), "{error}");
    }

    let table = FixedBase::new(&modulus.reduce_be_bytes(&[9]), 100).expect("a table");
    let text = serde_json::to_string(&table).expect("text");
    let read = |modulus, text: &str| {
        FixedBaseSeed(modulus).deserialize(&mut serde_json::Deserializer::from_str(text)).map(|table| table.to_bytes())
    };
    assert_eq!(read(&modulus, &text).expect("a table"), table.to_bytes());
    assert!(read(&modulus, &text.replace("00", "01")).is_err());
    let other = Modulus::from_be_bytes(&[97]).expect("a prime");
    assert!(read(&other, &text).is_err());
}

/// Bytes in the order of a small generator (xorshift).
struct Bytes(u64);

impl TryRng for Bytes {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|word| word as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        Ok(self.0)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = (self.try_next_u64()? >> 32) as u8;
        }
        Ok(())
    }
}

impl TryCryptoRng for Bytes {}

#[test]
fn every_residue_is_as_likely_as_any_other() {
    // 5 residues from 8 draws each: a remainder of 8 by 5 would give the first three twice as often.
    let (modulus, mut generator) = (Modulus::from_be_bytes(&[5]).expect("a modulus"), Bytes(1));
    let mut counts = [0u32; 5];
    for _ in 0..10_000 {
        counts[usize::from(modulus.random(&mut generator).to_be_bytes()[0])] += 1;
    }
    // 2000 expected with a standard deviation of 40.
    assert!(counts.iter().all(|count| (1800..2200).contains(count)), "{counts:?}");
    let one = Modulus::from_be_bytes(&[1]).expect("a modulus");
    assert!(one.random(&mut generator).is_zero());
    let large = Modulus::from_hex(PRIME).expect("a prime");
    assert_ne!(large.random(&mut generator), large.random(&mut generator));
}
