//! Every kernel, every reduction and batches, at the sizes where their code changes, with the contract checked at each
//! call (`kernel/door/checked.rs`).

use crate::{Batch, Kernel, Modulus, Reduction};
use alloc::{vec, vec::Vec};

/// Sizes on both sides of where a kernel changes its code.
const BITS: [usize; 36] = [
    2, 31, 32, 33, 62, 63, 64, 65, 126, 128, 129, 320, 447, 449, 576, 577, 640, 641, 700, 704, 705, 767, 1020, 1024,
    1036, 1037, 1296, 1536, 2047, 2560, 2561, 2688, 3072, 4096, 4158, 4638,
];

/// Everything once around with the largest residues, the smallest, and numbers that are not reduced.
fn exercise(modulus: &Modulus) {
    let all_ones = vec![0xff; 2 * modulus.byte_length() + 9];
    let residues: Vec<_> = [&[0][..], &[1], &all_ones[..modulus.byte_length()], &all_ones]
        .map(|bytes| modulus.reduce_be_bytes(bytes))
        .into_iter()
        .flat_map(|residue| [residue.neg(), residue])
        .collect();
    for a in &residues {
        for b in &residues {
            let square = a.add(b).and_then(|sum| sum.square().sub(&a.square())).expect("one modulus");
            let product = a.add(a).and_then(|twice| twice.add(b)).and_then(|sum| sum.mul(b)).expect("one modulus");
            assert_eq!(square.to_be_bytes(), product.to_be_bytes()); // (a + b)² − a² = (2a + b)·b
        }
    }
    let power = residues[0].pow(&all_ones[..3]);
    assert_eq!(power, residues[0].pow_vartime(&all_ones[..3]));
    _ = residues[0].pow_pair(&[7], &residues[1], &[9]);
}

fn moduli() -> impl Iterator<Item = Vec<u8>> {
    BITS.into_iter().flat_map(|bits| {
        let mut largest = vec![0xff; bits.div_ceil(8)];
        largest[0] >>= largest.len() * 8 - bits;
        let mut smallest = vec![0; largest.len()];
        smallest[0] = 1 << ((bits - 1) % 8);
        *smallest.last_mut().expect("not empty") |= 1;
        [largest, smallest]
    })
}

#[test]
fn every_kernel_keeps_the_contract() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        for bytes in moduli() {
            if let Ok(modulus) = Modulus::with_kernel(&bytes, kernel) {
                exercise(&modulus);
            }
        }
    }
}

#[test]
fn every_reduction_keeps_the_contract() {
    // One size of three, another one first for each reduction; `make contracts` has all.
    let step = if cfg!(debug_assertions) { 1 } else { 3 };
    for (turn, reduction) in Reduction::ALL.into_iter().enumerate() {
        for mut bytes in moduli().filter(|bytes| bytes.len() <= 160).skip(turn % step).step_by(step) {
            if reduction == Reduction::Split {
                *bytes.last_mut().expect("not empty") &= 0xf8;
            }
            if let Ok(modulus) = Modulus::with_reduction(&bytes, reduction) {
                exercise(&modulus);
            }
        }
    }
}

#[test]
fn batches_keep_the_contract() {
    for bytes in moduli() {
        let modulus = Modulus::from_be_bytes(&bytes).expect("a modulus");
        let batch = Batch::new(&modulus);
        let residues = batch.reduce_be_bytes(&[&bytes[1..]; 9]).expect("nine numbers");
        let powers = residues.pow(&[0xff, 0xf3]);
        assert_eq!(powers.to_be_bytes()[8], modulus.reduce_be_bytes(&bytes[1..]).pow(&[0xff, 0xf3]).to_be_bytes());
    }
}
