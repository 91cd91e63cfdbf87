//! A window of odd numbers without those that small primes divide (Eratosthenes).

use std::sync::LazyLock;

/// Odd primes in groups whose product, the first of each pair, fits in 32 bits.
pub(super) type Groups = Vec<(u64, Vec<u32>)>;

/// Those below 2^14: one odd number in 8.7 is left, by Mertens 2·e^−γ/ln 2^14 of them.
pub(super) static SMALL: LazyLock<Groups> = LazyLock::new(|| groups(1 << 14));

/// Those below 2^18, where tests are many and starts are few.
pub(super) static MANY: LazyLock<Groups> = LazyLock::new(|| groups(1 << 18));

fn groups(bound: u32) -> Groups {
    let mut composite = vec![false; bound as usize];
    let mut groups: Groups = vec![];
    for number in (3..bound).step_by(2) {
        if composite[number as usize] {
            continue;
        }
        let square = number as usize * number as usize;
        composite.iter_mut().skip(square).step_by(number as usize).for_each(|mark| *mark = true);
        match groups.last_mut().filter(|(product, _)| product * u64::from(number) < 1 << 32) {
            Some((product, primes)) => {
                *product *= u64::from(number);
                primes.push(number);
            }
            None => groups.push((number.into(), vec![number])),
        }
    }
    groups
}

/// The even offsets from an odd big-endian start that lead to numbers without a small prime factor, among so many odd
/// numbers.
///
/// For numbers above the primes: a small prime would be left out, too.
pub(super) fn survivors(groups: &Groups, start: &[u8], count: usize) -> Vec<usize> {
    sieved(groups, start, count, |first, prime, mark| mark(half(first, prime)))
}

/// Those of which twice the number and one has no small prime factor, either.
pub(super) fn survivors_of_safe(groups: &Groups, start: &[u8], count: usize) -> Vec<usize> {
    sieved(groups, start, count, |first, prime, mark| {
        mark(half(first, prime));
        // 2·(s + 2i) + 1 = 0 for i = (−s − 1/2)/2.
        let minus_half = (prime - 1) / 2;
        mark(half((first + minus_half) % prime, prime));
    })
}

/// Half of a number modulo an odd prime.
fn half(number: u32, prime: u32) -> u32 {
    if number.is_multiple_of(2) { number / 2 } else { (number + prime) / 2 }
}

/// `of_prime` gets −start modulo a prime, the prime, and what marks every number of the window from an index on that
/// the prime is a step of.
fn sieved(groups: &Groups, start: &[u8], count: usize, of_prime: impl Fn(u32, u32, &mut dyn FnMut(u32))) -> Vec<usize> {
    let mut composite = vec![false; count];
    // A remainder and the next word fit in 64 bits.
    let words: Vec<u64> =
        start.rchunks(4).rev().map(|word| word.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))).collect();
    for (product, primes) in groups {
        let of_group = words.iter().fold(0, |rest, word| (rest << 32 | word) % product) as u32;
        for &prime in primes {
            of_prime((prime - of_group % prime) % prime, prime, &mut |first| {
                composite.iter_mut().skip(first as usize).step_by(prime as usize).for_each(|mark| *mark = true);
            });
        }
    }
    (0..count).filter(|&i| !composite[i]).map(|i| 2 * i).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_trial_division() {
        let start = 0x1234_5678_9abc_def1_u64;
        let free = |number: u64| (3..1 << 14).step_by(2).all(|divisor| !number.is_multiple_of(divisor));
        let expected: Vec<usize> = (0..300).map(|i| 2 * i).filter(|&offset| free(start + offset as u64)).collect();
        assert_eq!(survivors(&SMALL, &start.to_be_bytes(), 300), expected);
        assert!(expected.len() > 20);
    }

    #[test]
    fn as_trial_division_of_both() {
        let start = 0x1234_5678_9abc_def1_u64;
        let groups = groups(1 << 10);
        let free = |number: u64| (3..1 << 10).step_by(2).all(|divisor| !number.is_multiple_of(divisor));
        let both = |offset: usize| free(start + offset as u64) && free(2 * (start + offset as u64) + 1);
        let expected: Vec<usize> = (0..3000).map(|i| 2 * i).filter(|&offset| both(offset)).collect();
        assert_eq!(survivors_of_safe(&groups, &start.to_be_bytes(), 3000), expected);
        assert!(expected.len() > 20);
    }
}
