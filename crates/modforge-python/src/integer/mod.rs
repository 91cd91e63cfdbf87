//! Integers of Python as bytes and limbs, and back.

mod arguments;
mod digits;
mod interpreter;
mod limbs;
mod magnitude;
mod total;
mod ways;

pub(crate) use arguments::{Count, Integer, Integers, index};
pub(crate) use limbs::{Limbs, Room};
pub(crate) use magnitude::Magnitude;
pub(crate) use total::Total;
pub(crate) use ways::{absolute_in_every_way, append, fill_row, limbs_to_int, row_length, row_to_int, to_int};
