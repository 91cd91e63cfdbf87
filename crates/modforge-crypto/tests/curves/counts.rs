//! How many operations of the field multiples of points take: exactly, over a field that counts them. With
//! `--nocapture` the counts are printed.

use core::iter::{Product, Sum};
use core::marker::PhantomData;
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use modforge_crypto::curve::edwards::{self, Edwards};
use modforge_crypto::curve::fixed::Comb;
use modforge_crypto::curve::montgomery::{Montgomery, ladder};
use modforge_crypto::curve::vartime::{OddMultiples, sum_vartime};
use modforge_crypto::curve::weierstrass::{self, Weierstrass};
use modforge_crypto::curve::{Curve, Group};
use modforge_crypto::{curves, x25519};
use modforge_fields::Field;
use sha2::{Digest, Sha512};
use std::cell::Cell;

/// Products; squares; sums, differences and negatives; halves and products with small numbers; inverses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    products: u32,
    squares: u32,
    sums: u32,
    small: u32,
    inverses: u32,
}

const PRODUCT: Counts = Counts { products: 1, ..NONE };
const SQUARE: Counts = Counts { squares: 1, ..NONE };
const SUM: Counts = Counts { sums: 1, ..NONE };
const SMALL: Counts = Counts { small: 1, ..NONE };
const INVERSE: Counts = Counts { inverses: 1, ..NONE };
const NONE: Counts = Counts { products: 0, squares: 0, sums: 0, small: 0, inverses: 0 };

impl Add for Counts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            products: self.products + other.products,
            squares: self.squares + other.squares,
            sums: self.sums + other.sums,
            small: self.small + other.small,
            inverses: self.inverses + other.inverses,
        }
    }
}

impl Sum for Counts {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(NONE, Add::add)
    }
}

thread_local! {
    static TOTAL: Cell<Counts> = const { Cell::new(NONE) };
}

fn count(one: Counts) {
    TOTAL.set(TOTAL.get() + one);
}

/// What a computation takes.
fn counts_of<R>(run: impl FnOnce() -> R) -> Counts {
    TOTAL.set(NONE);
    run();
    TOTAL.get()
}

/// An element of the field F whose operations are counted. They are calls: inlined, the products would be most of the
/// code of this test, and what takes longest to compile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counted<F>(F);

macro_rules! operator {
    ($trait:ident, $function:ident, $assign:ident, $assigned:ident, $count:ident) => {
        impl<F: Field> $trait for Counted<F> {
            type Output = Self;

            #[inline(never)]
            fn $function(self, other: Self) -> Self {
                count($count);
                Self(self.0.$function(other.0))
            }
        }

        impl<F: Field> $assign for Counted<F> {
            fn $assigned(&mut self, other: Self) {
                *self = self.$function(other);
            }
        }
    };
}

operator!(Add, add, AddAssign, add_assign, SUM);
operator!(Sub, sub, SubAssign, sub_assign, SUM);
operator!(Mul, mul, MulAssign, mul_assign, PRODUCT);

macro_rules! fold {
    ($trait:ident, $function:ident, $first:ident, $each:path) => {
        impl<F: Field> $trait for Counted<F> {
            fn $function<I: Iterator<Item = Self>>(all: I) -> Self {
                all.fold(Self::$first, $each)
            }
        }

        impl<'a, F: Field> $trait<&'a Self> for Counted<F> {
            fn $function<I: Iterator<Item = &'a Self>>(all: I) -> Self {
                all.copied().$function()
            }
        }
    };
}

fold!(Sum, sum, ZERO, Add::add);
fold!(Product, product, ONE, Mul::mul);

impl<F: Field> From<u64> for Counted<F> {
    fn from(number: u64) -> Self {
        Self(F::from(number))
    }
}

impl<F: Field> Neg for Counted<F> {
    type Output = Self;

    #[inline(never)]
    fn neg(self) -> Self {
        count(SUM);
        Self(-self.0)
    }
}

impl<F: Field> Field for Counted<F> {
    type Bytes = F::Bytes;

    const ZERO: Self = Self(F::ZERO);
    const ONE: Self = Self(F::ONE);
    const MODULUS: F::Bytes = F::MODULUS;
    const BITS: u32 = F::BITS;
    const TWO_ADICITY: u32 = F::TWO_ADICITY;
    const ROOT_OF_UNITY: Self = Self(F::ROOT_OF_UNITY);

    #[inline(never)]
    fn square(&self) -> Self {
        count(SQUARE);
        Self(self.0.square())
    }

    fn square_times(&self, n: u32) -> Self {
        (0..n).fold(*self, |power, _| power.square())
    }

    #[inline(never)]
    fn mul_small(&self, b: u16) -> Self {
        count(SMALL);
        Self(self.0.mul_small(b))
    }

    #[inline(never)]
    fn half(&self) -> Self {
        count(SMALL);
        Self(self.0.half())
    }

