//! OpenSSL: BN_mod_mul_montgomery, BN_mod_exp_mont and BN_mod_exp_mont_consttime, with a prepared BN_MONT_CTX.

use crate::contestant::timed;
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_int, c_uchar};
use std::ptr;

/// A type that only OpenSSL knows from inside.
#[repr(C)]
struct Opaque([u8; 0]);

type Bignum = *mut Opaque;
type Context = *mut Opaque;
type Montgomery = *mut Opaque;

// openssl/bn.h and openssl/crypto.h, version 4.0. Functions that return an int return 1 for success.
unsafe extern "C" {
    fn OpenSSL_version(kind: c_int) -> *const c_char;
    fn BN_free(a: Bignum);
    fn BN_bin2bn(s: *const c_uchar, len: c_int, ret: Bignum) -> Bignum;
    fn BN_bn2binpad(a: *const Opaque, to: *mut c_uchar, len: c_int) -> c_int;
    fn BN_CTX_new() -> Context;
    fn BN_CTX_free(ctx: Context);
    fn BN_MONT_CTX_new() -> Montgomery;
    fn BN_MONT_CTX_free(mont: Montgomery);
    fn BN_MONT_CTX_set(mont: Montgomery, n: *const Opaque, ctx: Context) -> c_int;
    fn BN_to_montgomery(r: Bignum, a: *const Opaque, mont: Montgomery, ctx: Context) -> c_int;
    fn BN_from_montgomery(r: Bignum, a: *const Opaque, mont: Montgomery, ctx: Context) -> c_int;
    fn BN_mod_mul_montgomery(r: Bignum, a: *const Opaque, b: *const Opaque, mont: Montgomery, ctx: Context) -> c_int;
    fn BN_mod_exp_mont(
        r: Bignum,
        a: *const Opaque,
        p: *const Opaque,
        m: *const Opaque,
        ctx: Context,
        mont: Montgomery,
    ) -> c_int;
    fn BN_mod_exp_mont_consttime(
        r: Bignum,
        a: *const Opaque,
        p: *const Opaque,
        m: *const Opaque,
        ctx: Context,
        mont: Montgomery,
    ) -> c_int;
}

/// OpenSSL, which squares by multiplying a number with itself and notices that.
pub(super) fn contestant<'c>(case: &'c Case, operation: Operation) -> Box<dyn Contestant + 'c> {
    Box::new(OpenSsl::new(case, operation))
}

struct OpenSsl {
    label: Label,
    operation: Operation,
    x: Number,
    y: Number,
    exponent: Number,
    modulus: Number,
    bytes: usize,
    context: Context,
    montgomery: Montgomery,
}

impl OpenSsl {
    fn new(case: &Case, operation: Operation) -> Self {
        let method = match operation {
            Operation::Multiply | Operation::Square => "BN_mod_mul_montgomery",
            Operation::Power => "BN_mod_exp_mont_consttime",
            Operation::PowerVartime => "BN_mod_exp_mont",
        };
        let modulus = Number::new(&case.modulus);
        // SAFETY: both are checked not to be null before use, and freed when this contestant is dropped.
        let (context, montgomery) = unsafe { (BN_CTX_new(), BN_MONT_CTX_new()) };
        assert!(!context.is_null() && !montgomery.is_null(), "OpenSSL has no memory");
        // SAFETY: live objects.
        succeed(unsafe { BN_MONT_CTX_set(montgomery, modulus.0, context) });
        Self {
            label: Label { subject: "OpenSSL".to_owned(), method: method.to_owned(), version: version() },
            operation,
            x: Number::new(&case.x),
            y: Number::new(&case.y),
            exponent: Number::new(&case.exponent),
            modulus,
            bytes: case.modulus.to_bytes_be().len(),
            context,
            montgomery,
        }
    }

    fn to_montgomery(&self, a: &Number) -> Number {
        let r = Number::new(&BigUint::ZERO);
        // SAFETY: live objects, `a` below the modulus.
        succeed(unsafe { BN_to_montgomery(r.0, a.0, self.montgomery, self.context) });
        r
    }

    fn multiply_chain(&self, times: u64) -> Chain {
        let (x, y) = (self.to_montgomery(&self.x), self.to_montgomery(&self.y));
        let factor = if self.operation == Operation::Square { x.0 } else { y.0 };
        // SAFETY: live objects in Montgomery form; the result may be an operand.
        let elapsed = timed(times, || unsafe {
            succeed(BN_mod_mul_montgomery(x.0, x.0, factor, self.montgomery, self.context));
        });
        // SAFETY: live objects.
        succeed(unsafe { BN_from_montgomery(x.0, x.0, self.montgomery, self.context) });
        Chain { value: x.value(self.bytes), elapsed }
    }

    fn power_chain(&self, times: u64) -> Chain {
        let x = Number::new(&self.x.value(self.bytes));
        let power = if self.operation == Operation::Power { BN_mod_exp_mont_consttime } else { BN_mod_exp_mont };
        // SAFETY: live objects; the Montgomery context is that of the modulus; the result may be an operand.
        let elapsed = timed(times, || unsafe {
            succeed(power(x.0, x.0, self.exponent.0, self.modulus.0, self.context, self.montgomery));
        });
        Chain { value: x.value(self.bytes), elapsed }
    }
}

impl Contestant for OpenSsl {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        match self.operation {
            Operation::Multiply | Operation::Square => self.multiply_chain(times),
            Operation::Power | Operation::PowerVartime => self.power_chain(times),
        }
    }
}

impl Drop for OpenSsl {
    fn drop(&mut self) {
        // SAFETY: live objects, not used again.
        unsafe {
            BN_MONT_CTX_free(self.montgomery);
            BN_CTX_free(self.context);
        }
    }
}

/// A number of OpenSSL's, freed when dropped.
struct Number(Bignum);

impl Number {
    fn new(value: &BigUint) -> Self {
        let bytes = value.to_bytes_be();
        // SAFETY: the pointer and length are those of the bytes; a null destination makes a new number.
        let number = unsafe { BN_bin2bn(bytes.as_ptr(), length(bytes.len()), ptr::null_mut()) };
        assert!(!number.is_null(), "OpenSSL has no memory");
        Self(number)
    }

    /// The value, below 256^`bytes`.
    fn value(&self, bytes: usize) -> BigUint {
        let mut text = vec![0; bytes];
        // SAFETY: a live number; the buffer has the length that is passed.
        let written = unsafe { BN_bn2binpad(self.0, text.as_mut_ptr(), length(bytes)) };
        assert_eq!(written, length(bytes), "a reduced number fits");
        BigUint::from_bytes_be(&text)
    }
}

impl Drop for Number {
    fn drop(&mut self) {
        // SAFETY: a live number, not used again.
        unsafe { BN_free(self.0) };
    }
}

fn version() -> String {
    // SAFETY: a constant string ("OpenSSL 4.0.3 1 Jan 2026") with its terminating zero.
    let text = unsafe { CStr::from_ptr(OpenSSL_version(0)) }.to_string_lossy();
    text.split_whitespace().nth(1).unwrap_or(&text).to_owned()
}

fn length(bytes: usize) -> c_int {
    c_int::try_from(bytes).expect("sizes within the engine's")
}

fn succeed(status: c_int) {
    assert_eq!(status, 1, "an OpenSSL function failed");
}
