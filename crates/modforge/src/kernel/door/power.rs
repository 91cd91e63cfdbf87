//! Powers for a number of limbs that the compiler knows: direct calls of the products, and the table on the stack.
//!
//! For kernels and sizes whose product takes about as long as a virtual call and an allocation. The digits of the
//! exponent come from `pow`, which knows how it is cut. All that is kept here is zeroed, also where [`Watch`] unwinds.

use crate::cancel::Watch;
use crate::limbs::{Limb, compare};
use zeroize::Zeroizing;

/// Entries that a table has at most.
pub(crate) const MAX_ENTRIES: usize = 32;

/// Squarings that are counted at once for those who wait.
const COUNTED: u64 = 1 << 12;

/// Products of residues of `N` limbs in place of a factor.
pub(crate) trait Products<const N: usize> {
    /// `a = a·b·R⁻¹`.
    fn mul_assign(&self, a: &mut [Limb; N], b: &[Limb; N]);

    /// `a = a²·R⁻¹`, so many `times`.
    fn square_assign(&self, a: &mut [Limb; N], times: usize);

    /// `r` = entry `index`; neither time nor addresses depend on `index`.
    fn select(&self, r: &mut [Limb; N], table: &[[Limb; N]], index: Limb);
}

type Table<const N: usize> = Zeroizing<[[Limb; N]; MAX_ENTRIES]>;

/// The power of `base` that [`Arithmetic::power`](super::arithmetic::Arithmetic::power) describes.
#[inline(always)]
pub(crate) fn power<const N: usize>(
    products: &impl Products<N>,
    one: &[Limb; N],
    base: &[Limb; N],
    width: usize,
    digits: &mut dyn Iterator<Item = Limb>,
) -> Zeroizing<[Limb; N]> {
    let mut table: Table<N> = Zeroizing::new([[0; N]; MAX_ENTRIES]);
    let entries = 1 << width;
    (table[0], table[1]) = (*one, *base);
    for i in 2..entries {
        // A square waits for what is half as far back.
        table[i] = if i % 2 == 0 { table[i / 2] } else { table[i - 1] };
        match i % 2 {
            0 => products.square_assign(&mut table[i], 1),
            _ => products.mul_assign(&mut table[i], base),
        }
    }
    let (watch, mut untold) = (Watch::new(), 0);
    let (mut power, mut factor) = (Zeroizing::new(*one), Zeroizing::new([0; N]));
    if let Some(first) = digits.next() {
        products.select(&mut power, &table[..entries], first);
    }
    for digit in digits {
        watch.look();
        products.select(&mut factor, &table[..entries], digit);
        products.square_assign(&mut power, width);
        products.mul_assign(&mut power, &factor);
        watch.count(&mut untold, width, COUNTED);
    }
    power
}

/// The power of `base` that [`Arithmetic::power_vartime`](super::arithmetic::Arithmetic::power_vartime) describes.
#[inline(always)]
pub(crate) fn power_vartime<const N: usize>(
    products: &impl Products<N>,
    one: &[Limb; N],
    base: &[Limb; N],
    entries: usize,
    steps: &mut dyn Iterator<Item = (usize, Option<usize>)>,
) -> Zeroizing<[Limb; N]> {
    let mut table: Table<N> = Zeroizing::new([[0; N]; MAX_ENTRIES]);
    table[0] = *base;
    if entries > 1 {
        let mut squared = Zeroizing::new(*base);
        products.square_assign(&mut squared, 1);
        for i in 1..entries {
            table[i] = table[i - 1];
            products.mul_assign(&mut table[i], &squared);
        }
    }
    let (watch, mut untold) = (Watch::new(), 0);
    let mut power = Zeroizing::new(*one);
    if let Some((_, Some(first))) = steps.next() {
        *power = table[first];
    }
    for (squarings, factor) in steps {
        watch.look();
        products.square_assign(&mut power, squarings);
        if let Some(factor) = factor {
            products.mul_assign(&mut power, &table[factor]);
        }
        watch.count(&mut untold, squarings, COUNTED);
    }
    power
}

/// The power of `base` that [`Arithmetic::power_from_below`](super::arithmetic::Arithmetic::power_from_below)
/// describes: from right to left (Knuth, The Art of Computer Programming 2, 4.6.3, algorithm A), with a product for
/// each bit, by 1 where the bit is 0.
///
/// No product waits for another one of its step, so of two chains the CPU computes both in the time of one: fewer steps
/// than with windows from the top, where products and squares are one chain, and no table.
#[cfg_attr(not(all(target_arch = "x86_64", not(modforge_limb32))), allow(dead_code))] // for `adx`
#[inline(always)]
pub(crate) fn power_from_below<const N: usize>(
    products: &impl Products<N>,
    one: &[Limb; N],
    base: &[Limb; N],
    pieces: &mut dyn Iterator<Item = (Limb, usize)>,
) -> Zeroizing<[Limb; N]> {
    let (watch, mut untold) = (Watch::new(), 0);
    let [mut power, mut factor, mut square] = [one, one, base].map(|&residue| Zeroizing::new(residue));
    for (bits, count) in pieces {
        watch.look();
        for i in 0..count {
            let taken = compare::mask(bits >> i & 1);
            for j in 0..N {
                factor[j] = one[j] ^ (one[j] ^ square[j]) & taken;
            }
            products.mul_assign(&mut power, &factor);
            products.square_assign(&mut square, 1);
        }
        watch.count(&mut untold, count, COUNTED);
    }
    power
}
