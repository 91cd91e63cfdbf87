//! Batches: many numbers with one modulus or with one for each, one exponent or one for each, products in place.

use super::input::{Input, bytes_of};
use modforge::{Batch, BatchResidues, Error, Modulus, Rows};
use num_bigint::BigUint;

/// A group of eight, a group that is not full, and one of less than is computed side by side.
const MOST: u8 = 19;

/// What is drawn from: many numbers of a few kinds, so that a short input fills several groups.
struct Pool<'a>(Vec<&'a [u8]>);

impl<'a> Pool<'a> {
    fn new(input: &mut Input<'a>, most: u8) -> Self {
        Self((0..1 + input.byte() % 4).map(|_| input.short_bytes(most)).collect())
    }

    fn take(&self, count: usize) -> Vec<&'a [u8]> {
        self.0.iter().cycle().take(count).copied().collect()
    }
}

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let count = usize::from(input.byte() % (MOST + 1));
    let shared_modulus = input.byte() % 2 == 0;
    let moduli = Pool::new(&mut input, 140).take(if shared_modulus { 1 } else { count });
    let (bases, factors) = (Pool::new(&mut input, 150).take(count), Pool::new(&mut input, 150).take(count));
    let exponents = Pool::new(&mut input, 20).take(count);
    let Ok(moduli) = moduli.into_iter().map(Modulus::from_be_bytes).collect::<Result<Vec<_>, _>>() else { return };
    let batch = if shared_modulus { Batch::new(&moduli[0]) } else { Batch::with_moduli(&moduli) };
    let modulus = |index: usize| &moduli[if shared_modulus { 0 } else { index }];
    let number = BigUint::from_bytes_be;

    // `of` gives a number for each index, modulo its modulus or not.
    let check = |what: &str, result: Result<BatchResidues, Error>, of: &dyn Fn(usize, &BigUint) -> BigUint| {
        let numbers = result.unwrap_or_else(|error| panic!("{what}: {error}")).to_be_bytes();
        assert_eq!(numbers.len(), count, "{what}");
        for (index, bytes) in numbers.iter().enumerate() {
            let m = number(&modulus(index).to_be_bytes());
            assert_eq!(*bytes, bytes_of(&(of(index, &m) % &m), modulus(index)), "{what}, {index}, {batch:?}");
        }
    };
    let a = batch.reduce_be_bytes(&bases).expect("as many as moduli");
    let b = batch.reduce_be_bytes(&factors).expect("as many as moduli");
    let power = |index: usize, exponent: &[u8], m: &BigUint| number(bases[index]).modpow(&number(exponent), m);
    let shared_exponent = exponents.first().copied().unwrap_or_default();
    check("reduce", Ok(a.clone()), &|index, _| number(bases[index]));
    check("mul", a.mul(&b), &|index, _| number(bases[index]) * number(factors[index]));
    check("pow", Ok(a.pow(shared_exponent)), &|index, m| power(index, shared_exponent, m));
    check("pow_vartime", Ok(a.pow_vartime(shared_exponent)), &|index, m| power(index, shared_exponent, m));
    check("pow_each", a.pow_each(&exponents), &|index, m| power(index, exponents[index], m));
    check("pow_each_vartime", a.pow_each_vartime(&exponents), &|index, m| power(index, exponents[index], m));

    let row_bytes = bases.iter().chain(&factors).map(|number| number.len()).max().unwrap_or(0).max(1);
    // The factors with their bytes turned round, as such numbers of little-endian bytes.
    let rows = |numbers: &[&[u8]]| -> Vec<Vec<u8>> {
        numbers.iter().map(|number| [&vec![0; row_bytes - number.len()][..], number].concat()).collect()
    };
    let x = rows(&bases).concat();
    let y: Vec<u8> = rows(&factors).iter().flat_map(|row| row.iter().rev().copied()).collect();
    let length = moduli.iter().map(Modulus::byte_length).max().unwrap_or(1);
    let mut products = vec![0; count * length];
    let (x, y) = (Rows::from_be_bytes(&x, row_bytes), Rows::from_le_bytes(&y, row_bytes));
    batch.mul_rows(&mut products, x, y).expect("as many as moduli");
    for (index, product) in products.chunks_exact(length).enumerate() {
        let m = number(&modulus(index).to_be_bytes());
        assert_eq!(number(product), number(bases[index]) * number(factors[index]) % m, "rows, {index}, {batch:?}");
    }

    let differences = |bytes: &mut [u8]| batch.sub_rows(bytes, x, y);
    let sums = |bytes: &mut [u8]| batch.add_rows(bytes, x, y);
    for (name, fill, sign) in [("sums", &sums as &dyn Fn(&mut [u8]) -> _, 1), ("differences", &differences, 0)] {
        fill(&mut products).expect("as many as moduli");
        for (index, result) in products.chunks_exact(length).enumerate() {
            let m = number(&modulus(index).to_be_bytes());
            let factor = number(factors[index]) % &m;
            let factor = if sign == 1 { factor } else { &m - factor };
            assert_eq!(number(result), (number(bases[index]) + factor) % m, "{name}, {index}, {batch:?}");
        }
    }
    batch.neg_rows(&mut products, x).expect("as many as moduli");
    for (index, result) in products.chunks_exact(length).enumerate() {
        let m = number(&modulus(index).to_be_bytes());
        assert_eq!(number(result), (&m - number(bases[index]) % &m) % m, "negatives, {index}, {batch:?}");
    }
    if shared_modulus {
        let m = number(&moduli[0].to_be_bytes());
        let sum = bases.iter().map(|&base| number(base)).sum::<BigUint>() % &m;
        assert_eq!(number(&moduli[0].sum_rows(x).to_be_bytes()), sum, "sum, {batch:?}");
        let terms = bases.iter().zip(&factors).map(|(&base, &factor)| number(base) * number(factor));
        let dot = moduli[0].dot_rows(x, y).expect("equal counts");
        assert_eq!(number(&dot.to_be_bytes()), terms.sum::<BigUint>() % &m, "dot, {batch:?}");
        // A column times a row: all products.
        let mut product = vec![0; count * count * length];
        moduli[0].matmul_rows(&mut product, x, y, [count, 1, count]).expect("a shape");
        for (index, entry) in product.chunks_exact(length).enumerate() {
            let (base, factor) = (number(bases[index / count]), number(factors[index % count]));
            assert_eq!(number(entry), base * factor % &m, "entry {index}, {batch:?}");
        }
    }

    let (mut product, mut scratch) = (a.clone(), b.clone());
    for _ in 0..2 {
        product.mul_assign(&b, &mut scratch).expect("one batch");
    }
    check("mul_assign", Ok(product), &|index, _| number(bases[index]) * number(factors[index]).pow(2));

    let below = bases.iter().enumerate().all(|(index, base)| number(base) < number(&modulus(index).to_be_bytes()));
    match batch.residues_from_be_bytes(&bases) {
        Ok(residues) => {
            assert!(below);
            check("residues", Ok(residues), &|index, _| number(bases[index]));
        }
        Err(error) => assert!(!below && error == Error::OperandNotReduced, "{error}"),
    }
}
