//! Batches against num-bigint: every size, edges in every lane, counts around a group of eight.

use crate::common::{SIZES, edge_moduli, edge_operands, even_moduli, expected, number, some};
use modforge::{Batch, BatchResidues, Error, Kernel, Modulus, Rows};
use num_bigint::BigUint;
use proptest::prelude::*;

const COUNTS: [usize; 7] = [0, 1, 7, 8, 9, 17, 29];

fn modulus(m: &BigUint) -> Modulus {
    Modulus::from_be_bytes(&m.to_bytes_be()).expect("a modulus")
}

fn bytes(numbers: &[BigUint]) -> Vec<Vec<u8>> {
    numbers.iter().map(BigUint::to_bytes_be).collect()
}

/// `count` numbers from `numbers`, over and over.
fn cycle(numbers: &[BigUint], count: usize) -> Vec<BigUint> {
    numbers.iter().cycle().take(count).cloned().collect()
}

fn assert_numbers(
    result: &BatchResidues,
    moduli: &dyn Fn(usize) -> BigUint,
    numbers: impl Iterator<Item = BigUint>,
    context: &str,
) {
    let results = result.to_be_bytes();
    assert_eq!(results.len(), result.len());
    let mut count = 0;
    for (index, (result, number)) in results.iter().zip(numbers).enumerate() {
        let m = moduli(index);
        assert_eq!(*result, expected(&(number % &m), &modulus(&m)), "{context}, number {index}, modulus {m:#x}");
        count += 1;
    }
    assert_eq!(count, result.len());
}

/// All operations on x and y (below the moduli, as many) and exponents.
fn check(batch: &Batch, moduli: &dyn Fn(usize) -> BigUint, x: &[BigUint], y: &[BigUint], exponents: &[Vec<u8>]) {
    let context = format!("{batch:?}, {} numbers", x.len());
    let (a, b) = (batch.residues_from_be_bytes(&bytes(x)).unwrap(), batch.reduce_be_bytes(&bytes(y)).unwrap());
    assert_eq!((a.len(), a.is_empty()), (x.len(), x.is_empty()));
    assert_numbers(&a, moduli, x.iter().cloned(), &context);
    assert_numbers(&a.mul(&b).unwrap(), moduli, x.iter().zip(y).map(|(x, y)| x * y), &format!("mul, {context}"));
    assert_numbers(&a.mul(&a).unwrap(), moduli, x.iter().map(|x| x * x), &format!("square, {context}"));
    let each = || x.iter().zip(exponents).enumerate();
    let powers = || each().map(|(i, (x, e))| x.modpow(&BigUint::from_bytes_be(e), &moduli(i)));
    assert_numbers(&a.pow_each(exponents).unwrap(), moduli, powers(), &format!("pow_each, {context}"));
    assert_numbers(&a.pow_each_vartime(exponents).unwrap(), moduli, powers(), &format!("pow_each_vartime, {context}"));
    if let Some(shared) = exponents.last() {
        let exponent = BigUint::from_bytes_be(shared);
        let powers = || x.iter().enumerate().map(|(i, x)| x.modpow(&exponent, &moduli(i)));
        assert_numbers(&a.pow(shared), moduli, powers(), &format!("pow, {context}"));
        assert_numbers(&a.pow_vartime(shared), moduli, powers(), &format!("pow_vartime, {context}"));
    }
}

/// Exponents of different lengths: none, 0, 1, 65 bits, all ones, sparse.
fn exponents(count: usize) -> Vec<Vec<u8>> {
    let some: [&[u8]; 8] =
        [&[3], &[], &[0], &[1], &[1, 0, 0, 0, 0, 0, 0, 0, 0], &[0xff; 10], &[1, 0, 1], &[0, 0, 0x5b]];
    some.iter().cycle().take(count).map(|e| e.to_vec()).collect()
}

#[test]
fn edges_of_every_size() {
    for bits in SIZES {
        for (number, m) in edge_moduli(bits).into_iter().enumerate() {
            let made = modulus(&m);
            let operands = edge_operands(&m);
            let reversed: Vec<_> = operands.iter().rev().cloned().collect();
            // Eight different lanes, as many groups as the edges fill, with a rest; then the same number in all lanes.
            let count = operands.len().max(8);
            let exponents = exponents(if number == 0 { count } else { 1 });
            let (x, y) = (cycle(&operands, count), cycle(&reversed, count));
            if number == 0 {
                check(&Batch::new(&made), &|_| m.clone(), &x, &y, &exponents);
                check(&Batch::new(&made), &|_| m.clone(), &vec![&m - 1u8; 8], &vec![&m - 1u8; 8], &exponents[..8]);
            } else {
                let batch = Batch::new(&made);
                let (a, b) =
                    (batch.residues_from_be_bytes(&bytes(&x)).unwrap(), batch.reduce_be_bytes(&bytes(&y)).unwrap());
                let products = x.iter().zip(&y).map(|(x, y)| x * y);
                assert_numbers(&a.mul(&b).unwrap(), &|_| m.clone(), products, &format!("mul, {batch:?}"));
                assert_numbers(
                    &a.mul(&a).unwrap(),
                    &|_| m.clone(),
                    x.iter().map(|x| x * x),
                    &format!("square, {batch:?}"),
                );
            }
        }
    }
}

