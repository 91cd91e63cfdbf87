//! Signatures of ECDSA in lanes, against the law of the curves in two coordinates: in plain Rust, and in vectors where
//! the CPU has them.

use modforge_lanes::vector::Ifma;
use modforge_lanes::{EcdsaFactor, EcdsaJob, EcdsaLanes, EcdsaNumber, LaneCurve, P256, P384, Secp256k1};
use num_bigint::{BigInt, BigUint, Sign};

use super::random;

/// x and y; none for the neutral point.
type Point = Option<(BigUint, BigUint)>;

struct Model {
    p: BigUint,
    a: BigUint,
    beta: Option<BigUint>,
    base: Point,
}

fn read(text: &str) -> BigUint {
    BigUint::parse_bytes(text.as_bytes(), 16).unwrap()
}

impl Model {
    /// By p and the base point, and 2^((p - 1)/3) where a curve has β.
    fn new<C: LaneCurve>(numbers: [&str; 3]) -> Self {
        let [p, x, y] = numbers.map(read);
        let a = if C::A_IS_MINUS_THREE { &p - 3u8 } else { BigUint::ZERO };
        let beta = C::BETA.map(|_| BigUint::from(2u8).modpow(&((&p - 1u8) / 3u8), &p));
        assert_eq!(beta.as_ref().map(bytes), C::BETA);
        Self { p, a, beta, base: Some((x, y)) }
    }

    fn minus(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + &self.p - b % &self.p) % &self.p
    }

    fn add(&self, first: &Point, second: &Point) -> Point {
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

    fn times(&self, factor: &BigInt, point: &Point) -> Point {
        let sum = (0..factor.bits()).rev().fold(None, |sum, at| {
            let double = self.add(&sum, &sum);
            if factor.magnitude().bit(at) { self.add(&double, point) } else { double }
        });
        if factor.sign() == Sign::Minus { sum.map(|(x, y)| (x, &self.p - y)) } else { sum }
    }

    /// (β·x, y).
    fn image(&self, point: &Point) -> Point {
        point.clone().zip(self.beta.as_ref()).map(|((x, y), beta)| (x * beta % &self.p, y))
    }

    /// The sum that a job is about.
    fn sum(&self, job: &Job) -> Point {
        let sum = self.add(&self.times(&job.base, &self.base), &self.times(&job.factors[0], &job.point));
        // Nothing is added where there is no image.
        self.add(&sum, &self.times(&job.factors[1], &self.image(&job.point)))
    }

    /// Whether x of the job's sum is one of its numbers.
    fn is_right(&self, job: &Job) -> bool {
        self.sum(job).is_some_and(|(x, _)| job.x.contains(&x))
    }
}

#[derive(Clone)]
struct Job {
    base: BigInt,
    factors: [BigInt; 2],
    point: Point,
    x: [BigUint; 2],
}

fn bytes(number: &BigUint) -> EcdsaNumber {
    let mut bytes = number.to_bytes_le();
    bytes.resize(48, 0);
    bytes.try_into().unwrap()
}

fn factor(number: &BigInt) -> EcdsaFactor {
    EcdsaFactor::new(number.sign() == Sign::Minus, bytes(number.magnitude())).unwrap()
}

impl From<&Job> for EcdsaJob {
    fn from(job: &Job) -> Self {
        let (x, y) = job.point.as_ref().unwrap();
        Self {
            base: factor(&job.base),
            point: [bytes(x), bytes(y)],
            factors: job.factors.each_ref().map(factor),
            x: job.x.each_ref().map(bytes),
        }
    }
}

/// An odd number below 2^bits with a sign.
fn odd(seed: &mut u64, bits: usize) -> BigInt {
    let number = (0..6).fold(BigInt::ZERO, |number, _| (number << 64) + random(seed));
    let number = (number >> (384 - bits)) | BigInt::from(1);
    if random(seed).is_multiple_of(2) { number } else { -number }
}

