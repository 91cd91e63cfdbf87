//! Repeated squaring on every kernel against num-bigint, and its progress callback.

use crate::common::{edge_moduli, edge_operands, even_moduli, expected, for_each_kernel};
use modforge::Modulus;
use num_bigint::BigUint;
use std::num::NonZeroU64;
use std::ops::ControlFlow::{Break, Continue};

#[test]
fn edges() {
    for bits in [2u64, 3, 64, 65, 255, 521] {
        for m in edge_moduli(bits).into_iter().chain(even_moduli(bits)) {
            for x in edge_operands(&m).into_iter().step_by(3) {
                for_each_kernel(&m, |modulus| {
                    let residue = modulus.residue_from_be_bytes(&x.to_bytes_be()).unwrap();
                    let mut power = x.clone();
                    for count in 0..70 {
                        let result = expected(&power, modulus);
                        assert_eq!(residue.square_times(count).to_be_bytes(), result, "{modulus:?} {x:#x} {count}");
                        power = &power * &power % &m;
                    }
                });
            }
        }
    }
}

#[test]
fn progress_is_called_after_each_interval_and_at_the_end() {
    let modulus = Modulus::from_be_bytes(&[0xff, 0xf1]).unwrap();
    let x = modulus.reduce_be_bytes(&[3]);
    for (count, interval, calls) in
        [(0, 1, vec![]), (1, 5, vec![1]), (10, 5, vec![5, 10]), (11, 5, vec![5, 10, 11]), (7, u64::MAX, vec![7])]
    {
        let mut seen = Vec::new();
        let result = x.square_times_with_progress(count, NonZeroU64::new(interval).unwrap(), |done| {
            seen.push(done);
            Continue(())
        });
        assert_eq!(result.unwrap(), x.square_times(count));
        assert_eq!(seen, calls);
    }
}

#[test]
fn a_stopped_run_can_go_on() {
    let m = (BigUint::from(1u8) << 521u32) - 1u8;
    for_each_kernel(&m, |modulus| {
        let x = modulus.reduce_be_bytes(&[5]);
        let whole = x.square_times(500);
        for stop in [1, 7, 250, 499] {
            let stopped = x
                .square_times_with_progress(
                    500,
                    NonZeroU64::MIN,
                    |done| if done < stop { Continue(()) } else { Break(()) },
                )
                .unwrap_err();
            assert_eq!(stopped.done, stop);
            assert_eq!(stopped.value.square_times(500 - stop), whole);
            assert_eq!(stopped.to_string(), format!("stopped by the progress callback after {stop} squarings"));
        }
        // After the last squaring there is nothing to stop.
        let done = x.square_times_with_progress(500, NonZeroU64::new(500).unwrap(), |_| Break(()));
        assert_eq!(done.unwrap(), whole);
    });
}
