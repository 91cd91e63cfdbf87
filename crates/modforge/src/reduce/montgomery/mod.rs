//! The variants of Montgomery's reduction in plain limbs. The finely integrated one (FIOS) is the portable kernel.

mod bit_serial;
mod cios;
mod new_reduce;
mod redc_1;
mod redc_2;
mod redc_n;
mod sos;

pub(super) use bit_serial::BitSerial;
pub(super) use cios::Cios;
pub(super) use new_reduce::NewReduce;
pub(super) use redc_1::Redc1;
pub(super) use redc_2::Redc2;
pub(super) use redc_n::RedcN;
pub(super) use sos::Sos;
