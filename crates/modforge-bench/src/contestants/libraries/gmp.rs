//! GMP: multiplication and squaring by the functions that its own powm is made of, exponentiation by mpz_powm(_sec),
//! inversion by mpz_invert and mpn_sec_invert.

use crate::contestant::{NOT_NATIVE, timed};
use crate::contestants::from_bytes::FromBytes;
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use gmp_mpfr_sys::gmp::{self, limb_t, mpz_t, size_t};
use num_bigint::BigUint;
use std::ffi::CStr;
use std::mem::MaybeUninit;

// Montgomery reductions, which GMP does not export in its header (gmp-impl.h, version 6.3). Each makes
// rp = up·B⁻ⁿ modulo mp from the 2n words of `up`, which it overwrites; B = 2^64.
unsafe extern "C" {
    /// Word by word; `invm` = −m⁻¹ mod B; returns a carry of weight Bⁿ.
    #[link_name = "__gmpn_redc_1"]
    pub(in crate::contestants) fn redc_1(
        rp: *mut limb_t,
        up: *mut limb_t,
        mp: *const limb_t,
        n: size_t,
        invm: limb_t,
    ) -> limb_t;
    /// Two words at a time; `mip` = −m⁻¹ mod B² in two words; returns a carry of weight Bⁿ.
    #[link_name = "__gmpn_redc_2"]
    fn redc_2(rp: *mut limb_t, up: *mut limb_t, mp: *const limb_t, n: size_t, mip: *const limb_t) -> limb_t;
    /// By whole products, n > 8; `ip` = m⁻¹ mod Bⁿ.
    #[link_name = "__gmpn_redc_n"]
    fn redc_n(rp: *mut limb_t, up: *mut limb_t, mp: *const limb_t, n: size_t, ip: *const limb_t);
}

/// The version, and the CPU that GMP was configured for.
pub(in crate::contestants) fn version() -> String {
    // SAFETY: GMP's own constant strings, with their terminating zero.
    let (version, flags) = unsafe { (CStr::from_ptr(gmp::version), CStr::from_ptr(gmp::CFLAGS)) };
    let (version, flags) = (version.to_string_lossy(), flags.to_string_lossy());
    let option = |name: &str| flags.split_whitespace().find_map(|flag| flag.strip_prefix(name));
    let cpu = option("-mtune=").or(option("-mcpu=")).or(option("-march=")).unwrap_or("any CPU of its kind");
    if serves_this_cpu(cpu) {
        format!("{version}, built for {cpu}")
    } else {
        format!("{version}, {NOT_NATIVE}, but for {cpu}")
    }
}

/// Whether GMP for that CPU uses what this one has. It falls back to old CPUs, whose code has no mulx, where it does
/// not know one.
fn serves_this_cpu(cpu: &str) -> bool {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("bmi2") {
        let with_mulx = ["haswell", "broadwell", "skylake", "icelake", "alderlake", "znver", "bdver4"]
            .iter()
            .any(|known| cpu.starts_with(known));
        return with_mulx;
    }
    cpu != "any CPU of its kind"
}

/// For multiplication and squaring one with each reduction, of which the fastest runs.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    match operation {
        Operation::Multiply | Operation::Square => {
            let n = words_for(case.bits());
            let reductions =
                [(1, Reduction::One), (2, Reduction::Two), (9, Reduction::Whole), (1, Reduction::CarriesMerged)];
            let usable = reductions.into_iter().filter(|(least, _)| n >= *least);
            usable.map(|(_, reduction)| Box::new(Mpn::new(case, operation, reduction)) as Box<dyn Contestant>).collect()
        }
        Operation::Power | Operation::PowerVartime | Operation::BatchPower => {
            vec![Box::new(Powers::new(case, operation))]
        }
        Operation::Modexp => {
            let from_bytes = FromBytes::new("GMP", "mpz_import, mpz_powm, mpz_export", &version(), case, modexp);
            vec![Box::new(from_bytes), Box::new(Powm::new(case))]
        }
        Operation::Invert => vec![Box::new(SecretInverses::new(case))],
        Operation::InvertVartime => vec![Box::new(Inverses::new(case))],
        _ => Vec::new(),
    }
}

