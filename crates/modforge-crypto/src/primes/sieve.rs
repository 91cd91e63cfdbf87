//! A window of odd numbers without those that small primes divide (Eratosthenes).

use std::sync::LazyLock;

/// Small primes are below this. With it one odd number in 8.7 is left: 1 − ∏(1 − 1/p) by Mertens, e^−γ/ln 2^14·2 of
/// them.
const BOUND: u32 = 1 << 14;

/// Products of odd primes, as many as fit in 32 bits, and these primes.
static GROUPS: LazyLock<Vec<(u64, Vec<u32>)>> = LazyLock::new(|| {
    let mut composite = vec![false; BOUND as usize];
    let mut groups: Vec<(u64, Vec<u32>)> = vec![];
    for number in (3..BOUND).step_by(2) {
        if composite[number as usize] {
            continue;
        }
        composite.iter_mut().skip((number * number) as usize).step_by(number as usize).for_each(|mark| *mark = true);
        match groups.last_mut().filter(|(product, _)| product * u64::from(number) < 1 << 32) {
            Some((product, primes)) => {
                *product *= u64::from(number);
                primes.push(number);
            }
            None => groups.push((number.into(), vec![number])),
        }
    }
    groups
});

/// The even offsets from an odd big-endian start that lead to numbers without a small prime factor, among so many odd
/// numbers.
///
/// For numbers above the bound: a small prime would be left out, too.
pub(super) fn survivors(start: &[u8], count: usize) -> Vec<usize> {
    let mut composite = vec![false; count];
    // A remainder and the next word fit in 64 bits.
    let words: Vec<u64> =
        start.rchunks(4).rev().map(|word| word.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))).collect();
    for (product, primes) in GROUPS.iter() {
        let of_group = words.iter().fold(0, |rest, word| (rest << 32 | word) % product) as u32;
        for &prime in primes {
            // start + 2·i = 0 modulo the prime for i = −start/2; half of an odd number s modulo p is that of s + p.
            let negative = (prime - of_group % prime) % prime;
            let first = if negative.is_multiple_of(2) { negative } else { negative + prime } / 2;
            composite.iter_mut().skip(first as usize).step_by(prime as usize).for_each(|mark| *mark = true);
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
        let free = |number: u64| (3..u64::from(BOUND)).step_by(2).all(|divisor| !number.is_multiple_of(divisor));
        let expected: Vec<usize> = (0..300).map(|i| 2 * i).filter(|&offset| free(start + offset as u64)).collect();
        assert_eq!(survivors(&start.to_be_bytes(), 300), expected);
        assert!(expected.len() > 20);
    }
}
