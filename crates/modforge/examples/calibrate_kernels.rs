//! Measures from which size on which kernel is the fastest, and prints the rows for `kernel/choice/rows.rs`: a table
//! for CPUs that have no better kernel than each of this one.
//!
//! `cargo run --release --example calibrate_kernels [SECONDS]`

use modforge::Kernel;
use std::io::Write;
use std::time::Duration;

/// The program, apart from its arguments.
#[allow(clippy::missing_panics_doc, reason = "never, as `Kernel::ALL` has every kernel")]
pub fn run(budget: Duration, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let found = Kernel::calibrate(budget);
    for (bits, times) in found.times() {
        let text: Vec<_> = times.iter().map(|(kernel, time)| format!("{} {time:.0} ns", kernel.name())).collect();
        writeln!(out, "{bits} bits: {}", text.join(", "))?;
    }
    for best in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        let last = Kernel::ALL.iter().position(|&kernel| kernel == best).expect("one of them");
        writeln!(out, "best kernel {}: {}", best.name(), found.table(&Kernel::ALL[..=last])?)?;
    }
    Ok(())
}

fn main() {
    let seconds = std::env::args()
        .nth(1)
        .map_or(Ok(5), |seconds| seconds.parse().map_err(|error| format!("{seconds}: {error}").into()));
    if let Err(error) = seconds.and_then(|seconds| run(Duration::from_secs(seconds), &mut std::io::stdout())) {
        eprintln!("calibrate_kernels: {error}");
        std::process::exit(1);
    }
}