/// Inverses beside those of field code, in variable and in constant time.
pub(in crate::contestants) fn field_inverses(case: &Case) -> Vec<Box<dyn Contestant + '_>> {
    let mut secret = SecretInverses::new(case);
    CONSTANT_TIME.clone_into(&mut secret.label.subject);
    vec![Box::new(Inverses::new(case)), Box::new(secret)]
}

/// Square roots beside those of field code, in variable and in constant time.
pub(in crate::contestants) fn field_roots(case: &Case) -> Vec<Box<dyn Contestant + '_>> {
    let mut secret = Roots::new(case, "mpz_powm_sec", gmp::mpz_powm_sec);
    CONSTANT_TIME.clone_into(&mut secret.label.subject);
    let both = [Roots::new(case, "mpz_powm", gmp::mpz_powm), secret];
    let has_them = case.has_roots() && case.modulus.to_u32_digits()[0] % 8 != 1;
    both.into_iter().filter(|_| has_them).map(|one| Box::new(one) as Box<dyn Contestant>).collect()
}

/// The name of GMP's functions for secrets, where those for public values take part as well.
const CONSTANT_TIME: &str = "GMP constant time";

fn label(method: &str) -> Label {
    Label { subject: "GMP".to_owned(), method: method.to_owned(), version: version() }
}

#[derive(Clone, Copy)]
enum Reduction {
    One,
    Two,
    Whole,
    /// As `One`, but each row's carry is added where it belongs at once and not kept for the end: the change that
    /// Kryvinska et al. (2024) make to GMP's and MPIR's redc_1 and call new_reduce. Not part of GMP.
    CarriesMerged,
}

struct Mpn<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    reduction: Reduction,
    /// R = Bⁿ.
    radix: BigUint,
    modulus: Vec<limb_t>,
    /// As the reduction takes it.
    inverse: Vec<limb_t>,
}

impl<'c> Mpn<'c> {
    fn new(case: &'c Case, operation: Operation, reduction: Reduction) -> Self {
        let n = words_for(case.bits());
        let (name, inverse_words) = match reduction {
            Reduction::One => ("mpn_redc_1", 1),
            Reduction::Two => ("mpn_redc_2", 2),
            Reduction::Whole => ("mpn_redc_n", n),
            Reduction::CarriesMerged => ("new_reduce", 1),
        };
        let product = if operation == Operation::Square { "mpn_sqr" } else { "mpn_mul_n" };
        let base = BigUint::from(1u8) << (limb_t::BITS as usize * inverse_words);
        let inverse = case.modulus.modinv(&base).expect("an odd modulus");
        let inverse = match reduction {
            Reduction::One | Reduction::Two | Reduction::CarriesMerged => base - inverse,
            Reduction::Whole => inverse,
        };
        Self {
            label: label(&format!("{product} + {name}")),
            case,
            operation,
            reduction,
            radix: case.radix(),
            modulus: to_words(&case.modulus, n),
            inverse: to_words(&inverse, inverse_words),
        }
    }

    /// `r` = `product`·R⁻¹, below R; `product` is lost.
    fn reduce(&self, r: &mut [limb_t], product: &mut [limb_t]) {
        let (n, m) = (self.modulus.len(), self.modulus.as_ptr());
        assert!(r.len() == n && product.len() == 2 * n);
        let (rp, up, size) = (r.as_mut_ptr(), product.as_mut_ptr(), n as size_t);
        // SAFETY: rp and mp have n words, up has 2n, none overlap; the inverse has as many words as the function reads;
        // redc_n is made for n > 8 alone. These are the calls of GMP's own mpn/generic/powm.c. Row i of the fourth has
        // n words from word i of the product on, and n - i words above them.
        unsafe {
            let carry = match self.reduction {
                Reduction::One => redc_1(rp, up, m, size, self.inverse[0]),
                Reduction::Two => redc_2(rp, up, m, size, self.inverse.as_ptr()),
                Reduction::Whole => {
                    redc_n(rp, up, m, size, self.inverse.as_ptr());
                    0
                }
                Reduction::CarriesMerged => {
                    let mut top = 0;
                    for i in 0..n {
                        let row = up.add(i);
                        let carry = gmp::mpn_addmul_1(row, m, size, (*row).wrapping_mul(self.inverse[0]));
                        top |= gmp::mpn_add_1(row.add(n), row.add(n), (n - i) as size_t, carry);
                    }
                    r.copy_from_slice(&product[n..]);
                    top
                }
            };
            if carry != 0 {
                gmp::mpn_sub_n(rp, rp, m, size);
            }
        }
    }
}

