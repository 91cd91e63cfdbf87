//! Many numbers at once: columns from Python, one operation over all rows, and a column of the same form back.
//!
//! A **source** reads columns of one form and writes results in it: [`numbers`] (lists and arrays of integers),
//! [`matrix`] (rows of bytes or words in memory), [`arrow`] (binary columns with nulls). It gives a [`Column`] and a
//! [`Form`]; [`source`] picks it. An **operation** ([`products`], [`powers`], [`inverses`], [`fixed_base`],
//! [`power_products`], [`sums`], [`matrices`]) checks its operands and says what to do with some rows; [`run`] does it
//! for all, in pieces between which an interrupt is heeded and progress is told.
//!
//! No operation knows a source, and no source an operation, so a new one of either is one file.
//!
//! # Order of bytes
//! Numbers in rows of bytes are big-endian unless the caller says `byteorder="little"`, as everywhere in modforge. Rows
//! of 64-bit words are least significant word first, each word as the machine has it.

mod bad_row;
mod column;
mod fixed_base;
mod form;
mod inverses;
mod matrices;
mod operand;
mod power_products;
mod powers;
mod products;
mod run;
mod source;
mod sums;

pub(crate) use bad_row::BadRow;
pub(crate) use powers::{powmod_many, powmod_many_vartime};
pub(crate) use source::PyArrowColumn;
