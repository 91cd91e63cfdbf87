//! crypto_mb of Intel's Cryptography Primitives Library: eight numbers at once in AVX-512 IFMA.
//!
//! Distributions do not have it and its licence is Intel's own, so it is not built here: the variable
//! `MODFORGE_CRYPTO_MB` names the shared library, such as that of the Python package `ipp-crypto`. Batches of powers
//! and private operations go through its public functions, products and squares through the multiplier behind them.

use crate::contestant::timed;
use crate::contestants::shared_library::SharedLibrary;
use crate::words::{from_words, to_be_bytes, to_words, words_for};
use crate::{Case, Chain, Contestant, Error, Label, Operation};
use num_bigint::BigUint;
use std::ffi::{c_int, c_void};
use std::ptr;

/// The variable that names the library's file.
const VARIABLE: &str = "MODFORGE_CRYPTO_MB";

/// Numbers in the lanes of a vector, as many as a batch has.
const LANES: usize = Case::BATCH;

/// Bits of a digit of the multipliers.
const DIGIT: usize = 52;

/// Bits of the moduli that powers and private operations are made for.
const SIZES: [u64; 4] = [1024, 2048, 3072, 4096];

/// The multipliers: numbers of so many digits.
const DIGITS: [usize; 6] = [10, 20, 30, 40, 60, 79];

/// crypto_mb/exp.h: arrays of eight pointers to words; the status has a nibble for each number, 0 for success.
type Power = unsafe extern "C" fn(
    *const *mut u64,
    *const *const u64,
    *const *const u64,
    c_int,
    *const *const u64,
    c_int,
    *mut u8,
    c_int,
) -> u32;
type BufferSize = unsafe extern "C" fn(c_int) -> c_int;
/// crypto_mb/rsa.h: a method is a description of the work, for keys of so many bits.
type Method = unsafe extern "C" fn(c_int) -> *const c_void;
type MethodBufferSize = unsafe extern "C" fn(*const c_void) -> c_int;
/// From big-endian bytes to big-endian bytes; p, q, d modulo p − 1 and q − 1 and 1/q modulo p in words.
type Private = unsafe extern "C" fn(
    *const *const u8,
    *const *mut u8,
    *const *const u64,
    *const *const u64,
    *const *const u64,
    *const *const u64,
    *const *const u64,
    c_int,
    *const c_void,
    *mut u8,
) -> u32;
/// From big-endian bytes to big-endian bytes, to the power 65537; the modulus in words.
type Public =
    unsafe extern "C" fn(*const *const u8, *const *mut u8, *const *const u64, c_int, *const c_void, *mut u8) -> u32;
/// Digit i of number j is word 8i + j: product, factors, moduli, −1/modulus modulo 2^52 for each number. The product is
/// below twice the modulus where the factors are.
type Multiply = unsafe extern "C" fn(*mut Row, *const Row, *const Row, *const Row, *const Row);

/// One digit of each number.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Row([u64; LANES]);

/// The library where it is named.
///
/// # Errors
/// A file that cannot be loaded, or lacks a function.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Result<Vec<Box<dyn Contestant + 'c>>, Error> {
    let takes = match operation {
        Operation::BatchMultiply => true,
        Operation::BatchPower | Operation::BatchRsaPrivate => SIZES.contains(&case.bits()),
        _ => false,
    };
    if !takes {
        return Ok(Vec::new());
    }
    let Some(library) = SharedLibrary::named(VARIABLE)? else {
        return Ok(Vec::new());
    };
    if operation == Operation::BatchMultiply {
        let Some(digits) = DIGITS.into_iter().find(|&digits| case.bits() as usize + 2 <= DIGIT * digits) else {
            return Ok(Vec::new());
        };
        let name = format!("ifma_amm52x{digits}_mb8");
        // SAFETY: the type is that of the library's sources; the copy lives no longer than the library, which is kept.
        let multiply = unsafe { library.symbol(&name)? };
        return Ok(vec![Box::new(Products { label: label(&name), case, digits, multiply, _library: library })]);
    }
    if operation == Operation::BatchRsaPrivate {
        return Ok(vec![Box::new(RsaPrivate::new(case, library)?)]);
    }
    // SAFETY: the types are those of crypto_mb/exp.h; the copies live no longer than the library, which is kept.
    let (power, buffer_size) = unsafe { (library.symbol("mbx_exp_mb8")?, library.symbol("mbx_exp_BufferSize")?) };
    Ok(vec![Box::new(Powers { label: label("mbx_exp_mb8"), case, power, buffer_size, _library: library })])
}

