//! OpenSSL: BN_mod_mul_montgomery, BN_mod_exp_mont and BN_mod_exp_mont_consttime (two at once for batches) with a
//! prepared BN_MONT_CTX, BN_mod_inverse, and the private operation of RSA.

use crate::contestant::timed;
use crate::words::to_be_bytes;
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_int, c_uchar};
use std::hint::black_box;
use std::ptr;
use std::sync::{Mutex, PoisonError};

/// A type that only OpenSSL knows from inside.
#[repr(C)]
struct Opaque([u8; 0]);

type Bignum = *mut Opaque;
type Context = *mut Opaque;
type Montgomery = *mut Opaque;
type Rsa = *mut Opaque;

// openssl/bn.h, openssl/rsa.h and openssl/crypto.h, version 4.0. Functions that return an int return 1 for success.
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
    fn BN_mod_exp_mont_consttime_x2(
        r1: Bignum,
        a1: *const Opaque,
        p1: *const Opaque,
        m1: *const Opaque,
        mont1: Montgomery,
        r2: Bignum,
        a2: *const Opaque,
        p2: *const Opaque,
        m2: *const Opaque,
        mont2: Montgomery,
        ctx: Context,
    ) -> c_int;
    fn BN_set_flags(b: Bignum, n: c_int);
    fn BN_mod_inverse(r: Bignum, a: *const Opaque, n: *const Opaque, ctx: Context) -> Bignum;
    fn RSA_new() -> Rsa;
    fn RSA_free(rsa: Rsa);
    fn RSA_set0_key(rsa: Rsa, n: Bignum, e: Bignum, d: Bignum) -> c_int;
    fn RSA_set0_factors(rsa: Rsa, p: Bignum, q: Bignum) -> c_int;
    fn RSA_set0_crt_params(rsa: Rsa, dmp1: Bignum, dmq1: Bignum, iqmp: Bignum) -> c_int;
    fn RSA_set_flags(rsa: Rsa, flags: c_int);
    fn RSA_private_encrypt(length: c_int, from: *const c_uchar, to: *mut c_uchar, rsa: Rsa, padding: c_int) -> c_int;
    /// Features of the CPU as OpenSSL found them when it started, a bit for each feature.
    static mut OPENSSL_ia32cap_P: [u32; 10];
}

const BN_FLG_CONSTTIME: c_int = 4;
const RSA_FLAG_NO_BLINDING: c_int = 0x80;
const RSA_NO_PADDING: c_int = 3;

/// OpenSSL; where it has code for IFMA, also without, as it is on other CPUs.
///
/// It squares by multiplying a number with itself and notices that. For RSA the variants are with its blinding, which
/// is the default, and without: modforge blinds nothing.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let ifma: &[bool] = if cfg!(target_arch = "x86_64") { &[true, false] } else { &[true] };
    match operation {
        Operation::BatchMultiply => Vec::new(),
        Operation::BatchPower => {
            ifma.iter().map(|&ifma| Box::new(OpenSsl::new(case, operation, ifma)) as Box<dyn Contestant>).collect()
        }
        Operation::RsaPrivate | Operation::BatchRsaPrivate => ifma
            .iter()
            .flat_map(|&ifma| [true, false].map(|blinding| (ifma, blinding)))
            .map(|(ifma, blinding)| Box::new(RsaPrivate::new(case, operation, ifma, blinding)) as Box<dyn Contestant>)
            .collect(),
        Operation::Modexp => Vec::new(),
        _ => vec![Box::new(OpenSsl::new(case, operation, true))],
    }
}

fn label(method: &str, ifma: bool) -> Label {
    let subject = if ifma { "OpenSSL" } else { "OpenSSL, no IFMA" };
    Label { subject: subject.to_owned(), method: method.to_owned(), version: version() }
}

struct OpenSsl<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    ifma: bool,
    x: Number,
    y: Number,
    /// Bases of a batch, or operands of inversions.
    units: Vec<Number>,
    exponent: Number,
    modulus: Number,
    bytes: usize,
    context: Context,
    montgomery: Montgomery,
}

