//! The arithmetic and the points against whole numbers, at random and at the edges, for any vectors.

use super::field::{self, DIGITS, Element, Field, Products, carried, entered, settled, zeros};
use super::p256::P256;
use super::points::{Curve, Point, add, add_affine, negated_if};
use super::secp256k1::Secp256k1;
use super::vector::{BITS, LOW, Portable, Vector, WIDTH};
use num_bigint::{BigInt, BigUint};

/// What the tests ask of any vectors; those of an instruction set call it, too.
pub(super) fn check_all<V: Products>() {
    operations::<V>();
    fields::<P256, V>();
    fields::<Secp256k1, V>();
    curve::<P256, V>(-3);
    curve::<Secp256k1, V>(0);
}

#[test]
fn plain_rust() {
    check_all::<Portable>();
}

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

    /// Digits at the edges as often as others.
    fn digits(&mut self) -> [u64; DIGITS] {
        core::array::from_fn(|_| match self.word() % 8 {
            0 => 0,
            1 => LOW,
            2 => 1,
            3 => LOW - 1,
            4 => 1 << (self.word() % 52),
            _ => self.word() & LOW,
        })
    }
}

fn number(digits: &[u64; DIGITS]) -> BigUint {
    digits.iter().rev().fold(BigUint::ZERO, |number, digit| (number << BITS) + digit)
}

/// Of digits with signs.
fn whole(digits: &[u64; DIGITS]) -> BigInt {
    digits.iter().rev().fold(BigInt::ZERO, |number, digit| (number << BITS) + digit.cast_signed())
}

fn digits_of(number: &BigUint) -> [u64; DIGITS] {
    core::array::from_fn(|i| u64::try_from((number >> (BITS as usize * i)) & BigUint::from(LOW)).unwrap())
}

fn element<V: Vector>(numbers: &[[u64; DIGITS]; WIDTH]) -> Element<V> {
    core::array::from_fn(|digit| V::load(&numbers.each_ref().map(|number| number[digit])))
}

fn lanes<V: Vector>(element: &Element<V>) -> [[u64; DIGITS]; WIDTH] {
    let words = element.map(V::store);
    core::array::from_fn(|lane| words.map(|words| words[lane]))
}

/// Each operation against that on single words.
fn operations<V: Vector>() {
    let mut random = Random(1);
    let edges = [0, 1, LOW, LOW + 1, u64::MAX, 1 << 63, (1 << 63) - 1, !LOW];
    for round in 0..64 {
        let mut words = || -> [u64; WIDTH] {
            core::array::from_fn(|lane| if round < 8 { edges[(round * 3 + lane) % 8] } else { random.word() })
        };
        let (a, b) = (words(), words());
        let c: [u64; WIDTH] = core::array::from_fn(|lane| a[(lane + round) % WIDTH]);
        let each = |operation: &dyn Fn(usize) -> u64| core::array::from_fn::<u64, WIDTH, _>(operation);
        let [va, vb, vc] = [a, b, c].each_ref().map(V::load);
        let wide = |i: usize| u128::from(a[i] & LOW) * u128::from(b[i] & LOW);
        assert_eq!(V::splat(a[0]).store(), [a[0]; WIDTH]);
        assert_eq!(va.plus(vb).store(), each(&|i| a[i].wrapping_add(b[i])));
        assert_eq!(va.minus(vb).store(), each(&|i| a[i].wrapping_sub(b[i])));
        assert_eq!(va.and(vb).store(), each(&|i| a[i] & b[i]));
        assert_eq!(va.shl::<44>().store(), each(&|i| a[i] << 44));
        assert_eq!(va.shr::<8>().store(), each(&|i| a[i] >> 8));
        assert_eq!(va.sar::<52>().store(), each(&|i| (a[i].cast_signed() >> 52).cast_unsigned()));
        assert_eq!(vc.plus_low(va, vb).store(), each(&|i| c[i].wrapping_add(wide(i) as u64 & LOW)));
        assert_eq!(vc.plus_high(va, vb).store(), each(&|i| c[i].wrapping_add((wide(i) >> 52) as u64)));
        let mask = random.word() as u8;
        assert_eq!(V::select(mask, va, vb).store(), each(&|i| if mask >> i & 1 == 1 { a[i] } else { b[i] }));
        assert_eq!(va.equals(vc), (0..WIDTH).fold(0, |mask, i| mask | u8::from(a[i] == c[i]) << i));
        assert_eq!(va.equals(va), u8::MAX);
        let rows: [[u64; WIDTH]; WIDTH] = core::array::from_fn(|_| core::array::from_fn(|_| random.word()));
        let columns = V::transpose(rows.each_ref().map(V::load)).map(V::store);
        assert_eq!(columns, core::array::from_fn(|i| rows.map(|row| row[i])));
    }
}

