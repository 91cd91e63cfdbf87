//! Residues side by side, to be looked up.

use crate::limbs::{LIMB_BITS, Limb};
use crate::reduce::form::{Form, Words};
use alloc::vec;
use zeroize::Zeroizing;

/// Limbs of a cache line. Tables start on its border, so that a vector of a kernel never straddles two lines.
const LINE: usize = 512 / LIMB_BITS;

pub(super) struct Table {
    storage: Words,
    start: usize,
    /// Words of an entry.
    words: usize,
    entries: usize,
}

impl Table {
    /// A table of zeros.
    pub(super) fn new(form: &Form, entries: usize) -> Self {
        let words = form.arithmetic().words();
        let storage = Zeroizing::new(vec![0; words * entries + LINE - 1]);
        let start = storage.as_ptr().align_offset(LINE * size_of::<Limb>()).min(LINE - 1);
        Self { storage, start, words, entries }
    }

    /// Base to the powers 0, 1, … `count` − 1, for a count of at least 2.
    pub(super) fn powers(form: &Form, base: &[Limb], count: usize) -> Self {
        let mut table = Self::new(form, count);
        let words = table.words;
        table.entry_mut(0).copy_from_slice(form.one());
        table.entry_mut(1).copy_from_slice(base);
        for i in 2..count {
            let (done, entry) = table.split(i);
            if i % 2 == 0 {
                form.arithmetic().square(entry, &done[i / 2 * words..][..words]);
            } else {
                form.arithmetic().mul(entry, &done[(i - 1) * words..], base);
            }
        }
        table
    }

    /// Base to the powers 1, 3, 5, …, `count` of them, at least one.
    pub(super) fn odd_powers(form: &Form, base: &[Limb], count: usize) -> Self {
        let mut table = Self::new(form, count);
        let words = table.words;
        table.entry_mut(0).copy_from_slice(base);
        if count > 1 {
            let mut squared = form.words();
            form.arithmetic().square(&mut squared, base);
            for i in 1..count {
                let (done, entry) = table.split(i);
                form.arithmetic().mul(entry, &done[(i - 1) * words..], &squared);
            }
        }
        table
    }

    pub(super) fn all(&self) -> &[Limb] {
        &self.storage[self.start..][..self.words * self.entries]
    }

    pub(super) fn all_mut(&mut self) -> &mut [Limb] {
        &mut self.storage[self.start..][..self.words * self.entries]
    }

    pub(super) fn entry(&self, index: usize) -> &[Limb] {
        &self.all()[index * self.words..][..self.words]
    }

    pub(super) fn entry_mut(&mut self, index: usize) -> &mut [Limb] {
        let words = self.words;
        &mut self.all_mut()[index * words..][..words]
    }

    /// The entries before `index`, and this one.
    pub(super) fn split(&mut self, index: usize) -> (&[Limb], &mut [Limb]) {
        let words = self.words;
        let (done, rest) = self.all_mut().split_at_mut(index * words);
        (done, &mut rest[..words])
    }
}
