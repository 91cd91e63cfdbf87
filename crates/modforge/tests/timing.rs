//! Constant time by the clock: two classes of secrets, one fixed and one random, in random order, must not differ in
//! their mean time (Reparaz, Balasch and Verbauwhede 2017, "Dude, is my code constant time?"), judged by Welch's t. Run
//! by `make test-all`.
//!
//! Interrupts make long tails, so the slowest measurements are cropped, at several quantiles of both classes together.
//! A noisy machine can make a difference by chance: a leak is one that every round of three shows.

use modforge::{FixedBase, Kernel, Modulus, Residue};
use std::hint::black_box;
use std::time::Instant;

/// Beyond this there is a difference; chance alone gives 5 once in a million times.
const THRESHOLD: f64 = 10.0;
const QUANTILES: [usize; 4] = [50, 75, 90, 99];
const ROUNDS: usize = 3;

/// Numbers that look random, the same in every run (xorshift; Marsaglia 2003).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        for shift in [-13, 7, -17] {
            self.0 ^= if shift < 0 { self.0 << -shift } else { self.0 >> shift };
        }
        self.0
    }

    fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| (self.next() >> 32) as u8).collect()
    }
}

/// Welch's t for two samples.
fn welch(a: &[f64], b: &[f64]) -> f64 {
    let moments = |sample: &[f64]| {
        let mean = sample.iter().sum::<f64>() / sample.len() as f64;
        let squares = sample.iter().map(|x| (x - mean).powi(2)).sum::<f64>();
        (mean, squares / (sample.len() as f64 - 1.0) / sample.len() as f64)
    };
    let ((mean_a, variance_a), (mean_b, variance_b)) = (moments(a), moments(b));
    (mean_a - mean_b) / (variance_a + variance_b).sqrt().max(f64::MIN_POSITIVE)
}

/// Nanoseconds that an operation takes with a secret.
type Measure<'f> = &'f dyn Fn(&[u8]) -> f64;

/// The largest |t| over the crops of one round: `measure` gives the nanoseconds of one call with these secret bytes.
fn round(random: &mut Random, count: usize, length: usize, fixed: u8, measure: Measure) -> f64 {
    let mut samples = Vec::with_capacity(count);
    for _ in 0..count {
        let class = random.next() >> 40 & 1;
        // Both classes are prepared by the same code.
        let bytes = random.bytes(length);
        let mask = (class as u8).wrapping_neg();
        let secret: Vec<u8> = bytes.iter().map(|byte| byte & mask | fixed & !mask).collect();
        samples.push((measure(&secret), class));
    }
    let mut times: Vec<f64> = samples.iter().map(|sample| sample.0).collect();
    times.sort_by(f64::total_cmp);
    let crop = |quantile: usize| {
        let most = times[count * quantile / 100];
        let class = |wanted| samples.iter().filter(|s| s.1 == wanted && s.0 <= most).map(|s| s.0).collect::<Vec<_>>();
        welch(&class(0), &class(1)).abs()
    };
    QUANTILES.into_iter().map(crop).fold(0.0, f64::max)
}

/// The smallest of the rounds' statistics, for the worse of two fixed secrets.
fn statistic(count: usize, length: usize, measure: Measure) -> f64 {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    round(&mut random, count / 10, length, 0, measure); // warms up
    let mut of_fixed = |fixed| {
        let mut rounds = (0..ROUNDS).map(|_| round(&mut random, count, length, fixed, measure));
        // Later rounds only where the earlier ones saw something.
        let first = rounds.next().unwrap_or(0.0);
        if first < THRESHOLD { first } else { rounds.fold(first, f64::min) }
    };
    of_fixed(0).max(of_fixed(0xff))
}

fn nanoseconds<T>(run: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    black_box(run());
    start.elapsed().as_nanos() as f64
}

/// 2^bits − 1.
fn modulus(bits: usize, kernel: Kernel) -> Modulus {
    Modulus::with_kernel(&vec![0xff; bits / 8], kernel).expect("an odd modulus")
}

#[test]
#[ignore = "measures time; run by make test-all"]
fn time_does_not_depend_on_secrets() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        let m = modulus(1024, kernel);
        let base = m.reduce_be_bytes(&[3]);
        let other = m.reduce_be_bytes(&[0x5a; 128]);
        let fixed_base = FixedBase::new(&base, 64).expect("short");
        let small = modulus(256, kernel);
        let invertible = |bytes: &[u8]| small.reduce_be_bytes(&[127]).pow(&bytes[..4]);
        let of_residue = |run: fn(&Residue, &Residue)| {
            let (m, other) = (&m, &other);
            move |bytes: &[u8]| {
                let residue = m.reduce_be_bytes(bytes);
                nanoseconds(|| run(&residue, other))
            }
        };
        let operations: [(&str, usize, usize, Measure); 9] = [
            ("add", 100_000, 128, &of_residue(|a, b| drop(a.add(b)))),
            ("sub", 100_000, 128, &of_residue(|a, b| drop(a.sub(b)))),
            ("mul", 100_000, 128, &of_residue(|a, b| drop(a.mul(b)))),
            ("square", 100_000, 128, &of_residue(|a, _| drop(a.square()))),
            ("to_be_bytes", 100_000, 128, &of_residue(|a, _| drop(a.to_be_bytes()))),
            ("reduce_be_bytes", 20_000, 128, &|bytes| nanoseconds(|| m.reduce_be_bytes(bytes))),
            ("pow", 10_000, 8, &|bytes| nanoseconds(|| base.pow(bytes))),
            ("FixedBase::pow", 10_000, 8, &|bytes| nanoseconds(|| fixed_base.pow(bytes))),
            ("inverse", 10_000, 8, &|bytes| {
                let residue = invertible(bytes);
                nanoseconds(|| residue.inverse())
            }),
        ];
        for (name, count, length, measure) in operations {
            let t = statistic(count, length, measure);
            println!("{:11} {name:16} t = {t:.1}", kernel.name());
            assert!(t < THRESHOLD, "{name}, {}: the time depends on the secret, t = {t:.1}", kernel.name());
        }
    }
}

/// The statistic sees what it must see: the time of an exponentiation in variable time.
#[test]
#[ignore = "measures time; run by make test-all"]
fn variable_time_is_seen() {
    let m = modulus(1024, Kernel::Portable);
    let base = m.reduce_be_bytes(&[3]);
    let t = statistic(1_000, 8, &|bytes| nanoseconds(|| base.pow_vartime(bytes)));
    println!("pow_vartime t = {t:.1}");
    assert!(t > THRESHOLD, "t = {t:.1}");
}
