//! Any bytes, lengths and nulls for the functions of C: the right result, or the status that says why not.

use modforge_c::modforge_status::*;
use modforge_c::*;
use num_bigint::BigUint;
use proptest::prelude::*;
use std::ptr;

/// Bytes, or null.
fn bytes() -> impl Strategy<Value = Option<Vec<u8>>> {
    let byte = prop_oneof![Just(0), Just(0xff), any::<u8>()];
    prop_oneof![1 => Just(None), 9 => prop::collection::vec(byte, 0..40).prop_map(Some)]
}

/// A pointer and a length; null with a length that would be read.
fn pointer(bytes: &Option<Vec<u8>>) -> (*const u8, usize) {
    bytes.as_ref().map_or((ptr::null(), 3), |bytes| (bytes.as_ptr(), bytes.len()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn powers_and_products(base in bytes(), exponent in bytes(), modulus in bytes(), room in 0usize..50) {
        let ((b, b_length), (e, e_length), (m, m_length)) = (pointer(&base), pointer(&exponent), pointer(&modulus));
        let mut result = vec![0x5a; room];
        let mut handle = ptr::null_mut();
        // SAFETY: each length is that of its allocation, or its pointer is null.
        let made = unsafe { modforge_modulus_new(&mut handle, m, m_length) };
        let number = |bytes: &Option<Vec<u8>>| bytes.as_ref().map(|bytes| BigUint::from_bytes_be(bytes));
        let (base_number, exponent_number, m) = (number(&base), number(&exponent), number(&modulus));
        let Some(m) = m else {
            prop_assert_eq!(made, MODFORGE_NULL_POINTER);
            return Ok(());
        };
        if m == BigUint::ZERO {
            prop_assert_eq!(made, MODFORGE_MODULUS_ZERO);
            prop_assert!(handle.is_null());
            return Ok(());
        }
        prop_assert_eq!(made, MODFORGE_OK);
        let needed = (m.bits() as usize).div_ceil(8);
        // SAFETY: as above; the handle was made.
        unsafe { prop_assert_eq!(modforge_modulus_byte_length(handle), needed) };
        let expect = |status: modforge_status, given: &[u8], value: &dyn Fn(&BigUint, &BigUint) -> BigUint| {
            match (&base_number, &exponent_number) {
                _ if room < needed || room == 0 => {
                    assert!(matches!(status, MODFORGE_RESULT_TOO_SHORT | MODFORGE_NULL_POINTER), "{status:?}");
                    assert!(given.iter().all(|&byte| byte == 0x5a));
                }
                (Some(base), Some(exponent)) => {
                    assert_eq!(status, MODFORGE_OK);
                    assert_eq!(BigUint::from_bytes_be(given), value(base, exponent));
                }
                _ => {
                    assert_eq!(status, MODFORGE_NULL_POINTER);
                    assert!(given.iter().all(|&byte| byte == 0x5a));
                }
            }
        };
        // SAFETY: as above.
        unsafe {
            let status = modforge_pow(handle, result.as_mut_ptr(), room, b, b_length, e, e_length);
            expect(status, &result, &|base, exponent| base.modpow(exponent, &m) % &m);
            result.fill(0x5a);
            let status = modforge_pow_vartime(handle, result.as_mut_ptr(), room, b, b_length, e, e_length);
            expect(status, &result, &|base, exponent| base.modpow(exponent, &m) % &m);
            result.fill(0x5a);
            let status = modforge_mul(handle, result.as_mut_ptr(), room, b, b_length, e, e_length);
            expect(status, &result, &|a, b| a * b % &m);
            result.fill(0x5a);
            let status = modforge_inverse(handle, result.as_mut_ptr(), room, b, b_length);
            if status == MODFORGE_OK {
                let product = BigUint::from_bytes_be(&result) * base_number.as_ref().expect("not null") % &m;
                prop_assert_eq!(product, BigUint::from(1u8) % &m);
            } else {
                prop_assert!(matches!(status, MODFORGE_NOT_INVERTIBLE | MODFORGE_NULL_POINTER | MODFORGE_RESULT_TOO_SHORT));
            }
            modforge_modulus_free(handle);
        }
    }

    #[test]
    fn modexp(base in bytes(), exponent in bytes(), modulus in bytes()) {
        let ((b, b_length), (e, e_length), (m, m_length)) = (pointer(&base), pointer(&exponent), pointer(&modulus));
        let mut result = vec![0x5a; m_length + 1];
        // SAFETY: each length is that of its allocation, or its pointer is null.
        let status = unsafe { modforge_modexp_vartime(result.as_mut_ptr(), b, b_length, e, e_length, m, m_length) };
        match (base, exponent, modulus) {
            (Some(base), Some(exponent), Some(modulus)) => {
                prop_assert_eq!(status, MODFORGE_OK);
                prop_assert_eq!(&result[..m_length], modforge::modexp_vartime(&base, &exponent, &modulus));
            }
            _ => prop_assert_eq!(status, MODFORGE_NULL_POINTER),
        }
        prop_assert_eq!(result[m_length], 0x5a);
    }
}
