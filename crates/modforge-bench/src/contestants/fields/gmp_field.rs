//! GMP's products, reduced modulo 2^m − c by folding or by Barrett's method, and its reductions alone.

use super::field::{Field, contestant};
use crate::contestant::timed;
use crate::contestants::libraries::gmp::{field_inverses, field_roots, redc_1, version};
use crate::words::{from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Label, Operation};
use gmp_mpfr_sys::gmp::{self, limb_t, size_t};
use num_bigint::BigUint;
use std::mem::MaybeUninit;
use std::slice::from_raw_parts_mut;

/// The most words that take part.
const MAX_LIMBS: usize = 1024 / limb_t::BITS as usize;

/// Room for a product of n + 1 words: on the stack, where GMP's users have it, and not cleared first.
type Room = [MaybeUninit<limb_t>; 2 * MAX_LIMBS + 2];

fn room() -> Room {
    [const { MaybeUninit::uninit() }; 2 * MAX_LIMBS + 2]
}

/// Every way that takes the modulus. For products all are GMP, of which the fastest runs; reductions alone have names.
pub(super) fn contestants<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    let reductions = [Way::FoldAtWord, Way::FoldAtBit, Way::Barrett, Way::Montgomery];
    let usable = reductions.into_iter().filter_map(|way| Reduction::new(case, way));
    match operation {
        Operation::FieldInvert => field_inverses(case),
        Operation::FieldSqrt => field_roots(case),
        Operation::Reduce | Operation::ReduceStreams => {
            usable.map(|reduction| Box::new(Reduce::new(case, operation, reduction)) as Box<dyn Contestant>).collect()
        }
        _ => usable
            .filter(|reduction| reduction.way != Way::Montgomery) // which is in another form, and a contestant already
            .filter_map(|reduction| contestant(case, operation, reduction))
            .collect(),
    }
}

/// How a number of 2n words comes back to n.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// low + c·2^k·high, cut at the word boundary k bits above bit m; then what is above bit m once more.
    FoldAtWord,
    /// low + c·high, cut at bit m, which takes shifts.
    FoldAtBit,
    /// The quotient from the upper words and ⌊B^2n / p⌋ (Menezes, van Oorschot, Vanstone, algorithm 14.42); B = 2^64.
    Barrett,
    /// Word by word, by GMP's own function.
    Montgomery,
}

impl Way {
    fn subject(self) -> &'static str {
        match self {
            Self::FoldAtWord | Self::FoldAtBit => "GMP fold",
            Self::Barrett => "GMP Barrett",
            Self::Montgomery => "GMP Montgomery",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::FoldAtWord => "fold at the word",
            Self::FoldAtBit => "fold at bit m",
            Self::Barrett => "Barrett",
            Self::Montgomery => "mpn_redc_1",
        }
    }
}

struct Reduction {
    way: Way,
    modulus: Vec<limb_t>,
    /// The bits of the last word above the modulus.
    spare: u32,
    /// 2^m ≡ c.
    c: limb_t,
    /// What Barrett's quotient is taken with, n + 1 words; or −p⁻¹ modulo B.
    constant: Vec<limb_t>,
}

impl Reduction {
    fn new(case: &Case, way: Way) -> Option<Self> {
        let n = words_for(case.bits());
        let spare = u32::try_from(n as u64 * u64::from(limb_t::BITS) - case.bits()).expect("less than a word");
        let c = limb_t::try_from(case.pseudo_mersenne()?).ok()?;
        // What the second fold adds must fit a word: its quotient is at most c + 2^spare.
        let fits = c.checked_shl(spare).is_some_and(|factor| factor >> spare == c)
            && c.checked_add(1 << spare).and_then(|quotient| quotient.checked_mul(c)).is_some();
        let takes = match way {
            Way::FoldAtWord => fits,
            Way::FoldAtBit => spare > 0 && c >> (limb_t::BITS / 2 - 1) == 0,
            Way::Barrett | Way::Montgomery => true,
        };
        let base = BigUint::from(1u8) << limb_t::BITS;
        let constant = match way {
            Way::Montgomery => to_words(&(&base - case.modulus.modinv(&base)?), 1),
            _ => to_words(&((BigUint::from(1u8) << (2 * n as u64 * u64::from(limb_t::BITS))) / &case.modulus), n + 1),
        };
        // From two words on an element lies so little above 2^m that the quotients fit.
        (takes && (2..=MAX_LIMBS).contains(&n)).then(|| Self {
            way,
            modulus: to_words(&case.modulus, n),
            spare,
            c,
            constant,
        })
    }