/// Every number of digits up to 4200 bits, and some above: partial blocks of every size.
#[test]
fn every_number_of_digits() {
    for bits in (100..4200u64).step_by(47).chain([5000, 8191, 8192, 12_345, 16_384, 16_385]) {
        let m = (BigUint::from(1u8) << bits) - (2 * bits + 1);
        let made = modulus(&m);
        let batch = Batch::new(&made);
        let x: Vec<_> = (0..8u8).map(|i| &m - (&m >> (usize::from(i) + 1)) - i).collect();
        let a = batch.residues_from_be_bytes(&bytes(&x)).unwrap();
        let (mut power, mut scratch) = (a.clone(), a.clone());
        for _ in 0..3 {
            power.mul_assign(&a, &mut scratch).unwrap();
        }
        assert_numbers(&power, &|_| m.clone(), x.iter().map(|x| x.pow(4)), &format!("{bits} bits"));
        assert_numbers(&power.pow(&[2]), &|_| m.clone(), x.iter().map(|x| x.pow(8)), &format!("{bits} bits"));
    }
}

#[test]
fn counts_around_a_group() {
    let m = number("ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff61");
    let made = modulus(&m);
    for count in COUNTS {
        let x: Vec<_> = (0..count).map(|i| (&m / 7u8) * i % &m).collect();
        let y: Vec<_> = (0..count).map(|i| (&m / 5u8) * (i + 1) % &m).collect();
        check(&Batch::new(&made), &|_| m.clone(), &x, &y, &exponents(count));
    }
}

#[test]
fn a_modulus_for_each_number() {
    for count in COUNTS {
        // Of one size, then of different sizes, with even ones and modulus 1 among them.
        let same: Vec<_> = (0..count).map(|i| (BigUint::from(1u8) << 521u32) - 2 * i - 1u8).collect();
        let mixed: Vec<_> = (0..count)
            .map(|i| (BigUint::from(1u8) << (300 + 40 * i)) - if i > 8 { i } else { 2 * i + 1 })
            .map(|m| if m.bits() == 500 { BigUint::from(1u8) } else { m })
            .collect();
        for numbers in [same, mixed] {
            let moduli: Vec<_> = numbers.iter().map(modulus).collect();
            let x: Vec<_> = numbers.iter().map(|m| m - 1u8).collect();
            let y: Vec<_> = numbers.iter().map(|m| m / 3u8).collect();
            check(&Batch::with_moduli(&moduli), &|i| numbers[i].clone(), &x, &y, &exponents(count));
        }
    }
}

#[test]
fn long_exponents_and_numbers() {
    let m = (BigUint::from(1u8) << 607u32) - 1u8; // prime
    let made = modulus(&m);
    let batch = Batch::new(&made);
    let long: Vec<_> = (0..9u8).map(|i| vec![0x9d ^ i; 200]).collect();
    let x: Vec<_> = long.iter().map(|bytes| BigUint::from_bytes_be(bytes) % &m).collect();
    let a = batch.reduce_be_bytes(&long).unwrap();
    assert_numbers(&a, &|_| m.clone(), x.iter().cloned(), "reduced");
    check(&batch, &|_| m.clone(), &x, &x, &long);
    let one = a.pow(&(&m - 1u8).to_bytes_be());
    assert_numbers(&one, &|_| m.clone(), (0..9).map(|_| BigUint::from(1u8)), "Fermat");
}

/// Up to a quarter of R numbers are taken as they are, and reduced before from there on.
#[test]
fn numbers_of_every_length_are_reduced() {
    for bits in [64_usize, 320, 521, 617, 1040] {
        let m = (BigUint::from(1u8) << (bits - 1)) + 1u8;
        let made = modulus(&m);
        let batch = Batch::new(&made);
        for length in 1..=2 * bits.div_ceil(8) + 20 {
            let numbers: Vec<_> = (0..8).map(|i| vec![if i < 4 { 0xff } else { 31 * i }; length]).collect();
            let reduced = numbers.iter().map(|bytes| BigUint::from_bytes_be(bytes) % &m);
            let context = format!("{length} bytes modulo {bits} bits");
            assert_numbers(&batch.reduce_be_bytes(&numbers).unwrap(), &|_| m.clone(), reduced, &context);
        }
    }
}

