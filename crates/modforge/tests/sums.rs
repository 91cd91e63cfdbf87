//! Rows added, subtracted, summed and multiplied as matrices, against num-bigint.

use crate::common::{edge_moduli, edge_operands, even_moduli, some};
use modforge::{Batch, Error, Kernel, Modulus, Rows};
use num_bigint::BigUint;

fn modulus(m: &BigUint) -> Modulus {
    Modulus::from_be_bytes(&m.to_bytes_be()).expect("a modulus")
}

/// The numbers in rows of so many bytes.
fn in_rows(numbers: &[BigUint], length: usize, little_endian: bool) -> Vec<u8> {
    let row = |number: &BigUint| {
        let mut bytes = number.to_bytes_le();
        bytes.resize(length, 0);
        if !little_endian {
            bytes.reverse();
        }
        bytes
    };
    numbers.iter().flat_map(row).collect()
}

fn number(bytes: &[u8], little_endian: bool) -> BigUint {
    if little_endian { BigUint::from_bytes_le(bytes) } else { BigUint::from_bytes_be(bytes) }
}

/// `count` numbers from `numbers`, over and over, from that with this index on.
fn cycle(numbers: &[BigUint], first: usize, count: usize) -> Vec<BigUint> {
    numbers.iter().cycle().skip(first).take(count).cloned().collect()
}

/// Numbers at the edges of the modulus, and at those of rows.
fn operands(m: &BigUint, row_bytes: usize) -> Vec<BigUint> {
    let largest = (BigUint::from(1u8) << (8 * row_bytes)) - 1u8;
    let mut all = edge_operands(m);
    all.extend([m.clone(), m + 1u8, &largest - &largest % m, &largest >> 1, &largest - 1u8, largest]);
    all.retain(|x| x.bits() as usize <= 8 * row_bytes);
    all
}

/// All of it with rows of `x` and `y`, which are as many.
fn check(m: &BigUint, x: &[BigUint], y: &[BigUint], row_bytes: [usize; 2], little_endian: bool) {
    let modulus = modulus(m);
    let (a, b) = (in_rows(x, row_bytes[0], little_endian), in_rows(y, row_bytes[1], little_endian));
    let rows = if little_endian { Rows::from_le_bytes } else { Rows::from_be_bytes };
    let (a, b) = (rows(&a, row_bytes[0]), rows(&b, row_bytes[1]));
    let context = format!("{m:#x}, {} rows of {row_bytes:?} bytes", x.len());
    let batch = Batch::new(&modulus);
    let length = modulus.byte_length() + x.len() % 2;
    let results = |fill: &dyn Fn(&mut [u8])| {
        let mut bytes = vec![0xaa; x.len() * length];
        fill(&mut bytes);
        bytes.chunks(length).map(|row| number(row, little_endian)).collect::<Vec<_>>()
    };
    let expected = |of: &dyn Fn(&BigUint, &BigUint) -> BigUint| {
        x.iter().zip(y).map(|(x, y)| of(&(x % m), &(y % m)) % m).collect::<Vec<_>>()
    };
    let sums = results(&|bytes| batch.add_rows(bytes, a, b).expect("equal counts"));
    assert_eq!(sums, expected(&|x, y| x + y), "sums, {context}");
    let differences = results(&|bytes| batch.sub_rows(bytes, a, b).expect("equal counts"));
    assert_eq!(differences, expected(&|x, y| x + m - y), "differences, {context}");
    let negatives = results(&|bytes| batch.neg_rows(bytes, a).expect("room"));
    assert_eq!(negatives, expected(&|x, _| m - x), "negatives, {context}");
    let total = number(&modulus.sum_rows(a).to_be_bytes(), false);
    assert_eq!(total, x.iter().sum::<BigUint>() % m, "sum, {context}");
    let dot = number(&modulus.dot_rows(a, b).expect("equal counts").to_be_bytes(), false);
    assert_eq!(dot, x.iter().zip(y).map(|(x, y)| x * y).sum::<BigUint>() % m, "dot, {context}");
}