fn fields<F: Field, V: Products>() {
    let p = number(&F::P);
    let r: BigUint = BigUint::from(1u8) << 260;
    let inverse = r.modinv(&p).unwrap();
    assert_eq!(number(&F::R_SQUARED), &r * &r % &p);
    let top = &r - 1u8;
    let edges: [BigUint; 8] =
        [BigUint::ZERO, 1u8.into(), &p - 1u8, p.clone(), &p + 1u8, &p * 15u8, &p * 2u8 - 1u8, top.clone()];
    let mut random = Random(2);
    for round in 0..400 {
        let mut operand = |offset: usize| -> [[u64; DIGITS]; WIDTH] {
            core::array::from_fn(|lane| {
                let place = round + lane * offset;
                if round < 16 { digits_of(&edges[place % 8]) } else { random.digits() }
            })
        };
        let (mut a, mut b) = (operand(1), operand(3));
        let (all, most) = (a, &p * &p * 240u8);
        for lane in 0..WIDTH {
            // Products must stay below 2^260.
            let factors = [&mut a[lane], &mut b[lane]];
            if factors.iter().map(|digits| number(digits)).any(|number| &number * &number > most) {
                factors.into_iter().for_each(|digits| digits[4] &= (1 << 51) - 1);
            }
        }
        let [va, vb] = [&a, &b].map(element::<V>);
        for (lane, found) in lanes(&V::product::<F>(&va, &vb)).iter().enumerate() {
            let (a, b) = (number(&a[lane]), number(&b[lane]));
            assert!(found.iter().all(|digit| *digit <= LOW));
            assert_eq!(number(found) % &p, &a * &b * &inverse % &p, "{a:x}·{b:x}");
            assert!(number(found) * &r <= &a * &b + &p * &top);
        }
        assert_eq!(lanes(&V::square::<F>(&va)), lanes(&V::product::<F>(&va, &va)), "{a:x?}");
        let expected = (0..WIDTH).fold(0, |mask, i| mask | u8::from(number(&all[i]) % &p == BigUint::ZERO) << i);
        assert_eq!(zeros::<F, V>(&element(&all)), expected, "{all:x?}");
        settles::<F, V>(&a, &b, &p, round as u64);
    }
    let mut one = [0; WIDTH];
    one[3] = 1;
    let plain = core::array::from_fn(|digit| if digit == 0 { V::load(&one) } else { V::splat(0) });
    assert_eq!(number(&lanes(&entered::<F, V>(&plain))[3]) % &p, r % p);
}

