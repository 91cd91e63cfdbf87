//! Moduli and secrets.

use modforge::{Kernel, Modulus, Reduction};

/// Sizes on both sides of those at which a kernel goes another way, in bits.
fn sizes(kernel: Kernel) -> Vec<usize> {
    match kernel {
        // Products with an odd and an even number of limbs; squares by themselves from 12 limbs on; the last one has
        // more limbs than scratch space on the stack.
        Kernel::Portable => {
            vec![64, 123, 124, 125, 127, 192, 247, 248, 249, 255, 256, 640, 704, 768, 1024, 1088, 2112, 4160, 17_000]
        }
        // Unrolled up to 9 or 11 limbs, blocks of 5 to 8 above, with room for 32, 48, 128, 256, 512 and more words;
        // products in three halves of 16 and 32 limbs, and from 40 or 42 even limbs on, twice from 80 or 84 on; squares
        // of 16, from 64 and 128 on.
        Kernel::Adx | Kernel::Aarch64 => [
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 24, 25, 31, 32, 33, 39, 40, 41, 42,
            43, 48, 63, 64, 65, 80, 84, 127, 128, 129, 256,
        ]
        .map(|limbs| 64 * limbs - 1)
        .to_vec(),
        // Every number of vectors of 8 digits of 29 bits, full and with few digits in the last, so that rows end in
        // every block.
        Kernel::Avx512F => [1, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20]
            .into_iter()
            .flat_map(|z| [1, 4, 8].map(|digits| 29 * (8 * (z - 1) + digits) - 2))
            .chain([11, 13, 15, 17, 19].map(|z| 29 * (8 * (z - 1) + 4) - 2))
            .filter(|&bits| bits >= 64)
            .collect(),
        // Five vectors for all short numbers, with 5 to 20 steps; room for 25, 50, 100 and more vectors; digits that
        // lie across lanes, and squares by themselves.
        Kernel::AvxIfma => {
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 16, 20, 21, 64].map(|fives| 260 * fives - 4).to_vec()
        }
        // Every number of vectors of 8 digits of 52 bits for which there is code of its own, with every number of
        // steps; then those with the shared code, whose blocks are of up to 14 vectors.
        _ => (1..=10)
            .flat_map(|z| [1, 2, 5, 8].map(|digits| 52 * (8 * (z - 1) + digits) - 4))
            .chain([11, 12, 13, 14, 15, 16, 17, 27, 28, 29, 40].map(|z| 416 * z - 4))
            .filter(|&bits| bits >= 64)
            .collect(),
    }
}

/// An odd modulus of so many bits, not divisible by 127.
pub fn modulus(bits: usize, kernel: Kernel) -> Modulus {
    let mut bytes: Vec<u8> = (0..bits.div_ceil(8)).map(|i| (i * 151 + 91) as u8).collect();
    bytes[0] = (bytes[0] | 0x80) >> (bytes.len() * 8 - bits);
    let last = bytes.len() - 1;
    bytes[last] = 0x55;
    if residue_of_127(&bytes) == 0 {
        bytes[last] = 0x57;
    }
    Modulus::with_kernel(&bytes, kernel).expect("an odd modulus")
}

/// Whether all sizes are wanted, with `MODFORGE_LONG`, as `make test-all` has it, or where all code is to be seen.
pub fn are_all_wanted() -> bool {
    ["MODFORGE_LONG", "MODFORGE_COVERAGE"].iter().any(|name| std::env::var_os(name).is_some())
}

/// The first, the last and every third between, or all.
fn some<T>(all: Vec<T>) -> Vec<T> {
    if are_all_wanted() {
        return all;
    }
    let last = all.len() - 1;
    all.into_iter().enumerate().filter(|(at, _)| at % 3 == 0 || *at == last).map(|(_, one)| one).collect()
}

/// Moduli of sizes that take different ways.
pub fn moduli(kernel: Kernel) -> Vec<Modulus> {
    some(sizes(kernel)).into_iter().map(|bits| modulus(bits, kernel)).collect()
}

/// Names of rows with moduli above the largest at which they are traced else, for scratch space of all sizes on the
/// stack, 64, 128 and 512 limbs. An even modulus has sums of products side by side that are reduced one by one.
pub fn large_moduli() -> Vec<(&'static str, Modulus)> {
    let even = |bits: usize| {
        let mut bytes = all_ones(bits);
        bytes[bits / 12..].fill(0);
        Modulus::from_be_bytes(&bytes).expect("not 0")
    };
    let portable = |name, bits| (name, modulus(bits, Kernel::Portable));
    let gcd = [1400, 2600, 5000].map(|bits| portable("gcd", bits));
    let sums = [2600, 5000, 9000].map(|bits| portable("Batch::add_rows", bits));
    let products = [1400, 2600, 5000, 9000].map(|bits| ("Modulus::matmul_rows", even(bits)));
    // Bytes that do not fill a limb.
    let numbers = [1400, 2600, 5000].map(|bits| portable("Modulus::residue_from_be_bytes", bits));
    gcd.into_iter().chain(sums).chain(products).chain(numbers).collect()
}

/// Few, for what takes long: one limb, several, and those that are squared otherwise, spill registers or split
/// products.
pub fn few_moduli(kernel: Kernel) -> Vec<Modulus> {
    let sizes: &[usize] = match kernel {
        Kernel::Portable => &[64, 255, 1024],
        Kernel::Adx | Kernel::Aarch64 => &[64, 255, 521, 1024, 2111, 2688, 4096],
        Kernel::Avx512F => &[64, 1024, 2111],
        Kernel::AvxIfma => &[64, 1024, 1500, 4096],
        _ => &[64, 255, 1024, 3072, 4500],
    };
    sizes.iter().map(|&bits| modulus(bits, kernel)).collect()
}

