//! The stored form of a table: plain numbers, so that it does not depend on the kernel that made it or will read it.
//!
//! Big-endian throughout: 7 letters and the version; exponent bits, rows, blocks and bytes of the modulus as 32 bits
//! each; the modulus; the entries of each block but entry 0, which is 1; the FNV-1a hash of all this in 64 bits.

use super::comb::Comb;
use super::{FixedBase, Table};
use crate::cancel::Watch;
use crate::{Error, Modulus, Residue};
use alloc::vec;
use alloc::vec::Vec;
use zeroize::Zeroizing;

const MAGIC: [u8; 8] = *b"mf-comb\x01";
const FIELDS: usize = 4;
const FIELD_BYTES: usize = 4;
const HEADER_BYTES: usize = MAGIC.len() + FIELDS * FIELD_BYTES;
const HASH_BYTES: usize = 8;
/// Bytes between two looks at the flag: about a millisecond.
const HASHED_AT_ONCE: usize = 1 << 20;

impl<'m> FixedBase<'m> {
    /// The table as bytes, to be stored and read by [`from_bytes`](Self::from_bytes) on any machine.
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let stored = FixedBase::new(&modulus.residue_from_be_bytes(&[5])?, 16)?.to_bytes();
    /// assert_eq!(FixedBase::from_bytes(&modulus, &stored)?.exponent_bits(), 16);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.stored_bytes()];
        self.write_bytes(&mut bytes);
        bytes
    }

    /// Number of bytes that [`to_bytes`](Self::to_bytes) gives.
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let table = FixedBase::new(&modulus.residue_from_be_bytes(&[5])?, 16)?;
    /// assert_eq!(table.stored_bytes(), table.to_bytes().len());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn stored_bytes(&self) -> usize {
        HEADER_BYTES + (stored(&self.comb).count() + 1) * self.modulus.byte_length() + HASH_BYTES
    }

    /// As [`to_bytes`](Self::to_bytes), into memory of the caller.
    ///
    /// # Panics
    /// Unless there are as many bytes as [`stored_bytes`](Self::stored_bytes) says.
    ///
    /// ```
    /// use modforge::{FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let table = FixedBase::new(&modulus.residue_from_be_bytes(&[5])?, 16)?;
    /// let mut stored = vec![0; table.stored_bytes()];
    /// table.write_bytes(&mut stored);
    /// assert_eq!(stored, table.to_bytes());
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn write_bytes(&self, bytes: &mut [u8]) {
        let length = self.modulus.byte_length();
        assert_eq!(bytes.len(), self.stored_bytes(), "bytes for a table");
        let (content, hash) = bytes.split_at_mut(bytes.len() - HASH_BYTES);
        let (header, numbers) = content.split_at_mut(HEADER_BYTES);
        let (magic, fields) = header.split_at_mut(MAGIC.len());
        magic.copy_from_slice(&MAGIC);
        let values = [self.comb.exponent_bits, self.comb.rows, self.comb.blocks, length];
        for (field, value) in fields.as_chunks_mut::<FIELD_BYTES>().0.iter_mut().zip(values) {
            *field = (value as u32).to_be_bytes(); // all are below 2^21
        }
        let (modulus, entries) = numbers.split_at_mut(length);
        modulus.copy_from_slice(&self.modulus.to_be_bytes());
        let watch = Watch::new();
        for (bytes, index) in entries.chunks_exact_mut(length).zip(stored(&self.comb)) {
            watch.look();
            let entry = Residue::new(self.modulus, self.table.entry(index).to_vec().into());
            bytes.copy_from_slice(&Zeroizing::new(entry.to_be_bytes()));
        }
        hash.copy_from_slice(&fnv1a(content).to_be_bytes());
    }

    /// The table that [`to_bytes`](Self::to_bytes) wrote, for the same modulus with any kernel.
    ///
    /// The hash finds damage, not malice: who can write the table can choose the powers, so it belongs where the
    /// program is.
    ///
    /// # Errors
    /// [`Error::TableFormat`] for bytes that are not such a table, [`Error::TableLength`] for too few or too many of
    /// them, [`Error::ModulusMismatch`] for a table of another modulus, [`Error::TableCorrupt`] for a hash that does
    /// not match or an entry that is not below the modulus.
    ///
    /// ```
    /// use modforge::{Error, FixedBase, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let mut stored = FixedBase::new(&modulus.residue_from_be_bytes(&[5])?, 16)?.to_bytes();
    /// assert_eq!(FixedBase::from_bytes(&modulus, &stored)?.pow(&[3])?.to_be_bytes(), [28]); // 125 - 97
    /// stored[40] ^= 1;
    /// assert_eq!(FixedBase::from_bytes(&modulus, &stored).err(), Some(Error::TableCorrupt));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn from_bytes(modulus: &'m Modulus, bytes: &[u8]) -> Result<Self, Error> {
        if !bytes.starts_with(&MAGIC) {
            return Err(Error::TableFormat);
        }
        let length_error = |expected| Error::TableLength { bytes: bytes.len(), expected };
        let header = bytes.get(MAGIC.len()..HEADER_BYTES).ok_or(length_error(HEADER_BYTES))?;
        let mut fields = [0; FIELDS];
        for (field, bytes) in fields.iter_mut().zip(header.as_chunks::<FIELD_BYTES>().0) {
            *field = u32::from_be_bytes(*bytes) as usize;
        }
        let [exponent_bits, rows, blocks, modulus_bytes] = fields;
        if exponent_bits > Self::MAX_EXPONENT_BITS || !(1..=Comb::MAX_ROWS).contains(&rows) || blocks == 0 {
            return Err(Error::TableCorrupt);
        }
        let comb = Comb::new(exponent_bits, rows, blocks);
        if comb.blocks != blocks {
            return Err(Error::TableCorrupt);
        }
        if modulus_bytes != modulus.byte_length() {
            return Err(Error::ModulusMismatch);
        }
        let entries_bytes = (comb.entries() - blocks).saturating_mul(modulus_bytes);
        let expected = entries_bytes.saturating_add(HEADER_BYTES + modulus_bytes + HASH_BYTES);
        if bytes.len() != expected {
            return Err(length_error(expected));
        }
        let (content, hash) = bytes.split_at(expected - HASH_BYTES);
        if hash != fnv1a(content).to_be_bytes() {
            return Err(Error::TableCorrupt);
        }
        let (stored_modulus, entries) = content[HEADER_BYTES..].split_at(modulus_bytes);
        if stored_modulus != modulus.to_be_bytes() {
            return Err(Error::ModulusMismatch);
        }
        let mut table = Table::try_new(modulus.form(), comb.entries())?;
        let watch = Watch::new();
        for block in 0..blocks {
            table.entry_mut(block << rows).copy_from_slice(modulus.form().one());
        }
        for (index, entry) in stored(&comb).zip(entries.chunks_exact(modulus_bytes)) {
            watch.look();
            let entry = modulus.residue_from_be_bytes(entry).map_err(|_| Error::TableCorrupt)?;
            table.entry_mut(index).copy_from_slice(entry.words());
        }
        Ok(Self { modulus, comb, table })
    }
}

/// Numbers of the entries that are stored: all but the first of each block.
fn stored(comb: &Comb) -> impl Iterator<Item = usize> {
    let rows = comb.rows;
    (0..comb.entries()).filter(move |index| index % (1 << rows) != 0)
}

/// The hash of Fowler, Noll and Vo (draft-eastlake-fnv), 64 bits. Any change of one byte changes it.
fn fnv1a(bytes: &[u8]) -> u64 {
    let watch = Watch::new();
    bytes.chunks(HASHED_AT_ONCE).fold(0xcbf2_9ce4_8422_2325, |hash, piece| {
        watch.look();
        piece.iter().fold(hash, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    })
}