    #[inline(never)]
    fn invert(&self) -> Self {
        count(INVERSE);
        Self(self.0.invert())
    }

    fn sqrt(&self) -> (Self, bool) {
        let (root, exists) = self.0.sqrt();
        (Self(root), exists)
    }

    fn legendre(&self) -> i8 {
        self.0.legendre()
    }

    fn reduce_wide_le_bytes(bytes: &[u8]) -> Self {
        Self(F::reduce_wide_le_bytes(bytes))
    }

    fn reduce_wide_be_bytes(bytes: &[u8]) -> Self {
        Self(F::reduce_wide_be_bytes(bytes))
    }

    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    fn select(bit: bool, a: &Self, b: &Self) -> Self {
        Self(F::select(bit, &a.0, &b.0))
    }

    fn swap(bit: bool, a: &mut Self, b: &mut Self) {
        F::swap(bit, &mut a.0, &mut b.0);
    }

    fn to_le_bytes(&self) -> F::Bytes {
        self.0.to_le_bytes()
    }

    fn to_be_bytes(&self) -> F::Bytes {
        self.0.to_be_bytes()
    }

    fn from_le_bytes(bytes: &F::Bytes) -> Option<Self> {
        F::from_le_bytes(bytes).map(Self)
    }

    fn from_be_bytes(bytes: &F::Bytes) -> Option<Self> {
        F::from_be_bytes(bytes).map(Self)
    }

    fn reduce_le_bytes(bytes: &F::Bytes) -> Self {
        Self(F::reduce_le_bytes(bytes))
    }

    fn reduce_be_bytes(bytes: &F::Bytes) -> Self {
        Self(F::reduce_be_bytes(bytes))
    }
}

/// The curve C over the field that counts.
#[derive(Clone, Copy)]
struct Counting<C>(PhantomData<C>);

impl<C: Curve> Curve for Counting<C> {
    type Field = Counted<C::Field>;
    type Scalar = C::Scalar;
}

impl<C: Weierstrass> Weierstrass for Counting<C> {
    const A: weierstrass::Coefficient<Self::Field> = match C::A {
        weierstrass::Coefficient::MinusThree => weierstrass::Coefficient::MinusThree,
        weierstrass::Coefficient::Zero => weierstrass::Coefficient::Zero,
        weierstrass::Coefficient::Other(a) => weierstrass::Coefficient::Other(Counted(a)),
    };
    const B: Self::Field = Counted(C::B);
    const BASE: [Self::Field; 2] = [Counted(C::BASE[0]), Counted(C::BASE[1])];
    const ENDOMORPHISM: Option<weierstrass::Endomorphism<Self>> = match C::ENDOMORPHISM {
        Some(weierstrass::Endomorphism { beta, lambda, minus_b, factors }) => {
            Some(weierstrass::Endomorphism { beta: Counted(beta), lambda, minus_b, factors })
        }
        None => None,
    };

    fn tables() -> &'static weierstrass::Tables<Self> {
        unreachable!("tests make their own")
    }
}

impl<C: Edwards> Edwards for Counting<C> {
    const A: edwards::Coefficient = C::A;
    const D: Self::Field = Counted(C::D);
    const BASE: [Self::Field; 2] = [Counted(C::BASE[0]), Counted(C::BASE[1])];

    fn tables() -> &'static edwards::Tables<Self> {
        unreachable!("tests make their own")
    }
}

#[derive(Clone, Copy)]
struct CountingLadder;

impl Montgomery for CountingLadder {
    type Field = Counted<<x25519::Curve25519 as Montgomery>::Field>;

    const BASE: u16 = x25519::Curve25519::BASE;

    fn mul_a24(x: &Self::Field) -> Self::Field {
        count(SMALL);
        Counted(x25519::Curve25519::mul_a24(&x.0))
    }
}

/// Pairs of numbers that the counts are summed over.
const PAIRS: u32 = 100;

/// The number of this name modulo the order.
fn number<F: Field>(name: u32) -> F::Bytes {
    let digest = [0u8, 1].map(|half| Sha512::digest([&[half][..], &name.to_le_bytes()].concat())).concat();
    let mut bytes = F::MODULUS;
    let length = bytes.as_ref().len();
    bytes.as_mut().copy_from_slice(&digest[..length]);
    bytes.as_mut()[length - 1] &= 0xff >> (8 * length as u32 - F::BITS);
    F::reduce_le_bytes(&bytes).to_le_bytes()
}

/// u·B + v·P for pairs of numbers, with what `end` does to the sums.
fn verifications<G: Group, F: Field>(base: &G, end: impl Fn(&G)) -> Counts {
    let odd = OddMultiples::new(base);
    let point = base.double_times(100);
    let point = G::NEUTRAL.add(&G::prepare_all(&[point])[0]);
    (0..PAIRS)
        .map(|i| {
            let [u, v] = [number::<F>(2 * i), number::<F>(2 * i + 1)];
            counts_of(|| end(&sum_vartime(&odd, u.as_ref(), &[(v.as_ref(), point)])))
        })
        .sum()
}

