//! A program of ring operations on three residues, with every kernel and reduction.

use super::input::{Input, all_ways, bytes_of};
use num_bigint::BigUint;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let modulus = input.short_bytes(140);
    let m = BigUint::from_bytes_be(modulus);
    for way in all_ways(modulus) {
        let mut input = Input(input.0);
        let mut numbers = [0; 3].map(|_| BigUint::from_bytes_be(input.short_bytes(200)));
        let mut residues = numbers.each_ref().map(|number| way.reduce_be_bytes(&number.to_bytes_be()));
        let [x, y, _] = &numbers;
        let product = way.mul_be_bytes(&x.to_bytes_be(), &y.to_bytes_be());
        assert_eq!(product, bytes_of(&(x * y % &m), &way), "{way:?} {}", way.reduction().name());
        let of_limbs = way.mul_limbs(&x.to_u64_digits(), &y.to_u64_digits());
        assert_eq!(of_limbs, way.reduce_be_bytes(&product).to_limbs(), "{way:?} {}", way.reduction().name());
        for number in &mut numbers {
            *number %= &m;
        }
        for _ in 0..40 {
            if input.is_empty() {
                break;
            }
            let operation = input.byte();
            let (to, from, by) = (usize::from(operation >> 3) % 3, usize::from(operation >> 5) % 3, 2);
            let (a, b) = (residues[from].clone(), residues[by].clone());
            let (x, y) = (numbers[from].clone(), numbers[by].clone());
            let mut scratch = way.zero();
            (residues[to], numbers[to]) = match operation % 8 {
                0 => (a.add(&b).expect("one modulus"), x + y),
                1 => (a.sub(&b).expect("one modulus"), x + &m - y),
                2 => (a.mul(&b).expect("one modulus"), x * y),
                3 => (a.square(), &x * &x),
                4 => (a.neg(), &m - x),
                5 => {
                    let mut product = a;
                    product.mul_assign(&b, &mut scratch).expect("one modulus");
                    (product, x * y)
                }
                6 => {
                    let mut square = a;
                    square.square_assign(&mut scratch).expect("one modulus");
                    (square, &x * &x)
                }
                _ => {
                    let (bytes, limbs) = (a.to_be_bytes(), a.to_limbs());
                    assert_eq!(a.to_hex(), bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
                    assert_eq!(limbs.len(), bytes.len().div_ceil(8));
                    assert_eq!(way.residue_from_be_bytes(&bytes).expect("below the modulus"), a);
                    assert_eq!(way.reduce_limbs(&limbs), a);
                    assert_eq!(way.restore(&a.store()).expect("its own"), a);
                    (way.residue_from_limbs(&limbs).expect("below the modulus"), x)
                }
            };
            numbers[to] %= &m;
            assert_eq!(residues[to].to_be_bytes(), bytes_of(&numbers[to], &way), "{way:?} {}", way.reduction().name());
            assert_eq!(residues[0] == residues[1], numbers[0] == numbers[1]);
            assert_eq!(residues[to].is_zero(), numbers[to] == BigUint::ZERO);
        }
    }
}
