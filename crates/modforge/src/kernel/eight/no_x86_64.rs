//! In place of `x86_64` on other targets and with 32-bit limbs: no kernels.

use super::RowForm;
use crate::limbs::Limb;

/// Products of rows of bytes: none here.
pub(crate) enum RowProducts {}

impl RowProducts {
    pub(crate) fn new(_: &[Limb], _: RowForm, _: RowForm, _: RowForm) -> Option<Self> {
        None
    }

    pub(crate) fn mul(&self, _: &mut [u8], _: &[u8], _: &[u8]) {
        match *self {}
    }
}