#[test]
fn rows_at_the_edges() {
    for (turn, bits) in
        [1, 2, 8, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 257, 521, 640, 1024].into_iter().enumerate()
    {
        let moduli = [edge_moduli(bits), even_moduli(bits), vec![BigUint::from(1u8)]].concat();
        for (_, m) in some(&moduli, turn) {
            let length = modulus(m).byte_length();
            for row_bytes in [[length; 2], [length + 1, length], [1, length + 9]] {
                let x = operands(m, row_bytes[0].min(row_bytes[1]));
                // Each with each.
                let pairs: Vec<_> = x.iter().flat_map(|a| x.iter().map(move |b| (a.clone(), b.clone()))).collect();
                let (x, y): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
                check(m, &x, &y, row_bytes, bits % 2 == 0);
            }
        }
    }
}

/// Counts around those that one thread adds up, and around eight; and none.
#[test]
fn many_rows() {
    for (bits, below, row_bytes) in
        [(130, 5, [17, 17]), (383, 187, [48, 48]), (521, 1, [66, 83]), (1033, 3, [161, 130])]
    {
        let m = (BigUint::from(1u8) << bits) - BigUint::from(below as u8);
        let numbers = operands(&m, row_bytes.into_iter().min().unwrap_or(0));
        for count in [0, 1, 2, 7, 8, 9, 17, 1023, 1024, 1025, 3000] {
            check(&m, &cycle(&numbers, 0, count), &cycle(&numbers, 5, count), row_bytes, count % 2 == 0);
        }
        let ones = vec![(BigUint::from(1u8) << (8 * row_bytes[0].min(row_bytes[1]))) - 1u8; 2049];
        check(&m, &ones, &ones, row_bytes, false);
    }
}

/// With the kernels of this CPU, and without those for eight numbers side by side.
fn check_matrices(m: &BigUint, shape: [usize; 3], row_bytes: [usize; 2], little_endian: bool) {
    check_product(m, &modulus(m), shape, row_bytes, little_endian);
    let portable = Modulus::with_kernel(&m.to_bytes_be(), Kernel::Portable).expect("a modulus");
    check_product(m, &portable, shape, row_bytes, little_endian);
}

fn check_product(m: &BigUint, modulus: &Modulus, shape: [usize; 3], row_bytes: [usize; 2], little_endian: bool) {
    let [rows, inner, columns] = shape;
    let numbers = operands(m, row_bytes[0].min(row_bytes[1]));
    let (x, y) = (cycle(&numbers, 0, rows * inner), cycle(&numbers, 7, inner * columns));
    let (a, b) = (in_rows(&x, row_bytes[0], little_endian), in_rows(&y, row_bytes[1], little_endian));
    let of_bytes = if little_endian { Rows::from_le_bytes } else { Rows::from_be_bytes };
    let length = modulus.byte_length() + inner % 2;
    let mut product = vec![0xaa; rows * columns * length];
    modulus.matmul_rows(&mut product, of_bytes(&a, row_bytes[0]), of_bytes(&b, row_bytes[1]), shape).expect("a shape");
    for (index, entry) in product.chunks(length).enumerate() {
        let (row, column) = (index / columns, index % columns);
        let sum: BigUint = (0..inner).map(|k| &x[row * inner + k] * &y[k * columns + column]).sum();
        assert_eq!(number(entry, little_endian), sum % m, "{m:#x}, {shape:?}, entry {row}, {column}");
    }
}

#[test]
fn matrices_of_any_shape() {
    let m = (BigUint::from(1u8) << 255) - 19u8;
    let few = [[0, 3, 2], [3, 0, 2], [3, 0, 9], [3, 2, 0], [1, 1, 1], [1, 5, 8], [5, 2, 3], [4, 7, 9], [3, 3, 16]];
    // Tiles that are full, and cut on either side; none of them has a number, more than are added up before carries.
    let tiles = [[2, 4, 23], [8, 3, 8], [6, 1, 7], [9, 2, 6], [17, 5, 11], [6, 4, 33], [7, 0, 8], [8, 257, 6]];
    for shape in few.into_iter().chain(tiles) {
        check_matrices(&m, shape, [32, 32], false);
        check_matrices(&m, shape, [40, 33], true);
        check_matrices(&m, shape, [3, 50], true);
    }
}

