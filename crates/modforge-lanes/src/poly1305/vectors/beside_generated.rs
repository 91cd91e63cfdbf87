//! A step of sixteen blocks, but for reading them, beside the same with the generated field.

use super::avx512ifma::{Digits, Factor, Vector, carried, plus, product};
use crate::fields::p1305::Element;
use crate::fields::vector::{Ifma, Task, Vector as _, Words};
use crate::measured::{STEPS, print};
use core::arch::x86_64::*;
use core::hint::black_box;

/// The sum, r^16, r^8, and two times eight blocks.
struct Generated<'a>(&'a mut [Element<Words>; 5]);

impl Task for Generated<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let [sum, sixteenth, eighth, high, low] = self.0;
        for _ in 0..STEPS {
            *sum = *sum * *sixteenth + *low * *eighth + *high;
        }
    }
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn by_hand(sum: &mut Digits<Vector>, blocks: &Digits<Vector>) {
    let (eighth, sixteenth) = (Factor::new(*blocks), Factor::new(*blocks));
    for _ in 0..STEPS {
        let columns = product([_mm512_setzero_si512(); 6], black_box(blocks), &eighth);
        *sum = plus(&carried(product(columns, sum, &sixteenth)), blocks);
    }
}

#[target_feature(enable = "avx512f")]
fn digits() -> Digits<Vector> {
    [_mm512_set1_epi64(0x5a5_5a5a_5a5a); 3]
}

#[test]
#[ignore = "prints times alone"]
fn beside_generated() {
    let Some(cpu) = Ifma::detect() else { return };
    // SAFETY: the CPU has the instructions.
    let (mut sum, blocks) = unsafe { (digits(), digits()) };
    let mut bytes = [0x5a; 17];
    bytes[16] = 1;
    let mut elements = [Element::<Words>::reduce_le_bytes(cpu, &[bytes; 8]); 5];
    print(
        "sixteen blocks of Poly1305",
        // SAFETY: the CPU has the instructions.
        || unsafe { by_hand(black_box(&mut sum), black_box(&blocks)) },
        || Words::run(cpu, Generated(black_box(&mut elements))),
    );
}
