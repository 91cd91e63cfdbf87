//! The fields that the generator wrote, against numbers of any size: in plain Rust, and in vectors where the CPU has
//! them. Each function is tried by the self-test that comes with generated code, too (`tests/field`).

use modforge_lanes::LaneField;
use modforge_lanes::fields::vector::{Anywhere, Ifma, LANES, Vector, run_on};
use modforge_lanes::fields::{p256, p384, p1305, p25519, secp256k1};
use num_bigint::BigUint;

use super::random;

/// Chains of operations, so that any element can be an operand of any operation.
fn chains<F: LaneField>(cpu: <F::Vector as Vector>::Cpu, p: &BigUint, array: impl Fn(&BigUint) -> F::Bytes) {
    let seed = &mut 5;
    let mut number = || (0..10).fold(BigUint::ZERO, |number, _| (number << 64) + random(seed)) % p;
    let edges = [BigUint::ZERO, 1u8.into(), p - 1u8, p / 2u8];
    let mut values: [[BigUint; LANES]; 4] = std::array::from_fn(|i| {
        std::array::from_fn(|lane| if lane < 4 { edges[(i + lane) % 4].clone() } else { number() })
    });
    let mut elements = values.each_ref().map(|values| F::reduce_le_bytes(cpu, &values.each_ref().map(&array)));
    for round in 0..90 {
        let [a, b, c, d] = elements;
        let made = match round % 9 {
            0 => a + b,
            1 => a - b,
            2 => a * b,
            3 => a.square(),
            4 => -a,
            5 => a.three_halves(),
            6 => a.sub_twice(&b),
            7 => F::product_minus_square(&a, &b, &c),
            _ => F::difference_of_products(&a, &b, &c, &d),
        };
        let model = |lane: usize| {
            let [a, b, c, d] = values.each_ref().map(|values| &values[lane]);
            match round % 9 {
                0 => a + b,
                1 => a + p - b,
                2 => a * b,
                3 => a * a,
                4 => p - a,
                5 => a * 3u8 * ((p + 1u8) / 2u8),
                6 => a + p * 2u8 - b * 2u8,
                7 => a * b + p * p - c * c,
                _ => a * b + p * p - c * d,
            }
        };
        let expected: [BigUint; LANES] = std::array::from_fn(|lane| model(lane) % p);
        let bytes = made.to_le_bytes();
        assert_eq!(bytes.map(|bytes| BigUint::from_bytes_le(bytes.as_ref())), expected, "{round}");
        let zeros = (0..LANES).fold(0, |bits, lane| bits | u8::from(expected[lane] == BigUint::ZERO) << lane);
        assert_eq!(made.is_zero(), zeros);
        let mut kept = F::zero(cpu);
        kept.vectors_mut().copy_from_slice(made.vectors());
        let mixed = F::select(0b0110_1001, &kept, &F::one(cpu)).to_le_bytes();
        for (lane, mixed) in mixed.iter().enumerate() {
            let expected = if 0b0110_1001 >> lane & 1 == 1 { expected[lane].clone() } else { BigUint::from(1u8) };
            assert_eq!(BigUint::from_bytes_le(mixed.as_ref()), expected);
        }
        elements.rotate_right(1);
        values.rotate_right(1);
        // Two in a place of their own, so that sums and products mix.
        elements[round % 2] = made;
        values[round % 2] = expected;
    }
}

macro_rules! fields {
    ($($field:ident: $modulus:expr;)*) => {$(
        #[test]
        fn $field() {
            struct Chains<'a>(&'a BigUint);

            impl Anywhere for Chains<'_> {
                type Output = ();

                fn run<V: Vector>(self, cpu: V::Cpu) {
                    chains::<$field::Element<V>>(cpu, self.0, |number| {
                        let mut bytes = [0; $field::BYTES];
                        let digits = number.to_bytes_le();
                        bytes[..digits.len()].copy_from_slice(&digits);
                        bytes
                    });
                }
            }
            let p = BigUint::parse_bytes($modulus, 16).unwrap();
            run_on(None, Chains(&p));
            run_on(Ifma::detect(), Chains(&p));
        }
    )*};
}

fields! {
    p1305: b"3fffffffffffffffffffffffffffffffb";
    p25519: b"7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";
    p256: b"ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";
    p384: b"fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff";
    secp256k1: b"fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f";
}
