//! The contract of [`Arithmetic`] and of [`PairArithmetic`], checked at every call: lengths, bounds of operands and
//! results, no overlap.
//!
//! Debug builds have these wrappers around every arithmetic, and so have unit tests and fuzz targets; `make contracts`
//! runs all other tests so. Their time depends on the operands, so tests of constant time run without them.

use super::arithmetic::{Arithmetic, PairArithmetic};
use super::power::MAX_ENTRIES;
use crate::limbs::{LIMB_BITS, Limb, bit_length_vartime, mul};
use alloc::{boxed::Box, vec, vec::Vec};
use core::any::Any;

/// An arithmetic, and what its residues are below.
pub(super) struct Checked {
    /// The name in errors.
    name: &'static str,
    inner: Box<dyn Arithmetic>,
    m: Vec<Limb>,
    /// None where there is no bound but the count of the words.
    bound: Option<Vec<Limb>>,
}

impl Checked {
    /// For the modulus `m` without leading zero limbs.
    pub(super) fn new(name: &'static str, m: &[Limb], inner: Box<dyn Arithmetic>) -> Self {
        let bound = inner.bound().map(|factor| {
            let mut bound = vec![0; m.len() + 1];
            bound[m.len()] = mul::mul_add_limb(&mut bound[..m.len()], m, factor);
            bound
        });
        Self { name, inner, m: m.to_vec(), bound }
    }

    fn need(&self, holds: bool, rule: &str) {
        assert!(holds, "contract of {}: {rule}", self.name);
    }

    fn need_residue(&self, a: &[Limb], which: &str) {
        self.need(a.len() == self.inner.words(), which);
        if let Some(bound) = &self.bound {
            self.need(self.inner.number_vartime(a).is_some_and(|number| less_vartime(&number, bound)), which);
        }
    }

    /// A second factor may be any number that can be packed.
    fn need_factor(&self, b: &[Limb]) {
        self.need(b.len() == self.inner.words(), "length of the second operand");
        if self.bound.is_some() {
            let fits = |number: Vec<Limb>| bit_length_vartime(&number) <= self.inner.max_packed_bits();
            self.need(self.inner.number_vartime(b).is_some_and(fits), "range of the second operand");
        }
    }

    fn need_apart(&self, r: &[Limb], operands: &[&[Limb]]) {
        self.need(r.len() == self.inner.words(), "length of the result");
        for operand in operands {
            let (r, a) = (r.as_ptr_range(), operand.as_ptr_range());
            self.need(r.end <= a.start || a.end <= r.start, "overlap of operand and result");
        }
    }
}

impl Arithmetic for Checked {
    fn words(&self) -> usize {
        self.inner.words()
    }

    fn radix_bits(&self) -> usize {
        self.inner.radix_bits()
    }

    fn max_packed_bits(&self) -> usize {
        self.inner.max_packed_bits()
    }

    fn number_vartime(&self, a: &[Limb]) -> Option<Vec<Limb>> {
        self.inner.number_vartime(a)
    }

    fn bound(&self) -> Option<Limb> {
        self.inner.bound()
    }

    fn pack(&self, r: &mut [Limb], limbs: &[Limb]) {
        self.need_apart(r, &[limbs]);
        self.need(bit_length_vartime(limbs) <= self.max_packed_bits(), "size of a number to pack");
        self.inner.pack(r, limbs);
        self.need_factor(r);
    }

    fn unpack(&self, limbs: &mut [Limb], a: &[Limb]) {
        self.need(limbs.len() == self.m.len(), "length of an unpacked number");
        self.need_residue(a, "operand to unpack");
        self.inner.unpack(limbs, a);
        self.need(less_vartime(limbs, &self.m), "range of an unpacked number");
    }

    fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.need_apart(r, &[a, b]);
        self.need_residue(a, "first operand of a product");
        self.need_factor(b);
        self.inner.mul(r, a, b);
        self.need_residue(r, "result of a product");
    }

    fn square(&self, r: &mut [Limb], a: &[Limb]) {
        self.need_apart(r, &[a]);
        self.need_residue(a, "operand of a square");
        self.inner.square(r, a);
        self.need_residue(r, "result of a square");
    }

    fn select(&self, r: &mut [Limb], table: &[Limb], index: Limb) {
        self.need_apart(r, &[table]);
        let entries = table.len() / self.words();
        self.need(table.len() == entries * self.words(), "length of a table");
        self.need(usize::try_from(index).is_ok_and(|index| index < entries), "index of a table");
        self.inner.select(r, table, index);
        self.need_residue(r, "entry of a table");
    }

    fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.need_apart(r, &[a, b]);
        self.need_residue(a, "first operand of a sum");
        self.need_residue(b, "second operand of a sum");
        self.inner.add(r, a, b);
        self.need_residue(r, "result of a sum");
    }

    fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
        self.need_apart(r, &[a, b]);
        self.need_residue(a, "first operand of a difference");
        self.need_residue(b, "second operand of a difference");
        self.inner.sub(r, a, b);
        self.need_residue(r, "result of a difference");
    }

    fn power(
        &self,
        r: &mut [Limb],
        one: &[Limb],
        base: &[Limb],
        width: usize,
        digits: &mut dyn Iterator<Item = Limb>,
    ) -> bool {
        self.need_apart(r, &[one, base]);
        self.need_residue(base, "base of a power");
        self.need((1..=MAX_ENTRIES.ilog2() as usize).contains(&width), "width of a digit");
        let mut digits = digits.inspect(|&digit| self.need(digit >> width == 0, "digit of an exponent"));
        let done = self.inner.power(r, one, base, width, &mut digits);
        if done {
            self.need_residue(r, "result of a power");
        }
        done
    }

    fn power_vartime(
        &self,
        r: &mut [Limb],
        one: &[Limb],
        base: &[Limb],
        entries: usize,
        steps: &mut dyn Iterator<Item = (usize, Option<usize>)>,
    ) -> bool {
        self.need_apart(r, &[one, base]);
        self.need_residue(base, "base of a power");
        self.need((1..=MAX_ENTRIES).contains(&entries), "entries of a table");
        let mut steps =
            steps.inspect(|(_, index)| self.need(index.is_none_or(|index| index < entries), "index of a table"));
        let done = self.inner.power_vartime(r, one, base, entries, &mut steps);
        if done {
            self.need_residue(r, "result of a power");
        }
        done
    }

    fn power_from_below(
        &self,
        r: &mut [Limb],
        one: &[Limb],
        base: &[Limb],
        pieces: &mut dyn Iterator<Item = (Limb, usize)>,
    ) -> bool {
        self.need_apart(r, &[one, base]);
        self.need_residue(base, "base of a power");
        let mut pieces =
            pieces.inspect(|&(bits, count)| self.need(count < LIMB_BITS && bits >> count == 0, "piece of an exponent"));
        let done = self.inner.power_from_below(r, one, base, &mut pieces);
        if done {
            self.need_residue(r, "result of a power");
        }
        done
    }

    fn beside<'a>(&'a self, other: &'a dyn Arithmetic) -> Option<Box<dyn PairArithmetic + 'a>> {
        let other: &Self = (other as &dyn Any).downcast_ref()?;
        let pair = self.inner.beside(&*other.inner)?;
        Some(Box::new(CheckedPair { pair, each: [self, other] }))
    }
}

/// Two arithmetics side by side.
struct CheckedPair<'a> {
    pair: Box<dyn PairArithmetic + 'a>,
    each: [&'a Checked; 2],
}

impl PairArithmetic for CheckedPair<'_> {
    fn mul(&mut self, [r0, r1]: [&mut [Limb]; 2], a: [&[Limb]; 2], b: [&[Limb]; 2]) {
        for (i, r) in [&*r0, &*r1].into_iter().enumerate() {
            self.each[i].need_apart(r, &[a[0], a[1], b[0], b[1]]);
            self.each[i].need_residue(a[i], "first operand of a product");
            self.each[i].need_factor(b[i]);
        }
        self.pair.mul([&mut *r0, &mut *r1], a, b);
        self.each[0].need_residue(r0, "result of a product");
        self.each[1].need_residue(r1, "result of a product");
    }

    fn square(&mut self, [r0, r1]: [&mut [Limb]; 2], a: [&[Limb]; 2]) {
        for (i, r) in [&*r0, &*r1].into_iter().enumerate() {
            self.each[i].need_apart(r, &a);
            self.each[i].need_residue(a[i], "operand of a square");
        }
        self.pair.square([&mut *r0, &mut *r1], a);
        self.each[0].need_residue(r0, "result of a square");
        self.each[1].need_residue(r1, "result of a square");
    }
}

