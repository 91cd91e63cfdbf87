//! Mistakes that libraries of this kind have made again and again, each with a test of its name, on every kernel.

use crate::common::{SIZES, edge_moduli, edge_operands, expected, for_each_kernel, some};
use modforge::{Batch, BatchResidues, Error, FixedBase, Kernel, Modulus, MultiExponent, Residue};
use num_bigint::BigUint;

fn one() -> BigUint {
    BigUint::from(1u8)
}

fn residue<'m>(modulus: &'m Modulus, number: &BigUint) -> Residue<'m> {
    modulus.residue_from_be_bytes(&number.to_bytes_be()).expect("below the modulus")
}

/// All ways to a power, which must agree.
fn powers<'m>(base: &Residue<'m>, exponent: &[u8]) -> [Residue<'m>; 8] {
    let multi = MultiExponent::new(base.modulus(), &[base]).unwrap();
    let table = FixedBase::new(base, exponent.len() * 8).unwrap();
    let (first, second) = base.pow_pair(exponent, base, exponent);
    [
        first,
        second,
        base.pow(exponent),
        base.pow_vartime(exponent),
        table.pow(exponent).unwrap(),
        table.pow_vartime(exponent).unwrap(),
        multi.pow(&[exponent]).unwrap(),
        multi.pow_vartime(&[exponent]).unwrap(),
    ]
}

#[test]
fn modulus_zero() {
    for bytes in [&[][..], &[0], &[0; 100]] {
        assert_eq!(Modulus::from_be_bytes(bytes).unwrap_err(), Error::ModulusZero);
        for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
            assert_eq!(Modulus::with_kernel(bytes, kernel).unwrap_err(), Error::ModulusZero);
        }
    }
    assert_eq!(Modulus::from_hex("0").unwrap_err(), Error::ModulusZero);
}

/// Everything is 0, the 1 and the empty product too.
#[test]
fn modulus_one() {
    for_each_kernel(&one(), |modulus| {
        assert_eq!(modulus.residue_from_be_bytes(&[1]).unwrap_err(), Error::OperandNotReduced);
        let x = modulus.reduce_be_bytes(&[0xff; 40]);
        assert_eq!(x.to_be_bytes(), [0]);
        assert_eq!(modulus.one(), modulus.zero());
        for result in
            [x.add(&x).unwrap(), x.sub(&x).unwrap(), x.mul(&x).unwrap(), x.square(), x.neg(), x.square_times(9)]
        {
            assert!(result.is_zero());
        }
        for exponent in [&[][..], &[0], &[1], &[0xff; 20]] {
            for power in powers(&x, exponent) {
                assert_eq!(power.to_be_bytes(), [0]);
            }
        }
        assert!(MultiExponent::new(modulus, &[]).unwrap().pow(&[]).unwrap().is_zero());
    });
}

/// x^0 = 1 for every x, 0^0 too, however the 0 is written; and 0^e = 0 for every other e.
#[test]
fn exponent_zero() {
    for bits in [2, 64, 65, 521] {
        for m in edge_moduli(bits) {
            for_each_kernel(&m, |modulus| {
                for x in edge_operands(&m) {
                    for zero in [&[][..], &[0], &[0; 9], &[0; 33]] {
                        for power in powers(&residue(modulus, &x), zero) {
                            assert_eq!(power, modulus.one(), "{x:#x} {modulus:?}");
                        }
                    }
                }
                for exponent in [&[1][..], &[2], &[0xff; 9]] {
                    assert!(powers(&modulus.zero(), exponent).iter().all(Residue::is_zero));
                }
            });
        }
    }
}

