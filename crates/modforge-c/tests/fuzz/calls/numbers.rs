//! Calls from bytes to bytes.

use super::Caller;
use super::memory::{Fault, Place, done, null};
use modforge_c::modforge_status::{self, *};
use modforge_c::*;
use num_bigint::BigUint;
use std::ffi::c_int;
use std::ptr;

type Bytes = (*mut u8, usize);

/// A function of a modulus, a result and one or two numbers.
pub struct Function {
    pub operands: &'static [&'static str],
    call: fn(*const modforge_modulus, Bytes, Bytes, Bytes) -> modforge_status,
    /// Whether an answer is right, for the modulus and the numbers.
    fits: fn(Result<&BigUint, modforge_status>, &BigUint, &BigUint, &BigUint) -> bool,
}

/// Each by its name, with the names of its operands.
macro_rules! function {
    ($name:ident($a:ident), $fits:expr) => {
        Function {
            operands: &[stringify!($a)],
            // SAFETY: pointers are as `Place` says, the handle is null or made.
            call: |m, r, a, _| unsafe { $name(m, r.0, r.1, a.0, a.1) },
            fits: $fits,
        }
    };
    ($name:ident($a:ident, $count:literal), $fits:expr) => {
        Function {
            operands: &[stringify!($a)],
            // SAFETY: as above.
            call: |m, r, a, _| unsafe { $name(m, r.0, r.1, a.0, a.1, $count) },
            fits: $fits,
        }
    };
    ($name:ident($a:ident, $b:ident), $fits:expr) => {
        Function {
            operands: &[stringify!($a), stringify!($b)],
            // SAFETY: as above.
            call: |m, r, a, b| unsafe { $name(m, r.0, r.1, a.0, a.1, b.0, b.1) },
            fits: $fits,
        }
    };
}

pub const FUNCTIONS: [Function; 11] = [
    function!(modforge_add(a, b), |r, m, a, b| r == Ok(&((a + b) % m))),
    function!(modforge_sub(a, b), |r, m, a, b| r == Ok(&((a % m + m - b % m) % m))),
    function!(modforge_mul(a, b), |r, m, a, b| r == Ok(&(a * b % m))),
    function!(modforge_pow(base, exponent), |r, m, a, b| r == Ok(&a.modpow(b, m))),
    function!(modforge_pow_vartime(base, exponent), |r, m, a, b| r == Ok(&a.modpow(b, m))),
    function!(modforge_neg(a), |r, m, a, _| r == Ok(&((m - a % m) % m))),
    function!(modforge_square(a), |r, m, a, _| r == Ok(&(a * a % m))),
    function!(modforge_inverse(a), |r, m, a, _| is_inverse(r, m, a)),
    function!(modforge_inverse_vartime(a), |r, m, a, _| is_inverse(r, m, a)),
    function!(modforge_sqrt_vartime(a), |r, m, a, _| is_root(r, m, a)),
    function!(modforge_square_times(a, 3), |r, m, a, _| r == Ok(&a.modpow(&BigUint::from(8u8), m))),
];

pub fn is_inverse(answer: Result<&BigUint, modforge_status>, m: &BigUint, a: &BigUint) -> bool {
    let one = BigUint::from(1u8) % m;
    match answer {
        Ok(number) => number < m && number * a % m == one,
        Err(status) => status == MODFORGE_NOT_INVERTIBLE && *m != BigUint::from(1u8) && a.modinv(m).is_none(),
    }
}

/// A root is looked for by trying where that is quick; modulo a composite number none need be found.
fn is_root(answer: Result<&BigUint, modforge_status>, m: &BigUint, a: &BigUint) -> bool {
    let is_prime = |m: u16| m > 1 && (2..m).all(|d| !m.is_multiple_of(d));
    match (answer, u16::try_from(m)) {
        (Ok(root), _) => root < m && root * root % m == a % m,
        (Err(MODFORGE_NO_SQUARE_ROOT), Ok(small)) if small < 300 && is_prime(small) => {
            (0..small).all(|x| BigUint::from(u32::from(x) * u32::from(x)) % m != a % m)
        }
        (Err(status), _) => status == MODFORGE_NO_SQUARE_ROOT,
    }
}

impl Caller {
    /// One of [`FUNCTIONS`]; of two places for operands it takes as many as it has.
    pub fn compute(&mut self, function: &Function, modulus: usize, result: Place, operands: [Place; 2]) {
        let mut faults = Vec::new();
        let (handle, m) = self.modulus(modulus, &mut faults);
        let mut numbers = [BigUint::ZERO, BigUint::ZERO];
        for ((number, place), name) in numbers.iter_mut().zip(operands).zip(function.operands) {
            *number = self.memory.number(name, place, &mut faults);
        }
        let [a, b] = operands.map(|place| self.memory.pointer(place));
        let needed = m.bits().div_ceil(8) as usize;
        let call = |pointer, length| (function.call)(handle, (pointer, length), a, b);
        self.memory.write(result, needed, faults, call, |answer| (function.fits)(answer, &m, &numbers[0], &numbers[1]));
    }

