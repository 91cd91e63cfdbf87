//! Multiples of any point.

use super::digits::Digits;
use super::{Choose, Group};

/// Bits of a digit.
const WINDOW: u32 = 5;
const MULTIPLES: usize = 1 << (WINDOW - 1);

/// The multiple of a point by the number below 2^bits given by bytes, least significant first; in constant time.
///
/// Signed digits of 5 bits and a table of 16 multiples, all of which are read for each digit.
///
/// # Panics
/// If `bits` is above 784.
#[must_use]
pub fn multiply<G: Group>(point: &G, scalar: &[u8], bits: u32) -> G {
    let first = point.prepare();
    let (mut table, mut multiple) = ([first; MULTIPLES], *point);
    for entry in &mut table[1..] {
        multiple = multiple.add(&first);
        *entry = multiple.prepare();
    }
    let mut sum = G::NEUTRAL;
    for &digit in Digits::new(scalar, bits, WINDOW).as_slice().iter().rev() {
        sum = sum.double_times(WINDOW);
        let next = sum.add(&look_up(&table, digit));
        sum = G::choose(digit == 0, &sum, &next);
    }
    sum
}

/// The multiple `digit` of P out of a table of P, 2P, 3P, …; anything for 0. Reads all entries.
pub(super) fn look_up<P: Choose>(table: &[P], digit: i8) -> P {
    let negative = digit >> 7;
    let magnitude = usize::from(((digit ^ negative) - negative) as u8);
    let mut found = table[0];
    for (i, entry) in table.iter().enumerate().skip(1) {
        found = P::choose(magnitude == i + 1, entry, &found);
    }
    found.negate_if(negative != 0)
}