fn label(method: &str) -> Label {
    Label { subject: "crypto_mb".to_owned(), method: method.to_owned(), version: format!("as {VARIABLE} names it") }
}

struct Powers<'c> {
    label: Label,
    case: &'c Case,
    power: Power,
    buffer_size: BufferSize,
    /// Keeps the functions loaded.
    _library: SharedLibrary,
}

impl Contestant for Powers<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let n = words_for(self.case.bits());
        let words = |value: &BigUint| to_words(value, n);
        let mut x: Vec<Vec<u64>> = self.case.units(LANES).iter().map(words).collect();
        let mut r = vec![vec![0; n]; LANES];
        let (e, m) = (words(&self.case.exponent), words(&self.case.modulus));
        let bits = c_int::try_from(self.case.bits()).expect("at most 4096");
        // SAFETY: a function of its argument alone.
        let size = unsafe { (self.buffer_size)(bits) };
        let mut buffer = vec![0; usize::try_from(size).expect("a size in memory")];
        let elapsed = timed(times, || {
            let results: [*mut u64; LANES] = std::array::from_fn(|i| r[i].as_mut_ptr());
            let bases: [*const u64; LANES] = std::array::from_fn(|i| x[i].as_ptr());
            let (exponents, moduli) = ([e.as_ptr(); LANES], [m.as_ptr(); LANES]);
            // SAFETY: eight pointers to n words each, which hold that many bits; the buffer is as long as it says.
            // Results are apart from the rest.
            let status = unsafe {
                (self.power)(
                    results.as_ptr(),
                    bases.as_ptr(),
                    exponents.as_ptr(),
                    bits,
                    moduli.as_ptr(),
                    bits,
                    buffer.as_mut_ptr(),
                    size,
                )
            };
            assert_eq!(status, 0, "mbx_exp_mb8 failed");
            std::mem::swap(&mut r, &mut x);
        });
        Chain { value: self.case.side_by_side(&x.iter().map(|x| from_words(x)).collect::<Vec<_>>()), elapsed }
    }
}

struct Products<'c> {
    label: Label,
    case: &'c Case,
    digits: usize,
    multiply: Multiply,
    /// Keeps the functions loaded.
    _library: SharedLibrary,
}

impl Products<'_> {
    fn rows(&self, numbers: &[BigUint]) -> Vec<Row> {
        let digit = |number: &BigUint, i: usize| {
            let digit = (number >> (DIGIT * i)) % (1u64 << DIGIT);
            digit.iter_u64_digits().next().unwrap_or(0)
        };
        (0..self.digits).map(|i| Row(std::array::from_fn(|lane| digit(&numbers[lane], i)))).collect()
    }
}

impl Contestant for Products<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let (m, radix) = (&self.case.modulus, BigUint::from(1u8) << (DIGIT * self.digits));
        let same = |number: &BigUint| vec![number.clone(); LANES];
        let enter = |value: &BigUint| value * &radix % m;
        let mut x = self.rows(&self.case.units(LANES).iter().map(enter).collect::<Vec<_>>());
        let (y, moduli) = (self.rows(&same(&enter(&self.case.y))), self.rows(&same(m)));
        let base = BigUint::from(1u64 << DIGIT);
        let inverse = &base - m.modinv(&base).expect("an odd modulus");
        let inverses = Row([inverse.iter_u64_digits().next().unwrap_or(0); LANES]);
        let mut r = vec![Row([0; LANES]); self.digits];
        let elapsed = timed(times, || {
            // SAFETY: rows for as many digits as the function takes, the result apart from the rest.
            unsafe {
                (self.multiply)(r.as_mut_ptr(), x.as_ptr(), y.as_ptr(), moduli.as_ptr(), ptr::from_ref(&inverses));
            }
            std::mem::swap(&mut r, &mut x);
        });
        let radix_inverse = (&radix % m).modinv(m).expect("an odd modulus");
        let number = |lane: usize| {
            let sum = x.iter().rev().fold(BigUint::ZERO, |number, row| (number << DIGIT) + row.0[lane]);
            sum * &radix_inverse % m
        };
        Chain { value: self.case.side_by_side(&(0..LANES).map(number).collect::<Vec<_>>()), elapsed }
    }
}

