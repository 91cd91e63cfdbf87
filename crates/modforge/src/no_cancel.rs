//! `cancel` without the standard library: no thread can end the work of another.

/// No flag.
pub(crate) struct Watch;

impl Watch {
    pub(crate) fn new() -> Self {
        Self
    }

    #[inline(always)]
    pub(crate) fn look(&self) {}

    #[inline(always)]
    pub(crate) fn count(&self, _untold: &mut u64, _squarings: usize, _at_once: u64) {}
}
