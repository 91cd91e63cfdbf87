//! Sums, differences and negatives of rows.
//!
//! # Algorithm
//! A row as long as a modulus m of k bits, at most, is below C = m·2^(8L − k + 1) for the L bytes of m, as m ≥ 2^(k−1).
//! So x = a + b, a + C − b or C − b is not negative and below 2^(8L + 2) ≤ 2^(k + 9), and its quotient by m has ten
//! bits at most. It comes from the top: with x' = ⌊x/2^(k−32)⌋ < 2^41, m' = ⌊m/2^(k−32)⌋ ≥ 2^31 and v =
//! ⌊2^64/(m' + 1)⌋, q = ⌊x'·v/2^64⌋. (Where k < 32, both are multiplied by 2^(32−k).)
//!
//! # Bounds
//! q ≤ x'/(m' + 1) ≤ x/m. On the other side x/m < (x' + 1)/m', which is x'/(m' + 1) + (x' + m' + 1)/(m'·(m' + 1))
//! < x'/(m' + 1) + 2^−20, and the reciprocal takes less than x'/2^64 < 2^−22 away. So x − q·m is in [0, 2m), and one
//! subtraction makes it x mod m.

use super::residues::check_count;
use super::rows::store;
use super::{Batch, Moduli, Rows, threads};
use crate::cancel::Watch;
use crate::limbs::{LIMB_BITS, Limb, add, correct, mul, shift, zeros};
use crate::reduce::form::Words;
use crate::{Error, Modulus};
use zeroize::Zeroizing;

/// Rows that a thread computes at a time.
const CHUNK: usize = 1024;
/// Bits of m'.
const TOP_BITS: usize = 32;

impl Batch<'_> {
    /// The sums of the numbers in `a` and `b`, row by row, written to `sums` one after the other, all as long as the
    /// room in `sums` makes them, in the order of bytes of `a`.
    ///
    /// Numbers of any length are reduced. Constant time in the numbers.
    ///
    /// # Errors
    /// [`Error::BatchCount`] if the counts differ, or differ from that of the moduli, or if `sums` has no equal rows
    /// for them of at least the length of a modulus.
    ///
    /// ```
    /// use modforge::{Batch, Modulus, Rows};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let mut sums = [0; 2];
    /// let (a, b) = (Rows::from_be_bytes(&[60, 200], 1), Rows::from_be_bytes(&[50, 3], 1));
    /// Batch::new(&modulus).add_rows(&mut sums, a, b)?;
    /// assert_eq!(sums, [13, 9]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn add_rows(&self, sums: &mut [u8], a: Rows<'_>, b: Rows<'_>) -> Result<(), Error> {
        check_count("addends", b.len(), "numbers", a.len())?;
        self.combine("bytes of sums", sums, Some(a), b, |_, x, y| {
            add::add_assign(x, y);
        })
    }

    /// The differences of the numbers in `a` and `b`, as [`add_rows`](Self::add_rows) gives sums.
    ///
    /// # Errors
    /// As for sums.
    ///
    /// ```
    /// use modforge::{Batch, Modulus, Rows};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let mut differences = [0; 2];
    /// let (a, b) = (Rows::from_be_bytes(&[60, 3], 1), Rows::from_be_bytes(&[50, 200], 1));
    /// Batch::new(&modulus).sub_rows(&mut differences, a, b)?;
    /// assert_eq!(differences, [10, 94]); // 3 - 200 + 3·97
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn sub_rows(&self, differences: &mut [u8], a: Rows<'_>, b: Rows<'_>) -> Result<(), Error> {
        check_count("subtrahends", b.len(), "numbers", a.len())?;
        self.combine("bytes of differences", differences, Some(a), b, subtract)
    }

    /// The negatives of the numbers in `a`, as [`add_rows`](Self::add_rows) gives sums.
    ///
    /// # Errors
    /// As for sums.
    ///
    /// ```
    /// use modforge::{Batch, Modulus, Rows};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// let mut negatives = [0; 2];
    /// Batch::new(&modulus).neg_rows(&mut negatives, Rows::from_be_bytes(&[60, 0], 1))?;
    /// assert_eq!(negatives, [37, 0]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn neg_rows(&self, negatives: &mut [u8], a: Rows<'_>) -> Result<(), Error> {
        self.combine("bytes of negatives", negatives, None, a, subtract)
    }

    /// Writes what `combine` makes of C, the numbers in `a`, or zeros, and those in `b`: a number below 2^(8L + 2).
    fn combine(
        &self,
        argument: &'static str,
        results: &mut [u8],
        a: Option<Rows<'_>>,
        b: Rows<'_>,
        combine: impl Fn(&[Limb], &mut [Limb], &[Limb]) + Sync,
    ) -> Result<(), Error> {
        let row_bytes = self.result_bytes(argument, results.len(), b.len())?;
        let shared = match self.moduli {
            Moduli::Shared(modulus) => Some(Reducer::new(modulus)),
            Moduli::Each(_) => None,
        };
        let little_endian = a.unwrap_or(b).is_little_endian();
        threads::for_chunks(results, CHUNK * row_bytes, |chunk, results| {
            let watch = Watch::new();
            for (index, result) in results.chunks_exact_mut(row_bytes).enumerate() {
                watch.look();
                let index = chunk * CHUNK + index;
                let own;
                let reducer = match &shared {
                    Some(reducer) => reducer,
                    None => {
                        own = Reducer::new(self.modulus(index));
                        &own
                    }
                };
                let mut x = a.map_or_else(|| reducer.zero(), |a| reducer.number(a, index));
                combine(&reducer.multiple, &mut x, &reducer.number(b, index));
                reducer.reduce(&mut x);
                store(result, little_endian, |position| x.get(position).copied().unwrap_or(0));
            }
        });
        Ok(())
    }
}

