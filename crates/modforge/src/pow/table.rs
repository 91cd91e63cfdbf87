//! Residues side by side, to be looked up.

use crate::Error;
use crate::cancel::Watch;
use crate::limbs::{LIMB_BITS, Limb};
use crate::reduce::form::{Form, Words};
use alloc::{vec, vec::Vec};
use zeroize::Zeroizing;

/// Limbs of a cache line. Tables start on its border, so that a vector of a kernel never straddles two lines.
const LINE: usize = 512 / LIMB_BITS;

/// Limbs that are zeroed at once.
const ZEROS: usize = 1 << 22;

pub(crate) struct Table {
    storage: Words,
    start: usize,
    /// Words of an entry.
    words: usize,
    entries: usize,
}

impl Table {
    /// A small table of zeros.
    pub(super) fn new(form: &Form, entries: usize) -> Self {
        Self::of_words(form.arithmetic().words(), entries)
    }

    /// A small table of zeros for residues of so many words.
    pub(crate) fn of_words(words: usize, entries: usize) -> Self {
        Self::in_storage(Zeroizing::new(vec![0; words * entries + LINE - 1]), words, entries)
    }

    /// A table of zeros of any size.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub(super) fn try_new(form: &Form, entries: usize) -> Result<Self, Error> {
        let words = form.arithmetic().words();
        let length = words.saturating_mul(entries).saturating_add(LINE - 1);
        let mut storage = Vec::new();
        let no_memory = |_| Error::OutOfMemory { bytes: length.saturating_mul(size_of::<Limb>()) };
        storage.try_reserve_exact(length).map_err(no_memory)?;
        // Gigabytes of zeros take a while.
        let watch = Watch::new();
        while storage.len() < length {
            watch.look();
            storage.resize(length.min(storage.len() + ZEROS), 0);
        }
        Ok(Self::in_storage(Zeroizing::new(storage), words, entries))
    }

    fn in_storage(storage: Words, words: usize, entries: usize) -> Self {
        let start = storage.as_ptr().align_offset(LINE * size_of::<Limb>()).min(LINE - 1);
        Self { storage, start, words, entries }
    }

    /// Base to the powers 0, 1, … `count` − 1, for a count of at least 2.
    pub(super) fn powers(form: &Form, base: &[Limb], count: usize) -> Self {
        let mut table = Self::new(form, count);
        let words = table.words;
        table.entry_mut(0).copy_from_slice(form.one());
        table.entry_mut(1).copy_from_slice(base);
        let watch = Watch::new();
        for i in 2..count {
            watch.look();
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
            let watch = Watch::new();
            for i in 1..count {
                watch.look();
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

    pub(crate) fn entry(&self, index: usize) -> &[Limb] {
        &self.all()[index * self.words..][..self.words]
    }

    pub(crate) fn entry_mut(&mut self, index: usize) -> &mut [Limb] {
        let words = self.words;
        &mut self.all_mut()[index * words..][..words]
    }

    /// All of so many entries.
    pub(crate) fn entries_mut<const COUNT: usize>(&mut self) -> [&mut [Limb]; COUNT] {
        let words = self.words;
        let mut rest = self.all_mut();
        core::array::from_fn(|_| rest.split_off_mut(..words).expect("so many entries"))
    }

    /// The entries before `index`, and this one.
    pub(crate) fn split(&mut self, index: usize) -> (&[Limb], &mut [Limb]) {
        let words = self.words;
        let (done, rest) = self.all_mut().split_at_mut(index * words);
        (done, &mut rest[..words])
    }
}