#[test]
fn a_chosen_kernel_is_respected() {
    let m = (BigUint::from(1u8) << 521u32) - 1u8;
    for kernel in Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()) {
        let made = Modulus::with_kernel(&m.to_bytes_be(), kernel).unwrap();
        let x = vec![&m - 2u8; 8];
        check(&Batch::new(&made), &|_| m.clone(), &x, &x, &exponents(8));
    }
}

#[test]
fn what_is_refused() {
    let moduli = [modulus(&BigUint::from(97u8)), modulus(&BigUint::from(101u8))];
    let (one, each) = (Batch::new(&moduli[0]), Batch::with_moduli(&moduli));
    assert_eq!(one.residues_from_be_bytes(&[[96], [97]]).unwrap_err(), Error::OperandNotReduced);
    let error = each.residues_from_be_bytes(&[[1], [2], [3]]).unwrap_err();
    assert_eq!(error.to_string(), "numbers: 3 given for 2 moduli");
    assert_eq!(each.reduce_be_bytes(&[[1]]).unwrap_err().to_string(), "numbers: 1 given for 2 moduli");
    let a = one.residues_from_be_bytes(&[[1], [2]]).unwrap();
    assert_eq!(a.pow_each(&[[1]]).unwrap_err().to_string(), "exponents: 1 given for 2 numbers");
    assert_eq!(a.pow_each_vartime(&[[1]; 3]).unwrap_err().to_string(), "exponents: 3 given for 2 numbers");
    assert_eq!(
        a.mul(&one.residues_from_be_bytes(&[[1]]).unwrap()).unwrap_err().to_string(),
        "factors: 1 given for 2 numbers"
    );
    let mut short = one.residues_from_be_bytes(&[[1]]).unwrap();
    let error = a.clone().mul_assign(&a, &mut short).unwrap_err();
    assert_eq!(error, Error::BatchCount { argument: "factors", given: 1, counterpart: "numbers", expected: 2 });
    let error = a.mul(&each.residues_from_be_bytes(&[[1], [2]]).unwrap()).unwrap_err();
    assert_eq!(error, Error::BatchMismatch);
    assert_eq!(error.to_string(), "operands: belong to different batches");
}

#[test]
fn secrets_are_not_shown() {
    let made = modulus(&BigUint::from(97u8));
    let batch = Batch::new(&made);
    assert_eq!(format!("{:?}", batch.reduce_be_bytes(&[[5]]).unwrap()), "BatchResidues(1 numbers)");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_batches(m in proptest::collection::vec(any::<u8>(), 12..300),
                      x in proptest::collection::vec(any::<[u8; 40]>(), 8..12), shift in 0u32..2000,
                      exponents in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..20), 12)) {
        let m = BigUint::from_bytes_be(&m) | BigUint::from(3u8);
        let x: Vec<_> = x.iter().map(|x| (BigUint::from_bytes_be(x) << shift) % &m).collect();
        let y: Vec<_> = x.iter().map(|x| &m - 1u8 - x).collect();
        check(&Batch::new(&modulus(&m)), &|_| m.clone(), &x, &y, &exponents[..x.len()]);
    }

    #[test]
    fn random_moduli(m in proptest::collection::vec(any::<[u8; 61]>(), 8), x: [u8; 61], e: [u8; 61]) {
        let m: Vec<_> = m.iter().map(|m| BigUint::from_bytes_be(m) | BigUint::from(1u8)).collect();
        let moduli: Vec<_> = m.iter().map(modulus).collect();
        let x: Vec<_> = m.iter().map(|m| BigUint::from_bytes_be(&x) % m).collect();
        let y: Vec<_> = m.iter().map(|m| BigUint::from_bytes_be(&e) % m).collect();
        check(&Batch::with_moduli(&moduli), &|i| m[i].clone(), &x, &y, &vec![e.to_vec(); 8]);
    }
}

/// The number in bytes of this order.
fn row(number: &BigUint, length: usize, little_endian: bool) -> Vec<u8> {
    let mut bytes = number.to_bytes_le();
    bytes.resize(length, 0);
    if !little_endian {
        bytes.reverse();
    }
    bytes
}