/// `x ← x + C − y`.
fn subtract(multiple: &[Limb], x: &mut [Limb], y: &[Limb]) {
    add::add_assign(x, multiple);
    add::sub_masked(x, y, Limb::MAX);
}

/// Reduces numbers below 2^(8L + 2) to numbers below m. All have a limb more than m.
struct Reducer<'m> {
    modulus: &'m Modulus,
    /// C.
    multiple: Words,
    /// v.
    reciprocal: u64,
}

impl<'m> Reducer<'m> {
    fn new(modulus: &'m Modulus) -> Self {
        let m = modulus.limbs();
        let mut multiple = Zeroizing::new(zeros(m.len() + 1));
        multiple[..m.len()].copy_from_slice(m);
        let divisor = top(&multiple, modulus.bits()) + 1;
        let reciprocal = ((1 << 64) / u128::from(divisor)) as u64;
        shift::shift_left(&mut multiple, 8 * modulus.byte_length() + 1 - modulus.bits());
        Self { modulus, multiple, reciprocal }
    }

    fn zero(&self) -> Words {
        Zeroizing::new(zeros(self.multiple.len()))
    }

    /// The number of a row, reduced where it has more bytes than m.
    fn number(&self, rows: Rows<'_>, index: usize) -> Words {
        let mut number = self.zero();
        if rows.row_bytes() <= self.modulus.byte_length() {
            rows.load_row(&mut number, index);
        } else {
            let form = self.modulus.form();
            let residue = form.enter_wide(&rows.to_limbs(index..index + 1));
            form.left(&residue, |limbs| number[..limbs.len()].copy_from_slice(limbs));
        }
        number
    }

    fn reduce(&self, x: &mut [Limb]) {
        let m = self.modulus.limbs();
        let quotient = (u128::from(top(x, self.modulus.bits())) * u128::from(self.reciprocal)) >> 64;
        let mut product = self.zero();
        product[m.len()] = mul::mul_add_limb(&mut product[..m.len()], m, quotient as Limb);
        add::sub_masked(x, &product, Limb::MAX);
        let (low, high) = x.split_at_mut(m.len());
        high[0] = correct::subtract_once(low, high[0], m);
    }
}

/// ⌊x/2^(k−32)⌋ of a number below 2^(k + 9).
fn top(x: &[Limb], bits: usize) -> u64 {
    let position = bits.saturating_sub(TOP_BITS);
    let limb = |index: usize| x.get(index).map_or(0, |&limb| u128::from(limb));
    let limbs = u128::BITS as usize / LIMB_BITS;
    let window = (0..limbs).rev().fold(0, |window, i| window << LIMB_BITS | limb(position / LIMB_BITS + i));
    ((window >> (position % LIMB_BITS)) << TOP_BITS.saturating_sub(bits)) as u64
}