#[test]
fn aliased_arguments() {
    for bits in SIZES {
        for m in edge_moduli(bits).into_iter().step_by(4) {
            for_each_kernel(&m, |modulus| {
                for (_, x) in some(&edge_operands(&m), bits as usize) {
                    let a = residue(modulus, x);
                    assert_eq!(a.add(&a).unwrap().to_be_bytes(), expected(&(x + x).modpow(&one(), &m), modulus));
                    assert!(a.sub(&a).unwrap().is_zero());
                    assert_eq!(a.mul(&a).unwrap(), a.square());
                    // The scratch is a copy of an operand, and is overwritten.
                    let (mut product, mut scratch) = (a.clone(), a.clone());
                    product.mul_assign(&a, &mut scratch).unwrap();
                    assert_eq!(product, a.square());
                    assert_eq!(scratch, a);
                    let multi = MultiExponent::new(modulus, &[&a, &a, &a]).unwrap();
                    assert_eq!(multi.pow(&[&[3], &[4], &[5]]).unwrap(), a.pow(&[12]));
                    assert_eq!(multi.pow_vartime(&[&[3], &[4], &[5]]).unwrap(), a.pow(&[12]));
                }
            });
        }
    }
}

#[test]
fn power_of_two_moduli() {
    for bits in (1..140).chain([255, 256, 412, 416, 1023, 1024, 2048, 4160]) {
        let m: BigUint = one() << bits;
        let operands = edge_operands(&m);
        for_each_kernel(&m, |modulus| {
            for x in operands.iter().step_by(2) {
                let y = operands.last().unwrap();
                let (a, b) = (residue(modulus, x), residue(modulus, y));
                assert_eq!(a.mul(&b).unwrap().to_be_bytes(), expected(&(x * y % &m), modulus), "{x:#x} {modulus:?}");
                assert_eq!(a.add(&b).unwrap().to_be_bytes(), expected(&((x + y) % &m), modulus));
                assert_eq!(a.neg().add(&a).unwrap(), modulus.zero());
                let power = expected(&x.modpow(&BigUint::from(0x1_0001u32), &m), modulus);
                for result in powers(&a, &[1, 0, 1]) {
                    assert_eq!(result.to_be_bytes(), power);
                }
            }
            assert!(modulus.reduce_be_bytes(&m.to_bytes_be()).is_zero());
        });
    }
}

/// One bit beyond a machine word, with and without leading zeros.
#[test]
fn exponents_of_65_bits() {
    let top: BigUint = one() << 64;
    for m in edge_moduli(129) {
        for_each_kernel(&m, |modulus| {
            let x = &m - 2u8;
            let base = residue(modulus, &x);
            for exponent in [top.clone(), &top + 1u8, (&top << 1) - 1u8, &top + (&top >> 1u8)] {
                let result = expected(&x.modpow(&exponent, &m), modulus);
                let bytes = exponent.to_bytes_be();
                for bytes in [bytes.clone(), [vec![0; 7], bytes].concat()] {
                    for power in powers(&base, &bytes) {
                        assert_eq!(power.to_be_bytes(), result);
                    }
                }
                let table = FixedBase::new(&base, 65).unwrap();
                assert_eq!(table.pow(&exponent.to_bytes_be()).unwrap().to_be_bytes(), result);
            }
        });
    }
}

/// Refused or reduced, as the caller says, and never taken as they are.
#[test]
fn operands_not_below_the_modulus() {
    for bits in SIZES {
        for m in edge_moduli(bits).into_iter().step_by(3) {
            let all_ones: BigUint = (one() << bits) - 1u8;
            for_each_kernel(&m, |modulus| {
                for x in [m.clone(), &m + 1u8, &m * 2u8 - 1u8, &m * 2u8, &all_ones | &m, &m * &m, (&m << 64) - 1u8] {
                    let bytes = x.to_bytes_be();
                    assert_eq!(modulus.residue_from_be_bytes(&bytes).unwrap_err(), Error::OperandNotReduced);
                    let reduced = modulus.reduce_be_bytes(&bytes);
                    assert_eq!(reduced.to_be_bytes(), expected(&(&x % &m), modulus));
                    assert_eq!(reduced, residue(modulus, &(&x % &m)));
                }
            });
        }
    }
}

