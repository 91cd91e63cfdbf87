//! What the tests share: kernels to try, moduli and operands at the edges, the golden model (num-bigint).
#![allow(dead_code)] // each test file uses a part of it

use modforge::{Kernel, Modulus};
use num_bigint::BigUint;

pub fn number(text: &str) -> BigUint {
    BigUint::parse_bytes(text.as_bytes(), 16).expect("hexadecimal")
}

/// Every kernel that this CPU has and that takes `modulus`, with the modulus made for it.
pub fn for_each_kernel(modulus: &BigUint, mut check: impl FnMut(&Modulus)) {
    for kernel in Kernel::ALL {
        if kernel.is_available() && modulus.bits() as usize <= kernel.max_bits() {
            let made = Modulus::with_kernel(&modulus.to_bytes_be(), kernel).expect("not 0, and not too large");
            // A power of two needs no kernel.
            let expected = if modulus.count_ones() == 1 { Kernel::Portable } else { kernel };
            assert_eq!(made.kernel(), expected);
            check(&made);
        }
    }
}

/// Big-endian bytes of a result as the golden model gives it, as long as the modulus.
pub fn expected(value: &BigUint, modulus: &Modulus) -> Vec<u8> {
    let bytes = value.to_bytes_be();
    [vec![0; modulus.byte_length() - bytes.len()], bytes].concat()
}

/// Odd moduli where carries and limb borders are at their worst, for a size in bits ≥ 2.
pub fn edge_moduli(bits: u64) -> Vec<BigUint> {
    let one = BigUint::from(1u8);
    let top = &one << bits;
    let mut moduli = vec![
        &top - &one,                                          // all ones
        (&one << (bits - 1)) + &one,                          // low limb 1, everything between 0
        (&top - (&one << (bits / 2))) | &one,                 // upper half ones, lower half 1
        (&one << (bits - 1)) | ((&one << (bits / 2)) - &one), // lower half ones
        (&top / 3u8) | &one | (&one << (bits - 1)),           // alternating
    ];
    if bits > 64 {
        moduli.push((&top - (&one << 64)) | &one); // low limb 1 below all ones: m⁻¹ = 1
        moduli.push((&one << (bits - 1)) | BigUint::from(u64::MAX)); // low limb all ones: −m⁻¹ = 1
        moduli.push((&one << (bits - 1)) | ((&one << 52) - &one)); // low 52-bit digit all ones
    }
    if bits > 6 {
        moduli.extend([3u8, 5, 19, 39].map(|c| &top - c));
        moduli.extend([3u8, 5, 19, 39].map(|c| (&one << (bits - 1)) + c));
    }
    moduli.retain(|m| m.bit(0) && m.bits() == bits && *m >= BigUint::from(3u8));
    moduli.sort();
    moduli.dedup();
    moduli
}

/// Even moduli, from powers of two to twice an odd number, with both factors at their borders, for a size in bits.
pub fn even_moduli(bits: u64) -> Vec<BigUint> {
    let mut moduli = vec![BigUint::from(1u8) << (bits - 1)];
    for exponent in [1, 2, 31, 32, 33, 63, 64, 65, bits / 2, bits.saturating_sub(2)] {
        if (1..bits.saturating_sub(1)).contains(&exponent) {
            moduli.extend(edge_moduli(bits - exponent).into_iter().step_by(3).map(|odd| odd << exponent));
        }
    }
    moduli.retain(|m| !m.bit(0));
    moduli.sort();
    moduli.dedup();
    moduli
}

/// Operands below `m` where carries ripple: 0, 1, 2, m − 1, m − 2, halves, all-ones limbs and digits, powers of two.
pub fn edge_operands(m: &BigUint) -> Vec<BigUint> {
    let one = BigUint::from(1u8);
    let mut operands = vec![BigUint::ZERO, one.clone(), BigUint::from(2u8), m - 1u8, m / 2u8, m / 2u8 + 1u8];
    operands.extend((*m > one).then(|| m - 2u8));
    for step in [52, 64] {
        for position in [step, m.bits() / 2 / step * step, m.bits() / step * step] {
            operands.extend([(&one << position) - &one, &one << position, m - 1u8 - (&one << position) % m]);
        }
    }
    operands.retain(|x| x < m);
    operands.sort();
    operands.dedup();
    operands
}

