//! How long code by hand and generated code take beside each other, turn by turn; for whoever changes either. The
//! tests that print it are run by
//! `cargo test --release -p modforge-lanes --lib beside_generated -- --ignored --nocapture`.

extern crate std;

use alloc::vec::Vec;
use std::time::Instant;

/// Steps of each turn.
pub(crate) const STEPS: usize = 20_000;
const TURNS: usize = 41;

/// Nanoseconds a step of both, the medians of many turns, and their ratio; each does [`STEPS`] in a call.
pub(crate) fn print(what: &str, mut by_hand: impl FnMut(), mut generated: impl FnMut()) {
    let mut times: [Vec<f64>; 2] = Default::default();
    for _ in 0..TURNS {
        for (times, run) in times.iter_mut().zip([&mut by_hand as &mut dyn FnMut(), &mut generated]) {
            let start = Instant::now();
            run();
            times.push(start.elapsed().as_nanos() as f64 / STEPS as f64);
        }
    }
    let [by_hand, generated] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[TURNS / 2]
    });
    std::println!("{what}: by hand {by_hand:.1} ns, generated {generated:.1} ns, {:.2} times", generated / by_hand);
}
