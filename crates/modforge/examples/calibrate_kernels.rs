//! Measures from which size on which kernel is the fastest, and prints the rows for `kernel/table.rs`.
//!
//! For each size, exponentiations with every kernel that takes it run in turns; the median time decides. A kernel of the row
//! before stays unless another is at least 2 % faster, so that noise makes no rows.
//!
//! `cargo run --release --example calibrate_kernels [MAX_BITS]`

use modforge::{Kernel, MAX_BITS, Modulus};
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

/// A kernel has to be faster by this factor to take over.
const MARGIN: f64 = 1.02;
/// Turns that each kernel gets.
const TURNS: usize = 9;
/// How long a turn lasts at least.
const TURN: Duration = Duration::from_millis(1);

/// An odd modulus of exactly `bits` bits without pattern, and an exponent as long as it, at most 256 bits.
fn case(bits: usize) -> (Vec<u8>, Vec<u8>) {
    let mut state = bits as u64;
    let mut random = move |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    let length = bits.div_ceil(8);
    let mut modulus: Vec<u8> = (0..length).map(&mut random).collect();
    let exponent = (0..length.min(32)).map(random).collect();
    modulus[0] &= 0xff >> (modulus.len() * 8 - bits);
    modulus[0] |= 0x80 >> (modulus.len() * 8 - bits);
    *modulus.last_mut().expect("a byte at least") |= 1;
    (modulus, exponent)
}

/// Nanoseconds for one exponentiation, by a turn.
fn turn(modulus: &Modulus, exponent: &[u8]) -> f64 {
    let base = modulus.reduce_be_bytes(&[0x5a; 600]);
    let (start, mut times) = (Instant::now(), 0);
    while start.elapsed() < TURN {
        black_box(black_box(&base).pow(black_box(exponent)));
        times += 1;
    }
    start.elapsed().as_nanos() as f64 / f64::from(times)
}

/// The kernels that take `bits` bits, with their median times.
fn measure(bits: usize) -> Vec<(Kernel, f64)> {
    let (bytes, exponent) = case(bits);
    let moduli: Vec<_> =
        Kernel::ALL.into_iter().filter_map(|kernel| Modulus::with_kernel(&bytes, kernel).ok()).collect();
    let mut times = vec![Vec::new(); moduli.len()];
    for _ in 0..TURNS {
        for (modulus, times) in moduli.iter().zip(&mut times) {
            times.push(turn(modulus, &exponent));
        }
    }
    let median = |mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    moduli.iter().map(Modulus::kernel).zip(times.into_iter().map(median)).collect()
}

/// The fastest of `times` among `allowed`, unless `current` is nearly as fast.
fn choose(times: &[(Kernel, f64)], allowed: &[Kernel], current: Kernel) -> Kernel {
    let candidates = || times.iter().filter(|(kernel, _)| allowed.contains(kernel));
    let of_current = candidates().find(|(kernel, _)| *kernel == current).map_or(f64::INFINITY, |(_, time)| *time);
    let best = candidates().min_by(|(_, a), (_, b)| a.total_cmp(b)).expect("the portable kernel takes every size");
    if best.1 * MARGIN < of_current { best.0 } else { current }
}

/// The program, apart from its arguments.
#[allow(clippy::missing_panics_doc, reason = "never, as `Kernel::ALL` has every kernel")]
pub fn run(max_bits: usize, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    // Limb by limb at first, then in steps of an eighth; each size and the one after, as limbs fill there.
    let sizes = (0..).scan(64, |size: &mut usize, _| {
        let current = *size;
        *size += (*size / 8 / 64).max(1) * 64;
        (current <= max_bits).then_some(current)
    });
    let mut lines: Vec<(usize, Vec<(Kernel, f64)>)> = Vec::new();
    for bits in sizes {
        let times = measure(bits);
        let text: Vec<_> = times.iter().map(|(kernel, time)| format!("{} {time:.0} ns", kernel.name())).collect();
        writeln!(out, "{bits} bits: {}", text.join(", "))?;
        lines.push((bits, times));
    }
    for best in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        let last = Kernel::ALL.iter().position(|&kernel| kernel == best).expect("one of them");
        let mut rows = vec![(1, Kernel::Portable)];
        let mut below = 0;
        for (bits, times) in &lines {
            let current = rows[rows.len() - 1].1;
            let chosen = choose(times, &Kernel::ALL[..=last], current);
            if chosen != current {
                // A kernel that gives out does so at its bound; else another takes over where the next limb begins.
                let from = if current.max_bits() < *bits { current.max_bits() } else { below } + 1;
                rows.retain(|&(start, _)| start < from);
                rows.push((from, chosen));
            }
            below = *bits;
        }
        let end = rows[rows.len() - 1].1.max_bits();
        if end < MAX_BITS {
            rows.push((end + 1, Kernel::Portable));
        }
        writeln!(out, "best kernel {}: {rows:?}", best.name())?;
    }
    Ok(())
}

fn main() {
    let max_bits = std::env::args()
        .nth(1)
        .map_or(Ok(16_384), |bits| bits.parse().map_err(|error| format!("{bits}: {error}").into()));
    if let Err(error) = max_bits.and_then(|max_bits| run(max_bits, &mut std::io::stdout())) {
        eprintln!("calibrate_kernels: {error}");
        std::process::exit(1);
    }
}
