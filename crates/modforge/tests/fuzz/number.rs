//! Number theory: greatest common divisors, Jacobi symbols, square roots, primality.

use super::input::Input;
use modforge::{Error, Modulus, gcd, gcd_limbs_vartime, gcd_vartime, jacobi_vartime};
use num_bigint::BigUint;

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let [modulus, a, b] = [50, 60, 60].map(|most| input.short_bytes(most));
    let number = BigUint::from_bytes_be;
    let (n, x, y) = (number(modulus), number(a), number(b));
    for (a, b) in [(a, b), (a, modulus)] {
        let expected = euclid(number(a), number(b));
        for divisor in [gcd(a, b), gcd_vartime(a, b)] {
            assert_eq!((divisor.len(), number(&divisor)), (a.len().max(b.len()), expected.clone()));
        }
        let divisor = gcd_limbs_vartime(&number(a).to_u64_digits(), &number(b).to_u64_digits());
        assert_eq!(divisor.iter().rev().fold(BigUint::ZERO, |sum, &limb| (sum << 64u8) + limb), expected);
    }
    match jacobi_vartime(a, modulus) {
        Ok(symbol) => {
            assert_eq!(symbol, jacobi(x.clone(), n.clone()));
            let product = (&x * &y).to_bytes_be();
            assert_eq!(jacobi_vartime(&product, modulus), jacobi_vartime(b, modulus).map(|other| symbol * other));
        }
        Err(error) => assert!(!n.bit(0) && error == Error::ModulusEven, "{error}"),
    }
    let Ok(made) = Modulus::from_be_bytes(modulus) else { return };
    let prime = made.is_probable_prime(2);
    for base in [&[2][..], a] {
        assert_eq!(made.passes_miller_rabin(base), passes_miller_rabin(&n, &number(base)), "{made:?}");
        assert!(!prime || made.passes_miller_rabin(base), "{made:?}");
    }
    if let Ok(small) = u32::try_from(&n) {
        let divisors = (2..).take_while(|&divisor: &u32| u64::from(divisor).pow(2) <= u64::from(small));
        assert_eq!(prime, small > 1 && divisors.into_iter().all(|divisor| small % divisor != 0), "{made:?}");
    }
    for (number, square) in [(&x, false), (&(&x * &x), true)] {
        match made.reduce_be_bytes(&number.to_bytes_be()).square_root_vartime() {
            Ok(root) => {
                let root = BigUint::from_bytes_be(&root.to_be_bytes());
                assert_eq!(&root * &root % &n, number % &n);
                assert!(&root * 2u8 <= n, "the smaller of the two");
            }
            Err(error) => {
                assert_eq!(error, Error::NoSquareRoot);
                assert!(!prime || !square && jacobi(number.clone(), n.clone()) == -1, "{made:?}");
            }
        }
    }
}

fn euclid(mut a: BigUint, mut b: BigUint) -> BigUint {
    while b != BigUint::ZERO {
        (a, b) = (b.clone(), a % b);
    }
    a
}

/// By reciprocity, for an odd n.
fn jacobi(mut a: BigUint, mut n: BigUint) -> i8 {
    let low = |number: &BigUint| number.to_u64_digits().first().copied().unwrap_or(0);
    let mut symbol = 1;
    a %= &n;
    while a != BigUint::ZERO {
        let twos = a.trailing_zeros().unwrap_or(0);
        a >>= twos;
        if twos % 2 == 1 && matches!(low(&n) % 8, 3 | 5) {
            symbol = -symbol;
        }
        if low(&a) % 4 == 3 && low(&n) % 4 == 3 {
            symbol = -symbol;
        }
        (a, n) = (n % &a, a);
    }
    if n == BigUint::from(1u8) { symbol } else { 0 }
}

fn passes_miller_rabin(n: &BigUint, base: &BigUint) -> bool {
    let (one, two) = (BigUint::from(1u8), BigUint::from(2u8));
    if *n == one || !n.bit(0) {
        return *n == two;
    }
    let last = n - 1u8;
    let twos = last.trailing_zeros().unwrap_or(0);
    let power = |squarings: u64| base.modpow(&(&last >> (twos - squarings)), n);
    base % n == BigUint::ZERO || power(0) == one || (0..twos).any(|squarings| power(squarings) == last)
}
