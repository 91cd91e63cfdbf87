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
    let fits = |bits: &&usize| **bits <= kernel.max_bits();
    let make = |&bits| Modulus::with_kernel(&all_ones(bits), kernel).expect("an odd modulus");
    sizes.iter().filter(fits).map(make).collect()
}

/// 2^bits − 1.
fn all_ones(bits: usize) -> Vec<u8> {
    let mut bytes = vec![0xff; bits.div_ceil(8)];
    bytes[0] >>= bytes.len() * 8 - bits;
    bytes
}

/// Moduli from whose size on the kernel splits products, and squares: of 40 and 64 limbs with adx.
pub fn moduli_of_split_products(kernel: Kernel) -> Vec<Modulus> {
    let sizes: &[usize] = match kernel {
        Kernel::Adx => &[2560, 4096],
        _ => &[],
    };
    sizes.iter().map(|&bits| Modulus::with_kernel(&all_ones(bits), kernel).expect("an odd modulus")).collect()
}

/// Odd moduli that batches compute side by side on a CPU with AVX-512 IFMA, which 2^n − c with a small c of these sizes are not:
/// of 5 digits, and of 11, so that a table is read in strips of 5, 10 and 1.
pub fn moduli_of_batches() -> Vec<Modulus> {
    let make = |bytes| {
        let mut number = vec![0xa5; bytes];
        number[bytes - 1] = 0x57;
        Modulus::from_be_bytes(&number).expect("an odd modulus")
    };
    [25, 70].map(make).into()
}

/// A modulus of 192 bits for every reduction that no kernel does: the prime of NIST's P-192, which is sparse, 2^192 − 237, and an
/// even number, 2^79·(2^113 − 1).
pub fn moduli_of_reductions() -> Vec<Modulus> {
    let mut sparse = [0xff; 24];
    sparse[15] = 0xfe;
    let mut pseudo = [0xff; 24];
    pseudo[23] = 0x13;
    let mut even = [0xff; 24];
    even[14] = 0x80;
    even[15..].fill(0);
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

/// Pairs of secrets: the special ones first, then as many others as are asked for, always the same.
pub fn pairs(modulus: &Modulus) -> impl Iterator<Item = [Vec<u8>; 2]> {
    let (special, length) = (secrets(modulus), modulus.byte_length());
    let first: Vec<_> =
        (0..special.len()).map(|i| [&special[i], &special[(i + 2) % special.len()]].map(Vec::clone)).collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut byte = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    let mut number = move || (0..length).map(|_| byte()).collect();
    first.into_iter().chain(std::iter::repeat_with(move || [number(), number()]))
}