/// The private operation, whose result is checked with the public exponent, as the other libraries do.
struct RsaPrivate<'c> {
    label: Label,
    case: &'c Case,
    private: Private,
    public: Public,
    private_method: *const c_void,
    public_method: *const c_void,
    buffer_bytes: usize,
    /// Keeps the functions loaded.
    _library: SharedLibrary,
}

impl<'c> RsaPrivate<'c> {
    fn new(case: &'c Case, library: SharedLibrary) -> Result<Self, Error> {
        // SAFETY: the types are those of crypto_mb/rsa.h; the copies live no longer than the library, which is kept.
        let (private, public, private_method, public_method, buffer_size) = unsafe {
            (
                library.symbol::<Private>("mbx_rsa_private_crt_mb8")?,
                library.symbol::<Public>("mbx_rsa_public_mb8")?,
                library.symbol::<Method>("mbx_RSA_private_crt_Method")?,
                library.symbol::<Method>("mbx_RSA_pub65537_Method")?,
                library.symbol::<MethodBufferSize>("mbx_RSA_Method_BufSize")?,
            )
        };
        let bits = key_bits(case);
        // SAFETY: functions of their arguments alone; the size is one that the library has.
        let (private_method, public_method) = unsafe { (private_method(bits), public_method(bits)) };
        // SAFETY: as above.
        let sizes = [private_method, public_method].map(|method| unsafe { buffer_size(method) });
        let buffer_bytes = sizes.into_iter().max().and_then(|size| usize::try_from(size).ok()).expect("a size");
        Ok(Self {
            label: label("mbx_rsa_private_crt_mb8, mbx_rsa_public_mb8"),
            case,
            private,
            public,
            private_method,
            public_method,
            buffer_bytes,
            _library: library,
        })
    }
}

fn key_bits(case: &Case) -> c_int {
    c_int::try_from(case.bits()).expect("at most 4096")
}

impl Contestant for RsaPrivate<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let key = self.case.key.as_ref().expect("a case with a key");
        let (bits, bytes) = (self.case.bits(), self.case.modulus.to_bytes_be().len());
        let parts = [&key.p, &key.q, &key.dp, &key.dq, &key.q_inverse].map(|part| to_words(part, words_for(bits / 2)));
        let [p, q, dp, dq, q_inverse] = parts.each_ref().map(|part| [part.as_ptr(); LANES]);
        let modulus = to_words(&self.case.modulus, words_for(bits));
        let n = [modulus.as_ptr(); LANES];
        let mut x: Vec<_> = self.case.units(LANES).iter().map(|x| to_be_bytes(x, bytes)).collect();
        let (mut y, mut checked) = (vec![vec![0; bytes]; LANES], vec![vec![0; bytes]; LANES]);
        let mut buffer = vec![0; self.buffer_bytes];
        let elapsed = timed(times, || {
            let from: [*const u8; LANES] = std::array::from_fn(|i| x[i].as_ptr());
            let to: [*mut u8; LANES] = std::array::from_fn(|i| y[i].as_mut_ptr());
            let again: [*mut u8; LANES] = std::array::from_fn(|i| checked[i].as_mut_ptr());
            // SAFETY: eight pointers each: to numbers of as many bytes as the modulus, and to words of the primes and
            // of what is below them; the buffer is as long as both methods say. Results are apart from the rest.
            let statuses = unsafe {
                [
                    (self.private)(
                        from.as_ptr(),
                        to.as_ptr(),
                        p.as_ptr(),
                        q.as_ptr(),
                        dp.as_ptr(),
                        dq.as_ptr(),
                        q_inverse.as_ptr(),
                        key_bits(self.case),
                        self.private_method,
                        buffer.as_mut_ptr(),
                    ),
                    (self.public)(
                        to.as_ptr().cast(),
                        again.as_ptr(),
                        n.as_ptr(),
                        key_bits(self.case),
                        self.public_method,
                        buffer.as_mut_ptr(),
                    ),
                ]
            };
            assert_eq!(statuses, [0, 0], "mbx_rsa_private_crt_mb8 failed");
            assert_eq!(checked, x, "a fault");
            std::mem::swap(&mut x, &mut y);
        });
        Chain { value: self.case.side_by_side_bytes(&x), elapsed }
    }
}
