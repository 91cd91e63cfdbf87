//! Random bytes: [`SystemRandom`] is the operating system's source.

mod source;
mod system;

pub(crate) use source::{NoRandom, Random};
pub use system::SystemRandom;