    /// `r` ≡ `v`, n words from 2n; `v` is lost.
    fn reduce(&self, r: &mut [limb_t], v: &mut [limb_t]) {
        let n = self.modulus.len();
        assert!(r.len() == n && v.len() == 2 * n);
        let (low, size) = (v.as_mut_ptr(), n as size_t);
        // SAFETY: the words that each function reads and writes are within r, v (n and 2n words, checked), and the
        // modulus.
        unsafe {
            match self.way {
                Way::FoldAtWord => {
                    let carry = gmp::mpn_addmul_1(low, low.add(n), size, self.c << self.spare);
                    self.fold_last(r, v, carry);
                }
                Way::FoldAtBit => {
                    let (mut high, bit) = (room(), limb_t::BITS - self.spare);
                    let high = high.as_mut_ptr().cast();
                    gmp::mpn_rshift(high, low.add(n - 1), size + 1, bit);
                    *low.add(n - 1) &= (1 << bit) - 1;
                    let carry = match self.c {
                        1 => gmp::mpn_add_n(low, low, high, size),
                        c => gmp::mpn_addmul_1(low, high, size, c),
                    };
                    // An element may lie a little above 2^m, and then the high part has a bit more than n words.
                    self.fold_last(r, v, carry + self.c * *high.add(n));
                }
                Way::Barrett => self.barrett(r, v),
                Way::Montgomery => {
                    let modulus = self.modulus.as_ptr();
                    if redc_1(r.as_mut_ptr(), low, modulus, size, self.constant[0]) != 0 {
                        gmp::mpn_sub_n(r.as_mut_ptr(), r.as_ptr(), modulus, size);
                    }
                }
            }
        }
    }

    /// `r` = the lower n words of `v` + Bⁿ·`carry`, folded at bit m.
    fn fold_last(&self, r: &mut [limb_t], v: &mut [limb_t], carry: limb_t) {
        let n = r.len();
        let mut quotient = u128::from(carry);
        if self.spare > 0 {
            quotient = (quotient << self.spare) | u128::from(v[n - 1] >> (limb_t::BITS - self.spare));
            v[n - 1] &= limb_t::MAX >> self.spare;
        }
        let addend = quotient * u128::from(self.c);
        // The upper word is zero after a product; numbers with other high parts can need it.
        let (low, high) = (addend as limb_t, (addend >> limb_t::BITS) as limb_t);
        // SAFETY: both have n words, two at least.
        unsafe {
            let mut over = gmp::mpn_add_1(r.as_mut_ptr(), v.as_ptr(), n as size_t, low);
            if high != 0 {
                over |= gmp::mpn_add_1(r.as_mut_ptr().add(1), r.as_ptr().add(1), n as size_t - 1, high);
            }
            if over != 0 {
                gmp::mpn_add_1(r.as_mut_ptr(), r.as_ptr(), n as size_t, self.c);
            }
        }
    }

    fn barrett(&self, r: &mut [limb_t], v: &mut [limb_t]) {
        let n = r.len();
        let (mut product, mut multiple) = (room(), room());
        let (product, multiple) = (product.as_mut_ptr().cast::<limb_t>(), multiple.as_mut_ptr().cast());
        let size = n as size_t;
        let (v, modulus) = (v.as_mut_ptr(), self.modulus.as_ptr());
        // SAFETY: products of n + 1 and n words need 2n + 2 and 2n + 1; v has 2n words, of which n + 1 are read from
        // word n - 1 and from word 0, and n + 1 ≤ 2n are written; the quotient is what lies above word n + 1.
        unsafe {
            gmp::mpn_mul_n(product, v.add(n - 1), self.constant.as_ptr(), size + 1);
            gmp::mpn_mul(multiple, product.add(n + 1), size + 1, modulus, size);
            gmp::mpn_sub_n(v, v, multiple, size + 1);
            while *v.add(n) != 0 || gmp::mpn_cmp(v, modulus, size) >= 0 {
                let borrow = gmp::mpn_sub_n(v, v, modulus, size);
                *v.add(n) -= borrow;
            }
            r.copy_from_slice(std::slice::from_raw_parts(v, n));
        }
    }
}

