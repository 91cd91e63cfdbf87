//! wolfSSL's `sp_exptmod`, of which every build has the functions: powers from number to number.
//!
//! It is under the GPL, so nothing here is built from it or linked with it. The variable `MODFORGE_WOLFSSL` names the
//! shared library; without it that of the system takes part, which distributions make for every CPU of its kind.

use crate::contestant::{NOT_NATIVE, timed};
use crate::contestants::shared_library::SharedLibrary;
use crate::words::to_be_bytes;
use crate::{Case, Chain, Contestant, Error, Label, Operation};
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_int};

/// The variable that names the library's file.
const VARIABLE: &str = "MODFORGE_WOLFSSL";

/// Of the system: Debian 12 and 13.
const FILES: [&str; 2] = ["libwolfssl.so.35", "libwolfssl.so.42"];

/// Words that hold a `sp_int`, whose size is that of the longest number of a build: 32 768 bits, and some more.
const WORDS: usize = 1 << 10;

/// `sp_int` of wolfssl/wolfcrypt/sp_int.h, which begins with its lengths.
#[repr(C, align(64))]
struct Number([u64; WORDS]);

// sp_int.h. Functions return 0 for success.
type Init = unsafe extern "C" fn(*mut Number) -> c_int;
type Read = unsafe extern "C" fn(*mut Number, *const u8, u32) -> c_int;
type Write = unsafe extern "C" fn(*const Number, *mut u8, c_int) -> c_int;
type Power = unsafe extern "C" fn(*const Number, *const Number, *const Number, *mut Number) -> c_int;
type Version = unsafe extern "C" fn() -> *const c_char;

/// The library where it is named or the system has it, and its numbers are long enough.
///
/// # Errors
/// A file that is named and cannot be loaded.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Result<Vec<Box<dyn Contestant + 'c>>, Error> {
    let method = match operation {
        Operation::Power => "sp_exptmod",
        Operation::PowerVartime => "sp_exptmod_nct",
        _ => return Ok(Vec::new()),
    };
    let (library, made_for) = match SharedLibrary::named(VARIABLE)? {
        Some(library) => (Some(library), format!("as {VARIABLE} names it")),
        None => {
            (SharedLibrary::of_system(&FILES), format!("the system's, {NOT_NATIVE}, but for every CPU of its kind"))
        }
    };
    let contestant = library.and_then(|library| Powers::new(library, case, method, &made_for));
    Ok(contestant.into_iter().map(|one| Box::new(one) as Box<dyn Contestant>).collect())
}

struct Powers<'c> {
    label: Label,
    case: &'c Case,
    init: Init,
    read: Read,
    write: Write,
    power: Power,
    _library: SharedLibrary,
}

impl<'c> Powers<'c> {
    /// None for a library without these functions, or for numbers that are too long for it.
    fn new(library: SharedLibrary, case: &'c Case, method: &str, made_for: &str) -> Option<Self> {
        // SAFETY: the types of sp_int.h; the library is kept.
        let made = unsafe {
            let version = CStr::from_ptr(library.symbol::<Version>("wolfSSL_lib_version").ok()?());
            let version = format!("{}, {made_for}", version.to_string_lossy());
            Self {
                label: Label { subject: "wolfSSL".to_owned(), method: method.to_owned(), version },
                case,
                init: library.symbol("sp_init").ok()?,
                read: library.symbol("sp_read_unsigned_bin").ok()?,
                write: library.symbol("sp_to_unsigned_bin_len").ok()?,
                power: library.symbol(method).ok()?,
                _library: library,
            }
        };
        made.powers(1).is_some().then_some(made)
    }

    fn number(&self, value: &BigUint) -> Option<Box<Number>> {
        let (bytes, mut number) = (value.to_bytes_be(), Box::new(Number([0; WORDS])));
        let length = u32::try_from(bytes.len()).ok()?;
        // SAFETY: room for the longest number of any build, and so many bytes.
        let done = unsafe { (self.init)(&mut *number) == 0 && (self.read)(&mut *number, bytes.as_ptr(), length) == 0 };
        done.then_some(number)
    }

    /// None where numbers are too long for the library.
    fn powers(&self, times: u64) -> Option<Chain> {
        let mut x = self.number(&self.case.x)?;
        let (exponent, modulus) = (self.number(&self.case.exponent)?, self.number(&self.case.modulus)?);
        let mut failed = 0;
        let elapsed = timed(times, || {
            let r: *mut Number = &mut *x;
            // SAFETY: numbers that were read; the result may be the base.
            failed |= unsafe { (self.power)(r, &*exponent, &*modulus, r) };
        });
        let mut bytes = to_be_bytes(&BigUint::ZERO, self.case.modulus.to_bytes_be().len());
        let length = c_int::try_from(bytes.len()).ok()?;
        // SAFETY: room for so many bytes, which a number below the modulus fits into.
        failed |= unsafe { (self.write)(&*x, bytes.as_mut_ptr(), length) };
        (failed == 0).then(|| Chain { value: BigUint::from_bytes_be(&bytes), elapsed })
    }
}

impl Contestant for Powers<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        self.powers(times).expect("it did so before")
    }
}