/// Carries that ripple, from digits of either sign, and numbers of all sizes from 0 to 64·2^256.
fn settles<F: Field, V: Vector>(a: &[[u64; DIGITS]; WIDTH], b: &[[u64; DIGITS]; WIDTH], p: &BigUint, round: u64) {
    let (bound, slack) = (BigUint::from(1u8) << 256, BigUint::from(1u8) << 232);
    let digits: [[u64; DIGITS]; WIDTH] = core::array::from_fn(|lane| {
        let times = (round + lane as u64) % 65;
        let mut base = digits_of(&(BigUint::from(times) << 256));
        // The top digit takes all above 2^208 here.
        base[4] = times << 48;
        // What is moved between neighbours does not change the number.
        for i in 0..DIGITS - 1 {
            let moved = (a[lane][i] & 31).wrapping_sub(b[lane][i] & 31);
            base[i] = base[i].wrapping_add(moved << BITS);
            base[i + 1] = base[i + 1].wrapping_sub(moved);
        }
        if times < 64 {
            for i in 0..DIGITS - 1 {
                base[i] = base[i].wrapping_add(a[lane][i]);
            }
            base[4] = base[4].wrapping_add(a[lane][4] & ((1 << 48) - 1));
        }
        base
    });
    for (lane, found) in lanes(&settled::<F, V>(element(&digits))).iter().enumerate() {
        let value = whole(&digits[lane]).to_biguint().unwrap();
        assert!(found.iter().all(|digit| *digit <= LOW), "{:x?}", digits[lane]);
        assert!(number(found) <= &bound + &slack);
        assert_eq!(number(found) % p, value % p, "{:x?}", digits[lane]);
    }
    let small: [[u64; DIGITS]; WIDTH] =
        digits.map(|digits| if whole(&digits) >> 260 == BigInt::ZERO { digits } else { [u64::MAX, 0, 0, 0, 1] });
    for (lane, found) in lanes(&carried(element::<V>(&small))).iter().enumerate() {
        assert!(found.iter().all(|digit| *digit <= LOW));
        assert_eq!(BigInt::from(number(found)), whole(&small[lane]));
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

/// Numbers that are p more, or less, stand for the same: the largest that the files of points allow.
fn lifted<C: Field>(number: &BigUint, more: bool) -> [u64; DIGITS] {
    let p = self::number(&C::P);
    let r: BigUint = BigUint::from(1u8) << 260;
    let inside = number * r % &p;
    // Below 1.1 p.
    digits_of(&if more && &inside * 10u8 < p { inside + p } else { inside })
}

fn curve<C: Curve, V: Products>(a: i64) {
    let p = number(&C::P);
    let law = Law { p: p.clone(), a: if a < 0 { &p - a.unsigned_abs() } else { BigUint::ZERO } };
    let mut random = Random(3);
    for round in 0..20 {
        // Any point is on some curve with this a.
        let field = |random: &mut Random| number(&random.digits()) % &p;
        let firsts: [_; WIDTH] = core::array::from_fn(|_| (field(&mut random), field(&mut random)));
        let multiple = |times: usize, point: &(BigUint, BigUint)| {
            (0..times).fold(None, |sum, _| law.add(&sum, &Some(point.clone())))
        };
        let others: [Affine; WIDTH] = core::array::from_fn(|lane| match (round + lane) % 5 {
            0 => Some(firsts[lane].clone()),
            1 => multiple(1, &firsts[lane]).map(|(x, y)| (x, &p - y)),
            times => multiple(times, &firsts[lane]),
        });
        let mut jacobian = |points: &[(BigUint, BigUint); WIDTH]| -> Point<V> {
            let z: [BigUint; WIDTH] = core::array::from_fn(|_| field(&mut random).max(1u8.into()));
            let at = |which: usize| {
                element(&core::array::from_fn(|lane| {
                    let (point, z) = (&points[lane], &z[lane]);
                    let number = match which {
                        0 => &point.0 * z * z,
                        1 => &point.1 * z * z * z,
                        _ => z.clone(),
                    };
                    lifted::<C>(&number, lane % 2 == 1)
                }))
            };
            Point { x: at(0), y: at(1), z: at(2) }
        };
        let first = jacobian(&firsts);
        let seconds = others.each_ref().map(|point| point.clone().expect("small multiples"));
        let second = jacobian(&seconds);
        let affine = [0, 1]
            .map(|which| element(&seconds.each_ref().map(|(x, y)| lifted::<C>(if which == 0 { x } else { y }, true))));
        let expected: [Affine; WIDTH] =
            core::array::from_fn(|lane| law.add(&Some(firsts[lane].clone()), &others[lane]));
        let undefined: [bool; WIDTH] = core::array::from_fn(|lane| firsts[lane].0 == seconds[lane].0);
        for sum in [add::<C, V>(&first, &second), add_affine::<C, V>(&first, &affine)] {
            same::<C, V>(&sum, &expected, &undefined);
            // And what was undefined stays so.
            let doubled = expected.each_ref().map(|point| law.add(point, point));
            same::<C, V>(&C::double(&sum), &doubled, &undefined);
            let zs = zeros::<C, V>(&add::<C, V>(&sum, &second).z) & zeros::<C, V>(&add_affine::<C, V>(&sum, &affine).z);
            assert_eq!(undefined.map(|undefined| undefined && zs == 0), [false; WIDTH]);
        }
        let doubled = firsts.each_ref().map(|point| law.add(&Some(point.clone()), &Some(point.clone())));
        same::<C, V>(&C::double(&first), &doubled, &[false; WIDTH]);
        let negated = Point { y: negated_if::<C, V>(0b1010_0101, &second.y), ..second };
        let negatives = core::array::from_fn(|lane| {
            others[lane].clone().map(|(x, y)| (x, if 0b1010_0101 >> lane & 1 == 1 { &p - y } else { y }))
        });
        same::<C, V>(&negated, &negatives, &[false; WIDTH]);
    }
}

/// Coordinates have the bounds that the file of points states, and stand for these points; Z = 0 modulo p where they are undefined.
fn same<C: Curve, V: Products>(found: &Point<V>, expected: &[Affine; WIDTH], undefined: &[bool; WIDTH]) {
    let p = number(&C::P);
    let [x, y, z] = [&found.x, &found.y, &found.z].map(|element| lanes(element).map(|digits| number(&digits)));
    let r: BigUint = BigUint::from(1u8) << 260;
    let inverse = r.modinv(&p).unwrap();
    for lane in 0..WIDTH {
        assert!(&x[lane] * 10u8 < &p * 11u8 && y[lane] <= &p * 2u8 && &z[lane] * 10u8 < &p * 24u8);
        let z = &z[lane] * &inverse % &p;
        assert_eq!(z == BigUint::ZERO, undefined[lane]);
        if let (false, Some((expected_x, expected_y))) = (undefined[lane], &expected[lane]) {
            assert_eq!(&x[lane] * &inverse % &p, expected_x * &z * &z % &p);
            assert_eq!(&y[lane] * &inverse % &p, expected_y * &z * &z * &z % &p);
        }
    }
}

#[test]
fn digits_of_bytes_are_those_of_the_number() {
    let mut random = Random(4);
    for _ in 0..100 {
        let bytes: [u8; 32] = core::array::from_fn(|_| random.word() as u8);
        assert_eq!(number(&field::digits(&bytes)), BigUint::from_bytes_le(&bytes));
    }
}
