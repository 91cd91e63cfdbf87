//! The GMP that the system has, where none is built: most distributions install the library with their compilers, made
//! for every CPU of its kind. Products and squares with the reductions of GMP's own powm, and mpz_powm_sec.

use crate::contestant::{NOT_NATIVE, timed};
use crate::contestants::shared_library::SharedLibrary;
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_int, c_long, c_void};
use std::mem::MaybeUninit;

const FILE: &str = "libgmp.so.10";

/// `mpz_t` of gmp.h.
#[repr(C)]
struct Mpz {
    allocated: c_int,
    size: c_int,
    words: *mut u64,
}

// gmp.h, and gmp-impl.h for the reductions: see the file of the GMP that is built.
type Mul = unsafe extern "C" fn(*mut u64, *const u64, *const u64, c_long) -> u64;
type Sqr = unsafe extern "C" fn(*mut u64, *const u64, c_long);
type Sub = unsafe extern "C" fn(*mut u64, *const u64, *const u64, c_long) -> u64;
type Redc1 = unsafe extern "C" fn(*mut u64, *mut u64, *const u64, c_long, u64) -> u64;
type Redc2 = unsafe extern "C" fn(*mut u64, *mut u64, *const u64, c_long, *const u64) -> u64;
type RedcN = unsafe extern "C" fn(*mut u64, *mut u64, *const u64, c_long, *const u64);
type Unary = unsafe extern "C" fn(*mut Mpz);
type Import = unsafe extern "C" fn(*mut Mpz, usize, c_int, usize, c_int, usize, *const c_void);
type Power = unsafe extern "C" fn(*mut Mpz, *const Mpz, *const Mpz, *const Mpz);

/// The library where the system has it; for multiplication and squaring one with each reduction, of which the fastest
/// runs.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let load = || SharedLibrary::of_system(&[FILE]);
    let n = words_for(case.bits());
    match operation {
        Operation::Multiply | Operation::Square => [1, 2, n]
            .into_iter()
            .enumerate()
            .filter(|&(kind, _)| n >= [1, 2, 9][kind])
            .filter_map(|(kind, words)| Products::new(load()?, case, operation, kind, words))
            .map(|one| Box::new(one) as Box<dyn Contestant>)
            .collect(),
        Operation::Power => {
            load().and_then(|library| Powers::new(library, case)).map_or(Vec::new(), |one| vec![Box::new(one)])
        }
        _ => Vec::new(),
    }
}

fn label(library: &SharedLibrary, method: &str) -> Option<Label> {
    // SAFETY: gmp_version is a pointer to a constant string with its terminating zero.
    let version = unsafe { CStr::from_ptr(*library.symbol::<*const *const c_char>("__gmp_version").ok()?) };
    Some(Label {
        subject: "GMP of the system".to_owned(),
        method: method.to_owned(),
        version: format!("{}, {NOT_NATIVE}, but for every CPU of its kind", version.to_string_lossy()),
    })
}

enum Reduction {
    One(Redc1),
    Two(Redc2),
    Whole(RedcN),
}

struct Products<'c> {
    label: Label,
    case: &'c Case,
    square: bool,
    radix: BigUint,
    modulus: Vec<u64>,
    /// As the reduction takes it.
    inverse: Vec<u64>,
    mul: Mul,
    sqr: Sqr,
    sub: Sub,
    reduction: Reduction,
    _library: SharedLibrary,
}

impl<'c> Products<'c> {
    fn new(
        library: SharedLibrary,
        case: &'c Case,
        operation: Operation,
        kind: usize,
        inverse_words: usize,
    ) -> Option<Self> {
        let name = ["redc_1", "redc_2", "redc_n"][kind];
        let square = operation == Operation::Square;
        let base = BigUint::from(1u8) << (64 * inverse_words);
        let inverse = case.modulus.modinv(&base).expect("an odd modulus");
        let inverse = if kind < 2 { base - inverse } else { inverse };
        // SAFETY: the types of gmp.h and gmp-impl.h; the library is kept.
        unsafe {
            let reduction = match kind {
                0 => Reduction::One(library.symbol("__gmpn_redc_1").ok()?),
                1 => Reduction::Two(library.symbol("__gmpn_redc_2").ok()?),
                _ => Reduction::Whole(library.symbol("__gmpn_redc_n").ok()?),
            };
            Some(Self {
                label: label(&library, &format!("{} + mpn_{name}", if square { "mpn_sqr" } else { "mpn_mul_n" }))?,
                case,
                square,
                radix: case.radix(),
                modulus: to_words(&case.modulus, words_for(case.bits())),
                inverse: to_words(&inverse, inverse_words),
                mul: library.symbol("__gmpn_mul_n").ok()?,
                sqr: library.symbol("__gmpn_sqr").ok()?,
                sub: library.symbol("__gmpn_sub_n").ok()?,
                reduction,
                _library: library,
            })
        }
    }
}