impl<'c> OpenSsl<'c> {
    fn new(case: &'c Case, operation: Operation, ifma: bool) -> Self {
        let (method, units) = match operation {
            Operation::Multiply | Operation::Square => ("BN_mod_mul_montgomery", Vec::new()),
            Operation::Power => ("BN_mod_exp_mont_consttime", Vec::new()),
            Operation::PowerVartime => ("BN_mod_exp_mont", Vec::new()),
            Operation::BatchPower => ("BN_mod_exp_mont_consttime_x2", case.units(Case::BATCH)),
            Operation::Invert => ("BN_mod_inverse with BN_FLG_CONSTTIME", case.operands(u64::MAX).to_vec()),
            Operation::InvertVartime => ("BN_mod_inverse", case.operands(u64::MAX).to_vec()),
            Operation::Prepare => ("BN_bin2bn, BN_MONT_CTX_set", Vec::new()),
            Operation::Bytes => ("BN_bin2bn, BN_to_montgomery, BN_from_montgomery, BN_bn2binpad", Vec::new()),
            _ => unreachable!("not for this contestant"),
        };
        let modulus = Number::new(&case.modulus);
        if operation == Operation::Invert {
            // SAFETY: a live number.
            unsafe { BN_set_flags(modulus.0, BN_FLG_CONSTTIME) };
        }
        // SAFETY: both are checked not to be null before use, and freed when this contestant is dropped.
        let (context, montgomery) = unsafe { (BN_CTX_new(), BN_MONT_CTX_new()) };
        assert!(!context.is_null() && !montgomery.is_null(), "OpenSSL has no memory");
        // SAFETY: live objects.
        succeed(unsafe { BN_MONT_CTX_set(montgomery, modulus.0, context) });
        Self {
            label: label(method, ifma),
            case,
            operation,
            ifma,
            x: Number::new(&case.x),
            y: Number::new(&case.y),
            units: units.iter().map(Number::new).collect(),
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

    fn batch_chain(&self, times: u64) -> Chain {
        let all: Vec<_> = self.units.iter().map(|unit| Number::new(&unit.value(self.bytes))).collect();
        let (e, m, mont) = (self.exponent.0, self.modulus.0, self.montgomery);
        let elapsed = timed(times, || {
            for pair in all.chunks_exact(2) {
                let (a, b) = (pair[0].0, pair[1].0);
                // SAFETY: live objects; the Montgomery context is that of the modulus; results may be operands.
                succeed(unsafe { BN_mod_exp_mont_consttime_x2(a, a, e, m, mont, b, b, e, m, mont, self.context) });
            }
        });
        let values: Vec<_> = all.iter().map(|x| x.value(self.bytes)).collect();
        Chain { value: self.case.side_by_side(&values), elapsed }
    }

    fn prepare_chain(&self, times: u64) -> Chain {
        let bytes = self.case.modulus.to_bytes_be();
        let elapsed = timed(times, || {
            let modulus = Number::of(&bytes);
            // SAFETY: live objects; what is made is freed.
            unsafe {
                let made = BN_MONT_CTX_new();
                assert!(!made.is_null(), "OpenSSL has no memory");
                succeed(BN_MONT_CTX_set(made, modulus.0, self.context));
                BN_MONT_CTX_free(black_box(made));
            }
        });
        Chain { value: self.case.x.clone(), elapsed }
    }

    fn bytes_chain(&self, times: u64) -> Chain {
        let mut x = self.case.x.to_bytes_be();
        let elapsed = timed(times, || {
            let number = Number::of(&x);
            // SAFETY: live objects, the number below the modulus; the result may be the operand.
            succeed(unsafe { BN_to_montgomery(number.0, number.0, self.montgomery, self.context) });
            // SAFETY: as above.
            succeed(unsafe { BN_from_montgomery(number.0, number.0, self.montgomery, self.context) });
            x = number.bytes(self.bytes);
        });
        Chain { value: BigUint::from_bytes_be(&x), elapsed }
    }

    fn inverse_chain(&self, times: u64) -> Chain {
        let (r, mut units) = (Number::new(&BigUint::ZERO), self.units.iter().cycle());
        let elapsed = timed(times, || {
            let unit = units.next().expect("a cycle");
            // SAFETY: live objects.
            let found = unsafe { BN_mod_inverse(r.0, unit.0, self.modulus.0, self.context) };
            assert!(!found.is_null(), "a unit has an inverse");
        });
        Chain { value: r.value(self.bytes), elapsed }
    }
}

impl Contestant for OpenSsl<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        with_ifma(self.ifma, || match self.operation {
            Operation::Multiply | Operation::Square => self.multiply_chain(times),
            Operation::Power | Operation::PowerVartime => self.power_chain(times),
            Operation::BatchPower => self.batch_chain(times),
            Operation::Prepare => self.prepare_chain(times),
            Operation::Bytes => self.bytes_chain(times),
            _ => self.inverse_chain(times),
        })
    }
}

