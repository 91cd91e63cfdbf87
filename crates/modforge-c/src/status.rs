//! What a function returns: a code, and a message for the thread.

use modforge::Error;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The outcome of a call. Everything but MODFORGE_OK leaves results as they were.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum modforge_status {
    /// Done.
    MODFORGE_OK = 0,
    /// A pointer is null where there must be something. Empty numbers and arrays may be null.
    MODFORGE_NULL_POINTER = 1,
    /// A length is more than half of the address space.
    MODFORGE_LENGTH = 2,
    /// The result has not enough bytes.
    MODFORGE_RESULT_TOO_SHORT = 3,
    /// The modulus is 0.
    MODFORGE_MODULUS_ZERO = 4,
    /// The modulus has more than 2^20 bits.
    MODFORGE_MODULUS_TOO_LARGE = 5,
    /// The modulus is even where the method needs an odd one.
    MODFORGE_MODULUS_EVEN = 6,
    /// Residues of different moduli meet.
    MODFORGE_MODULUS_MISMATCH = 7,
    /// The number has a common divisor with the modulus.
    MODFORGE_NOT_INVERTIBLE = 8,
    /// No square root was found. Modulo a prime, none exists.
    MODFORGE_NO_SQUARE_ROOT = 9,
    /// The exponent has more bits than the table is made for, or than a table may be made for.
    MODFORGE_EXPONENT_TOO_LONG = 10,
    /// A number is longer than the function takes.
    MODFORGE_NUMBER_TOO_LARGE = 11,
    /// There is no memory for a table.
    MODFORGE_OUT_OF_MEMORY = 12,
    /// Refused for another reason, which the message gives.
    MODFORGE_REFUSED = 13,
    /// A defect of the library. No handle is harmed, but please report it.
    MODFORGE_DEFECT = 14,
    /// A search was stopped by the function that it tells of its progress.
    MODFORGE_STOPPED = 15,
}

use modforge_status::*;

/// Why a call did not succeed.
pub(crate) struct Failure {
    status: modforge_status,
    message: String,
}

impl Failure {
    pub(crate) fn new(status: modforge_status, message: impl Into<String>) -> Self {
        Self { status, message: message.into() }
    }

    /// The engine's error about the modulus, for a function that has it by another name.
    pub(crate) fn about(argument: &str, error: Error) -> Self {
        let Self { status, message } = error.into();
        let message = match message.strip_prefix("modulus: ") {
            Some(reason) => format!("{argument}: {reason}"),
            None => message,
        };
        Self { status, message }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let status = match error {
            Error::ModulusZero => MODFORGE_MODULUS_ZERO,
            Error::ModulusTooLarge { .. } => MODFORGE_MODULUS_TOO_LARGE,
            Error::ModulusEven => MODFORGE_MODULUS_EVEN,
            Error::ModulusMismatch => MODFORGE_MODULUS_MISMATCH,
            Error::NotInvertible { .. } => MODFORGE_NOT_INVERTIBLE,
            Error::NoSquareRoot => MODFORGE_NO_SQUARE_ROOT,
            Error::ExponentTooLong { .. } => MODFORGE_EXPONENT_TOO_LONG,
            Error::NumberTooLarge { .. } => MODFORGE_NUMBER_TOO_LARGE,
            Error::OutOfMemory { .. } => MODFORGE_OUT_OF_MEMORY,
            _ => MODFORGE_REFUSED,
        };
        Self::new(status, error.to_string())
    }
}

thread_local! {
    static MESSAGE: RefCell<CString> = RefCell::default();
}

/// Runs a call: no panic leaves it, and its failure becomes the message of the thread.
pub(crate) fn call(work: impl FnOnce() -> Result<(), Failure>) -> modforge_status {
    let outcome = catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(Failure::new(MODFORGE_DEFECT, "modforge: a defect, please report it")));
    match outcome {
        Ok(()) => MODFORGE_OK,
        Err(failure) => {
            // A thread that ends has no message any more.
            let _ =
                MESSAGE.try_with(|message| *message.borrow_mut() = CString::new(failure.message).unwrap_or_default());
            failure.status
        }
    }
}

/// The message of the last call on this thread that did not succeed, with the argument and the bound; empty before the
/// first one. It is valid until the next such call on this thread.
#[unsafe(no_mangle)]
pub extern "C" fn modforge_last_error() -> *const c_char {
    MESSAGE.try_with(|message| message.borrow().as_ptr()).unwrap_or(c"".as_ptr())
}

/// The name of a status, such as "MODFORGE_MODULUS_ZERO"; "unknown" for another number.
#[unsafe(no_mangle)]
pub extern "C" fn modforge_status_name(status: i32) -> *const c_char {
    const NAMES: [&CStr; 16] = [
        c"MODFORGE_OK",
        c"MODFORGE_NULL_POINTER",
        c"MODFORGE_LENGTH",
        c"MODFORGE_RESULT_TOO_SHORT",
        c"MODFORGE_MODULUS_ZERO",
        c"MODFORGE_MODULUS_TOO_LARGE",
        c"MODFORGE_MODULUS_EVEN",
        c"MODFORGE_MODULUS_MISMATCH",
        c"MODFORGE_NOT_INVERTIBLE",
        c"MODFORGE_NO_SQUARE_ROOT",
        c"MODFORGE_EXPONENT_TOO_LONG",
        c"MODFORGE_NUMBER_TOO_LARGE",
        c"MODFORGE_OUT_OF_MEMORY",
        c"MODFORGE_REFUSED",
        c"MODFORGE_DEFECT",
        c"MODFORGE_STOPPED",
    ];
    usize::try_from(status).ok().and_then(|index| NAMES.get(index)).unwrap_or(&c"unknown").as_ptr()
}
