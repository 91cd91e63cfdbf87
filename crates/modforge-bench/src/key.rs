//! RSA keys to measure with.

use crate::Error;
use crate::random::SplitMix64;
use num_bigint::BigUint;
use num_integer::Integer;

/// A private key with the parts that the Chinese remainder theorem needs.
#[derive(Clone, Debug)]
pub struct Key {
    /// The larger prime factor.
    pub p: BigUint,
    /// The smaller prime factor.
    pub q: BigUint,
    /// The public exponent.
    pub e: BigUint,
    /// The private exponent, 1/e modulo (p − 1)·(q − 1).
    pub d: BigUint,
    /// d modulo p − 1.
    pub dp: BigUint,
    /// d modulo q − 1.
    pub dq: BigUint,
    /// 1/q modulo p.
    pub q_inverse: BigUint,
}

impl Key {
    /// A key whose modulus has exactly `bits` bits, with the public exponent 65537. It protects nothing: everyone who
    /// knows the generator's start knows the key.
    pub(crate) fn random(bits: u64, random: &mut SplitMix64) -> Result<Self, Error> {
        if bits < 128 || !bits.is_multiple_of(2) {
            return Err(Error::KeySize(bits));
        }
        let (one, e) = (BigUint::from(1u8), BigUint::from(65_537u32));
        let mut prime = || prime(bits / 2, &e, random);
        let (a, b) = (prime(), prime());
        let (p, q) = if a > b { (a, b) } else { (b, a) };
        let d = e.modinv(&((&p - &one) * (&q - &one))).expect("p - 1 and q - 1 are prime to e");
        Ok(Self {
            dp: &d % (&p - &one),
            dq: &d % (&q - &one),
            q_inverse: q.modinv(&p).expect("two different primes"),
            p,
            q,
            e,
            d,
        })
    }

    /// p·q.
    pub fn modulus(&self) -> BigUint {
        &self.p * &self.q
    }
}

/// A prime p of exactly `bits` bits, the top two set so that the product of two has twice as many, p − 1 prime to `e`.
fn prime(bits: u64, e: &BigUint, random: &mut SplitMix64) -> BigUint {
    let (one, three) = (BigUint::from(1u8), BigUint::from(3u8));
    loop {
        let candidate = random.number(bits) | (three.clone() << (bits - 2)) | &one;
        if is_probable_prime(&candidate) && (&candidate - &one).gcd(e) == one {
            return candidate;
        }
    }
}

/// Trial division, then Miller and Rabin's test (1980) to the first prime bases; composites that pass are too rare to
/// be met among random numbers (Damgård, Landrock and Pomerance 1993).
fn is_probable_prime(n: &BigUint) -> bool {
    let small = (3u32..2000).step_by(2);
    if small.into_iter().any(|divisor| (n % divisor) == BigUint::ZERO) {
        return false;
    }
    let one = BigUint::from(1u8);
    let minus_one = n - &one;
    let twos = minus_one.trailing_zeros().expect("n > 1");
    let odd = &minus_one >> twos;
    [2u8, 3, 5, 7, 11].into_iter().all(|base| {
        let mut x = BigUint::from(base).modpow(&odd, n);
        if x == one || x == minus_one {
            return true;
        }
        (1..twos).any(|_| {
            x = &x * &x % n;
            x == minus_one
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{Key, is_probable_prime};
    use crate::random::SplitMix64;
    use num_bigint::BigUint;

    #[test]
    fn primes_and_composites() {
        assert!(is_probable_prime(&((BigUint::from(1u8) << 127u32) - 1u8)));
        assert!(!is_probable_prime(&((BigUint::from(1u8) << 257u32) - 1u8)));
        // 2251·11251 passes to the bases 2, 3 and 5 (Pomerance, Selfridge and Wagstaff 1980).
        assert!(!is_probable_prime(&BigUint::from(25_326_001u32)));
    }

    #[test]
    fn keys_have_their_size_and_fit_together() {
        for bits in [128, 130, 512] {
            let key = Key::random(bits, &mut SplitMix64(bits)).expect("a size");
            assert_eq!(key.modulus().bits(), bits);
            let x = BigUint::from(123_456_789u32);
            assert_eq!(x.modpow(&key.d, &key.modulus()).modpow(&key.e, &key.modulus()), x);
        }
        assert!(Key::random(127, &mut SplitMix64(1)).is_err() && Key::random(64, &mut SplitMix64(1)).is_err());
    }
}
