//! AWS-LC: the functions that it shares with OpenSSL, two exponentiations at once, and the private operation of RSA.

use crate::contestant::timed;
use crate::words::to_be_bytes;
use crate::{Case, Chain, Contestant, Label, Operation};
use aws_lc_sys::{
    BIGNUM, BN_CTX, BN_CTX_free, BN_CTX_new, BN_MONT_CTX, BN_MONT_CTX_free, BN_MONT_CTX_new_for_modulus, BN_bin2bn,
    BN_bn2bin_padded, BN_free, BN_from_montgomery, BN_mod_exp_mont, BN_mod_exp_mont_consttime,
    BN_mod_exp_mont_consttime_x2, BN_mod_inverse_odd, BN_mod_mul_montgomery, BN_to_montgomery, RSA, RSA_NO_PADDING,
    RSA_free, RSA_new_private_key, RSA_private_encrypt,
};
use num_bigint::BigUint;
use std::hint::black_box;
use std::ptr;

/// AWS-LC, which has no inversion in constant time that a program may call.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    match operation {
        Operation::BatchMultiply | Operation::Invert => Vec::new(),
        Operation::RsaPrivate | Operation::BatchRsaPrivate => vec![Box::new(RsaPrivate::new(case, operation))],
        Operation::Modexp => Vec::new(),
        _ => vec![Box::new(AwsLc::new(case, operation))],
    }
}

fn label(method: &str) -> Label {
    let version = String::from_utf8_lossy(aws_lc_sys::AWSLC_VERSION_NUMBER_STRING);
    Label {
        subject: "AWS-LC".to_owned(),
        method: method.to_owned(),
        version: version.trim_end_matches('\0').to_owned(),
    }
}

struct AwsLc<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    /// Bases of a batch, or operands of inversions.
    units: Vec<Number>,
    exponent: Number,
    modulus: Number,
    bytes: usize,
    context: *mut BN_CTX,
    montgomery: *mut BN_MONT_CTX,
}

impl<'c> AwsLc<'c> {
    fn new(case: &'c Case, operation: Operation) -> Self {
        let (method, units) = match operation {
            Operation::Multiply | Operation::Square => ("BN_mod_mul_montgomery", Vec::new()),
            Operation::Power => ("BN_mod_exp_mont_consttime", Vec::new()),
            Operation::PowerVartime => ("BN_mod_exp_mont", Vec::new()),
            Operation::BatchPower => ("BN_mod_exp_mont_consttime_x2", case.units(Case::BATCH)),
            Operation::InvertVartime => ("BN_mod_inverse_odd", case.operands(u64::MAX).to_vec()),
            Operation::Prepare => ("BN_bin2bn, BN_MONT_CTX_new_for_modulus", Vec::new()),
            Operation::Bytes => ("BN_bin2bn, BN_to_montgomery, BN_from_montgomery, BN_bn2bin_padded", Vec::new()),
            _ => unreachable!("not for this contestant"),
        };
        let modulus = Number::new(&case.modulus);
        // SAFETY: both are checked not to be null before use, and freed when this contestant is dropped.
        let (context, montgomery) = unsafe {
            let context = BN_CTX_new();
            assert!(!context.is_null(), "AWS-LC has no memory");
            (context, BN_MONT_CTX_new_for_modulus(modulus.0, context))
        };
        assert!(!montgomery.is_null(), "AWS-LC refuses the modulus");
        Self {
            label: label(method),
            case,
            operation,
            units: units.iter().map(Number::new).collect(),
            exponent: Number::new(&case.exponent),
            modulus,
            bytes: case.modulus.to_bytes_be().len(),
            context,
            montgomery,
        }
    }

