//! Crypto++: `MontgomeryRepresentation`, through the C functions of cryptopp.cpp.

use crate::contestant::timed;
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;

/// A `State` of cryptopp.cpp.
#[repr(C)]
struct Opaque([u8; 0]);

unsafe extern "C" {
    safe fn modforge_cryptopp_version() -> i32;
    fn modforge_cryptopp_new(
        modulus: *const u8,
        x: *const u8,
        y: *const u8,
        exponent: *const u8,
        count: usize,
    ) -> *mut Opaque;
    fn modforge_cryptopp_free(handle: *mut Opaque);
    fn modforge_cryptopp_multiply(handle: *mut Opaque);
    fn modforge_cryptopp_square(handle: *mut Opaque);
    fn modforge_cryptopp_power(handle: *mut Opaque);
    fn modforge_cryptopp_invert(handle: *mut Opaque);
    fn modforge_cryptopp_x(handle: *mut Opaque, bytes: *mut u8, count: usize);
    fn modforge_cryptopp_inverse(handle: *mut Opaque, bytes: *mut u8, count: usize);
}

/// Crypto++ for what its `MontgomeryRepresentation` does; its exponentiation and inversion run in variable time.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let (method, step): (_, unsafe extern "C" fn(*mut Opaque)) = match operation {
        Operation::Multiply => ("Multiply", modforge_cryptopp_multiply),
        Operation::Square => ("Square", modforge_cryptopp_square),
        Operation::PowerVartime => ("Exponentiate", modforge_cryptopp_power),
        Operation::InvertVartime => ("MultiplicativeInverse", modforge_cryptopp_invert),
        _ => return Vec::new(),
    };
    let version = modforge_cryptopp_version();
    let label = Label {
        subject: "Crypto++".to_owned(),
        method: format!("MontgomeryRepresentation::{method}"),
        version: format!("{}.{}.{}", version / 100, version / 10 % 10, version % 10),
    };
    vec![Box::new(Cryptopp { label, case, operation, step })]
}

struct Cryptopp<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    step: unsafe extern "C" fn(*mut Opaque),
}

impl Contestant for Cryptopp<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        if self.operation == Operation::InvertVartime {
            let states: Vec<_> =
                self.case.operands(times.max(1)).iter().map(|unit| State::new(self.case, unit)).collect();
            let (mut next, mut last) = (states.iter().cycle(), &states[0]);
            let elapsed = timed(times, || {
                last = next.next().expect("a cycle");
                // SAFETY: a live state.
                unsafe { (self.step)(last.handle) };
            });
            return Chain { value: last.read(modforge_cryptopp_inverse), elapsed };
        }
        let state = State::new(self.case, &self.case.x);
        // SAFETY: a live state.
        let elapsed = timed(times, || unsafe { (self.step)(state.handle) });
        Chain { value: state.read(modforge_cryptopp_x), elapsed }
    }
}

/// Freed when dropped.
struct State {
    handle: *mut Opaque,
    count: usize,
}

impl State {
    fn new(case: &Case, x: &BigUint) -> Self {
        let count = case.modulus.to_bytes_le().len();
        let bytes = |value: &BigUint| {
            let mut bytes = value.to_bytes_le();
            bytes.resize(count, 0);
            bytes
        };
        let (m, x, y, e) = (bytes(&case.modulus), bytes(x), bytes(&case.y), bytes(&case.exponent));
        // SAFETY: four numbers of `count` bytes, the modulus odd.
        let handle = unsafe { modforge_cryptopp_new(m.as_ptr(), x.as_ptr(), y.as_ptr(), e.as_ptr(), count) };
        Self { handle, count }
    }

    fn read(&self, part: unsafe extern "C" fn(*mut Opaque, *mut u8, usize)) -> BigUint {
        let mut bytes = vec![0; self.count];
        // SAFETY: a live state, and a buffer of the length that is passed.
        unsafe { part(self.handle, bytes.as_mut_ptr(), self.count) };
        BigUint::from_bytes_le(&bytes)
    }
}

impl Drop for State {
    fn drop(&mut self) {
        // SAFETY: a live state, not used again.
        unsafe { modforge_cryptopp_free(self.handle) };
    }
}