/// Odd moduli that batches compute side by side on a CPU with AVX-512 IFMA: of every number of digits of 52 bits that
/// stays in registers, 1 to 12, then of two and three blocks of up to 12; a table is read in strips of 20, 10, 5 and 1;
/// products of rows have 2 to 11 digits. The others side by side in AVX2 on some CPUs with the kernel for ADX: of all
/// sizes of blocks of digits of 28 bits, and with carries between blocks.
pub fn moduli_of_batches() -> Vec<Modulus> {
    let digits =
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 36, 37];
    let in_avx2 = [12, 13, 20, 24, 80].map(|digits| Modulus::with_kernel(&odd_number(28, digits), Kernel::Adx));
    some(digits.map(modulus_of_batches).into_iter().chain(in_avx2.into_iter().flatten()).collect())
}

fn modulus_of_batches(digits: usize) -> Modulus {
    Modulus::from_be_bytes(&odd_number(52, digits)).expect("an odd modulus")
}

/// The bytes that fit into so many digits of so many bits with room for four bits more.
fn odd_number(digit_bits: usize, digits: usize) -> Vec<u8> {
    let mut number = vec![0xa5; (digit_bits * digits - 4) / 8];
    *number.last_mut().expect("bytes") = 0x57;
    number
}

/// Moduli with lengths of exponents, in bytes, for which windows are 3, 4, 5 and, in vectors, 6 bits wide. A unit test
/// beside the engine's choice of widths holds them.
pub fn long_exponents(kernel: Kernel) -> Vec<(Modulus, usize)> {
    let of_vectors = |digit: usize, spare: usize| {
        let bits = |vectors: usize| digit * 8 * vectors - spare;
        vec![(64, 4), (64, 23), (bits(3), 83), (bits(10), 201)]
    };
    let sizes = match kernel {
        Kernel::Avx512F => of_vectors(29, 2),
        Kernel::Avx512Ifma => of_vectors(52, 4),
        _ => vec![(127, 9), (511, 23), (1279, 103)],
    };
    sizes.into_iter().map(|(bits, length)| (modulus(bits, kernel), length)).collect()
}

/// For windows of 6 and 7 bits, modulo 2^n − 237, whose products take the least time at such sizes.
pub fn longest_exponents() -> Vec<(Modulus, usize)> {
    let make = |(bits, length): (usize, usize)| {
        let mut bytes = all_ones(bits);
        bytes[bits / 8 - 1] = 0x13;
        (Modulus::with_reduction(&bytes, Reduction::PseudoMersenne).expect("of the form"), length)
    };
    [(56 * 64, 279), (128 * 64, 889)].map(make).into()
}

/// The same for batches, side by side on a CPU with AVX-512 IFMA: windows of 3, 4 and 5 bits. One by one they are
/// powers of residues.
pub fn long_exponents_of_batches() -> Vec<(Modulus, usize)> {
    let mut sizes = vec![(5, 7)];
    if Kernel::Avx512Ifma.is_available() {
        sizes.extend([(20, 22), (36, 125)]);
    }
    sizes.into_iter().map(|(digits, length)| (modulus_of_batches(digits), length)).collect()
}

/// Moduli for every reduction that no kernel does, of sizes with code of their own up to 9 limbs, with more, and with
/// scratch space of all kinds: the sparse 2^n − 2^j − 1 (of 192 bits NIST's P-192), 2^n − 237, and an even number,
/// 2^j·(2^i − 1).
pub fn moduli_of_reductions() -> Vec<Modulus> {
    let sizes = (1..=10).map(|limbs| 64 * limbs).chain([255, 1024, 2048, 2112, 2880, 5568]);
    let mut sizes = some(sizes.filter(|&bits| bits != BITS_OF_ALL_ROWS).collect());
    sizes.push(BITS_OF_ALL_ROWS);
    let make = |bits: usize, reduction| {
        let (mut sparse, mut pseudo, mut even) = (all_ones(bits), all_ones(bits), all_ones(bits));
        let length = sparse.len();
        sparse[length - 1 - (bits / 3).next_multiple_of(32) / 8] &= 0xfe;
        pseudo[length - 1] = 0x13;
        even[length - length / 3..].fill(0);
        let made = [sparse, pseudo, even].into_iter().filter(|bytes| residue_of_127(bytes) != 0);
        made.filter_map(|bytes| Modulus::with_reduction(&bytes, reduction).ok()).next()
    };
    let others = Reduction::ALL.into_iter().filter(|&reduction| reduction != Reduction::Kernel);
    others.flat_map(|reduction| sizes.iter().filter_map(move |&bits| make(bits, reduction))).collect()
}

/// 2^bits − 1.
fn all_ones(bits: usize) -> Vec<u8> {
    let mut bytes = vec![0xff; bits.div_ceil(8)];
    bytes[0] >>= bytes.len() * 8 - bits;
    bytes
}

fn residue_of_127(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0, |rest, &byte| (rest * 256 + u32::from(byte)) % 127)
}

/// One of each, for what takes long.
pub fn few_moduli_of_reductions() -> impl Iterator<Item = Modulus> {
    moduli_of_reductions().into_iter().filter(|modulus| modulus.bits() == BITS_OF_ALL_ROWS)
}

/// The size at which each reduction has all rows.
pub const BITS_OF_ALL_ROWS: usize = 192;

/// Secrets that take different ways through careless code: zeros, ones, all ones, the modulus, one less, something
/// mixed.
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
