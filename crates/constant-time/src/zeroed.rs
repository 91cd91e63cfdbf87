//! Nothing secret is left in memory that is freed: what freed blocks hold, zeros or public numbers, is the same for all
//! secrets. And no number is left on the stack, where single words are, as compilers keep what has no register there.
//!
//! Each run starts on a stack of zeros: parts of a value that have no content, as those of a `None`, are copied from
//! there, and would hold what an earlier run left.

use crate::traces::at_one_place;
use crate::{Case, arena, stack};
use std::hint::black_box;

/// The remains of several runs of a function, with different secrets.
pub struct Remains(Vec<Left>);

/// The remains of a run: a hash over the freed memory (the result belongs to the caller), and the words on its
/// stack.
type Left = (u64, Vec<u64>);

impl Case<'_> {
    /// What is left with different secrets; the second run has the secrets of the first. One before them, outside the
    /// arena, binds symbols and makes what stays, such as the threads that work is shared out to.
    pub fn remains(&self) -> Remains {
        let last = self.special.last().expect("secrets");
        let first = [&last[..], last];
        at_one_place(first, |x, y| black_box((self.run)(x, y)));
        let others = self.special.windows(2).map(|pair| [&pair[0][..], &pair[1]]);
        Remains([first, first].into_iter().chain(others).map(|pair| self.left(pair)).collect())
    }

    #[inline(never)] // one stack depth for all
    fn left(&self, secrets: [&[u8]; 2]) -> Left {
        let freed = at_one_place(secrets, |x, y| {
            let mut result = Vec::new();
            arena::freed(|| stack::on_zeros(|| result = black_box(self.run)(x, y)))
        });
        (freed, stack::left())
    }
}

impl Remains {
    /// Whether memory was freed whose content depends on the secrets.
    pub fn secret_is_freed(&self) -> bool {
        self.0.iter().any(|other| other.0 != self.0[0].0)
    }

    /// Maximum number of words in a row of the stack that depend on the secrets.
    ///
    /// # Panics
    /// If the stack is not the same for the same secret.
    pub fn longest_secret_on_stack(&self) -> usize {
        assert!(self.0[0] == self.0[1], "what is left is not the same for one secret");
        let (first, others) = self.0.split_first().expect("several runs");
        let depends = |position: usize| others.iter().any(|other| other.1[position] != first.1[position]);
        let lengths = (0..first.1.len()).scan(0, |length, position| {
            *length = if depends(position) { *length + 1 } else { 0 };
            Some(*length)
        });
        lengths.max().unwrap_or(0)
    }
}