    /// The arrays are null, or have so many places each; or neither is there where the count is too large.
    pub fn multi_power(&mut self, modulus: usize, result: Place, pairs: Result<&[[Place; 2]], usize>) {
        let mut faults = Vec::new();
        let (handle, m) = self.modulus(modulus, &mut faults);
        let mut product = BigUint::from(1u8) % &m;
        let mut arrays = [const { Vec::new() }; 2];
        for (i, places) in pairs.unwrap_or_default().iter().enumerate() {
            let [base, exponent] = [0, 1].map(|at| {
                let (data, length) = self.memory.pointer(places[at]);
                arrays[at].push(modforge_bytes { data, length });
                self.memory.number(&format!("{}[{i}]", ["bases", "exponents"][at]), places[at], &mut faults)
            });
            product = product * base.modpow(&exponent, &m) % &m;
        }
        let (pointers, count) = match pairs {
            Ok(pairs) => (arrays.each_ref().map(|array| array.as_ptr()), pairs.len()),
            Err(count) if count > usize::MAX / 32 => {
                faults.push(Fault(MODFORGE_LENGTH, "bases: ".into()));
                ([ptr::dangling(); 2], count)
            }
            Err(count) => {
                faults.extend((count > 0).then(|| null("bases")));
                ([ptr::null(); 2], count)
            }
        };
        let needed = m.bits().div_ceil(8) as usize;
        // SAFETY: pointers are as `Place` says, the arrays have as many elements as the count says or are refused.
        let call = |r, length| unsafe { modforge_multi_pow(handle, r, length, pointers[0], pointers[1], count) };
        self.memory.write(result, needed, faults, call, |answer| answer == Ok(&product));
    }

    /// Results and bases start at places of the memory that have room for them all, or they are null.
    pub fn powers(
        &mut self,
        modulus: usize,
        results: Option<usize>,
        bases: Option<usize>,
        length: usize,
        count: usize,
        exponent: Place,
    ) {
        let mut faults = Vec::new();
        let (handle, m) = self.modulus(modulus, &mut faults);
        let e = self.memory.number("exponent", exponent, &mut faults);
        if length < m.bits().div_ceil(8) as usize {
            faults.push(Fault(MODFORGE_RESULT_TOO_SHORT, "length: ".into()));
        }
        let bytes = length.checked_mul(count).filter(|&bytes| bytes <= isize::MAX as usize);
        let place = |start: Option<usize>| match (start, bytes) {
            (Some(start), Some(bytes)) => Place::At(start, bytes),
            (Some(_), None) => Place::Long(usize::MAX),
            (None, bytes) => Place::Null(bytes.unwrap_or(usize::MAX)),
        };
        if bytes.is_none() {
            faults.extend(["count: ", "bases: "].map(|name| Fault(MODFORGE_LENGTH, name.into())));
        }
        let given = self.memory.read("bases", place(bases), &mut faults).to_vec();
        if results.is_none() && count > 0 {
            faults.push(null("result"));
        }
        let expected: Vec<_> =
            given.chunks(length.max(1)).map(|base| BigUint::from_bytes_be(base).modpow(&e, &m)).collect();
        let before = self.memory.copy();
        let [(to, _), (from, _)] = [place(results), place(bases)].map(|place| self.memory.pointer(place));
        let (data, exponent_length) = self.memory.pointer(exponent);
        // SAFETY: pointers are null, or to as many bytes as length and count say, or these are refused.
        let status = unsafe { modforge_pow_many(handle, to, from, length, count, data, exponent_length) };
        let written = if done(status, &faults) { place(results) } else { Place::Null(0) };
        self.memory.is_changed_only_at(written, &before);
        let rows = self.memory.read("results", written, &mut faults).chunks(length.max(1)).map(BigUint::from_bytes_be);
        assert!(written == Place::Null(0) || rows.eq(expected));
    }

    pub fn divisor(&mut self, vartime: bool, result: Place, a: Place, b: Place) {
        let mut faults = Vec::new();
        let [x, y] = [("a", a), ("b", b)].map(|(name, place)| self.memory.number(name, place, &mut faults));
        let [(a, a_length), (b, b_length)] = [a, b].map(|place| self.memory.pointer(place));
        let function = if vartime { modforge_gcd_vartime } else { modforge_gcd };
        // SAFETY: pointers are null or as `Place` says.
        let call = |r, length| unsafe { function(r, length, a, a_length, b, b_length) };
        let needed = a_length.max(b_length);
        self.memory.write(result, needed, faults, call, |answer| answer == Ok(&common_divisor(&x, &y)));
    }

