//! Numbers modulo a prime, eight side by side: in registers where the CPU has AVX-512 IFMA, else in plain Rust.
//!
//! The generator of `modforge` wrote each module, the command is on top of it, and proved there that no intermediate
//! value overflows and that every result is congruent to what it should be. All stand on [`vector`], which is written
//! by hand.
//!
//! ```
//! use modforge_lanes::fields::p256::{BYTES, Element};
//! use modforge_lanes::fields::vector::{Anywhere, LANES, Vector, dispatch};
//!
//! /// The squares of eight numbers.
//! struct Squares<'a>(&'a [[u8; BYTES]; LANES]);
//!
//! impl Anywhere for Squares<'_> {
//!     type Output = [[u8; BYTES]; LANES];
//!
//!     #[inline(always)]
//!     fn run<V: Vector>(self, cpu: V::Cpu) -> Self::Output {
//!         Element::<V>::reduce_le_bytes(cpu, self.0).square().to_le_bytes()
//!     }
//! }
//!
//! let numbers: [[u8; BYTES]; LANES] = core::array::from_fn(|lane| {
//!     let mut number = [0; BYTES];
//!     number[0] = lane as u8;
//!     number
//! });
//! assert_eq!(dispatch(Squares(&numbers)).map(|square| square[0]), [0, 1, 4, 9, 16, 25, 36, 49]);
//! ```

mod lane_field;
#[cfg(feature = "p1305")]
#[rustfmt::skip] // the generated files have the default style
pub mod p1305;
#[cfg(feature = "p25519")]
#[rustfmt::skip]
pub mod p25519;
#[cfg(feature = "p256")]
#[rustfmt::skip]
pub mod p256;
#[cfg(feature = "p384")]
#[rustfmt::skip]
pub mod p384;
#[cfg(feature = "secp256k1")]
#[rustfmt::skip]
pub mod secp256k1;
#[rustfmt::skip]
pub mod vector;

pub use lane_field::LaneField;
