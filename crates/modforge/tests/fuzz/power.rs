//! Every way to a power: windows, a fixed base, a product of powers, repeated squaring.

use super::input::{Input, all_ways, bytes_of};
use modforge::{Error, FixedBase, MultiExponent};
use num_bigint::BigUint;
use std::num::{NonZeroU64, NonZeroUsize};
use std::ops::ControlFlow;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let modulus = input.short_bytes(70);
    let [base, exponent, other, second] = [70, 40, 70, 40].map(|most| input.short_bytes(most));
    let (count, exponent_bits, table_bytes) = (input.byte(), usize::from(input.byte()), usize::from(input.byte()) << 6);
    let m = BigUint::from_bytes_be(modulus);
    let number = BigUint::from_bytes_be;
    for way in all_ways(modulus) {
        let power = number(base).modpow(&number(exponent), &m);
        let product = &power * number(other).modpow(&number(second), &m) % &m;
        let squared = number(base).modpow(&(BigUint::from(1u8) << count), &m);
        let residue = way.reduce_be_bytes(base);
        let expected = bytes_of(&power, &way);
        assert_eq!(residue.pow(exponent).to_be_bytes(), expected, "{way:?}");
        assert_eq!(residue.pow_vartime(exponent).to_be_bytes(), expected, "{way:?}");
        assert_eq!(residue.square_times(count.into()).to_be_bytes(), bytes_of(&squared, &way), "{way:?}");

        let fixed = FixedBase::with_table(&residue, exponent_bits, table_bytes, NonZeroUsize::MIN).expect("short");
        for result in [fixed.pow(exponent), fixed.pow_vartime(exponent)] {
            match result {
                Ok(power) => assert_eq!(power.to_be_bytes(), expected, "{way:?}"),
                Err(error) => {
                    assert!(matches!(error, Error::ExponentTooLong { .. }), "{error}");
                    assert!(exponent.len() * 8 > exponent_bits);
                }
            }
        }

        let interval = NonZeroU64::new(u64::from(count) / 3 + 1).expect("not 0");
        let with_progress = residue.square_times_with_progress(count.into(), interval, |_| ControlFlow::Continue(()));
        assert_eq!(with_progress.expect("never stopped").to_be_bytes(), bytes_of(&squared, &way), "{way:?}");

        let second_base = way.reduce_be_bytes(other);
        let (first, other_power) = residue.pow_pair(exponent, &second_base, second);
        assert_eq!(first.to_be_bytes(), expected, "{way:?}");
        assert_eq!(other_power, second_base.pow(second), "{way:?}");
        let both = MultiExponent::new(&way, &[&residue, &second_base]).expect("one modulus");
        for result in [both.pow(&[exponent, second]), both.pow_vartime(&[exponent, second])] {
            assert_eq!(result.expect("two exponents").to_be_bytes(), bytes_of(&product, &way), "{way:?}");
        }
    }
}
