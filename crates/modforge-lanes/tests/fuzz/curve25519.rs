//! Curve25519 in vectors: the formulas on any coordinates, of points or not.

use super::input::Input;
use modforge_lanes::Curve25519Lanes;
use num_bigint::BigUint;

/// X, Y, Z and T.
type Point = [BigUint; 4];

struct Model {
    p: BigUint,
    twice_d: BigUint,
}

impl Model {
    fn new() -> Self {
        let p = (BigUint::from(1u8) << 255) - 19u8;
        let inverse = BigUint::from(121_666u32).modinv(&p).expect("p is prime");
        let twice_d = (&p - BigUint::from(121_665u32) * inverse % &p) * 2u8 % &p;
        Self { p, twice_d }
    }

    fn mul(&self, a: &BigUint, b: &BigUint) -> BigUint {
        a * b % &self.p
    }

    fn sub(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + &self.p - b % &self.p) % &self.p
    }

    fn complete(&self, [e, f, g, h]: [BigUint; 4]) -> Point {
        [self.mul(&e, &f), self.mul(&g, &h), self.mul(&f, &g), self.mul(&e, &h)]
    }

    fn add(&self, [x, y, z, t]: &Point, [other_x, other_y, other_z, other_t]: &Point) -> Point {
        let a = self.mul(&self.sub(y, x), &self.sub(other_y, other_x));
        let b = self.mul(&(y + x), &(other_y + other_x));
        let c = self.mul(&self.mul(t, other_t), &self.twice_d);
        let d = self.mul(&(z + z), other_z);
        self.complete([self.sub(&b, &a), self.sub(&d, &c), d + c, b + a])
    }

    fn double(&self, [x, y, z, _]: &Point) -> Point {
        let [xx, yy, zz, xy] = [(x, x), (y, y), (z, z), (x, y)].map(|(a, b)| self.mul(a, b));
        let g = self.sub(&xx, &yy);
        self.complete([self.sub(&BigUint::ZERO, &(xy * 2u8)), zz * 2u8 + &g, g, xx + yy])
    }

    fn negative(&self, [x, y, z, t]: &Point) -> Point {
        [self.sub(&BigUint::ZERO, x), y.clone(), z.clone(), self.sub(&BigUint::ZERO, t)]
    }

    /// x2 and z2 of RFC 7748.
    fn ladder(&self, scalar: &BigUint, u: &BigUint) -> [BigUint; 2] {
        let [zero, one] = [0u8, 1].map(BigUint::from);
        let (mut low, mut high) = ([one.clone(), zero], [u.clone(), one]);
        for at in (0..255).rev() {
            let bit = scalar.bit(at);
            if bit {
                std::mem::swap(&mut low, &mut high);
            }
            let [(a, b), (c, d)] = [&low, &high].map(|[x, z]| (x + z, self.sub(x, z)));
            let (da, cb) = (self.mul(&d, &a), self.mul(&c, &b));
            let (aa, bb) = (self.mul(&a, &a), self.mul(&b, &b));
            let e = self.sub(&aa, &bb);
            let (sum, difference) = (&da + &cb, self.sub(&da, &cb));
            high = [self.mul(&sum, &sum), self.mul(u, &self.mul(&difference, &difference))];
            low = [self.mul(&aa, &bb), self.mul(&e, &(bb + &e * 121_666u32))];
            if bit {
                std::mem::swap(&mut low, &mut high);
            }
        }
        low
    }
}

fn number(input: &mut Input<'_>) -> [u8; 32] {
    let mut number = [0; 32];
    for (byte, given) in number.iter_mut().zip(input.bytes(32)) {
        *byte = *given;
    }
    number[31] &= 0x7f;
    number
}

fn value(bytes: &[u8; 32]) -> BigUint {
    BigUint::from_bytes_le(bytes)
}

pub fn run(mut input: Input<'_>) {
    let Some(lanes) = Curve25519Lanes::new() else { return };
    let model = Model::new();
    let same = |found: &[[u8; 32]], expected: &[BigUint]| {
        let found: Vec<_> = found.iter().map(|bytes| value(bytes) % &model.p).collect();
        let expected: Vec<_> = expected.iter().map(|number| number % &model.p).collect();
        assert_eq!(found, expected);
    };
    let [first, second] = [0; 2].map(|_| [0; 4].map(|_| number(&mut input)));
    let [a, b] = [&first, &second].map(|point| point.each_ref().map(value));
    let neutral = [0u8, 1, 1, 0].map(BigUint::from);

    let multiples = lanes.odd_multiples(&first, 2);
    let prepared = lanes.prepare(&second);
    let found = lanes.sum_vartime(&[(&[1, 0, 3], &multiples), (&[-1], &[prepared])]);
    let triple = model.add(&a, &model.double(&a));
    let four = model.double(&model.double(&model.add(&neutral, &triple)));
    same(&found, &model.add(&model.add(&four, &a), &model.negative(&b)));

    let table: Vec<_> = [&first, &second].into_iter().cycle().take(8).map(|point| lanes.prepare(point)).collect();
    let digit = (input.byte() % 17) as i8 - 8;
    let entry = if digit == 0 { neutral.clone() } else { [&b, &a][usize::from(digit.unsigned_abs() % 2)].clone() };
    let entry = if digit < 0 { model.negative(&entry) } else { entry };
    same(&lanes.comb(&table, 4, 1, &[digit]), &model.add(&neutral, &entry));

    let (scalar, u) = (first[0], second[0]);
    same(&lanes.ladder(&scalar, &u), &model.ladder(&value(&scalar), &value(&u)));
    let exponent = (&model.p - 5u8) / 8u8;
    same(&lanes.powers_for_roots(&first), &a.map(|number| number.modpow(&exponent, &model.p)));
}