impl Contestant for Mpn<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let (n, m) = (self.modulus.len(), &self.case.modulus);
        let enter = |value: &BigUint| to_words(&(value * &self.radix % m), n);
        let (mut x, y, mut product) = (enter(&self.case.x), enter(&self.case.y), vec![0; 2 * n]);
        let elapsed = match self.operation {
            Operation::Square => timed(times, || {
                // SAFETY: x has n words, the product 2n, apart from each other.
                unsafe { gmp::mpn_sqr(product.as_mut_ptr(), x.as_ptr(), n as size_t) };
                self.reduce(&mut x, &mut product);
            }),
            _ => timed(times, || {
                // SAFETY: x and y have n words, the product 2n, apart from each other.
                unsafe { gmp::mpn_mul_n(product.as_mut_ptr(), x.as_ptr(), y.as_ptr(), n as size_t) };
                self.reduce(&mut x, &mut product);
            }),
        };
        let radix_inverse = (&self.radix % m).modinv(m).expect("an odd modulus");
        Chain { value: from_words(&x) * radix_inverse % m, elapsed }
    }
}

struct Powers<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    bases: Vec<BigUint>,
    exponent: Integer,
    modulus: Integer,
}

impl<'c> Powers<'c> {
    fn new(case: &'c Case, operation: Operation) -> Self {
        Self {
            label: label(if operation == Operation::Power { "mpz_powm_sec" } else { "mpz_powm" }),
            case,
            operation,
            bases: if operation == Operation::BatchPower { case.units(Case::BATCH) } else { vec![case.x.clone()] },
            exponent: Integer::new(&case.exponent),
            modulus: Integer::new(&case.modulus),
        }
    }
}

impl Contestant for Powers<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let mut all: Vec<Integer> = self.bases.iter().map(Integer::new).collect();
        let powm = if self.operation == Operation::Power { gmp::mpz_powm_sec } else { gmp::mpz_powm };
        let elapsed = timed(times, || {
            for x in &mut all {
                let r: *mut mpz_t = &mut x.0;
                // SAFETY: four initialised integers, the modulus odd, the exponent positive; the result may be an
                // operand.
                unsafe { powm(r, r, &self.exponent.0, &self.modulus.0) };
            }
        });
        Chain { value: self.case.side_by_side(&all.iter().map(Integer::value).collect::<Vec<_>>()), elapsed }
    }
}

/// The power from bytes to bytes, as programs call GMP for it.
fn modexp(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Vec<u8> {
    let (mut r, e, m) =
        (Integer::from_be_bytes(base), Integer::from_be_bytes(exponent), Integer::from_be_bytes(modulus));
    let mut power = vec![0; modulus.len()];
    // SAFETY: four initialised integers, the modulus not zero; a number below the modulus has as many bytes as that or
    // fewer.
    unsafe {
        gmp::mpz_powm(&mut r.0, &r.0, &e.0, &m.0);
        let length = gmp::mpz_sizeinbase(&r.0, 256);
        if gmp::mpz_size(&r.0) > 0 {
            let place = power[modulus.len() - length..].as_mut_ptr();
            gmp::mpz_export(place.cast(), std::ptr::null_mut(), 1, 1, 0, 0, &r.0);
        }
    }
    power
}

/// mpz_powm alone, of numbers that GMP has already.
struct Powm {
    label: Label,
    base: Integer,
    exponent: Integer,
    modulus: Integer,
}

impl Powm {
    fn new(case: &Case) -> Self {
        Self {
            label: Label { subject: "mpz_powm alone".to_owned(), ..label("mpz_powm") },
            base: Integer::new(&case.x),
            exponent: Integer::new(&case.exponent),
            modulus: Integer::new(&case.modulus),
        }
    }
}

impl Contestant for Powm {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let mut r = Integer::new(&BigUint::ZERO);
        let elapsed = timed(times, || {
            // SAFETY: four initialised integers, the modulus not zero.
            unsafe { gmp::mpz_powm(&mut r.0, &self.base.0, &self.exponent.0, &self.modulus.0) };
        });
        Chain { value: r.value(), elapsed }
    }
}

