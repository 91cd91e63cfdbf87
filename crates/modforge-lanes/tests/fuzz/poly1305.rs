//! Poly1305 in vectors.

use super::input::Input;
use modforge_lanes::Poly1305Lanes;
use num_bigint::BigUint;

/// Blocks are absorbed with any r, from any sum.
pub fn run(mut input: Input<'_>) {
    let p = (BigUint::from(1u8) << 130) - 5u8;
    let [r, start]: [BigUint; 2] = std::array::from_fn(|_| BigUint::from_bytes_le(input.bytes(17)) % &p);
    let digits = |number: &BigUint| {
        let word = |at: u64, bits: u64| u64::try_from((number >> at) % (BigUint::from(1u8) << bits)).expect("a word");
        [word(0, 44), word(44, 44), word(88, 42)]
    };
    let powers = std::array::from_fn(|i| digits(&r.modpow(&BigUint::from(i + 1), &p)));
    let mut blocks = vec![[0; 16]; usize::from(input.byte() % 64)];
    for block in &mut blocks {
        for (byte, given) in block.iter_mut().zip(input.bytes(16)) {
            *byte = *given;
        }
    }
    let top = BigUint::from(1u8) << 128;
    let model = |sum, block: &[u8; 16]| (sum + BigUint::from_bytes_le(block) + &top) * &r % &p;
    let expected = blocks.iter().fold(start.clone(), model);
    for lanes in Poly1305Lanes::each(powers) {
        let [d0, d1, d2] = lanes.absorb(digits(&start), &blocks).map(BigUint::from);
        assert_eq!((d0 + (d1 << 44) + (d2 << 88)) % &p, expected);
    }
    assert_eq!(Poly1305Lanes::new(powers).is_none(), Poly1305Lanes::pay_from() == usize::MAX);
}
