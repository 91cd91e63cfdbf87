//! Decryption by the clock, after the Marvin toolkit's method (Kario 2023): ciphertexts that unpad and ciphertexts that
//! do not, in random order and each measured once, must not differ in their time. Run by `make test-all`.
//!
//! The classes are those of that work: a right padding with messages of several lengths, no zero behind the padding, a
//! wrong first byte, a wrong type, a zero among the first eight bytes. Each class is compared with the first by Welch's
//! t over pairs of times that are next to each other, with the slowest cropped as interrupts make long tails. A leak is
//! what every round of three shows.

use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::{RsaPrivateKey, oaep, pkcs1v15};
use sha2::Sha256;
use std::hint::black_box;
use std::time::Instant;

/// Beyond this there is a difference; chance alone gives 5 once in a million times.
const THRESHOLD: f64 = 5.0;
const ROUNDS: usize = 3;
const TUPLES: usize = 3_000;

/// xorshift (Marsaglia 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as usize % bound
    }

    fn nonzero(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.below(255) as u8 + 1).collect()
    }
}

/// Padded messages of each class, of so many bytes.
fn padded(random: &mut Random, length: usize) -> Vec<Vec<u8>> {
    let mut with = |head: [u8; 2], zero: Option<usize>| {
        let mut bytes = [&head[..], &random.nonzero(length - 2)].concat();
        if let Some(zero) = zero {
            bytes[zero] = 0;
        }
        bytes
    };
    vec![
        with([0, 2], Some(length - 49)), // a right one, of a pre-master secret
        with([0, 2], Some(length - 1)),  // an empty message
        with([0, 2], Some(10)),          // the longest message
        with([0, 2], None),
        with([0, 1], Some(length - 49)),
        with([0, 2], Some(9)),
    ]
}

/// t of the mean of differences to the first class, for each other class.
fn statistics(random: &mut Random, ciphertexts: &[Vec<u8>], tuples: usize, decrypt: &dyn Fn(&[u8])) -> Vec<f64> {
    let classes = ciphertexts.len();
    let mut differences = vec![Vec::with_capacity(tuples); classes - 1];
    for _ in 0..tuples {
        let mut order: Vec<usize> = (0..classes).collect();
        (1..classes).for_each(|i| order.swap(i, random.below(i + 1)));
        let mut times = vec![0.0; classes];
        for class in order {
            let start = Instant::now();
            decrypt(&ciphertexts[class]);
            times[class] = start.elapsed().as_nanos() as f64;
        }
        (1..classes).for_each(|class| differences[class - 1].push(times[class] - times[0]));
    }
    differences.iter_mut().map(|sample| cropped_t(sample)).collect()
}

/// t of the mean of a sample without its tenths at both ends, which are symmetric if the classes are alike.
fn cropped_t(sample: &mut [f64]) -> f64 {
    sample.sort_by(f64::total_cmp);
    let middle = &sample[sample.len() / 10..sample.len() * 9 / 10];
    let count = middle.len() as f64;
    let mean = middle.iter().sum::<f64>() / count;
    let variance = middle.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0);
    mean / (variance / count).sqrt().max(f64::MIN_POSITIVE)
}

/// The least |t| of the rounds, for the worst class.
fn worst(ciphertexts: &[Vec<u8>], tuples: usize, decrypt: &dyn Fn(&[u8])) -> f64 {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    statistics(&mut random, ciphertexts, tuples / 10, decrypt); // warms up
    let mut least = vec![f64::MAX; ciphertexts.len() - 1];
    for _ in 0..ROUNDS {
        let found = statistics(&mut random, ciphertexts, tuples, decrypt);
        least.iter_mut().zip(found).for_each(|(least, t)| *least = least.min(t.abs()));
    }
    least.into_iter().fold(0.0, f64::max)
}

fn key_and_ciphertexts() -> (RsaPrivateKey, Vec<Vec<u8>>) {
    let key = RsaPrivateKey::new(&mut SystemRandom, 1024).expect("a key");
    let padded = padded(&mut Random(0x1234_5678_9abc_def1), key.size());
    let ciphertexts = padded.iter().map(|padded| key.to_public_key().raw_power(padded).expect("below n")).collect();
    (key, ciphertexts)
}

#[test]
#[ignore = "measures time; run by make test-all"]
fn time_does_not_tell_a_right_padding() {
    let (key, ciphertexts) = key_and_ciphertexts();
    let old = pkcs1v15::DecryptingKey::new(key.clone());
    let t = worst(&ciphertexts, TUPLES, &|ciphertext| {
        black_box(old.decrypt(ciphertext).expect("below n"));
    });
    println!("pkcs1v15 t = {t:.1}");
    assert!(t < THRESHOLD, "PKCS#1 v1.5: the time tells the padding, t = {t:.1}");
    let new = oaep::DecryptingKey::<Sha256>::new(key);
    let t = worst(&ciphertexts, TUPLES, &|ciphertext| {
        black_box(new.decrypt(ciphertext).expect_err("no ciphertext of OAEP"));
    });
    println!("oaep t = {t:.1}");
    assert!(t < THRESHOLD, "OAEP: the time tells the padded message, t = {t:.1}");
}

/// The method sees what it must see: a check that ends at the first wrong byte, with a hash behind a right padding.
#[test]
#[ignore = "measures time; run by make test-all"]
fn a_leak_is_seen() {
    use sha2::Digest;
    let (key, ciphertexts) = key_and_ciphertexts();
    let t = worst(&ciphertexts, TUPLES / 10, &|ciphertext| {
        let padded = key.raw_power(ciphertext).expect("below n");
        if padded[..2] == [0, 2] && padded[2..10].iter().all(|&byte| byte != 0) {
            black_box(Sha256::digest(vec![0; 4096]));
        }
    });
    println!("leaking t = {t:.1}");
    assert!(t > THRESHOLD, "t = {t:.1}");
}