fn check<C: LaneCurve>(numbers: [&str; 3]) {
    let model = Model::new::<C>(numbers);
    let base = model.base.as_ref().map(|(x, y)| [bytes(x), bytes(y)]).unwrap();
    let portable = EcdsaLanes::<C>::portable(&base).unwrap();
    let vectors = EcdsaLanes::<C>::new(&base);
    assert_eq!(vectors.is_some(), Ifma::detect().is_some());
    let [whole, bits] = [C::BITS, C::FACTOR_BITS];
    let verify = |jobs: &[Job; 8]| {
        let jobs = jobs.each_ref().map(EcdsaJob::from);
        let found = portable.verify_vartime(&jobs);
        assert!(vectors.as_ref().is_none_or(|vectors| vectors.verify_vartime(&jobs) == found));
        found
    };
    let seed = &mut 1;
    // The first has the largest numbers. Most of the time is the portable code's, the same for every round.
    let rounds = if std::env::var_os("MODFORGE_LONG").is_some() { 4 } else { 1 };
    for round in 0..rounds {
        let mut jobs: [Job; 8] = std::array::from_fn(|_| {
            let point = model.times(&odd(seed, whole), &model.base);
            let mut job = Job {
                base: odd(seed, whole),
                factors: [odd(seed, bits), odd(seed, bits)],
                point,
                x: Default::default(),
            };
            if round == 0 {
                job.base = (BigInt::from(1) << whole) - 1;
                job.factors = [(BigInt::from(1) << bits) - 1, 1 - (BigInt::from(1) << bits)];
            }
            job
        });
        for (lane, job) in jobs.iter_mut().enumerate() {
            let x = model.sum(job).unwrap().0;
            // The right number first, last, or nowhere.
            job.x = match lane % 3 {
                0 => [x.clone(), x],
                1 => [BigUint::ZERO, x],
                _ => [&x + 1u8, BigUint::from(5u8)],
            };
        }
        let expected = jobs.each_ref().map(|job| Some(model.is_right(job)));
        assert!(expected.contains(&Some(true)) && expected.contains(&Some(false)));
        assert_eq!(verify(&jobs), expected);
    }
    undefined::<C>(&model, &verify);
}

/// Sums that meet, or are neutral, are told in their lane alone, as are factors that are too long.
fn undefined<C: LaneCurve>(model: &Model, verify: &dyn Fn(&[Job; 8]) -> [Option<bool>; 8]) {
    let one = BigInt::from(1);
    // With factors 1 the part of a point is k·B: of k·B itself, or, as P + φ(P) + φ²(P) is neutral, of -φ(k·B).
    let point = |k: &BigInt| {
        let multiple = model.times(k, &model.base);
        model.image(&multiple).map(|(x, y)| (x, &model.p - y)).or(multiple)
    };
    let job = |base: &BigInt, k: i32| Job {
        base: base.clone(),
        factors: [one.clone(), one.clone()],
        point: point(&BigInt::from(k)),
        x: [7u8, 8].map(BigUint::from),
    };
    // The digit of the base point that is added to k·B first: of 1 that is 1, or -1023, as higher ones have a table of
    // their own.
    let first = if C::BETA.is_some() { -1023 } else { 1 };
    let mut cases = vec![job(&one, first), job(&one, -first), job(&-&one, first), job(&BigInt::from(-12_345), 12_345)];
    let plain = job(&BigInt::from(99), 12_345);
    let too_long = |bits: usize| (bits < 384).then(|| (&one << bits) + 1);
    cases.extend(too_long(C::BITS).map(|long| Job { base: long, ..plain.clone() }));
    if let Some(long) = too_long(C::FACTOR_BITS) {
        cases.push(Job { factors: [long.clone(), one.clone()], ..plain.clone() });
        if C::BETA.is_some() {
            cases.push(Job { factors: [one.clone(), -long], ..plain.clone() });
        }
    }
    for case in cases {
        for lane in 0..8 {
            let mut jobs = [(); 8].map(|()| plain.clone());
            jobs[lane] = case.clone();
            let mut expected = [Some(false); 8];
            expected[lane] = None;
            assert_eq!(verify(&jobs), expected);
        }
    }
}

#[test]
fn sums_of_p256_are_those_of_the_law() {
    check::<P256>([
        "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
        "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
        "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
    ]);
}

#[test]
fn sums_of_p384_are_those_of_the_law() {
    check::<P384>([
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
        "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7",
        "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f",
    ]);
}

#[test]
fn sums_of_secp256k1_are_those_of_the_law() {
    check::<Secp256k1>([
        "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
        "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
        "483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8",
    ]);
}
