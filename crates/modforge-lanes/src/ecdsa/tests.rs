//! The formulas for points against the law of the curves, at random and at the edges, for any vectors.

use super::base::{Base, base_lines};
use super::digits::{BASE_MULTIPLES, BASE_WINDOW, base_steps, base_tables};
use super::points::{Point, add, add_affine, double, negated_if};
use super::table::{lines, loaded, stored};
use super::{EcdsaNumber, LaneCurve, P256, P384, Secp256k1};
use crate::fields::LaneField;
use crate::fields::vector::{Anywhere, Ifma, LANES, Vector, run_on};
use core::marker::PhantomData;
use num_bigint::BigUint;

/// Numbers that repeat for each seed (Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }

    fn below(&mut self, p: &BigUint) -> BigUint {
        (0..8).fold(BigUint::ZERO, |number, _| (number << 64) + self.word()) % p
    }
}

/// x and y; none for the neutral point.
type Affine = Option<(BigUint, BigUint)>;

/// The law of the curve y² = x³ + a·x + b in two coordinates.
struct Law {
    p: BigUint,
    a: BigUint,
}

impl Law {
    fn minus(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + &self.p - b % &self.p) % &self.p
    }

    fn add(&self, first: &Affine, second: &Affine) -> Affine {
        let (Some((x1, y1)), Some((x2, y2))) = (first, second) else { return first.clone().or(second.clone()) };
        let slope = if x1 != x2 {
            self.minus(y2, y1) * self.minus(x2, x1).modinv(&self.p).unwrap()
        } else if y1 == y2 {
            (x1 * x1 * 3u8 + &self.a) * (y1 * 2u8).modinv(&self.p).unwrap()
        } else {
            return None;
        } % &self.p;
        let x = self.minus(&self.minus(&(&slope * &slope), x1), x2);
        let y = self.minus(&(slope * self.minus(x1, &x)), y1);
        Some((x, y))
    }
}

fn numbers<F: LaneField>(element: &F) -> [BigUint; LANES] {
    element.to_le_bytes().map(|bytes| BigUint::from_bytes_le(bytes.as_ref()))
}

fn element<F: LaneField>(cpu: <F::Vector as Vector>::Cpu, number: impl Fn(usize) -> BigUint) -> F {
    let bytes = |lane| {
        let mut bytes = number(lane).to_bytes_le();
        bytes.resize(size_of::<F::Bytes>(), 0);
        F::Bytes::try_from(&bytes).unwrap()
    };
    F::reduce_le_bytes(cpu, &core::array::from_fn(bytes))
}

/// The formulas on one curve.
struct Formulas<C>(PhantomData<C>);

impl<C: LaneCurve> Anywhere for Formulas<C> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self, cpu: V::Cpu) {
        let law = law::<C, V>(cpu);
        for round in 0..10 {
            formulas::<C, V>(cpu, &law, round);
        }
        tables::<C, V>(cpu, &law);
    }
}

fn law<C: LaneCurve, V: Vector>(cpu: V::Cpu) -> Law {
    let p = numbers(&-C::Field::<V>::one(cpu))[0].clone() + 1u8;
    Law { a: if C::A_IS_MINUS_THREE { &p - 3u8 } else { BigUint::ZERO }, p }
}

/// The tables of a point have its multiples; of a point of small order there are none.
#[inline(never)]
fn tables<C: LaneCurve, V: Vector>(cpu: V::Cpu, law: &Law) {
    let mut random = Random(7);
    let bytes = |number: &BigUint| -> EcdsaNumber {
        let mut bytes = number.to_bytes_le();
        bytes.resize(size_of::<EcdsaNumber>(), 0);
        bytes.try_into().unwrap()
    };
    let (x, y) = (random.below(&law.p), random.below(&law.p));
    let table = Base::<C>::new(&[bytes(&x), bytes(&y)]).run::<V>(cpu).unwrap();
    let lines = base_lines::<C, V>();
    assert_eq!(table.len(), base_tables(C::BITS, C::FACTOR_BITS) * BASE_MULTIPLES * lines);
    let mut base = Some((x.clone(), y));
    for table in table.chunks(BASE_MULTIPLES * lines) {
        let (mut multiple, double) = (base.clone(), law.add(&base, &base));
        for at in (0..BASE_MULTIPLES).step_by(LANES) {
            let points = core::array::from_fn(|lane| &table[(at + lane) * lines..][..lines]);
            let [x, y] = loaded::<C::Field<V>, 2>(cpu, &points).map(|number| numbers(&number));
            for point in x.into_iter().zip(y) {
                assert_eq!(Some(point), multiple);
                multiple = law.add(&multiple, &double);
            }
        }
        for _ in 0..BASE_WINDOW * base_steps(C::FACTOR_BITS) {
            base = law.add(&base, &base);
        }
    }
    // Of order 2, and of order 3 on the curve with a = 0.
    assert!(Base::<C>::new(&[bytes(&x), [0; _]]).run::<V>(cpu).is_none());
    assert!(C::A_IS_MINUS_THREE || Base::<C>::new(&[[0; _], bytes(&x)]).run::<V>(cpu).is_none());
}