    /// Of short numbers, by trying all divisors of 16 bits.
    pub fn primality(&mut self, prime: bool, n: Place) {
        let mut faults = Vec::new();
        let number = self.memory.number("n", n, &mut faults);
        if !prime {
            faults.push(null("prime"));
        }
        let mut answer: c_int = 7;
        let to = if prime { &raw mut answer } else { ptr::null_mut() };
        let (n, n_length) = self.memory.pointer(n);
        // SAFETY: pointers are null or as `Place` says.
        let status = unsafe { modforge_is_probable_prime_vartime(to, n, n_length, 1) };
        if !done(status, &faults) {
            assert_eq!(answer, 7);
        } else if let Ok(number) = u32::try_from(&number) {
            let is_prime = number > 1 && (2..).take_while(|d| d * d <= number).all(|d| !number.is_multiple_of(d));
            assert_eq!(answer, c_int::from(is_prime));
        } else {
            assert!(answer == 0 || (answer == 1 && number.bit(0)));
        }
    }

    pub fn jacobi(&mut self, symbol: bool, a: Place, n: Place) {
        let mut faults = Vec::new();
        let numbers = [("a", a), ("n", n)].map(|(name, place)| self.memory.number(name, place, &mut faults));
        if faults.is_empty() && !numbers[1].bit(0) {
            faults.push(Fault(MODFORGE_MODULUS_EVEN, "n: must be odd".into()));
        }
        if !symbol {
            faults.push(null("symbol"));
        }
        let mut answer: c_int = 7;
        let to = if symbol { &raw mut answer } else { ptr::null_mut() };
        let [a, n] = [a, n].map(|place| self.memory.pointer(place));
        // SAFETY: pointers are null or as `Place` says.
        let status = unsafe { modforge_jacobi_vartime(to, a.0, a.1, n.0, n.1) };
        let expected = if done(status, &faults) { symbol_of(&numbers[0], &numbers[1]) } else { 7 };
        assert_eq!(answer, expected);
    }

    /// The result starts at a place of the memory that has room for it, or it is null.
    pub fn modexp(&mut self, result: Option<usize>, base: Place, exponent: Place, modulus: Place) {
        let mut faults = Vec::new();
        let places = [("base", base), ("exponent", exponent), ("modulus", modulus)];
        let [b, e, m] = places.map(|(name, place)| self.memory.number(name, place, &mut faults));
        let [base, exponent, modulus] = places.map(|(_, place)| self.memory.pointer(place));
        let to = result.map_or(ptr::null_mut(), |at| self.memory.pointer(Place::At(at, 0)).0);
        let call = |_, _| {
            // SAFETY: as above.
            unsafe { modforge_modexp_vartime(to, base.0, base.1, exponent.0, exponent.1, modulus.0, modulus.1) }
        };
        let power = if m.bits() > 0 { b.modpow(&e, &m) } else { BigUint::ZERO };
        let result = match result {
            // Nothing is written there, so null is as good.
            None if modulus.1 == 0 => Place::At(0, 0),
            None => Place::Null(modulus.1),
            Some(at) if faults.is_empty() => Place::At(at, modulus.1),
            Some(at) => Place::At(at, 0),
        };
        self.memory.write(result, 0, faults, call, |answer| answer == Ok(&power));
    }
}

/// By the rules for 2 and for exchanging the two numbers (Jacobi 1837).
fn symbol_of(a: &BigUint, n: &BigUint) -> c_int {
    let rest = |number: &BigUint, by: u8| u8::try_from(number % by).expect("a small number");
    let (mut a, mut n, mut symbol) = (a % n, n.clone(), 1);
    while a.bits() > 0 {
        while !a.bit(0) {
            a >>= 1;
            symbol *= if matches!(rest(&n, 8), 3 | 5) { -1 } else { 1 };
        }
        symbol *= if rest(&a, 4) == 3 && rest(&n, 4) == 3 { -1 } else { 1 };
        (a, n) = (&n % &a, a);
    }
    if n == BigUint::from(1u8) { symbol } else { 0 }
}

/// By Euclid's algorithm.
fn common_divisor(a: &BigUint, b: &BigUint) -> BigUint {
    let (mut a, mut b) = (a.clone(), b.clone());
    while b.bits() > 0 {
        (a, b) = (b.clone(), a % b);
    }
    a
}
