//! Every operation on every kernel against num-bigint: at the edges and at random.

use crate::common::{SIZES, check_pair, edge_moduli, edge_operands, even_moduli, expected, for_each_kernel, some};
use modforge::Modulus;
use num_bigint::BigUint;
use proptest::prelude::*;

#[test]
fn edges_of_every_size() {
    for bits in SIZES {
        for (turn, m) in edge_moduli(bits).into_iter().enumerate() {
            for_each_kernel(&m, |modulus| {
                let operands = edge_operands(&m);
                for (i, x) in some(&operands, turn) {
                    // All pairs for small sizes, neighbours and the extremes for the large ones.
                    let step = if bits <= 256 { 1 } else { 5 };
                    for y in operands.iter().skip(i % step).step_by(step) {
                        check_pair(modulus, &m, x, y);
                    }
                }
            });
        }
    }
}

#[test]
fn exhaustive_for_small_moduli() {
    for m in 1u32..=33 {
        for_each_kernel(&BigUint::from(m), |modulus| {
            for x in 0..m {
                for y in 0..m {
                    check_pair(modulus, &BigUint::from(m), &BigUint::from(x), &BigUint::from(y));
                }
            }
        });
    }
}

#[test]
fn even_moduli_of_every_size() {
    for bits in SIZES.into_iter().filter(|&bits| bits <= 1025) {
        for (turn, m) in even_moduli(bits).into_iter().enumerate() {
            for_each_kernel(&m, |modulus| {
                let operands = edge_operands(&m);
                for (i, x) in some(&operands, turn) {
                    for y in operands.iter().skip(i % 7).step_by(7) {
                        check_pair(modulus, &m, x, y);
                    }
                }
            });
        }
    }
}

/// Modulo 1 every number is 0, written as one byte.
#[test]
fn modulus_one() {
    for_each_kernel(&BigUint::from(1u8), |modulus| {
        assert_eq!((modulus.bits(), modulus.byte_length(), modulus.to_be_bytes()), (1, 1, vec![1]));
        assert_eq!((modulus.one().to_be_bytes(), modulus.zero().to_be_bytes()), (vec![0], vec![0]));
        assert_eq!(modulus.reduce_be_bytes(&[0xff; 100]).pow(&[5]).to_be_bytes(), [0]);
        assert_eq!(modulus.zero().pow(&[]), modulus.zero());
        assert!(modulus.one().pow_vartime(&[]).is_zero());
        assert_eq!(modulus.residue_from_be_bytes(&[0]).unwrap().to_hex(), "00");
        assert!(modulus.residue_from_be_bytes(&[1]).is_err());
        assert!(modulus.restore(&modulus.one().store()).unwrap().is_zero());
    });
}

/// The unrolled code of each limb count, and each place at which a row of many limbs is entered.
#[test]
fn every_limb_count() {
    for limbs in 1..=66 {
        for bits in [64 * limbs - 63, 64 * limbs].into_iter().filter(|&bits| bits > 1) {
            for (turn, m) in edge_moduli(bits).into_iter().enumerate() {
                for_each_kernel(&m, |modulus| {
                    let operands = edge_operands(&m);
                    for (i, x) in some(&operands, turn) {
                        check_pair(modulus, &m, x, &operands[(5 * i + 3) % operands.len()]);
                    }
                });
            }
        }
    }
}

/// Residues that an operation leaves almost reduced must still be good operands: long chains without leaving the form.
#[test]
fn chains_stay_in_bounds() {
    for bits in [64u64, 412, 521, 926, 1024, 2048, 3116, 4156, 4638] {
        for m in edge_moduli(bits) {
            for_each_kernel(&m, |modulus| {
                let mut x = &m - 1u8;
                let mut a = modulus.residue_from_be_bytes(&x.to_bytes_be()).unwrap();
                for step in 0..24 {
                    let (doubled, y) = (a.add(&a).unwrap(), (&x + &x) % &m);
                    let (negated, z) = (doubled.neg(), (&m - y) % &m);
                    (a, x) = if step % 3 == 0 {
                        (negated.square(), &z * &z % &m)
                    } else {
                        (negated.mul(&a).unwrap().sub(&negated).unwrap(), (&z * &x + &m - &z) % &m)
                    };
                    assert_eq!(a.to_be_bytes(), expected(&x, modulus), "{modulus:?} step {step}");
                }
            });
        }
    }
}

