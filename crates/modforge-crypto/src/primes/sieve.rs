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
    offsets(sieved(groups, start, count, |first, prime, mark| mark(half(first, prime))))
}

/// Those of which twice the number and one has no small prime factor, either.
pub(super) fn survivors_of_safe(groups: &Groups, start: &[u8], count: usize) -> Vec<usize> {
    offsets(sieved(groups, start, count, |first, prime, mark| {
        mark(half(first, prime));
        // 2·(s + 2i) + 1 = 0 for i = (−s − 1/2)/2.
        let minus_half = (prime - 1) / 2;
        mark(half((first + minus_half) % prime, prime));
    }))
}

/// The numbers i below `count` for which start + i·step, both big-endian, has no small prime factor.
///
/// A prime that divides the step divides all of these numbers or none, and the caller knows that it is none.
pub(super) fn survivors_of_step(groups: &Groups, start: &[u8], step: &[u8], count: usize) -> Vec<usize> {
    let words = words(step);
    sieved(groups, start, count, |first, prime, mark| {
        let step = rest(&words, prime.into());
        if step != 0 {
            mark((u64::from(first) * inverse(step, prime.into()) % u64::from(prime)) as u32);
        }
    })
}

/// The offsets of odd numbers, which are two apart.
fn offsets(mut indices: Vec<usize>) -> Vec<usize> {
    indices.iter_mut().for_each(|index| *index *= 2);
    indices
}

/// The inverse a^(p − 2) modulo a prime below 2^32 that does not divide it (Fermat).
fn inverse(number: u64, prime: u64) -> u64 {
    let (mut result, mut power, mut left) = (1, number, prime - 2);
    while left > 0 {
        if left % 2 == 1 {
            result = result * power % prime;
        }
        power = power * power % prime;
        left /= 2;
    }
    result
}

/// Half of a number modulo an odd prime.
fn half(number: u32, prime: u32) -> u32 {
    if number.is_multiple_of(2) { number / 2 } else { (number + prime) / 2 }
}

/// Words of 32 bits, the most significant first: a remainder and the next word fit in 64 bits.
fn words(number: &[u8]) -> Vec<u64> {
    number.rchunks(4).rev().map(|word| word.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))).collect()
}

/// The remainder by a divisor below 2^32.
fn rest(words: &[u64], divisor: u64) -> u64 {
    words.iter().fold(0, |rest, word| (rest << 32 | word) % divisor)
}

/// The indices of a window that no prime marks: `of_prime` gets −start modulo a prime, the prime, and what marks each
/// so many numbers from an index on.
fn sieved(groups: &Groups, start: &[u8], count: usize, of_prime: impl Fn(u32, u32, &mut dyn FnMut(u32))) -> Vec<usize> {
    let mut composite = vec![false; count];
    let words = words(start);
    for (product, primes) in groups {
        let of_group = rest(&words, *product) as u32;
        for &prime in primes {
            of_prime((prime - of_group % prime) % prime, prime, &mut |first| {
                composite.iter_mut().skip(first as usize).step_by(prime as usize).for_each(|mark| *mark = true);
            });
        }
    }
    (0..count).filter(|&i| !composite[i]).collect()
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
    fn as_trial_division_of_steps() {
        // Steps that no small prime divides, that some do, and one of several words.
        for step in [2, 0x1_0001_0002, 2 * 3 * 5 * 7 * 16_381, (1_u128 << 90) + 86] {
            let start = 0x1234_5678_9abc_def1_u128;
            let divisors = || (3..1 << 14).step_by(2).filter(|divisor| !step.is_multiple_of(*divisor));
            let free = |number: u128| divisors().all(|divisor| !number.is_multiple_of(divisor));
            let expected: Vec<usize> = (0..300).filter(|&i| free(start + step * i as u128)).collect();
            let found = survivors_of_step(&SMALL, &start.to_be_bytes(), &step.to_be_bytes(), 300);
            assert_eq!(found, expected, "{step}");
            assert!(expected.len() > 20);
        }
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
