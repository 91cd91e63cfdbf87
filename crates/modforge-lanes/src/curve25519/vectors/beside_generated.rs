//! The product of four numbers beside that of eight in the generated field.

use super::numbers::{Quad, load, mul};
use crate::fields::p25519::Element;
use crate::fields::vector::{Ifma, Task, Vector, Words};
use crate::measured::{STEPS, print};
use core::hint::black_box;

/// Four chains of products by turns, or one.
struct Eight<'a>(&'a mut [Element<Words>; 5], usize);

impl Task for Eight<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for step in 0..STEPS {
            let at = step % self.1;
            self.0[at] = self.0[at] * self.0[4];
        }
    }
}

#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn four(numbers: &mut [Quad; 5], chains: usize) {
    for step in 0..STEPS {
        let at = step % chains;
        numbers[at] = mul(&numbers[at], &numbers[4]);
    }
}

#[target_feature(enable = "avx512f,avx512vl,avx512ifma")]
fn loaded(bytes: &[[u8; 32]; 4]) -> Quad {
    load(bytes)
}

#[test]
#[ignore = "prints times alone"]
fn beside_generated() {
    let (Some(cpu), Some(_)) = (Ifma::detect(), super::Curve25519::new()) else { return };
    // SAFETY: the CPU has the instructions.
    let mut quads = [unsafe { loaded(&[[0x5a; 32]; 4]) }; 5];
    let mut elements = [Element::<Words>::reduce_le_bytes(cpu, &[[0x5a; 32]; 8]); 5];
    for chains in [1, 4] {
        print(
            if chains == 1 { "products modulo 2^255 - 19 in a row" } else { "four rows by turns" },
            // SAFETY: the CPU has the instructions.
            || unsafe { four(black_box(&mut quads), black_box(chains)) },
            || Words::run(cpu, Eight(black_box(&mut elements), black_box(chains))),
        );
    }
}
