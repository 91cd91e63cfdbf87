//! Calls that look for primes.

use super::memory::Fault;
use super::{Caller, Place};
use modforge_c::modforge_status::*;
use modforge_c::*;
use num_bigint::BigUint;
use std::ffi::{c_int, c_void};
use std::ptr;

/// Bytes of numbers whose next prime is looked for, and bits of safe primes: of more it takes long.
const SHORT: usize = 24;
const SHORT_BITS: usize = 90;

/// What a search is given for the function that it tells of its progress.
struct Context {
    calls: usize,
    stops: bool,
}

unsafe extern "C" fn tell(context: *mut c_void, tested: u64) -> c_int {
    assert!(tested > 0);
    // SAFETY: what `prime` has given.
    let context = unsafe { &mut *context.cast::<Context>() };
    context.calls += 1;
    c_int::from(context.stops)
}

/// By Fermat's test, which all primes pass.
fn may_be_prime(number: &BigUint) -> bool {
    let two = BigUint::from(2u8);
    *number == two || (*number > two && two.modpow(&(number - 1u8), number) == BigUint::from(1u8))
}

impl Caller {
    /// A random or a safe one; the search tells nobody, or somebody who may stop it.
    pub fn prime(&mut self, safe: bool, result: Place, bits: usize, told: Option<bool>) {
        let bits = if safe && bits < 1000 { bits.min(SHORT_BITS) } else { bits };
        let is_size = (64..=16_384).contains(&bits);
        let needed = if is_size { bits.div_ceil(8) } else { 0 };
        let mut faults = Vec::new();
        if !is_size {
            faults.push(Fault(MODFORGE_REFUSED, "bits: ".into()));
        } else if told == Some(true) {
            faults.push(Fault(MODFORGE_STOPPED, "the search was stopped".into()));
        }
        let mut context = Context { calls: 0, stops: told == Some(true) };
        let (progress, place): (modforge_progress, _) = match told {
            Some(_) => (Some(tell), (&raw mut context).cast()),
            None => (None, ptr::null_mut()),
        };
        let function = if safe { modforge_safe_prime } else { modforge_random_prime };
        // SAFETY: pointers are null or as `Place` says, and the context is that of the function.
        let call = |r, length| unsafe { function(r, length, bits, progress, place) };
        self.memory.write(result, needed, faults, call, |answer| {
            answer.is_ok_and(|prime| {
                let half = prime >> 1u8;
                prime.bits() == bits as u64 && may_be_prime(prime) && (!safe || may_be_prime(&half))
            })
        });
        let has_room = matches!(result, Place::At(_, length) if length >= needed);
        assert_eq!(context.calls > 0, told.is_some() && is_size && has_room);
    }

    pub fn next_prime(&mut self, result: Place, n: Place) {
        let n = if let Place::At(at, length) = n { Place::At(at, length.min(SHORT)) } else { n };
        let mut faults = Vec::new();
        let number = self.memory.number("n", n, &mut faults);
        let (n, n_length) = self.memory.pointer(n);
        // SAFETY: pointers are null or as `Place` says.
        let call = |r, length| unsafe { modforge_next_prime_vartime(r, length, n, n_length) };
        self.memory.write(result, n_length.saturating_add(1), faults, call, |answer| {
            answer.is_ok_and(|prime| {
                // One that is no prime may come first.
                let first = (1u32..).map(|i| &number + i).find(may_be_prime).expect("one above every number");
                may_be_prime(prime) && *prime >= first && (number.bits() > 8 || *prime == first)
            })
        });
    }
}