struct Inverses {
    label: Label,
    units: Vec<Integer>,
    modulus: Integer,
}

impl Inverses {
    fn new(case: &Case) -> Self {
        Self {
            label: label("mpz_invert"),
            units: case.operands(u64::MAX).iter().map(Integer::new).collect(),
            modulus: Integer::new(&case.modulus),
        }
    }
}

impl Contestant for Inverses {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let (mut r, mut units) = (Integer::new(&BigUint::ZERO), self.units.iter().cycle());
        let elapsed = timed(times, || {
            let unit = units.next().expect("a cycle");
            // SAFETY: three initialised integers.
            let exists = unsafe { gmp::mpz_invert(&mut r.0, &unit.0, &self.modulus.0) };
            assert_ne!(exists, 0, "a unit has an inverse");
        });
        Chain { value: r.value(), elapsed }
    }
}

/// Inversion in constant time, on words.
struct SecretInverses {
    label: Label,
    units: Vec<Vec<limb_t>>,
    modulus: Vec<limb_t>,
}

impl SecretInverses {
    fn new(case: &Case) -> Self {
        let n = words_for(case.bits());
        Self {
            label: label("mpn_sec_invert"),
            units: case.operands(u64::MAX).iter().map(|unit| to_words(unit, n)).collect(),
            modulus: to_words(&case.modulus, n),
        }
    }
}

impl Contestant for SecretInverses {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let n = self.modulus.len();
        let size = n as size_t;
        // SAFETY: a function of its argument alone.
        let scratch_words = unsafe { gmp::mpn_sec_invert_itch(size) };
        let mut scratch = vec![0; usize::try_from(scratch_words).expect("a size in memory")];
        let (mut r, mut x, mut units) = (vec![0; n], vec![0; n], self.units.iter().cycle());
        let elapsed = timed(times, || {
            x.copy_from_slice(units.next().expect("a cycle")); // which is lost
            // SAFETY: r, x and the modulus have n words, the scratch space as many as asked for; the number of steps is
            // the sum of the operands' bits, as the manual wants it.
            let exists = unsafe {
                gmp::mpn_sec_invert(
                    r.as_mut_ptr(),
                    x.as_mut_ptr(),
                    self.modulus.as_ptr(),
                    size,
                    2 * limb_t::BITS as gmp::bitcnt_t * n as gmp::bitcnt_t,
                    scratch.as_mut_ptr(),
                )
            };
            assert_ne!(exists, 0, "a unit has an inverse");
        });
        Chain { value: from_words(&r), elapsed }
    }
}

type Power = unsafe extern "C" fn(*mut mpz_t, *const mpz_t, *const mpz_t, *const mpz_t);

/// Square roots by one power: a^((p + 1)/4) where p mod 4 = 3; else, p mod 8 = 5, Atkin's a·t·(2a·t² − 1) with
/// t = (2a)^((p − 5)/8).
struct Roots<'c> {
    label: Label,
    case: &'c Case,
    squares: Vec<Integer>,
    exponent: Integer,
    modulus: Integer,
    power: Power,
}