/// Beyond 16 384 bits scratch space moves to the heap.
#[test]
fn the_largest_sizes() {
    for bits in [16_384, 16_385, 16_636, 16_637, 20_000, 65_536] {
        let odd = edge_moduli(bits).into_iter().step_by(if bits < 65_536 { 4 } else { 8 });
        let even = even_moduli(bits).into_iter().step_by(if bits < 65_536 { 8 } else { 32 });
        for m in odd.chain(even) {
            for_each_kernel(&m, |modulus| {
                let x = &m / 7u8;
                check_pair(modulus, &m, &x, &(&m - 1u8));
            });
        }
    }
}

#[test]
fn wide_numbers_are_reduced() {
    for bits in [2u64, 17, 64, 65, 521, 1000, 2048] {
        for m in edge_moduli(bits).into_iter().chain(even_moduli(bits)) {
            for_each_kernel(&m, |modulus| {
                for length in [0usize, 1, 7, 8, 9, 63, 64, 65, 300, 700] {
                    for fill in [0x00, 0x01, 0x80, 0xff] {
                        let bytes = vec![fill; length];
                        let value = BigUint::from_bytes_be(&bytes) % &m;
                        assert_eq!(modulus.reduce_be_bytes(&bytes).to_be_bytes(), expected(&value, modulus));
                        for factor in [&bytes[..], &bytes[length / 2..], &[3]] {
                            let product = &value * BigUint::from_bytes_be(factor) % &m;
                            assert_eq!(modulus.mul_be_bytes(&bytes, factor), expected(&product, modulus));
                            assert_eq!(modulus.mul_be_bytes(factor, &bytes), expected(&product, modulus));
                            let [x, y] = [&bytes[..], factor].map(|x| BigUint::from_bytes_be(x).to_u64_digits());
                            assert_eq!(
                                modulus.mul_limbs(&x, &y),
                                modulus.reduce_be_bytes(&product.to_bytes_be()).to_limbs()
                            );
                        }
                    }
                }
                // m itself and its multiples give 0.
                for factor in [1u8, 2, 3, 255] {
                    assert!(modulus.reduce_be_bytes(&(&m * factor).to_bytes_be()).is_zero());
                }
            });
        }
    }
}

/// A number with exactly the bits asked for, an operand of up to twice the size, and another.
fn random_case() -> impl Strategy<Value = (BigUint, BigUint, BigUint)> {
    (2u64..2300).prop_flat_map(|bits| {
        let bytes = bits.div_ceil(8) as usize;
        let random = |length| proptest::collection::vec(any::<u8>(), length);
        (random(bytes), random(2 * bytes), random(bytes), 0..2 * bits).prop_map(move |(m, x, y, zeros)| {
            let mut m = BigUint::from_bytes_be(&m) >> (bytes as u64 * 8 - bits);
            m.set_bit(bits - 1, true);
            // Half of them are odd, the others have 1 to bits − 1 zeros at the low end.
            let zeros = zeros.saturating_sub(bits);
            m = (m >> zeros | BigUint::from(1u8)) << zeros;
            (m, BigUint::from_bytes_be(&x), BigUint::from_bytes_be(&y))
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn random_numbers((m, x, y) in random_case()) {
        for_each_kernel(&m, |modulus| {
            let wide = modulus.reduce_be_bytes(&x.to_bytes_be());
            assert_eq!(wide.to_be_bytes(), expected(&(&x % &m), modulus));
            check_pair(modulus, &m, &(&x % &m), &(&y % &m));
        });
    }
}

/// A modulus made twice is the same one, in place too.
#[test]
fn residues_of_equal_moduli_mix_in_place() {
    let (one, other) = (Modulus::from_be_bytes(&[97]).unwrap(), Modulus::from_be_bytes(&[97]).unwrap());
    let (mut a, mut scratch) = (one.reduce_be_bytes(&[60]), other.zero());
    a.mul_assign(&other.reduce_be_bytes(&[50]), &mut scratch).unwrap();
    assert_eq!(a.to_be_bytes(), [90]);
    a.square_assign(&mut scratch).unwrap();
    assert_eq!(a.to_be_bytes(), [49]);
}
