//! The vectors that lanes compute in.

use crate::fields::vector::{Anywhere, Ifma};

/// The kinds that are compiled: plain Rust doubles what there is to compile, so it asks for a feature.
#[derive(Clone, Copy, Debug)]
pub enum Vectors {
    /// AVX-512 IFMA.
    Ifma(Ifma),
    /// Plain Rust.
    #[cfg(feature = "portable")]
    Portable,
}

impl Vectors {
    pub(super) fn run<A: Anywhere>(self, task: A) -> A::Output {
        match self {
            Self::Ifma(cpu) => cpu.run(task),
            #[cfg(feature = "portable")]
            Self::Portable => task.run::<crate::fields::vector::Portable>(()),
        }
    }
}