/// At sizes where the count of digits and their blocks change, with all bits of the rows set among them.
#[test]
fn matrices_of_many_sizes() {
    for bits in [1, 13, 52, 53, 64, 104, 128, 160, 200, 256, 260, 312, 313, 384, 521, 624, 640, 1024, 2049] {
        for m in [(BigUint::from(1u8) << bits) - 1u8, (BigUint::from(1u8) << (bits - 1)) + 1u8] {
            let length = modulus(&m).byte_length();
            check_matrices(&m, [2, 6, 9], [length; 2], bits % 2 == 0);
            check_matrices(&m, [7, 40, 6], [length; 2], bits % 2 == 0);
        }
    }
}

/// More terms than columns take without carries, all of their bits set.
#[test]
fn sums_of_many_terms() {
    for (length, inner) in [(39, 255), (39, 256), (39, 257), (26, 1025), (45, 700)] {
        let m = BigUint::from(1_000_003u32) << (8 * length - 20);
        let ones = vec![0xff; length * inner * 9];
        for rows in [1, 6] {
            let a = Rows::from_be_bytes(&ones[..length * inner * rows], length);
            let modulus = modulus(&m);
            let mut product = vec![0; rows * 9 * modulus.byte_length()];
            let columns = Rows::from_be_bytes(&ones, length);
            modulus.matmul_rows(&mut product, a, columns, [rows, inner, 9]).expect("a shape");
            let largest = number(&ones[..length], false);
            let expected = &largest * &largest * BigUint::from(inner) % &m;
            let mut entries = product.chunks(modulus.byte_length());
            assert!(entries.all(|entry| number(entry, false) == expected), "{inner} terms");
        }
    }
}

#[test]
fn rows_each_modulo_its_own() {
    let moduli = [97u32, 65_537, 255].map(|m| modulus(&BigUint::from(m)));
    let batch = Batch::with_moduli(&moduli);
    let mut results = [0; 9];
    let (a, b) = (Rows::from_be_bytes(&[96, 200, 254], 1), Rows::from_le_bytes(&[96, 0, 255, 1, 2, 0], 2));
    batch.add_rows(&mut results, a, b).expect("three");
    assert_eq!(results, [0, 0, 95, 0, 2, 199, 0, 0, 1]);
    batch.sub_rows(&mut results, b, a).expect("three");
    assert_eq!(results, [0, 0, 0, 55, 1, 0, 3, 0, 0]); // in the order of b: 511 - 200 = 311
}

#[test]
fn refused() {
    let modulus = modulus(&BigUint::from(65_537u32));
    let batch = Batch::new(&modulus);
    let rows = |count| Rows::from_be_bytes(&[1, 2, 3, 4, 5, 6][..count], 1);
    let counts = |argument, given, counterpart, expected| Error::BatchCount { argument, given, counterpart, expected };
    let unequal = |argument| Some(counts(argument, 3, "numbers", 2));
    assert_eq!(batch.add_rows(&mut [0; 6], rows(2), rows(3)).err(), unequal("addends"));
    assert_eq!(batch.sub_rows(&mut [0; 6], rows(2), rows(3)).err(), unequal("subtrahends"));
    assert_eq!(modulus.dot_rows(rows(2), rows(3)).err(), unequal("factors"));
    let room = |name| Err(counts(name, 5, "bytes of rows", 6));
    assert_eq!(batch.add_rows(&mut [0; 5], rows(2), rows(2)), room("bytes of sums"));
    assert_eq!(batch.sub_rows(&mut [0; 5], rows(2), rows(2)), room("bytes of differences"));
    assert_eq!(batch.neg_rows(&mut [0; 5], rows(2)), room("bytes of negatives"));
    let mut product = [0; 12];
    let mut matmul = |bytes: usize, a, b, shape| modulus.matmul_rows(&mut product[..bytes], rows(a), rows(b), shape);
    assert_eq!(matmul(12, 4, 4, [2, 2, 2]), Ok(()));
    assert_eq!(matmul(12, 3, 4, [2, 2, 2]), Err(counts("numbers", 3, "entries of the first matrix", 4)));
    assert_eq!(matmul(12, 4, 3, [2, 2, 2]), Err(counts("factors", 3, "entries of the second matrix", 4)));
    assert_eq!(matmul(11, 4, 4, [2, 2, 2]), Err(counts("bytes of the product", 11, "bytes of its entries", 12)));
    let most = usize::MAX;
    let refused = counts("numbers", 4, "entries of the first matrix", most);
    assert_eq!(matmul(12, 4, 4, [most, most, 2]), Err(refused));
}
