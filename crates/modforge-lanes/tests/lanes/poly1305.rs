//! Sums of Poly1305 with each kind of vectors that the CPU has, against numbers of any size.

use super::random;
use modforge_lanes::Poly1305Lanes;
use num_bigint::BigUint;

/// Four steps of sixteen blocks and more.
const MOST: usize = 70;

fn prime() -> BigUint {
    (BigUint::from(1u8) << 130) - 5u8
}

/// Digits at the bits 0, 44 and 88 of a number below 2^130.
fn digits(number: &BigUint) -> [u64; 3] {
    let word = |at: u64, bits: u64| u64::try_from((number >> at) % (BigUint::from(1u8) << bits)).expect("a word");
    [word(0, 44), word(44, 44), word(88, 42)]
}

fn number([d0, d1, d2]: [u64; 3]) -> BigUint {
    BigUint::from(d0) + (BigUint::from(d1) << 44) + (BigUint::from(d2) << 88)
}

/// As the contract has it: the sum in, digits below 2^48 out.
fn check(r: &BigUint, sum: [u64; 3], blocks: &[[u8; 16]]) {
    let p = prime();
    let (top, powers) = (BigUint::from(1u8) << 128, [1u8, 2, 3, 4].map(|i| digits(&r.modpow(&i.into(), &p))));
    let step = |sum: BigUint, block: &[u8; 16]| (sum + BigUint::from_bytes_le(block) + &top) * r % &p;
    let expected = blocks.iter().fold(number(sum) % &p, step);
    for lanes in Poly1305Lanes::each(powers) {
        let found = lanes.absorb(sum, blocks);
        assert!(blocks.is_empty() || found.iter().all(|digit| *digit < 1 << 48), "{found:x?}");
        assert_eq!(number(found) % &p, expected, "{} blocks with {r:x}", blocks.len());
    }
}

/// The largest r that is clamped, the largest number, those about the prime, small ones.
fn edges_of_r() -> Vec<BigUint> {
    let clamped = BigUint::parse_bytes(b"0ffffffc0ffffffc0ffffffc0fffffff", 16).expect("digits");
    vec![clamped, prime() - 1u8, prime() - 2u8, BigUint::ZERO, 1u8.into(), (1u64 << 26).into()]
}

/// None, and the largest that the contract has.
fn edges_of_sums() -> [[u64; 3]; 3] {
    [[0; 3], [(1 << 44) + (1 << 8) - 1; 3], digits(&(prime() - 1u8))]
}

#[test]
fn edges_of_poly1305() {
    for r in edges_of_r() {
        for sum in edges_of_sums() {
            for block in [[0xff; 16], [0; 16]] {
                for blocks in 0..=MOST {
                    check(&r, sum, &vec![block; blocks]);
                }
            }
        }
    }
}

/// A block of another value in each place: each lane has its own power.
#[test]
fn places_of_poly1305() {
    let r = &edges_of_r()[0];
    for length in [7, 8, 9, 16, 17, 40] {
        for place in 0..length {
            let mut blocks = vec![[0xff; 16]; length];
            blocks[place] = [0xfb; 16];
            check(r, [3; 3], &blocks);
        }
    }
}

#[test]
fn random_poly1305() {
    let mut seed = 1305;
    let mut word = || random(&mut seed);
    for turn in 0..1000 {
        let r = BigUint::from_bytes_le(&[word(), word(), word()].map(u64::to_le_bytes).concat()) % prime();
        let sum = [word(), word(), word()].map(|word| word % ((1 << 44) + (1 << 8)));
        let blocks: Vec<_> =
            (0..turn % MOST).map(|_| ((u128::from(word()) << 64) | u128::from(word())).to_le_bytes()).collect();
        check(&r, sum, &blocks);
    }
}

/// A sum in two calls is that in one, but for what is reduced only in the end.
#[test]
fn pieces_of_poly1305() {
    let r = &edges_of_r()[0];
    let powers = [1u8, 2, 3, 4].map(|i| digits(&r.modpow(&i.into(), &prime())));
    let blocks: Vec<_> = (0..MOST as u128).map(|i| (i * i * i).wrapping_mul(u128::MAX / 7).to_le_bytes()).collect();
    for lanes in Poly1305Lanes::each(powers) {
        let whole = number(lanes.absorb([0; 3], &blocks)) % prime();
        for cut in 1..blocks.len() {
            let first = digits(&(number(lanes.absorb([0; 3], &blocks[..cut])) % prime()));
            assert_eq!(number(lanes.absorb(first, &blocks[cut..])) % prime(), whole);
        }
    }
}