impl Drop for OpenSsl<'_> {
    fn drop(&mut self) {
        // SAFETY: live objects, not used again.
        unsafe {
            BN_MONT_CTX_free(self.montgomery);
            BN_CTX_free(self.context);
        }
    }
}

struct RsaPrivate<'c> {
    label: Label,
    ifma: bool,
    case: &'c Case,
    starts: Vec<BigUint>,
    bytes: usize,
    rsa: Rsa,
}

impl<'c> RsaPrivate<'c> {
    fn new(case: &'c Case, operation: Operation, ifma: bool, blinding: bool) -> Self {
        let key = case.key.as_ref().expect("a case with a key");
        let method = if blinding { "RSA_private_encrypt" } else { "RSA_private_encrypt without blinding" };
        let number = |value: &BigUint| Number::new(value).into_raw();
        // SAFETY: the new key takes the numbers, which nobody else has, and is freed when this contestant is dropped.
        let rsa = unsafe {
            let rsa = RSA_new();
            assert!(!rsa.is_null(), "OpenSSL has no memory");
            succeed(RSA_set0_key(rsa, number(&case.modulus), number(&key.e), number(&key.d)));
            succeed(RSA_set0_factors(rsa, number(&key.p), number(&key.q)));
            succeed(RSA_set0_crt_params(rsa, number(&key.dp), number(&key.dq), number(&key.q_inverse)));
            if !blinding {
                RSA_set_flags(rsa, RSA_FLAG_NO_BLINDING);
            }
            rsa
        };
        let bytes = case.modulus.to_bytes_be().len();
        Self { label: label(method, ifma), ifma, case, starts: case.starts(operation), bytes, rsa }
    }
}

impl Contestant for RsaPrivate<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let mut numbers: Vec<_> = self.starts.iter().map(|x| to_be_bytes(x, self.bytes)).collect();
        let elapsed = with_ifma(self.ifma, || {
            timed(times, || {
                for x in &mut numbers {
                    let data = x.as_mut_ptr();
                    // SAFETY: a live key; the buffer has as many bytes as the modulus, and may be source and
                    // destination.
                    let written =
                        unsafe { RSA_private_encrypt(length(self.bytes), data, data, self.rsa, RSA_NO_PADDING) };
                    assert_eq!(written, length(self.bytes), "RSA_private_encrypt failed");
                }
            })
        });
        Chain { value: self.case.side_by_side_bytes(&numbers), elapsed }
    }
}

impl Drop for RsaPrivate<'_> {
    fn drop(&mut self) {
        // SAFETY: a live key, not used again.
        unsafe { RSA_free(self.rsa) };
    }
}

/// Does the work; without `ifma`, as OpenSSL would on a CPU that has neither AVX-512 IFMA nor AVX-IFMA.
fn with_ifma<T>(ifma: bool, work: impl FnOnce() -> T) -> T {
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: OpenSSL fills the words before main and only reads them afterwards, in the calls of this file alone,
    // which take turns. Words 2 and 5 are EBX of CPUID leaf 7 and EAX of its subleaf 1 (crypto/x86_64cpuid.pl).
    unsafe {
        let features = &raw mut OPENSSL_ia32cap_P;
        let known = *features;
        if !ifma {
            (*features)[2] &= !(1 << 21);
            (*features)[5] &= !(1 << 23);
        }
        let found = work();
        *features = known;
        found
    }
}

/// A number of OpenSSL's, freed when dropped.
struct Number(Bignum);

impl Number {
    fn new(value: &BigUint) -> Self {
        Self::of(&value.to_bytes_be())
    }

    fn of(bytes: &[u8]) -> Self {
        // SAFETY: the pointer and length are those of the bytes; a null destination makes a new number.
        let number = unsafe { BN_bin2bn(bytes.as_ptr(), length(bytes.len()), ptr::null_mut()) };
        assert!(!number.is_null(), "OpenSSL has no memory");
        Self(number)
    }

    /// The number, for an object that will free it.
    fn into_raw(self) -> Bignum {
        std::mem::ManuallyDrop::new(self).0
    }

    /// The value, below 256^`bytes`.
    fn value(&self, bytes: usize) -> BigUint {
        BigUint::from_bytes_be(&self.bytes(bytes))
    }

    /// So many bytes.
    fn bytes(&self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        // SAFETY: a live number; the buffer has the length that is passed.
        let written = unsafe { BN_bn2binpad(self.0, bytes.as_mut_ptr(), length(count)) };
        assert_eq!(written, length(count), "a reduced number fits");
        bytes
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