/// Whether a < b, for any two lengths. In variable time.
fn less_vartime(a: &[Limb], b: &[Limb]) -> bool {
    let limb = |number: &[Limb], i: usize| number.get(i).copied().unwrap_or(0);
    let length = a.len().max(b.len());
    (0..length)
        .rev()
        .map(|i| limb(a, i).cmp(&limb(b, i)))
        .find(|order| order.is_ne())
        .is_some_and(|order| order.is_lt())
}

#[cfg(test)]
mod tests {
    use super::{Arithmetic, Checked};
    use crate::kernel::limbs::portable::Portable;
    use crate::limbs::{Limb, add};
    use alloc::boxed::Box;

    const M: [Limb; 2] = [13, 1];

    /// The portable kernel, whose sums are not reduced and whose differences have a limb too few written.
    struct Faulty(Portable);

    impl Arithmetic for Faulty {
        fn words(&self) -> usize {
            self.0.words()
        }
        fn radix_bits(&self) -> usize {
            self.0.radix_bits()
        }
        fn max_packed_bits(&self) -> usize {
            self.0.max_packed_bits()
        }
        fn bound(&self) -> Option<Limb> {
            self.0.bound()
        }
        fn pack(&self, r: &mut [Limb], limbs: &[Limb]) {
            self.0.pack(r, limbs);
        }
        fn unpack(&self, limbs: &mut [Limb], _: &[Limb]) {
            limbs.copy_from_slice(&M);
        }
        fn mul(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
            self.0.mul(r, a, b);
        }
        fn square(&self, r: &mut [Limb], _: &[Limb]) {
            r.fill(Limb::MAX);
        }
        fn add(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
            add::add(r, a, b);
        }
        fn sub(&self, r: &mut [Limb], a: &[Limb], b: &[Limb]) {
            self.0.sub(r, a, b);
        }
    }

    fn faulty() -> Checked {
        Checked::new("portable", &M, Box::new(Faulty(Portable::new(&M))))
    }

    #[test]
    fn what_keeps_the_contract_passes() {
        let mut r = [0; 2];
        faulty().mul(&mut r, &[12, 1], &[Limb::MAX; 2]);
        faulty().add(&mut r, &[5, 0], &[7, 0]);
        assert_eq!(r, [12, 0]);
        faulty().sub(&mut r, &[5, 0], &[7, 0]);
        assert_eq!(r, [11, 1]);
        faulty().select(&mut r, &[1, 0, 2, 0], 1);
        assert_eq!(r, [2, 0]);
    }

    #[test]
    #[should_panic(expected = "contract of portable: result of a sum")]
    fn a_sum_that_is_not_reduced_is_caught() {
        faulty().add(&mut [0; 2], &[12, 1], &[1, 0]); // m itself
    }

    #[test]
    #[should_panic(expected = "contract of portable: result of a square")]
    fn a_square_that_is_not_reduced_is_caught() {
        faulty().square(&mut [0; 2], &[1, 0]);
    }

    #[test]
    #[should_panic(expected = "contract of portable: range of an unpacked number")]
    fn an_unpacked_number_that_is_not_reduced_is_caught() {
        faulty().unpack(&mut [0; 2], &[1, 0]);
    }

    #[test]
    #[should_panic(expected = "contract of portable: first operand of a product")]
    fn an_operand_that_is_not_reduced_is_caught() {
        faulty().mul(&mut [0; 2], &M, &[1, 0]);
    }

    #[test]
    #[should_panic(expected = "contract of portable: length of the second operand")]
    fn an_operand_of_another_length_is_caught() {
        faulty().mul(&mut [0; 2], &[1, 0], &[1, 0, 0]);
    }

    #[test]
    #[should_panic(expected = "contract of portable: length of the result")]
    fn a_result_of_another_length_is_caught() {
        faulty().mul(&mut [0; 1], &[1, 0], &[1, 0]);
    }

    #[test]
    #[should_panic(expected = "contract of portable: index of a table")]
    fn an_index_behind_a_table_is_caught() {
        faulty().select(&mut [0; 2], &[1, 0, 2, 0], 2);
    }

    #[test]
    #[should_panic(expected = "contract of portable: size of a number to pack")]
    fn a_number_too_long_to_pack_is_caught() {
        faulty().pack(&mut [0; 2], &[0, 0, 1]);
    }
}
