//! Points of elliptic curves, written once per shape: twisted Edwards, short Weierstrass, Montgomery.
//!
//! A curve is a description: a type without data that names its field and the field of its scalars, both written by the
//! generator, and states its constants ([`edwards::Edwards`], [`weierstrass::Weierstrass`],
//! [`montgomery::Montgomery`]). The ones that this crate knows are in [`curves`](crate::curves). Multiples of points
//! are computed over the trait [`Group`], for all shapes: [`fixed`] of a point known beforehand, [`variable`] of any
//! point, both in constant time; [`vartime`] sums of multiples for verification, where everything is public.

pub mod digits;
pub mod edwards;
pub mod fixed;
mod group;
mod invert;
pub mod montgomery;
pub mod variable;
pub mod vartime;
pub mod weierstrass;

pub use group::{Choose, Group, Half};
pub(crate) use invert::invert_all;

use modforge_fields::Field;

/// The parameters that all curves have.
pub trait Curve: Copy + Send + Sync + 'static {
    /// Coordinates.
    type Field: Field + Send + Sync;
    /// Numbers modulo the order of the group that the base point generates, a prime.
    type Scalar: Field;
}
