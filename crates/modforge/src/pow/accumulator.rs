//! A product that is squared and multiplied many times without allocating.

use crate::cancel::Watch;
use crate::limbs::Limb;
use crate::reduce::form::{Form, Words};
use zeroize::Zeroizing;

/// Squarings that are counted at once for those who wait.
const COUNTED: u64 = 16;

/// Two buffers that swap: the product, and where the next one is written.
///
/// It starts empty, which stands for 1: squaring it costs nothing, and the first factor is copied. Whether it is empty
/// is no secret: it depends on the sizes of exponents (or on exponents, in what is variable time in them).
pub(super) struct Accumulator<'m> {
    form: &'m Form,
    product: Words,
    scratch: Words,
    empty: bool,
    watch: Watch,
    /// Squarings that are not yet counted.
    untold: u64,
}

impl<'m> Accumulator<'m> {
    pub(super) fn new(form: &'m Form) -> Self {
        let (product, scratch) = (Zeroizing::new(form.one().to_vec()), form.words());
        Self { form, product, scratch, empty: true, watch: Watch::new(), untold: 0 }
    }

    /// Raises to the power 2^`times`.
    pub(super) fn square(&mut self, times: u64) {
        if self.empty {
            return;
        }
        for _ in 0..times {
            self.watch.look();
            self.form.arithmetic().square(&mut self.scratch, &self.product);
            core::mem::swap(&mut self.product, &mut self.scratch);
            self.watch.count(&mut self.untold, 1, COUNTED);
        }
    }

    pub(super) fn mul(&mut self, factor: &[Limb]) {
        if self.empty {
            self.product.copy_from_slice(factor);
            self.empty = false;
        } else {
            self.watch.look();
            self.form.arithmetic().mul(&mut self.scratch, &self.product, factor);
            core::mem::swap(&mut self.product, &mut self.scratch);
        }
    }

    /// Back to the empty product.
    pub(super) fn clear(&mut self) {
        self.product.copy_from_slice(self.form.one());
        self.empty = true;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.empty
    }

    pub(super) fn product(&self) -> &[Limb] {
        &self.product
    }

    pub(super) fn into_words(self) -> Words {
        self.product
    }
}