#[inline(never)]
fn formulas<C: LaneCurve, V: Vector>(cpu: V::Cpu, law: &Law, round: usize) {
    let p = &law.p;
    let mut random = Random(round as u64);
    // Any point is on some curve with this a.
    let firsts: [(BigUint, BigUint); LANES] = core::array::from_fn(|_| (random.below(p), random.below(p)));
    let others: [Affine; LANES] = core::array::from_fn(|lane| match (round + lane) % 5 {
        0 => Some(firsts[lane].clone()),
        1 => Some((firsts[lane].0.clone(), p - &firsts[lane].1)),
        times => (0..times).fold(None, |sum, _| law.add(&sum, &Some(firsts[lane].clone()))),
    });
    let seconds = others.each_ref().map(|point| point.clone().expect("small multiples"));
    let mut jacobian = |points: &[(BigUint, BigUint); LANES]| -> Point<C::Field<V>> {
        let z: [BigUint; LANES] = core::array::from_fn(|_| random.below(p).max(1u8.into()));
        Point {
            x: element(cpu, |lane| &points[lane].0 * &z[lane] * &z[lane] % p),
            y: element(cpu, |lane| &points[lane].1 * z[lane].pow(3) % p),
            z: element(cpu, |lane| z[lane].clone()),
        }
    };
    let (first, second) = (jacobian(&firsts), jacobian(&seconds));
    let affine = [element(cpu, |lane| seconds[lane].0.clone()), element(cpu, |lane| seconds[lane].1.clone())];
    let sums: [Affine; LANES] = core::array::from_fn(|lane| law.add(&Some(firsts[lane].clone()), &others[lane]));
    let undefined: [bool; LANES] = core::array::from_fn(|lane| firsts[lane].0 == seconds[lane].0);
    for sum in [add(&first, &second), add_affine(&first, &affine)] {
        same(&sum, &sums, &undefined, p);
        // And what was undefined stays so.
        same(&double::<C, V>(&sum), &sums.each_ref().map(|point| law.add(point, point)), &undefined, p);
        let zeros = add(&sum, &second).z.is_zero() & add_affine(&sum, &affine).z.is_zero();
        assert!((0..LANES).all(|lane| !undefined[lane] || zeros >> lane & 1 == 1));
    }
    let doubles = firsts.each_ref().map(|point| law.add(&Some(point.clone()), &Some(point.clone())));
    same(&double::<C, V>(&first), &doubles, &[false; LANES], p);
    let negatives = core::array::from_fn(|lane| {
        others[lane].clone().map(|(x, y)| (x, if 0b1010_0101 >> lane & 1 == 1 { p - y } else { y }))
    });
    same(&Point { y: negated_if(0b1010_0101, &second.y), ..second }, &negatives, &[false; LANES], p);
    let lines_of_points = stored([&second.x, &second.y, &second.z]);
    let [x, y, z] =
        loaded::<C::Field<V>, 3>(cpu, &lines_of_points.each_ref().map(|point| &point[..lines::<C::Field<V>>(3)]));
    same(&Point { x, y, z }, &others, &[false; LANES], p);
}

/// Coordinates stand for these points; Z = 0 modulo p where they are undefined.
fn same<F: LaneField>(found: &Point<F>, expected: &[Affine; LANES], undefined: &[bool; LANES], p: &BigUint) {
    let [x, y, z] = [&found.x, &found.y, &found.z].map(numbers);
    for lane in 0..LANES {
        let z = &z[lane];
        assert_eq!(*z == BigUint::ZERO, undefined[lane]);
        if let (false, Some((expected_x, expected_y))) = (undefined[lane], &expected[lane]) {
            assert_eq!(x[lane], expected_x * z * z % p);
            assert_eq!(y[lane], expected_y * z * z * z % p);
        }
    }
}

fn formulas_are_the_law<C: LaneCurve>() {
    run_on(None, Formulas::<C>(PhantomData));
    run_on(Ifma::detect(), Formulas::<C>(PhantomData));
}

#[test]
fn formulas_of_p256_are_the_law() {
    formulas_are_the_law::<P256>();
}

#[test]
fn formulas_of_p384_are_the_law() {
    formulas_are_the_law::<P384>();
}

#[test]
fn formulas_of_secp256k1_are_the_law() {
    formulas_are_the_law::<Secp256k1>();
}