fn ecdsa<C: Weierstrass>() -> Counts {
    let r = Counted(C::BASE[0]);
    verifications::<weierstrass::Jacobian<Counting<C>>, C::Scalar>(&weierstrass::Jacobian::base(), |sum| {
        assert!(!sum.has_x(&r));
    })
}

fn hold(name: &str, found: Counts, expected: [u32; 5]) {
    println!("{name}: {found:?}");
    let [products, squares, sums, small, inverses] = expected;
    assert_eq!(found, Counts { products, squares, sums, small, inverses }, "{name}");
}

#[test]
fn formulas_take_what_their_comments_say() {
    fn jacobian<C: Weierstrass>(name: &str, double: [u32; 5]) {
        let base = weierstrass::Jacobian::<Counting<C>>::base();
        let (point, affine) = (base.double_times(3), weierstrass::Jacobian::to_affine(&[base])[0]);
        let other = base.double_times(1).prepare();
        hold(&format!("{name}: double"), counts_of(|| point.double_times(1)), double);
        hold(&format!("{name}: add affine"), counts_of(|| point.add_affine(&affine)), [8, 3, 7, 0, 0]);
        hold(&format!("{name}: add"), counts_of(|| point.add(&other)), [12, 4, 7, 0, 0]);
    }
    jacobian::<curves::P256>("P-256", [4, 4, 7, 1, 0]);
    jacobian::<curves::Secp256k1>("secp256k1", [3, 4, 5, 1, 0]);
    jacobian::<curves::P521>("P-521", [4, 4, 7, 1, 0]);
    let base = edwards::Point::<Counting<curves::Ed25519>>::base();
    let (point, prepared, affine) = (base.double_times(3), base.prepare(), edwards::Point::to_affine(&[base])[0]);
    hold("Ed25519: double", counts_of(|| point.double_times(1)), [4, 4, 6, 0, 0]);
    hold("Ed25519: add affine", counts_of(|| point.add_affine(&affine)), [7, 0, 7, 0, 0]);
    hold("Ed25519: add", counts_of(|| point.add(&prepared)), [8, 0, 6, 0, 0]);
}

#[test]
fn hundred_verifications_take_so_many_operations() {
    hold("P-256: verify", ecdsa::<curves::P256>(), [168_380, 125_850, 233_481, 25_598, 100]);
    hold("secp256k1: verify", ecdsa::<curves::Secp256k1>(), [105_248, 74_715, 118_411, 12_812, 100]);
    hold("P-521: verify", ecdsa::<curves::P521>(), [328_768, 252_223, 469_939, 52_089, 100]);
    let base = edwards::Point::<Counting<curves::Ed25519>>::base();
    let ed25519 = verifications::<_, <curves::Ed25519 as Curve>::Scalar>(&base, |sum| {
        std::hint::black_box(sum.to_xy());
    });
    hold("Ed25519: verify", ed25519, [138_995, 100_860, 204_190, 0, 100]);
}

#[test]
fn a_batch_takes_so_many_operations() {
    type Scalar = <curves::Ed25519 as Curve>::Scalar;
    let base = edwards::Point::<Counting<curves::Ed25519>>::base();
    let odd = OddMultiples::new(&base);
    // As for 64 signatures: a weight of 128 bits and a number of full length each.
    let numbers: Vec<_> = (0..128).map(number::<Scalar>).collect();
    let length = |i: usize| if i.is_multiple_of(2) { 16 } else { 32 };
    let points = (1..=128).map(|i| base.double_times(i));
    let terms: Vec<_> =
        numbers.iter().zip(points).enumerate().map(|(i, (n, point))| (&n[..length(i)], point)).collect();
    hold(
        "Ed25519: sum of a batch of 64",
        counts_of(|| sum_vartime(&odd, &number::<Scalar>(128), &terms)),
        [42_804, 1524, 39_074, 0, 0],
    );
}

#[test]
fn multiples_in_constant_time_take_so_many_operations() {
    type Scalar = <curves::Ed25519 as Curve>::Scalar;
    let base = edwards::Point::<Counting<curves::Ed25519>>::base();
    let comb = Comb::new(&base, Scalar::BITS, 4, 2);
    let sign = counts_of(|| comb.multiply(&number::<Scalar>(0)).to_xy());
    hold("Ed25519: sign", sign, [463, 16, 536, 0, 1]);
    let u = Counted::ONE.mul_small(CountingLadder::BASE);
    hold("X25519", counts_of(|| ladder::<CountingLadder>(&number::<Scalar>(0), 255, &u)), [1276, 1020, 2040, 255, 1]);
}
