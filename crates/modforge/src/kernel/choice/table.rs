//! Which kernel from which size on.

use super::rows::Kernel;
use crate::Error;
use crate::limbs::MAX_BITS;
use core::fmt;
use core::str::FromStr;

/// The name of the argument in errors.
const TABLE: &str = "kernel table";

/// Rows that a table has at most.
const MAX_ROWS: usize = 16;

/// Kernels by the size of the modulus: rows of the smallest number of bits and the kernel from there up to the next
/// row.
///
/// Written as text it is what the environment variable `MODFORGE_KERNEL` takes.
///
/// ```
/// use modforge::{Kernel, KernelTable};
///
/// let table: KernelTable = "1:adx,449:avx512ifma,16637:portable".parse()?;
/// assert_eq!(table.kernel(448), Kernel::Adx);
/// assert_eq!(table.kernel(449), Kernel::Avx512Ifma);
/// assert_eq!(table.to_string(), "1:adx,449:avx512ifma,16637:portable");
/// # Ok::<(), modforge::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct KernelTable {
    rows: [(u32, Kernel); MAX_ROWS],
    count: usize,
}

impl KernelTable {
    /// A table that its writer has checked.
    pub(super) const fn new(given: &[(u32, Kernel)]) -> Self {
        let mut table = Self { rows: [(1, Kernel::Portable); MAX_ROWS], count: given.len() };
        let mut row = 0;
        while row < given.len() {
            table.rows[row] = given[row];
            row += 1;
        }
        table
    }

    /// A table of these rows, the smallest number of bits first.
    ///
    /// # Errors
    /// [`Error::KernelTable`] unless the first row is from 1 bit on, each next one from more bits than the one before,
    /// each kernel of this target takes all sizes of its row, and there are 16 rows at most.
    ///
    /// ```
    /// use modforge::{Error, Kernel, KernelTable};
    ///
    /// let table = KernelTable::from_rows(&[(1, Kernel::Portable)])?;
    /// assert_eq!(table.kernel(2048), Kernel::Portable);
    /// assert!(matches!(KernelTable::from_rows(&[(2, Kernel::Portable)]), Err(Error::KernelTable { .. })));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_rows(rows: &[(usize, Kernel)]) -> Result<Self, Error> {
        let refused = |reason| Err(Error::KernelTable { argument: TABLE, reason });
        if rows.first().is_none_or(|row| row.0 != 1) {
            return refused("the first row must be from 1 bit on");
        }
        if rows.len() > MAX_ROWS {
            return refused("more than 16 rows");
        }
        let mut table = Self::new(&[]);
        for (index, &(bits, kernel)) in rows.iter().enumerate() {
            let end = rows.get(index + 1).map_or(MAX_BITS, |next| next.0.saturating_sub(1));
            if bits > end {
                return refused(
                    "each row must be from more bits than the one before, and none from more than a modulus has",
                );
            }
            // What only other targets have is refused where a modulus needs it.
            if (1..end).contains(&kernel.max_bits()) {
                return refused("a kernel has no code for all sizes of its row");
            }
            table.rows[index] = (u32::try_from(bits).unwrap_or(u32::MAX), kernel);
        }
        table.count = rows.len();
        Ok(table)
    }

    /// The rows: bits from which on, and the kernel.
    ///
    /// ```
    /// use modforge::{Kernel, KernelTable};
    ///
    /// let table: KernelTable = "1:portable".parse()?;
    /// assert!(table.rows().eq([(1, Kernel::Portable)]));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = (usize, Kernel)> + '_ {
        self.rows[..self.count].iter().map(|&(bits, kernel)| (bits as usize, kernel))
    }

    /// The kernel for a modulus of `bits` bits.
    ///
    /// ```
    /// use modforge::{Kernel, KernelTable};
    ///
    /// let table: KernelTable = "1:adx,16385:portable".parse()?;
    /// assert_eq!(table.kernel(16_384), Kernel::Adx);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn kernel(&self, bits: usize) -> Kernel {
        self.rows().rev().find(|&(from, _)| from <= bits).map_or(self.rows[0].1, |(_, kernel)| kernel)
    }
}

impl FromStr for KernelTable {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut rows = [(0, Kernel::Portable); MAX_ROWS];
        let mut count = 0;
        for row in text.split(',') {
            let wrong =
                || Error::KernelTable { argument: TABLE, reason: "a row must be BITS:KERNEL, and a comma between two" };
            let (bits, name) = row.split_once(':').ok_or_else(wrong)?;
            let place =
                rows.get_mut(count).ok_or(Error::KernelTable { argument: TABLE, reason: "more than 16 rows" })?;
            *place = (bits.trim().parse().map_err(|_| wrong())?, Kernel::from_name(name.trim())?);
            count += 1;
        }
        Self::from_rows(&rows[..count])
    }
}

impl fmt::Display for KernelTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().enumerate().try_for_each(|(index, (bits, kernel))| {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{bits}:{}", kernel.name())
        })
    }
}

impl fmt::Debug for KernelTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KernelTable({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::{Error, Kernel, KernelTable, MAX_ROWS, TABLE};
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn text_is_read_as_it_is_written() {
        for text in ["1:portable", "1:adx,16385:portable", "1:adx,449:avx512ifma,16637:portable"] {
            assert_eq!(text.parse::<KernelTable>().map(|table| table.to_string()).as_deref(), Ok(text));
        }
        assert_eq!(" 1 : adx , 64 : portable ".parse(), "1:adx,64:portable".parse::<KernelTable>());
    }

    #[test]
    fn wrong_tables_are_refused() {
        let wrong = [
            "",
            ":",
            "1",
            "adx",
            "0:portable",
            "2:portable",
            "1:portable,",
            "1:portable,1:adx",
            "1:portable,0:portable",
            "-1:portable",
            "1:portable,1048577:portable",
            "1:portable,99999999999999999999999:portable",
            "1:portable,18446744073709551615:portable",
        ];
        // Other targets know nothing of the sizes of these.
        let too_small = ["1:adx", "1:avx512f,4640:portable", "1:portable,9:adx"];
        let of_this_target = Kernel::Adx.max_bits() > 0;
        for text in wrong.into_iter().chain(too_small.into_iter().filter(|_| of_this_target)) {
            assert!(matches!(text.parse::<KernelTable>(), Err(Error::KernelTable { .. })), "{text}");
        }
        assert!(matches!("1:abacus".parse::<KernelTable>(), Err(Error::UnknownKernel { .. })));
        let many: Vec<_> = (1..=MAX_ROWS + 1).map(|bits| (bits, Kernel::Portable)).collect();
        assert!(KernelTable::from_rows(&many[..MAX_ROWS]).is_ok());
        assert_eq!(
            KernelTable::from_rows(&many),
            Err(Error::KernelTable { argument: TABLE, reason: "more than 16 rows" })
        );
    }
}