    fn multiply_chain(&self, times: u64) -> Chain {
        let enter = |value: &BigUint| {
            let r = Number::new(value);
            // SAFETY: live objects, the number below the modulus; the result may be the operand.
            succeed(unsafe { BN_to_montgomery(r.0, r.0, self.montgomery, self.context) });
            r
        };
        let (x, y) = (enter(&self.case.x), enter(&self.case.y));
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
        let x = Number::new(&self.case.x);
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
            // SAFETY: live objects; what is made is freed, also if it is null.
            unsafe { BN_MONT_CTX_free(black_box(BN_MONT_CTX_new_for_modulus(modulus.0, self.context))) };
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
        let (r, mut units, mut none) = (Number::new(&BigUint::ZERO), self.units.iter().cycle(), 0);
        let elapsed = timed(times, || {
            let unit = units.next().expect("a cycle");
            // SAFETY: live objects, the unit below the modulus.
            succeed(unsafe { BN_mod_inverse_odd(r.0, &raw mut none, unit.0, self.modulus.0, self.context) });
        });
        Chain { value: r.value(self.bytes), elapsed }
    }
}

impl Contestant for AwsLc<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        match self.operation {
            Operation::Multiply | Operation::Square => self.multiply_chain(times),
            Operation::Power | Operation::PowerVartime => self.power_chain(times),
            Operation::BatchPower => self.batch_chain(times),
            Operation::Prepare => self.prepare_chain(times),
            Operation::Bytes => self.bytes_chain(times),
            _ => self.inverse_chain(times),
        }
    }
}

impl Drop for AwsLc<'_> {
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
    case: &'c Case,
    starts: Vec<BigUint>,
    bytes: usize,
    rsa: *mut RSA,
}

impl<'c> RsaPrivate<'c> {
    fn new(case: &'c Case, operation: Operation) -> Self {
        let key = case.key.as_ref().expect("a case with a key");
        let parts = [&case.modulus, &key.e, &key.d, &key.p, &key.q, &key.dp, &key.dq, &key.q_inverse].map(Number::new);
        let [n, e, d, p, q, dp, dq, q_inverse] = parts.each_ref().map(|part| part.0.cast_const());
        // SAFETY: live numbers, which are copied; the key is checked and freed when this contestant is dropped.
        let rsa = unsafe { RSA_new_private_key(n, e, d, p, q, dp, dq, q_inverse) };
        assert!(!rsa.is_null(), "AWS-LC refuses the key");
        let bytes = case.modulus.to_bytes_be().len();
        Self { label: label("RSA_private_encrypt"), case, starts: case.starts(operation), bytes, rsa }
    }
}

impl Contestant for RsaPrivate<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let mut numbers: Vec<_> = self.starts.iter().map(|x| to_be_bytes(x, self.bytes)).collect();
        let mut y = vec![0; self.bytes];
        let elapsed = timed(times, || {
            for x in &mut numbers {
                // SAFETY: a live key; both buffers have as many bytes as the modulus.
                let written =
                    unsafe { RSA_private_encrypt(self.bytes, x.as_ptr(), y.as_mut_ptr(), self.rsa, RSA_NO_PADDING) };
                assert!(usize::try_from(written) == Ok(self.bytes), "RSA_private_encrypt failed");
                std::mem::swap(x, &mut y);
            }
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

/// A number of AWS-LC's, freed when dropped.
struct Number(*mut BIGNUM);

impl Number {
    fn new(value: &BigUint) -> Self {
        Self::of(&value.to_bytes_be())
    }

    fn of(bytes: &[u8]) -> Self {
        // SAFETY: the pointer and length are those of the bytes; a null destination makes a new number.
        let number = unsafe { BN_bin2bn(bytes.as_ptr(), bytes.len(), ptr::null_mut()) };
        assert!(!number.is_null(), "AWS-LC has no memory");
        Self(number)
    }

    /// The value, below 256^`bytes`.
    fn value(&self, bytes: usize) -> BigUint {
        BigUint::from_bytes_be(&self.bytes(bytes))
    }

    /// Copies `count` bytes.
    fn bytes(&self, count: usize) -> Vec<u8> {
        let mut bytes = vec![0; count];
        // SAFETY: a live number; the buffer has the length that is passed.
        succeed(unsafe { BN_bn2bin_padded(bytes.as_mut_ptr(), count, self.0) });
        bytes
    }
}

impl Drop for Number {
    fn drop(&mut self) {
        // SAFETY: a live number, not used again.
        unsafe { BN_free(self.0) };
    }
}

fn succeed(status: i32) {
    assert_eq!(status, 1, "an AWS-LC function failed");
}