impl Field for Reduction {
    type Element = Vec<limb_t>;

    fn label(&self, operation: Operation) -> Label {
        let square = matches!(operation, Operation::Square | Operation::SquareStreams);
        let product = if square { "mpn_sqr" } else { "mpn_mul_n" };
        Label { subject: "GMP".to_owned(), method: format!("{product} + {}", self.way.name()), version: version() }
    }

    fn enter(&self, value: &BigUint) -> Self::Element {
        to_words(value, self.modulus.len())
    }

    fn leave(&self, element: &Self::Element) -> BigUint {
        from_words(element) % from_words(&self.modulus)
    }

    fn multiply(&self, x: &mut Self::Element, y: &Self::Element) {
        let (n, mut product) = (x.len(), room());
        assert!(y.len() == n && n <= MAX_LIMBS);
        let product = product.as_mut_ptr().cast();
        // SAFETY: x and y have n words, the product has room for 2n and fills them.
        let v = unsafe {
            gmp::mpn_mul_n(product, x.as_ptr(), y.as_ptr(), n as size_t);
            from_raw_parts_mut(product, 2 * n)
        };
        self.reduce(x, v);
    }

    fn square(&self, x: &mut Self::Element) {
        let (n, mut product) = (x.len(), room());
        assert!(n <= MAX_LIMBS);
        let product = product.as_mut_ptr().cast();
        // SAFETY: x has n words, the product has room for 2n and fills them.
        let v = unsafe {
            gmp::mpn_sqr(product, x.as_ptr(), n as size_t);
            from_raw_parts_mut(product, 2 * n)
        };
        self.reduce(x, v);
    }
}

/// A reduction alone, of numbers whose upper and lower half are the last result.
struct Reduce<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    reduction: Reduction,
}

impl<'c> Reduce<'c> {
    fn new(case: &'c Case, operation: Operation, reduction: Reduction) -> Self {
        let (subject, method) = (reduction.way.subject().to_owned(), reduction.way.name().to_owned());
        Self { label: Label { subject, method, version: version() }, case, operation, reduction }
    }

    fn step(&self, x: &mut [limb_t]) {
        let (n, mut v) = (x.len(), room());
        assert!(n <= MAX_LIMBS);
        let v: *mut limb_t = v.as_mut_ptr().cast();
        // SAFETY: there is room for 2n words, which are filled, and x is no part of them.
        let v = unsafe {
            v.copy_from_nonoverlapping(x.as_ptr(), n);
            v.add(n).copy_from_nonoverlapping(x.as_ptr(), n);
            from_raw_parts_mut(v, 2 * n)
        };
        self.reduction.reduce(x, v);
    }

    /// The number of a result: Montgomery's method divides by Bⁿ each time.
    fn value(&self, x: &[limb_t], times: u64) -> BigUint {
        let p = &self.case.modulus;
        match self.reduction.way {
            Way::Montgomery => from_words(x) * self.case.radix().modpow(&BigUint::from(times), p) % p,
            _ => from_words(x) % p,
        }
    }
}

impl Contestant for Reduce<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let n = words_for(self.case.bits());
        if self.operation == Operation::Reduce {
            let mut x = to_words(&self.case.x, n);
            let elapsed = timed(times, || self.step(&mut x));
            return Chain { value: self.value(&x, times), elapsed };
        }
        let mut streams: Vec<_> = self.case.units(Case::STREAMS).iter().map(|x| to_words(x, n)).collect();
        let elapsed = timed(times, || {
            for x in &mut streams {
                self.step(x);
            }
        });
        let values: Vec<_> = streams.iter().map(|x| self.value(x, times)).collect();
        Chain { value: self.case.side_by_side(&values), elapsed }
    }
}
