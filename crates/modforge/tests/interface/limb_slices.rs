//! Numbers as 64-bit limbs.

use modforge::{Error, Modulus};
use num_bigint::BigUint;
use proptest::prelude::*;

#[test]
fn limbs_that_are_refused() {
    assert_eq!(Modulus::from_limbs(&[]).unwrap_err(), Error::ModulusZero);
    assert_eq!(Modulus::from_limbs(&[0, 0]).unwrap_err(), Error::ModulusZero);
    let modulus = Modulus::from_limbs(&[0, 1, 0]).unwrap(); // 2^64
    assert_eq!(modulus.bits(), 65);
    assert!(modulus.residue_from_limbs(&[u64::MAX, 0, 0]).is_ok());
    assert_eq!(modulus.residue_from_limbs(&[0, 1]).unwrap_err(), Error::OperandNotReduced);
    assert_eq!(modulus.residue_from_limbs(&[0, 0, 1]).unwrap_err(), Error::OperandNotReduced);
    assert_eq!(modulus.reduce_limbs(&[7, 9, 11]).to_limbs(), [7, 0]);
    assert!(modulus.reduce_limbs(&[]).is_zero());
}

proptest! {
    #[test]
    fn limbs_and_bytes_agree(m in proptest::collection::vec(any::<u64>(), 1..20),
                             x in proptest::collection::vec(any::<u64>(), 0..30)) {
        let number = |limbs: &[u64]| limbs.iter().rev().fold(BigUint::ZERO, |n, &limb| (n << 64) + limb);
        prop_assume!(number(&m) > BigUint::ZERO);
        let modulus = Modulus::from_limbs(&m).unwrap();
        prop_assert_eq!(BigUint::from_bytes_be(&modulus.to_be_bytes()), number(&m));
        let residue = modulus.reduce_limbs(&x);
        prop_assert_eq!(&residue, &modulus.reduce_be_bytes(&number(&x).to_bytes_be()));
        let limbs = residue.to_limbs();
        prop_assert_eq!(limbs.len(), modulus.bits().div_ceil(64));
        prop_assert_eq!(number(&limbs), number(&x) % number(&m));
        prop_assert_eq!(modulus.residue_from_limbs(&limbs).unwrap(), residue);
    }
}
