//! Moduli and secrets.

use modforge::{Kernel, Modulus, Reduction};

/// Moduli of sizes that take different paths: one limb, several, and those that are squared otherwise or spill registers.
pub fn moduli(kernel: Kernel) -> Vec<Modulus> {
    let sizes: &[usize] = match kernel {
        Kernel::Portable => &[64, 255, 1024],
        Kernel::Adx => &[64, 255, 521, 1024, 2111],
        Kernel::Avx512F => &[64, 1024, 2111],
        _ => &[64, 255, 1024, 3072, 4500],
    };
    let all_ones = |bits: usize| {
        let mut bytes = vec![0xff; bits.div_ceil(8)];
        bytes[0] >>= bytes.len() * 8 - bits;
        bytes
    };
    let fits = |bits: &&usize| **bits <= kernel.max_bits();
    let make = |&bits| Modulus::with_kernel(&all_ones(bits), kernel).expect("an odd modulus");
    sizes.iter().filter(fits).map(make).collect()
}

/// A modulus of 192 bits for every reduction that no kernel does: the prime of NIST's P-192, which is sparse, 2^192 − 237, and an
/// even number.
pub fn moduli_of_reductions() -> Vec<Modulus> {
    let mut sparse = [0xff; 24];
    sparse[15] = 0xfe;
    let mut pseudo = [0xff; 24];
    pseudo[23] = 0x13;
    let mut even = [0xff; 24];
    even[14..].fill(0);
    let make = |reduction| {
        let made = [sparse, pseudo, even].map(|bytes| Modulus::with_reduction(&bytes, reduction));
        made.into_iter().find_map(Result::ok).expect("one of the three is taken")
    };
    Reduction::ALL.into_iter().filter(|&reduction| reduction != Reduction::Kernel).map(make).collect()
}

/// Secrets that take different ways through careless code: zeros, ones, all ones, the modulus, one less, something mixed.
pub fn secrets(modulus: &Modulus) -> Vec<Vec<u8>> {
    let length = modulus.byte_length();
    let mut one = vec![0; length];
    one[length - 1] = 1;
    let m = modulus.to_be_bytes();
    let mut below = m.clone();
    let last = below.iter().rposition(|&byte| byte != 0).expect("a modulus is not 0");
    below[last] -= 1;
    below[last + 1..].fill(0xff);
    let mixed = (0..length).map(|i| (i * 167 + 13) as u8).collect();
    vec![vec![0; length], one, vec![0xff; length], m, below, mixed]
}
