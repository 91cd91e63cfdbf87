//! Reductions and the form in which residues are kept.

pub(crate) mod form;
mod split;

use crate::Error;
use crate::kernel::Kernel;
use crate::limbs::{Limb, bit_length_vartime};
use form::Form;

/// The form for a modulus m ≥ 1 without leading zero limbs; `choose` gives the kernel for a number of so many bits.
pub(crate) fn form(m: &[Limb], choose: impl FnOnce(usize) -> Result<Kernel, Error>) -> Result<Form, Error> {
    let arithmetic = if m[0] & 1 == 0 || m == [1] {
        alloc::boxed::Box::new(split::Split::new(m, choose)?)
    } else {
        choose(bit_length_vartime(m))?.build(m)?
    };
    Ok(Form::new(m, arithmetic))
}