/// The products of `count` rows that have `operands` over and over, in both orders of bytes.
fn check_rows(m: &BigUint, operands: &[BigUint], row_bytes: [usize; 2], result_bytes: usize, count: usize) {
    let modulus = modulus(m);
    let x = cycle(operands, count);
    let y = cycle(operands, count + 3).split_off(3);
    for order in [false, true] {
        let [a, b] = [(&x, row_bytes[0]), (&y, row_bytes[1])]
            .map(|(numbers, length)| numbers.iter().flat_map(|number| row(number, length, order)).collect::<Vec<_>>());
        let rows = if order { Rows::from_le_bytes } else { Rows::from_be_bytes };
        let mut products = vec![0xaa; count * result_bytes];
        Batch::new(&modulus).mul_rows(&mut products, rows(&a, row_bytes[0]), rows(&b, row_bytes[1])).unwrap();
        for (index, product) in products.chunks(result_bytes).enumerate() {
            let expected = row(&(&x[index] * &y[index] % m), result_bytes, order);
            assert_eq!(product, expected, "{m:#x}, {row_bytes:?} bytes, row {index} of {count}");
        }
    }
}

/// The largest numbers in rows.
fn largest(row_bytes: usize) -> [BigUint; 3] {
    let largest = (BigUint::from(1u8) << (8 * row_bytes)) - 1u8;
    [&largest - 1u8, &largest >> 1, largest]
}

#[test]
fn products_of_rows() {
    let sizes = [1, 8, 64, 96, 127, 151, 152, 153, 255, 256, 257, 521, 571, 572, 1024];
    for (turn, bits) in sizes.into_iter().enumerate() {
        for (_, m) in some(&[edge_moduli(bits), even_moduli(bits)].concat(), turn) {
            let length = modulus(m).byte_length();
            // Rows as long as the modulus, not reduced among them, and longer ones.
            for row_bytes in [length, length + 1, length + 9] {
                let operands = [&edge_operands(m)[..], &largest(row_bytes)].concat();
                for (count, result_bytes) in
                    [(0, length), (1, length), (5, length + 1), (8, length), (300, length), (45, length + 70)]
                {
                    check_rows(m, &operands, [row_bytes; 2], result_bytes, count);
                }
            }
        }
    }
}

/// At every size: sums of a quotient, which are right or 1 too small, are where a multiple of the modulus is near.
#[test]
fn products_of_rows_of_every_size() {
    let one = BigUint::from(1u8);
    for bits in 1..=580 {
        let top = &one << bits;
        for m in [&one << (bits - 1), &top - &one, &top - &one - (&top >> 3), (&top >> 1) | (&top / 3u8)] {
            let length = modulus(&m).byte_length();
            let mut operands =
                vec![BigUint::ZERO, one.clone(), &m - 1u8, &m / 2u8, &m / 2u8 + 1u8, m.sqrt(), m.sqrt() + 1u8];
            for row_bytes in [[length; 2], [1, 2 * length], [length + 3, length]] {
                operands.extend(largest(row_bytes[0].min(row_bytes[1])));
                operands.retain(|x| x.bits() as usize <= 8 * row_bytes[0].min(row_bytes[1]));
                check_rows(&m, &operands, row_bytes, length, 37);
            }
        }
    }
}

#[test]
fn products_of_rows_each_modulo_its_own() {
    let moduli = [97u32, 65_537, 255].map(|m| modulus(&BigUint::from(m)));
    let batch = Batch::with_moduli(&moduli);
    let mut products = [0; 9];
    let (a, b) = (Rows::from_be_bytes(&[96, 200, 254], 1), Rows::from_le_bytes(&[96, 0, 255, 1, 2, 0], 2));
    batch.mul_rows(&mut products, a, b).unwrap();
    let expected = [96 * 96 % 97, 200 * 511 % 65_537, 254 * 2 % 255u32];
    assert_eq!(products[..], expected.map(|product| product.to_be_bytes()[1..].to_vec()).concat());
}

#[test]
fn refused_rows() {
    let modulus = modulus(&BigUint::from(65_537u32));
    let batch = Batch::new(&modulus);
    let rows = |count| Rows::from_be_bytes(&[1, 2, 3, 4, 5, 6][..count], 1);
    let counts =
        |argument, given, counterpart, expected| Err(Error::BatchCount { argument, given, counterpart, expected });
    assert_eq!(batch.mul_rows(&mut [0; 6], rows(2), rows(3)), counts("factors", 3, "numbers", 2));
    for room in [0, 5, 7] {
        let refused = counts("bytes of products", room, "bytes of rows", 6);
        assert_eq!(batch.mul_rows(&mut vec![0; room], rows(2), rows(2)), refused);
    }
    let moduli = [modulus];
    let each = Batch::with_moduli(&moduli);
    assert_eq!(each.mul_rows(&mut [0; 6], rows(2), rows(2)), counts("numbers", 2, "moduli", 1));
}
