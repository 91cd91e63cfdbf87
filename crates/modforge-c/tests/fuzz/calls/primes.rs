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

fn common(a: &BigUint, b: &BigUint) -> BigUint {
    if *b == BigUint::ZERO { a.clone() } else { common(b, &(a % b)) }
}

/// A number of bits that is refused is no size.
fn is_size(bits: usize) -> bool {
    (64..=16_384).contains(&bits)
}

impl Caller {
    /// A random or a safe one; the search tells nobody, or somebody who may stop it.
    pub fn prime(&mut self, safe: bool, result: Place, bits: usize, told: Option<bool>) {
        let bits = if safe && bits < 1000 { bits.min(SHORT_BITS) } else { bits };
        let function = if safe { modforge_safe_prime } else { modforge_random_prime };
        // SAFETY: pointers are null or as `Place` says, and the context is that of the function.
        let call = |r, length, progress, context| unsafe { function(r, length, bits, progress, context) };
        self.search(result, bits, told, Vec::new(), call, |prime| !safe || may_be_prime(&(prime >> 1u8)));
    }

    /// One of a residue class.
    pub fn congruent_prime(
        &mut self,
        result: Place,
        bits: usize,
        [remainder, modulus]: [Place; 2],
        told: Option<bool>,
    ) {
        let mut faults = Vec::new();
        let a = self.memory.number("remainder", remainder, &mut faults);
        let m = self.memory.number("modulus", modulus, &mut faults);
        if is_size(bits) && !(2..=bits as u64 - 32).contains(&m.bits()) {
            faults.push(Fault(MODFORGE_REFUSED, "modulus: has".into()));
        } else if a >= m || common(&a, &m) != BigUint::from(1u8) {
            faults.push(Fault(MODFORGE_REFUSED, "remainder: must".into()));
        }
        let (a_place, a_length) = self.memory.pointer(remainder);
        let (m_place, m_length) = self.memory.pointer(modulus);
        // SAFETY: as above.
        let call = |r, length, progress, context| unsafe {
            modforge_congruent_prime(r, length, bits, a_place, a_length, m_place, m_length, progress, context)
        };
        self.search(result, bits, told, faults, call, |prime| prime % &m == a);
    }

    /// A search that has these faults for other reasons than its size and its end.
    fn search(
        &mut self,
        result: Place,
        bits: usize,
        told: Option<bool>,
        mut faults: Vec<Fault>,
        call: impl FnOnce(*mut u8, usize, modforge_progress, *mut c_void) -> modforge_status,
        fits: impl FnOnce(&BigUint) -> bool,
    ) {
        let needed = if is_size(bits) { bits.div_ceil(8) } else { 0 };
        if !is_size(bits) {
            faults.push(Fault(MODFORGE_REFUSED, "bits: ".into()));
        }
        let is_searched = faults.is_empty() && matches!(result, Place::At(_, length) if length >= needed);
        if told == Some(true) && faults.is_empty() {
            faults.push(Fault(MODFORGE_STOPPED, "the search was stopped".into()));
        }
        let mut context = Context { calls: 0, stops: told == Some(true) };
        let (progress, place): (modforge_progress, _) = match told {
            Some(_) => (Some(tell), (&raw mut context).cast()),
            None => (None, ptr::null_mut()),
        };
        let call = |r, length| call(r, length, progress, place);
        self.memory.write(result, needed, faults, call, |answer| {
            answer.is_ok_and(|prime| prime.bits() == bits as u64 && may_be_prime(prime) && fits(prime))
        });
        assert_eq!(context.calls > 0, told.is_some() && is_searched);
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
