//! Equal traces for different secrets.

use crate::inputs::{moduli, secrets};
use crate::operations::{self, Run};
use crate::stepper;
use modforge::{Kernel, Modulus};
use std::hint::black_box;
use std::sync::{Mutex, PoisonError};

/// Only one test traces at a time: a fork must not copy a lock that another thread holds.
fn alone() -> impl Drop {
    static LOCK: Mutex<()> = Mutex::new(());
    let lock = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    stepper::stay_on_one_cpu();
    lock
}

/// Traces one run with the secrets copied to a place that is the same for all of them.
#[inline(never)] // one stack depth for all
fn trace(modulus: &Modulus, run: Run, x: &[u8], y: &[u8]) -> (u64, u64) {
    static PLACE: Mutex<[[u8; 512]; 2]> = Mutex::new([[0; 512]; 2]);
    let mut place = PLACE.lock().unwrap_or_else(PoisonError::into_inner);
    place[0][..x.len()].copy_from_slice(x);
    place[1][..y.len()].copy_from_slice(y);
    let (x, y) = (&place[0][..x.len()], &place[1][..y.len()]);
    stepper::trace(|| {
        black_box(run(black_box(modulus), black_box(x), black_box(y)));
    })
}

#[test]
fn traces_are_equal_for_different_secrets() {
    let _alone = alone();
    for kernel in Kernel::ALL {
        if !kernel.is_available() {
            println!("this CPU lacks the instructions of {}: nothing to trace", kernel.name());
            continue;
        }
        for modulus in moduli(kernel) {
            let (bits, settled) = (modulus.bits(), secrets(&modulus));
            // A step takes microseconds, so the large sizes get fewer secrets.
            let pairs = if bits > 255 { 2 } else { settled.len() };
            for operation in operations::all().filter(|operation| bits <= operation.most_bits) {
                // Binds symbols, so that every child starts from the same state.
                (operation.run)(&modulus, &settled[0], &settled[1]);
                let first = trace(&modulus, operation.run, &settled[5], &settled[5]);
                let name = operation.name;
                assert!(first.0 > 100, "{name}: the trace is empty");
                for (x, y) in settled.iter().zip(settled.iter().cycle().skip(2)).take(pairs) {
                    let other = trace(&modulus, operation.run, x, y);
                    assert_eq!(first, other, "{name}, {bits} bits, {}: x = {x:02x?} y = {y:02x?}", kernel.name());
                }
            }
        }
    }
}

/// The method sees what it must see: an exponentiation in variable time, and a table read at a secret index.
#[test]
fn traces_differ_where_they_should() {
    let _alone = alone();
    let modulus = &moduli(Kernel::Portable)[1];
    let vartime: Run = |m, x, y| m.reduce_be_bytes(x).pow_vartime(&y[..8]).to_be_bytes();
    let secrets = secrets(modulus);
    let (x, y, z) = (&secrets[5], &secrets[4], &secrets[5]);
    assert_ne!(trace(modulus, vartime, x, y), trace(modulus, vartime, x, z));

    static TABLE: [u8; 256] = [7; 256];
    let lookup: Run = |_, x, _| vec![black_box(&TABLE)[usize::from(x[0])]];
    let (steps_a, trace_a) = trace(modulus, lookup, &[1], &[]);
    let (steps_b, trace_b) = trace(modulus, lookup, &[200], &[]);
    assert_eq!(steps_a, steps_b);
    assert_ne!(trace_a, trace_b);
}
