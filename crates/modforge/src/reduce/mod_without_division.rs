//! Mod without division (Will and Ko 2014): the number streams in from its top, a few bits at a time; the bits that
//! leave the k bits of m at the top are looked up in a table of their values modulo m, which are added.
//!
//! r ← 2^w·r + (next w bits); t = ⌊r/2^k⌋; r ← (r mod 2^k) + `T[t]` with `T[t]` = t·2^k mod m. The sum may reach 2^k
//! once more: then the bit is cleared again and `T[1]` added.
//!
//! Bound: let r < 2^k, 2^(k−1) ≤ m ≤ 2^k. Where the sum reaches 2^k, what stays is below `T[t]` < m, and `T[1]` = 2^k −
//! m if m > 2^(k−1), else 0 (or m = 1 and all is 0); so the second sum is below 2^k. At the end r < 2^k ≤ 2m; one
//! conditional subtraction.
//!
//! No limb products: (n + 1)·⌈B's bits/w⌉ steps of about 2^w + 4 sweeps over n limbs, as the table is read in full.
//! For hardware and for machines without a multiplier. Any m, odd or even.

use super::canonical::Reduce;
use super::form::Words;
use crate::kernel::divide::divide_vartime;
use crate::limbs::{LIMB_BITS, Limb, add, bit_length_vartime, compare, correct, scratch};
use alloc::vec;
use zeroize::Zeroizing;

/// w: with masked reads of the whole table, more bits cost more than they save.
const WINDOW: usize = 2;

pub(super) struct ModWithoutDivision {
    /// k.
    bits: usize,
    /// T[0] … T[2^w − 1], each of n limbs.
    table: Words,
}

impl ModWithoutDivision {
    pub(super) fn new(m: &[Limb]) -> Self {
        let bits = bit_length_vartime(m);
        let entry = |top: Limb| {
            let mut number = vec![0; m.len() + 2];
            number[bits / LIMB_BITS] = top << (bits % LIMB_BITS);
            number[bits / LIMB_BITS + 1] = (top >> 1) >> (LIMB_BITS - 1 - bits % LIMB_BITS);
            divide_vartime(&number, m).1
        };
        Self { bits, table: Zeroizing::new((0..1 << WINDOW).flat_map(entry).collect()) }
    }

    /// ⌊r/2^k⌋, which is below 2^w, leaving r mod 2^k.
    fn cut(&self, r: &mut [Limb]) -> Limb {
        let (limb, shift) = (self.bits / LIMB_BITS, self.bits % LIMB_BITS);
        let above = r.get_mut(limb + 1).map_or(0, core::mem::take);
        let top = r[limb] >> shift | (above << 1) << (LIMB_BITS - 1 - shift);
        r[limb] &= (1 << shift) - 1;
        top
    }
}

impl Reduce for ModWithoutDivision {
    const MONTGOMERY: bool = false;

    fn reduce(&self, m: &[Limb], r: &mut [Limb], product: &mut [Limb]) {
        let n = m.len();
        scratch::with_zeros(2 * n + 1, |scratch| {
            let (rest, entry) = scratch.split_at_mut(n + 1);
            // The top n − 1 limbs are below B^(n−1) ≤ m.
            let (stream, top) = product.split_at(n + 1);
            rest[..n - 1].copy_from_slice(top);
            for &limb in stream.iter().rev() {
                for position in (0..LIMB_BITS).step_by(WINDOW).rev() {
                    shift_in(rest, limb >> position & ((1 << WINDOW) - 1));
                    compare::select_entry(entry, &self.table, self.cut(rest));
                    rest[n] += add::add_assign(&mut rest[..n], entry);
                    let again = compare::mask(self.cut(rest));
                    add::add_masked(&mut rest[..n], &self.table[n..2 * n], again);
                }
            }
            r.copy_from_slice(&rest[..n]);
            correct::subtract_once(r, 0, m);
        });
    }
}

/// `r = 2^w·r + bits`; what leaves at the top is 0.
fn shift_in(r: &mut [Limb], bits: Limb) {
    r.iter_mut().fold(bits, |below, r| {
        let high = *r >> (LIMB_BITS - WINDOW);
        *r = *r << WINDOW | below;
        high
    });
}