/// A kernel may keep a residue in [m, 2^bits) or above: what comes out is below m all the same, and equal numbers are
/// equal.
#[test]
fn almost_montgomery_results() {
    for bits in SIZES {
        for m in edge_moduli(bits) {
            for_each_kernel(&m, |modulus| {
                let last = residue(modulus, &(&m - 1u8));
                let zeros = [
                    last.add(&modulus.one()).unwrap(),
                    last.sub(&last).unwrap(),
                    modulus.zero().neg(),
                    modulus.zero().mul(&last).unwrap(),
                    modulus.zero().sub(&modulus.zero().neg()).unwrap(),
                    last.neg().sub(&modulus.one()).unwrap(),
                    modulus.zero().neg().square(),
                ];
                for zero in &zeros {
                    assert!(zero.is_zero() && *zero == modulus.zero(), "{modulus:?}");
                    assert_eq!(zero.to_be_bytes(), vec![0; modulus.byte_length()]);
                }
                // −1 to the power 2^k is 1 along a chain that never leaves the representation, and −1 again after a
                // negation.
                let mut square = last.clone();
                for _ in 0..20 {
                    square = square.square();
                    assert_eq!(square.to_be_bytes(), modulus.one().to_be_bytes());
                    square = square.neg();
                    assert_eq!(square, last);
                }
            });
        }
    }
    // A product of two numbers that is the modulus itself.
    for bits in [32u64, 64, 500, 1000] {
        let power: BigUint = one() << bits;
        let (p, q) = (&power - 1u8, &power + 1u8);
        for_each_kernel(&(&p * &q), |modulus| {
            let product = residue(modulus, &p).mul(&residue(modulus, &q)).unwrap();
            assert!(product.is_zero());
            assert_eq!(product.to_be_bytes(), vec![0; modulus.byte_length()]);
        });
    }
}

/// The same bugs in batches, in groups of eight side by side and in others.
#[test]
fn in_batches() {
    assert!(Batch::with_moduli(&[]).reduce_be_bytes::<[u8; 1]>(&[]).unwrap().is_empty());
    let exponents: [&[u8]; 4] =
        [&[], &[0; 9], &[1, 0, 0, 0, 0, 0, 0, 0, 0], &[1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]];
    let root: BigUint = (one() << 521) - 1u8; // whose square is 0 modulo the last of the moduli
    for m in [one(), one() << 64, one() << 521, root.clone(), (one() << 1023) + 1u8, root.pow(2)] {
        let modulus = Modulus::from_be_bytes(&m.to_bytes_be()).unwrap();
        let separate = [&modulus; 12].map(|modulus| Modulus::from_be_bytes(&modulus.to_be_bytes()).unwrap());
        for batch in [Batch::new(&modulus), Batch::with_moduli(&separate)] {
            let large = [m.clone(), &m + 1u8, &m * 2u8 - 1u8, &m * &m, (&m << 64) - 1u8, root.clone()];
            let large = [large.clone(), large].concat();
            let bytes: Vec<_> = large.iter().map(BigUint::to_bytes_be).collect();
            assert_eq!(batch.residues_from_be_bytes(&bytes).unwrap_err(), Error::OperandNotReduced);
            let a = batch.reduce_be_bytes(&bytes).unwrap();
            let is = |result: &BatchResidues, of: &dyn Fn(&BigUint) -> BigUint| {
                let expected: Vec<_> = large.iter().map(|x| expected(&(of(x) % &m), &modulus)).collect();
                assert_eq!(result.to_be_bytes(), expected, "{modulus:?}");
            };
            is(&a, &|x| x.clone());
            is(&a.mul(&a).unwrap(), &|x| x * x);
            let (mut square, mut scratch) = (a.clone(), a.clone());
            square.mul_assign(&a, &mut scratch).unwrap();
            is(&square, &|x| x * x);
            for exponent in exponents {
                let power = |x: &BigUint| x.modpow(&BigUint::from_bytes_be(exponent), &m);
                is(&a.pow(exponent), &power);
                is(&a.pow_vartime(exponent), &power);
                is(&a.pow_each(&[exponent; 12]).unwrap(), &power);
                is(&a.pow_each_vartime(&[exponent; 12]).unwrap(), &power);
            }
        }
    }
}
