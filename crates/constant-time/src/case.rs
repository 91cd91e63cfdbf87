//! Cases: a function and secrets for it.

/// Makes something of a secret and another one, as long as the first.
pub type Run<'a> = dyn Fn(&[u8], &[u8]) -> Vec<u8> + 'a;

/// A function with the secrets that it is run with.
pub struct Case<'a> {
    /// The name in failure messages.
    pub name: String,
    /// Secrets that take different ways through careless code, all of one length.
    pub special: Vec<Vec<u8>>,
    /// Runs the function with a secret and another one, and gives whatever is made of them. What it does around that
    /// goes into [`unwatched`](crate::unwatched).
    pub run: &'a Run<'a>,
}

/// Secrets of `length` bytes that take different ways through careless code: zeros, one, all ones, something mixed.
pub fn special_secrets(length: usize) -> Vec<Vec<u8>> {
    let mut one = vec![0; length];
    one[length - 1] = 1;
    let mixed = (0..length).map(|i| (i * 167 + 13) as u8).collect();
    vec![vec![0; length], one, vec![0xff; length], mixed]
}

/// Pairs of secrets: the special ones first, then pseudo-random ones without end, always the same.
pub fn pairs(special: &[Vec<u8>]) -> impl Iterator<Item = [Vec<u8>; 2]> {
    let length = special[0].len();
    let first: Vec<_> =
        (0..special.len()).map(|i| [&special[i], &special[(i + 2) % special.len()]].map(Vec::clone)).collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut byte = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    let mut number = move || (0..length).map(|_| byte()).collect();
    first.into_iter().chain(std::iter::repeat_with(move || [number(), number()]))
}
