//! Integers of Python as bytes, and back.

mod arguments;
mod digits;
mod interpreter;
mod magnitude;
mod ways;

pub(crate) use arguments::{Count, Integer, Integers, index};
pub(crate) use ways::{absolute_in_every_way, append, to_int};
