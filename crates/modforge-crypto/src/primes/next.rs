//! The next prime behind a number.

use super::sieve::{SMALL, survivors};
use super::{Error, MAX_BITS, of_fermat, plus, together};
use modforge::Modulus;

/// Bytes of numbers that are tested one by one: those near the primes of the sieve are among them.
const SHORT: usize = 4;

/// The smallest probable prime above a big-endian number, without leading zeros: it has passed the Baillie–PSW test.
/// The time depends on the number.
///
/// # Errors
/// [`Error::Size`] for a number of more than [`MAX_BITS`] bits.
///
/// ```
/// use modforge_crypto::primes::next_prime_vartime;
///
/// assert_eq!(next_prime_vartime(&[])?, [2]);
/// assert_eq!(next_prime_vartime(&[0, 0xff])?, [1, 1]); // 257
/// # Ok::<(), modforge_crypto::primes::Error>(())
/// ```
pub fn next_prime_vartime(number: &[u8]) -> Result<Vec<u8>, Error> {
    let number = &number[number.iter().position(|&byte| byte != 0).unwrap_or(number.len())..];
    let bits = number.first().map_or(0, |top| 8 * number.len() - top.leading_zeros() as usize);
    if bits > MAX_BITS {
        return Err(Error::Size { bits });
    }
    if number.len() <= SHORT {
        let value = number.iter().fold(0, |value: u64, &byte| value << 8 | u64::from(byte));
        return of_short(value + 1);
    }
    // Room for a carry; odd.
    let mut start = [&[0], number].concat();
    start = plus(&start, 2 - usize::from(number[number.len() - 1].is_multiple_of(2))).to_vec();
    let window = 2 * bits;
    loop {
        for candidates in survivors(&SMALL, &start, window).chunks(together()) {
            let numbers: Vec<_> = candidates.iter().map(|&offset| plus(&start, offset)).collect();
            for candidate in of_fermat(&numbers)? {
                if Modulus::from_be_bytes(candidate)?.is_probable_prime(0) {
                    return Ok(candidate[usize::from(candidate[0] == 0)..].to_vec());
                }
            }
        }
        start = plus(&start, 2 * window).to_vec();
    }
}

/// The smallest prime from a number of at most 33 bits on.
fn of_short(mut value: u64) -> Result<Vec<u8>, Error> {
    loop {
        let bytes = value.to_be_bytes();
        if value > 1 && Modulus::from_be_bytes(&bytes)?.is_probable_prime(0) {
            return Ok(bytes[value.leading_zeros() as usize / 8..].to_vec());
        }
        value += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_ones_in_turn() {
        let primes = [2u8, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];
        for number in 0u8..97 {
            let expected = *primes.iter().find(|&&prime| prime > number).expect("97");
            assert_eq!(next_prime_vartime(&[number]), Ok(vec![expected]), "{number}");
        }
    }

    /// 2^k − c is the largest prime below 2^k, and 2^k + d the smallest above (Riesel 1994, and OEIS A013603, A013597).
    #[test]
    fn around_powers_of_two() {
        for (k, below, above) in
            [(31, 1, 11), (32, 5, 15), (33, 9, 17), (40, 87, 15), (64, 59, 13), (128, 159, 51), (256, 189, 297)]
        {
            let bytes = |offset: i16| {
                let mut number = vec![0u8; 34];
                number[33 - k / 8] = 1 << (k % 8);
                let mut carry = offset;
                for byte in number.iter_mut().rev() {
                    carry += i16::from(*byte);
                    *byte = carry.rem_euclid(256) as u8;
                    carry = carry.div_euclid(256);
                }
                number
            };
            let stripped =
                |number: Vec<u8>| number[number.iter().position(|&byte| byte != 0).expect("not 0")..].to_vec();
            assert_eq!(next_prime_vartime(&bytes(-below - 1)), Ok(stripped(bytes(-below))), "{k}");
            assert_eq!(next_prime_vartime(&bytes(-below)), Ok(stripped(bytes(above))), "{k}");
        }
    }

    #[test]
    fn too_long_ones_are_refused() {
        assert_eq!(next_prime_vartime(&[1; 2049]), Err(Error::Size { bits: 16_385 }));
    }
}