/// One of so many operands is tried: of all together every kind, of all of them with `MODFORGE_LONG`, as
/// `make test-all` sets it. The build for 32-bit limbs repeats what the other one tried.
pub fn thinned() -> usize {
    let long = std::env::var_os("MODFORGE_LONG").is_some();
    (if long { 1 } else { 9 }) * (if cfg!(modforge_limb32) { 4 } else { 1 })
}

/// One of [`thinned`] items with its position, starting elsewhere at each turn, and at least one of them.
pub fn some<T>(items: &[T], turn: usize) -> impl Iterator<Item = (usize, &T)> {
    items.iter().enumerate().skip(turn % thinned().min(items.len()).max(1)).step_by(thinned())
}

/// Sizes around the borders of limbs, digits and vectors.
pub const SIZES: [u64; 39] = [
    2, 3, 4, 8, 31, 48, 51, 52, 53, 60, 63, 64, 65, 104, 127, 128, 129, 255, 256, 412, 413, 512, 521, 828, 829, 926,
    1000, 1024, 1025, 1536, 2047, 2048, 2086, 3116, 3117, 4156, 4157, 4638, 6240,
];

/// Checks all ring operations on one pair below the modulus.
pub fn check_pair(modulus: &Modulus, m: &BigUint, x: &BigUint, y: &BigUint) {
    let a = modulus.residue_from_be_bytes(&x.to_bytes_be()).unwrap();
    let b = modulus.residue_from_be_bytes(&y.to_bytes_be()).unwrap();
    let is = |bytes: Vec<u8>, value: BigUint, operation: &str| {
        let method = (modulus.kernel().name(), modulus.reduction().name());
        assert_eq!(bytes, expected(&value, modulus), "{operation}, {method:?} m = {m:#x} x = {x:#x} y = {y:#x}");
    };
    is(a.to_be_bytes(), x.clone(), "round trip");
    is(a.add(&b).unwrap().to_be_bytes(), (x + y) % m, "add");
    is(a.sub(&b).unwrap().to_be_bytes(), (x + m - y) % m, "sub");
    is(a.neg().to_be_bytes(), (m - x) % m, "neg");
    is(a.mul(&b).unwrap().to_be_bytes(), x * y % m, "mul");
    is(a.square().to_be_bytes(), x * x % m, "square");
    is(modulus.mul_be_bytes(&x.to_bytes_be(), &y.to_bytes_be()), x * y % m, "mul of numbers");
    let product = modulus.mul_limbs(&x.to_u64_digits(), &y.to_u64_digits());
    is(modulus.reduce_limbs(&product).to_be_bytes(), x * y % m, "mul of limbs");
    is(a.mul(&a).unwrap().to_be_bytes(), x * x % m, "mul by itself");
    is(a.add(&a).unwrap().to_be_bytes(), (x + x) % m, "add to itself");
    is(a.sub(&a).unwrap().to_be_bytes(), BigUint::ZERO, "sub from itself");
    assert_eq!((a == b, a.is_zero()), (x == y, *x == BigUint::ZERO), "{modulus:?} x = {x:#x} y = {y:#x}");

    // Operands as an operation leaves them.
    let (sum, difference) = (a.add(&b).unwrap(), a.sub(&b).unwrap());
    is(sum.mul(&difference).unwrap().to_be_bytes(), (x + y) * (x + m - y) % m, "mul of sum and difference");
    is(sum.add(&sum).unwrap().square().to_be_bytes(), ((x + y) * 2u8).pow(2) % m, "square of a sum of sums");
    let three = sum.add(&a).unwrap();
    is(three.add(&three).unwrap().to_be_bytes(), (x * 2u8 + y) * 2u8 % m, "sum of sums of three");
    is(difference.neg().sub(&sum).unwrap().to_be_bytes(), (m * 2u8 - x - x) % m, "difference of differences");

    // A residue as an operation leaves it, without its modulus meanwhile.
    let restored = modulus.restore(&difference.store()).unwrap();
    is(restored.mul(&b).unwrap().to_be_bytes(), (x + m - y) * y % m, "mul of a restored one");

    let (mut value, mut scratch) = (a, modulus.zero());
    value.mul_assign(&b, &mut scratch).unwrap();
    is(value.to_be_bytes(), x * y % m, "mul_assign");
    value.square_assign(&mut scratch).unwrap();
    is(value.to_be_bytes(), (x * y % m).pow(2) % m, "square_assign");
}
