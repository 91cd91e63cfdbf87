//! `mpz_millerrabin`, the test behind `mpz_probab_prime_p` and `mpz_nextprime`.

use crate::choice::{Job, engine_is_faster};
use crate::gmp::Gmp;
use crate::integer::{Integer, bit_length};
use crate::signals::Blocked;
use crate::statistics::{Function, counted};
use core::cmp::Ordering::Greater;
use core::ffi::c_int;
use modforge::Modulus;

/// Rounds that GMP counts for the Baillie–PSW test, with which it begins.
const BAILLIE_PSW: c_int = 24;

pub(crate) unsafe extern "C" fn millerrabin(number: *const Integer, rounds: c_int, caller: usize) -> c_int {
    let gmp = Gmp::of(caller);
    // SAFETY: the contract of GMP's function.
    unsafe {
        let bits = bit_length((*number).limbs());
        counted(Function::MillerRabin, bits, || is_prime(number, rounds), || (gmp.millerrabin)(number, rounds))
    }
}

/// 1 for a probable prime, 0 for a composite number. Up to one limb GMP knows more (2, a prime), and it takes even
/// numbers and negative ones its own way.
unsafe fn is_prime(number: *const Integer, rounds: c_int) -> Option<c_int> {
    // SAFETY: the caller's contract.
    let (limbs, sign) = unsafe { ((*number).limbs(), (*number).sign()) };
    let positive_and_odd = sign == Greater && limbs[0] & 1 == 1;
    if !positive_and_odd || limbs.len() < 2 || !engine_is_faster(Job::Prime, bit_length(limbs)) {
        return None;
    }
    let _blocked = Blocked::new();
    let further = rounds.saturating_sub(BAILLIE_PSW).max(0) as usize;
    Some(Modulus::from_limbs(limbs).ok()?.is_probable_prime(further).into())
}