impl<'c> Roots<'c> {
    fn new(case: &'c Case, method: &str, power: Power) -> Self {
        let exponent = if case.modulus.bit(1) { (&case.modulus + 1u8) >> 2 } else { &case.modulus >> 3 };
        Self {
            label: label(method),
            case,
            squares: case.squares(u64::MAX).iter().map(Integer::new).collect(),
            exponent: Integer::new(&exponent),
            modulus: Integer::new(&case.modulus),
            power,
        }
    }
}

impl Contestant for Roots<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let zero = || Integer::new(&BigUint::ZERO);
        let (mut r, mut d, mut s, mut squares) = (zero(), zero(), zero(), self.squares.iter().cycle());
        let one_power = self.case.modulus.bit(1);
        let elapsed = timed(times, || {
            let a: *const mpz_t = &squares.next().expect("a cycle").0;
            let (r, d, s): (*mut mpz_t, *mut mpz_t, *mut mpz_t) = (&mut r.0, &mut d.0, &mut s.0);
            let (e, p): (*const mpz_t, *const mpz_t) = (&self.exponent.0, &self.modulus.0);
            // SAFETY: initialised integers, p odd, e positive; results may be operands.
            unsafe {
                if one_power {
                    (self.power)(r, a, e, p);
                } else {
                    gmp::mpz_mul_2exp(d, a, 1);
                    gmp::mpz_mod(d, d, p);
                    (self.power)(r, d, e, p);
                    gmp::mpz_mul(s, r, r);
                    gmp::mpz_mod(s, s, p);
                    gmp::mpz_mul(s, s, d);
                    gmp::mpz_sub_ui(s, s, 1);
                    gmp::mpz_mod(s, s, p);
                    gmp::mpz_mul(r, r, a);
                    gmp::mpz_mod(r, r, p);
                    gmp::mpz_mul(r, r, s);
                    gmp::mpz_mod(r, r, p);
                }
            }
        });
        Chain { value: self.case.smaller(r.value()), elapsed }
    }
}

/// A number of GMP's, freed when dropped.
struct Integer(mpz_t);

impl Integer {
    fn new(value: &BigUint) -> Self {
        let words = value.to_u64_digits();
        let mut integer = MaybeUninit::uninit();
        // SAFETY: mpz_init fills the place; mpz_import then reads the words, least significant first, native order.
        unsafe {
            gmp::mpz_init(integer.as_mut_ptr());
            gmp::mpz_import(integer.as_mut_ptr(), words.len(), -1, 8, 0, 0, words.as_ptr().cast());
            Self(integer.assume_init())
        }
    }

    fn from_be_bytes(bytes: &[u8]) -> Self {
        let mut integer = MaybeUninit::uninit();
        // SAFETY: mpz_init fills the place; mpz_import then reads the bytes, most significant first.
        unsafe {
            gmp::mpz_init(integer.as_mut_ptr());
            gmp::mpz_import(integer.as_mut_ptr(), bytes.len(), 1, 1, 0, 0, bytes.as_ptr().cast());
            Self(integer.assume_init())
        }
    }

    fn value(&self) -> BigUint {
        // SAFETY: an initialised integer has mpz_size words, and mpz_limbs_read points to them while it lives.
        let words: Vec<limb_t> = unsafe {
            let count = gmp::mpz_size(&self.0);
            (0..count).map(|i| gmp::mpz_getlimbn(&self.0, i as size_t)).collect()
        };
        from_words(&words)
    }
}

impl Drop for Integer {
    fn drop(&mut self) {
        // SAFETY: initialised, and not used again.
        unsafe { gmp::mpz_clear(&mut self.0) };
    }
}

#[cfg(test)]
mod tests {
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn old_cpus_do_not_serve_one_with_mulx() {
        let mulx = std::arch::is_x86_feature_detected!("bmi2");
        assert!(super::serves_this_cpu("znver3") && super::serves_this_cpu("icelake-client"));
        assert!(["k8", "core2", "nehalem"].iter().all(|old| super::serves_this_cpu(old) != mulx));
        assert!(!super::serves_this_cpu("any CPU of its kind"));
    }
}