impl Contestant for Products<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let (n, m) = (self.modulus.len(), &self.case.modulus);
        let enter = |value: &BigUint| to_words(&(value * &self.radix % m), n);
        let (mut x, y, mut product) = (enter(&self.case.x), enter(&self.case.y), vec![0; 2 * n]);
        let (size, mp) = (n as c_long, self.modulus.as_ptr());
        let elapsed = timed(times, || {
            let (rp, up) = (x.as_mut_ptr(), product.as_mut_ptr());
            // SAFETY: x, y and the modulus have n words, the product 2n, none overlap; the inverse has as many words as
            // the reduction reads; redc_n is made for n > 8 alone.
            unsafe {
                if self.square {
                    (self.sqr)(up, rp, size);
                } else {
                    (self.mul)(up, rp, y.as_ptr(), size);
                }
                let carry = match self.reduction {
                    Reduction::One(reduce) => reduce(rp, up, mp, size, self.inverse[0]),
                    Reduction::Two(reduce) => reduce(rp, up, mp, size, self.inverse.as_ptr()),
                    Reduction::Whole(reduce) => {
                        reduce(rp, up, mp, size, self.inverse.as_ptr());
                        0
                    }
                };
                if carry != 0 {
                    (self.sub)(rp, rp, mp, size);
                }
            }
        });
        let radix_inverse = (&self.radix % m).modinv(m).expect("an odd modulus");
        Chain { value: from_words(&x) * radix_inverse % m, elapsed }
    }
}

struct Powers<'c> {
    label: Label,
    case: &'c Case,
    init: Unary,
    import: Import,
    clear: Unary,
    power: Power,
    _library: SharedLibrary,
}

impl<'c> Powers<'c> {
    fn new(library: SharedLibrary, case: &'c Case) -> Option<Self> {
        // SAFETY: the types of gmp.h; the library is kept.
        unsafe {
            Some(Self {
                label: label(&library, "mpz_powm_sec")?,
                case,
                init: library.symbol("__gmpz_init").ok()?,
                import: library.symbol("__gmpz_import").ok()?,
                clear: library.symbol("__gmpz_clear").ok()?,
                power: library.symbol("__gmpz_powm_sec").ok()?,
                _library: library,
            })
        }
    }

    fn integer(&self, value: &BigUint) -> Mpz {
        let (words, mut integer) = (value.to_u64_digits(), MaybeUninit::uninit());
        // SAFETY: mpz_init fills the place; mpz_import then reads the words, least significant first, native order.
        unsafe {
            (self.init)(integer.as_mut_ptr());
            (self.import)(integer.as_mut_ptr(), words.len(), -1, 8, 0, 0, words.as_ptr().cast());
            integer.assume_init()
        }
    }
}

impl Contestant for Powers<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let [mut x, mut exponent, mut modulus] =
            [&self.case.x, &self.case.exponent, &self.case.modulus].map(|value| self.integer(value));
        let elapsed = timed(times, || {
            let r: *mut Mpz = &mut x;
            // SAFETY: initialised integers, the modulus odd, the exponent positive; the result may be an operand.
            unsafe { (self.power)(r, r, &exponent, &modulus) };
        });
        // SAFETY: a result is not negative, and has `size` words while it lives.
        let words = unsafe { std::slice::from_raw_parts(x.words, usize::try_from(x.size).expect("not negative")) };
        let value = from_words(words);
        for integer in [&mut x, &mut exponent, &mut modulus] {
            // SAFETY: initialised, and not used again.
            unsafe { (self.clear)(integer) };
        }
        Chain { value, elapsed }
    }
}
