//! The memory of a caller, places in it, and what must become of them.

use modforge_c::modforge_status::{self, *};
use modforge_c::{modforge_last_error, modforge_status_name};
use num_bigint::BigUint;
use std::ffi::CStr;

/// A length that no allocation has.
pub const TOO_LONG: usize = isize::MAX as usize + 1;

/// What an argument says of bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// A null pointer, with this length beside it.
    Null(usize),
    /// Where they start in the memory, and how many they are.
    At(usize, usize),
    /// A pointer, with this length of at least [`TOO_LONG`] beside it.
    Long(usize),
}

/// Why a call must be refused: the status, and how its message begins.
#[derive(Clone, Debug)]
pub struct Fault(pub modforge_status, pub String);

pub fn null(name: &str) -> Fault {
    Fault(MODFORGE_NULL_POINTER, format!("{name}: null"))
}

/// Whether a call was done, where it has no faults; it was refused for one of them otherwise.
pub fn done(status: modforge_status, faults: &[Fault]) -> bool {
    if status == MODFORGE_OK {
        assert!(faults.is_empty(), "done in spite of {faults:?}");
        return true;
    }
    let message = message();
    let is_its = |fault: &Fault| fault.0 == status && message.starts_with(&fault.1);
    assert!(faults.iter().any(is_its), "{status:?} {message:?} instead of {faults:?}");
    assert!(!message.contains(['\n', '\0']), "{message:?}");
    false
}

/// The last message of this thread.
pub fn message() -> String {
    // SAFETY: a string of the library, which lives until the next call that fails.
    unsafe { CStr::from_ptr(modforge_last_error()) }.to_str().expect("text").to_owned()
}

pub fn name_of_status(status: i32) -> String {
    // SAFETY: a string of the library, which lives on.
    unsafe { CStr::from_ptr(modforge_status_name(status)) }.to_str().expect("text").to_owned()
}

/// The bytes that a caller has.
pub struct Memory(Vec<u8>);

impl Memory {
    pub fn new(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The pointer and the length that stand for a place.
    pub fn pointer(&mut self, place: Place) -> (*mut u8, usize) {
        let start = self.0.as_mut_ptr();
        match place {
            Place::Null(length) => (std::ptr::null_mut(), length),
            Place::At(at, length) => {
                assert!(at <= self.0.len() && length <= self.0.len() - at);
                // SAFETY: within the memory.
                (unsafe { start.add(at) }, length)
            }
            Place::Long(length) => (start, length),
        }
    }

    /// The bytes at a place; none, and perhaps a fault more, if it is not in the memory.
    pub fn read(&self, name: &str, place: Place, faults: &mut Vec<Fault>) -> &[u8] {
        match place {
            Place::At(at, length) => return &self.0[at..at + length],
            Place::Null(0) => {}
            Place::Null(_) => faults.push(null(name)),
            Place::Long(_) => faults.push(Fault(MODFORGE_LENGTH, format!("{name}: "))),
        }
        &[]
    }

    pub fn number(&self, name: &str, place: Place, faults: &mut Vec<Fault>) -> BigUint {
        BigUint::from_bytes_be(self.read(name, place, faults))
    }

    /// A call that writes a number of at least `needed` bytes. Nothing else changes, and nothing at all if it is
    /// refused. `fits` says whether a number, or a refusal for the sake of numbers, is right.
    pub fn write(
        &mut self,
        result: Place,
        needed: usize,
        mut faults: Vec<Fault>,
        call: impl FnOnce(*mut u8, usize) -> modforge_status,
        fits: impl FnOnce(Result<&BigUint, modforge_status>) -> bool,
    ) {
        match result {
            Place::Null(_) => faults.push(null("result")),
            Place::At(_, length) if length >= needed => {}
            Place::At(..) => faults.push(Fault(MODFORGE_RESULT_TOO_SHORT, "result: has".into())),
            Place::Long(_) => faults.push(Fault(MODFORGE_LENGTH, "result: ".into())),
        }
        let before = self.0.clone();
        let (pointer, length) = self.pointer(result);
        let status = call(pointer, length);
        if faults.is_empty() && status != MODFORGE_OK {
            assert!(fits(Err(status)), "{status:?}");
            faults.push(Fault(status, "operand: ".into()));
        } else if let (true, Place::At(at, length)) = (faults.is_empty(), result) {
            let number = BigUint::from_bytes_be(&self.0[at..at + length]);
            assert!(fits(Ok(&number)), "{number}");
        }
        self.is_changed_only_at(if done(status, &faults) { result } else { Place::Null(0) }, &before);
    }

    /// All bytes are as before, but for those of a place.
    pub fn is_changed_only_at(&self, place: Place, before: &[u8]) {
        let mut expected = before.to_vec();
        if let Place::At(at, length) = place {
            expected[at..at + length].copy_from_slice(&self.0[at..at + length]);
        }
        assert_eq!(self.0, expected);
    }

    pub fn copy(&self) -> Vec<u8> {
        self.0.clone()
    }
}
