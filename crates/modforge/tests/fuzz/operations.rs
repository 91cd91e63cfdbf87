//! A program of ring operations on three residues, with every kernel and reduction.

use super::curve25519;
use super::ecdsa_lanes;
use super::input::{Input, all_ways, bytes_of};
use modforge::Poly1305Lanes;
use num_bigint::BigUint;

pub fn run(data: &[u8]) {
    poly1305(Input(data));
    curve25519::run(Input(data));
    ecdsa_lanes::run(Input(data));
    let mut input = Input(data);
    let modulus = input.short_bytes(140);
    let m = BigUint::from_bytes_be(modulus);
    for way in all_ways(modulus) {
        let mut input = Input(input.0);
        let mut numbers = [0; 3].map(|_| BigUint::from_bytes_be(input.short_bytes(200)));
        let mut residues = numbers.each_ref().map(|number| way.reduce_be_bytes(&number.to_bytes_be()));
        let [x, y, _] = &numbers;
        let product = way.mul_be_bytes(&x.to_bytes_be(), &y.to_bytes_be());
        assert_eq!(product, bytes_of(&(x * y % &m), &way), "{way:?} {}", way.reduction().name());
        for number in &mut numbers {
            *number %= &m;
        }
        for _ in 0..40 {
            if input.is_empty() {
                break;
            }
            let operation = input.byte();
            let (to, from, by) = (usize::from(operation >> 3) % 3, usize::from(operation >> 5) % 3, 2);
            let (a, b) = (residues[from].clone(), residues[by].clone());
            let (x, y) = (numbers[from].clone(), numbers[by].clone());
            let mut scratch = way.zero();
            (residues[to], numbers[to]) = match operation % 8 {
                0 => (a.add(&b).expect("one modulus"), x + y),
                1 => (a.sub(&b).expect("one modulus"), x + &m - y),
                2 => (a.mul(&b).expect("one modulus"), x * y),
                3 => (a.square(), &x * &x),
                4 => (a.neg(), &m - x),
                5 => {
                    let mut product = a;
                    product.mul_assign(&b, &mut scratch).expect("one modulus");
                    (product, x * y)
                }
                6 => {
                    let mut square = a;
                    square.square_assign(&mut scratch).expect("one modulus");
                    (square, &x * &x)
                }
                _ => {
                    let (bytes, limbs) = (a.to_be_bytes(), a.to_limbs());
                    assert_eq!(a.to_hex(), bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
                    assert_eq!(limbs.len(), bytes.len().div_ceil(8));
                    assert_eq!(way.residue_from_be_bytes(&bytes).expect("below the modulus"), a);
                    assert_eq!(way.reduce_limbs(&limbs), a);
                    (way.residue_from_limbs(&limbs).expect("below the modulus"), x)
                }
            };
            numbers[to] %= &m;
            assert_eq!(residues[to].to_be_bytes(), bytes_of(&numbers[to], &way), "{way:?} {}", way.reduction().name());
            assert_eq!(residues[0] == residues[1], numbers[0] == numbers[1]);
            assert_eq!(residues[to].is_zero(), numbers[to] == BigUint::ZERO);
        }
    }
}

/// Blocks are absorbed with any r, from any sum.
fn poly1305(mut input: Input<'_>) {
    let p = (BigUint::from(1u8) << 130) - 5u8;
    let [r, start]: [BigUint; 2] = std::array::from_fn(|_| BigUint::from_bytes_le(input.bytes(17)) % &p);
    let digits = |number: &BigUint| {
        let word = |at: u64, bits: u64| u64::try_from((number >> at) % (BigUint::from(1u8) << bits)).expect("a word");
        [word(0, 44), word(44, 44), word(88, 42)]
    };
    let powers = std::array::from_fn(|i| digits(&r.modpow(&BigUint::from(i + 1), &p)));
    let Some(lanes) = Poly1305Lanes::new(powers) else { return };
    let mut blocks = vec![[0; 16]; usize::from(input.byte() % 64)];
    for block in &mut blocks {
        for (byte, given) in block.iter_mut().zip(input.bytes(16)) {
            *byte = *given;
        }
    }
    let top = BigUint::from(1u8) << 128;
    let model = |sum, block: &[u8; 16]| (sum + BigUint::from_bytes_le(block) + &top) * &r % &p;
    let expected = blocks.iter().fold(start.clone(), model);
    let [d0, d1, d2] = lanes.absorb(digits(&start), &blocks).map(BigUint::from);
    assert_eq!((d0 + (d1 << 44) + (d2 << 88)) % p, expected);
}
