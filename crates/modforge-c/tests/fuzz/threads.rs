//! Handles that threads share.

use super::calls::message;
use modforge_c::modforge_status::*;
use modforge_c::*;
use std::ptr;
use std::thread;

/// Handles are shared as addresses, which threads may send each other.
#[test]
fn threads_share_handles_and_have_messages_of_their_own() {
    let (prime, three) = ([97u8], [3u8]);
    let (mut modulus, mut fixed, mut residue) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    // SAFETY: all pointers are to as many bytes as is said, all handles are made before they are used.
    unsafe {
        assert_eq!(modforge_modulus_new(&raw mut modulus, prime.as_ptr(), 1), MODFORGE_OK);
        assert_eq!(modforge_fixed_base_new(&raw mut fixed, modulus, three.as_ptr(), 1, 64), MODFORGE_OK);
        assert_eq!(modforge_residue_new(&raw mut residue, modulus, three.as_ptr(), 1), MODFORGE_OK);
    }
    let shared = [modulus.addr(), fixed.addr(), residue.addr()];
    let expose = (modulus.expose_provenance(), fixed.expose_provenance(), residue.expose_provenance());
    assert_eq!(<[usize; 3]>::from(expose), shared);
    thread::scope(|scope| {
        for own in 0..4 {
            scope.spawn(move || one_thread(shared, own));
        }
    });
    // SAFETY: made above, and no thread is left.
    unsafe {
        modforge_modulus_free(modulus);
        modforge_fixed_base_free(fixed);
        modforge_residue_free(residue);
    }
}

fn one_thread([modulus, fixed, residue]: [usize; 3], own: usize) {
    assert_eq!(message(), "");
    let modulus: *const modforge_modulus = ptr::with_exposed_provenance(modulus);
    let fixed: *const modforge_fixed_base = ptr::with_exposed_provenance(fixed);
    let residue: *const modforge_residue = ptr::with_exposed_provenance(residue);
    let mut mine = ptr::null_mut();
    let (mut result, mut expected) = ([0; 1], 3);
    for exponent in 1..=200u8 {
        // SAFETY: pointers are to one byte, shared handles are read alone, and `mine` is of this thread.
        unsafe {
            assert_eq!(modforge_residue_clone(&raw mut mine, residue), MODFORGE_OK);
            assert_eq!(modforge_residue_pow(mine, residue, &raw const exponent, 1), MODFORGE_OK);
            assert_eq!(modforge_residue_to_bytes(mine, result.as_mut_ptr(), 1), MODFORGE_OK);
            assert_eq!(result[0], expected);
            modforge_residue_free(mine);
            assert_eq!(modforge_fixed_base_pow(fixed, result.as_mut_ptr(), 1, &raw const exponent, 1), MODFORGE_OK);
            assert_eq!(result[0], expected);
            assert_eq!(modforge_square(modulus, result.as_mut_ptr(), 1, result.as_ptr(), 1), MODFORGE_OK);
            assert_eq!(u32::from(result[0]), u32::from(expected).pow(2) % 97);
            // As many bytes as no other thread gives.
            let given = ptr::null();
            assert_eq!(modforge_neg(modulus, result.as_mut_ptr(), 1, given, own + 1), MODFORGE_NULL_POINTER);
        }
        assert_eq!(message(), format!("a: null, but its length is {}", own + 1));
        expected = u8::try_from(u16::from(expected) * 3 % 97).expect("below 97");
    }
}
